"""`cassure --self-test`: what a build must be able to do before it is shipped.

It opens every window offscreen, makes a character, fights, writes a PDF and reads it back, and
looks for each resource that is loaded by name. It says what passed and stops at the first failure.
"""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import get_args

from desktop import paths
from desktop.rules.message import Text, say
from desktop.text import Catalogue, Language


def self_test(language: Language) -> int:
    """Run every step. Returns 0, or 1 after the first step that failed."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    texts = Catalogue(language, paths.resources_root())
    steps: tuple[Callable[[], Text], ...] = (_resources, _qt, _windows, _demonstration)
    for step in steps:
        try:
            print(texts.render(say("cli.self-test-ok", step=step())))
        except Exception as error:
            detail = f"{type(error).__name__}: {error}"
            print(texts.render(say("cli.self-test-failed", step=step.__name__, detail=detail)))
            return 1
    return 0


def _resources() -> str:
    """Tables of every system, both languages, fonts, icons, translations."""
    from desktop.rules.registry import Registry

    registry = Registry(paths.tables_root())
    systems = [registry.get(system).title for system in registry.ids()]
    for language in get_args(Language):
        Catalogue(language, paths.resources_root())
    for pattern in ("fonts/*.ttf", "icons/*.svg", "translations/*.qm", "demo/*.json"):
        if not any(paths.resources_root().glob(pattern)):
            raise FileNotFoundError(pattern)
    return ", ".join(systems)


def _qt() -> str:
    """The plugins and translations that are found by name at run time."""
    from PySide6.QtCore import QTranslator, qVersion
    from PySide6.QtGui import QImageReader

    from desktop import fonts
    from desktop.ui.single import Doorbell
    from desktop.ui.start import application_for, qt_translations

    fonts.stand_alone()
    application_for("en")
    fonts.load()
    missing = {"png", "jpeg", "webp", "svg"} - {
        bytes(name.data()).decode() for name in QImageReader.supportedImageFormats()
    }
    if missing:
        raise LookupError(", ".join(sorted(missing)))
    if not QTranslator().load("qtbase_fr", str(qt_translations())):
        raise LookupError("qtbase_fr")
    with tempfile.TemporaryDirectory(prefix="cassure-self-test-") as scratch:
        if not Doorbell(Path(scratch) / "library").listens():
            raise OSError("QLocalServer")
    return f"Qt {qVersion()}"


def _windows() -> Text:
    """Every window of every system, a sheet and a form of each written and read back."""
    from desktop.demo.rounds import go_round

    return say("cli.self-test-windows", count=go_round("fr"))


def _demonstration() -> Text:
    """A duel, sheets written and read back."""
    from pypdf import PdfReader

    from desktop.demo.play import play

    with tempfile.TemporaryDirectory(prefix="cassure-self-test-") as scratch:
        written = list(play(Path(scratch), "fr"))
        sheets = [path for path in written if path.suffix == ".pdf"]
        for sheet in sheets:
            text = "\n".join(page.extract_text() for page in PdfReader(sheet).pages)
            if sheet.stem not in text:
                raise ValueError(sheet.name)
        if not sheets:
            raise FileNotFoundError("*.pdf")
    return say("cli.self-test-pieces", count=len(written))
