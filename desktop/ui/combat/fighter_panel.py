"""The selected fighter: health tables as boxes and pools as pips, both open to the GM's word."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop.rules.fightview import Ask, FighterView, PoolView, TrackView
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.combat.acts_button import ActsButton
from desktop.ui.combat.notes_row import NotesRow
from desktop.ui.combat.wording import track_tone
from desktop.ui.explain import box_row
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.icons import IconName, set_icon
from desktop.ui.widgets.labels import ElidedLabel, PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.pips import Pips
from desktop.ui.widgets.wound_boxes import WoundBoxes

#: Pools larger than this are a number, not pips.
_MOST_PIPS = 20


class FighterPanel(QWidget):
    """Shows one fighter; what is clicked is asked of the owner as a correction."""

    #: Track, row from 0, and whether the box is to be ticked.
    boxAsked = Signal(str, int, bool)
    #: Pool, the value wanted.
    poolAsked = Signal(str, int)
    #: The sheet of this character is wanted.
    sheetAsked = Signal(str)
    #: Fighter, and whether the program rolls for it.
    automaticChanged = Signal(str, bool)
    #: An act that nobody expects is wanted; the id of its ask.
    actAsked = Signal(str)

    def __init__(self, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._fighter: FighterView | None = None
        self._tracks: dict[str, TrackPart] = {}
        self._pools: dict[str, PoolPart] = {}
        self._name = ElidedLabel(parent=self)
        self._name.setFont(theme.serif(theme.Size.TITLE))
        self._sheet = QPushButton(self.tr("Fiche"), self)
        self._sheet.setAutoDefault(False)
        self._sheet.setToolTip(self.tr("Ouvrir la fiche de ce personnage"))
        set_icon(self._sheet, IconName.SHEET)
        self._sheet.clicked.connect(self._ask_sheet)
        self._automatic = QCheckBox(self)
        self._automatic.setAccessibleName(self.tr("Dés par le programme"))
        self._automatic.setToolTip(
            self.tr("Le programme lance les dés de ce combattant, sauf si l’on tape un résultat")
        )
        self._automatic.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._automatic.clicked.connect(self._change_automatic)
        self._acts = ActsButton(self)
        self._acts.actChosen.connect(self.actAsked)
        self._reason = QLineEdit(self)
        self._reason.setPlaceholderText(self.tr("motif"))
        self._reason.setToolTip(self.tr("Le motif que le journal garde de chaque correction"))
        self._reason.setAccessibleName(self.tr("Motif des corrections"))
        self._reason.setMaximumWidth(theme.scaled(self, 120))
        head = QHBoxLayout()
        head.setSpacing(theme.SPACE_IN_GROUP)
        head.addWidget(self._name, 1)
        head.addWidget(self._reason)
        head.addWidget(self._automatic)
        head.addWidget(self._acts)
        head.addWidget(self._sheet)
        self.notes = NotesRow(texts, self)
        self._flow = FlowLayout(across=theme.PAGE_MARGIN, down=theme.SPACE_IN_GROUP)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addLayout(head)
        column.addWidget(self.notes)
        column.addLayout(self._flow)
        self.show_short(False)

    def show_short(self, short: bool, /) -> None:
        """Say less where there is little room."""
        self._automatic.setText(self.tr("Dés auto") if short else self.tr("Dés par le programme"))

    def acts(self) -> ActsButton:
        """The menu of what the fighter may do beside what is asked."""
        return self._acts

    def fighter(self) -> FighterView | None:
        """Who is shown."""
        return self._fighter

    def reason(self) -> str:
        """Why the GM corrects, as typed, or the plain words when nothing is."""
        return self._reason.text().strip() or self.tr("correction du MJ")

    def track(self, track: str) -> WoundBoxes:
        """The boxes of a health table."""
        return self._tracks[track].boxes

    def pool(self, pool: str) -> "PoolPart":
        """The part of a pool."""
        return self._pools[pool]

    def show_fighter(
        self, fighter: FighterView | None, *, automatic: bool, acts: tuple[Ask, ...] = ()
    ) -> None:
        """Show a fighter, or nobody, with the acts that nobody expects of him."""
        self._acts.offer([(ask.id, self._texts.render(ask.title)) for ask in acts])
        self._fighter = fighter
        self.setVisible(fighter is not None)
        if fighter is None:
            return
        self._name.setText(fighter.name)
        self._sheet.setVisible(bool(fighter.character))
        self._automatic.setChecked(automatic)
        self.notes.show_fighter(fighter)
        self._show_parts(fighter)

    def _show_parts(self, fighter: FighterView) -> None:
        wanted_tracks = [track.id for track in fighter.tracks]
        wanted_pools = [pool.id for pool in fighter.pools]
        if list(self._tracks) != wanted_tracks or list(self._pools) != wanted_pools:
            self._rebuild(fighter)
        for track in fighter.tracks:
            self._tracks[track.id].show_track(self._texts, track)
        for pool in fighter.pools:
            self._pools[pool.id].show_pool(pool)

    def _rebuild(self, fighter: FighterView) -> None:
        for part in (*self._tracks.values(), *self._pools.values()):
            self._flow.removeWidget(part)
            let_go(part)
        self._tracks, self._pools = {}, {}
        for track in fighter.tracks:
            made = TrackPart(track, self._texts.render(track.title), self)
            made.show_track(self._texts, track)
            made.boxAsked.connect(self.boxAsked)
            self._tracks[track.id] = made
            self._flow.addWidget(made)
        for pool in fighter.pools:
            part = PoolPart(pool, self._texts.render(pool.title), self)
            part.poolAsked.connect(self.poolAsked)
            self._pools[pool.id] = part
            self._flow.addWidget(part)
        # A line of the flow centres what is lower: pools stand beside the top of the tables.
        tallest = max((part.sizeHint().height() for part in self._tracks.values()), default=0)
        for part in self._pools.values():
            part.setMinimumHeight(tallest)

    def _ask_sheet(self) -> None:
        if self._fighter is not None:
            self.sheetAsked.emit(self._fighter.character)

    def _change_automatic(self, automatic: bool) -> None:
        if self._fighter is not None:
            self.automaticChanged.emit(self._fighter.id, automatic)


class TrackPart(QWidget):
    """One health table with its title."""

    boxAsked = Signal(str, int, bool)

    def __init__(self, track: TrackView, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._id = track.id
        self._shown: TrackView | None = None
        self.boxes = WoundBoxes(title, tone=track_tone(track), parent=self)
        self.boxes.boxTicked.connect(self._tick)
        self.boxes.boxCleared.connect(self._clear)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(_part_title(title, self))
        column.addWidget(self.boxes)

    def show_track(self, texts: Catalogue, track: TrackView) -> None:
        """Show the boxes."""
        if track != self._shown:
            self._shown = track
            self.boxes.set_rows(tuple(box_row(texts, row) for row in track.rows))

    def _tick(self, row: int) -> None:
        self.boxAsked.emit(self._id, row, True)

    def _clear(self, row: int) -> None:
        self.boxAsked.emit(self._id, row, False)


class PoolPart(QWidget):
    """One pool with its title: pips, or a number where it is large."""

    poolAsked = Signal(str, int)

    def __init__(self, pool: PoolView, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._id = pool.id
        self.pips = Pips(title, parent=self)
        self.pips.pipClicked.connect(self._ask)
        self.number = NumberField(title, pool.least, max(0, pool.most), self)
        self.number.valueCommitted.connect(self._ask)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GRID)
        column.addWidget(_part_title(title, self))
        column.addWidget(self.pips, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.number, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)

    def show_pool(self, pool: PoolView) -> None:
        """Show what is left."""
        small = pool.least >= 0 and pool.most <= _MOST_PIPS
        self.pips.setVisible(small)
        self.number.setVisible(not small)
        self.pips.set_points(pool.value, pool.most)
        self.number.set_range(min(pool.least, pool.value), max(pool.most, pool.value))
        self.number.set_value(pool.value)

    def _ask(self, value: int) -> None:
        self.poolAsked.emit(self._id, value)


def _part_title(text: str, parent: QWidget) -> PlainLabel:
    label = PlainLabel(text, parent, tone=theme.Tone.MUTED)
    label.setFont(theme.bold(theme.sans(theme.Size.SMALL)))
    return label
