"""The combat window on a small screen: one column less, and the fighter below what is asked."""

from PySide6.QtCore import QObject, QSize, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from desktop.ui import theme
from desktop.ui.combat.centre import Centre
from desktop.ui.combat.tabbing import bring_into_view
from desktop.ui.generated.ui_combat import Ui_CombatWindow

#: Widths of the columns where there is room, and of the order beside the middle where there is not.
_WIDTHS = (270, 660, 320)
_ORDER = 130
#: A window under these, in logical pixels, is narrow, tight or low.
_NARROW = 1100
_TIGHT = 880
_LOW = 560
_NO_BUTTON = Qt.MouseButton.NoButton


class Fitting(QObject):
    """Puts the parts where the size of the window leaves room for them.

    A narrow window has no journal beside the rest until somebody asks for it, a tight one a small
    order as well; in a low one the selected fighter scrolls with the middle column, and what is
    opened about him is scrolled to.
    """

    def __init__(
        self, window: QMainWindow, form: Ui_CombatWindow, centre: Centre, journal: QAction
    ) -> None:
        super().__init__(window)
        self._window = window
        self._form = form
        self._centre = centre
        self._journal = journal
        self._narrow = self._tight = self._low = False
        self._opened: QWidget | None = None
        journal.setCheckable(True)
        journal.setChecked(True)
        journal.toggled.connect(form.journalColumn.setVisible)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow_keyboard)
        self._share_out()

    def show_journal(self) -> None:
        """Show the journal, also where it is in the way."""
        self._journal.setChecked(True)

    def fit(self, size: QSize) -> None:
        """The window has this size now."""
        narrow = size.width() < theme.scaled(self._window, _NARROW)
        tight = size.width() < theme.scaled(self._window, _TIGHT)
        low = size.height() < theme.scaled(self._window, _LOW)
        if low != self._low:
            self._low = low
            self._centre.show_low(low)
        if narrow != self._narrow:
            self._journal.setChecked(not narrow)
        if (narrow, tight) != (self._narrow, self._tight):
            self._narrow, self._tight = narrow, tight
            self._centre.fighter.show_short(tight)
            self._share_out()

    def show_opened(self, strip: QWidget) -> None:
        """Something was opened: scroll to it where it scrolls, past what stands above it."""
        if self._form.centreScroll.isAncestorOf(strip):
            self._opened = strip
            # It has no place before the column is laid out with it.
            QTimer.singleShot(0, self, self._bring_into_view)

    def _bring_into_view(self) -> None:
        opened, self._opened = self._opened, None
        if opened is not None and opened.isVisible():
            self._form.centreScroll.ensureWidgetVisible(opened)

    def _follow_keyboard(self, before: QWidget | None, now: QWidget | None) -> None:
        """Scroll to what has the keyboard now: nobody types into what he does not see.

        Under a pressed button nothing moves, nor when the window itself comes back.
        """
        if before is None or now is None or QApplication.mouseButtons() != _NO_BUTTON:
            return
        if self._form.centreScroll.isAncestorOf(now) and self._window.isAncestorOf(before):
            bring_into_view(now)

    def _share_out(self) -> None:
        order, middle, journal = (theme.scaled(self._window, width) for width in _WIDTHS)
        if self._tight:
            order = theme.scaled(self._window, _ORDER)
        self._form.columns.setSizes([order, middle, journal])
