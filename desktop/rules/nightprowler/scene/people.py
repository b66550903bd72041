"""People in a chase or a contract: the document that joined, frozen, and what the scene owns of
it."""

from collections.abc import Callable, Iterable
from typing import TypeVar

import msgspec

from desktop.rules.nightprowler.character.derive import derive
from desktop.rules.nightprowler.document.character import Character, Health, Track
from desktop.rules.nightprowler.health.wounds import Ticks
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.sheetmodel import BoxRow


class Body(msgspec.Struct, frozen=True, kw_only=True):
    """Numbers worked out once when a document joins or changes.

    `vitality` and `endurance` are usable boxes per line, lightest first, the rows are how they
    are drawn. `skills` are the values of the skills that the document has, in their order,
    `opened` those that are more than a default value.
    """

    heroism_max: int
    vitality: Ticks
    endurance: Ticks
    vitality_rows: tuple[BoxRow, ...]
    endurance_rows: tuple[BoxRow, ...]
    skills: dict[str, int]
    opened: tuple[str, ...]

    def capacity(self, track: Track) -> Ticks:
        """Usable boxes of one table."""
        return self.vitality if track is Track.VITALITY else self.endurance

    def rows(self, track: Track) -> tuple[BoxRow, ...]:
        """The boxes of one table as drawn when the document joined."""
        return self.vitality_rows if track is Track.VITALITY else self.endurance_rows


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A participant; `heroism` is what is left, in PH."""

    id: str
    name: str
    side: int
    character: str = ""
    document: Character
    body: Body
    health: Health
    heroism: int
    removed: bool = False

    @property
    def able(self) -> bool:
        """Whether the person can still act."""
        return not (self.removed or self.health.unconscious or self.health.dead)


P = TypeVar("P", bound=Person)


def body_of(tables: Tables, settings: Settings, document: Character) -> tuple[Body, int]:
    """The body of a document, and the PH it has left."""
    derived = derive(tables, document, settings)
    body = Body(
        heroism_max=derived.heroism_max.total,
        vitality=derived.vitality.capacity,
        endurance=derived.endurance.capacity,
        vitality_rows=tuple(line.row for line in derived.vitality.lines),
        endurance_rows=tuple(line.row for line in derived.endurance.lines),
        skills={view.key: view.value.total for view in derived.skills},
        opened=tuple(view.key for view in derived.skills if view.opened),
    )
    return body, max(0, derived.heroism)


def live(person: Person, document: Character) -> Character:
    """A document with what the scene owns of it (wounds, conditions, PH left) written on."""
    spent = person.body.heroism_max - person.heroism
    return msgspec.structs.replace(
        document,
        health=person.health,
        pools=msgspec.structs.replace(document.pools, heroism_spent=spent),
    )


def carried(was: Person, now: Person, document: Character) -> Character:
    """An edited document, told to the scene when the person `was` so, as it reads when he is as
    `now`: what the edit left alone of what the scene owns is his present state."""
    before, after = live(was, document), live(now, document)
    spent, replace = document.pools.heroism_spent, msgspec.structs.replace
    return replace(
        document,
        health=after.health if document.health == before.health else document.health,
        pools=after.pools if spent == before.pools.heroism_spent else document.pools,
    )


def find(people: Iterable[P], id: str) -> P | None:
    """The one of that id, who may have left."""
    return next((each for each in people if each.id == id), None)


def name_of(people: Iterable[Person], id: str) -> str:
    """The name behind an id; the id itself when there is nobody."""
    found = find(people, id)
    return id if found is None else found.name


def changed(people: tuple[P, ...], id: str, change: Callable[[P], P]) -> tuple[P, ...]:
    """The people with one of them changed."""
    return tuple(change(each) if each.id == id else each for each in people)


def distinct(people: Iterable[Person], name: str) -> str:
    """The name, numbered when somebody bears it already: "Milicien 2"."""
    taken = {each.name for each in people}
    number, found = 1, name
    while found in taken:
        number += 1
        found = f"{name} {number}"
    return found
