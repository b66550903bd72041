"""An amount of money in couronnes, pistoles and sous."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.rules.warhammer.money import CO, PA, coins
from desktop.ui import theme
from desktop.ui.sheets.common.bits import words
from desktop.ui.widgets.numbers import NumberField

_MOST = 99_999


class CoinsField(QWidget):
    """Three numbers that are one amount; a person may put any number of small coins."""

    #: Another amount was committed, in sous.
    valueCommitted = Signal(int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields = tuple(
            NumberField(self.tr("{name}, en {coin}").format(name=name, coin=coin), 0, _MOST)
            for coin in (self.tr("couronnes"), self.tr("pistoles"), self.tr("sous"))
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GRID)
        for field, coin in zip(self.fields, ("co", "pa", "s"), strict=True):
            field.setFixedWidth(theme.scaled(self, 64))
            row.addWidget(field)
            row.addWidget(words(coin, theme.Tone.MUTED))
            field.valueCommitted.connect(self._tell)
        row.addStretch(1)

    def value(self) -> int:
        """The amount in sous."""
        co, pa, s = (field.value() for field in self.fields)
        return co * CO + pa * PA + s

    def set_value(self, sous: int) -> None:
        """Show an amount in the fewest coins."""
        held = coins(sous)
        for field, count in zip(self.fields, (held.co, held.pa, held.s), strict=True):
            field.set_value(count)

    def flush(self) -> bool:
        """Take what is typed, now; False where it is no number."""
        return all([field.flush() for field in self.fields])

    def _tell(self, _count: int) -> None:
        self.valueCommitted.emit(self.value())
