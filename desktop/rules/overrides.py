"""Rules that the GM waived for a character: kept on its document, with the reason."""

from collections.abc import Iterable

import msgspec

from desktop.rules.message import say
from desktop.rules.system import Problem, Refused


class Override(msgspec.Struct, frozen=True):
    """A rule (its inventory id) that the GM waived for a character, and why."""

    rule: str
    reason: str


class Waive(msgspec.Struct, frozen=True, tag="override"):
    """The edit by which the GM waives a rule (its inventory id) for a character, and why."""

    rule: str
    reason: str


class Restore(msgspec.Struct, frozen=True, tag="withdraw-override"):
    """The edit by which a waived rule holds again."""

    rule: str


def overridden(
    held: tuple[Override, ...], rule: str, reason: str
) -> tuple[Override, ...] | Refused:
    """What is waived once a rule is, too; a later reason takes the place of an earlier one."""
    if not rule.strip():
        return Refused(say("edit.no-rule"))
    if not reason.strip():
        return Refused(say("edit.no-reason"))
    others = tuple(one for one in held if one.rule != rule.strip())
    return (*others, Override(rule.strip(), reason.strip()))


def withdrawn(held: tuple[Override, ...], rule: str) -> tuple[Override, ...] | Refused:
    """What is waived once a rule holds again."""
    others = tuple(one for one in held if one.rule != rule)
    return others if len(others) < len(held) else Refused(say("edit.no-such-entry"))


def marked(found: Iterable[Problem], held: tuple[Override, ...]) -> tuple[Problem, ...]:
    """Problems, those of waived rules with the reason."""
    reasons = {one.rule: one.reason for one in held if one.reason.strip()}
    return tuple(
        msgspec.structs.replace(one, overridden=reasons.get(one.rule, "")) for one in found
    )
