"""What comes by itself is told before it happens; the GM leaves it out, or changes a link."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules.dice import Dice, typed
from desktop.rules.fightview import Adjustment, Consequence, Link
from desktop.rules.nightprowler.document.character import Health, Track
from desktop.rules.nightprowler.fight.commands import Resolve, SetBleeding
from desktop.rules.nightprowler.fight.events import Skipped, Wounded
from desktop.rules.nightprowler.fight.parts import Phase, Query
from desktop.rules.system import Accepted, NeedDice, Refused
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena, arm, armour, duel, swordsman


def facing(rules: Rules, **foe: object) -> Arena:
    """A attacks B, who attacks too; the dice are still to be rolled."""
    arena = duel(rules, swordsman(14), swordsman(12, **foe))  # type: ignore[arg-type]
    arena.choose("a", 1, "b")
    arena.choose("b", 1, "a")
    arena.reveal()
    assert arena.state.phase is Phase.RESOLUTION
    return arena


def dice(arena: Arena, **faces: int) -> Dice:
    return Dice(typed(spec, faces[spec.key.actor]) for spec in arena.specs())


def due(arena: Arena, *adjusted: Adjustment, **faces: int) -> tuple[Consequence, ...]:
    found = arena.fights.consequences(arena.state, dice(arena, **faces), adjusted)
    assert not isinstance(found, NeedDice)
    return found


def go_on(arena: Arena, *adjusted: Adjustment, skip: tuple[str, ...] = (), **faces: int) -> None:
    command = arena.fights.advance(arena.state, frozenset(skip), adjusted)
    assert isinstance(command, Resolve)
    arena.run(command, tuple(dice(arena, **faces)))


def links(arena: Arena) -> dict[str, Link]:
    """The links of the left side of the one exchange, by label."""
    (view,) = arena.fights.view(arena.state).exchanges
    return {str(getattr(link.label, "key", link.label)): link for link in view.left_links}


def test_dice_come_first(rules: Rules) -> None:
    found = facing(rules).fights.consequences(facing(rules).state, Dice())
    assert isinstance(found, NeedDice)
    assert [spec.key.actor for spec in found.specs] == ["a", "b"]


def test_a_wound_is_foreseen_where_its_box_goes(rules: Rules) -> None:
    arena = facing(rules, health=Health(vitality=(3, 0, 0, 0, 0)))
    (wound,) = due(arena, a=9, b=20)
    assert (wound.id, wound.fighter) == ("wound:a:b", "b")
    before = arena.ticks("b")
    go_on(arena, a=9, b=20)
    assert arena.ticks("b") != before


def test_a_wound_that_is_left_out_does_not_happen_and_is_told(rules: Rules) -> None:
    arena = facing(rules)
    state = arena.state
    go_on(arena, skip=("wound:a:b",), a=6, b=20)
    assert arena.ticks("b") == (0, 0, 0, 0, 0)
    command, rolled, events = arena.entries[-1]
    assert not [event for event in events if isinstance(event, Wounded)]
    told = arena.fights.lines(state, "e", command, events, rolled)
    assert "fight.left-out" in [line.text.key for line in told]
    (view,) = arena.fights.view(arena.state).exchanges
    assert view.outcome[-1].key == "np.fight.outcome.left-out"
    assert arena.asked() == [], "nobody has to stay conscious for what did not happen"


@pytest.mark.rule("NP-HEALTH-KO")
def test_a_fall_follows_its_wound_and_can_be_left_out_alone(rules: Rules) -> None:
    club = (arm("masses", track=Track.ENDURANCE, blunt=True),)
    full = Health(endurance=(3, 2, 1, 1, 0))
    arena = duel(rules, swordsman(19, family="masses", weapons=club), swordsman(12, health=full))
    arena.choose("a", 1, "b")
    arena.choose("b", 1, "a")
    arena.reveal()
    wound, fall = due(arena, a=2, b=20)
    assert (fall.id, fall.follows) == ("knocked-out:b", wound.id)
    go_on(arena, skip=("knocked-out:b",), a=2, b=20)
    assert not arena.one("b").health.unconscious
    assert arena.ticks("b", Track.ENDURANCE)[-1] == 1


@pytest.mark.rule("NP-HEALTH-BLEEDING", "NP-TECHNIQUE-ESTOC-PERFORATION")
def test_a_bleeding_can_be_left_out_of_a_blow(rules: Rules) -> None:
    rapier = (arm("armes-d-estoc"),)
    arena = duel(rules, swordsman(19, family="armes-d-estoc", weapons=rapier), swordsman(12))
    arena.choose("a", 5, "b", technique="perforation")
    arena.choose("b", 1, "a")
    arena.reveal()
    found = due(arena, a=2, b=20)
    assert [each.id for each in found] == ["wound:a:b", "blood:a:b"]
    go_on(arena, skip=("blood:a:b",), a=2, b=20)
    assert arena.one("b").health.bleeding == 0
    assert sum(arena.ticks("b")) == 1


@pytest.mark.rule("NP-TECHNIQUE-MASSES-COUP-VIOLENT")
def test_each_box_of_a_blow_has_its_own_tick(rules: Rules) -> None:
    arena = duel(rules, swordsman(19, family="masses", weapons=(arm("masses"),)), swordsman(12))
    arena.choose("a", 5, "b", technique="coup-violent")
    arena.choose("b", 1, "a")
    arena.reveal()
    assert [each.id for each in due(arena, a=2, b=20)] == ["wound:a:b", "wound:a:b:1"]
    go_on(arena, skip=("wound:a:b",), a=2, b=20)
    assert sum(arena.ticks("b")) == 0
    assert sum(arena.ticks("b", Track.ENDURANCE)) == 1


def test_the_bell_names_what_is_due_and_what_ends(rules: Rules) -> None:
    bow = arm("armes-de-tir", 0, penetration_short=2, penetration_long=1, flags=("arbalete",))
    arena = duel(rules, swordsman(family="armes-de-tir", weapons=(bow,)), swordsman())
    arena.run(SetBleeding(fighter="b", count=1, reason="x"))
    arena.state = hindered(arena, "b", until=arena.state.round)
    arena.play({"a": (2,), "b": (2,)}, a=20, b=20)
    due_ = arena.fights.consequences(arena.state, Dice())
    assert not isinstance(due_, NeedDice)
    assert [each.id for each in due_] == ["bleed:b", "hindered:b"]
    now = arena.state.round
    arena.run(arena.fights.advance(arena.state, frozenset({"hindered:b"})))
    assert arena.one("b").hindered == now + 1
    assert arena.ticks("b")[0] == 1


def hindered(arena: Arena, fighter: str, until: int) -> object:
    fighters = tuple(
        msgspec.structs.replace(each, hindered=until) if each.id == fighter else each
        for each in arena.state.fighters
    )
    return msgspec.structs.replace(arena.state, fighters=fighters)


def test_the_gm_adds_to_a_threshold(rules: Rules) -> None:
    arena = facing(rules)
    go_on(arena, Adjustment("a", "threshold", 2, "d’en haut"), a=9, b=20)
    assert arena.threshold("a") == 14 + 2
    line = links(arena)["np.fight.link.threshold"].breakdown
    assert line is not None
    assert [(each.label, each.amount) for each in line.lines][-1] == ("d’en haut", 2)


def test_the_gm_adds_to_a_quality_but_no_failure_becomes_a_success(rules: Rules) -> None:
    arena = facing(rules)
    go_on(arena, Adjustment("b", "quality", 9, "", "a"), a=9, b=20)
    assert arena.exchange().winner == "a"
    quality = arena.exchange().quality("b")
    assert quality is not None
    assert quality.total == -1


def test_the_gm_adds_to_the_damage_behind_armour(rules: Rules) -> None:
    arena = facing(rules, armours=(armour(1),))
    go_on(arena, a=9, b=20)
    plain = arena.exchange().strike
    changed = facing(rules, armours=(armour(1),))
    go_on(changed, Adjustment("a", "damage", 1, "dans le dos"), a=9, b=20)
    more = changed.exchange().strike
    assert plain is not None
    assert more is not None
    assert more.damage.total == plain.damage.total + 1
    shown = links(changed)
    armoured = shown["np.fight.link.armour"].breakdown
    assert armoured is not None
    assert armoured.total == -1
    assert "np.fight.link.wound" in shown


def test_what_the_gm_added_is_told_with_its_reason_and_ends_with_the_turn(rules: Rules) -> None:
    arena = facing(rules)
    state = arena.state
    go_on(arena, Adjustment("a", "threshold", -1, "pénombre"), a=9, b=20)
    command, rolled, events = arena.entries[-1]
    first = arena.fights.lines(state, "e", command, events, rolled)[0].text
    assert first.key == "np.fight.line.adjusted-why"
    assert (first.params["value"], first.params["reason"]) == (-1, "pénombre")
    arena.bell()
    assert arena.state.adjusted == ()


@pytest.mark.parametrize(
    ("adjustment", "why"),
    [
        (Adjustment("z", "threshold", 1), "np.fight.why.value"),
        (Adjustment("a", "reach", 1), "np.fight.why.value"),
        (Adjustment("a", "damage", 31), "np.fight.why.range"),
    ],
)
def test_only_links_of_those_who_are_there_can_be_changed(
    rules: Rules, adjustment: Adjustment, why: str
) -> None:
    arena = facing(rules)
    assert arena.refused(Resolve(adjusted=(adjustment,))) == why


@settings(max_examples=25, deadline=None)
@given(st.integers(1, 20), st.integers(1, 20), st.booleans())
def test_left_out_everything_nobody_changes_and_left_out_nothing_all_is_as_ever(
    rules: Rules, a: int, b: int, every: bool
) -> None:
    arena = facing(rules)
    found = due(arena, a=a, b=b)
    skip = tuple(each.id for each in found) if every else ("rien",)
    plain = arena.fights.decide(arena.state, Resolve(), dice(arena, a=a, b=b))
    assert isinstance(plain, Accepted)
    go_on(arena, skip=skip, a=a, b=b)
    _, _, events = arena.entries[-1]
    if not every:
        assert events == plain.events
        return
    assert len([each for each in events if isinstance(each, Skipped)]) == len(found)
    assert all(sum(arena.ticks(id, track)) == 0 for id in "ab" for track in Track)
    assert Query.CONSCIOUS not in [query for query, _ in arena.asked()]


def test_steps_that_cause_nothing_by_themselves_tell_nothing(rules: Rules) -> None:
    arena = Arena(rules)
    arena.join("a", 0, swordsman())
    arena.join("b", 1, swordsman())
    assert arena.fights.consequences(arena.state, Dice()) == ()
    assert not isinstance(arena.fights.advance(arena.state), Refused)
