"""A button by which the GM looks at something secret, for as long as he looks."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from desktop.ui.sheets.common.bits import Act


class GmLook(Act):
    """Shows the secret while it is pressed; it is hidden again once the window is turned away from
    or closed, the page is left, or the button goes."""

    #: Whether the secret may be on screen changed.
    looked = Signal(bool)

    def __init__(self, look: str, hide: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self._texts = (look, hide)
        self.setCheckable(True)
        self.toggled.connect(self._turn)

    def turn_away(self) -> None:
        """Hide the secret again."""
        self.setChecked(False)

    def event(self, event: QEvent) -> bool:
        # Only a window itself is told of `ActivationChange`.
        if event.type() == QEvent.Type.WindowDeactivate:
            self.turn_away()
        return super().event(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.turn_away()
        super().hideEvent(event)

    def _turn(self, looking: bool) -> None:
        text = self._texts[looking]
        self.setText(text.replace("&", "&&"))
        self.setAccessibleName(text)
        self.looked.emit(looking)
