"""Every window of every system, opened once as a person's clicks would: what a build is tested
with. What goes wrong inside a window is raised here, not told in a dialog."""

import random
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

from PySide6.QtWidgets import QApplication

from desktop import app
from desktop.export.options import Options
from desktop.rules.system import FIGHT, System
from desktop.services.library import Library
from desktop.text import Catalogue, Language
from desktop.ui import qtlog
from desktop.ui.library.about_dialog import AboutDialog
from desktop.ui.library.backups_dialog import BackupsDialog
from desktop.ui.library.preferences_dialog import PreferencesDialog
from desktop.ui.scenes.registry import scenes
from desktop.ui.start import application_for, build_windows, take_down
from desktop.ui.windows import Windows

#: Wrapped texts settle in a few rounds of layout.
_PASSES = 3


def go_round(language: Language) -> int:
    """Open everything, and write and read back a sheet and a form of each system.

    Returns how many windows were opened. Raises whatever went wrong.
    """
    qtlog.install()
    application = application_for(language)
    with tempfile.TemporaryDirectory(prefix="cassure-round-") as scratch, heard():
        library = app.open_library(Path(scratch) / "library.sqlite3", random.Random(7))
        try:
            windows = build_windows(library, language)
            windows.show_library()
            for system in library.registry.ids():
                _of_system(windows, library.registry.get(system), Path(scratch))
            windows.open_party()
            _settle()
            count = len(windows.open_windows()) + _dialogs(windows)
            windows.close_all()
            return count
        finally:
            take_down(application)
            library.close()


def _of_system(windows: Windows, system: System, scratch: Path) -> None:
    library, texts = windows.context.library, windows.context.texts
    settings = library.campaigns.settings(system.id).value
    template = system.templates(settings)[0]
    character, _ = library.characters.create(system.id, template.document)
    windows.open_sheet(character)
    windows.open_wizard(system.id)
    windows.open_settings(system.id)
    windows.open_paper(character)
    windows.open_blank_sheet(system.id)
    windows.open_filled(_written(library, character, texts, scratch))
    if FIGHT in system.activities:
        _fight(windows, system, template.name)
    for scene, _ in scenes(system.id):
        windows.open_scene(scene, character)
    for kind in system.activities:
        windows.open_fight(library.fights.create(system.id, system.title, kind=kind))
    _settle()


def _fight(windows: Windows, system: System, adversary: str) -> None:
    library = windows.context.library
    encounter = library.encounters.create(system.id, system.title)
    for side in (0, 1):
        library.encounters.enter(encounter, adversary, side)
    windows.open_encounter(encounter)
    fight = library.encounters.start(encounter).fight
    windows.open_fight(fight)
    windows.show_players(fight, windows.open_windows()[0])


def _written(library: Library, character: str, texts: Catalogue, scratch: Path) -> Path:
    """The form of a character, after its sheet was written and read back."""
    from pypdf import PdfReader

    leaf = library.paper.sheet(character)
    sheet, form = scratch / f"{character}.pdf", scratch / f"{character}-form.pdf"
    library.paper.write(leaf, sheet, texts, Options())
    if leaf.name not in "\n".join(page.extract_text() for page in PdfReader(sheet).pages):
        raise ValueError(f"{leaf.name} is not found on its sheet")
    library.paper.write_form(leaf, form, texts, Options())
    return form


def _dialogs(windows: Windows) -> int:
    context = windows.context
    opened = (
        AboutDialog(),
        BackupsDialog(context),
        PreferencesDialog(context.library),
    )
    for dialog in opened:
        dialog.open()
        _settle()
        dialog.close()
    return len(opened)


def _settle() -> None:
    for _ in range(_PASSES):
        QApplication.processEvents()


@contextmanager
def heard() -> Iterator[None]:
    """Raise at the end what slots and events raised meanwhile: Qt itself goes on after it."""
    found: list[BaseException] = []

    def hear(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        found.append(error)

    before = sys.excepthook
    sys.excepthook = hear
    try:
        yield
    finally:
        sys.excepthook = before
    if found:
        raise found[0]
