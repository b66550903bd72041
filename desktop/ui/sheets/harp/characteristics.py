"""The eight characteristics: bonus, score, what counts now, race; each can be rolled."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from desktop.rules.harp.commands.person import SetBonus, SetRacial, SetScore
from desktop.rules.harp.document import CHARACTERISTICS, MOST_SCORE
from desktop.rules.harp.edits.person import MOST_BONUS, MOST_RACIAL
from desktop.ui import theme
from desktop.ui.sheets.common.bits import words
from desktop.ui.sheets.common.fields import KeyNumber
from desktop.ui.sheets.common.picks import RemoveButton
from desktop.ui.sheets.common.roll_button import RollButton
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue


class Characteristics(QWidget):
    """A column for each; a bonus written by hand stands until its cross gives it back to the
    score."""

    #: An edit command.
    commandAsked = Signal(object)
    #: The characteristic of this id is to be rolled.
    rollAsked = Signal(str)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.bonuses: dict[str, KeyNumber] = {}
        self.own: dict[str, RemoveButton] = {}
        self.scores: dict[str, KeyNumber] = {}
        self.now: dict[str, ExplainedValue] = {}
        self.racial: dict[str, KeyNumber] = {}
        self.rolls: dict[str, RollButton] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.GRID)
        grid.setVerticalSpacing(2)
        rows = (
            self.tr("Bonus"),
            self.tr("Score"),
            self.tr("À présent"),
            self.tr("De race"),
            self.tr("Jet"),
        )
        for row, title in enumerate(rows, start=1):
            grid.addWidget(words(title, theme.Tone.MUTED), row, 0)
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        for column, one in enumerate(CHARACTERISTICS, start=1):
            name = subject.tables.characteristics.get(one).name
            head = words(name)
            head.setFont(theme.bold(theme.sans(theme.Size.BODY)))
            grid.addWidget(head, 0, column, middle)
            for row, field in enumerate(self._fields(one, name), start=1):
                grid.addWidget(field, row, column, middle)
            grid.setColumnStretch(column, 1)

    def refresh(self) -> None:
        """Show the characteristics as they are now."""
        subject, one = self._subject, self._subject.character
        for each in CHARACTERISTICS:
            worth = subject.number(f"bonus:{each}")
            if worth is not None:
                self.bonuses[each].show_sum(subject, worth)
            self.own[each].setVisible(each in one.bonuses)
            self.scores[each].set_value(one.scores.get(each, 0))
            self.racial[each].set_value(one.racial.get(each, 0))
            now = subject.number(f"score:{each}")
            if now is not None:
                unset = "" if each in one.scores else "—"
                name = subject.tables.characteristics.get(each).name
                self.now[each].set_view(subject.view(name, now), unset)

    def _fields(self, one: str, name: str) -> tuple[QWidget, ...]:
        bonus = KeyNumber(
            one, self.tr("{name}, bonus").format(name=name), (-MOST_BONUS, MOST_BONUS)
        )
        bonus.setFont(theme.tabular(theme.serif(theme.Size.TITLE)))
        bonus.set_help(self.tr("Celui du score tant que rien n’est écrit."))
        own = RemoveButton(one, self.tr("{name}, bonus écrit à la main").format(name=name))
        score = KeyNumber(one, self.tr("{name}, score").format(name=name), (0, MOST_SCORE))
        score.set_help(self.tr("0 : pas encore saisi."))
        racial = KeyNumber(
            one, self.tr("{name}, bonus de race").format(name=name), (-MOST_RACIAL, MOST_RACIAL)
        )
        roll = RollButton(one, name)
        bonus.written.connect(self._set_bonus)
        own.removed.connect(self._follow_score)
        score.written.connect(self._set_score)
        racial.written.connect(self._set_racial)
        roll.rollAsked.connect(self.rollAsked)
        self.bonuses[one], self.own[one], self.scores[one] = bonus, own, score
        self.now[one], self.racial[one], self.rolls[one] = ExplainedValue(name), racial, roll
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(bonus)
        row.addWidget(own)
        return (whole, score, self.now[one], racial, roll)

    def _set_bonus(self, one: str, value: int) -> None:
        self.commandAsked.emit(SetBonus(one, value))

    def _follow_score(self, one: str) -> None:
        self.commandAsked.emit(SetBonus(one, None))

    def _set_score(self, one: str, value: int) -> None:
        self.commandAsked.emit(SetScore(one, value or None))

    def _set_racial(self, one: str, value: int) -> None:
        self.commandAsked.emit(SetRacial(one, value))
