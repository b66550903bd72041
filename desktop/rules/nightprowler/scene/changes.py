"""Joining, corrections by hand, leaving and edited sheets: the same in a chase and a contract."""

from collections.abc import Iterable

from desktop.rules.commands import (
    ApplySettings,
    CorrectBox,
    CorrectPool,
    DocumentEdited,
    Join,
    Remove,
)
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.document.character import LINES, Character, Track
from desktop.rules.nightprowler.health.wounds import erase, lines, settle, ticked
from desktop.rules.nightprowler.scene.events import (
    DocumentReplaced,
    HealthSet,
    HeroismSet,
    Removed,
    SettingsApplied,
)
from desktop.rules.nightprowler.scene.people import Person, body_of, distinct, find, live
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import Refused

HEROISM = "heroism"
MODIFIER_LIMIT = 30


def newcomer(
    tables: Tables, settings: Settings, people: Iterable[Person], command: Join[Character]
) -> Person | Refused:
    """Freeze a document into the scene, under a name nobody else has."""
    people = tuple(people)
    if not command.fighter or find(people, command.fighter) is not None:
        return Refused(say("np.scene.why.already-in", name=command.name))
    document = command.document
    body, heroism = body_of(tables, settings, document)
    wanted = command.name.strip() or document.name.strip() or command.fighter
    return Person(
        id=command.fighter,
        name=distinct(people, wanted),
        side=command.side,
        character=command.character,
        document=document,
        body=body,
        health=document.health,
        heroism=heroism,
    )


def correct_box(tables: Tables, person: Person, command: CorrectBox[Track]) -> HealthSet | Refused:
    """Tick or clear one box, without the consequences of a wound."""
    if not command.reason.strip():
        return Refused(say("np.scene.why.reason"))
    if not 0 <= command.row < LINES:
        return Refused(say("np.scene.why.row"))
    health, track = person.health, command.track
    if command.ticked:
        if health.ticks(track)[command.row] >= person.body.capacity(track)[command.row]:
            return Refused(say("np.scene.why.full"))
        health = ticked(health, track, command.row)
    else:
        if not health.ticks(track)[command.row]:
            return Refused(say("np.scene.why.empty"))
        capacities = {each: person.body.capacity(each) for each in Track}
        health = settle(tables, capacities, erase(health, track, command.row))
    text = say(
        "np.scene.corrected.ticked" if command.ticked else "np.scene.corrected.cleared",
        line=lines(tables, track)[command.row].name,
        track=say(f"np.scene.track.{track.value}"),
        reason=command.reason,
    )
    return HealthSet(fighter=person.id, health=health, text=text)


def correct_pool(person: Person, command: CorrectPool) -> HeroismSet | Refused:
    """Set the PH that are left."""
    if not command.reason.strip():
        return Refused(say("np.scene.why.reason"))
    if command.pool != HEROISM:
        return Refused(say("np.scene.why.pool"))
    most = max(person.body.heroism_max, person.heroism)
    if not 0 <= command.value <= most:
        return Refused(say("np.scene.why.range", least=0, most=most))
    text = say("np.scene.corrected.heroism", value=command.value, reason=command.reason)
    return HeroismSet(fighter=person.id, heroism=command.value, text=text)


def remove(person: Person, command: Remove) -> Removed | Refused:
    """Take somebody out."""
    if person.removed:
        return Refused(say("np.scene.why.removed", name=person.name))
    return Removed(fighter=person.id, reason=command.reason)


def document_edited(
    tables: Tables,
    settings: Settings,
    people: Iterable[Person],
    person: Person,
    command: DocumentEdited[Character],
) -> DocumentReplaced:
    """Take over an edited sheet: its numbers, and of what the scene owns only what changed."""
    document = command.document
    body, heroism = body_of(tables, settings, document)
    before = live(person, person.document)
    spent = document.pools.heroism_spent != before.pools.heroism_spent
    wanted = document.name.strip()
    renamed = person.character and wanted and document.name != person.document.name
    return DocumentReplaced(
        fighter=person.id,
        document=document,
        body=body,
        health=document.health if document.health != before.health else None,
        heroism=heroism if spent or body.heroism_max != person.body.heroism_max else None,
        name=distinct(people, wanted) if renamed else "",
    )


def apply_settings(
    tables: Tables, people: Iterable[Person], command: ApplySettings[Settings]
) -> SettingsApplied:
    """Work out everybody's numbers anew by other settings; what the scene owns stays."""
    bodies = {
        each.id: body_of(tables, command.settings, each.document)[0]
        for each in people
        if not each.removed
    }
    return SettingsApplied(settings=command.settings, bodies=bodies)


def why_not_heroism(person: Person, wanted: int) -> Message | None:
    """Why so many PH cannot be spent (III.F.1, NP-HEROISM-RAISE-THRESHOLD), or None."""
    if wanted < 0:
        return say("np.scene.why.negative")
    if wanted > person.heroism:
        return say("np.scene.why.heroism", wanted=wanted, owned=person.heroism)
    return None
