"""An extended test: so many tests, so many successes needed, and the time that they take."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.warhammer.percent import Extended
from desktop.rules.warhammer.tables.life import ExtendedUse
from desktop.rules.warhammer.trial import duration, reveals, uses_of
from desktop.ui import theme
from desktop.ui.scenes.warhammer.side import Side
from desktop.ui.sheets.common.bits import Act, Labelled
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.numbers import NumberField

_MOST = 99


class ExtendedPage(QWidget):
    """The task at the head, its tests one after the other, what was reached below."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._task: Extended | None = None
        self._before: Extended | None = None
        self.most = NumberField(self.tr("Tests permis"), 1, _MOST)
        self.most.set_value(6)
        self.needed = NumberField(self.tr("Réussites nécessaires"), 1, _MOST)
        self.needed.set_value(3)
        self.side = Side(subject, self.tr("Test étendu"))
        self.suited = Note(tone=theme.Tone.MUTED)
        self.progress = Note()
        self.progress.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.do = Act(self.tr("Lancer le test suivant"))
        self.again = Act(self.tr("Recommencer"))
        self._needed_row = Labelled(self.tr("Réussites nécessaires"), self.needed)
        numbers = QHBoxLayout()
        numbers.setSpacing(theme.SPACE_BETWEEN_GROUPS)
        numbers.addWidget(Labelled(self.tr("Tests permis"), self.most))
        numbers.addWidget(self._needed_row)
        numbers.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.SPACE_IN_GROUP)
        buttons.addWidget(self.do)
        buttons.addWidget(self.again)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addLayout(numbers)
        column.addWidget(self.side)
        column.addLayout(buttons)
        column.addWidget(self.progress)
        column.addWidget(self.suited)
        column.addStretch(1)
        self.most.valueCommitted.connect(self._begin_anew)
        self.needed.valueCommitted.connect(self._begin_anew)
        self.side.changed.connect(self._show)
        self.side.rolled.connect(self._take)
        self.side.spent.connect(self._unmake)
        self.do.clicked.connect(self.side.roll)
        self.again.clicked.connect(self._begin_anew)
        self._show()

    @property
    def task(self) -> Extended:
        """How far the task is."""
        if self._task is not None:
            return self._task
        return Extended(self.most.value(), self.needed.value(), each=reveals(self._use()))

    def refresh(self) -> None:
        """Show the people as they are now."""
        self.side.refresh()
        self._show()

    def _use(self) -> ExtendedUse | None:
        asked = self.side.asked
        return None if asked is None else uses_of(self._subject.tables, asked)

    def _take(self) -> None:
        """A test was made: it counts, and the next die is waited for."""
        test = self.side.test()
        if test is None:
            return
        self._before = self._task
        self._task = self.task.plus(test.success)
        self._show()
        told = self.side.result.text()
        self.side.die.set_value(None)
        self.side.result.setText(told)

    def _unmake(self) -> None:
        """The last test is made again, by fortune: it has not counted."""
        self._task = self._before

    def _begin_anew(self) -> None:
        self._task = None
        self.side.clear()
        self._show()

    def _show(self) -> None:
        use, task, texts = self._use(), self.task, self._subject.texts
        over = task.done or task.lost
        self._needed_row.setVisible(not task.each)
        self.do.setEnabled(not over)
        self.side.die.setEnabled(not over)
        time = texts.render(duration(use, task.made))
        if task.each:
            line = self.tr("Tests : {made} sur {most}. Lignes apprises : {passed}. Temps : {time}.")
        elif task.done:
            line = self.tr("Réussi au test {made}. Temps : {time}.")
        elif task.lost:
            line = self.tr("Échoué au test {made} : il ne reste plus assez de tests.")
        else:
            line = self.tr(
                "Tests : {made} sur {most}. Réussites : {passed} sur {needed}. Temps : {time}."
            )
        self.progress.setText(
            line.format(
                made=task.made, most=task.most, passed=task.passed, needed=task.needed, time=time
            )
        )
        if use is None:
            names = ", ".join(one.name for one in self._subject.tables.extended_uses)
            self.suited.setText(
                self.tr("Les tests étendus conviennent surtout à : {names}.").format(names=names)
            )
        else:
            each = texts.render(duration(use, 1))
            self.suited.setText(
                self.tr("{name} : {use} ; un test prend {time}.").format(
                    name=use.name, use=use.use, time=each
                )
            )
