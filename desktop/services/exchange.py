"""Exchange files (`.cassure`): a character, a party, a campaign or its settings as versioned JSON,
taken whole or refused whole. `docs/format.md` describes them for others.

Reading follows nothing outside the file. Documents keep what this version does not know.
"""

import base64
import binascii
from collections.abc import Sequence
from pathlib import Path

import msgspec

from desktop.rules.document import Loaded
from desktop.rules.errors import KnownError, known
from desktop.rules.message import Message, say
from desktop.rules.system import Struct
from desktop.services import portraits
from desktop.services.campaigns import Campaigns
from desktop.services.changes import ChangeSet
from desktop.services.characters import Characters, Newcomer
from desktop.services.desk import Desk, read_document
from desktop.services.envelope import (
    CAMPAIGN,
    CHARACTER,
    FORMAT,
    PARTY,
    SETTINGS,
    VERSION,
    Envelope,
    Member,
    Part,
    check_size,
    read_envelope,
    write_envelope,
)
from desktop.services.filenames import told_name
from desktop.services.luggage import Luggage, Packing
from desktop.store.rows import CharacterRow


class Parcel(msgspec.Struct, frozen=True, kw_only=True):
    """What a file holds, checked: characters, settings by system, the name of a campaign.

    `notes` say what was left out of it: pictures that nobody can read.
    """

    kind: str
    characters: tuple[Newcomer, ...] = ()
    settings: tuple[tuple[str, Struct], ...] = ()
    name: str = ""
    notes: tuple[Message, ...] = ()
    luggage: Luggage = Luggage()

    @property
    def document(self) -> Loaded[Struct]:
        """The document of its first character."""
        return self.characters[0].document


class Exchange:
    """See the module."""

    def __init__(
        self, desk: Desk, characters: Characters, campaigns: Campaigns, packing: Packing
    ) -> None:
        self._desk = desk
        self._packing = packing
        self._characters = characters
        self._campaigns = campaigns

    def export_character(self, character: str, path: Path) -> None:
        """Write a character as its sheet shows it; the same one gives the same bytes.

        Raises `KnownError` naming the file when it cannot be written; nothing changes then.
        """
        member = self._member(self._desk.store.characters.get(character))
        envelope = Envelope(
            FORMAT,
            VERSION,
            CHARACTER,
            system=member.system,
            document=member.document,
            portrait=member.portrait,
        )
        write_envelope(path, envelope)

    def export_party(self, characters: Sequence[str], path: Path) -> None:
        """Write several characters as one file, in this order.

        Raises `KnownError` naming the file when it cannot be written; nothing changes then.
        """
        rows = (self._desk.store.characters.get(character) for character in characters)
        members = tuple(self._member(row) for row in rows)
        write_envelope(path, Envelope(FORMAT, VERSION, PARTY, members=members))

    def export_campaign(self, path: Path) -> None:
        """Write the campaign: its name, its settings for each system, all its characters, parties
        and prepared encounters.

        Raises `KnownError` naming the file when it cannot be written; nothing changes then.
        """
        store, campaign = self._desk.store, self._campaigns.current
        name = next((row.name for row in self._campaigns.list() if row.id == campaign), "")
        settings = tuple(
            Part(system, self._settings(system))
            for system in self._desk.registry.ids()
            if store.campaigns.settings(campaign, system) is not None
        )
        # Not in the order of last changes: the same campaign gives the same bytes.
        rows = sorted(store.lists.characters(campaign), key=lambda row: (row.name, row.id))
        people = {row.id: f"character-{number}" for number, row in enumerate(rows, 1)}
        parties, encounters = self._packing.packed(people)
        members = tuple(self._member(row, people[row.id]) for row in rows)
        envelope = Envelope(
            FORMAT,
            VERSION,
            CAMPAIGN,
            name=name,
            settings=settings,
            members=members,
            parties=parties,
            encounters=encounters,
        )
        write_envelope(path, envelope)

    def export_settings(self, system: str, path: Path) -> None:
        """Write the settings of the campaign for a system; the same ones give the same bytes.

        Raises `KnownError` naming the file when it cannot be written; nothing changes then.
        """
        document = self._settings(system)
        envelope = Envelope(FORMAT, VERSION, SETTINGS, system=system, document=document)
        write_envelope(path, envelope)

    def import_settings(self, system: str, path: Path, initiator: str = "") -> ChangeSet:
        """Make the settings of a file those of the campaign: one change, undone like others.

        Raises `KnownError` naming the file and what is wrong; nothing changes then.
        """
        envelope = read_envelope(path)
        if envelope.kind != SETTINGS:
            raise known("services.exchange-no-settings", path=str(path), kind=envelope.kind)
        if envelope.system != system:
            raise known("services.exchange-other-system", path=str(path), system=envelope.system)
        ((_, settings),) = self._checked(path, envelope).settings
        label = say("services.imported", path=told_name(path))
        return self._campaigns.change(system, settings, initiator, label)

    def import_file(self, path: Path, initiator: str = "") -> str:
        """Take the character of a file in; its id here.

        Raises `KnownError` naming the file and the place in it, and for a file that holds anything
        else than one character; nothing is taken then.
        """
        parcel = self.read(path)
        if parcel.kind == SETTINGS:
            raise known("services.exchange-is-settings", path=str(path))
        if parcel.kind != CHARACTER:
            raise known("services.exchange-kind", path=str(path), kind=parcel.kind)
        return self.take(parcel, path, initiator)[0]

    def read(self, path: Path) -> Parcel:
        """What a file of any kind holds, without taking it in.

        Raises `KnownError` naming the file and the place in it.
        """
        return self._checked(path, read_envelope(path))

    def take(self, parcel: Parcel, path: Path, initiator: str = "") -> tuple[str, ...]:
        """Take in all that a file held, in one transaction, into the current campaign; the ids of
        its characters here.

        Settings become those of the campaign, and can be undone there; its name is taken over
        where it has none yet.
        """
        with self._desk.transaction():
            taken = self._put(parcel, path)
        return self._told(parcel, taken, initiator)

    def take_apart(
        self, parcel: Parcel, path: Path, name: str, initiator: str = ""
    ) -> tuple[str, ...]:
        """Take in all that a file held as a campaign of its own, which becomes the current one, in
        one transaction; the ids of its characters here.

        A campaign that nobody has touched yet is used for it.
        """
        campaigns = self._campaigns
        if campaigns.is_untouched():
            with self._desk.transaction():
                campaigns.put_name(campaigns.current, name)
                taken = self._put(parcel, path)
        else:
            with campaigns.begun(name):
                taken = self._put(parcel, path)
        return self._told(parcel, taken, initiator)

    def _put(self, parcel: Parcel, path: Path) -> tuple[str, ...]:
        """Put all of it into the current campaign, inside the caller's transaction."""
        label = say("services.imported", path=told_name(path))
        campaigns = self._campaigns
        for system, settings in parcel.settings:
            campaigns.put(system, settings, label)
        named = any(row.name for row in campaigns.list() if row.id == campaigns.current)
        if parcel.name and not named:
            campaigns.put_name(campaigns.current, parcel.name)
        taken = tuple(self._characters.put(one, label) for one in parcel.characters)
        self._packing.unpack(parcel.luggage, taken, label)
        return taken

    def _told(self, parcel: Parcel, taken: tuple[str, ...], initiator: str) -> tuple[str, ...]:
        touched = frozenset(taken)
        for system, _ in parcel.settings:
            touched |= self._campaigns.touched(system)
        self._desk.changes.publish(ChangeSet(initiator=initiator, characters=touched, library=True))
        return taken

    def _checked(self, path: Path, envelope: Envelope) -> Parcel:
        name = str(path)
        if envelope.kind not in (CHARACTER, PARTY, CAMPAIGN, SETTINGS):
            raise known("services.exchange-kind", path=name, kind=envelope.kind)
        members, settings = envelope.members, envelope.settings
        if envelope.kind == CHARACTER:
            members = (Member(envelope.system, envelope.document, envelope.portrait),)
        elif envelope.kind == SETTINGS:
            settings = (Part(envelope.system, envelope.document),)
        place = say("services.exchange-whole")
        try:
            characters: list[Newcomer] = []
            notes: list[Message] = []
            for number, member in enumerate(members, 1):
                place = say("services.exchange-member", number=number)
                newcomer, note = self._newcomer(member)
                characters.append(newcomer)
                notes.extend(() if note is None else (note,))
            read: list[tuple[str, Struct]] = []
            for part in settings:
                place = say("services.exchange-settings-of", system=part.system)
                check_size(part.system, len(part.document))
                read.append((part.system, self._campaigns.read(part.system, bytes(part.document))))
            place = say("services.exchange-whole")
            luggage = Luggage(people=tuple(member.id for member in members))
            if envelope.kind == CAMPAIGN:
                luggage = self._packing.checked(envelope)
        except KnownError as error:
            alone = envelope.kind in (CHARACTER, SETTINGS)
            raise _refused(name, error.message, None if alone else place) from error
        return Parcel(
            kind=envelope.kind,
            characters=tuple(characters),
            settings=tuple(read),
            name=envelope.name,
            notes=tuple(notes),
            luggage=luggage,
        )

    def _newcomer(self, member: Member) -> tuple[Newcomer, Message | None]:
        """A character of a file, and what is to be said of it."""
        system = self._desk.registry.get(member.system)
        if member.role not in ("pc", "npc"):
            raise known("services.exchange-role", role=member.role)
        document = read_document(system, bytes(member.document))
        check_size(system.name_of(document.value), len(member.document))
        portrait, note = None, None
        try:
            portrait = _picture(member.portrait)
        except KnownError as error:
            # A sheet is worth more than its picture: the silhouette stands in for it.
            name = system.name_of(document.value)
            note = say("services.portrait-left-out", name=name, problem=error.message)
        newcomer = Newcomer(
            system=member.system, document=document, kind=member.role, portrait=portrait
        )
        return newcomer, note

    def _member(self, row: CharacterRow, identity: str = "") -> Member:
        picture = self._characters.portrait(row.portrait)
        document = row.document if row.live is None else row.live
        check_size(row.name, len(document))
        return Member(
            row.system,
            msgspec.Raw(document),
            "" if picture is None else base64.b64encode(picture).decode(),
            row.kind,
            identity,
        )

    def _settings(self, system: str) -> msgspec.Raw:
        return msgspec.Raw(msgspec.json.encode(self._campaigns.settings(system).value))


def _refused(path: str, problem: Message, place: Message | None) -> KnownError:
    if place is None:
        return known("services.exchange-refused", path=path, problem=problem)
    return known("services.exchange-refused-at", path=path, place=place, problem=problem)


def _picture(text: str) -> bytes | None:
    """The portrait of a file, as it is worth keeping.

    Raises `KnownError` when it is no picture of ours, or nobody can read it.
    """
    if not text:
        return None
    try:
        data = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError) as error:
        raise known("services.portrait-kind") from error
    portraits.checked(data)
    return portraits.fitted(data)
