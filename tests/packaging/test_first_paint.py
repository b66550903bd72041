"""What a start may not have imported before the library is on screen (ARCHITECTURE, Start-up)."""

import subprocess
import sys
from pathlib import Path

from desktop import app
from tests.bench import start

ROOT = Path(__file__).resolve().parents[2]

#: Packages and modules, with all that is below them, that wait until somebody needs them.
LATER = (
    "argparse",
    "decimal",
    "inspect",
    "logging",
    "msgspec",
    "peewee",
    "pypdf",
    "tomllib",
    "hashlib",
    "dataclasses",
    "PySide6.QtNetwork",
    "PySide6.QtPrintSupport",
    "PySide6.QtSvg",
    "signal",
    "desktop.export",
    "desktop.resolve",
    "desktop.arguments",
    "desktop.rules.message",
    "desktop.rules.registry",
    "desktop.rules.nightprowler",
    "desktop.rules.warhammer",
    "desktop.rules.pv_negatifs",
    "desktop.rules.harp",
    "desktop.services.library",
    "desktop.store.store",
    "desktop.template",
    "desktop.ui.combat",
    "desktop.ui.context",
    "desktop.ui.paper",
    "desktop.ui.player",
    "desktop.ui.scenes",
    "desktop.ui.settings",
    "desktop.ui.sheets",
    "desktop.ui.windows",
    "desktop.ui.wizard",
    "desktop.ui.library.acts",
    "desktop.ui.library.sidebar",
    "desktop.ui.library.first_start",
    "desktop.ui.widgets.banner",
    "desktop.ui.widgets.commit",
)
#: Kinds of Qt's objects that nobody here uses. PySide makes them all when it has to find out what a
#: widget or a style is that Qt made itself, which takes longer than reading the library.
UNTOUCHED = ("QDial", "QStyle", "QMessageBox", "QFileDialog")

LOOK = """from PySide6.QtCore import QObject; kinds = [QObject]
    for kind in kinds: kinds += kind.__subclasses__()
    print(*sys.modules, *(kind.__name__ for kind in kinds))"""


def test_a_start_loads_what_it_paints_and_no_more(tmp_path: Path) -> None:
    path = tmp_path / "bibliotheque.sqlite3"
    library = app.open_library(path)
    blank = library.registry.get("nightprowler").blank("Corvin")
    library.characters.create("nightprowler", blank)
    library.close()
    done = subprocess.run(
        [sys.executable, "-c", start.script(start.LIBRARY, LOOK), str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    loaded = done.stdout.split()
    assert "desktop.ui.library.window" in loaded
    early = [one for one in loaded for late in LATER if one == late or one.startswith(f"{late}.")]
    assert early == []
    assert set(loaded).isdisjoint(UNTOUCHED)
