"""Damage to several at once, and going on by other settings of the campaign."""

import msgspec
import pytest

from desktop.rules.nightprowler.character.derive import derive
from desktop.rules.nightprowler.document.character import Track
from desktop.rules.nightprowler.fight.acts import Amend
from desktop.rules.nightprowler.fight.amending import amendable
from desktop.rules.nightprowler.fight.commands import (
    AmendWound,
    ApplySettings,
    Reveal,
    StayConscious,
    Sweep,
)
from desktop.rules.nightprowler.fight.events import Swept, Wounded
from desktop.rules.nightprowler.fight.parts import Phase, Query
from desktop.rules.system import Refused
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena, armour, duel, swordsman


def three(rules: Rules) -> Arena:
    """A and B face each other; C wears an armour of 2."""
    arena = duel(rules, swordsman(), swordsman())
    arena.join("c", 1, swordsman(armours=(armour(2),)), "Usurier")
    return arena


def test_each_target_is_wounded_by_one_command(rules: Rules) -> None:
    arena = three(rules)
    values = {"quality": "3", "track": "vitalite", "armour": "yes"}
    command = arena.fights.area((("a", False), ("b", True), ("c", False)), values)
    assert not isinstance(command, Refused)
    told = arena.run(command)
    totals = [event.damage.total for event in told if isinstance(event, Swept)]
    assert totals == [3, 1, 1], "half of 3 is 1; an armour of 2 leaves 1"
    assert [sum(arena.ticks(each)) for each in "abc"] == [1, 1, 1]
    assert len([event for event in told if isinstance(event, Wounded)]) == 3


def test_protections_may_be_of_no_use(rules: Rules) -> None:
    arena = three(rules)
    told = arena.run(Sweep(targets=(("c", False),), quality=3, armour=False))
    assert [event.damage.total for event in told if isinstance(event, Swept)] == [3]


def test_the_damage_shows_its_terms_in_the_journal(rules: Rules) -> None:
    arena = three(rules)
    before = arena.state
    told = arena.run(Sweep(targets=(("c", True),), quality=8))
    (line, wound) = arena.fights.lines(before, "e", arena.entries[-1][0], told, ())
    assert line.text.key == "np.fight.line.swept"
    assert [detail.params["value"] for detail in line.detail] == [8, -4, -2]
    assert wound.text.key == "np.fight.line.hurt"


@pytest.mark.rule("NP-HEALTH-OVERFLOW")
@pytest.mark.rule("NP-HEALTH-DAMAGE-BY-QUALITY")
def test_no_damage_is_more_than_the_gravest_wound(rules: Rules) -> None:
    arena = three(rules)
    told = arena.run(Sweep(targets=(("a", False), ("c", False)), quality=20))
    assert [event.damage.total for event in told if isinstance(event, Swept)] == [5, 5]
    assert arena.ticks("a") == arena.ticks("c") == (0, 0, 0, 0, 1)


def test_a_full_line_overflows(rules: Rules) -> None:
    arena = three(rules)
    for _ in range(arena.one("a").stats.capacity(Track.VITALITY)[0] + 1):
        arena.run(Sweep(targets=(("a", False),), quality=1))
    first, second, *_ = arena.ticks("a")
    assert (first, second) == (arena.one("a").stats.capacity(Track.VITALITY)[0], 1)


def test_a_grave_wound_asks_for_consciousness(rules: Rules) -> None:
    arena = three(rules)
    arena.run(Sweep(targets=(("a", False), ("b", False)), quality=4))
    assert arena.asked() == [(Query.CONSCIOUS, "a"), (Query.CONSCIOUS, "b")]


def asked(arena: Arena) -> list[str]:
    """The questions that a window puts before anything else."""
    return [ask.id for ask in arena.fights.view(arena.state).asks if not ask.sealed]


def test_what_it_asks_is_put_while_choices_are_made(rules: Rules) -> None:
    arena = three(rules)
    arena.run(Sweep(targets=(("a", False), ("b", False)), quality=4))
    view = arena.fights.view(arena.state)
    assert [ask.id for ask in view.asks[:2]] == ["conscious:a", "conscious:b"]
    assert view.expected.key == "np.fight.expected.conscious"
    assert view.advance is None
    for ask in ("conscious:a", "conscious:b"):
        arena.run(arena.fights.answer(arena.state, ask, {"spend": "yes"}))  # type: ignore[arg-type]
    assert asked(arena) == []
    assert arena.state.phase is Phase.CHOICE
    arena.choose("a", 1, "b")
    arena.choose("b", 1, "a")
    arena.choose("c", 1, "a")
    assert isinstance(arena.fights.advance(arena.state), Reveal)


def test_what_it_asks_is_put_while_reactions_are_heard(rules: Rules) -> None:
    arena = three(rules)
    for one, foe in (("a", "b"), ("b", "a"), ("c", "a")):
        arena.choose(one, 1, foe)
    arena.run(Reveal())
    assert arena.state.phase is Phase.REACTION
    arena.run(Sweep(targets=tuple((each, False) for each in "abc"), quality=4, armour=False))
    assert asked(arena)[:3] == ["conscious:a", "conscious:b", "conscious:c"]
    for each in "abc":
        arena.run(StayConscious(fighter=each, spend=False))
    # Nobody is left who could change his Attitude.
    assert arena.state.phase is not Phase.REACTION


def test_the_damage_can_be_taken_back_for_one_of_them(rules: Rules) -> None:
    arena = three(rules)
    arena.play({"a": (2,), "b": (2,)}, a=10, b=10)
    arena.run(Sweep(targets=(("a", False), ("b", False)), quality=2))
    (injury,) = amendable(arena.state, arena.one("b"))
    why = AmendWound(fighter="b", injury=injury, change=Amend.CANCEL, reason="à couvert")
    (told,) = arena.run(why)
    assert told.text.key == "np.fight.amended.nobody"
    assert [sum(arena.ticks(each)) for each in "ab"] == [1, 0]


def test_targets_are_named_once_and_are_there(rules: Rules) -> None:
    arena = three(rules)
    twice = (("a", False), ("a", True))
    assert arena.refused(Sweep(targets=twice, quality=1)) == "np.fight.why.no-targets"
    assert arena.refused(Sweep(targets=(), quality=1)) == "np.fight.why.no-targets"
    assert arena.refused(Sweep(targets=(("z", False),), quality=1)) == "np.fight.why.target"
    assert arena.refused(Sweep(targets=(("a", False),), quality=99)) == "np.fight.why.range"


def test_a_value_that_is_no_number_is_refused(rules: Rules) -> None:
    fights = Arena(rules).fights
    assert isinstance(fights.area((("a", False),), {"quality": "beaucoup"}), Refused)
    assert isinstance(
        fights.area((("a", False),), {"quality": "3", "armour": "peut-être"}), Refused
    )


def test_other_settings_change_the_numbers_and_keep_the_wounds(rules: Rules) -> None:
    arena = duel(rules, swordsman(), swordsman())
    arena.run(Sweep(targets=(("a", False),), quality=2))
    wounds = arena.ticks("a")
    creation = rules.settings.creation
    changed = msgspec.structs.replace(
        rules.settings, creation=msgspec.structs.replace(creation, heroism=creation.heroism + 2)
    )
    before = arena.one("a")
    arena.run(arena.fights.apply_settings(changed))
    after = arena.one("a")
    assert arena.state.settings == changed
    derived = derive(rules.tables, after.document, changed)
    assert after.stats.heroism_max == derived.heroism_max.total
    assert after.stats.heroism_max != before.stats.heroism_max
    assert (after.heroism, arena.ticks("a")) == (before.heroism, wounds)


def test_settings_are_read_back_from_the_journal(rules: Rules) -> None:
    arena = duel(rules, swordsman(), swordsman())
    command = ApplySettings(settings=rules.settings)
    told = arena.run(command)
    raw = [msgspec.json.decode(msgspec.json.encode(event)) for event in told]
    assert arena.fights.read_events(1, raw) == told
    assert arena.fights.read_command(msgspec.json.decode(msgspec.json.encode(command))) == command
