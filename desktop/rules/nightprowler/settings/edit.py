"""Changing settings place by place, and comparing them with the shipped ones.

A place is a path of attributes and of ids of members ("weapons", "dague", "price"); the skills of
a kit are named by their keys, those of an Art by the Art's id.
"""

import enum
import re
import unicodedata
from typing import cast

import msgspec

from desktop.rules.document import Json
from desktop.rules.errors import known
from desktop.rules.nightprowler.settings.check import Place
from desktop.rules.nightprowler.settings.values import Settings

__all__ = [
    "Json",
    "Place",
    "Standing",
    "add",
    "add_stay",
    "art_of",
    "entirely",
    "fresh_id",
    "gone",
    "put",
    "remove",
    "reset",
    "section",
    "standing",
    "tag",
    "value_at",
]

_IDENTITIES = ("id", "skill")


class Standing(enum.Enum):
    """How a value stands to the shipped ones."""

    SHIPPED = "shipped"
    CHANGED = "changed"
    ADDED = "added"
    """Nothing is shipped at that place."""


def value_at(settings: Settings, place: Place) -> Json:
    """The value at a place; None where there is nothing, which is also a value of some."""
    return _plain(_walked(settings, place))


def put(settings: Settings, place: Place, value: Json) -> Settings:
    """Settings with another value at a place that exists.

    Raises `KnownError` when the place cannot hold such a value.
    """
    tree = _plain(settings)
    _set(tree, place, value)
    return _settings(tree)


def add(settings: Settings, place: Place, member: Json) -> Settings:
    """Settings with one more member at the end of a list."""
    tree = _plain(settings)
    _list(tree, place).append(member)
    return _settings(tree)


def add_stay(settings: Settings, after: str, id: str, text: str) -> Settings:
    """Settings with one more stay in prison behind another, whose last face it takes.

    Where that one has a single face both now have it, until the GM says otherwise.
    """
    tree = _plain(settings)
    stays = _list(tree, ("prison",))
    number = _ids(stays).index(after)
    before = cast("dict[str, int]", stays[number])
    face = before["max"]
    if before["min"] < face:
        before["max"] = face - 1
    stays.insert(number + 1, {"id": id, "min": face, "max": face, "text": text})
    return _settings(tree)


def remove(settings: Settings, place: Place) -> Settings:
    """Settings without a member of a list."""
    tree = _plain(settings)
    members = _list(tree, place[:-1])
    members.remove(_found(members, place[-1:]))
    return _settings(tree)


def reset(settings: Settings, shipped: Settings, place: Place) -> Settings:
    """Settings with the shipped value at a place.

    A member that was removed comes back where it was; one that was added goes.
    """
    if not _holds(shipped, place):
        return remove(settings, place)
    value = value_at(shipped, place)
    if _holds(settings, place):
        return put(settings, place, value)
    tree = _plain(settings)
    members = _list(tree, place[:-1])
    before = _ids(value_at(shipped, place[:-1]))
    here = _ids(members)
    # After the nearest shipped neighbour before it that is still there.
    ahead = [one for one in before[: before.index(place[-1])] if one in here]
    members.insert(here.index(ahead[-1]) + 1 if ahead else 0, value)
    return _settings(tree)


def standing(settings: Settings, shipped: Settings, place: Place) -> Standing:
    """How the value at a place stands to the shipped one."""
    if not _holds(shipped, place):
        return Standing.ADDED
    same = value_at(settings, place) == value_at(shipped, place)
    return Standing.SHIPPED if same else Standing.CHANGED


def gone(settings: Settings, shipped: Settings, place: Place) -> tuple[str, ...]:
    """The shipped members of a list that are not in it any more."""
    here = _ids(value_at(settings, place))
    return tuple(one for one in _ids(value_at(shipped, place)) if one not in here)


def section(settings: Settings, place: Place, source: Settings) -> Settings:
    """Settings with everything below a place taken from `source`."""
    return put(settings, place, value_at(source, place))


def entirely(settings: Settings, shipped: Settings, place: Place) -> bool:
    """Whether everything below a place is as shipped; the order of the skills of an Art says
    nothing."""
    if place == ("arts",):
        return all(
            art_of(settings, key) == art_of(shipped, key)
            for each in (settings, shipped)
            for keys in each.arts.by_id().values()
            for key in keys
        )
    return value_at(settings, place) == value_at(shipped, place)


def art_of(settings: Settings, key: str) -> str:
    """The Art that names a skill key itself, "" when none does."""
    for art, keys in settings.arts.by_id().items():
        if key in keys:
            return art
    return ""


def tag(settings: Settings, key: str, art: str) -> Settings:
    """Settings with a skill key in that Art only, or in none when `art` is ""."""
    tree = _plain(settings)
    arts = cast("dict[str, Json]", _found(tree, ("arts",)))
    for id, keys in arts.items():
        listed = cast("list[Json]", keys)
        if key in listed and id != art:
            listed.remove(key)
        if id == art and key not in listed:
            listed.append(key)
    return _settings(tree)


def fresh_id(name: str, taken: tuple[str, ...]) -> str:
    """An id for a new member from its name, unlike those that are taken."""
    plain = unicodedata.normalize("NFKD", name.casefold().replace("œ", "oe"))
    words = re.findall(r"[a-z0-9]+", plain.encode("ascii", "ignore").decode())
    stem = "-".join(words) or "entree"
    if stem not in taken:
        return stem
    return next(id for n in range(2, len(taken) + 3) if (id := f"{stem}-{n}") not in taken)


def _plain(value: object) -> Json:
    # Through JSON, not `to_builtins`: lists must be lists, to be changed.
    return cast("Json", msgspec.json.decode(msgspec.json.encode(value)))


def _settings(tree: Json) -> Settings:
    try:
        return msgspec.convert(tree, Settings)
    except msgspec.ValidationError as error:
        raise known("np.settings.impossible", detail=str(error)) from error


def _found(node: Json, place: Place) -> Json:
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


def _ids(members: Json) -> list[str]:
    return [_identity(one) for one in members] if isinstance(members, list) else []


def _holds(settings: Settings, place: Place) -> bool:
    owner = _walked(settings, place[:-1])
    if isinstance(owner, msgspec.Struct):
        return place[-1] in owner.__struct_fields__
    return place[-1] in _names(owner)


def _walked(node: object, place: Place) -> object:
    """What is at a place, unread: reading all settings for each of their values would be slow."""
    for step in place:
        if isinstance(node, msgspec.Struct):
            node = cast("object", getattr(node, step, None))
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


def _list(tree: Json, place: Place) -> list[Json]:
    members = _found(tree, place)
    if not isinstance(members, list):
        raise known("np.settings.impossible", detail=".".join(place))
    return members


def _set(tree: Json, place: Place, value: Json) -> None:
    owner = _found(tree, place[:-1])
    if isinstance(owner, dict) and place[-1] in owner:
        owner[place[-1]] = value
    elif isinstance(owner, list) and place[-1] in _ids(owner):
        owner[_ids(owner).index(place[-1])] = value
    else:
        raise known("np.settings.impossible", detail=".".join(place))
