"""What comes of the questions and moments of a fight, told in lines to be kept: for the fights of
any system."""

import difflib
import random
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol, cast

import msgspec

from desktop.rules.dice import Dice, DieSpec, Rolled, roll
from desktop.rules.fightview import Ask
from desktop.rules.foresight import Foresight
from desktop.rules.roster import Roster
from desktop.rules.system import Accepted, FightRules, NeedDice, Refused
from desktop.rules.table.rules import TableRules
from desktop.rules.table.state import TableState
from tests.rules.outline import outline
from tests.rules.transcript import screen

Moments = Mapping[str, msgspec.Struct]
"""States of a fight by what they show."""
SEEDS = 8
NO_DICE = Dice()
WRAPPER = textwrap.TextWrapper(width=110, subsequent_indent="  ", break_on_hyphens=False)


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


def windows(rules: FightRules, moments: Moments) -> str:
    """What a window shows at each moment, and the seats: of the first one all, of the others how
    they differ from it; every question once as it is put, and again where it is put otherwise."""
    told: list[str] = []
    first: list[str] = []
    known: set[bytes] = set()
    for name, state in moments.items():
        lines = [*outline(rules.muster(state)).splitlines(), *screen(rules, state)]
        told.append(f"== {name}")
        if first:
            changes = difflib.unified_diff(first, lines, n=0, lineterm="")
            told += [line for line in changes if not line.startswith(("---", "+++", "@@"))]
        else:
            told += lines
            first = lines
        view = rules.view(rules.redacted(state))
        for ask in (*view.asks, *view.extras):
            if (question := msgspec.json.encode(ask)) not in known:
                known.add(question)
                told += [f"? {line}" for line in outline(ask).splitlines()]
    return "\n".join(told)


def allowed(
    rules: FightRules, moments: Moments, commands: Iterable[msgspec.Struct], dice: Dice = NO_DICE
) -> str:
    """At which moments each command is taken, and why it is refused at the others."""
    told: list[str] = []
    for command in commands:
        fates: dict[str, list[str]] = {}
        for name, state in moments.items():
            outcome = rules.decide(state, command, dice)
            fate = outcome.reason.key if isinstance(outcome, Refused) else "taken"
            fates.setdefault(fate, []).append(name)
        told.append(f"== {outline(command)}")
        for fate, names in sorted(fates.items()):
            told += WRAPPER.wrap(f"{fate}: {' '.join(names)}")
    return "\n".join(told)


def edges(rules: FightRules, cases: Iterable[tuple[str, msgspec.Struct, msgspec.Struct]]) -> str:
    """What commands come to with every die at what its label names, a point below and a point
    above; each case is a name, a state and a command."""
    told: list[str] = []
    for name, state, command in cases:
        before: list[str] = []
        told.append(f"== {name} {outline(command)}")
        for beside in (-1, 0, 1):
            lines = list(_at_the_edge(rules, state, command, beside))
            told += [f"{beside:+}", *(lines if lines != before else ("the same",))]
            before = lines
    return "\n".join(told)


def _at_the_edge(
    rules: FightRules, state: msgspec.Struct, command: msgspec.Struct, beside: int
) -> Iterator[str]:
    dice = Dice()
    while isinstance(outcome := rules.decide(state, command, dice), NeedDice):
        dice = dice.plus(tuple(edge(spec, beside) for spec in outcome.specs))
    assert not isinstance(outcome, Refused), outcome
    yield f"dice {[(one.key.purpose, one.key.actor, one.value) for one in dice]}"
    yield from journal(rules, state, command, outcome.events)
    after = state
    for event in outcome.events:
        after = rules.apply(after, event)
    yield from changed(state, after)


def edge(spec: DieSpec, beside: int) -> Rolled:
    """A die on the number that its label names, or so many points beside it; one that names none in
    the middle."""
    named = spec.label.params
    found = next((named[name] for name in ("need", "chance", "con") if name in named), None)
    malus = named.get("malus", 0)
    value = (spec.sides + 1) // 2
    if isinstance(found, int) and isinstance(malus, int):
        value = found - malus
    return Rolled(spec.key, spec.sides, max(1, min(spec.sides, value + beside)))


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
