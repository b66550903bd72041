"""What a fight refuses, with its reason; nothing happens then."""

import pytest
from msgspec import Struct
from msgspec.structs import replace

from desktop.rules.dice import Dice
from desktop.rules.harp.commands.health import (
    BindSoul,
    Catch,
    Heal,
    Hurt,
    Manoeuvre,
    RemoveAilment,
    Stabilise,
    TreatWound,
)
from desktop.rules.harp.fight import commands as c
from desktop.rules.system import Refused
from tests.rules.harp.desk import SETTINGS
from tests.rules.harp.fight.arena import SWORD, Arena, duel, skilled, soldier
from tests.rules.harp.people import wound

WHY = "harp.fight.why."
HIT = c.Attack(fighter="ana", target="bruno", weapon="sword")
JUMP = c.Try(fighter="ana", skill="saut")
RESULT = c.Result(fighter="bruno")
TEND = c.Tend(fighter="ana", target="bruno", wound="w")


def plain() -> Arena:
    return duel(
        ana=skilled("saut", "soins"), bruno=soldier(wounds=(wound(bleeding=1),)), carl=soldier()
    )


def setup() -> Arena:
    arena = Arena()
    arena.join("ana", 0, soldier())
    return arena


def hit() -> Arena:
    arena = duel(carl=soldier())
    arena.attack("ana", "bruno", 60)
    return arena


def fumbled() -> Arena:
    arena = duel()
    arena.attack("ana", "bruno", 2)
    return arena


def hidden() -> Arena:
    arena = duel(ana=skilled("dissimulation"))
    arena.try_("ana", "s1", 70, against="bruno")
    return arena


def gone() -> Arena:
    arena = plain()
    arena.run(c.Remove(fighter="carl"))
    return arena


def working() -> Arena:
    arena = plain()
    arena.run(c.Start(fighter="ana", name="Corde"))
    return arena


CASES: list[tuple[object, Struct, str]] = [
    (setup, c.Begin(), "two-sides"),
    (setup, c.Ring(), "not-now"),
    (setup, c.Bell(), "not-now"),
    (setup, c.TakeTurn(slot="ana"), "not-now"),
    (setup, c.Parry(fighter="ana", amount=5), "not-now"),
    (setup, HIT, "not-his-turn"),
    (setup, c.Join(fighter="ana", side=1, name="Ana", document=soldier()), "already-in"),
    (plain, c.Begin(), "not-now"),
    (plain, c.TakeTurn(slot="nobody"), "no-slot"),
    (plain, replace(HIT, fighter="nobody"), "nobody"),
    (plain, replace(HIT, fighter="bruno"), "not-his-turn"),
    (plain, replace(HIT, target="ana"), "target"),
    (plain, replace(HIT, target="nobody"), "target"),
    (plain, replace(HIT, weapon="spoon"), "weapon"),
    (plain, replace(HIT, situations=("en-reve",)), "value"),
    (plain, replace(HIT, modifier=501), "value"),
    (plain, replace(HIT, modifier=-501), "value"),
    (plain, replace(JUMP, modifier=501), "value"),
    (plain, replace(JUMP, helps="saut", against="bruno"), "value"),
    (plain, replace(JUMP, against="ana"), "target"),
    (plain, replace(JUMP, helps="saut", helped="nobody"), "target"),
    (plain, replace(JUMP, work="t/none"), "work"),
    (plain, replace(JUMP, work="w/w1"), "work"),
    (plain, replace(TEND, target="nobody"), "target"),
    (plain, replace(TEND, wound="x"), "wound"),
    (plain, replace(TEND, modifier=-501), "value"),
    (plain, RESULT, "nothing-asked"),
    (plain, c.Fumble(fighter="ana"), "nothing-asked"),
    (plain, c.Unusual(fighter="ana"), "nothing-asked"),
    (plain, c.Resist(fighter="bruno", kind="corps"), "value"),
    (plain, c.Resist(fighter="bruno", kind="", goal=80), "value"),
    (plain, c.Resist(fighter="bruno", kind="corps", goal=1001), "value"),
    (plain, c.Resist(fighter="bruno", kind="corps", goal=80, modifier=501), "value"),
    (plain, c.Read(fighter="ana", table="x" * 81), "table"),
    (plain, c.Bout(fighter="ana", state="en-reve", on=True), "value"),
    (plain, c.Bout(fighter="ana", state="sourd", on=True, rounds=100), "value"),
    (plain, c.Bout(fighter="ana", state="sourd", on=False), "already"),
    (plain, c.Again(fighter="ana"), "not-acted"),
    (plain, c.Start(fighter="ana", name="  "), "task-name"),
    (plain, c.Start(fighter="ana", name="x" * 81), "task-name"),
    (plain, c.Enlist(fighter="ana", work="w1"), "work"),
    (plain, c.Sweep(targets=(), points=3), "target"),
    (plain, c.Sweep(targets=(("ana", False), ("ana", True)), points=3), "target"),
    (plain, c.Sweep(targets=(("nobody", False),), points=3), "target"),
    (plain, c.Sweep(targets=(("ana", False),), points=0), "value"),
    (plain, c.Undergo(fighter="ana", what=Manoeuvre(id="m", skill="saut")), "value"),
    (plain, c.Undergo(fighter="ana", what=Stabilise(bonus=3)), "value"),
    (hit, c.Ring(), "busy"),
    (hit, c.TakeTurn(slot="carl"), "busy"),
    (hit, c.Read(fighter="carl"), "busy"),
    (hit, c.Parry(fighter="bruno", amount=3), "busy"),
    (hit, c.Resist(fighter="carl", kind="corps", goal=80), "busy"),
    (hit, c.Result(fighter="carl"), "nothing-asked"),
    (hit, replace(RESULT, points=-1), "value"),
    (hit, replace(RESULT, points=1000), "value"),
    (hit, replace(RESULT, bleeding=-1), "value"),
    (hit, replace(RESULT, bleeding=100), "value"),
    (hit, replace(RESULT, penalty=1), "value"),
    (hit, replace(RESULT, penalty=-201), "value"),
    (hit, replace(RESULT, stunned=100), "value"),
    (hit, replace(RESULT, lost=-1), "value"),
    (hit, replace(RESULT, states=("en-reve",)), "value"),
    (fumbled, c.Fumble(fighter="bruno"), "nothing-asked"),
    (fumbled, c.Fumble(fighter="ana", change=51), "value"),
    (hidden, c.Resist(fighter="bruno", kind="corps", modifier=-501), "value"),
    (gone, c.Again(fighter="carl"), "removed"),
    (gone, replace(HIT, target="carl"), "target"),
    (gone, c.Sweep(targets=(("carl", False),), points=3), "target"),
    (working, c.Enlist(fighter="ana", work="w1"), "work"),
    (working, c.Enlist(fighter="bruno", work="w1", on=False), "work"),
    (working, replace(JUMP, work="w/w2"), "work"),
]


@pytest.mark.parametrize(("arena", "command", "why"), CASES)
def test_refused_with_its_reason(arena, command: Struct, why: str) -> None:
    assert arena().refusal(command) == WHY + why


EDITS: list[tuple[Struct, str]] = [
    (c.Undergo(fighter="ana", what=Hurt(0)), "harp.edit.range"),
    (c.Undergo(fighter="ana", what=Heal(10_001)), "harp.edit.range"),
    (c.Undergo(fighter="ana", what=BindSoul()), "harp.edit.not-dying"),
    (c.Undergo(fighter="ana", what=TreatWound("x")), "edit.no-such-entry"),
    (c.Undergo(fighter="ana", what=RemoveAilment("x")), "edit.no-such-entry"),
    (c.Undergo(fighter="ana", what=Catch(id="a", disease="spleen")), "harp.edit.no-disease"),
    (replace(JUMP, skill="chanter-faux"), "harp.edit.no-skill"),
    (replace(JUMP, helps="chanter-faux"), "harp.edit.no-skill"),
    (replace(JUMP, difficulty="impensable"), "harp.error.no-difficulty"),
    (replace(TEND, wound=""), "harp.edit.not-dying"),
    (c.Resist(fighter="ana", kind="gosier", goal=80), "harp.edit.no-resistance"),
    (c.Resist(fighter="ana", kind="skill/gosier", goal=80), "harp.edit.no-skill"),
]


@pytest.mark.parametrize(("command", "key"), EDITS)
def test_edits_are_refused_as_on_the_sheet(command: Struct, key: str) -> None:
    assert plain().refusal(command) == key


def test_the_dead_neither_resist_nor_strike() -> None:
    arena = plain()
    arena.run(c.Read(fighter="bruno"), critical=90)
    arena.result("bruno", deadly=True)
    assert arena.refusal(HIT) == WHY + "target"
    assert arena.refusal(c.Read(fighter="bruno")) == WHY + "dead"
    assert arena.refusal(c.Resist(fighter="bruno", kind="corps", goal=80)) == WHY + "dead"
    assert arena.refusal(c.TakeTurn(slot="bruno")) == WHY + "no-slot"
    assert arena.refusal(TEND) == WHY + "target"


def test_a_state_keeps_somebody_from_acting() -> None:
    arena = plain()
    arena.run(c.Bout(fighter="ana", state="etourdi", on=True))
    assert arena.refusal(HIT) == WHY + "hindered"
    assert arena.refusal(c.Do(fighter="ana", deed="bouger")) == WHY + "hindered"
    arena.run(c.Bout(fighter="ana", state="etourdi", on=False))
    arena.attack("ana", "bruno", 4, modifier=-100)


def test_who_is_down_does_nothing() -> None:
    arena = plain()
    arena.run(c.CorrectPool(fighter="ana", pool="hp", value=0))
    assert arena.refusal(HIT) == WHY + "out"
    assert arena.refusal(c.Parry(fighter="ana", amount=1)) == WHY + "out"


def test_who_has_no_offence_does_not_parry() -> None:
    arena = duel(ana=soldier(weapons=()))
    assert arena.refusal(c.Parry(fighter="ana", amount=1)) == WHY + "no-offence"


def test_stuns_need_a_state_of_the_campaign() -> None:
    kept = tuple(one for one in SETTINGS.fight_states if one.id not in ("etourdi", "round-perdu"))
    arena = duel(replace(SETTINGS, fight_states=kept))
    arena.attack("ana", "bruno", 60)
    assert arena.refusal(replace(RESULT, stunned=1)) == WHY + "value"
    assert arena.refusal(replace(RESULT, lost=1)) == WHY + "value"
    names = [field.id for field in arena.ask("critical:bruno").fields]
    assert "stunned" not in names
    assert "lost" not in names
    arena.result("bruno", points=1)


def test_a_fight_that_is_over_asks_nothing() -> None:
    arena = hit()
    arena.run(c.Close())
    view = arena.rules.view(arena.state)
    assert (view.asks, view.extras, view.advance) == ((), (), None)
    assert arena.refusal(RESULT) == WHY + "closed"
    assert isinstance(arena.rules.advance(arena.state), Refused)
    assert isinstance(arena.rules.take_turn(arena.state, "ana"), Refused)
    assert arena.rules.consequences(arena.state, Dice()) == ()


def test_next_waits_for_what_is_asked() -> None:
    outcome = hit().rules.advance(hit().state)
    assert isinstance(outcome, Refused)
    assert outcome.reason.key == WHY + "answer-first"


def test_bounds_are_within() -> None:
    arena = plain()
    arena.run(c.Read(fighter="ana", table="x" * 80), critical=50)
    arena.result("ana", points=999, bleeding=99, penalty=-200, stunned=99, lost=99)
    arena.run(c.Start(fighter="carl", name="x" * 80))
    arena.run(c.Resist(fighter="carl", kind="corps", goal=1000, modifier=500), resist=50)
    arena.run(c.Resist(fighter="carl", kind="corps", goal=1, modifier=-500), resist=50)
    fumble = fumbled()
    fumble.run(c.Fumble(fighter="ana", change=-50))
    last = plain()
    last.attack("ana", "bruno", 50, modifier=-500)
    assert last.state.records[-1].sum.total == 50 + 60 - 10 - 500


def test_numbers_of_seven_digits_are_refused() -> None:
    answer = plain().rules.answer
    state = plain().state
    assert not isinstance(answer(state, "hurt:bruno", {"points": "999999"}), Refused)
    assert isinstance(answer(state, "hurt:bruno", {"points": "1000000"}), Refused)
    assert isinstance(plain().rules.area([("bruno", False)], {"points": "1000000"}), Refused)


def test_a_campaign_without_situations_asks_for_none() -> None:
    arena = duel(replace(SETTINGS, situations=(), fight_states=(), sizes=SETTINGS.sizes[2:3]))
    names = [field.id for field in arena.ask("act:ana").fields]
    assert "situation" not in names
    assert "situation" in [field.id for field in plain().ask("act:ana").fields]
    assert [one.id for one in arena.rules.view(arena.state).extras if "state" in one.id] == []
    arena.attack("ana", "bruno", 50, weapon="")
    read = arena.state.records[-1].read
    assert read is not None
    # The only size that there is.
    assert read.total == 50 - 25 - 10
    assert "state" not in [field.id for field in arena.ask("critical:bruno").fields]


def test_one_point_of_offence_is_enough_to_parry() -> None:
    blunt = soldier(weapons=(replace(SWORD, bonus=1),))
    arena = duel(ana=blunt)
    amount = next(one for one in arena.ask("act:ana").fields if one.id == "amount")
    assert (amount.least, amount.most) == (0, 1)
    arena.run(c.Parry(fighter="ana", amount=1))
    none = duel(ana=soldier(weapons=(replace(SWORD, bonus=0),)))
    assert "amount" not in [one.id for one in none.ask("act:ana").fields]


def test_what_is_left_out_of_an_answer_is_what_is_usual() -> None:
    arena = plain()
    rules, state = arena.rules, arena.state
    struck = rules.answer(state, "act:ana", {"action": "arme/sword", "target": "bruno"})
    assert struck == c.Attack(fighter="ana", target="bruno", weapon="sword")
    tried = rules.answer(state, "act:ana", {"action": "manoeuvre", "skill": "saut"})
    assert tried == c.Try(fighter="ana", skill="saut")
    tended = rules.answer(state, "act:ana", {"action": "soigner", "care": "bruno/w"})
    assert tended == TEND
    # An answer without a part of the BO parries nothing.
    assert rules.answer(state, "parry:bruno", {}) == c.Parry(fighter="bruno", amount=0)
    started = rules.answer(state, "work:ana", {"task-name": "Corde"})
    assert started == c.Start(fighter="ana", name="Corde")
    (points,) = rules.area_fields(state)
    assert (points.least, points.default) == (1, "1")
    assert rules.area([("bruno", True)], {}) == c.Sweep(targets=(("bruno", True),), points=0)


def test_nobody_tends_out_of_turn() -> None:
    assert plain().refusal(replace(TEND, fighter="carl")) == WHY + "not-his-turn"
