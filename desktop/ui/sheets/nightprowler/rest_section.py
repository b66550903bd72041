"""Time that passes on the sheet: what it heals, what waits for care, what was taken."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.nightprowler.commands.care import EndSideEffect, PassTime, SetInfected
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Row, Section, Tick, empty, words
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.common.picks import RemoveButton
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.widgets.numbers import NumberField

_NIGHT, _DAY = 8, 24
_MOST_HOURS = 9999


class RestSection(Section):
    """The calendar: hours that the MJ lets pass, an infection, side effects."""

    #: Hours passed; the words say what they did.
    passed = Signal(str)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.head.setText(self.tr("Repos et temps"))
        self._subject = subject
        self.resting = Tick(self.tr("Au repos"))
        self.resting.setChecked(True)
        self.resting.setToolTip(
            self.tr("Le repos rend aussi l’Endurance, et de l’Héroïsme s’il est assez long.")
        )
        self.night = Act(self.tr("{hours} heures passent").format(hours=_NIGHT))
        self.day = Act(self.tr("{hours} heures passent").format(hours=_DAY))
        self.hours = NumberField(self.tr("Heures qui passent"), 1, _MOST_HOURS)
        self.hours.set_value(1)
        self.let_pass = Act(self.tr("Laisser passer"), self.tr("Laisser passer ces heures"))
        self.calendar = words(tone=theme.Tone.MUTED)
        self.outcome = Note(tone=theme.Tone.GOOD)
        self.infected = Tick(self.tr("Infection"))
        self._effects: list[QWidget] = []
        self._shown: tuple[str, ...] = ()
        self._column = QVBoxLayout()
        self.add(
            self.resting,
            self.night,
            self.day,
            self.hours,
            words(self.tr("heures")),
            self.let_pass,
            self.calendar,
        )
        self.add(self.outcome)
        self.add(Row(self.infected))
        self.column.addLayout(self._column)
        self.night.clicked.connect(self._pass_night)
        self.day.clicked.connect(self._pass_day)
        self.let_pass.clicked.connect(self._pass_hours)
        # clicked, not toggled: showing the stored state must not write it again.
        self.infected.clicked.connect(self._infect)

    def refresh(self) -> None:
        """Show where the calendar is."""
        kept = self._subject.character.convalescence
        days, hours = divmod(kept.hours, _DAY)
        self.calendar.setText(
            self.tr("{days} j {hours} h écoulés en tout").format(days=days, hours=hours)
        )
        self.infected.setChecked(kept.infected)
        self.outcome.setVisible(bool(self.outcome.text()))
        if kept.side_effects != self._shown:
            self._shown = kept.side_effects
            empty(self._column, self._effects)
            for place, text in enumerate(kept.side_effects):
                self._effects.append(self._effect(place, text))
                self._column.addWidget(self._effects[-1])

    def tell(self, text: str) -> None:
        """Say what the last step did."""
        self.outcome.setText(text)
        self.outcome.setVisible(bool(text))

    def _effect(self, place: int, text: str) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(Note(self.tr("Effet secondaire : {text}").format(text=text)), 1)
        button = RemoveButton(str(place), text)
        button.removed.connect(self._end_effect)
        row.addWidget(button)
        return line

    def _pass_night(self) -> None:
        self._pass(_NIGHT)

    def _pass_day(self) -> None:
        self._pass(_DAY)

    def _pass_hours(self) -> None:
        if self.hours.flush():
            self._pass(self.hours.value())

    def _pass(self, hours: int) -> None:
        if self._subject.run(PassTime(hours, self.resting.isChecked())):
            done = self._subject.can_undo
            self.tell("" if done is None else self._subject.texts.render(done))
            self.passed.emit(self.outcome.text())

    def _infect(self, on: bool) -> None:
        self._subject.run(SetInfected(on))

    def _end_effect(self, place: str) -> None:
        self._subject.run(EndSideEffect(int(place)))
