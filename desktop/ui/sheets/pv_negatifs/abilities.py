"""The six abilities: what was rolled, what counts now, and what each adds to saves."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rules.message import say
from desktop.rules.pv_negatifs.commands.person import SetAbility, SetHelp
from desktop.rules.pv_negatifs.document import ABILITIES
from desktop.rules.pv_negatifs.edits.person import MOST_ABILITY, MOST_HELP, MOST_PERCENTILE
from desktop.ui import theme
from desktop.ui.sheets.common.bits import words
from desktop.ui.sheets.common.fields import KeyNumber
from desktop.ui.sheets.common.roll_button import RollButton
from desktop.ui.sheets.pv_negatifs.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue


class Abilities(QWidget):
    """A column for each ability; the large number is what counts now."""

    #: An edit command.
    commandAsked = Signal(object)
    #: The ability of this id is to be rolled.
    rollAsked = Signal(str)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.now: dict[str, ExplainedValue] = {}
        self.scores: dict[str, KeyNumber] = {}
        self.hundredths: dict[str, KeyNumber] = {}
        self.helps: dict[str, KeyNumber] = {}
        self.rolls: dict[str, RollButton] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        grid.setVerticalSpacing(2)
        rows = (
            self.tr("À présent"),
            self.tr("Score"),
            self.tr("Centièmes"),
            self.tr("Aide aux sauvegardes"),
            self.tr("Jet"),
        )
        for row, title in enumerate(rows, start=1):
            grid.addWidget(words(title, theme.Tone.MUTED), row, 0)
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        for column, one in enumerate(ABILITIES, start=1):
            name = self._name(one)
            head = words(name)
            head.setFont(theme.bold(theme.sans(theme.Size.BODY)))
            grid.addWidget(head, 0, column, middle)
            for row, field in enumerate(self._fields(one, name), start=1):
                grid.addWidget(field, row, column, middle)
            grid.setColumnStretch(column, 1)

    def refresh(self) -> None:
        """Show the abilities as they are now."""
        one = self._subject.character
        for ability in ABILITIES:
            self.scores[ability].set_value(one.abilities.get(ability, 0))
            self.hundredths[ability].set_value(one.percentiles.get(ability, 0))
            self.hundredths[ability].setEnabled(ability in one.abilities)
            self.helps[ability].set_value(one.helps.get(ability, 0))
            total = self._subject.number(f"ability:{ability}")
            if total is not None:
                unset = "" if ability in one.abilities else "—"
                view = self._subject.view(self._name(ability), total)
                self.now[ability].set_view(view, unset)

    def _name(self, one: str) -> str:
        return self._subject.texts.render(say(f"pv.a.{one}"))

    def _fields(self, one: str, name: str) -> tuple[QWidget, ...]:
        self.now[one] = ExplainedValue(name)
        self.now[one].setFont(theme.tabular(theme.serif(theme.Size.TITLE)))
        score = KeyNumber(one, self.tr("{name}, score").format(name=name), (0, MOST_ABILITY))
        score.set_help(self.tr("0 : pas encore saisi."))
        percentile = KeyNumber(
            one, self.tr("{name}, centièmes").format(name=name), (0, MOST_PERCENTILE)
        )
        added = KeyNumber(
            one,
            self.tr("{name}, aide aux sauvegardes").format(name=name),
            (-MOST_HELP, MOST_HELP),
        )
        score.written.connect(self._set_score)
        percentile.written.connect(self._set_hundredths)
        added.written.connect(self._set_help)
        roll = RollButton(one, name)
        roll.rollAsked.connect(self.rollAsked)
        self.scores[one], self.hundredths[one], self.helps[one] = score, percentile, added
        self.rolls[one] = roll
        return (self.now[one], score, percentile, added, roll)

    def _set_score(self, one: str, value: int) -> None:
        held = self._subject.character.percentiles.get(one, 0)
        self.commandAsked.emit(SetAbility(one, value or None, held))

    def _set_hundredths(self, one: str, value: int) -> None:
        held = self._subject.character.abilities.get(one)
        self.commandAsked.emit(SetAbility(one, held, value))

    def _set_help(self, one: str, value: int) -> None:
        self.commandAsked.emit(SetHelp(one, value))
