"""Techniques of thrusting weapons, blades, pole arms and two weapons (IV.B.4, IV.B.5.f).

Each number is the inventory's example, and its neighbour on the other side of the limit.
"""

import msgspec
import pytest

from desktop.rules.nightprowler.document.character import Character, Track
from desktop.rules.nightprowler.fight.armed import techniques
from desktop.rules.nightprowler.fight.commands import (
    Advantage,
    ChangeWeapon,
    Choose,
    Counter,
)
from desktop.rules.nightprowler.fight.state import Aim, Query
from desktop.rules.nightprowler.tables.combat import Technique
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import (
    Arena,
    apart,
    arm,
    armour,
    bout,
    duel,
    swordsman,
)

# A face for each quality of a success, under a threshold of 19; 20 always fails.
Q1, Q2, Q3, Q4, Q5, FAIL = 3, 7, 11, 15, 18, 20


def offered(arena: Arena, fighter: str, option: int) -> list[str]:
    found: tuple[Technique, ...] = techniques(arena.tables, arena.one(fighter), option)
    return [each.id for each in found]


@pytest.mark.rule("NP-TECHNIQUE-GENERAL", "NP-DUEL-OPTIONS-SET")
def test_each_family_has_two_techniques_with_their_price(rules: Rules) -> None:
    arena = bout(rules, "armes-d-estoc")
    assert (offered(arena, "a", 4), offered(arena, "a", 5)) == (["feinte"], ["perforation"])
    arena = bout(rules, "armes-d-estoc", ph=1)
    poor = Choose(fighter="a", option=5, target="b")
    assert arena.refused(poor) == "np.fight.why.heroism"
    arena.choose("a", 4, "b")
    arena = bout(rules, "armes-d-estoc", ph=2)
    arena.choose("a", 5, "b")
    arena.choose("b", 2)
    arena.reveal()
    assert arena.one("a").heroism == 0
    arena = bout(rules, "armes-d-estoc", weapons=(arm("masses"),))
    untrained = Choose(fighter="a", option=4, target="b")
    assert arena.refused(untrained) == "np.fight.why.base-attitudes"


@pytest.mark.rule("NP-TECHNIQUE-ESTOC-FEINTE")
def test_feinte_counts_for_the_comparison_only(rules: Rules) -> None:
    arena = bout(rules, "armes-d-estoc", 12)
    arena.play({"a": (4, "b"), "b": (1, "a")}, a=6, b=Q2)
    assert arena.threshold("a") == 10
    quality = arena.exchange().left_quality
    assert quality is not None
    assert quality.total == 3
    # It wins by it, and wounds with 2.
    assert arena.ticks("b") == (0, 1, 0, 0, 0)
    arena = bout(rules, "armes-d-estoc", 12, ph=5)
    arena.play({"a": (4, "b"), "b": (1, "a")}, a=6, b=Q3)
    assert arena.exchange().winner == ""


@pytest.mark.rule("NP-TECHNIQUE-ESTOC-PERFORATION", "NP-HEALTH-BLEEDING")
def test_perforation_bleeds_from_the_next_turn(rules: Rules) -> None:
    arena = bout(rules, "armes-d-estoc", ph=6)
    arena.play({"a": (5, "b"), "b": (1, "a")}, a=Q3, b=Q2)
    assert arena.one("b").health.bleeding == 1
    assert arena.ticks("b") == (0, 0, 1, 0, 0)
    arena.bell()
    assert arena.ticks("b") == (0, 0, 1, 0, 0)
    for turn in range(1, 5):
        arena.play({"a": (2,), "b": (2,)}, a=Q1, b=Q1)
        arena.bell()
        assert sum(arena.ticks("b")) == 1 + turn
    assert arena.ticks("b") == (3, 1, 1, 0, 0)


@pytest.mark.rule("NP-TECHNIQUE-ESTOC-PERFORATION")
def test_perforation_needs_a_gap_that_precision_does_not_give(rules: Rules) -> None:
    arena = bout(rules, "armes-d-estoc", ph=9)
    arena.play({"a": (5, "b"), "b": (1, "a")}, a=Q3, b=Q3)
    assert arena.exchange().precision
    assert arena.ticks("b") == (1, 0, 0, 0, 0)
    assert arena.one("b").health.bleeding == 0


@pytest.mark.rule("NP-TECHNIQUE-COURTES-PERCEE")
def test_percee_chains_a_second_attack(rules: Rules) -> None:
    arena = bout(rules, "lames-courtes", 12, value=12)
    arena.play({"a": (4, "b"), "b": (1, "a")}, a=Q3, b=Q2)
    arena.reply("a", Query.SECOND, "yes")
    chained = arena.fights.view(arena.state).exchanges[-1]
    assert chained.left_links[0].value.params["value"] == 10  # type: ignore[union-attr]
    # Offensif: B wins the second exchange, and does no damage.
    arena.reply("b", Query.PARRY, "no", a=Q1, b=Q2)
    second = arena.state.exchanges[-1]
    assert second.second
    assert second.winner == "b"
    assert second.left_roll is not None
    assert second.left_roll.result.threshold.total == 10
    assert sum(arena.ticks("a")) == 0
    assert arena.one("b").heroism == 4


@pytest.mark.rule("NP-TECHNIQUE-COURTES-PERCEE")
def test_percee_can_be_met_by_a_paid_defence(rules: Rules) -> None:
    arena = bout(rules, "lames-courtes")
    arena.play({"a": (4, "b"), "b": (1, "a")}, a=Q2, b=Q1)
    arena.reply("a", Query.SECOND, "yes")
    arena.reply("b", Query.PARRY, "yes", a=Q5 - 1, b=Q2)
    assert arena.one("b").heroism == 3
    # First blow 2; the second 5 less the defence of 2.
    assert arena.ticks("b") == (0, 1, 1, 0, 0)
    assert all(each.query is not Query.COUNTER for each in arena.state.questions)


@pytest.mark.rule("NP-TECHNIQUE-COURTES-PERCEE")
def test_percee_needs_a_gap_on_the_first_attack_or_by_a_reading_on_the_second(
    rules: Rules,
) -> None:
    arena = bout(rules, "lames-courtes", ph=5)
    arena.play({"a": (4, "b"), "b": (1, "a")}, a=Q3, b=Q3)
    assert arena.asked() == []
    arena = bout(rules.reading(percee_gap="seconde"), "lames-courtes", ph=9)
    arena.play({"a": (4, "b"), "b": (1, "a")}, a=Q3, b=Q3)
    arena.reply("a", Query.SECOND, "yes")
    # A draw that PH would win is no gap.
    arena.reply("b", Query.PARRY, "no", a=Q3, b=Q3)
    assert arena.ticks("b") == (1, 0, 0, 0, 0)
    assert arena.state.exchanges[-1].strike is None


@pytest.mark.rule("NP-TECHNIQUE-COURTES-ATTAQUE-SURPRISE")
@pytest.mark.parametrize(
    ("ph", "answer", "expected"), [(4, "no", 7), (4, "yes", 12), (2, "yes", 10), (1, None, 7)]
)
def test_attaque_surprise_takes_five_or_two_ph(
    rules: Rules, ph: int, answer: str | None, expected: int
) -> None:
    # With his last 2 PH he escapes the −5, and falls under the −2 of who has none left.
    hidden = (arm(), arm("lames-courtes", 2))
    arena = duel(
        rules,
        swordsman(13, family="lames-courtes", weapons=hidden),
        swordsman(12, ph=ph),
    )
    arena.choose("a", 5, "b", technique="attaque-surprise")
    arena.choose("b", 1, "a")
    arena.reveal()
    assert arena.one("a").arm.family == "lames-courtes"
    if answer is None:
        assert arena.asked() == []
    else:
        arena.reply("b", Query.AVOID, answer)
    arena.roll(a=Q1, b=Q1)
    assert (arena.threshold("a"), arena.threshold("b")) == (11, expected)
    assert arena.one("b").heroism == ph - (2 if answer == "yes" else 0)


@pytest.mark.rule("NP-TECHNIQUE-COURTES-ATTAQUE-SURPRISE")
def test_a_drawn_blade_surprises_nobody(rules: Rules) -> None:
    arena = bout(rules, "lames-courtes")
    chosen = Choose(fighter="a", option=5, target="b")
    assert arena.refused(chosen) == "np.fight.why.drawn"


@pytest.mark.rule("NP-TECHNIQUE-COURTES-ATTAQUE-SURPRISE")
def test_techniques_of_one_number_have_keys_of_their_own(rules: Rules) -> None:
    both = (arm("armes-d-estoc"), arm("lames-courtes", 1))
    kit = swordsman(13, family="armes-d-estoc", weapons=both)
    skills = {**kit.kits.professional, "combat-arme:Lames courtes": 11}
    arena = duel(rules, _with_skills(kit, skills), swordsman(12))
    (ask,) = [each for each in arena.fights.view(arena.state).asks if each.id == "choose:a"]
    keys = {option.value: option.key for option in ask.fields[0].options}
    assert keys["perforation"] == "5"
    assert keys["attaque-surprise"] == "7"
    both_named = Choose(fighter="a", option=5, target="b")
    assert arena.refused(both_named) == "np.fight.why.which-technique"
    values = {"option": "attaque-surprise", "target": "b", "ph": "0"}
    chosen = arena.fights.answer(arena.state, "choose:a", values)
    assert chosen == Choose(fighter="a", option=5, target="b", technique="attaque-surprise")


@pytest.mark.rule("NP-TECHNIQUE-LONGUES-ATTAQUE-BRUTALE")
def test_attaque_brutale_hits_harder_and_opens_up(rules: Rules) -> None:
    arena = bout(rules, value=10, armours=(armour(1),))
    arena.play({"a": (4, "b"), "b": (1, "a")}, a=Q3, b=Q2)
    assert arena.threshold("b") == 12
    assert arena.ticks("b") == (0, 0, 1, 0, 0)
    arena = bout(rules, value=10)
    arena.play({"a": (4, "b"), "b": (2,)}, a=Q5, b=FAIL)
    # Only a blow at the brute is easier; and 5 stays 5.
    assert arena.threshold("b") == 10
    assert arena.ticks("b") == (0, 0, 0, 0, 1)


@pytest.mark.rule("NP-TECHNIQUE-LONGUES-DESTRUCTION")
@pytest.mark.parametrize(
    ("mine", "theirs", "quality", "breaks"),
    [(2, 1, Q3, True), (2, 2, Q3, False), (2, 2, Q4, True), (2, 3, Q5, False), (2, 1, Q2, False)],
)
def test_destruction_breaks_by_reach_and_gap(
    rules: Rules, mine: int, theirs: int, quality: int, breaks: bool
) -> None:
    arena = duel(
        rules,
        swordsman(19, ph=4, weapons=(arm(allonge=mine),)),
        swordsman(19, ph=4, weapons=(arm(allonge=theirs),)),
    )
    if theirs > mine:
        arena.play({"a": (3, "b", "reach"), "b": (2,)}, a=Q2, b=FAIL)
        arena.run(Advantage(fighter="a", which=Aim.REACH, target="b"))
        arena.bell()
    if mine > theirs:
        # B closes first, so that he may attack at all.
        arena.play({"a": (2,), "b": (3, "a", "reach")}, a=FAIL, b=Q2)
        arena.run(Advantage(fighter="b", which=Aim.REACH, target="a"))
        arena.bell()
    arena.play({"a": (5, "b"), "b": (1, "a")}, a=quality, b=Q2)
    assert ((Query.BREAK, "a") in arena.asked()) is breaks
    if breaks:
        assert sum(arena.ticks("b")) == 1
        arena.reply("a", Query.BREAK, "weapon")
        assert arena.one("b").arm.id == ""
        saved = arena.fights.live_document(arena.state, "b", arena.one("b").document)
        assert saved.weapons[0].broken  # type: ignore[attr-defined]


@pytest.mark.rule("NP-TECHNIQUE-HAST-CHARGE")
@pytest.mark.parametrize(("answer", "expected"), [("no", 9), ("yes", 11)])
def test_charge_takes_two_unless_one_ph_is_paid(rules: Rules, answer: str, expected: int) -> None:
    arena = apart(rules, swordsman(19, family="armes-d-hast"), swordsman(11))
    arena.choose("a", 4, "b", stake=1)
    arena.choose("b", 1, "a")
    arena.reveal()
    arena.reply("b", Query.AVOID, answer)
    arena.roll(a=Q2, b=FAIL)
    assert arena.threshold("b") == expected
    # 2, and a level more for the PH that was put into it.
    assert arena.ticks("b") == (0, 0, 1, 0, 0)
    assert arena.one("a").heroism == 3


@pytest.mark.rule("NP-TECHNIQUE-HAST-CHARGE")
def test_a_free_charge_hits_as_usual_and_two_charges_cancel(rules: Rules) -> None:
    arena = apart(rules, swordsman(19, family="armes-d-hast"), swordsman(18, family="armes-d-hast"))
    arena.choose("a", 4, "b")
    arena.choose("b", 4, "a")
    arena.reveal()
    assert arena.asked() == []
    arena.roll(a=Q2, b=Q1)
    assert (arena.threshold("a"), arena.threshold("b")) == (19, 18)
    assert arena.ticks("b") == (0, 1, 0, 0, 0)
    assert arena.one("a").heroism == 4


@pytest.mark.rule("NP-TECHNIQUE-HAST-CHARGE")
def test_charge_needs_room_and_takes_the_initiative(rules: Rules) -> None:
    arena = bout(rules, "armes-d-hast")
    near = Choose(fighter="a", option=4, target="b")
    assert arena.refused(near) == "np.fight.why.already-engaged"
    for forces, option in ((True, 2), (False, 1)):
        arena = apart(
            rules.reading(charge_forces_defence=forces),
            swordsman(19, family="armes-d-hast"),
            swordsman(19),
            round_=1,
        )
        arena.choose("a", 4, "b")
        arena.choose("b", 1, "a")
        arena.reveal()
        shown = arena.one("b").choice
        assert shown is not None
        assert shown.option == option


@pytest.mark.rule("NP-TECHNIQUE-HAST-MUR")
@pytest.mark.parametrize(("answer", "expected"), [("no", 7), ("yes", 9)])
def test_mur_keeps_at_a_distance(rules: Rules, answer: str, expected: int) -> None:
    arena = bout(rules, "armes-d-hast", value=12)
    arena.choose("a", 5, "b", aim=Aim.DISENGAGE)
    arena.choose("b", 1, "a")
    arena.reveal()
    arena.reply("b", Query.AVOID, answer)
    arena.roll(a=Q2, b=Q1)
    assert arena.threshold("b") == expected
    assert sum(arena.ticks("b")) == 0
    assert arena.asked() == [(Query.ADVANTAGE, "a")]
    arena.run(Advantage(fighter="a", which=Aim.DISENGAGE))
    assert arena.state.pairs == ()


def knives(rules: Rules, value: int = 13, **b: object) -> Arena:
    """A with two knives against B."""
    both = (arm("lames-courtes", 1), arm("lames-courtes", 1, id="autre", name="Autre"))
    foe = {"value": 19, "weapons": (arm(allonge=1),), **b}
    arena = duel(
        rules,
        swordsman(value, family="lames-courtes", weapons=both),
        swordsman(**foe),  # type: ignore[arg-type]
    )
    arena.run(ChangeWeapon(fighter="a", weapon="lames-courtes", second="autre"))
    return arena


@pytest.mark.rule("NP-TWO-WEAPONS")
def test_two_weapons_cost_two_on_attacks_and_change_the_techniques(rules: Rules) -> None:
    arena = knives(rules)
    assert offered(arena, "a", 4) == ["defense-sanglante"]
    assert offered(arena, "a", 5) == ["attaque-a-outrance"]
    arena.play({"a": (1, "b"), "b": (2,)}, a=Q1, b=Q1)
    assert arena.threshold("a") == 11
    arena.bell()
    arena.play({"a": (2,), "b": (2,)}, a=Q1, b=Q1)
    assert arena.threshold("a") == 13
    longer = swordsman(13, weapons=(arm(allonge=2), arm("lames-courtes", 1)))
    arena = duel(rules, longer, swordsman())
    both = ChangeWeapon(fighter="a", weapon="lames-longues", second="lames-courtes")
    assert arena.refused(both) == "np.fight.why.two-weapons"


@pytest.mark.rule("NP-TWO-WEAPONS-DEFENSE-SANGLANTE")
def test_defense_sanglante_counters_harder(rules: Rules) -> None:
    arena = knives(rules, 19)
    arena.play({"a": (4,), "b": (1, "a")}, a=Q4, b=Q2)
    assert arena.threshold("a") == 19
    assert arena.state.questions[0].offers[0].quality == 3
    arena.run(Counter(fighter="a", target="b"))
    assert arena.state.counters[0].damage.total == 4
    assert arena.one("a").heroism == 3
    arena = knives(rules, 19)
    arena.play({"a": (4,), "b": (1, "a")}, a=Q2, b=Q4)
    assert arena.ticks("a") == (0, 1, 0, 0, 0)


@pytest.mark.rule("NP-TWO-WEAPONS-OUTRANCE")
@pytest.mark.parametrize(
    ("mine", "theirs", "victim", "damage"),
    [(Q3, Q1, "b", 3), (FAIL, Q2, "a", 3), (Q2, Q3, "a", 3), (FAIL, FAIL, "", 0)],
)
def test_outrance_hits_harder_or_opens_up(
    rules: Rules, mine: int, theirs: int, victim: str, damage: int
) -> None:
    arena = knives(rules, 19, armours=(armour(1),))
    arena.play({"a": (5, "b"), "b": (1, "a")}, a=mine, b=theirs)
    assert arena.threshold("a") == 17
    strike = arena.exchange().strike
    assert ("" if strike is None else strike.victim) == victim
    assert (0 if strike is None else strike.damage.total) == damage


def _with_skills(character: Character, skills: dict[str, int]) -> Character:
    kits = msgspec.structs.replace(character.kits, professional=skills)
    return msgspec.structs.replace(character, kits=kits)


def test_a_blow_in_the_other_table_is_no_vitality(rules: Rules) -> None:
    blunt = arm("masses", blunt=True, track=Track.ENDURANCE)
    arena = bout(rules, "masses", weapons=(blunt,))
    arena.play({"a": (1, "b"), "b": (1, "a")}, a=Q2, b=Q1)
    assert arena.ticks("b", Track.ENDURANCE) == (0, 1, 0, 0, 0)
