"""Fields that know which one of the character they are; numbers may explain themselves."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.rules.breakdown import Breakdown
from desktop.ui import theme
from desktop.ui.sheets.common.inplace import InlineNumber, InlineText
from desktop.ui.sheets.common.subject import Subject
from desktop.ui.widgets.breakdown_tip import BreakdownTip


class KeyText(InlineText):
    """A line of text written in place."""

    #: Another text was written: key and text.
    written = Signal(str, str)

    def __init__(self, key: str, name: str, hint: str = "", parent: QWidget | None = None) -> None:
        super().__init__(name, parent, placeholder=hint)
        self._key = key
        self.textCommitted.connect(self._write)

    def _write(self, text: str) -> None:
        self.written.emit(self._key, text)


class KeyNumber(InlineNumber):
    """A number written in place; F1 and hovering explain it where a sum stands behind it."""

    #: Another value was written: key and value.
    written = Signal(str, int)

    def __init__(
        self, key: str, name: str, bounds: tuple[int, int], parent: QWidget | None = None
    ) -> None:
        least, most = bounds
        font = theme.tabular(theme.sans(theme.Size.BODY))
        super().__init__(name, least, most, parent, font=font)
        self._key = key
        self._tip: BreakdownTip | None = None
        self.valueCommitted.connect(self._write)

    def tip(self) -> BreakdownTip | None:
        """What explains the number."""
        return self._tip

    def show_sum(self, subject: Subject, total: Breakdown) -> None:
        """Show a total, with the sum behind it."""
        self.set_value(total.total)
        if self._tip is None:
            self._tip = BreakdownTip(self)
        self._tip.set_view(subject.view(self.accessibleName(), total))

    def _write(self, value: int) -> None:
        self.written.emit(self._key, value)
