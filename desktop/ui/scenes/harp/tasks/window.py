"""A task by percentage over rounds: together, or in a race; what each did stays on his sheet."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.harp import manoeuvre
from desktop.rules.harp.commands.person import AddTask
from desktop.rules.harp.document import Task
from desktop.rules.harp.manoeuvre import Score
from desktop.rules.harp.tasks import Race, round_of
from desktop.rules.members import changed, found
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.scenes.frame import Frame, ScenePage, scrolled
from desktop.ui.scenes.harp.tasks.counting import counted, enrolled
from desktop.ui.scenes.harp.tasks.worker import Worker
from desktop.ui.scenes.people import NAMED
from desktop.ui.sheets.common.bits import Act, Choose, Labelled, Row, Tick, Words, new_id
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel

_MOST_PEOPLE, _MOST = 8, 500
_NEW, _USUAL = "+", "moyenne"
_WIDE = 400


class TaskPage(ScenePage):
    """The task at the head, those who work at it, and the round that is counted (HARP-PCT-CUMUL,
    HARP-PCT-FAIL, HARP-PCT-FUMBLE, HARP-PCT-CONTEST, HARP-PCT-CRAFT)."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._apart: dict[str, Task] = {}
        self.task = Choose(self.tr("Tâche"), widest=_WIDE)
        self.name = Words(self.tr("Nom de la tâche"), wide=160)
        self.period = Words(self.tr("Période (round, jour…)"), wide=140)
        self.ingredients = Tick(self.tr("Avec des ingrédients"))
        self.together = Tick(self.tr("Ensemble (les pourcentages s’ajoutent)"))
        self.start = Act(self.tr("Commencer la tâche"))
        self.difficulty = Choose(self.tr("Difficulté de la tâche"))
        self.typed = NumberField(self.tr("Valeur de la difficulté"), -_MOST, _MOST)
        self.about = Note(tone=theme.Tone.MUTED)
        self.workers: list[Worker] = []
        self.join = Act(self.tr("Ajouter quelqu’un"))
        self.leave = Act(self.tr("Retirer le dernier"))
        self.do = Act(self.tr("Lancer ce qui manque et compter"))
        self.state = Note()
        self.state.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.column = QVBoxLayout()
        self.column.setSpacing(theme.SPACE_BETWEEN_GROUPS)
        self._lay_out()
        self._add(subject.id)
        self.task.currentIndexChanged.connect(self._change_task)
        self.difficulty.currentIndexChanged.connect(self._change_difficulty)
        self.typed.valueCommitted.connect(self._harden)
        self.start.clicked.connect(self._begin)
        self.join.clicked.connect(self._join)
        self.leave.clicked.connect(self._leave)
        self.do.clicked.connect(self.count)
        self.name.returnPressed.connect(self._begin)
        guard_wheel(self)
        self.refresh()
        self.difficulty.show_value(_USUAL)
        if subject.character.tasks:
            self.task.show_value(subject.character.tasks[-1].id)
        self._change_task()

    @property
    def current(self) -> Task | None:
        """The task that is worked at, None while none is chosen."""
        return found(self._subject.character.tasks, self.task.value())

    @property
    def race(self) -> Race:
        """How far everybody is."""
        task = self.current
        if task is None:
            return Race(tasks={})
        fresh = changed(task, done=0, rolls=0, lost=False)
        done: dict[str, Task] = {}
        for one in self.workers:
            done[one.key] = one.held(task.id) or self._apart.get(one.key, fresh)
        return Race(tasks=done, together=task.shared)

    def refresh(self) -> None:
        for one in self.workers:
            one.refresh()
        tasks = [(one.id, one.name) for one in self._subject.character.tasks]
        self.task.blockSignals(True)
        self.task.offer([(_NEW, self.tr("nouvelle tâche…")), *tasks])
        self.task.blockSignals(False)
        self.difficulty.blockSignals(True)
        self.difficulty.offer(self._subject.degrees())
        self.difficulty.blockSignals(False)
        self._show()

    def count(self) -> None:
        """Count a round: the program throws what is missing."""
        task = self.current
        if task is None:
            return
        keys = [one.key for one in self.workers]
        if len(set(keys)) < len(keys):
            self.state.setText(self.tr("Chacun ne peut travailler qu’une fois par round."))
            return
        missing = enrolled(self.workers, task)
        if missing and not self._subject.run_together(missing):
            return
        scores: dict[str, Score] = {}
        for one in self.workers:
            if one.score() is None:
                one.chain.roll()
            score = one.score()
            if score is not None:
                scores[one.key] = score
        after = round_of(self._subject.settings, self.race, scores)
        edits = counted(self.workers, task.id, after, self.difficulty.value(), self._typed())
        if edits and not self._subject.run_together(edits):
            return
        for one in self.workers:
            if one.person.character is None:
                self._apart[one.key] = after.tasks[one.key]
        self._tell(after, scores)

    def _tell(self, after: Race, scores: dict[str, Score]) -> None:
        told: dict[str, str] = {}
        for one in self.workers:
            score = scores.get(one.key)
            if score is not None:
                told[one.key] = self._words(score, after.tasks[one.key])
        for one in self.workers:
            one.clear()
        self._show(told)
        winners = [one.called for one in self.workers if one.key in after.winners]
        if after.winners and after.together:
            self.state.setText(self.tr("La tâche est finie."))
        elif winners:
            names = ", ".join(winners)
            self.state.setText(self.tr("A fini : {names}.").format(names=names))
        elif any(one.fumble for one in scores.values()):
            self.state.setText(self.tr("Maladresse : la tâche est à recommencer."))
        else:
            self.state.setText(self.tr("Le round est compté."))

    def _words(self, score: Score, task: Task) -> str:
        line = self.tr("dernier jet : {total}")
        if score.fumble:
            line = self.tr("dernier jet : {total}, Maladresse")
        text = line.format(total=score.total)
        return self.tr("{line}, ingrédients perdus").format(line=text) if task.lost else text

    def _show(self, told: dict[str, str] | None = None) -> None:
        task, race = self.current, self.race
        self._new_row.setVisible(task is None)
        self.do.setEnabled(task is not None)
        for one in self.workers:
            held = race.tasks.get(one.key)
            words = one.told.text() if told is None else told.get(one.key, "")
            one.show_progress(0 if held is None else held.done, words)
        self.join.setEnabled(len(self.workers) < _MOST_PEOPLE)
        self.leave.setEnabled(len(self.workers) > 1)
        if task is None:
            self.about.setText(self.tr("Nommez la tâche pour la commencer."))
            return
        total = min(100, sum(one.done for one in race.tasks.values()))
        if task.shared:
            line = self.tr("{name}, ensemble : {total} %.").format(name=task.name, total=total)
        else:
            line = self.tr("{name}, chacun pour soi.").format(name=task.name)
        if task.period:
            line += " " + self.tr("Un jet par {period}.").format(period=task.period)
        self.about.setText(line)

    def _lay_out(self) -> None:
        self._new_row = Row(self.name, self.period, self.ingredients, self.together, self.start)
        page = QWidget()
        people = QVBoxLayout(page)
        people.setContentsMargins(0, 0, theme.SPACE_IN_GROUP, 0)
        people.addLayout(self.column)
        people.addStretch(1)
        # Above the people, who come and go: Tab goes as the page is read.
        round_ = QHBoxLayout()
        round_.setSpacing(theme.SPACE_IN_GROUP)
        for part in (self.do, self.join, self.leave):
            round_.addWidget(part)
        round_.addWidget(self.state, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(theme.SPACE_IN_GROUP)
        whole.addWidget(
            Row(
                Labelled(self.tr("Tâche"), self.task),
                Labelled(self.tr("Difficulté"), self.difficulty),
                self.typed,
            )
        )
        whole.addWidget(self._new_row)
        whole.addWidget(self.about)
        whole.addLayout(round_)
        whole.addWidget(scrolled(page), 1)

    def _typed(self) -> int | None:
        return None if self.typed.isHidden() else self.typed.value()

    def _change_task(self) -> None:
        self._apart.clear()
        self.state.setText("")
        self._seat_fellows()
        self._show(told={})

    def _seat_fellows(self) -> None:
        """Those of the library who have the task already work at it."""
        task = self.task.value()
        if task == _NEW:
            return
        seated = {one.key for one in self.workers}
        for card in self._subject.others:
            if card.id in seated or len(self.workers) >= _MOST_PEOPLE:
                continue
            fellow = Worker(self._subject, len(self.workers) + 1, card.id)
            if fellow.held(task) is None:
                fellow.deleteLater()
                continue
            self._seat(fellow)

    def _change_difficulty(self) -> None:
        self.typed.set_value(0)
        self._harden()

    def _harden(self) -> None:
        degree = manoeuvre.degree(self._subject.settings, self.difficulty.value())
        self.typed.setVisible(degree.modifier is None)
        if degree.modifier is None and not self.typed.value():
            self.typed.set_value(degree.proposed)
        settings, typed = self._subject.settings, self._typed()
        for one in self.workers:
            one.harden(manoeuvre.difficulty(settings, degree.id, typed))

    def _begin(self) -> None:
        """The task begins for all who are there; each sheet keeps it."""
        name = self.name.taken()
        if not name:
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        task = Task(
            id=new_id(),
            name=name,
            period=self.period.taken(),
            ingredients=self.ingredients.isChecked(),
            shared=self.together.isChecked(),
        )
        here = self._subject.id
        owners = {one.key for one in self.workers if one.person.character is not None}
        edits: list[tuple[str, Struct]] = [
            (id, AddTask(task)) for id in dict.fromkeys((here, *sorted(owners)))
        ]
        if self._subject.run_together(edits):
            self.name.clear()
            self.task.show_value(task.id)
            self.workers[0].chain.take_keyboard()

    def _join(self) -> None:
        seated = {one.key for one in self.workers}
        free = [card.id for card in self._subject.others if card.id not in seated]
        self._add(free[0] if free else NAMED)
        self._show()

    def _add(self, who: str) -> None:
        self._seat(Worker(self._subject, len(self.workers) + 1, who))

    def _seat(self, worker: Worker) -> None:
        if self.workers and self.workers[0].asked is not None:
            worker.ask(self.workers[0].asked)
        worker.changed.connect(self._show_people)
        self.workers.append(worker)
        self.column.addWidget(worker)
        if self.difficulty.value():
            self._harden()

    def _leave(self) -> None:
        gone = self.workers.pop()
        self._apart.pop(gone.key, None)
        self.column.removeWidget(gone)
        let_go(gone)
        self._show()

    def _show_people(self) -> None:
        self._show()


class SceneWindow(Frame[Subject]):
    """A task of one character and of others. Raises `KnownError` when he is gone."""

    def __init__(self, context: Context, character_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        subject = Subject(context, character_id, self.banner, self)
        self.page = TaskPage(subject)
        self.body.addWidget(self.page, 1)
        self.begin(subject, self.tr("Tâches à plusieurs"))

    def refresh(self) -> None:
        self.page.refresh()
