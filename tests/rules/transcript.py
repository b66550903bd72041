"""What a window shows all through an activity, as a text: for each entry of its journal the
command, its lines, and what changed on the screen."""

import difflib
from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from desktop.rules.dice import Rolled
from desktop.rules.fightview import Ask
from desktop.rules.system import FightRules
from tests.rules.outline import outline

Entry = tuple[msgspec.Struct, Sequence[Rolled], Sequence[msgspec.Struct]]
"""A command, its dice and its events."""


def transcript(rules: FightRules, state: msgspec.Struct, entries: Iterable[Entry]) -> str:
    """The whole activity from a blank state on. A question is told in full when it is first put,
    with the command that its proposed answer would give; later only its name."""
    known: set[str] = set()
    shown = screen(rules, state)
    told = [*shown, *_new(rules, state, known)]
    for place, (command, dice, events) in enumerate(entries):
        told += ["", f"{place}. {outline(command)}"]
        for line in rules.lines(state, str(place), command, events, dice):
            told += [f"* {part}" for part in outline(line).splitlines()]
        for event in events:
            state = rules.apply(state, event)
        before, shown = shown, screen(rules, state)
        changes = difflib.unified_diff(before, shown, n=0, lineterm="")
        told += [line for line in changes if not line.startswith(("---", "+++", "@@"))]
        told += _new(rules, state, known)
    return "\n".join(told)


def screen(rules: FightRules, state: msgspec.Struct) -> list[str]:
    """What may be seen of a state, questions by their names alone."""
    view = rules.view(rules.redacted(state))
    bare = replace(view, asks=(), extras=())
    return [
        *outline(bare).splitlines(),
        f"next -> {outline(rules.advance(state))}",
        f"asks {[ask.id for ask in view.asks]}",
        f"acts {[ask.id for ask in view.extras]}",
    ]


def _new(rules: FightRules, state: msgspec.Struct, known: set[str]) -> list[str]:
    """Questions that were never put before."""
    view = rules.view(rules.redacted(state))
    told: list[str] = []
    for ask in (*view.asks, *view.extras):
        if ask.id not in known:
            known.add(ask.id)
            told += [f"? {line}" for line in outline(ask).splitlines()]
            told.append(f"  -> {outline(rules.answer(state, ask.id, _values(ask)))}")
    return told


def _values(ask: Ask) -> Mapping[str, str]:
    """The answer that is proposed; the last legal option, or the most, where none is."""
    values: dict[str, str] = {}
    for field in ask.fields:
        legal = [option.value for option in field.options if option.why_not is None]
        most = legal[-1] if legal else "" if field.options or field.prose else str(field.most)
        values[field.id] = field.default or most
    return values
