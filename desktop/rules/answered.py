"""Which ask a stored command answered, and with what values.

A system says how an answer becomes a command, not the way back. The way back is found by trying:
field after field takes the value with which the command looks most like the stored one, until it
is the stored one, or as good as: a command may name a part of what its ask has no field for.
"""

from collections.abc import Iterable, Iterator

import msgspec

from desktop.rules.document import Json, raw
from desktop.rules.fightview import Ask, AskField
from desktop.rules.sealed import Sealed
from desktop.rules.system import FightRules, Refused, Struct

_ROUNDS = 3
"""Later fields may decide what an earlier one means; more rounds than this never helped."""
_REASON = "reason"
_STRAY = 1
"""Parts of a command that its ask may have nothing to say about."""


class Answered(Sealed, msgspec.Struct, frozen=True):
    """An ask and the values that were given to it."""

    ask: Ask
    values: dict[str, str]


def answered(
    rules: FightRules, state: Struct, command: Struct, asks: Iterable[Ask]
) -> Answered | None:
    """The one of `asks` that `command` answers in `state`, or None."""
    wanted = _parts(command)
    words = {value for value in wanted.values() if isinstance(value, str)}
    for ask in asks:
        if ask.actor and ask.actor not in words:
            continue
        values = _fitted(rules, state, command, ask, wanted)
        if values is not None:
            return Answered(ask, values)
    return None


def _fitted(
    rules: FightRules, state: Struct, command: Struct, ask: Ask, wanted: dict[str, Json]
) -> dict[str, str] | None:
    values = {field.id: _first(field) for field in ask.fields}
    if isinstance(reason := wanted.get(_REASON), str):
        values[_REASON] = reason
    best = _likeness(rules, state, command, ask, values, wanted)
    for _ in range(_ROUNDS):
        before = best
        for field in ask.fields:
            without = {id: value for id, value in values.items() if id != field.id}
            for value in (None, *_candidates(field, wanted)):
                # What does not matter is not answered at all.
                tried = without
                if value is not None:
                    tried = {**without, **_mattering(field, without), field.id: value}
                likeness = _likeness(rules, state, command, ask, tried, wanted)
                if likeness > best:
                    values, best = tried, likeness
        if best == before:
            break
    return values if best >= len(wanted) - _STRAY else None


def _likeness(
    rules: FightRules,
    state: Struct,
    command: Struct,
    ask: Ask,
    values: dict[str, str],
    wanted: dict[str, Json],
) -> int:
    """How many parts of the command that `values` give are as wanted; -1 when they give none of
    its kind."""
    made = rules.answer(state, ask.id, values)
    if isinstance(made, Refused) or type(made) is not type(command):
        return -1
    given = _parts(made)
    return sum(given.get(path) == value for path, value in wanted.items()) - len(
        given.keys() - wanted.keys()
    )


def _mattering(field: AskField, values: dict[str, str]) -> dict[str, str]:
    """What else must be answered for a field to matter: a folded one does nothing by itself."""
    conditions = [condition.partition("=")[::2] for condition in field.when]
    if not conditions or any(values.get(name) == value for name, value in conditions):
        return {}
    name, value = conditions[0]
    return {name: value}


def _first(field: AskField) -> str:
    """An answer to begin with: the default, else the first that there is."""
    if field.default or field.prose:
        return field.default
    return field.options[0].value if field.options else str(field.least)


def _candidates(field: AskField, wanted: dict[str, Json]) -> Iterator[str]:
    if field.options:
        yield from (option.value for option in field.options)
    elif field.prose:
        yield from (value for value in wanted.values() if isinstance(value, str))
    else:
        # A number of the command is one of its own, or stands there with the other sign.
        for value in wanted.values():
            if type(value) is int:
                either = {value, -value}
                yield from (
                    str(each) for each in sorted(either) if field.least <= each <= field.most
                )


def _parts(command: Struct) -> dict[str, Json]:
    return dict(_leaves(raw(command)))


def _leaves(value: Json, path: str = "") -> Iterator[tuple[str, Json]]:
    """Every plain value inside, with the path that leads to it."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _leaves(inner, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _leaves(inner, f"{path}.{place}")
    else:
        yield path, value
