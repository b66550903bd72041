"""One ask: its fields with their answers, the keys of every option, and a button to confirm.

A sealed ask looks the same whatever was chosen: an answer shows as a dot, no option keeps a mark or
the focus, and the values live in the `Answering` alone. Where later fields depend on the first, all
of them look given and current once the first is: which one the next key is for would betray it.
"""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.rules.fightview import Ask
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.combat.answering import Answering, Press, as_digit
from desktop.ui.combat.ask_field import AskFieldRow, is_short
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.labels import Heading
from desktop.ui.widgets.panel import paint_panel

_BAR = 3


class AskCard(QFrame):
    """An ask and the answer that is being given to it."""

    #: The answer is whole and confirmed; the ask's id.
    confirmed = Signal(str)
    #: The card was used with the mouse; the ask's id.
    touched = Signal(str)
    #: Something that was typed or clicked leads nowhere; why.
    refused = Signal(str)

    def __init__(
        self,
        texts: Catalogue,
        answering: Answering,
        confirm_label: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._texts = texts
        self.answering = answering
        self._active = False
        ask = answering.ask
        self._title = Heading(texts.render(ask.title), self, size=theme.Size.LARGE)
        self._title.setWordWrap(True)
        self._rows: list[AskFieldRow] = []
        self._show = QCheckBox(self.tr("Montrer mon choix"), self)
        self._show.setVisible(ask.sealed)
        self._show.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._show.toggled.connect(self._refresh)
        self._confirm = QPushButton(confirm_label, self)
        self._confirm.setAutoDefault(False)
        self._confirm.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._confirm.clicked.connect(self.confirm)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._show)
        foot = QHBoxLayout()
        foot.addStretch(1)
        # Below the fields; beside the title where there are none.
        (foot if ask.fields else head).addWidget(self._confirm)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12 + _BAR, theme.SPACE_IN_GROUP, 12, theme.SPACE_IN_GROUP)
        self._column.setSpacing(theme.SPACE_IN_GROUP)
        self._column.addLayout(head)
        self._column.addLayout(foot)
        self._show_fields(ask)
        self._refresh()

    @property
    def ask(self) -> Ask:
        """The ask."""
        return self.answering.ask

    def rows(self) -> tuple[AskFieldRow, ...]:
        """The widgets of the fields, in order."""
        return tuple(self._rows)

    def confirm_button(self) -> QPushButton:
        """The button that confirms the answer."""
        return self._confirm

    @property
    def takes_enter(self) -> bool:
        """Whether Enter is for this card: not where a choice is an answer already and nobody has
        to make one, nor where there is nothing to fill in."""
        return bool(self.ask.fields) and not (self.ask.optional and self._at_once)

    def show_box(self) -> QCheckBox:
        """The box that shows a sealed answer to whoever is giving it."""
        return self._show

    def is_shown(self) -> bool:
        """Whether the values may be read on screen."""
        return not self.ask.sealed or self._show.isChecked()

    @property
    def is_veiled(self) -> bool:
        """Whether even the place of the next key must not be seen."""
        return not self.is_shown() and any(field.when for field in self.ask.fields)

    def fits(self, ask: Ask) -> bool:
        """Whether the card can show another ask without being built anew."""
        return ask.sealed is self.ask.sealed and bool(ask.fields) is bool(self._rows)

    def adopt(self, answering: Answering) -> None:
        """Go on with another ask that fits; it starts masked."""
        if answering.ask.id != self.ask.id:
            self._show.setChecked(False)
        self.answering = answering
        self._title.setText(self._texts.render(answering.ask.title))
        self._show_fields(answering.ask)
        self._refresh()

    def _show_fields(self, ask: Ask) -> None:
        """Have a row for each field; those that are there stay where they fit, for building one
        takes as long as all the rest of an act."""
        fields = ask.fields
        self._at_once = len(fields) == 1 and not ask.sealed and is_short(fields[0])
        self._confirm.setVisible(not self._at_once)
        known, self._rows = self._rows, []
        for place, field in enumerate(fields):
            row = next((each for each in known if each.fits(field)), None)
            if row is None:
                row = self._new_row(ask, place)
            else:
                known.remove(row)
                row.show_field(field, place)
            self._rows.append(row)
        for row in known:
            self._column.removeWidget(row)
            let_go(row)
        for place, row in enumerate(self._rows, start=1):
            # Below the head.
            if self._column.indexOf(row) != place:
                self._column.removeWidget(row)
                self._column.insertWidget(place, row)

    def _new_row(self, ask: Ask, place: int) -> AskFieldRow:
        row = AskFieldRow(self._texts, ask, place, self)
        row.valueChosen.connect(self._choose)
        row.fieldChosen.connect(self._go_to)
        row.keyPressed.connect(self.press)
        row.textTyped.connect(self._write)
        row.textConfirmed.connect(self.confirm)
        return row

    def set_active(self, active: bool) -> None:
        """Mark the card that the digit keys are for."""
        if active != self._active:
            self._active = active
            self._refresh()
            self.update()

    def press(self, key: str) -> bool:
        """Take a key; False when it is none of this card's."""
        outcome = self.answering.press(key)
        if outcome is Press.FOREIGN:
            # One key too many would betray how many there are, if the window acted on it.
            return self.is_veiled and self.answering.place > 0 and as_digit(key).isdigit()
        self._went(outcome)
        return True

    def back(self) -> bool:
        """Take the last key back; False when there is nothing to take back.

        A card without fields offers to take something back: that is what it does then.
        """
        if not self.ask.fields:
            self.confirm()
            return True
        taken = self.answering.back()
        self._refresh()
        return taken

    def confirm(self) -> None:
        """Hand the answer over, or go to the first field that has none."""
        self.answering.finish()
        missing = self.answering.missing()
        if missing is None:
            self.confirmed.emit(self.ask.id)
            return
        self.answering.go_to(missing)
        self._refresh()
        self.refused.emit(self.tr("Il manque encore une réponse."))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Everything goes to the window, which knows which card is active.
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_panel(self)
        if self._active:
            QPainter(self).fillRect(0, 0, _BAR, self.height(), theme.current().accent)

    def _choose(self, place: int, value: str) -> None:
        self.touched.emit(self.ask.id)
        self._went(self.answering.choose(place, value))

    def _write(self, place: int, text: str) -> None:
        self.touched.emit(self.ask.id)
        self.answering.write(place, text)
        self._refresh()

    def _go_to(self, place: int) -> None:
        self.touched.emit(self.ask.id)
        self.answering.go_to(place)
        self._refresh()

    def _went(self, outcome: Press) -> None:
        self._refresh()
        match outcome:
            case Press.CLOSED:
                self.refused.emit(self.tr("Ce choix n’est pas possible : la raison est indiquée."))
            case Press.UNKNOWN:
                self.refused.emit(self.tr("Cette touche ne correspond à aucun choix."))
            case Press.GIVEN if self._at_once:
                self.confirmed.emit(self.ask.id)
            case Press.GIVEN:
                self._begin_text()
            case _:
                pass

    def _begin_text(self) -> None:
        """Give the keyboard to the text that comes next."""
        place = self.answering.place
        line = self._rows[place].line() if place < len(self._rows) else None
        if line is not None:
            line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refresh(self) -> None:
        begun = self.answering.place > 0
        for place, row in enumerate(self._rows):
            here = begun and place > 0 if self.is_veiled else place == self.answering.place
            row.show_state(
                self.answering,
                current=self._active and here,
                masked=not self.is_shown(),
                veiled=self.is_veiled and place > 0,
            )
            row.setVisible(self.is_veiled or self.answering.asked(place))
        # The accent of a default button: Enter is what is expected next.
        ready = begun if self.is_veiled else self.answering.field is None
        self._confirm.setDefault(self._active and self.takes_enter and ready)
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(self._spoken())

    def _spoken(self) -> str:
        """What to type next, for people who do not see the card; never what was typed."""
        field = self.answering.field
        if self.is_veiled and self.answering.place > 0:
            return self.tr("Les champs suivants, puis Entrée ; Retour arrière revient en arrière.")
        if field is None:
            return self.tr("Entrée confirme, Retour arrière revient au champ précédent.")
        return self._rows[self.answering.place].spoken()
