"""What the GM adds to a link of an exchange before it is applied: how much, and why."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.rules.fightview import Adjustment, ExchangeView
from desktop.rules.message import Text
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.widgets.commit import paint_invalid
from desktop.ui.widgets.figures import parse_integer, signed_text
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.panel import paint_panel
from desktop.ui.widgets.wheel import guard_wheel

_AMOUNT_WIDTH = 64


class AdjustPanel(QFrame):
    """A form for one change, and the changes that stand."""

    #: The changes are others than before.
    changed = Signal()
    #: The form is put away; the keyboard may go on elsewhere.
    closed = Signal()

    def __init__(self, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._places: tuple[Adjustment, ...] = ()
        self._labels: tuple[str, ...] = ()
        self._made: dict[Adjustment, tuple[Adjustment, str]] = {}
        self._rows: list[_Made] = []
        self._title = Heading(self.tr("Modifier un maillon"), self, size=theme.Size.LARGE)
        self.link = QComboBox(self)
        self.link.setAccessibleName(self.tr("Maillon"))
        self.amount = _Amount(self)
        self.amount.setAccessibleName(self.tr("Points à ajouter ou à ôter"))
        self.amount.setPlaceholderText("±")
        self.amount.setFixedWidth(theme.scaled(self, _AMOUNT_WIDTH))
        self.reason = QLineEdit(self)
        self.reason.setAccessibleName(self.tr("Motif"))
        self.reason.setPlaceholderText(self.tr("motif"))
        self.add = QPushButton(self.tr("Modifier ⏎"), self)
        self.add.setAutoDefault(False)
        for field in (self.amount, self.reason):
            field.returnPressed.connect(self._take)
        self.add.clicked.connect(self._take)
        self._form = QWidget(self)
        line = QHBoxLayout(self._form)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.SPACE_IN_GROUP)
        line.addWidget(self.link, 2)
        line.addWidget(self.amount)
        line.addWidget(self.reason, 2)
        line.addWidget(self.add)
        self._list = QGridLayout()
        self._list.setColumnStretch(0, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, theme.SPACE_IN_GROUP, 12, theme.SPACE_IN_GROUP)
        column.setSpacing(theme.GRID)
        column.addWidget(self._title)
        column.addWidget(self._form)
        column.addLayout(self._list)
        guard_wheel(self)
        self._form.hide()
        self.hide()

    def adjusted(self) -> tuple[Adjustment, ...]:
        """The changes that stand."""
        return tuple(made for made, _ in self._made.values())

    def offer(self, exchanges: tuple[ExchangeView, ...], names: dict[str, str]) -> None:
        """The exchanges whose links may be changed now."""
        found: dict[Adjustment, str] = {}
        for one in exchanges:
            for side, foe, links in (
                (one.left, one.right, one.left_links),
                (one.right, one.left, one.right_links),
            ):
                for link in links:
                    if link.id:
                        place = Adjustment(side, link.id, 0, foe=foe)
                        found[place] = self._place_text(
                            names.get(side, side), names.get(foe, foe), link.label
                        )
        places, labels = tuple(found), tuple(found.values())
        if (places, labels) == (self._places, self._labels):
            return
        chosen = self._chosen()
        self._places, self._labels = places, labels
        self.link.clear()
        self.link.addItems(list(labels))
        if chosen in places:
            self.link.setCurrentIndex(places.index(chosen))

    def can_open(self) -> bool:
        """Whether a link can be changed now."""
        return bool(self._places)

    def open_for(self, fighter: str, foe: str = "") -> bool:
        """Show the form, on the first link of a fighter (against `foe`); False when nothing can be
        changed."""
        mine = [place for place in self._places if place.fighter == fighter]
        mine = [place for place in mine if foe in ("", place.foe)] or mine
        if not self._places:
            return False
        if mine:
            self.link.setCurrentIndex(self._places.index(mine[0]))
        self._form.show()
        self.show()
        self.amount.setFocus(Qt.FocusReason.OtherFocusReason)
        self.amount.selectAll()
        return True

    def close_form(self) -> bool:
        """Put the form away; the changes stay. False when it was not open."""
        was_open = self._form.isVisibleTo(self)
        self._form.hide()
        self.setVisible(bool(self._made))
        if was_open:
            self.closed.emit()
        return was_open

    def forget(self) -> None:
        """Another step is coming: nothing is changed any more."""
        self._made.clear()
        self.amount.clear()
        self.reason.clear()
        self._show_made()
        self.close_form()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.close_form():
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # A field has taken it: the window must not go on with it as well.
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_panel(self)

    def _place_text(self, side: str, foe: str, label: Text) -> str:
        link = self._texts.render(label)
        if not foe:
            return self.tr("{name} — {link}").format(name=side, link=link)
        return self.tr("{name} — {link} (contre {foe})").format(name=side, link=link, foe=foe)

    def _chosen(self) -> Adjustment | None:
        place = self.link.currentIndex()
        return self._places[place] if 0 <= place < len(self._places) else None

    def _take(self) -> None:
        chosen, amount = self._chosen(), parse_integer(self.amount.text())
        self.amount.set_wrong(amount is None)
        if chosen is None or amount is None:
            self.amount.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if amount:
            made = Adjustment(
                chosen.fighter, chosen.link, amount, self.reason.text().strip(), chosen.foe
            )
            self._made[chosen] = (made, self.link.currentText())
        else:
            self._made.pop(chosen, None)
        self.amount.clear()
        self.reason.clear()
        self._show_made()
        self.close_form()
        self.changed.emit()

    def _drop(self, place: object) -> None:
        if isinstance(place, Adjustment) and self._made.pop(place, None) is not None:
            self._show_made()
            self.close_form()
            self.changed.emit()

    def _show_made(self) -> None:
        while len(self._rows) < len(self._made):
            row = _Made(self._list, len(self._rows), self)
            row.dropped.connect(self._drop)
            self._rows.append(row)
        standing = list(self._made.items())
        for number, row in enumerate(self._rows):
            if number < len(standing):
                place, (made, label) = standing[number]
                row.show_made(place, label, made)
            else:
                row.hide_row()


class _Amount(QLineEdit):
    """A number with its sign."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._wrong = False
        self.textEdited.connect(self._forgive)

    def set_wrong(self, wrong: bool) -> None:
        self._wrong = wrong
        text = self.tr("Un nombre entier, par exemple +2 ou −1.") if wrong else ""
        self.setToolTip(text)
        self.setAccessibleDescription(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._wrong:
            paint_invalid(QPainter(self), self.rect(), self.layoutDirection())

    def _forgive(self) -> None:
        self.set_wrong(False)


class _Made(QWidget):
    """A change that stands, and a button that takes it back."""

    #: The link that it is about, an `Adjustment` without points.
    dropped = Signal(object)

    def __init__(self, grid: QGridLayout, row: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._place: Adjustment | None = None
        self._label = PlainLabel(parent=self)
        self._label.setFont(theme.sans(theme.Size.BODY))
        self._label.setWordWrap(True)
        self._button = QPushButton(self.tr("Ôter"), self)
        self._button.setAutoDefault(False)
        self._button.clicked.connect(self._drop)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self._label, 1)
        line.addWidget(self._button)
        grid.addWidget(self, row, 0)

    def show_made(self, place: Adjustment, label: str, made: Adjustment) -> None:
        self._place = place
        text = f"{label} : {signed_text(made.amount)}"
        self._label.setText(f"{text} ({made.reason})" if made.reason else text)
        self._button.setAccessibleName(self.tr("Ôter : {change}").format(change=text))
        self.show()

    def hide_row(self) -> None:
        self._place = None
        self.hide()

    def _drop(self) -> None:
        if self._place is not None:
            self.dropped.emit(self._place)
