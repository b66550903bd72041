"""What comes of the questions and moments of a fight, told in lines to be kept: for the fights of
any system."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol, cast

import msgspec

from desktop.rules.dice import Dice, roll
from desktop.rules.fightview import Ask
from desktop.rules.foresight import Foresight
from desktop.rules.roster import Roster
from desktop.rules.system import Accepted, FightRules, NeedDice, Refused
from desktop.rules.table.rules import TableRules
from desktop.rules.table.state import TableState
from tests.rules.outline import outline

Moments = Mapping[str, msgspec.Struct]
"""States of a fight by what they show."""
SEEDS = 8


def come_to(
    rules: FightRules, state: msgspec.Struct, command: msgspec.Struct, generator: random.Random
) -> Iterator[str]:
    """What a command does: why it is refused, or the words of the journal and what changed."""
    yield outline(command)
    dice = Dice()
    while isinstance(outcome := rules.decide(state, command, dice), NeedDice):
        dice = dice.plus(roll(outcome.specs, generator))
    if isinstance(outcome, Refused):
        yield f"refused {outline(outcome.reason)}"
        return
    if len(dice):
        yield f"dice {[(one.key.purpose, one.key.actor, one.sides, one.value) for one in dice]}"
    after = state
    yield from journal(rules, state, command, outcome.events)
    for event in outcome.events:
        after = rules.apply(after, event)
    yield from changed(state, after)


def journal(
    rules: FightRules,
    state: msgspec.Struct,
    command: msgspec.Struct,
    events: Sequence[msgspec.Struct],
) -> Iterator[str]:
    """The lines of an entry, without their heads."""
    for line in rules.lines(state, "e", command, events, ()):
        yield from (f"* {part}" for part in outline((line.text, *line.detail)).splitlines())


def changed(before: msgspec.Struct, after: msgspec.Struct) -> Iterator[str]:
    """Which parts of a state, and of its fighters, differ from another."""
    for name in before.__struct_fields__:
        was, now = getattr(before, name), getattr(after, name)
        if name != "fighters" and was != now:
            yield f"  {name} {' / '.join(outline(now).splitlines())}"
    people = cast("Roster", before).fighters
    for one in people:
        now = cast("Roster", after).find(one.id)
        if now is not None:
            yield from _parts(f"  {one.id}", one, now)


def _parts(head: str, was: msgspec.Struct, now: msgspec.Struct) -> Iterator[str]:
    for name in was.__struct_fields__:
        before, after = getattr(was, name), getattr(now, name)
        if before == after:
            continue
        if name in ("document", "marks"):
            yield from _parts(head, before, after)
        else:
            yield f"{head} {name} {' / '.join(outline(after).splitlines())}"


def proposed(ask: Ask) -> Mapping[str, str]:
    """What stands in an ask; the last legal option, or the most, where nothing does."""
    values: dict[str, str] = {}
    for field in ask.fields:
        legal = [option.value for option in field.options if option.why_not is None]
        most = legal[-1] if legal else "" if field.options or field.prose else str(field.most)
        values[field.id] = field.default or most
    return values


def other(ask: Ask) -> Mapping[str, str]:
    """The last option of all, legal or not, or the least."""
    return {
        field.id: field.options[-1].value if field.options else str(field.least)
        for field in ask.fields
    }


def answers(rules: FightRules, moments: Moments) -> str:
    """What the questions of each moment come to as they are proposed and otherwise, each command
    once."""
    seen: set[bytes] = set()
    told: list[str] = []
    for name, state in moments.items():
        told.append(f"== {name}")
        view = rules.view(state)
        commands = [rules.advance(state)]
        for ask in (*view.asks, *view.extras):
            commands += [
                rules.answer(state, ask.id, values) for values in (proposed(ask), other(ask))
            ]
        for command in commands:
            what = msgspec.json.encode(command)
            if isinstance(command, Refused):
                told.append(f"no command {outline(command.reason)}")
            elif what not in seen:
                seen.add(what)
                told += come_to(rules, state, command, random.Random(name))
    return "\n".join(told)


def settled(rules: FightRules, moments: Moments) -> str:
    """What going on from each moment comes to, with other dice each time."""
    told: list[str] = []
    for name, state in moments.items():
        command = rules.advance(state)
        if isinstance(command, Refused):
            told += [f"== {name}", f"refused {outline(command.reason)}"]
            continue
        for seed in range(SEEDS):
            told += [f"== {name} {seed}", *come_to(rules, state, command, random.Random(seed))]
    return "\n".join(told)


def foresights(rules: FightRules, moments: Moments, pairs: Sequence[tuple[str, str]]) -> str:
    """What is foreseen at each moment; what the first one says already is left out."""
    told: list[str] = []
    first = list[str]()
    for name, state in moments.items():
        lines = list(_foreseen(rules, state, pairs))
        told += [f"== {name}", *(line for line in lines if line not in first)]
        first = first or lines
    return "\n".join(told)


def _foreseen(
    rules: FightRules, state: msgspec.Struct, pairs: Sequence[tuple[str, str]]
) -> Iterator[str]:
    muster = rules.muster(state)
    yield f"seats {[(one.id, one.score, one.out, one.gone) for one in muster.seats]}"
    yield f"turn {muster.turns} {muster.turn!r} {muster.acting} {muster.stage.value}"
    found, dice, generator = rules.consequences(state, Dice()), Dice(), random.Random(4)
    while isinstance(found, NeedDice):
        dice = dice.plus(roll(found.specs, generator))
        found = rules.consequences(state, dice)
    yield from (f"follows {outline(each)}" for each in found)
    looking = rules.foresight(state)
    if looking is not None:
        yield from _chances(*looking, pairs)


def _chances(
    foresight: Foresight, state: msgspec.Struct, pairs: Sequence[tuple[str, str]]
) -> Iterator[str]:
    people = foresight.people(state)
    yield f"standing {foresight.standing(state)} {people}"
    for one in people:
        yield f"{one} against {foresight.opponents(state, one)}"
        yield f"{one} has {outline(foresight.pools(state, one))}"
    for left, right in pairs:
        if left in people and right in people:
            duel = foresight.duel(state, left, right)
            for ways in (duel.left_ways, duel.right_ways):
                yield f"{left} > {right} {[(each.value, outline(each.label)) for each in ways]}"


def left_to_habits(rules: FightRules, state: msgspec.Struct, seed: int, most: int) -> str:
    """Every command of a fight that nobody steers, with the words of the journal."""
    looking = rules.foresight(state)
    assert looking is not None
    foresight, now = looking
    generator = random.Random(seed)
    told: list[str] = []
    while (command := foresight.playing(now, generator)) is not None and len(told) < most:
        dice = Dice()
        while isinstance(outcome := foresight.decide(now, command, dice), NeedDice):
            dice = dice.plus(roll(outcome.specs, generator))
        assert isinstance(outcome, Accepted), outcome
        told += [outline(command), *journal(rules, now, command, outcome.events)]
        for event in outcome.events:
            now = foresight.apply(now, event)
    return "\n".join([*told, str(foresight.standing(now))])


class Playing(Protocol):
    """Somebody who plays a fight through its questions, and keeps its journal and states."""

    rules: TableRules
    journal: list[tuple[dict[str, object], list[dict[str, object]]]]
    states: list[TableState]

    def step(self) -> None: ...


def played_at_random(player: Playing, steps: int) -> str:
    """What a fight comes to that is played at random, and what is told and changed at each step."""
    told: list[str] = []
    rules = player.rules
    for _ in range(steps):
        since = len(player.journal)
        player.step()
        for place, (raw, events) in enumerate(player.journal[since:], start=since):
            command = rules.read_command(raw)  # type: ignore[arg-type]
            read = rules.read_events(rules.event_version, events)  # type: ignore[arg-type]
            before, after = player.states[place], player.states[place + 1]
            told += [outline(command), *journal(rules, before, command, read)]
            told += changed(before.fight, after.fight)
    return "\n".join(told)
