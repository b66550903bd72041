"""Give Alegreya Sans an ascent that holds its accented capitals.

As published, its typographic metrics leave a fifth of the line as a gap above the ascent, and Qt
clips what stands there: the accent of a capital É. The gap becomes ascent and descent, as the same
font's horizontal header has it; the height of a line stays what it was. Run once, with fontTools
installed, on the published files: `python fit.py`, in this folder; the results are committed.
"""

from pathlib import Path

from fontTools.ttLib import TTFont


def fit(path: Path) -> None:
    """Rewrite one face in place."""
    font = TTFont(path)
    header, metrics = font["hhea"], font["OS/2"]
    metrics.sTypoAscender, metrics.sTypoDescender = header.ascent, header.descent
    metrics.sTypoLineGap = header.lineGap
    font.save(path)


if __name__ == "__main__":
    for face in sorted(Path(__file__).parent.glob("AlegreyaSans-*.ttf")):
        fit(face)
