"""Pages with a list of members at the left and one of them at the right."""

from abc import abstractmethod

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from desktop.rules.settingsplaces import Place, Standing
from desktop.ui import theme
from desktop.ui.settings.common.page import Page, Sheet
from desktop.ui.settings.nightprowler.editor import Editor
from desktop.ui.settings.nightprowler.naming import member_ids
from desktop.ui.widgets.labels import Heading, plain_tooltip

_ID = Qt.ItemDataRole.UserRole
_LIST_WIDTH = 270


class MembersPage(Page[Editor]):
    """The list, and a form beside it; subclasses fill the form."""

    def __init__(self, editor: Editor, place: Place, parent: QWidget | None = None) -> None:
        super().__init__(editor, parent)
        self.place = place
        self.current = ""
        self._known: tuple[str, ...] = ()
        self.list = QListWidget()
        self.list.setFont(theme.sans(theme.Size.BODY))
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFixedWidth(theme.scaled(self, _LIST_WIDTH))
        self.list.currentItemChanged.connect(self._choose)
        self.heading = Heading(size=theme.Size.LARGE)
        self.sheet = Sheet()
        self.left = QVBoxLayout()
        self.left.setSpacing(theme.SPACE_IN_GROUP)
        self.left.addWidget(self.list, 1)
        self.head = QHBoxLayout()
        self.head.addWidget(self.heading, 1)
        right = QVBoxLayout()
        right.setSpacing(theme.SPACE_IN_GROUP)
        right.addLayout(self.head)
        right.addWidget(self.sheet, 1)
        self.whole = QHBoxLayout(self)
        self.whole.setContentsMargins(0, 0, 0, 0)
        self.whole.setSpacing(theme.PAGE_MARGIN)
        self.whole.addLayout(self.left)
        self.whole.addLayout(right, 1)

    # What a subclass says of its members.

    def ids(self) -> tuple[str, ...]:
        """The members, in order."""
        return member_ids(self.editor.value(self.place))

    @abstractmethod
    def name(self, member: str) -> str:
        """What a member is called."""
        ...

    def line(self, member: str) -> str:
        """What the list shows of a member."""
        return self.name(member)

    @abstractmethod
    def show_member(self, member: str) -> None:
        """Fill the form with a member."""

    def enter(self, place: Place) -> None:
        """Give a place of the member that is shown the keyboard."""
        self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # What is the same for all.

    def refresh(self) -> None:
        ids = self.ids()
        if self.current not in ids:
            self.current = self._neighbour(ids)
        self.list.blockSignals(True)
        while self.list.count() > len(ids):
            self.list.takeItem(self.list.count() - 1)
        for number, member in enumerate(ids):
            if number == self.list.count():
                self.list.addItem(QListWidgetItem())
            self._fill(self.list.item(number), member)
        if self.current:
            self.list.setCurrentRow(ids.index(self.current))
        self.list.blockSignals(False)
        self._known = ids
        self._show()

    def reveal(self, place: Place) -> None:
        self.select(place[len(self.place)])
        self.enter(place)

    def select(self, member: str) -> None:
        """Show a member."""
        self.list.setCurrentRow(self.ids().index(member))

    def _neighbour(self, ids: tuple[str, ...]) -> str:
        """Who takes the place of a member that is gone."""
        if self.current in self._known:
            before = self._known[: self._known.index(self.current)]
            ahead = [one for one in before if one in ids]
            if ahead:
                return ahead[-1]
        return ids[0] if ids else ""

    def _fill(self, item: QListWidgetItem, member: str) -> None:
        place = (*self.place, member)
        standing = self.editor.standing(place)
        text, spoken = self.line(member), self.line(member)
        if self.editor.flaws_at(place):
            text = f"! {text}"
            spoken = self.tr("{name}, impossible").format(name=spoken)
        elif standing is Standing.CHANGED:
            text = f"● {text}"
            spoken = self.tr("{name}, modifié").format(name=spoken)
        elif standing is Standing.ADDED:
            text = f"+ {text}"
            spoken = self.tr("{name}, ajouté").format(name=spoken)
        item.setText(text)
        item.setData(_ID, member)
        item.setData(int(Qt.ItemDataRole.AccessibleTextRole), spoken)
        item.setToolTip(plain_tooltip(self.line(member)))
        item.setSizeHint(QSize(0, self.list.fontMetrics().height() + theme.SPACE_IN_GROUP))

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None and str(item.data(_ID)) != self.current:
            self.flush()
            self.current = str(item.data(_ID))
            self._show()

    def _show(self) -> None:
        self.sheet.body.setVisible(bool(self.current))
        self.heading.setText(self.name(self.current) if self.current else "")
        if self.current:
            self.show_member(self.current)
