"""Make the figures-only companions of the embedded pair.

Tabular lining figures are a font feature of Alegreya, reached without a character code, so a PDF
that uses the feature loses the digits when its text is copied, searched or read aloud. These
small faces hold the same glyphs at the digits' own codes. Run with fontTools installed:
`python make.py`, in this folder; the results are committed.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent
DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
#: Kept at their own codes, so that "+1" and "4 / 5" are one run of one font.
SIGNS = " \u00a0+\u2212-/.,%()"
FACES = {
    "Alegreya-Regular": ("Cassure Figures Serif", "Regular"),
    "Alegreya-Bold": ("Cassure Figures Serif", "Bold"),
    "AlegreyaSans-Regular": ("Cassure Figures Sans", "Regular"),
    "AlegreyaSans-Bold": ("Cassure Figures Sans", "Bold"),
}


def make(source: Path, family: str, style: str) -> None:
    """Write one face beside this file."""
    font = TTFont(source)
    known = font.getBestCmap()
    codes = {ord(sign): known[ord(sign)] for sign in SIGNS}
    codes |= {0x30 + value: f"{name}.tf" for value, name in enumerate(DIGITS)}
    for table in font["cmap"].tables:
        table.cmap = codes
    options = subset.Options(layout_features=[], notdef_outline=True, name_IDs=[0, 1, 2, 4, 6, 13])
    pruner = subset.Subsetter(options)
    pruner.populate(unicodes=codes)
    pruner.subset(font)
    postscript = f"{family.replace(' ', '')}-{style}"
    names = {1: family, 2: style, 4: f"{family} {style}", 6: postscript}
    for record in font["name"].names:
        if record.nameID in names:
            record.string = names[record.nameID]
    font.save(HERE / f"{postscript}.ttf")


if __name__ == "__main__":
    for stem, (family, style) in FACES.items():
        make(HERE.parent / f"{stem}.ttf", family, style)
