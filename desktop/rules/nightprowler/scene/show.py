"""People and rolls as windows and journals show them."""

from collections.abc import Iterable, Sequence

from desktop.rules.breakdown import Breakdown
from desktop.rules.dice import Origin, Rolled
from desktop.rules.fightview import Link, PoolView, TrackView
from desktop.rules.message import Message, Text, say
from desktop.rules.muster import Seat
from desktop.rules.nightprowler.character.boxes import as_ticked, counting
from desktop.rules.nightprowler.document.character import Track
from desktop.rules.nightprowler.health.wounds import penalty
from desktop.rules.nightprowler.scene.changes import HEROISM
from desktop.rules.nightprowler.scene.events import DocumentReplaced, HealthSet, HeroismSet, Removed
from desktop.rules.nightprowler.scene.events import Shared as SharedEvent
from desktop.rules.nightprowler.scene.people import Person, name_of
from desktop.rules.nightprowler.scene.rolls import Roll
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.nightprowler.tables.load import Tables


def malus(tables: Tables, settings: Settings, person: Person) -> int:
    """The penalty of the person's wounds (V)."""
    return penalty(tables, settings, person.health).total


def seat(person: Person, score: int) -> Seat:
    """The place of somebody in the order."""
    return Seat(
        id=person.id,
        fighter=person.id,
        name=person.name,
        side=person.side,
        score=score,
        gone=person.removed,
        out=not person.able,
        character=person.character,
    )


def tracks(tables: Tables, settings: Settings, person: Person) -> tuple[TrackView, ...]:
    """Both health tables as drawn on the sheet, ticked as they stand now."""
    counts = counting(tables, person.health, settings.readings)
    return tuple(_track(person, track, counts[track]) for track in Track)


def pools(person: Person) -> tuple[PoolView, ...]:
    """The PH that are left."""
    title, most = say("np.scene.heroism"), person.body.heroism_max
    return (PoolView(HEROISM, title, person.heroism, most, short="PH"),)


def condition(person: Person) -> tuple[Message, ...]:
    """Why somebody is out, and other conditions, the gravest first."""
    health = person.health
    if person.removed:
        return (say("np.scene.status.removed"),)
    conditions = {
        "dead": health.dead,
        "dying": health.dying,
        "unconscious": health.unconscious and not health.dead,
    }
    return tuple(say(f"np.scene.status.{name}") for name, on in conditions.items() if on)


def roll_links(roll: Roll) -> tuple[Link, ...]:
    """Threshold, die and quality of a roll that was made."""
    result = roll.result
    kind = "success" if result.success else "failure"
    key = f"np.scene.quality.{'critical-' if result.critical else ''}{kind}"
    quality = say(key, value=result.quality.total, name=result.name)
    return (
        threshold_link(result.threshold),
        Link(say("np.scene.link.die"), number(result.die)),
        Link(say("np.scene.link.quality"), quality, result.quality),
    )


def threshold_link(total: Breakdown) -> Link:
    """A threshold with its sum."""
    return Link(say("np.scene.link.threshold"), number(total.total), total)


def roll_text(name: str, roll: Roll) -> Message:
    """A roll in one line of the journal."""
    result = roll.result
    kind = "success" if result.success else "failure"
    return say(
        f"np.scene.line.roll-{'critical-' if result.critical else ''}{kind}",
        name=name,
        roll=roll.label,
        threshold=result.threshold.total,
        die=result.die,
        value=result.quality.total,
        quality=result.name,
    )


def roll_detail(roll: Roll, typed: bool) -> tuple[Message, ...]:
    """The arithmetic of a roll, one term each."""
    result = roll.result
    origin = "typed" if typed else "rolled"
    return (
        *terms(result.threshold),
        say(f"np.scene.detail.die-{origin}", die=result.die),
        *terms(result.quality),
    )


def terms(total: Breakdown) -> tuple[Message, ...]:
    """A sum, one term each: "Athlétisme +12"."""
    return tuple(term(line.label, line.amount) for line in total.lines)


def term(label: Text, amount: int) -> Message:
    """A term of a sum."""
    return say("np.scene.term", label=label, value=amount)


def typed_by(dice: Sequence[Rolled]) -> frozenset[tuple[str, str]]:
    """(purpose, actor) of the dice that people typed."""
    return frozenset((d.key.purpose, d.key.actor) for d in dice if d.origin is Origin.TYPED)


def shared_line(people: Iterable[Person], event: SharedEvent) -> Message:
    """What an event about a person says."""
    name = name_of(people, event.fighter)
    match event:
        case HealthSet() | HeroismSet():
            return say("np.scene.line.corrected", name=name, what=event.text)
        case Removed():
            if not event.reason.strip():
                return say("np.scene.line.removed", name=name)
            return say("np.scene.line.removed-why", name=name, reason=event.reason)
        case DocumentReplaced():
            return say("np.scene.line.document", name=name)


def number(value: int) -> Message:
    """A plain number."""
    return say("np.scene.number", value=value)


def signed(value: int) -> Message:
    """A number with its sign."""
    return say("np.scene.signed", value=value)


def _track(person: Person, track: Track, counts: int) -> TrackView:
    rows = zip(person.body.rows(track), person.health.ticks(track), strict=True)
    return TrackView(
        id=track.value,
        title=say(f"np.scene.track.{track.value}"),
        colour="vitality" if track is Track.VITALITY else "endurance",
        rows=tuple(as_ticked(row, ticked, counts) for row, ticked in rows),
    )
