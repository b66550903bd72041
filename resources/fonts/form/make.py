"""Make the face of fillable sheets: what a viewer sets while somebody types into a field.

The signs of Windows-1252, all that a simple font of a PDF form can name, with figures of one
width that stand on the line. Run with fontTools installed: `python make.py`, in this folder; the
result is committed.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent
DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
FAMILY, STYLE = "Cassure Form", "Regular"


def signs() -> set[int]:
    """Every character of the code page."""
    codes: set[int] = set()
    for byte in range(0x20, 0x100):
        codes.update(map(ord, bytes((byte,)).decode("cp1252", "ignore")))
    return codes


def make(source: Path) -> None:
    """Write the face beside this file."""
    font = TTFont(source)
    known = font.getBestCmap()
    codes = {code: known[code] for code in signs() if code in known}
    codes |= {0x30 + value: f"{name}.tf" for value, name in enumerate(DIGITS)}
    for table in font["cmap"].tables:
        table.cmap = codes
    options = subset.Options(layout_features=[], notdef_outline=True, name_IDs=[0, 1, 2, 4, 6, 13])
    options.hinting = False
    pruner = subset.Subsetter(options)
    pruner.populate(unicodes=codes)
    pruner.subset(font)
    postscript = f"{FAMILY.replace(' ', '')}-{STYLE}"
    names = {1: FAMILY, 2: STYLE, 4: f"{FAMILY} {STYLE}", 6: postscript}
    for record in font["name"].names:
        if record.nameID in names:
            record.string = names[record.nameID]
    font.save(HERE / f"{postscript}.ttf")


if __name__ == "__main__":
    make(HERE.parent / "AlegreyaSans-Regular.ttf")
