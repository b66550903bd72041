"""Chances in words and numbers, for the table and for those who do not see it."""

from fractions import Fraction

from PySide6.QtCore import QLocale, QObject

from desktop.rules.odds import Cell, Chances, Fate
from desktop.text import Catalogue


class OddsText(QObject):
    """Writes the chances of two people whose names it was given."""

    def __init__(self, texts: Catalogue, parent: QObject) -> None:
        super().__init__(parent)
        self._texts = texts
        self._left = self._right = ""

    def begin(self, left: str, right: str) -> None:
        """Who the next chances are about."""
        self._left, self._right = left, right

    def short(self, cell: Cell) -> str:
        """What stands in a cell of the table."""
        return "–" if cell.chances is None else self.pair(cell.chances)

    def pair(self, found: Chances) -> str:
        """The chance to hit and to be hit: "41 % / 32 %"."""
        about = "" if found.exact else "≈ "
        return f"{about}{self.share(found.right.hurt)} / {self.share(found.left.hurt)}"

    def whole(self, cell: Cell) -> str:
        """Everything about a pair of choices."""
        render = self._texts.render
        left, right = render(cell.left.label), render(cell.right.label)
        if cell.chances is None:
            why = "" if cell.why_not is None else render(cell.why_not.message)
            return self.tr("{left} contre {right} : {why}").format(left=left, right=right, why=why)
        return self.told(left, right, cell.chances)

    def told(self, left: str, right: str, found: Chances) -> str:
        """Everything about chances, under the names of both choices."""
        lines = [
            self.tr("{left} contre {right}").format(left=left, right=right),
            self._side(self._left, found.right, found.left.countered),
            self._side(self._right, found.left, found.right.countered),
        ]
        if not found.exact:
            lines.append(
                self.tr("Par tirage : chaque chance à {margin} près, 19 fois sur 20.").format(
                    margin=self.share(found.margin)
                )
            )
        return "\n".join(lines)

    def _side(self, name: str, given: Fate, countered: Fraction) -> str:
        """What one does to the other, and the contre that it may cost him."""
        parts = [
            self.tr("{name} touche {hit}").format(name=name, hit=self.share(given.hurt)),
        ]
        if given.hurt:
            parts.append(self.tr("gravité attendue {wound}").format(wound=self.amount(given.wound)))
        if given.falls:
            parts.append(
                self.tr("fait tomber {falls} (assommé {out}, mourant {dying}, mort {dead})").format(
                    falls=self.share(given.falls),
                    out=self.share(given.out),
                    dying=self.share(given.dying),
                    dead=self.share(given.dead),
                )
            )
        if countered:
            parts.append(self.tr("subit un contre {share}").format(share=self.share(countered)))
        return " · ".join(parts)

    def share(self, share: Fraction) -> str:
        """A share in whole per cent; what is not quite nothing or all does not look so."""
        value = round(share * 100)
        if share and not value:
            return self.tr("< 1 %")
        if share < 1 and value == 100:
            return self.tr("> 99 %")
        return self.tr("{value} %").format(value=value)

    def amount(self, amount: Fraction) -> str:
        """An amount with one decimal, in the user's locale."""
        return QLocale().toString(float(amount), "f", 1)
