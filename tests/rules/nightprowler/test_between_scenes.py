"""Crasse, Héroïsme, money, favours and contacts in play (I.C, II.B, III.F.2, III.G, IV.B.7)."""

import pytest
from msgspec.structs import replace

from desktop.rules.nightprowler.commands.play import SetPool
from desktop.rules.nightprowler.commands.progress import (
    AwardHeroism,
    ConvertContact,
    DefyAuthority,
    Earn,
    EndScene,
    EndWeek,
    GoOutInRain,
    KeepContact,
    LetDebtGrow,
    Pay,
    PayHabit,
    RepairArmour,
    RepayDebt,
    SpendCrasse,
    StrikeLine,
    UseFavour,
)
from desktop.rules.nightprowler.document.character import Armour, Character, Origins
from desktop.rules.nightprowler.document.ledger import Kind
from desktop.rules.nightprowler.document.play_records import LedgerLine
from desktop.rules.nightprowler.progression import crasse
from desktop.rules.nightprowler.progression import money as purse
from desktop.rules.nightprowler.progression.contacts import skill_contacts
from desktop.rules.nightprowler.progression.ledger_words import line_title
from desktop.rules.nightprowler.rolls.check import CheckRequest, check, threshold
from desktop.rules.nightprowler.sheet.notice import notice
from desktop.rules.sheetmodel import Fields
from desktop.rules.system import Struct
from tests.rules.nightprowler.characters import Rules, picks, plain, with_kit
from tests.rules.nightprowler.playing import holding, played, refused, with_heroism
from tests.rules.nightprowler.sample import SETTINGS, TABLES, derived
from tests.texts import texts_of

# --- Crasse ---


@pytest.mark.rule("NP-CRASSE-FLOW")
def test_a_jeton_used_by_a_player_goes_to_the_mj(rules: Rules) -> None:
    assert crasse.given_to_mj(2, 0) == (1, 1)
    after = played(rules, holding(plain(), crasse=2), SpendCrasse("a", crasse.Use.OTHER, "il ment"))
    assert after.pools.crasse == 1


@pytest.mark.rule("NP-CRASSE-FLOW", "NP-CRASSE-MJ-USES")
@pytest.mark.parametrize(("held", "may"), [(0, False), (1, True), (2, True)])
def test_the_mj_spends_what_he_holds(held: int, may: bool) -> None:
    assert (crasse.mj_refusal(held) is None) is may


@pytest.mark.rule("NP-CRASSE-MJ-USES")
@pytest.mark.parametrize("die", [1, 6, 19, 20])
def test_crasse_of_the_mj_makes_a_pnj_succeed(die: int) -> None:
    someone = derived()
    request = CheckRequest(value=5)
    paid = replace(request, granted=True)
    assert threshold(TABLES, SETTINGS, someone, paid).total == 5
    result = check(TABLES, SETTINGS, someone, paid, die)
    assert result.success
    assert result.automatic
    assert result.quality.total >= 0
    assert not check(TABLES, SETTINGS, someone, request, 6).success


@pytest.mark.rule("NP-CRASSE-USES")
@pytest.mark.parametrize("use", [use for use in crasse.USES if use != crasse.Use.CHARACTER])
def test_each_use_takes_one_jeton_and_its_vile_means(rules: Rules, use: str) -> None:
    someone = holding(plain(), crasse=1)
    assert refused(rules, someone, SpendCrasse("a", use, "  ")).key == "np.check.crasse-note"
    after = played(rules, someone, SpendCrasse("a", use, "un chantage"))
    assert after.pools.crasse == 0
    assert (after.ledger[0].key, after.ledger[0].note) == (use, "un chantage")
    assert refused(rules, after, SpendCrasse("b", use, "encore")).key == "np.crasse.none-left"


@pytest.mark.rule("NP-CRASSE-USES")
def test_another_player_s_character_comes_with_his_agreement(rules: Rules) -> None:
    someone = holding(plain(), crasse=1)
    asked = SpendCrasse("a", crasse.Use.CHARACTER, "une lettre volée")
    assert refused(rules, someone, asked).key == "np.crasse.ask-player"
    assert played(rules, someone, replace(asked, agreed=True)).pools.crasse == 0


def test_crasse_and_heroism_of_one_roll_are_one_edit(rules: Rules) -> None:
    someone = holding(with_heroism(rules, plain(), 2), crasse=1)
    roll = SpendCrasse("a", crasse.Use.QUALITY, "du sable", heroism=2)
    after = played(rules, someone, roll)
    assert (after.pools.crasse, rules.derive(after).heroism) == (0, 0)
    assert rules.derive(played(rules, after, StrikeLine("a"))).heroism == 0
    dear = replace(roll, heroism=3)
    assert refused(rules, someone, dear).key == "np.edit.not-enough-heroism"


def test_a_jeton_is_used_for_something(rules: Rules) -> None:
    command = SpendCrasse("a", "rien", "x")
    assert refused(rules, holding(plain(), crasse=1), command).key == "np.crasse.no-such-use"


# --- Héroïsme ---


@pytest.mark.rule("NP-HEROISM-RECOVERY-SCENE")
@pytest.mark.parametrize(("under", "after"), [(4, 3), (1, 0), (0, 0)])
def test_a_scene_gives_one_point_up_to_the_initial_value(
    rules: Rules, under: int, after: int
) -> None:
    most = rules.derive(plain()).heroism_max.total
    someone = played(rules, with_heroism(rules, plain(), most - under), EndScene("a", "le port"))
    assert rules.derive(someone).heroism == most - after
    assert len(someone.ledger) == (under != after)


@pytest.mark.rule("NP-PROGRESSION-PH-AWARD")
def test_ph_of_the_mj_are_a_line_apart_from_jetons(rules: Rules) -> None:
    someone = played(rules, with_heroism(rules, plain(), 2), AwardHeroism("a", 1, "le pont"))
    assert rules.derive(someone).heroism == 3
    (line,) = someone.ledger
    assert (line.kind, line.heroism, line.jetons, line.note) == (Kind.HEROISM, 1, 0, "le pont")
    assert rules.derive(played(rules, someone, StrikeLine("a"))).heroism == 2


def of_race(race: str) -> Character:
    return plain(origins=Origins(race=race))


@pytest.mark.rule("NP-TRAIT-NAIN-REBELLE")
@pytest.mark.parametrize("left", [3, 0])
def test_a_nain_gains_two_points_by_defying_authority(rules: Rules, left: int) -> None:
    someone = played(rules, with_heroism(rules, of_race("nain"), left), DefyAuthority("a"))
    assert rules.derive(someone).heroism == left + 2
    assert refused(rules, plain(), DefyAuthority("a")).key == "np.progress.no-defiance"


@pytest.mark.rule("NP-TRAIT-NAIN-REBELLE")
def test_the_gain_of_defiance_may_pass_the_initial_value(rules: Rules) -> None:
    someone = played(rules, of_race("nain"), DefyAuthority("a"))
    assert rules.derive(someone).heroism == rules.derive(someone).heroism_max.total + 2


@pytest.mark.rule("NP-TRAIT-FELIS-AVERSION-EAU")
@pytest.mark.parametrize(("minutes", "cost"), [(90, 3), (30, 1), (31, 2), (1, 1)])
def test_a_felis_pays_for_the_rain(rules: Rules, minutes: int, cost: int) -> None:
    someone = with_heroism(rules, of_race("felis"), 4)
    assert rules.derive(played(rules, someone, GoOutInRain("a", minutes))).heroism == 4 - cost
    dry = with_heroism(rules, of_race("felis"), cost - 1)
    assert refused(rules, dry, GoOutInRain("a", minutes)).key == "np.edit.not-enough-heroism"
    assert refused(rules, plain(), GoOutInRain("a", minutes)).key == "np.progress.no-rain"


@pytest.mark.rule("NP-TRAIT-ELFE-DESINVOLTURE")
@pytest.mark.parametrize(
    ("community", "water", "after"), [(7, 3, 5), (0, 0, 5), (2, 5, 3), (8, 3, 3), (7, 4, 3)]
)
def test_an_elfe_gains_or_loses_each_week(
    rules: Rules, community: int, water: int, after: int
) -> None:
    someone = with_heroism(rules, of_race("elfe"), 4)
    passed = played(rules, someone, EndWeek("a", community, water))
    assert rules.derive(passed).heroism == after


@pytest.mark.rule("NP-TRAIT-ELFE-DESINVOLTURE")
def test_a_week_takes_nothing_from_nothing_nor_under_the_standing_reading(rules: Rules) -> None:
    someone = with_heroism(rules, of_race("elfe"), 0)
    assert rules.derive(played(rules, someone, EndWeek("a", 9, 9))).heroism == 0
    standing = rules.reading(desinvolture="permanente")
    assert refused(standing, someone, EndWeek("a", 0, 0)).key == "np.progress.no-week"
    assert refused(rules, plain(), EndWeek("a", 0, 0)).key == "np.progress.no-week"


# --- Money ---


@pytest.mark.rule("NP-CASSURE-COMPROMISSION")
@pytest.mark.parametrize(("gain", "kept", "owed"), [(80, 40, 40), (30, 15, 15), (31, 16, 15)])
def test_half_of_the_gains_go_to_the_parrain(rules: Rules, gain: int, kept: int, owed: int) -> None:
    someone = played(rules, plain(cassure="compromission"), Earn("a", gain))
    assert someone.pools.couronnes == kept
    assert someone.ledger[0].amount == owed
    assert played(rules, plain(), Earn("a", gain)).pools.couronnes == gain


@pytest.mark.rule("NP-TRAIT-DEPENDANCE")
@pytest.mark.parametrize(("weeks", "cost"), [(4, 40), (1, 10)])
def test_an_addiction_costs_money_each_week(rules: Rules, weeks: int, cost: int) -> None:
    someone = holding(plain(traits=picks("dependance")), couronnes=40)
    assert played(rules, someone, PayHabit("a", weeks)).pools.couronnes == 40 - cost
    poor = holding(someone, couronnes=cost - 1)
    assert refused(rules, poor, PayHabit("a", weeks)).key == "np.ledger.not-enough"
    assert refused(rules, plain(), PayHabit("a", weeks)).key == "np.purse.no-habit"


def owed(rules: Rules, character: Character) -> int:
    return purse.debt(rules.tables, character, rules.derive(character)).total


@pytest.mark.rule("NP-TRAIT-EVENT-DETTE")
def test_a_debt_grows_each_month_unpaid_until_it_is_repaid(rules: Rules) -> None:
    someone = holding(plain(traits=picks("dette")), couronnes=200)
    assert owed(rules, someone) == 100
    later = played(rules, someone, LetDebtGrow("a", 3))
    assert owed(rules, later) == 160
    assert refused(rules, later, RepayDebt("b", 161)).key == "np.purse.owes-less"
    part = played(rules, later, RepayDebt("b", 100))
    assert (owed(rules, part), part.pools.couronnes) == (60, 100)
    assert owed(rules, played(rules, part, LetDebtGrow("c", 1))) == 80
    settled = played(rules, part, RepayDebt("c", 60))
    assert owed(rules, settled) == 0
    assert refused(rules, settled, LetDebtGrow("d", 1)).key == "np.purse.no-debt"


@pytest.mark.rule("NP-ARMOUR-REPAIR")
@pytest.mark.parametrize(
    ("percent", "price", "points", "cost"), [(15, 200, 1, 30), (15, 80, 2, 24), (15, 10, 1, 2)]
)
def test_a_repair_is_paid_and_can_be_taken_back(
    rules: Rules, percent: int, price: int, points: int, cost: int
) -> None:
    worn = Armour("m", "Chemise", repair_percent=percent, lost=2, price=price)
    someone = holding(plain(armours=(worn,)), couronnes=cost)
    after = played(rules, someone, RepairArmour("a", "m", points))
    assert after.pools.couronnes == 0
    assert after.armours[0].lost == 2 - points
    assert played(rules, after, StrikeLine("a")) == someone
    for command, key in (
        (RepairArmour("b", "m", 3), "np.purse.lost-only"),
        (RepairArmour("b", "m", 0), "np.purse.lost-only"),
        (RepairArmour("b", "x", 1), "edit.no-such-entry"),
    ):
        assert refused(rules, someone, command).key == key
    broke = holding(someone, couronnes=cost - 1)
    assert refused(rules, broke, RepairArmour("b", "m", points)).key == "np.ledger.not-enough"


@pytest.mark.parametrize("command", [Earn("a", 0), Pay("a", 0), PayHabit("a", 0)])
def test_money_comes_and_goes_in_whole_couronnes(rules: Rules, command: Struct) -> None:
    assert refused(rules, plain(), command).key == "np.edit.not-positive"


@pytest.mark.rule("NP-TRAIT-EVENT-FAVEUR")
def test_a_favour_is_unused_then_spent(rules: Rules) -> None:
    someone = plain(traits=picks("faveur", "faveur"))

    def left(character: Character) -> tuple[int, int]:
        view = rules.derive(character)
        return purse.favours(rules.tables, character, rules.settings, view)

    assert left(plain()) == (0, 0)
    assert left(plain(traits=picks("faveur"))) == (1, 0)
    assert left(someone) == (2, 0)
    once = played(rules, someone, UseFavour("a", "une cache"))
    assert left(once) == (1, 1)
    twice = played(rules, once, UseFavour("b"))
    assert refused(rules, twice, UseFavour("c")).key == "np.purse.no-favour"
    assert left(played(rules, twice, StrikeLine("a"))) == (1, 1)


# --- A price on one's head ---


@pytest.mark.rule("NP-REPUTATION-BOUNTY-USE")
def test_the_price_is_printed_on_a_notice_and_changes_no_roll(rules: Rules) -> None:
    hunted = plain(cassure="fuite", name="Isabeau", appearance="Une cicatrice")
    page = notice(rules.tables, hunted, rules.settings)
    texts = texts_of("fr")
    assert page.title == "Isabeau"
    (band,) = (block for block in page.blocks if isinstance(block, Fields))
    assert texts.render(band.fields[0].value) == "100 couronnes"
    assert any(getattr(block, "text", "") == "Une cicatrice" for block in page.blocks)
    bare = rules.derive(plain())
    for view in rules.derive(hunted).skills:
        request = CheckRequest(skill=view.key)
        found = threshold(rules.tables, rules.settings, rules.derive(hunted), request)
        same = threshold(rules.tables, rules.settings, bare, request)
        assert found.total == same.total


# --- Contacts ---


def people(rules: Rules, character: Character) -> dict[str, int]:
    found: dict[str, int] = {}
    for each in skill_contacts(rules.tables, character, rules.derive(character)):
        found[each.rank] = found.get(each.rank, 0) + each.count
    return found


@pytest.mark.rule("NP-SKILL-CONTACT-CONVERSION")
def test_a_majeur_becomes_two_influents_and_four_mineurs(rules: Rules) -> None:
    key = "connaissance:Pègre"
    someone = with_kit({key: 17})
    assert people(rules, someone) == {"majeur": 1}
    once = played(rules, someone, ConvertContact(key, "majeur"))
    assert people(rules, once) == {"influent": 2}
    twice = played(rules, once, ConvertContact(key, "influent"))
    assert people(rules, twice) == {"influent": 1, "mineur": 2}
    whole = played(rules, twice, ConvertContact(key, "influent"))
    assert people(rules, whole) == {"mineur": 4}
    assert refused(rules, whole, ConvertContact(key, "influent")).key == "np.contact.none"
    assert refused(rules, whole, ConvertContact(key, "mineur")).key == "np.contact.lowest"
    assert people(rules, played(rules, whole, KeepContact(1))) == {"influent": 1, "mineur": 2}
    assert people(rules, played(rules, whole, KeepContact(0))) == {"majeur": 1}


@pytest.mark.rule("NP-SKILL-CONTACT-CONVERSION")
def test_a_conversion_waits_for_a_contact_to_convert(rules: Rules) -> None:
    key = "commerce"
    once = played(rules, with_kit({key: 13}), ConvertContact(key, "influent"))
    assert people(rules, once) == {"mineur": 2}
    fallen = replace(once, kits=replace(once.kits, professional={key: 12}))
    assert people(rules, fallen) == {"mineur": 1}
    risen = replace(once, kits=replace(once.kits, professional={key: 17}))
    assert people(rules, risen) == {"majeur": 1}


def test_every_kind_of_line_has_its_words(rules: Rules) -> None:
    texts = texts_of("fr")
    kinds = [value for name, value in vars(Kind).items() if name.isupper()]
    shown = {
        texts.render(line_title(rules.tables, LedgerLine(id="a", kind=kind, key="comedie")))
        for kind in kinds
    }
    assert len(shown) == len(kinds)
    unknown = texts.render(line_title(rules.tables, LedgerLine(id="a", kind="rien")))
    assert unknown not in shown


def test_a_correction_of_crasse_or_couronnes_is_a_line_too(rules: Rules) -> None:
    someone = holding(plain(created=True), crasse=2, couronnes=10)
    after = played(rules, someone, SetPool("crasse", 1), SetPool("couronnes", 12))
    assert [(line.key, line.crasse, line.couronnes) for line in after.ledger] == [
        ("crasse", -1, 0),
        ("couronnes", 0, 2),
    ]
