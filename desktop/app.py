"""The composition root: the only place that wires rules, store, services and windows together."""

import datetime
import random
import uuid
from pathlib import Path

from desktop import paths
from desktop.rules.errors import known
from desktop.rules.registry import Registry
from desktop.services.library import Library
from desktop.store.store import Store
from desktop.text import Catalogue, Language


def open_library(path: Path | None, generator: random.Random | None = None) -> Library:
    """Open the library at `path`, or the person's own one, creating it when there is none yet.

    `generator` rolls the dice that nobody types; a new unpredictable one when none is given.
    Raises KnownError when it cannot be opened; the file is then unchanged.
    """
    path = paths.default_library() if path is None else path
    store = Store.open(path, clock=_now)
    return Library(
        store,
        Registry(paths.tables_root()),
        clock=_now,
        new_id=_new_id,
        generator=generator or random.Random(),
        examples=paths.resources_root() / "demo",
    )


def export(path: Path | None, language: Language, character: str, target: Path) -> None:
    """Write the sheet of a character, named by id or by name, as a PDF.

    Raises KnownError when the library or the character is missing or the file cannot be written.
    """
    path = paths.default_library() if path is None else path
    if not path.exists():
        raise known("cli.library-missing", path=str(path))
    library = open_library(path)
    try:
        texts = Catalogue(language, paths.resources_root())
        library.export_pdf(library.characters.find(character), target, texts)
    finally:
        library.close()


def run_window(path: Path | None, language: Language | None, opening: Path | None) -> int:
    """Start the interface, with the file `opening` imported first, and stay in it.

    Returns the program's exit code. Raises KnownError when the library or the file cannot be read:
    nothing was changed then.
    """
    if opening is not None and not opening.is_file():
        raise known("cli.file-missing", path=str(opening))
    library = open_library(path)
    try:
        imported = None if opening is None else library.exchange.import_file(opening)
        from desktop.ui.start import start

        return start(library, language, imported)
    finally:
        library.close()


def _now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)


def _new_id() -> str:
    return uuid.uuid4().hex
