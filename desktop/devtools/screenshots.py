"""Take the README's pictures anew: those of the demonstration, and of the games that are not in it.

Run with `python -m desktop.devtools.screenshots`; `docs/images/` is written over.
"""

import os
import random
import shutil
import sys
import tempfile
from pathlib import Path

IMAGES = Path(__file__).parents[2] / "docs" / "images"
#: The fight begins, and three dice of initiative are typed for each of four.
INITIATIVE = " 5\n3\n8\n6\n4\n7\n2\n9\n5\n4\n6\n7\n"
SHOWN = ("library.png", "wizard.png", "sheet.png", "combat-dice.png")


def main() -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from desktop.demo.play import play

    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        for written in play(Path(scratch), "fr"):
            if written.name in SHOWN:
                shutil.copy(written, IMAGES / written.name)
        _others(Path(scratch))
    return 0


def _others(scratch: Path) -> None:
    """A fight of Warhammer between ready adversaries, and a sheet of HARP."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from desktop import app
    from desktop.demo.play import grab
    from desktop.ui.start import application_for, build_windows, take_down

    application = application_for("fr")
    library = app.open_library(scratch / "others.sqlite3", random.Random(7))
    try:
        windows = build_windows(library, "fr")
        encounter = library.encounters.create("warhammer", "Sous le pont")
        ready = library.registry.get("warhammer").templates(
            library.campaigns.settings("warhammer").value
        )
        for place, template in enumerate(ready[:4]):
            library.encounters.enter(encounter, template.name, place % 2)
        windows.open_fight(library.encounters.start(encounter).fight)
        fight = windows.open_windows()[-1]
        fight.show()
        fight.activateWindow()
        for key in INITIATIVE:
            pressed = QApplication.focusWidget() or fight
            if key == "\n":
                QTest.keyClick(pressed, Qt.Key.Key_Return)
            else:
                QTest.keyClicks(pressed, key)
            QApplication.processEvents()
        grab(fight, IMAGES / "warhammer-fight.png")
        harp = library.registry.get("harp")
        template = harp.templates(library.campaigns.settings("harp").value)[0]
        windows.open_sheet(library.characters.create("harp", template.document)[0])
        grab(windows.open_windows()[-1], IMAGES / "harp-sheet.png")
    finally:
        take_down(application)
        library.close()


if __name__ == "__main__":
    sys.exit(main())
