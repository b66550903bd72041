"""A long jump: how far, with which run-up, and what there is to catch hold of."""

from typing import Literal, cast

from PySide6.QtWidgets import QWidget

from desktop.rules.message import say
from desktop.rules.pv_negatifs import jump, movement
from desktop.rules.pv_negatifs.scenes.ground import BOTH
from desktop.rules.pv_negatifs.scenes.leaping import Leaping, Leapt, leaping, need
from desktop.rules.throws import Table
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.scenes.frame import PageFrame
from desktop.ui.scenes.throwing import ThrowPage
from desktop.ui.sheets.common.bits import Act, Choose, Labelled
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.pv_negatifs.subject import Subject
from desktop.ui.widgets.figures import plural
from desktop.ui.widgets.numbers import NumberField

_MOST_CELLS = 99


class JumpPage(ThrowPage[Leapt]):
    """Cells, run-up, and what happens to who misses."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(subject, parent)
        self._subject = subject
        self.cells = NumberField(self.tr("Longueur en cases"), 1, _MOST_CELLS)
        self.space = NumberField(self.tr("Élan en cases"), 0, _MOST_CELLS)
        self.grip = Choose(self.tr("Prise"))
        self.grip.offer(subject.titles(subject.tables.grips))
        self.grip.show_value("ordinaire")
        self.by = Choose(self.tr("Se rattraper par"))
        render = subject.texts.render
        self.by.offer([(one, render(say(f"pv.a.{one}"))) for one in reversed(BOTH)])
        self.speed = Sum(subject, self.tr("Déplacement"))
        self.target = Sum(subject, self.tr("Seuil du saut"))
        self.plain = Note(tone=theme.Tone.MUTED)
        self.result = Note()
        self.result.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.fall = Act(self.tr("Jouer la chute…"))
        self.cells.set_value(max(1, self._length()))
        self.option(
            Labelled(self.tr("Longueur (cases)"), self.cells),
            Labelled(self.tr("Élan (cases)"), self.space),
            self.speed,
            self.target,
        )
        self.option(
            Labelled(self.tr("Prise"), self.grip), Labelled(self.tr("Se rattraper par"), self.by)
        )
        self.option(self.plain)
        self.outcome(self.result)
        self.outcome(self.fall)
        self._words = {
            Leapt.OVER: self.tr("Franchi."),
            Leapt.CLIMBED: self.tr("Manqué, mais rattrapé et remonté."),
            Leapt.HANGS: self.tr("Manqué et rattrapé : impossible de remonter sans aide."),
            Leapt.FALLS: self.tr("Manqué : c’est la chute."),
        }
        for number in (self.cells, self.space):
            number.valueCommitted.connect(self.restart)
        for choice in (self.grip, self.by):
            choice.currentIndexChanged.connect(self.restart)
        self.fall.clicked.connect(self._play_fall)
        self.furnish()

    def scene(self, table: Table) -> Leapt:
        subject = self._subject
        return leaping(subject.tables, subject.settings, subject.character, self._asked(), table)

    def show_outcome(self, result: Leapt | None) -> None:
        subject = self._subject
        self.speed.show_sum(movement.speed(subject.tables, subject.character))
        self.target.show_sum(
            need(subject.tables, subject.settings, subject.character, self._asked())
        )
        length = self._length()
        extra = max(0, self.cells.value() - length)
        plain = self.tr("Saut ordinaire : %n case(s).", "", plural(length))
        if extra:
            plain += " " + self.tr("%n case(s) de plus.", "", extra)
        self.plain.setText(plain)
        self.result.setText("" if result is None else self._words[result])
        self.result.setVisible(result is not None)
        self.fall.setVisible(result is Leapt.FALLS)

    def _length(self) -> int:
        subject = self._subject
        speed = movement.speed(subject.tables, subject.character).total
        return jump.length(subject.tables, speed)

    def _asked(self) -> Leaping:
        return Leaping(
            cells=self.cells.value(),
            space=self.space.value(),
            grip=self.grip.value(),
            by=cast("Literal['for', 'dex']", self.by.value()),
        )

    def _play_fall(self) -> None:
        subject = self._subject
        with reported(subject.strip, subject.texts):
            subject.context.navigator.open_scene("fall", subject.id)


class SceneWindow(PageFrame[Subject]):
    """The jumps of one character. Raises `KnownError` when he is gone."""

    def __init__(self, context: Context, character_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        subject = Subject(context, character_id, self.banner, self)
        self.page = JumpPage(subject)
        self.hold(subject, self.page, self.tr("Saut en longueur"))
