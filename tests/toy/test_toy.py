"""The toy system keeps the promises of the protocols."""

import msgspec

from desktop.rules.dice import Dice, Rolled
from desktop.rules.fightview import Adjustment, Stage
from desktop.rules.system import FIGHT, Accepted, NeedDice
from tests.systems import TOY
from tests.toy.document import ToyCharacter
from tests.toy.state import FightState


def _run(state: FightState, command: msgspec.Struct, dice: Dice | None = None) -> FightState:
    fights = TOY.get("toy").activities[FIGHT]
    outcome = fights.decide(state, command, dice or Dice())
    if isinstance(outcome, NeedDice):
        rolled = [Rolled(spec.key, spec.sides, 6) for spec in outcome.specs]
        outcome = fights.decide(state, command, Dice(rolled))
    assert isinstance(outcome, Accepted), outcome
    stored = msgspec.to_builtins(outcome.events)
    for event in fights.read_events(fights.event_version, stored):
        state = fights.apply(state, event)
    return state


def test_a_round_goes_from_sealed_choices_to_wounds() -> None:
    system = TOY.get("toy")
    fights = system.activities[FIGHT]
    state = fights.blank(system.default_settings())
    for name, side in (("a", 1), ("b", 2)):
        state = _run(state, fights.join(name, side, ToyCharacter(name=name), name, ""))
    state = _run(state, fights.begin())
    strike = fights.answer(state, "choose:a", {"action": "strike", "target": "b", "grit": "1"})
    state = _run(state, strike)
    state = _run(state, fights.answer(state, "choose:b", {"action": "guard"}))
    assert "strike" not in repr(fights.redacted(state))
    state = _run(state, fights.advance(state))
    assert fights.view(state).fighters[0].status[0].key == "toy.strike"
    state = _run(state, fights.advance(state))
    assert fights.live_document(state, "b", ToyCharacter()).hits == 10 - (6 + 1 - 2)
    assert fights.live_document(state, "a", ToyCharacter()).grit == 2
    assert fights.view(_run(state, fights.close())).stage is Stage.CLOSED


def _resolving() -> FightState:
    """A and B about to strike each other, A with a point of grit."""
    system = TOY.get("toy")
    fights = system.activities[FIGHT]
    state = fights.blank(system.default_settings())
    for name, side in (("a", 1), ("b", 2)):
        state = _run(state, fights.join(name, side, ToyCharacter(name=name), name, ""))
    state = _run(state, fights.begin())
    for name, foe in (("a", "b"), ("b", "a")):
        values = {"action": "strike", "target": foe, "grit": "1" if name == "a" else "0"}
        state = _run(state, fights.answer(state, f"choose:{name}", values))
    return _run(state, fights.advance(state))


def test_what_comes_of_the_dice_is_told_and_can_be_left_out() -> None:
    fights = TOY.get("toy").activities[FIGHT]
    state = _resolving()
    needed = fights.consequences(state, Dice())
    assert isinstance(needed, NeedDice)
    dice = Dice([Rolled(spec.key, spec.sides, 3) for spec in needed.specs])
    found = fights.consequences(state, dice)
    assert [(one.id, one.fighter) for one in found] == [("strike:a", "b"), ("strike:b", "a")]
    after = _run(state, fights.advance(state, frozenset({"strike:b"})), dice)
    assert [one.hits for one in after.fighters] == [10, 10 - (3 + 1)]


def test_the_gm_may_change_a_blow() -> None:
    fights = TOY.get("toy").activities[FIGHT]
    state = _resolving()
    more = (Adjustment("b", "damage", 2, "d’en haut"),)
    dice = Dice(Rolled(spec.key, spec.sides, 3) for spec in fights.view(state).asks[0].dice)
    after = _run(state, fights.advance(state, frozenset(), more), dice)
    assert [one.hits for one in after.fighters] == [10 - (3 + 2), 10 - (3 + 1)]


def test_damage_to_several_is_one_command() -> None:
    fights = TOY.get("toy").activities[FIGHT]
    state = _resolving()
    (field,) = fights.area_fields(state)
    after = _run(state, fights.area((("a", False), ("b", True)), {field.id: "5"}))
    assert [one.hits for one in after.fighters] == [5, 8]
