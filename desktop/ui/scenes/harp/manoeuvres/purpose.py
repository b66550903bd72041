"""What a manoeuvre is for: success alone, a part of a long task, help to another roll, a target."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.rules.harp.commands.person import AddTask
from desktop.rules.harp.document import Task
from desktop.rules.harp.tables.people import Method
from desktop.rules.message import say
from desktop.ui import theme
from desktop.ui.scenes.harp.people import Person, asked_of, named, person
from desktop.ui.scenes.people import NAMED, Who
from desktop.ui.sheets.common.bits import Act, Choose, Labelled, Row, Tick, Words, new_id
from desktop.ui.sheets.common.paper import Note, SectionTitle
from desktop.ui.sheets.harp.subject import METHODS, Subject
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel

_MOST_PRICE = 1_000_000
_NEW = "+"
_WIDE = 300


@dataclass(frozen=True)
class Helped:
    """Whose roll on which skill is helped."""

    who: str
    skill: str


class PurposeSection(QWidget):
    """How a roll is settled, and what goes with that way."""

    changed = Signal()

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._roller: Person | None = None
        render = subject.texts.render
        self._names: dict[Method, str] = {one: render(say(f"harp.method.{one}")) for one in METHODS}
        self.way = Choose(self.tr("Résolution"))
        self.task = Choose(self.tr("Tâche"), widest=_WIDE)
        self.task_name = Words(self.tr("Nom de la tâche"), wide=140)
        self.period = Words(self.tr("Période (round, jour…)"), wide=140)
        self.ingredients = Tick(self.tr("Avec des ingrédients"))
        self.create_ = Act(self.tr("Commencer la tâche"))
        self.price = NumberField(self.tr("Prix de base, en marchandant"), 0, _MOST_PRICE)
        self.who = Who(self.tr("Qui est aidé"))
        self.skill = Choose(self.tr("Second jet"), widest=_WIDE)
        self.skill.setMaxVisibleItems(18)
        self.progress = Note(tone=theme.Tone.MUTED)
        self._task_row = Row(
            Labelled(self.tr("Tâche"), self.task), Labelled(self.tr("Prix de base"), self.price)
        )
        self._new_row = Row(self.task_name, self.period, self.ingredients, self.create_)
        self._help_row = Row(
            Labelled(self.tr("Qui"), self.who), Labelled(self.tr("Second jet"), self.skill)
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        title = SectionTitle(self.tr("Résolution"))
        column.addWidget(title, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.way, 0, Qt.AlignmentFlag.AlignLeft)
        for part in (self._task_row, self._new_row, self.progress, self._help_row):
            column.addWidget(part)
        self.way.currentIndexChanged.connect(self._tell)
        self.task.currentIndexChanged.connect(self._tell)
        self.price.valueCommitted.connect(self._tell)
        self.who.currentIndexChanged.connect(self._change_helped)
        self.skill.currentIndexChanged.connect(self._tell)
        self.create_.clicked.connect(self._create)
        guard_wheel(self)

    @property
    def method(self) -> Method | None:
        """The way that was chosen, None for the skill's own."""
        chosen = self.way.value()
        return next((one for one in self._names if one == chosen), None)

    @property
    def helped(self) -> Helped | None:
        """Whose roll is helped; somebody without a sheet is told of it."""
        asked = asked_of(self.skill.value())
        if self.who.value() == NAMED or asked is None:
            return None
        return Helped(self.who.value(), asked.id)

    def show_roller(self, roller: Person, method: Method) -> None:
        """Offer what goes with this way of somebody's roll."""
        self._roller = roller
        usual = self.tr("selon la Compétence")
        if self.method is None:
            usual = self.tr("selon la Compétence : {way}").format(way=self._names[method])
        self.way.blockSignals(True)
        chosen = self.way.value()
        self.way.offer([("", usual), *self._names.items()])
        self.way.show_value(chosen)
        self.way.blockSignals(False)
        by_part = method == "pourcentage"
        self._task_row.setVisible(by_part)
        self._offer_tasks(roller)
        starting = by_part and self.task.value() == _NEW
        self._new_row.setVisible(starting)
        self._help_row.setVisible(method == "bonus")
        if method == "bonus":
            self._offer_helped()
        self._show_progress(by_part=by_part)

    def task_id(self) -> str:
        """The task of the sheet that goes on, "" for none."""
        chosen = self.task.value()
        return "" if chosen == _NEW else chosen

    def _offer_tasks(self, roller: Person) -> None:
        tasks = () if roller.character is None else roller.character.tasks
        options = [("", self.tr("sans suivi")), *((one.id, one.name) for one in tasks)]
        if roller.character is not None:
            options.append((_NEW, self.tr("nouvelle tâche…")))
        self.task.blockSignals(True)
        self.task.offer(options)
        self.task.blockSignals(False)

    def _offer_helped(self) -> None:
        self.who.show_people(self._subject)
        self._offer_skills()

    def _offer_skills(self) -> None:
        one = person(self._subject, self.who.value() or self._subject.id)
        untrained = self.tr("{name} (sans rang)")
        self.skill.blockSignals(True)
        self.skill.offer(named(self._subject.texts, one, ("skill",), untrained))
        self.skill.blockSignals(False)
        self.skill.setEnabled(one.character is not None)

    def _show_progress(self, *, by_part: bool) -> None:
        character = None if self._roller is None else self._roller.character
        tasks = () if character is None else character.tasks
        task = next((one for one in tasks if one.id == self.task.value()), None)
        self.progress.setVisible(by_part and task is not None)
        if task is None:
            return
        line = self.tr("{name} : {done} % (jets : {rolls}).")
        if task.period:
            line = self.tr("{name} : {done} % (jets : {rolls}, un par {period}).")
        text = line.format(name=task.name, done=task.done, rolls=task.rolls, period=task.period)
        if task.lost:
            text += " " + self.tr("Les ingrédients sont perdus.")
        self.progress.setText(text)

    def _create(self) -> None:
        name = self.task_name.taken()
        roller = self._roller
        if not name or roller is None or roller.character is None:
            self.task_name.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        task = Task(
            id=new_id(),
            name=name,
            period=self.period.taken(),
            ingredients=self.ingredients.isChecked(),
        )
        if self._subject.run_together([(roller.id, AddTask(task))]):
            self.task_name.clear()
            self.period.clear()
            self._offer_tasks(person(self._subject, roller.id))
            self.task.show_value(task.id)
            self.changed.emit()

    def _change_helped(self) -> None:
        self._offer_skills()
        self.changed.emit()

    def _tell(self) -> None:
        self.changed.emit()
