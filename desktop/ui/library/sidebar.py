"""The left side of the library: campaigns, parties, fights, prepared encounters, drafts."""

from typing import NamedTuple

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListWidget, QListWidgetItem, QWidget

from desktop.rules.listed import CHASE, CONTRACT, FIGHT, Stage
from desktop.services.drafts import DraftCard
from desktop.services.parties import PartyCard
from desktop.services.shelf import EncounterCard, FightCard
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.library.sidebar_lines import (
    ENTRY,
    HEADING,
    NAME,
    SHOWN,
    STARTS,
    STRONG,
    Kind,
    Line,
    LineDelegate,
    start_rect,
)
from desktop.ui.widgets.labels import plain_tooltip

_HEADING_HEIGHT = 46
_LINE_HEIGHT = 30
#: What can be given another name where it stands.
_NAMED = (Kind.CAMPAIGN, Kind.PARTY, Kind.FIGHT, Kind.PREPARED)


class Shelf(NamedTuple):
    """All that is shown: campaigns as (id, name), the current one, the party that the list of
    characters is narrowed to ("" for none)."""

    campaigns: tuple[tuple[str, str], ...]
    current: str
    parties: tuple[PartyCard, ...] = ()
    narrowed: str = ""
    fights: tuple[FightCard, ...] = ()
    encounters: tuple[EncounterCard, ...] = ()
    drafts: tuple[DraftCard, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether nothing was made yet but the first campaign."""
        more = len(self.campaigns) > 1
        return not (more or self.parties or self.fights or self.encounters or self.drafts)


class Sidebar(QListWidget):
    """Enter or a double click opens a line; F2 names it, Delete takes it out."""

    #: A line was opened by Enter or a double click.
    lineOpened = Signal(object)
    #: A prepared encounter was started, by its id.
    encounterStarted = Signal(str)
    #: A line was given this name.
    lineRenamed = Signal(object, str)
    #: A line is to be taken out.
    lineRemoved = Signal(object)
    #: The context menu of the current line is wanted at this place of the screen.
    menuRequested = Signal(object, QPoint)

    def __init__(self, width: int, parent: QWidget | None = None) -> None:
        """`width` is what it would like to have, in pixels."""
        super().__init__(parent)
        self._width = width
        #: The party that the list of characters is narrowed to, or "".
        self.narrowed = ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setMinimumWidth(width // 2)
        self.setViewportMargins(theme.SPACE_BETWEEN_GROUPS // 2, 0, theme.SPACE_IN_GROUP, 0)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        # Its own ground, not Qt's with another colour: see `desktop.ui.start`.
        ground = QWidget()
        ground.setBackgroundRole(QPalette.ColorRole.Window)
        ground.setAutoFillBackground(True)
        self.setViewport(ground)
        self.setItemDelegate(LineDelegate(self))
        self.setAccessibleName(self.tr("Campagnes, bandes, rencontres et créations en cours"))
        self.itemDoubleClicked.connect(self._open)
        self.itemChanged.connect(self._renamed)

    def sizeHint(self) -> QSize:
        return QSize(self._width, super().sizeHint().height())

    def show_all(self, shelf: Shelf, texts: Catalogue) -> None:
        """Show everything anew; the current line stays current."""
        current = self.line(self.currentItem())
        self.blockSignals(True)
        self.clear()
        self._show_campaigns(shelf)
        self._show_parties(shelf)
        self._show_activities(shelf.fights, texts)
        self._show_encounters(shelf.encounters)
        for number, draft in enumerate(shelf.drafts):
            if not number:
                self._head(self.tr("Créations en cours"))
            name = texts.render(draft.name) or self.tr("Sans nom")
            spoken = self.tr("{name}, création en cours").format(name=name)
            self._add(Line(Kind.DRAFT, draft.id), name, name, spoken)
        self.blockSignals(False)
        self._make_current(current)

    def _show_campaigns(self, shelf: Shelf) -> None:
        self._head(self.tr("Campagnes"))
        several = len(shelf.campaigns) > 1
        for campaign, name in shelf.campaigns:
            shown = name or self.tr("Ma campagne")
            chosen = several and campaign == shelf.current
            spoken = self.tr("{name}, campagne ouverte").format(name=shown) if chosen else ""
            item = self._add(Line(Kind.CAMPAIGN, campaign), shown, shown, spoken)
            item.setData(STRONG, chosen)
            item.setToolTip(
                self.tr("F2 pour changer le nom")
                if campaign == shelf.current
                else self.tr("Entrée pour ouvrir cette campagne, F2 pour changer le nom")
            )

    def _show_parties(self, shelf: Shelf) -> None:
        for number, party in enumerate(shelf.parties):
            if not number:
                self._head(self.tr("Bandes"))
            count = len(party.members)
            shown = self.tr("{name} ({count})").format(name=party.name, count=count)
            spoken = self.tr("{name}, bande de %n personnage(s)", "", count).format(name=party.name)
            if party.id == shelf.narrowed:
                shown = self.tr("▸ {shown}").format(shown=shown)
                spoken = self.tr("{spoken}, seule montrée").format(spoken=spoken)
            item = self._add(Line(Kind.PARTY, party.id), party.name, shown, spoken)
            item.setData(STRONG, party.id == shelf.narrowed)

    def _show_activities(self, cards: tuple[FightCard, ...], texts: Catalogue) -> None:
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
                self._add(Line(Kind.FIGHT, card.id), card.name, *self._fight_texts(card, texts))
            if not found:
                self._note(self.tr("aucune"))

    def _show_encounters(self, cards: tuple[EncounterCard, ...]) -> None:
        for number, card in enumerate(cards):
            if not number:
                self._head(self.tr("Rencontres préparées"))
            shown = self.tr("{name} ({count})").format(name=card.name, count=card.count)
            spoken = self.tr("{name}, rencontre préparée, %n participant(s)", "", card.count)
            item = self._add(
                Line(Kind.PREPARED, card.id), card.name, shown, spoken.format(name=card.name)
            )
            item.setData(STARTS, True)

    def line(self, item: QListWidgetItem | None) -> Line | None:
        """What an item stands for; None for a heading."""
        found = None if item is None else item.data(ENTRY)
        return found if isinstance(found, Line) else None

    def current(self) -> Line | None:
        """What the current item stands for."""
        return self.line(self.currentItem())

    def item_of(self, kind: Kind, identity: str) -> QListWidgetItem | None:
        """The item of something that is shown."""
        for row in range(self.count()):
            if self.line(self.item(row)) == Line(kind, identity):
                return self.item(row)
        return None

    def open_current(self) -> None:
        """Open the current line."""
        self._open(self.currentItem())

    def name(self, kind: Kind, identity: str) -> None:
        """Go to a line and let it be named."""
        item = self.item_of(kind, identity)
        if item is not None:
            self.setCurrentItem(item)
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.editItem(item)

    def remove_current(self) -> None:
        """Ask for the current line to be taken out."""
        line = self.current()
        if line is not None:
            self.lineRemoved.emit(line)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() is QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)  # the Enter that ends a name comes here too
            return
        line = self.current()
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if (
                control and line is not None and line.kind is Kind.PREPARED
            ):
                self.encounterStarted.emit(line.id)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.open_current()
            case Qt.Key.Key_Delete:
                self.remove_current()
            case _:
                super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        place = event.position().toPoint()
        item = self.itemAt(place)
        line = self.line(item)
        if event.button() != Qt.MouseButton.LeftButton or item is None or line is None:
            return
        if line.kind is Kind.PREPARED and start_rect(self.visualItemRect(item)).contains(place):
            self.encounterStarted.emit(line.id)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        item = self.currentItem()
        where = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            where = self.viewport().mapToGlobal(self.visualItemRect(item).center())
        else:
            item = self.itemAt(event.pos())
        line = self.line(item)
        if item is not None and line is not None:
            self.setCurrentItem(item)
            self.menuRequested.emit(line, where)

    def _open(self, item: QListWidgetItem | None) -> None:
        line = self.line(item)
        if line is not None:
            self.lineOpened.emit(line)

    def _renamed(self, item: QListWidgetItem) -> None:
        line = self.line(item)
        if line is None or line.kind not in _NAMED:
            return
        name, before = " ".join(item.text().split()), str(item.data(NAME))
        shown = item.data(SHOWN)
        if name == shown:
            return
        self.blockSignals(True)
        item.setText(str(shown))
        self.blockSignals(False)
        if name and name != before:
            self.lineRenamed.emit(line, name)

    def _fight_texts(self, fight: FightCard, texts: Catalogue) -> tuple[str, str]:
        """What a fight's line shows, and its state in words; a round as its system calls it."""
        word = (texts.speaking(fight.round_word) if fight.round_word else texts).round
        match fight.stage:
            case Stage.RUNNING:
                shown = self.tr("● {name} ({letter}. {round})")
                state = self.tr("en cours, {word} {round}")
            case Stage.SETUP:
                shown, state = self.tr("○ {name}"), self.tr("en préparation")
            case Stage.CLOSED:
                shown, state = self.tr("✓ {name}"), self._over(fight.kind)
        return (
            shown.format(name=fight.name, letter=word[:1], round=fight.round),
            self.tr("{name}, {state}").format(
                name=fight.name, state=state.format(word=word, round=fight.round)
            ),
        )

    def _over(self, kind: str) -> str:
        """What is over, in the gender of its name."""
        return self.tr("terminé") if kind == CONTRACT else self.tr("terminée")

    def _head(self, text: str) -> None:
        item = QListWidgetItem(text, self)
        item.setData(HEADING, True)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setSizeHint(QSize(0, theme.scaled(self, _HEADING_HEIGHT)))

    def _note(self, text: str) -> None:
        item = QListWidgetItem(text, self)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setSizeHint(QSize(0, theme.scaled(self, _LINE_HEIGHT)))

    def _add(self, line: Line, name: str, text: str, spoken: str) -> QListWidgetItem:
        shown = " ".join(text.split())
        item = QListWidgetItem(shown, self)
        item.setData(ENTRY, line)
        item.setData(NAME, name)
        # What the line goes back to when an edit ends without a new name.
        item.setData(SHOWN, shown)
        item.setFont(theme.sans(theme.Size.BODY))
        item.setSizeHint(QSize(0, theme.scaled(self, _LINE_HEIGHT)))
        if line.kind in _NAMED:
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        if spoken:
            item.setData(int(Qt.ItemDataRole.AccessibleTextRole), spoken)
            item.setToolTip(plain_tooltip(spoken))
        return item

    def _make_current(self, line: Line | None) -> None:
        if line is not None and (item := self.item_of(line.kind, line.id)) is not None:
            self.setCurrentItem(item)
