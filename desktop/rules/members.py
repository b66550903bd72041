"""Members of a list of a document, each with an id: adding, replacing and taking away."""

from typing import Protocol, TypeVar

import msgspec

from desktop.rules.message import say
from desktop.rules.system import Refused


class Member(Protocol):
    """Anything kept in a list of the document."""

    @property
    def id(self) -> str: ...


M = TypeVar("M", bound=Member)
S = TypeVar("S", bound=msgspec.Struct)


def changed(member: S, **fields: object) -> S:
    """A member, or any value, with other fields; for callers that know no msgspec."""
    return msgspec.structs.replace(member, **fields)


def added(members: tuple[M, ...], member: M) -> tuple[M, ...] | Refused:
    """The list and one more; its id must be new and not empty."""
    if not member.id or any(one.id == member.id for one in members):
        return Refused(say("edit.id-taken"))
    return (*members, member)


def updated(members: tuple[M, ...], member: M) -> tuple[M, ...] | Refused:
    """The list with the member of that id replaced."""
    if all(one.id != member.id for one in members):
        return Refused(say("edit.no-such-entry"))
    return tuple(member if one.id == member.id else one for one in members)


def put(members: tuple[M, ...], member: M) -> tuple[M, ...]:
    """The list with a member in place of the one of its id, or at the end where it has none."""
    if found(members, member.id) is None:
        return (*members, member)
    return tuple(member if one.id == member.id else one for one in members)


def removed(members: tuple[M, ...], id: str) -> tuple[M, ...] | Refused:
    """The list without the member of that id."""
    kept = tuple(one for one in members if one.id != id)
    return kept if len(kept) < len(members) else Refused(say("edit.no-such-entry"))


def found(members: tuple[M, ...], id: str) -> M | None:
    """The member of that id."""
    return next((one for one in members if one.id == id), None)
