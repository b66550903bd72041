"""Events that a chase and a contract share, and what they change of a person."""

from typing import TypeAlias

import msgspec

from desktop.rules.message import Message
from desktop.rules.nightprowler.document.character import Character, Health
from desktop.rules.nightprowler.scene.people import Body, P
from desktop.rules.nightprowler.settings.shipped import Settings

replace = msgspec.structs.replace


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Any event of a chase or a contract."""


class HealthSet(Event, frozen=True, kw_only=True, tag="health"):
    """Boxes or conditions were corrected; `text` says how and why."""

    fighter: str
    health: Health
    text: Message


class HeroismSet(Event, frozen=True, kw_only=True, tag="heroism"):
    """The MJ corrected the PH that somebody has left."""

    fighter: str
    heroism: int
    text: Message


class Removed(Event, frozen=True, kw_only=True, tag="removed"):
    """Somebody leaves, with the reason."""

    fighter: str
    reason: str


class DocumentReplaced(Event, frozen=True, kw_only=True, tag="document"):
    """A sheet was edited elsewhere.

    `health` and `heroism` are None when the edit did not touch what the scene owns, so that an
    undo here carries the edit along and nothing else. `name` is the new name, "" for the same.
    """

    fighter: str
    document: Character
    body: Body
    health: Health | None = None
    heroism: int | None = None
    name: str = ""


class SettingsApplied(Event, frozen=True, kw_only=True, tag="settings"):
    """The scene goes on by other settings; `bodies` are everybody's numbers by them."""

    settings: Settings
    bodies: dict[str, Body]


Shared: TypeAlias = HealthSet | HeroismSet | Removed | DocumentReplaced


def apply_to(person: P, event: Shared) -> P:
    """What an event about a person changes of him."""
    match event:
        case HealthSet():
            return replace(person, health=event.health)
        case HeroismSet():
            return replace(person, heroism=event.heroism)
        case Removed():
            return replace(person, removed=True)
        case DocumentReplaced():
            return replace(
                person,
                document=event.document,
                name=event.name or person.name,
                body=event.body,
                health=person.health if event.health is None else event.health,
                heroism=person.heroism if event.heroism is None else event.heroism,
            )


def apply_settings(people: tuple[P, ...], event: SettingsApplied) -> tuple[P, ...]:
    """The people by other settings."""
    return tuple(replace(each, body=event.bodies.get(each.id, each.body)) for each in people)
