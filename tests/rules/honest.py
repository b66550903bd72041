"""Whether the questions of an activity keep their word: what they offer is accepted, what they show
as closed is refused, and their numbers stop where they say."""

from collections.abc import Iterator, Mapping

import msgspec

from desktop.rules.dice import Dice
from desktop.rules.fightview import Ask, AskField
from desktop.rules.system import FightRules, Refused


def broken_promises(rules: FightRules, state: msgspec.Struct) -> list[str]:
    """One line for each answer that is not treated as the question says."""
    view = rules.view(rules.redacted(state))
    return [line for ask in (*view.asks, *view.extras) for line in _broken(rules, state, ask)]


def _broken(rules: FightRules, state: msgspec.Struct, ask: Ask) -> Iterator[str]:
    proposed = {field.id: _first(field) for field in ask.fields} | {"reason": "erreur"}
    if not ask.fields:
        # Dice alone are typed for what goes on, not answered.
        if not ask.dice and refused(rules, state, ask.id, {"reason": "erreur"}):
            yield f"{ask.id}: {refused(rules, state, ask.id, {})}"
        return
    for field in ask.fields:
        if not (field.options or field.prose) and field.least > field.most:
            yield f"{ask.id} {field.id}: no number at all"
        if not (bases := _bases(ask, field, proposed)):
            continue
        for value, closed in _tried(field):
            given = [base | {field.id: value} for base in bases]
            reasons = [refused(rules, state, ask.id, values) for values in given]
            if closed and None in reasons:
                yield f"{ask.id} {field.id}={value!r} accepted"
            if not closed and None not in reasons and not _somehow(rules, state, ask, field, given):
                yield f"{ask.id} {field.id}={value!r} {reasons}"


def _bases(ask: Ask, field: AskField, proposed: Mapping[str, str]) -> list[dict[str, str]]:
    """What else may be answered while a field matters: each legal option of the first field, or of
    those that `when` names, and of those that must be for these to matter."""
    fields = {each.id: each for each in ask.fields}
    wanted = field.when or tuple(f"{ask.fields[0].id}={value}" for value in _open(ask.fields[0]))
    found: list[dict[str, str]] = []
    for each in wanted:
        name, _, value = each.partition("=")
        if name not in fields or value not in _open(fields[name]):
            continue
        mattering = fields[name].when and name != field.id
        before = _bases(ask, fields[name], proposed) if mattering else [dict(proposed)]
        found += [{**base, name: value} for base in before]
    return found


def _open(field: AskField) -> list[str]:
    return [value for value, closed in _tried(field) if not closed]


def _somehow(
    rules: FightRules,
    state: msgspec.Struct,
    ask: Ask,
    field: AskField,
    given: list[dict[str, str]],
) -> bool:
    """Whether some legal answers to the other lists go with a value."""
    lists = {
        each.id: [option.value for option in each.options if option.why_not is None]
        for each in ask.fields[1:]
        if each.id != field.id
    }
    return any(
        refused(rules, state, ask.id, {**values, name: other}) is None
        for values in given
        for name, others in lists.items()
        for other in others
    )


def _first(field: AskField) -> str:
    legal = [option.value for option in field.options if option.why_not is None]
    default = field.default if field.default in legal or not field.options else ""
    return default or (legal[0] if legal else "" if field.prose else str(field.least))


def _tried(field: AskField) -> Iterator[tuple[str, bool]]:
    """Values with whether they are closed."""
    for option in field.options:
        yield option.value, option.why_not is not None
    if not field.options and not field.prose:
        yield str(field.least), False
        yield str(field.most), False
        yield str(field.most + 1), True
        yield str(field.least - 1), True


def refused(
    rules: FightRules, state: msgspec.Struct, ask: str, values: Mapping[str, str]
) -> str | None:
    """The key of the reason why an answer is not taken."""
    command = rules.answer(state, ask, values)
    outcome = command if isinstance(command, Refused) else rules.decide(state, command, Dice())
    return outcome.reason.key if isinstance(outcome, Refused) else None
