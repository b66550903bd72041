"""What a correction of an earlier step would change, before anything is changed."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from desktop.rules.dice import Rolled
from desktop.services.replay import Rewrite
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.combat.dice_rows import DiceRows
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.labels import Heading, PlainLabel


class OutcomePanel(QWidget):
    """Fighter by fighter before and after, what would be lost, and where it cannot go on."""

    applyAsked = Signal()
    cancelAsked = Signal()
    #: The step at which the replay stops is to be left out.
    dropAsked = Signal()
    #: Every step that is no longer allowed is to be left out.
    dropAllAsked = Signal()
    #: Nothing of what follows is to be played again.
    endAsked = Signal()
    #: Dice for the step at which the replay stops (a tuple of `Rolled`).
    diceGiven = Signal(object)
    refused = Signal(str)
    rollAsked = Signal(object)

    def __init__(self, texts: Catalogue, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts = texts
        self._title = Heading(parent=self, size=theme.Size.LARGE)
        self._told = PlainLabel(parent=self)
        self._halt = PlainLabel(parent=self, tone=theme.Tone.WARNING)
        for label in (self._told, self._halt):
            label.setFont(theme.sans(theme.Size.BODY))
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.dice = DiceRows(texts, self)
        self.dice.confirmed.connect(self._give)
        self.dice.refused.connect(self.refused)
        self.dice.rollAsked.connect(self.rollAsked)
        self.apply = self._button(self.tr("Appliquer la correction ⏎"))
        self.apply.clicked.connect(self.applyAsked)
        self.go_on = self._button(self.tr("Continuer avec ces dés ⏎"))
        self.go_on.clicked.connect(self._give)
        self.drop = self._button(self.tr("Retirer cette étape"))
        self.drop.clicked.connect(self.dropAsked)
        self.drop_all = self._button(self.tr("Retirer tout ce qui n’est plus permis"))
        self.drop_all.clicked.connect(self.dropAllAsked)
        self.end = self._button(self.tr("Reprendre le jeu juste avant"))
        self.end.clicked.connect(self.endAsked)
        self.cancel = self._button(self.tr("Ne rien changer (Échap)"))
        self.cancel.clicked.connect(self.cancelAsked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        for part in (self._title, self._told, self._halt, self.dice):
            column.addWidget(part)
        # Four of them do not fit the middle column of 1280 points.
        for buttons in (
            (self.go_on, self.drop, self.drop_all, self.end),
            (self.apply, self.cancel),
        ):
            row = FlowLayout(across=theme.SPACE_IN_GROUP, down=theme.GRID)
            for button in buttons:
                row.addWidget(button)
            column.addLayout(row)
        self.hide()

    def text(self) -> str:
        """All that the panel says."""
        return "\n".join(
            label.text() for label in (self._title, self._told, self._halt) if label.text()
        )

    def show_rewrite(self, rewrite: Rewrite, names: dict[str, str]) -> None:
        """Show what a correction leads to, and put the keyboard on what is expected next."""
        halt = rewrite.halt
        self._title.setText(
            self.tr("Ce qui changerait") if halt is None else self.tr("La suite s’arrête ici")
        )
        told = self._lines(rewrite)
        self._told.setText("\n".join(told))
        self._told.setVisible(bool(told))
        self._halt.setText("" if halt is None else self._halted(rewrite))
        self._halt.setVisible(halt is not None)
        self.dice.show_dice(() if halt is None else halt.dice, names)
        lacking = halt is not None and bool(halt.dice)
        self.go_on.setVisible(lacking)
        for button in (self.drop, self.end):
            button.setVisible(halt is not None)
        self.drop_all.setVisible(halt is not None and not lacking)
        self.apply.setVisible(halt is None)
        self.show()
        if halt is None:
            self.apply.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self.dice.focus_first():
            self.drop.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lines(self, rewrite: Rewrite) -> list[str]:
        render = self._texts.render
        told: list[str] = []
        # Half of the way is no outcome yet.
        for one in () if rewrite.halt is not None else rewrite.differences:
            what = self.tr(" ; ").join(map(render, one.changes))
            named = self.tr("{name} : {what}").format(name=one.name, what=what)
            told.append(named if one.name else what)
        if rewrite.halt is None:
            if not told:
                told.append(self.tr("Rien n’est différent à la fin."))
            told.append(
                self.tr("%n étape(s) rejouée(s).", "", rewrite.redone)
                if rewrite.redone
                else self.tr("Aucune étape n’est rejouée.")
            )
        if rewrite.dropped:
            told.append(self.tr("Ce qui disparaît :"))
            told += [
                self.tr("— t.{round} {line}").format(round=line.round, line=render(line.text))
                for line in rewrite.dropped
            ]
        return told

    def _halted(self, rewrite: Rewrite) -> str:
        halt = rewrite.halt
        if halt is None:
            return ""
        lines = "\n".join(self._texts.render(line.text) for line in halt.lines)
        if halt.reason is None:
            why = self.tr("Il lui manque un dé : tapez-le, ou retirez l’étape.")
        else:
            why = self._texts.render(halt.reason)
        return f"{lines}\n{why}" if lines else why

    def _give(self) -> None:
        if self.dice.flush():
            given: tuple[Rolled, ...] = self.dice.changed()
            self.diceGiven.emit(given)

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button
