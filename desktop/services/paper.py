"""Sheets on paper: what a page shows, files of one sheet or of many, forms out and in."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.errors import KnownError, known
from desktop.rules.message import say
from desktop.rules.sheetmodel import SheetModel
from desktop.services.campaigns import Campaigns
from desktop.services.characters import Characters
from desktop.services.desk import Desk
from desktop.services.forms import Forms, fingerprint

if TYPE_CHECKING:  # it brings Qt, which only an export needs
    from desktop.export.options import Options, Renderer

#: Told how much of how much is done; False stops the work.
Progress = Callable[[int, int], bool]


class Stopped(Exception):
    """The work was given up because the one who asked for it said so; nothing was written."""


class Leaf(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be printed: a sheet, its portrait, and whose it is ("" for a blank one)."""

    model: SheetModel
    name: str
    character: str = ""
    portrait: bytes | None = None
    document: str = ""


class Paper:
    """Files are written whole or not at all; every method that writes raises `KnownError` when
    that cannot be. `forms` reads filled ones."""

    def __init__(self, desk: Desk, campaigns: Campaigns, characters: Characters) -> None:
        self._desk = desk
        self._campaigns = campaigns
        self._characters = characters
        self.forms = Forms(desk, campaigns, characters)

    def sheet(self, character: str) -> Leaf:
        """The sheet of a character as it is now."""
        view = self._characters.get(character)
        system = self._desk.registry.get(view.system)
        return Leaf(
            model=system.sheet(view.document, view.settings),
            name=view.name,
            character=character,
            portrait=self._characters.portrait(view.portrait),
            document=fingerprint(view.document),
        )

    def blank(self, system: str) -> Leaf:
        """A blank sheet of a system."""
        rules = self._desk.registry.get(system)
        settings = self._campaigns.settings(system).value
        return Leaf(model=rules.blank_sheet(settings), name="")

    def write(self, leaf: Leaf, path: Path, texts: "Renderer", options: "Options") -> None:
        """Write a sheet as a PDF."""
        from desktop.export.pdf import write_pdf

        write_pdf(leaf.model, path, texts, options, leaf.portrait)

    def write_form(self, leaf: Leaf, path: Path, texts: "Renderer", options: "Options") -> None:
        """Write a sheet as a PDF to fill in, which `forms` reads back.

        Raises `KnownError`, with nothing written, for a sheet that would be too much for that.
        """
        from desktop.export.files import write_whole
        from desktop.export.form.manifest import Stamp
        from desktop.export.form.reading import read_form
        from desktop.export.form.writing import form_bytes

        system = leaf.model.system
        stamp = Stamp(
            system=system,
            version=self._desk.registry.get(system).document_version,
            character=leaf.character,
            document=leaf.document,
        )
        data = form_bytes(leaf.model, texts, options, stamp, leaf.portrait)
        try:
            read_form(data, path.name)
        except KnownError as error:
            # Better known before it is filled in than when it comes back.
            raise known("services.form-too-much", path=str(path)) from error
        write_whole(path, data)

    def write_party(
        self,
        characters: Sequence[str],
        path: Path,
        texts: "Renderer",
        options: "Options",
        progress: Progress,
    ) -> None:
        """Write the sheets of several characters into one PDF.

        Raises `Stopped`, with nothing written, when `progress` says so.
        """
        from desktop.export.files import write_whole
        from desktop.export.party import Sheet, party_bytes

        sheets: list[Sheet] = []
        for leaf in self._leaves(characters, progress):
            sheets.append(Sheet(leaf.model, leaf.portrait))
        title = texts.render(say("services.party", count=len(sheets)))
        data = party_bytes(sheets, title, texts, options, _stopping(progress))
        write_whole(path, data)

    def write_cards(
        self,
        characters: Sequence[str],
        path: Path,
        texts: "Renderer",
        options: "Options",
        progress: Progress,
    ) -> None:
        """Write a small card of each of several characters into one PDF.

        Raises `Stopped`, with nothing written, when `progress` says so.
        """
        from desktop.export.files import write_whole
        from desktop.export.party import cards_bytes

        models = [leaf.model for leaf in self._leaves(characters, progress)]
        title = texts.render(say("services.cards", count=len(models)))
        write_whole(path, cards_bytes(models, title, texts, options, _stopping(progress)))

    def _leaves(self, characters: Sequence[str], progress: Progress) -> list[Leaf]:
        leaves: list[Leaf] = []
        for character in characters:
            if not progress(0, len(characters)):
                raise Stopped
            leaves.append(self.sheet(character))
        return leaves


def _stopping(progress: Progress) -> Callable[[int, int], None]:
    def told(done: int, total: int) -> None:
        if not progress(done, total):
            raise Stopped

    return told
