"""The library as the rest of the program sees it: one object, no SQL, no widget.

A start shows lists before anything is done with what they list: the services for that are made,
and imported, when somebody first asks for one.
"""

import random
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.rules.document import Json
from desktop.rules.errors import KnownError
from desktop.rules.message import Message
from desktop.rules.registry import Registry
from desktop.services.campaigns import Campaigns
from desktop.services.changes import Observer
from desktop.services.characters import Characters
from desktop.services.desk import Desk, NewId
from desktop.services.log import log
from desktop.services.parties import Parties
from desktop.services.sheets import Sheets
from desktop.services.shelf import Shelf
from desktop.store.store import Store
from desktop.store.times import Clock, utc_now

if TYPE_CHECKING:
    from desktop.export.options import Options, Renderer
    from desktop.rules.sheetmodel import SheetModel
    from desktop.services.backups import Backups
    from desktop.services.bestiary import Bestiary
    from desktop.services.drafts import Drafts
    from desktop.services.editing import Editing
    from desktop.services.encounters import Encounters
    from desktop.services.example import Example
    from desktop.services.exchange import Exchange
    from desktop.services.fights import Fights
    from desktop.services.paper import Paper
    from desktop.services.players import Players
    from desktop.services.reserves import Reserves
    from desktop.services.thinning import Thinning
    from desktop.services.witness import Witness


class Preferences:
    """What must live with the library rather than with the machine: JSON values by key.

    They go along with other acts, and stop none of them: what a library that is open for reading
    only, or its disk, does not take holds until the program ends.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._held: dict[str, Json] = {}

    def get(self, key: str, default: Json = None) -> Json:
        """The value of a key, or `default`, also where the disk does not give it."""
        if key in self._held:
            return self._held[key]
        try:
            value = self._store.preferences.get(key)
        except KnownError as error:
            log(__name__).warning("preference %s cannot be read: %s", key, error)
            return default
        return default if value is None else value

    def set(self, key: str, value: Json) -> bool:
        """Keep a value; whether it is on the disk."""
        if not self._store.readonly:
            try:
                self._store.preferences.put(key, value)
            except KnownError as error:
                log(__name__).warning("preference %s cannot be kept: %s", key, error)
            else:
                self._held.pop(key, None)
                return True
        self._held[key] = value
        return False


class Library:
    """The services of one open library.

    `characters`, `parties`, `campaigns`, `shelf` and `preferences` are there at once; `fights`,
    `players`, `bestiary`, `encounters`, `reserves`, `drafts`, `exchange`, `example`, `backups`,
    `thinning`, `witness` and `paper` when they are first used. Every mutation is told to the
    observers after its commit. `notices` are worth showing once after opening.
    """

    def __init__(
        self,
        store: Store,
        registry: Registry,
        *,
        clock: Clock = utc_now,
        new_id: NewId | None = None,
        generator: random.Random | None = None,
        examples: Path | None = None,
    ) -> None:
        self.registry = registry
        self.generator = generator or random.Random()
        self.notices: tuple[Message, ...] = store.notices
        self.path = store.path
        self.readonly = store.readonly
        self._store = store
        self._clock = clock
        self._examples = examples
        self._desk = desk = Desk(store, registry, clock, new_id or _uuid, self.generator)
        self.changes = desk.changes
        self.campaigns = Campaigns(desk)
        self._sheets = Sheets(desk, self.campaigns)
        self.characters = Characters(desk, self.campaigns, self._sheets, self._editing)
        self.parties = Parties(desk, self.campaigns)
        self.shelf = Shelf(desk, self.campaigns, self.parties)
        self.preferences = Preferences(store)

    def _editing(self) -> "Editing":
        from desktop.services.editing import Editing

        return Editing(self._desk, self._sheets, self.fights, self.reserves)

    @cached_property
    def fights(self) -> "Fights":
        from desktop.services.fights import Fights

        return Fights(self._desk, self.campaigns, self._sheets, self.shelf)

    @cached_property
    def players(self) -> "Players":
        from desktop.services.players import Players

        return Players(self._desk, self.campaigns, self.fights)

    @cached_property
    def reserves(self) -> "Reserves":
        from desktop.services.reserves import Reserves

        return Reserves(self._desk, self.campaigns)

    @cached_property
    def bestiary(self) -> "Bestiary":
        from desktop.services.bestiary import Bestiary

        return Bestiary(self._desk, self.campaigns, self.characters, self.fights)

    @cached_property
    def encounters(self) -> "Encounters":
        from desktop.services.encounters import Encounters

        return Encounters(
            self._desk,
            self.campaigns,
            self.characters,
            self.parties,
            self.bestiary,
            self.fights,
            self.shelf,
        )

    @cached_property
    def drafts(self) -> "Drafts":
        from desktop.services.drafts import Drafts

        return Drafts(self._desk)

    @cached_property
    def exchange(self) -> "Exchange":
        from desktop.services.exchange import Exchange
        from desktop.services.luggage import Packing

        packing = Packing(self._desk, self.parties, self.encounters)
        return Exchange(self._desk, self.characters, self.campaigns, packing)

    @cached_property
    def example(self) -> "Example":
        from desktop.services.example import Example

        return Example(self._desk, self.campaigns, self.characters, self._examples)

    @cached_property
    def backups(self) -> "Backups":
        from desktop.services.backups import Backups

        return Backups(self._desk)

    @cached_property
    def thinning(self) -> "Thinning":
        from desktop.services.thinning import Thinning

        return Thinning(self._desk, self._sheets)

    @cached_property
    def witness(self) -> "Witness":
        from desktop.services.witness import Witness

        return Witness(self._desk)

    @cached_property
    def paper(self) -> "Paper":
        from desktop.services.paper import Paper

        return Paper(self._desk, self.campaigns, self.characters)

    def observe(self, observer: Observer) -> None:
        """Call `observer` with every change set, after its commit."""
        self.changes.observe(observer)

    def export_pdf(
        self, character: str, path: Path, texts: "Renderer", options: "Options | None" = None
    ) -> None:
        """Write the sheet of a character as a PDF, its texts in the language of `texts`.

        Raises `KnownError` when the file cannot be written; what stood there is then untouched.
        """
        from desktop.export.pdf import write_pdf

        view = self.characters.get(character)
        model = self.registry.get(view.system).sheet(view.document, view.settings)
        write_pdf(model, path, texts, options, self.characters.portrait(view.portrait))

    def export_model(
        self, model: "SheetModel", path: Path, texts: "Renderer", portrait: bytes | None = None
    ) -> None:
        """Write a page that a rule system made of a character (a notice) as a PDF.

        Raises `KnownError` when the file cannot be written; what stood there is then untouched.
        """
        from desktop.export.pdf import write_pdf

        write_pdf(model, path, texts, None, portrait)

    def reader(self) -> "Library":
        """A read-only library for a worker: call it, and close it, in that thread.

        It shows what is on the disk; whatever would write raises `KnownError`.
        """
        return Library(self._store.reader(), self.registry, clock=self._clock)

    def close(self) -> None:
        """Close the file; every acknowledged change is already on the disk."""
        self._store.close()


def _uuid() -> str:
    import uuid  # with what it asks the platform, it takes long

    return uuid.uuid4().hex
