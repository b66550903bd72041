"""Filled forms that come back: what they change, whether the rules take it, and taking it."""

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.errors import KnownError, known
from desktop.rules.message import Message
from desktop.rules.sheetentries import NamedEntry, entries_of
from desktop.rules.system import Problem, Struct, System
from desktop.services.campaigns import Campaigns
from desktop.services.characters import Characters
from desktop.services.desk import Desk
from desktop.services.filenames import told_name
from desktop.services.files import read_limited
from desktop.services.filling import Filling, write_entries

if TYPE_CHECKING:  # it brings Qt, which only a form needs
    from desktop.export.form.reading import FilledEntry

_MOST_BYTES = 8 * 1024 * 1024
_ID_LETTERS = 12


class FormChange(msgspec.Struct, frozen=True, kw_only=True):
    """An entry that was filled in: what the sheet has `now` and what the form says.

    `is_conflict` says that the sheet has changed there too since the form was written.
    """

    path: str
    label: str
    now: str
    filled: str
    is_conflict: bool = False


class FilledSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A form that was read: `character` is whose it is, None when it makes a new one.

    `is_older` says that the character has changed since the form was written.
    """

    source: str
    system: str
    character: str | None
    name: str
    changes: tuple[FormChange, ...]
    is_older: bool = False


class Verdict(msgspec.Struct, frozen=True):
    """What the rules make of some changes: those refused, and what would newly be wrong."""

    refusals: dict[str, Message]
    problems: tuple[Problem, ...]


class Forms:
    """See the module."""

    def __init__(self, desk: Desk, campaigns: Campaigns, characters: Characters) -> None:
        self._desk = desk
        self._campaigns = campaigns
        self._characters = characters

    def read(self, path: Path) -> FilledSheet:
        """Read a filled form, changing nothing.

        Raises `KnownError` naming the file and why it cannot be taken.
        """
        from desktop.export.form.reading import read_form

        form = read_form(read_limited(path, _MOST_BYTES), path.name)
        stamp = form.stamp
        system = self._desk.registry.get(stamp.system)
        if stamp.version > system.document_version:
            raise known(
                "services.form-newer",
                path=path.name,
                version=stamp.version,
                current=system.document_version,
            )
        owner = self._owner(stamp.system, stamp.character)
        document, settings = self._now(system, owner)
        held = _entries(system, document, settings, blank=owner is None)
        seed = f"{stamp.character}/{stamp.document}"
        changes = tuple(
            change
            for entry in form.entries
            if (change := _change(entry, held, seed, new=owner is None)) is not None
        )
        return FilledSheet(
            source=told_name(path),
            system=stamp.system,
            character=owner,
            name=system.name_of(document),
            changes=changes,
            is_older=owner is not None and stamp.document != fingerprint(document),
        )

    def judge(self, sheet: FilledSheet, paths: frozenset[str]) -> Verdict:
        """What the rules say to taking the changes of these paths together."""
        system = self._desk.registry.get(sheet.system)
        document, settings = self._now(system, sheet.character)
        after, refusals = write_entries(system, document, settings, _texts(sheet, paths))
        were = {problem.text for problem in system.problems(document, settings)}
        problems = tuple(
            problem
            for problem in system.problems(after, settings)
            if problem.text not in were and not problem.overridden
        )
        return Verdict(refusals, problems if sheet.character is not None else ())

    def take(self, sheet: FilledSheet, paths: frozenset[str], initiator: str = "") -> str:
        """Take the changes of these paths: one step to undo, or a new character; its id.

        Raises `KnownError` when the rules refuse one of them; nothing is then changed.
        """
        filling = Filling(_texts(sheet, paths), sheet.source)
        if sheet.character is not None:
            self._characters.edit(sheet.character, filling, initiator)
            return sheet.character
        system = self._desk.registry.get(sheet.system)
        document, settings = self._now(system, None)
        document, refusals = write_entries(system, document, settings, filling.texts)
        if refusals:
            raise KnownError(next(iter(refusals.values())))
        return self._characters.create(sheet.system, document, initiator)[0]

    def _owner(self, system: str, character: str) -> str | None:
        """The character of a form, when this library has it."""
        cards = self._characters.everywhere() if character else ()
        found = (card.id for card in cards if card.id == character and card.system == system)
        return next(found, None)

    def _now(self, system: System, character: str | None) -> tuple[Struct, Struct]:
        """The document of a character and the settings of his campaign, which need not be the one
        that is open; a blank one here for a new one."""
        if character is None:
            return system.blank(""), self._campaigns.settings(system.id).value
        view = self._characters.get(character)
        return view.document, view.settings


def fingerprint(document: Struct) -> str:
    """A sum of a document, to see whether it has changed."""
    return hashlib.sha256(msgspec.json.encode(document)).hexdigest()


def _entries(
    system: System, document: Struct, settings: Struct, *, blank: bool
) -> dict[str, NamedEntry]:
    model = system.blank_sheet(settings) if blank else system.sheet(document, settings)
    return {named.entry.path: named for named in entries_of(model)}


def _change(
    entry: "FilledEntry", held: dict[str, NamedEntry], seed: str, *, new: bool
) -> FormChange | None:
    """What an entry changes; nothing when nobody touched it or the sheet has it already."""
    from desktop.export.form.reading import tidy

    before = "" if new else entry.before
    if entry.after == before:
        return None
    path, there = _settled(entry.path, seed)
    known_now = held.get(there) or held.get(entry.path)
    now = "" if known_now is None else tidy(known_now.entry.value)
    if now == entry.after:
        return None
    return FormChange(
        path=path,
        label=entry.label,
        now=now,
        filled=entry.after,
        is_conflict=known_now is not None and now != before and not new,
    )


def _settled(path: str, seed: str) -> tuple[str, str]:
    """A path with ids for what it adds, the same each time that the form is read; and the path
    that the added thing has afterwards."""
    written: list[str] = []
    there: list[str] = []
    for segment in path.split("/"):
        if segment.startswith("+"):
            digest = hashlib.sha256(f"{seed}/{segment}".encode()).hexdigest()[:_ID_LETTERS]
            written.append(f"+{digest}")
            there.append(digest)
        else:
            written.append(segment)
            there.append(segment)
    return "/".join(written), "/".join(there)


def _texts(sheet: FilledSheet, paths: frozenset[str]) -> dict[str, str]:
    return {change.path: change.filled for change in sheet.changes if change.path in paths}
