"""What a person does: open a sheet, mark a wound, resolve a round, undo it, print a sheet."""

import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QPainter, QPdfWriter
from PySide6.QtWidgets import QApplication, QGridLayout, QLineEdit, QMainWindow, QWidget

from desktop import paths
from desktop.demo.duel import choose, gather, read_duel, resolve
from desktop.export.options import Options
from desktop.export.pdf import pdf_bytes
from desktop.rules.nightprowler.commands.play import ClearBox, TickBox
from desktop.rules.nightprowler.document.character import Track
from desktop.text import Catalogue
from desktop.ui.start import application_for, build_windows
from tests.bench.gang import library_of
from tests.bench.measure import Ratio, compare


def measures() -> Iterator[Ratio]:
    application_for("fr")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        folder = Path(scratch)
        yield _sheet(folder)
        yield _wound(folder)
        yield _fight(folder)
        yield _pdf(folder)


def _sheet(folder: Path) -> Ratio:
    """A sheet from the double click to the painted window."""
    from desktop.ui.sheets.registry import sheet_window

    library = library_of(3, folder / "sheet.sqlite3")
    windows = build_windows(library, "fr")
    isabeau = library.characters.find("Isabeau Vif-Argent")

    def shown() -> QWidget:
        window = sheet_window("nightprowler")(windows.context, isabeau)
        window.show()
        QApplication.processEvents()
        return window

    def work() -> None:
        shown().close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    window = shown()
    count = len(window.findChildren(QWidget))
    window.close()

    def baseline() -> None:
        bare = QMainWindow()
        middle = QWidget(bare)
        grid = QGridLayout(middle)
        for place in range(count):
            grid.addWidget(QLineEdit(str(place), middle), place // 12, place % 12)
        bare.setCentralWidget(middle)
        bare.show()
        QApplication.processEvents()
        bare.close()
        bare.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    ratio = compare("sheet opened", work, f"bare window of {count} line edits", baseline, runs=9)
    library.close()
    return ratio


def _bare_commit(folder: Path) -> sqlite3.Connection:
    bare = sqlite3.connect(folder / "bare.sqlite3", isolation_level=None)
    bare.execute("PRAGMA journal_mode=WAL")
    bare.execute("PRAGMA synchronous=FULL")
    bare.execute("CREATE TABLE IF NOT EXISTS box (id INTEGER PRIMARY KEY, ticked INTEGER)")
    bare.execute("INSERT OR REPLACE INTO box VALUES (1, 0)")
    return bare


def _wound(folder: Path) -> Ratio:
    """A wound from the click's command to the committed, refreshed sheet."""
    from desktop.ui.sheets.registry import sheet_window

    library = library_of(3, folder / "wound.sqlite3")
    windows = build_windows(library, "fr")
    isabeau = library.characters.find("Isabeau Vif-Argent")
    window = sheet_window("nightprowler")(windows.context, isabeau)
    window.show()
    bare = _bare_commit(folder)

    def work() -> None:
        library.characters.edit(isabeau, TickBox(Track.VITALITY, 0))
        library.characters.edit(isabeau, ClearBox(Track.VITALITY, 0))

    def baseline() -> None:
        bare.execute("UPDATE box SET ticked = 1 WHERE id = 1")
        bare.execute("UPDATE box SET ticked = 0 WHERE id = 1")

    ratio = compare("wound ticked, committed and shown", work, "bare committed UPDATE", baseline)
    window.close()
    bare.close()
    library.close()
    return ratio


def _fight(folder: Path) -> Ratio:
    """A round of three fighters, chosen, rolled, resolved and taken back."""
    library = library_of(3, folder / "fight.sqlite3")
    duel = read_duel(paths.resources_root() / "demo" / "nightprowler-duel.json")
    session = gather(library, duel)
    bare = _bare_commit(folder)
    made = [0]

    def work() -> None:
        before = len(session.lines())
        choose(session, duel)
        resolve(session, duel)
        made[0] = 0
        while len(session.lines()) > before:
            session.undo()
            made[0] += 1

    def baseline() -> None:
        for _ in range(2 * made[0]):
            bare.execute("UPDATE box SET ticked = 1 - ticked WHERE id = 1")

    ratio = compare(
        "round of three, resolved and undone", work, "as many bare commits", baseline, runs=9
    )
    bare.close()
    library.close()
    return ratio


def _pdf(folder: Path) -> Ratio:
    library = library_of(3, folder / "pdf.sqlite3")
    texts = Catalogue("fr", paths.resources_root())
    view = library.characters.get(library.characters.find("Isabeau Vif-Argent"))
    model = library.registry.get(view.system).sheet(view.document, view.settings)
    target = folder / "bare.pdf"

    def work() -> None:
        pdf_bytes(model, texts, Options())

    def baseline() -> None:
        writer = QPdfWriter(str(target))
        painter = QPainter(writer)
        for line in range(250):
            painter.drawText(QPointF(100, 100 + 40 * line), f"Cambriole {line}")
        painter.end()

    ratio = compare("sheet as PDF", work, "bare QPdfWriter page of 250 strings", baseline)
    library.close()
    return ratio
