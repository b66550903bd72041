"""Who fights, in what order: one row for each fighter, in the order that the rules give."""

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from desktop.rules.fightview import FighterView, Words
from desktop.rules.message import say
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.combat.order_row import OrderDelegate
from desktop.ui.combat.wording import side_letter, wounds
from desktop.ui.widgets.figures import integer_text, signed_text
from desktop.ui.widgets.labels import plain_tooltip

#: The role under which the model gives a whole `FighterView`.
FIGHTER_ROLE = Qt.ItemDataRole.UserRole
STATUS_ROLE = Qt.ItemDataRole.UserRole + 1

_MOVING = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)
Index = QModelIndex | QPersistentModelIndex


class OrderModel(QAbstractListModel):
    """The fighters of a view."""

    def __init__(self, texts: Catalogue, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts = texts
        self._fighters: tuple[FighterView, ...] = ()
        self._words = Words()

    def fighters(self) -> tuple[FighterView, ...]:
        """The rows."""
        return self._fighters

    def show(self, fighters: tuple[FighterView, ...]) -> None:
        """Show other rows; only those that differ are painted again."""
        if [one.id for one in fighters] != [one.id for one in self._fighters]:
            self.beginResetModel()
            self._fighters = fighters
            self.endResetModel()
            return
        before, self._fighters = self._fighters, fighters
        for row, (old, new) in enumerate(zip(before, fighters, strict=True)):
            if old != new:
                self.dataChanged.emit(self.index(row), self.index(row))

    def call(self, words: Words) -> None:
        """Call things as an activity does."""
        self._words = words

    def _side(self, side: int) -> tuple[str, ...]:
        """The side in words; nothing where there are no sides."""
        names = self._words.sides
        if len(names) == 1:
            return ()
        if side < len(names):
            return (self._texts.render(names[side]),)
        return (self.tr("camp {side}").format(side=side_letter(side)),)

    def row_of(self, fighter: str) -> int:
        """The row of a fighter, or -1."""
        return next((n for n, one in enumerate(self._fighters) if one.id == fighter), -1)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._fighters)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < len(self._fighters):
            return None
        one = self._fighters[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return one.name
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.spoken(one)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tooltip(self.spoken(one))
            case _ if role == FIGHTER_ROLE:
                return one
            case _ if role == STATUS_ROLE:
                return self.status(one)
        return None

    def status(self, one: FighterView) -> str:
        """The words below a name."""
        words = [self._texts.render(word) for word in one.status]
        if one.locked:
            ready = self._words.locked
            words.insert(0, self.tr("verrouillé") if ready is None else self._texts.render(ready))
        return " · ".join(word for word in words if word)

    def spoken(self, one: FighterView) -> str:
        """All that a row shows, in words."""
        said = [one.name, *self._side(one.side)]
        if one.score is not None and self._words.score:
            said.append(self._texts.render(say(self._words.score, value=one.score)))
        elif one.score is not None:
            said.append(self.tr("initiative {score}").format(score=integer_text(one.score)))
        if one.out and not self._words.out:
            said.append(self.tr("hors de combat"))
        if status := self.status(one):
            said.append(status)
        if one.penalty:
            said.append(self.tr("malus {penalty}").format(penalty=signed_text(one.penalty)))
        for track in one.tracks:
            ticked = sum(line[0] for line in wounds(track))
            said.append(
                self.tr("{track} : {ticked} cochées sur {usable}").format(
                    track=self._texts.render(track.title),
                    ticked=ticked,
                    usable=sum(line[1] for line in wounds(track)),
                )
            )
        return ", ".join(said)


class OrderList(QListView):
    """The list; arrows move in it, every other key is left to the window."""

    #: Another fighter is selected; "" when there is none.
    fighterSelected = Signal(str)

    def __init__(self, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = OrderModel(texts, self)
        self.setModel(self._model)
        self.setItemDelegate(OrderDelegate(FIGHTER_ROLE, STATUS_ROLE, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setFont(theme.sans(theme.Size.BODY))
        self.setAccessibleName(self.tr("Ordre des combattants"))
        self.selectionModel().currentChanged.connect(self._tell)
        self._selected = ""

    def selected(self) -> str:
        """The id of the selected fighter, or nothing."""
        return self._selected

    def fighters(self) -> tuple[FighterView, ...]:
        """The rows."""
        return self._model.fighters()

    def spoken_rows(self) -> tuple[str, ...]:
        """Every row in words."""
        return tuple(self._model.spoken(one) for one in self._model.fighters())

    def show_fighters(self, fighters: tuple[FighterView, ...], words: Words | None = None) -> None:
        """Show other rows; the selected fighter stays selected while it is there."""
        wanted = self._selected
        before = self._model.row_of(wanted)
        self._model.call(words or Words())
        self._model.show(fighters)
        if self._model.row_of(wanted) < 0:
            # Whoever stands where the removed fighter stood, as on paper.
            place = max(0, min(before, len(fighters) - 1))
            wanted = fighters[place].id if fighters else ""
        self.select(wanted)

    def select(self, fighter: str) -> None:
        """Select a fighter by id."""
        row = self._model.row_of(fighter)
        index = self._model.index(row) if row >= 0 else QModelIndex()
        self.selectionModel().setCurrentIndex(
            index, QItemSelectionModel.SelectionFlag.ClearAndSelect
        )
        self._remember(fighter if row >= 0 else "")

    def step(self, by: int) -> None:
        """Select the fighter that stands `by` rows below."""
        fighters = self._model.fighters()
        if fighters:
            row = self._model.row_of(self._selected) + by
            self.select(fighters[max(0, min(row, len(fighters) - 1))].id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _MOVING and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _tell(self, current: QModelIndex, previous: QModelIndex) -> None:
        fighters = self._model.fighters()
        if 0 <= current.row() < len(fighters):
            self._remember(fighters[current.row()].id)

    def _remember(self, fighter: str) -> None:
        if fighter != self._selected:
            self._selected = fighter
            self.fighterSelected.emit(fighter)
