"""What was prepared, in the file of a campaign: parties and encounters, which name people and
parties by ids that hold within the file only."""

from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager

import msgspec

from desktop.rules.document import Loaded, write
from desktop.rules.errors import KnownError, known
from desktop.rules.message import Message, say
from desktop.services.desk import Desk, read_document
from desktop.services.encounter_plan import EncounterPlan, Line
from desktop.services.encounters import Encounters
from desktop.services.envelope import Bundle, Envelope, check_size
from desktop.services.parties import Parties, Party

replace = msgspec.structs.replace


class Luggage(msgspec.Struct, frozen=True, kw_only=True):
    """What a file holds of it, checked; `people` are the ids that its characters have there."""

    people: tuple[str, ...] = ()
    parties: tuple[tuple[str, Loaded[Party]], ...] = ()
    encounters: tuple[Loaded[EncounterPlan], ...] = ()


class Packing:
    """Packs what the current campaign has prepared, and unpacks what a file brings."""

    def __init__(self, desk: Desk, parties: Parties, encounters: Encounters) -> None:
        self._desk = desk
        self._parties = parties
        self._encounters = encounters

    def packed(self, people: Mapping[str, str]) -> tuple[tuple[Bundle, ...], tuple[Bundle, ...]]:
        """Parties and encounters; `people` gives the characters of the file, and no others, their
        ids in it. Who is not in the file is left out."""
        parties: list[Bundle] = []
        bands: dict[str, str] = {}
        for number, row in enumerate(self._parties.rows(), 1):
            bands[row.id] = f"party-{number}"
            loaded = _party(self._parties.read(row.document), people)
            parties.append(Bundle(msgspec.Raw(write(loaded)), bands[row.id]))
        encounters = tuple(
            Bundle(
                msgspec.Raw(write(_plan(self._encounters.read(row.document), people, bands))),
                f"encounter-{number}",
            )
            for number, row in enumerate(self._encounters.rows(), 1)
        )
        return tuple(parties), encounters

    def checked(self, envelope: Envelope) -> Luggage:
        """What a file holds.

        Raises `KnownError` naming the party or encounter that cannot be read.
        """
        people = tuple(member.id for member in envelope.members)
        there = frozenset(people)
        parties: list[tuple[str, Loaded[Party]]] = []
        for number, bundle in enumerate(envelope.parties, 1):
            with _placed(say("services.exchange-party", number=number)):
                loaded = self._parties.read(bytes(bundle.document))
                check_size(loaded.value.name, len(bundle.document))
                _named(loaded.value.members, there)
                parties.append((bundle.id, loaded))
        bands = frozenset(identity for identity, _ in parties)
        encounters: list[Loaded[EncounterPlan]] = []
        for number, bundle in enumerate(envelope.encounters, 1):
            with _placed(say("services.exchange-encounter", number=number)):
                plan = self._encounters.read(bytes(bundle.document))
                check_size(plan.value.name, len(bundle.document))
                self._check(plan.value, there, bands)
                encounters.append(plan)
        return Luggage(people=people, parties=tuple(parties), encounters=tuple(encounters))

    def _check(self, plan: EncounterPlan, people: frozenset[str], bands: frozenset[str]) -> None:
        system = self._desk.registry.get(plan.system)
        for line in plan.lines:
            _named([one for one in (line.character, line.copy) if one], people)
            _named([line.party] if line.party else [], bands)
            if line.document is not None:
                read_document(system, msgspec.json.encode(line.document))

    def unpack(self, luggage: Luggage, taken: Sequence[str], label: Message) -> None:
        """Keep it inside the caller's transaction; `taken` are the characters of the file here."""
        people = dict(zip(luggage.people, taken, strict=True))
        bands = {
            identity: self._parties.put(_party(loaded, people), label)
            for identity, loaded in luggage.parties
        }
        for loaded in luggage.encounters:
            self._encounters.put(_plan(loaded, people, bands), label)


def _party(loaded: Loaded[Party], people: Mapping[str, str]) -> Loaded[Party]:
    """A party whose members have other ids, each once."""
    members = tuple(dict.fromkeys(people[one] for one in loaded.value.members if one in people))
    return msgspec.structs.replace(loaded, value=replace(loaded.value, members=members))


def _plan(
    loaded: Loaded[EncounterPlan], people: Mapping[str, str], bands: Mapping[str, str]
) -> Loaded[EncounterPlan]:
    """A plan whose people and parties have other ids; lines about nobody known go."""
    lines = tuple(_line(line, people, bands) for line in loaded.value.lines)
    kept = tuple(line for line in lines if line is not None)
    held = {line.id for line in kept}
    reminders = tuple(one for one in loaded.value.reminders if not one.line or one.line in held)
    plan = replace(loaded.value, lines=kept, reminders=reminders)
    return msgspec.structs.replace(loaded, value=plan)


def _line(line: Line, people: Mapping[str, str], bands: Mapping[str, str]) -> Line | None:
    places = ((line.character, people), (line.copy, people), (line.party, bands))
    if any(name and name not in known_ for name, known_ in places):
        return None
    return replace(
        line,
        character=people.get(line.character, ""),
        copy=people.get(line.copy, ""),
        party=bands.get(line.party, ""),
    )


def _named(names: Sequence[str], there: frozenset[str]) -> None:
    """Raises `KnownError` for the first name that nothing in the file has."""
    for name in names:
        if not name or name not in there:
            raise known("services.exchange-reference", name=name)


@contextmanager
def _placed(place: Message) -> Generator[None]:
    """Say where in the file something is wrong."""
    try:
        yield
    except KnownError as error:
        raise known("services.exchange-in", place=place, problem=error.message) from error
