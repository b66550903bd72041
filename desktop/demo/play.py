"""`cassure demo DIR`: the gang, a duel to its end, the sheets, the journal, every window's picture.

Everything goes through the code that a person's clicks reach; nothing is drawn for the occasion.
"""

import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from desktop import app, paths
from desktop.demo.duel import Duel, choose, gather, read_duel, resolve, reveal
from desktop.rules.errors import known
from desktop.services.library import Library
from desktop.services.session import FightSession
from desktop.text import Catalogue, Language
from desktop.ui import qtlog, theme
from desktop.ui.combat.journal_text import as_markdown
from desktop.ui.combat.window import CombatWindow
from desktop.ui.library.window import LibraryWindow
from desktop.ui.sheets.registry import sheet_window
from desktop.ui.start import application_for, build_windows, take_down
from desktop.ui.wizard.registry import wizard_window

SYSTEM = "nightprowler"
WINDOW = (1280, 800)
#: Wrapped texts settle in a few rounds of layout, which a person never sees apart.
_PASSES = 5


def play(folder: Path, language: Language) -> Iterator[Path]:
    """Write the demonstration into `folder`, yielding each file that was written.

    Raises KnownError when the folder cannot be written to.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        detail = error.strerror or str(error)
        raise known("cli.folder-unwritable", path=str(folder), detail=detail) from error
    qtlog.install()
    application = application_for(language)
    with tempfile.TemporaryDirectory(prefix="cassure-demo-") as scratch:
        library = app.open_library(Path(scratch) / "demo.sqlite3", random.Random(7))
        try:
            windows = build_windows(library, language)
            theme.apply(application, theme.Scheme.LIGHT)
            context = windows.context
            yield grab(LibraryWindow.of(context), folder / "first-start.png")
            library.example.install(SYSTEM)
            duel = read_duel(paths.resources_root() / "demo" / f"{SYSTEM}-duel.json")
            session = gather(library, duel)
            yield from _fight(session, duel, CombatWindow(context, session), folder)
            yield _write(folder / "journal.md", _journal(session, context.texts))
            session.close()
            yield grab(LibraryWindow.of(context), folder / "library.png")
            for name in duel.characters:
                yield from _sheet(library, context.texts, name, folder)
            isabeau = library.characters.find(next(iter(duel.characters)))
            yield grab(sheet_window(SYSTEM)(context, isabeau), folder / "sheet.png")
            theme.apply(application, theme.Scheme.DARK)
            yield grab(sheet_window(SYSTEM)(context, isabeau), folder / "sheet-dark.png")
            theme.apply(application, theme.Scheme.LIGHT)
            yield grab(wizard_window(SYSTEM)(context, None), folder / "wizard.png")
        finally:
            take_down(application)
            library.close()


def _fight(session: FightSession, duel: Duel, window: CombatWindow, folder: Path) -> Iterator[Path]:
    for number, _ in enumerate(duel.rounds, start=1):
        if number == 2:
            yield grab(window, folder / "combat-choices.png", close=False)
        choose(session, duel)
        if number == len(duel.rounds):
            reveal(session)
            yield grab(window, folder / "combat-dice.png", close=False)
        resolve(session, duel)
    yield grab(window, folder / "combat.png")


def _sheet(library: Library, texts: Catalogue, name: str, folder: Path) -> Iterator[Path]:
    target = folder / f"{name}.pdf"
    library.export_pdf(library.characters.find(name), target, texts)
    yield target


def _journal(session: FightSession, texts: Catalogue) -> str:
    return as_markdown(session.name, session.lines(), texts)


def grab(window: QWidget, target: Path, close: bool = True) -> Path:
    window.resize(*WINDOW)
    window.show()
    for _ in range(_PASSES):
        QApplication.processEvents()
    if not window.grab().save(str(target)):
        raise known("cli.folder-unwritable", path=str(target), detail="PNG")
    if close:
        window.close()
        window.deleteLater()
    return target


def _write(target: Path, text: str) -> Path:
    try:
        target.write_text(text, encoding="utf-8")
    except OSError as error:
        detail = error.strerror or str(error)
        raise known("cli.folder-unwritable", path=str(target), detail=detail) from error
    return target
