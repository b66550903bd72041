"""What players see of the selected participant: whether at all, under which name and picture."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop.rules.fightview import FighterView
from desktop.rules.looks import Look, Portrayal
from desktop.rules.table.showing import LONGEST_ALIAS
from desktop.rules.table.subject import replace
from desktop.ui import theme
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.panel import paint_panel


class LookStrip(QFrame):
    """Opened by Shift+V; every change is asked for as soon as it is made."""

    #: Fighter, and the `Look` that he is to have.
    lookAsked = Signal(str, object)
    #: Fighter for whom a picture of this fight is wanted.
    pictureAsked = Signal(str)
    #: The strip was closed.
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fighter = ""
        self._look = Look()
        self._title = Heading(parent=self, size=theme.Size.LARGE)
        hint = PlainLabel(
            self.tr("Ce que voient les joueurs ; Entrée valide le nom, Échap ferme."),
            self,
            tone=theme.Tone.MUTED,
        )
        hint.setFont(theme.sans(theme.Size.SMALL))
        self.alias = QLineEdit(self)
        self.alias.setMaxLength(LONGEST_ALIAS)
        self.alias.setAccessibleName(self.tr("Nom que voient les joueurs"))
        self.alias.setToolTip(self.tr("Le nom que voient les joueurs, vide pour le sien"))
        self.alias.setMinimumWidth(theme.scaled(self, 200))
        self.shown = self._box(self.tr("Montré"))
        self.numbers = self._box(self.tr("Cases et points"))
        self.silhouette = self._box(self.tr("Silhouette"))
        self.picture = QPushButton(self.tr("Image…"), self)
        self.picture.setAutoDefault(False)
        self.picture.setToolTip(self.tr("Une image pour ce combat, à la place du portrait"))
        self.bare = QPushButton(self.tr("Sans image"), self)
        self.bare.setAutoDefault(False)
        self.bare.setToolTip(self.tr("Retirer l’image de ce combat"))
        flow = FlowLayout(across=theme.SPACE_BETWEEN_GROUPS, down=theme.GRID)
        for part in (
            self.alias,
            self.shown,
            self.numbers,
            self.silhouette,
            self.picture,
            self.bare,
        ):
            flow.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, theme.SPACE_IN_GROUP, 12, theme.SPACE_IN_GROUP)
        column.setSpacing(theme.GRID)
        column.addWidget(self._title)
        column.addWidget(hint)
        column.addLayout(flow)
        self.alias.editingFinished.connect(self._ask_alias)
        self.shown.clicked.connect(self._ask_shown)
        self.numbers.clicked.connect(self._ask_numbers)
        self.silhouette.clicked.connect(self._ask_portrayal)
        self.picture.clicked.connect(self._ask_picture)
        self.bare.clicked.connect(self._ask_bare)
        self.hide()

    def open_for(self, fighter: FighterView) -> None:
        """Offer what can be decided of a participant."""
        self._fighter = fighter.id
        self._title.setText(self.tr("{name} aux yeux des joueurs").format(name=fighter.name))
        self.setAccessibleName(self._title.text())
        self.show()

    def show_look(self, fighter: FighterView, *, shown: bool, numbers: bool) -> None:
        """Show what holds now; `shown` and `numbers` with what is usual taken into account."""
        if fighter.id != self._fighter:
            return
        self._look = fighter.look
        if not (self.alias.hasFocus() and self.alias.isModified()):
            self.alias.setText(fighter.look.alias)
        self.alias.setPlaceholderText(fighter.name)
        self.shown.setChecked(shown)
        self.numbers.setChecked(numbers)
        self.silhouette.setChecked(fighter.look.portrayal is Portrayal.SILHOUETTE)
        self.bare.setEnabled(bool(fighter.look.picture))

    def concerns(self, fighter: FighterView | None) -> bool:
        """Whether the strip is about this participant."""
        return fighter is not None and fighter.id == self._fighter

    def close_strip(self) -> None:
        """Close it; a name that was typed and not confirmed is asked for first."""
        if not self.isHidden():
            self._ask_alias()
            self.hide()
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            # What was typed is dropped, as anywhere.
            self.alias.setText(self._look.alias)
            self.close_strip()
        else:
            super().keyPressEvent(event)

    def _box(self, text: str) -> QCheckBox:
        box = QCheckBox(text, self)
        box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return box

    def _ask(self, look: Look) -> None:
        if look != self._look:
            self.lookAsked.emit(self._fighter, look)

    def _ask_alias(self) -> None:
        alias = " ".join(self.alias.text().split())
        self.alias.setModified(False)
        self._ask(replace(self._look, alias=alias))

    def _ask_shown(self, shown: bool) -> None:
        self._ask(replace(self._look, shown=shown))

    def _ask_numbers(self, numbers: bool) -> None:
        self._ask(replace(self._look, numbers=numbers))

    def _ask_portrayal(self, silhouette: bool) -> None:
        portrayal = Portrayal.SILHOUETTE if silhouette else Portrayal.USUAL
        self._ask(replace(self._look, portrayal=portrayal))

    def _ask_picture(self) -> None:
        self.pictureAsked.emit(self._fighter)

    def _ask_bare(self) -> None:
        self._ask(replace(self._look, picture=""))

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_panel(self)
