"""Changing settings place by place, and comparing them with the shipped ones.

A place is a path of attributes and of ids of members ("weapons", "dague", "price"); the skills of
a kit are named by their keys. Nothing here knows the settings of any rule system.
"""

import enum
import re
import unicodedata
from typing import Protocol, TypeVar, cast

import msgspec

from desktop.rules.document import Json
from desktop.rules.errors import known
from desktop.rules.message import Message

Place = tuple[str, ...]
"""Where a value of settings is: names of attributes, and ids of members of lists."""

S = TypeVar("S", bound=msgspec.Struct)


class Flaw(Protocol):
    """One value that the rules cannot work with."""

    @property
    def place(self) -> Place:
        """Where it is."""
        ...

    @property
    def text(self) -> Message:
        """What is wrong, for somebody who sees the field."""
        ...


_IDENTITIES = ("id", "skill")


class Standing(enum.Enum):
    """How a value stands to the shipped ones."""

    SHIPPED = "shipped"
    CHANGED = "changed"
    ADDED = "added"
    """Nothing is shipped at that place."""


def value_at(settings: msgspec.Struct, place: Place) -> Json:
    """The value at a place; None where there is nothing, which is also a value of some."""
    return plain(_walked(settings, place))


def put(settings: S, place: Place, value: Json) -> S:
    """Settings with another value at a place that exists.

    Raises `KnownError` when the place cannot hold such a value.
    """
    tree = plain(settings)
    _set(tree, place, value)
    return settings_of(type(settings), tree)


def add(settings: S, place: Place, member: Json) -> S:
    """Settings with one more member at the end of a list."""
    tree = plain(settings)
    list_at(tree, place).append(member)
    return settings_of(type(settings), tree)


def remove(settings: S, place: Place) -> S:
    """Settings without a member of a list."""
    tree = plain(settings)
    members = list_at(tree, place[:-1])
    members.remove(found_at(members, place[-1:]))
    return settings_of(type(settings), tree)


def reset(settings: S, shipped: S, place: Place) -> S:
    """Settings with the shipped value at a place.

    A member that was removed comes back where it was; one that was added goes.
    """
    if not _holds(shipped, place):
        return remove(settings, place)
    value = value_at(shipped, place)
    if _holds(settings, place):
        return put(settings, place, value)
    tree = plain(settings)
    members = list_at(tree, place[:-1])
    before = ids_of(value_at(shipped, place[:-1]))
    here = ids_of(members)
    # After the nearest shipped neighbour before it that is still there.
    ahead = [one for one in before[: before.index(place[-1])] if one in here]
    members.insert(here.index(ahead[-1]) + 1 if ahead else 0, value)
    return settings_of(type(settings), tree)


def standing(settings: msgspec.Struct, shipped: msgspec.Struct, place: Place) -> Standing:
    """How the value at a place stands to the shipped one."""
    if not _holds(shipped, place):
        return Standing.ADDED
    return Standing.SHIPPED if same(settings, shipped, place) else Standing.CHANGED


def gone(settings: msgspec.Struct, shipped: msgspec.Struct, place: Place) -> tuple[str, ...]:
    """The shipped members of a list that are not in it any more."""
    here = ids_of(value_at(settings, place))
    return tuple(one for one in ids_of(value_at(shipped, place)) if one not in here)


def section(settings: S, place: Place, source: S) -> S:
    """Settings with everything below a place taken from `source`."""
    return put(settings, place, value_at(source, place))


def same(settings: msgspec.Struct, shipped: msgspec.Struct, place: Place) -> bool:
    """Whether everything below a place is as shipped."""
    return value_at(settings, place) == value_at(shipped, place)


def fresh_id(name: str, taken: tuple[str, ...]) -> str:
    """An id for a new member from its name, unlike those that are taken."""
    plain = unicodedata.normalize("NFKD", name.casefold().replace("œ", "oe"))
    words = re.findall(r"[a-z0-9]+", plain.encode("ascii", "ignore").decode())
    stem = "-".join(words) or "entree"
    if stem not in taken:
        return stem
    return next(id for n in range(2, len(taken) + 3) if (id := f"{stem}-{n}") not in taken)


def plain(value: object) -> Json:
    """A value as JSON, to be changed."""
    # Through JSON, not `to_builtins`: lists must be lists, to be changed.
    return cast("Json", msgspec.json.decode(msgspec.json.encode(value)))


def settings_of(kind: type[S], tree: Json) -> S:
    """Settings of a kind from JSON.

    Raises `KnownError` when they cannot hold such a value.
    """
    try:
        return msgspec.convert(tree, kind)
    except msgspec.ValidationError as error:
        raise known("settings.impossible", detail=str(error)) from error


def found_at(node: Json, place: Place) -> Json:
    """What is at a place of JSON, None where nothing is."""
    for step in place:
        node = _child(node, step)
    return node


def _child(node: Json, step: str) -> Json:
    if isinstance(node, dict):
        return node.get(step)
    if isinstance(node, list):
        return next((member for member in node if _identity(member) == step), None)
    return None


def _identity(member: Json) -> str:
    if isinstance(member, dict):
        for name in _IDENTITIES:
            if isinstance(identity := member.get(name), str):
                return identity
    return member if isinstance(member, str) else ""


def ids_of(members: Json) -> list[str]:
    """The identities of the members of a list."""
    return [_identity(one) for one in members] if isinstance(members, list) else []


def _holds(settings: msgspec.Struct, place: Place) -> bool:
    owner = _walked(settings, place[:-1])
    if isinstance(owner, msgspec.Struct):
        return place[-1] in owner.__struct_fields__
    if isinstance(owner, dict):
        return place[-1] in owner
    return place[-1] in _names(owner)


def _walked(node: object, place: Place) -> object:
    """What is at a place, unread: reading all settings for each of their values would be slow."""
    for step in place:
        if isinstance(node, msgspec.Struct):
            node = cast("object", getattr(node, step, None))
        elif isinstance(node, dict):
            node = cast("dict[str, object]", node).get(step)
        elif isinstance(node, tuple):
            members = cast("tuple[object, ...]", node)
            names = _names(members)
            node = members[names.index(step)] if step in names else None
        else:
            return None
    return node


def _names(members: object) -> list[str]:
    """The identities of the members of a list, unread."""
    found: list[str] = []
    for member in cast("tuple[object, ...]", members) if isinstance(members, tuple) else ():
        name = next((getattr(member, one) for one in _IDENTITIES if hasattr(member, one)), member)
        found.append(str(cast("object", name)))
    return found


def list_at(tree: Json, place: Place) -> list[Json]:
    """The list at a place of JSON."""
    members = found_at(tree, place)
    if not isinstance(members, list):
        raise known("settings.impossible", detail=".".join(place))
    return members


def _set(tree: Json, place: Place, value: Json) -> None:
    owner = found_at(tree, place[:-1])
    if isinstance(owner, dict) and place[-1] in owner:
        owner[place[-1]] = value
    elif isinstance(owner, list) and place[-1] in ids_of(owner):
        owner[ids_of(owner).index(place[-1])] = value
    else:
        raise known("settings.impossible", detail=".".join(place))
