"""The left side of the library: the campaign, its fights, and the characters in the making."""

import enum
from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.rules.fightview import Stage
from desktop.rules.system import CHASE, CONTRACT, FIGHT
from desktop.services.drafts import DraftCard
from desktop.services.fights import FightCard
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.library.row_delegate import SELECTED, veil
from desktop.ui.widgets.labels import plain_tooltip

_ENTRY = int(Qt.ItemDataRole.UserRole)
_HEADING = _ENTRY + 1
_HEADING_HEIGHT = 46
_LINE_HEIGHT = 30
_WIDTH = 216


class Kind(enum.Enum):
    """What a line stands for."""

    CAMPAIGN = "campaign"
    FIGHT = "fight"
    DRAFT = "draft"


@dataclass(frozen=True)
class Line:
    """A line and the id of what it stands for."""

    kind: Kind
    id: str


class _LineDelegate(QStyledItemDelegate):
    """Marks the current line as the list of characters does: a veil, and a frame for the keys."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        rect: QRect = option.rect  # pyright: ignore[reportAttributeAccessIssue]
        state: QStyle.StateFlag = option.state  # pyright: ignore[reportAttributeAccessIssue]
        look = theme.current()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QRectF(rect).adjusted(1, 1, -1, -1)
        if state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil(SELECTED))
            painter.drawRoundedRect(edge, theme.RADIUS, theme.RADIUS)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(look.accent, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(edge, theme.RADIUS, theme.RADIUS)
        usable = bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
        heading = index.data(_HEADING) is True
        font = _heading_font() if heading else theme.sans(theme.Size.BODY)
        place = rect.adjusted(theme.SPACE_IN_GROUP, 0, -theme.SPACE_IN_GROUP, 0)
        down = Qt.AlignmentFlag.AlignVCenter
        if heading:
            place.setBottom(place.bottom() - theme.SPACE_IN_GROUP)
            down = Qt.AlignmentFlag.AlignBottom
        painter.setFont(font)
        painter.setPen(look.ink if usable else look.muted)
        text = QFontMetrics(font).elidedText(
            str(index.data()), Qt.TextElideMode.ElideRight, place.width()
        )
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft | down, text)
        painter.restore()


def _heading_font() -> QFont:
    font = theme.bold(theme.sans(theme.Size.SMALL))
    font.setCapitalization(QFont.Capitalization.AllUppercase)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 108)
    return font


class Sidebar(QListWidget):
    """Enter or a double click opens a fight or a draft, and names the campaign."""

    fightOpened = Signal(str)
    draftOpened = Signal(str)
    draftRemoved = Signal(str)
    #: The campaign of this id was given this name.
    campaignRenamed = Signal(str, str)
    #: The context menu of the current draft is wanted at this place of the screen.
    draftMenuRequested = Signal(QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setMinimumWidth(theme.scaled(self, _WIDTH) // 2)
        self.setViewportMargins(theme.SPACE_BETWEEN_GROUPS // 2, 0, theme.SPACE_IN_GROUP, 0)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Window)
        self.setItemDelegate(_LineDelegate(self))
        self.itemDoubleClicked.connect(self._open)
        self.itemChanged.connect(self._renamed)
        self._names: dict[str, str] = {}

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(self, _WIDTH), super().sizeHint().height())

    def show_all(
        self,
        campaigns: Iterable[tuple[str, str]],
        fights: Iterable[FightCard],
        drafts: Iterable[DraftCard],
        texts: Catalogue,
    ) -> None:
        """Show campaigns (id, name), fights and drafts; the current line stays current."""
        current = self.line(self.currentItem())
        self.blockSignals(True)
        self.clear()
        self._names = dict(campaigns)
        self._head(self.tr("Campagnes"))
        for campaign, name in self._names.items():
            item = self._add(Line(Kind.CAMPAIGN, campaign), name or self.tr("Ma campagne"), "")
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            item.setToolTip(self.tr("F2 pour changer le nom"))
        self._show_activities(tuple(fights))
        for number, draft in enumerate(drafts):
            if not number:
                self._head(self.tr("Créations en cours"))
            name = texts.render(draft.name) or self.tr("Sans nom")
            spoken = self.tr("{name}, création en cours").format(name=name)
            self._add(Line(Kind.DRAFT, draft.id), name, spoken)
        self.blockSignals(False)
        self._make_current(current)

    def _show_activities(self, cards: tuple[FightCard, ...]) -> None:
        """Fights, which always have a heading, then chases and contracts, if there are any."""
        headings = {
            FIGHT: self.tr("Rencontres"),
            CHASE: self.tr("Poursuites"),
            CONTRACT: self.tr("Contrats"),
        }
        for kind, heading in headings.items():
            found = [card for card in cards if card.kind == kind]
            if not found and kind != FIGHT:
                continue
            self._head(heading)
            for card in found:
                self._add(Line(Kind.FIGHT, card.id), *self._fight_texts(card))
            if not found:
                self._note(self.tr("aucune"))

    def line(self, item: QListWidgetItem | None) -> Line | None:
        """What an item stands for; None for a heading."""
        found = None if item is None else item.data(_ENTRY)
        return found if isinstance(found, Line) else None

    def item_of(self, kind: Kind, identity: str) -> QListWidgetItem | None:
        """The item of a fight, a draft or a campaign."""
        for row in range(self.count()):
            if self.line(self.item(row)) == Line(kind, identity):
                return self.item(row)
        return None

    def open_current(self) -> None:
        """Open the current fight or draft, or let the campaign be named."""
        self._open(self.currentItem())

    def remove_current(self) -> None:
        """Ask for the current draft to be given up; fights and campaigns stay."""
        line = self.line(self.currentItem())
        if line is not None and line.kind is Kind.DRAFT:
            self.draftRemoved.emit(line.id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.open_current()
            case Qt.Key.Key_Delete:
                self.remove_current()
            case _:
                super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        item = self.currentItem()
        where = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            where = self.viewport().mapToGlobal(self.visualItemRect(item).center())
        else:
            item = self.itemAt(event.pos())
        line = self.line(item)
        if item is not None and line is not None and line.kind is Kind.DRAFT:
            self.setCurrentItem(item)
            self.draftMenuRequested.emit(where)

    def _open(self, item: QListWidgetItem | None) -> None:
        line = self.line(item)
        if item is None or line is None:
            return
        match line.kind:
            case Kind.FIGHT:
                self.fightOpened.emit(line.id)
            case Kind.DRAFT:
                self.draftOpened.emit(line.id)
            case Kind.CAMPAIGN:
                self.editItem(item)

    def _renamed(self, item: QListWidgetItem) -> None:
        line = self.line(item)
        if line is None or line.kind is not Kind.CAMPAIGN:
            return
        name = item.text().strip()
        if name and name != self._names.get(line.id):
            self.campaignRenamed.emit(line.id, name)

    def _fight_texts(self, fight: FightCard) -> tuple[str, str]:
        """What a fight's line shows, and its state in words."""
        match fight.stage:
            case Stage.RUNNING:
                shown = self.tr("● {name} (t. {round})")
                state = self.tr("en cours, tour {round}")
            case Stage.SETUP:
                shown, state = self.tr("○ {name}"), self.tr("en préparation")
            case Stage.CLOSED:
                shown, state = self.tr("✓ {name}"), self._over(fight.kind)
        return (
            shown.format(name=fight.name, round=fight.round),
            self.tr("{name}, {state}").format(
                name=fight.name, state=state.format(round=fight.round)
            ),
        )

    def _over(self, kind: str) -> str:
        """What is over, in the gender of its name."""
        return self.tr("terminé") if kind == CONTRACT else self.tr("terminée")

    def _head(self, text: str) -> None:
        item = QListWidgetItem(text, self)
        item.setData(_HEADING, True)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setSizeHint(QSize(0, theme.scaled(self, _HEADING_HEIGHT)))

    def _note(self, text: str) -> None:
        item = QListWidgetItem(text, self)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setSizeHint(QSize(0, theme.scaled(self, _LINE_HEIGHT)))

    def _add(self, line: Line, text: str, spoken: str) -> QListWidgetItem:
        item = QListWidgetItem(" ".join(text.split()), self)
        item.setData(_ENTRY, line)
        item.setFont(theme.sans(theme.Size.BODY))
        item.setSizeHint(QSize(0, theme.scaled(self, _LINE_HEIGHT)))
        if spoken:
            item.setData(int(Qt.ItemDataRole.AccessibleTextRole), spoken)
            item.setToolTip(plain_tooltip(spoken))
        return item

    def _make_current(self, line: Line | None) -> None:
        if line is not None and (item := self.item_of(line.kind, line.id)) is not None:
            self.setCurrentItem(item)
