"""The frame of a scene's window: who it is about, what went wrong, and undo of his sheet."""

from abc import abstractmethod
from typing import Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.ui import theme
from desktop.ui.sheets.common.inplace import flush_all
from desktop.ui.sheets.common.subject import Subject
from desktop.ui.widgets.banner import Banner
from desktop.ui.widgets.labels import ElidedLabel

P = TypeVar("P", bound=Subject)
_PAGE = (820, 560)


def scrolled(page: QWidget | None = None) -> QScrollArea:
    """Room for a page that may be higher than its window; its own parts take the keyboard."""
    area = QScrollArea()
    if page is not None:
        area.setWidget(page)
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


class Frame(QWidget, Generic[P]):
    """A title with the character's name, a banner, and `body` for what the scene is.

    A scene's window makes its subject on `banner`, then calls `begin`.
    """

    subject: P

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.dress(self)
        self.banner = Banner()
        self.banner.hide()
        self.heading = ElidedLabel()
        self.heading.setFont(theme.serif(theme.Size.TITLE))
        self.head = QHBoxLayout()
        self.head.setSpacing(theme.SPACE_BETWEEN_GROUPS)
        self.head.addWidget(self.heading, 1)
        self.body = QVBoxLayout()
        self.body.setSpacing(theme.SPACE_IN_GROUP)
        whole = QVBoxLayout(self)
        margin = theme.SPACE_BETWEEN_GROUPS
        whole.setContentsMargins(margin, margin, margin, margin)
        whole.setSpacing(theme.SPACE_IN_GROUP)
        whole.addWidget(self.banner)
        whole.addLayout(self.head)
        whole.addLayout(self.body, 1)
        self.resize(theme.scaled(self, 1080), theme.scaled(self, 720))

    def begin(self, subject: P, about: str) -> None:
        """Follow a character in a scene of that title; the window closes when he leaves the
        library."""
        self.subject = subject
        self._about = about
        subject.refreshed.connect(self._refresh)
        subject.gone.connect(self.close)
        for text, keys, slot in (
            (self.tr("Annuler"), ("Ctrl+Z",), subject.undo),
            (self.tr("Rétablir"), ("Ctrl+Y", "Ctrl+Shift+Z"), subject.redo),
        ):
            action = QAction(text, self)
            action.setShortcuts([QKeySequence(key) for key in keys])
            action.setMenuRole(QAction.MenuRole.NoRole)
            action.triggered.connect(slot)
            self.addAction(action)
        self._refresh()

    def refresh(self) -> None:
        """Show the character as he is now."""

    def closeEvent(self, event: QCloseEvent) -> None:
        # What is being typed is committed first.
        flush_all(self)
        self.subject.close()
        super().closeEvent(event)

    def _refresh(self) -> None:
        name = self.subject.name or self.tr("sans nom")
        title = self.tr("{scene} — {name}").format(scene=self._about, name=name)
        self.setWindowTitle(title)
        self.heading.setText(title)
        self.refresh()


class ScenePage(QWidget):
    """A page of a scene, or the whole of it."""

    @abstractmethod
    def refresh(self) -> None:
        """Show the character as he is now."""


class PageFrame(Frame[P]):
    """The window of a scene of one page: it makes its subject on `banner` and its page, then calls
    `hold`."""

    _page: ScenePage

    def hold(self, subject: P, page: ScenePage, about: str) -> None:
        """Show a page in a scene of that title."""
        self._page = page
        self.body.addWidget(page, 1)
        self.resize(theme.scaled(self, _PAGE[0]), theme.scaled(self, _PAGE[1]))
        self.begin(subject, about)

    def refresh(self) -> None:
        self._page.refresh()
