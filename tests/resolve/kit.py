"""Requests as tests write them, and what it means that an answer shows what is expected."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from desktop import paths
from desktop.resolve.stream import Resolver
from desktop.text import Language
from tests.texts import texts_of


@cache
def resolver(language: Language = "fr") -> Resolver:
    return Resolver(paths.tables_root(), texts_of(language))


def ask(op: str, **fields: object) -> dict[str, Any]:
    """The answer to one request."""
    line = msgspec.json.encode({"op": op, **fields})
    return msgspec.json.decode(msgspec.json.encode(resolver().answer(line)))


@dataclass(frozen=True)
class Only:
    """A list with exactly these members, in this order."""

    members: tuple[object, ...]


@dataclass(frozen=True)
class Without:
    """A list none of whose members shows this."""

    member: object


@dataclass(frozen=True)
class Count:
    """A list of so many members."""

    count: int


@dataclass(frozen=True)
class All:
    """Several things that are all shown."""

    wanted: tuple[object, ...]


@dataclass(frozen=True)
class Said:
    """A reason in words, whichever."""


SAID = Said()


def only(*members: object) -> Only:
    return Only(members)


def all_of(*wanted: object) -> All:
    return All(wanted)


def shows(actual: object, wanted: object) -> bool:
    """Whether an answer holds what is wanted: fields of objects may be left out, and so may
    members of lists, in order."""
    match wanted:
        case All():
            return all(shows(actual, each) for each in wanted.wanted)
        case Only():
            return (
                isinstance(actual, list)
                and len(actual) == len(wanted.members)
                and all(map(shows, actual, wanted.members))
            )
        case Said():
            return isinstance(actual, str) and bool(actual)
        case Without():
            return isinstance(actual, list) and not any(
                shows(member, wanted.member) for member in actual
            )
        case Count():
            return isinstance(actual, list) and len(actual) == wanted.count
        case Mapping():
            return isinstance(actual, dict) and all(
                name in actual and shows(actual[name], value) for name, value in wanted.items()
            )
        case str():
            return actual == wanted
        case Sequence():
            return isinstance(actual, list) and _in_order(actual, wanted)
        case _:
            return actual == wanted and type(actual) is type(wanted)


def _in_order(actual: Sequence[object], wanted: Sequence[object]) -> bool:
    left = iter(actual)
    return all(any(shows(member, each) for member in left) for each in wanted)


@dataclass(frozen=True)
class Case:
    """A request with the rules of the inventory that it exercises, and what its answer shows."""

    rules: tuple[str, ...]
    op: str
    fields: dict[str, object]
    result: object

    @property
    def name(self) -> str:
        return f"{self.op}: {' '.join(self.rules)}"


def case(rules: str, op: str, result: object, **fields: object) -> Case:
    """`rules` are ids without their "NP-", separated by blanks."""
    return Case(tuple(f"NP-{rule}" for rule in rules.split()), op, fields, result)


def hero(
    *traits: str,
    kit: Mapping[str, int] | None = None,
    points: Sequence[int] = (10, 10, 10, 10),
    **changes: object,
) -> dict[str, object]:
    """A human Umélorien with these traits bought, this Trousse professionnelle, and
    characteristics in the order of the sheet; `origins` and the rest as in the document."""
    names = ("doigte", "caractere", "robustesse", "cervelle")
    return {
        "origins": {"race": "humain", "culture": "umelorien"},
        "characteristics": dict(zip(names, points, strict=True)),
        "traits": [{"id": f"p{place}", "trait": trait} for place, trait in enumerate(traits)],
        "kits": {"professional": dict(kit or {})},
        **changes,
    }


def of_race(race: str, **origins: str) -> dict[str, object]:
    return {"origins": {"race": race, **origins}}


def total(value: int) -> dict[str, int]:
    return {"total": value}
