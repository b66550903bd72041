"""The combat window on a small screen: one column less, and the fighter below what is asked."""

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from desktop.ui import theme
from desktop.ui.combat.centre import Centre
from desktop.ui.generated.ui_combat import Ui_CombatWindow

#: Widths of the columns where there is room, and of the order beside the middle where there is not.
_WIDTHS = (270, 660, 320)
_ORDER = 130
#: A window under these, in logical pixels, is narrow or low.
_NARROW = 880
_LOW = 560


class Fitting(QObject):
    """Puts the parts where the size of the window leaves room for them.

    A narrow window has no journal beside the rest until somebody asks for it; in a low one the
    selected fighter scrolls with the middle column.
    """

    def __init__(
        self, window: QMainWindow, form: Ui_CombatWindow, centre: Centre, journal: QAction
    ) -> None:
        super().__init__(window)
        self._window = window
        self._form = form
        self._centre = centre
        self._journal = journal
        self._narrow = self._low = False
        journal.setCheckable(True)
        journal.setChecked(True)
        journal.toggled.connect(form.journalColumn.setVisible)
        self._share_out()

    def show_journal(self) -> None:
        """Show the journal, also where it is in the way."""
        self._journal.setChecked(True)

    def fit(self, size: QSize) -> None:
        """The window has this size now."""
        narrow = size.width() < theme.scaled(self._window, _NARROW)
        low = size.height() < theme.scaled(self._window, _LOW)
        if low != self._low:
            self._low = low
            self._centre.show_low(low)
        if narrow != self._narrow:
            self._narrow = narrow
            self._journal.setChecked(not narrow)
            self._centre.fighter.show_short(narrow)
            self._share_out()

    def _share_out(self) -> None:
        order, middle, journal = (theme.scaled(self._window, width) for width in _WIDTHS)
        if self._narrow:
            order = theme.scaled(self._window, _ORDER)
        self._form.columns.setSizes([order, middle, journal])
