"""Jetons gained, spent and stolen, and lines of the ledger taken back (II.C)."""

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from msgspec.structs import replace

from desktop import paths
from desktop.rules.message import Message
from desktop.rules.nightprowler.commands.play import SetPool
from desktop.rules.nightprowler.commands.progress import (
    AwardJetons,
    BeRobbed,
    Earn,
    LearnSkill,
    Pay,
    RaiseCharacteristic,
    RaiseHeroism,
    RaiseSkill,
    RaiseSurgery,
    SpendCrasse,
    Steal,
    StrikeLine,
)
from desktop.rules.nightprowler.creation.steps import problems
from desktop.rules.nightprowler.document import ledger
from desktop.rules.nightprowler.document.character import Armour, Character
from desktop.rules.nightprowler.document.ledger import Kind, Struck
from desktop.rules.nightprowler.edits.apply import edit
from desktop.rules.nightprowler.progression.prices import surgery
from desktop.rules.nightprowler.settings.shipped import default_settings
from desktop.rules.nightprowler.tables.load import load
from desktop.rules.system import Edited, Struct
from tests.rules.nightprowler.characters import Rules, plain, with_kit
from tests.rules.nightprowler.playing import holding, played, refused

RULES = Rules(
    load(paths.tables_root()), default_settings(paths.tables_root(), load(paths.tables_root()))
)
KIT = {"acrobatie": 9, "breuvage:Pyrotechnie": 8, "soin": 10}


def someone(jetons: int = 0) -> Character:
    return holding(with_kit(KIT, created=True), jetons=jetons)


@pytest.mark.rule("NP-PROGRESSION-TOKENS-MEANING")
@pytest.mark.parametrize(("amount", "left"), [(2, 7), (-3, 2), (-5, 0)])
def test_successes_raise_the_jetons_and_failures_lower_them(
    rules: Rules, amount: int, left: int
) -> None:
    after = played(rules, someone(5), AwardJetons("a", amount, "le coup du port"))
    assert after.pools.jetons == left


@pytest.mark.rule("NP-PROGRESSION-TOKENS-MEANING")
def test_jetons_never_go_below_zero(rules: Rules) -> None:
    assert refused(rules, someone(5), AwardJetons("a", -6)).key == "np.ledger.not-enough"


@pytest.mark.rule("NP-PROGRESSION-TOKENS-EARN")
def test_an_award_is_a_line_with_its_scene(rules: Rules) -> None:
    (line,) = played(rules, someone(), AwardJetons("a", 1, " Les toits ")).ledger
    assert (line.kind, line.jetons, line.note) == (Kind.AWARD, 1, "Les toits")
    assert not line.exceptional


@pytest.mark.rule("NP-PROGRESSION-TOKENS-EARN")
def test_an_award_in_mid_scene_is_possible_and_flagged(rules: Rules) -> None:
    (line,) = played(rules, someone(), AwardJetons("a", 1, exceptional=True)).ledger
    assert line.exceptional


@pytest.mark.rule("NP-PROGRESSION-TOKENS-THEFT")
def test_the_thief_gains_what_the_victim_loses(rules: Rules) -> None:
    thief = played(rules, someone(4), Steal("t", "jetons", 2, "B"))
    victim = played(rules, someone(6), BeRobbed("t", "jetons", 2, "A"))
    assert (thief.pools.jetons, victim.pools.jetons) == (6, 4)
    assert (thief.ledger[0].other, victim.ledger[0].other) == ("B", "A")


@pytest.mark.rule("NP-PROGRESSION-TOKENS-THEFT")
def test_nobody_loses_more_jetons_than_he_has(rules: Rules) -> None:
    assert refused(rules, someone(1), BeRobbed("t", "jetons", 2, "A")).key == "np.ledger.victim-has"
    assert played(rules, someone(2), BeRobbed("t", "jetons", 2, "A")).pools.jetons == 0


@pytest.mark.rule("NP-CRASSE-THEFT")
def test_crasse_is_stolen_in_the_same_way(rules: Rules) -> None:
    thief = played(rules, holding(plain(), crasse=1), Steal("t", "crasse", 1, "B"))
    victim = played(rules, holding(plain(), crasse=2), BeRobbed("t", "crasse", 1, "A"))
    assert (thief.pools.crasse, victim.pools.crasse) == (2, 1)
    refusal = refused(rules, holding(plain(), crasse=0), BeRobbed("t", "crasse", 1, "A"))
    assert refusal.key == "np.ledger.victim-has"


def test_points_are_bought_at_the_campaign_s_price(rules: Rules) -> None:
    price = rules.settings.progression
    after = played(
        rules,
        someone(40),
        RaiseSkill("a", "acrobatie", 2),
        LearnSkill("b", "perception"),
        RaiseSkill("c", "perception"),
        RaiseCharacteristic("d", "cervelle"),
        RaiseHeroism("e"),
    )
    assert rules.value(after, "acrobatie") == 11
    assert rules.value(after, "perception") == 7
    assert rules.skill(after, "perception").opened
    before = rules.derive(someone())
    derived = rules.derive(after)
    assert derived.characteristics["cervelle"].total == before.characteristics["cervelle"].total + 1
    assert derived.heroism_max.total == before.heroism_max.total + 1
    spent = 3 * price.skill_raise + price.skill_opening
    spent += price.characteristic_raise + price.heroism_raise
    assert after.pools.jetons == 40 - spent


def test_what_was_learnt_costs_no_points_of_creation(rules: Rules) -> None:
    before, after = (
        someone(40),
        played(rules, someone(40), LearnSkill("a", "perception"), RaiseSkill("b", "acrobatie", 3)),
    )
    assert rules.derive(after).skill_points == rules.derive(before).skill_points


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (RaiseSkill("a", "perception"), "np.edit.open-first"),
        (RaiseSkill("a", "acrobatie", 0), "np.edit.not-positive"),
        (LearnSkill("a", "acrobatie"), "np.edit.already-open"),
        (LearnSkill("a", "art"), "np.edit.need-specialisation"),
        (LearnSkill("a", "rien"), "np.problem.unknown-skill"),
        (RaiseCharacteristic("a", "force"), "np.problem.unknown-characteristic"),
        (AwardJetons("a", 0), "np.edit.not-positive"),
        (AwardJetons("", 1), "edit.id-taken"),
        (StrikeLine("z"), "edit.no-such-entry"),
        (RaiseSurgery("a"), "np.progress.surgery-free"),
    ],
)
def test_what_cannot_be_bought_says_why(rules: Rules, command: Struct, key: str) -> None:
    assert refused(rules, someone(40), command).key == key


def test_a_purchase_needs_its_jetons(rules: Rules) -> None:
    price = rules.settings.progression.skill_opening
    assert refused(rules, someone(price - 1), LearnSkill("a", "perception")).key == (
        "np.ledger.not-enough"
    )
    assert played(rules, someone(price), LearnSkill("a", "perception")).pools.jetons == 0


@pytest.mark.rule("NP-SKILL-LIMITATION")
def test_determination_doubles_the_price_of_limited_skills_alone(rules: Rules) -> None:
    price = rules.settings.progression.skill_raise
    driven = replace(someone(20), origins=replace(someone().origins, milieu=milieu_of(rules)))
    dear = played(rules, driven, RaiseSkill("a", "breuvage:Pyrotechnie"))
    cheap = played(rules, driven, RaiseSkill("a", "acrobatie"))
    assert (20 - dear.pools.jetons, 20 - cheap.pools.jetons) == (2 * price, price)
    assert rules.value(dear, "breuvage:Pyrotechnie") == 7
    rules_broken = [one.rule for one in problems(rules.tables, dear, rules.settings)]
    assert "NP-SKILL-LIMITATION" not in rules_broken


def milieu_of(rules: Rules) -> str:
    """A milieu that gives Détermination."""
    return next(one.id for one in rules.tables.milieux if one.trait == "determination")


@pytest.mark.rule("NP-SKILL-LIMITATION")
def test_surgery_stays_at_six_until_it_is_raised_at_the_double_price(rules: Rules) -> None:
    driven = replace(someone(20), origins=replace(someone().origins, milieu=milieu_of(rules)))
    assert rules.value(driven, "soin") == 10

    def worth(character: Character) -> int:
        derived = rules.derive(character)
        return surgery(rules.tables, rules.settings, character, derived)

    assert worth(driven) == 6
    raised = played(rules, driven, RaiseSurgery("a", 3))
    assert worth(raised) == 9
    assert 20 - raised.pools.jetons == 3 * 2 * rules.settings.progression.skill_raise
    assert rules.value(raised, "soin") == 10
    assert worth(played(rules, raised, RaiseSurgery("b", 1))) == 10
    assert refused(rules, raised, RaiseSurgery("b", 2)).key == "np.progress.surgery-most"


def test_a_hand_s_correction_is_a_line_and_several_in_a_row_are_one(rules: Rules) -> None:
    after = played(rules, someone(3), SetPool("jetons", 9), SetPool("jetons", 5))
    (line,) = after.ledger
    assert (line.kind, line.jetons) == (Kind.CORRECTION, 2)
    assert played(rules, after, SetPool("jetons", 3)).ledger == ()


def test_no_line_is_written_before_the_end_of_creation(rules: Rules) -> None:
    assert played(rules, plain(), SetPool("jetons", 9)).ledger == ()


def struck(character: Character, id: str, heroism: int = 9) -> Struck:
    found = ledger.strike(character, id, heroism)
    assert isinstance(found, Struck), found
    return found


def test_a_struck_line_gives_back_what_it_took(rules: Rules) -> None:
    before = someone(10)
    after = played(rules, before, RaiseSkill("a", "acrobatie", 2))
    assert played(rules, after, StrikeLine("a")) == before


def test_points_of_a_skill_fall_with_its_opening(rules: Rules) -> None:
    before = played(rules, someone(40), RaiseSkill("x", "acrobatie"))
    after = played(rules, before, LearnSkill("a", "perception"), RaiseSkill("b", "perception", 2))
    assert [line.id for line in struck(after, "a").fallen] == ["b"]
    assert struck(after, "a").character == before


def test_what_an_award_paid_for_falls_with_it_the_last_first(rules: Rules) -> None:
    price = rules.settings.progression.skill_raise
    after = played(
        rules,
        someone(price),
        AwardJetons("a", 3 * price),
        RaiseSkill("b", "acrobatie"),
        RaiseSkill("c", "soin", 2),
        RaiseSkill("d", "acrobatie"),
    )
    assert after.pools.jetons == 0
    fallen = struck(after, "a")
    assert [line.id for line in fallen.fallen] == ["c", "d"]
    assert fallen.character.pools.jetons == 0
    assert [line.id for line in fallen.character.ledger] == ["b"]


def test_what_was_lost_or_stolen_since_does_not_come_back(rules: Rules) -> None:
    after = played(rules, someone(), AwardJetons("a", 3), BeRobbed("b", "jetons", 2, "A"))
    found = ledger.strike(after, "a", 9)
    assert isinstance(found, Message)
    assert found.key == "np.ledger.short"


def test_couronnes_and_repairs_fall_in_the_same_way(rules: Rules) -> None:
    worn = Armour("m", "Chemise de mailles", repair_percent=15, lost=2, price=200)
    before = replace(holding(someone(), couronnes=10), armours=(worn,))
    after = played(rules, before, Earn("a", 100), Pay("b", 70, "chevaux"))
    assert [line.id for line in struck(after, "a").fallen] == ["b"]
    assert struck(after, "a").character == before


def test_heroism_that_is_spent_cannot_be_taken_back(rules: Rules) -> None:
    after = played(rules, someone(40), RaiseHeroism("a"))
    assert isinstance(ledger.strike(after, "a", 1), Struck)
    found = ledger.strike(after, "a", 0)
    assert isinstance(found, Message)
    assert found.key == "np.ledger.heroism-gone"


COMMANDS = st.one_of(
    st.builds(AwardJetons, st.just(""), st.integers(-6, 9)),
    st.builds(
        RaiseSkill, st.just(""), st.sampled_from(("acrobatie", "perception")), st.integers(1, 3)
    ),
    st.builds(LearnSkill, st.just(""), st.sampled_from(("perception", "comedie"))),
    st.builds(RaiseCharacteristic, st.just(""), st.just("doigte")),
    st.builds(RaiseHeroism, st.just("")),
    st.builds(
        Steal, st.just(""), st.sampled_from(("jetons", "crasse")), st.integers(1, 4), st.just("B")
    ),
    st.builds(
        BeRobbed,
        st.just(""),
        st.sampled_from(("jetons", "crasse")),
        st.integers(1, 4),
        st.just("B"),
    ),
    st.builds(SpendCrasse, st.just(""), st.just("other"), st.just("vil")),
    st.builds(Earn, st.just(""), st.integers(1, 50)),
    st.builds(Pay, st.just(""), st.integers(1, 50)),
    st.builds(SetPool, st.sampled_from(("jetons", "crasse", "couronnes")), st.integers(0, 30)),
    st.builds(StrikeLine, st.sampled_from([str(number) for number in range(14)])),
)


@given(st.lists(COMMANDS, max_size=14))
@hypothesis_settings(max_examples=60, deadline=None)
def test_no_sequence_of_commands_breaks_the_ledger(commands: list[Struct]) -> None:
    start = holding(someone(12), crasse=2, couronnes=30)
    character, opened = start, rules_opened(start)
    for number, command in enumerate(commands):
        named = command
        if not isinstance(command, SetPool | StrikeLine):
            named = replace(command, id=str(number))
        result = edit(RULES.tables, character, RULES.settings, named)
        if isinstance(result, Edited):
            assert isinstance(result.document, Character)
            character = result.document
        for pool in ledger.POOLS:
            held = ledger.held(character.pools, pool)
            lines = sum(ledger.amount_of(line, pool) for line in character.ledger)
            # Every change of a pool is a line, so the rest is what creation left.
            assert held == ledger.held(start.pools, pool) + lines >= 0
            assert min(ledger.balances(character, pool), default=0) >= 0
        learnt = {line.key for line in character.ledger if line.kind == Kind.OPENING}
        assert rules_opened(character) == opened | learnt
        assert RULES.derive(character).heroism >= 0
    # Taking everything back, the last line first, leads to the beginning.
    for line in reversed(character.ledger):
        if any(one.id == line.id for one in character.ledger):
            found = ledger.strike(character, line.id, 99)
            assert isinstance(found, Struck)
            character = found.character
    assert character == start


def rules_opened(character: Character) -> set[str]:
    return {view.key for view in RULES.derive(character).skills if view.opened}
