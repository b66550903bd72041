"""Take the README's pictures anew: those of the demonstration, as they are.

Run with `python -m desktop.devtools.screenshots`; `docs/images/` is written over.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

IMAGES = Path(__file__).parents[2] / "docs" / "images"
SHOWN = ("library.png", "wizard.png", "sheet.png", "combat-dice.png")


def main() -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from desktop.demo.play import play

    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        for written in play(Path(scratch), "fr"):
            if written.name in SHOWN:
                shutil.copy(written, IMAGES / written.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
