"""Hit points above and below zero, what takes them, and what gives them back."""

from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.rules.harp import herbs
from desktop.rules.harp.commands.health import Heal, Hurt, SetHp, TakeHerb
from desktop.rules.harp.document import Herb
from desktop.rules.harp.edits.health import MOST_DAYS, MOST_POINTS
from desktop.rules.harp.sheet.body import points_per_box, points_track
from desktop.ui import theme
from desktop.ui.explain import box_row
from desktop.ui.sheets.common.bits import Act, Choose, Labelled, Section, Words, new_id
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.common.inplace import InlineNumber
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.harp.herb_lines import HerbLines
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.widgets.figures import plural
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wound_boxes import WoundBoxes

HERB = "plante"


class PointsSection(Section):
    """The track strikes and mends by a box; losses and remedies are also typed."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Points de Vie"), parent)
        self._subject = subject
        self.track = WoundBoxes(self.tr("Points de Vie"))
        self.scale = Note(tone=theme.Tone.MUTED)
        self.points = InlineNumber(self.tr("Points de Vie à présent"), -MOST_POINTS, 1)
        self.threshold = Sum(subject, self.tr("Trépas sous"))
        self.lost = NumberField(self.tr("Points perdus d’un coup"), 1, MOST_POINTS)
        self.hurt = Act(self.tr("Perdre"))
        self.given = NumberField(self.tr("Points rendus"), 1, MOST_POINTS)
        self.remedy = Choose(self.tr("Remède"))
        self.herb = Words(self.tr("Nom de la plante"), wide=150)
        self.after = NumberField(self.tr("Durée avant l’effet"), 1, MOST_DAYS)
        self.unit = Choose(self.tr("Unité de la durée"))
        self.unit.offer(
            (
                ("heure", self.tr("heures")),
                ("minute", self.tr("minutes")),
                ("jour", self.tr("jours")),
                ("round", self.tr("rounds")),
            )
        )
        self._after = Labelled(self.tr("agit après"), self.after)
        self.taken = HerbLines(subject)
        self.when = Note(tone=theme.Tone.MUTED)
        self.when.setWordWrap(False)
        self.heal = Act(self.tr("Rendre"))
        self.remedy.offer(
            (
                ("sort", self.tr("sort")),
                ("potion", self.tr("potion")),
                (HERB, self.tr("plante")),
            )
        )
        for number in (self.lost, self.given, self.after):
            number.set_value(1)
        self.add(self.track)
        self.add(self.scale)
        self.add(Labelled(self.tr("À présent"), self.points), self.threshold)
        self.add(Labelled(self.tr("Coup, chute, choc"), self.lost), self.hurt)
        self.add(
            Labelled(self.tr("Remède"), self.given),
            self.remedy,
            self.herb,
            self._after,
            self.unit,
            self.when,
            self.heal,
        )
        self.add(self.taken)
        self.track.boxTicked.connect(self._tick)
        self.track.boxCleared.connect(self._clear)
        self.points.valueCommitted.connect(self._set)
        self.hurt.clicked.connect(self._hurt)
        self.heal.clicked.connect(self._heal)
        self.remedy.activated.connect(self._show_delay)
        self.taken.commandAsked.connect(self.commandAsked)

    def refresh(self) -> bool:
        """Show the points as they are now; whether the herbs that wait are others."""
        subject, one = self._subject, self._subject.character
        track = points_track(subject.tables, subject.settings, one)
        self.track.set_rows(tuple(box_row(subject.texts, row) for row in track.rows))
        self.scale.setText(
            self.tr(
                "%n point(s) par case ; un clic sur une case libre en ôte, sur une case cochée "
                "en rend.",
                "",
                plural(self._per_box()),
            )
        )
        self.points.set_range(-MOST_POINTS, one.most)
        self.points.set_value(one.hp)
        self.threshold.show_sum(subject.number("threshold"))
        self.hurt.setEnabled(not one.dead)
        self.heal.setEnabled(not one.dead)
        self._show_delay()
        return self.taken.refresh()

    def _per_box(self) -> int:
        subject = self._subject
        return points_per_box(subject.tables, subject.settings, subject.character)

    def _show_delay(self) -> None:
        """A herb works after the time that its own description says."""
        herb = self.remedy.value() == HERB
        for part in (self.herb, self._after, self.unit):
            part.setVisible(herb)
        self.when.setVisible(not herb)
        self.when.setText(self.tr("agit en %n round(s)", "", herbs.MAGIC_ROUNDS))
        self.heal.setText(self.tr("Prendre") if herb else self.tr("Rendre"))
        self.heal.setAccessibleName(self.heal.text())
        self.given.set_range(0 if herb else 1, MOST_POINTS)

    def _tick(self, _row: int) -> None:
        self.commandAsked.emit(Hurt(self._per_box()))

    def _clear(self, _row: int) -> None:
        one = self._subject.character
        self.commandAsked.emit(SetHp(min(one.most, one.hp + self._per_box())))

    def _set(self, hp: int) -> None:
        self.commandAsked.emit(SetHp(hp))

    def _hurt(self) -> None:
        if self.lost.flush():
            self.commandAsked.emit(Hurt(self.lost.value()))

    def _heal(self) -> None:
        if not (self.given.flush() and self.after.flush()):
            return
        points = self.given.value()
        if self.remedy.value() != HERB:
            self.commandAsked.emit(Heal(points))
            return
        unit = cast("herbs.Unit", self.unit.value())
        left = herbs.seconds(self._subject.settings, self.after.value(), unit)
        herb = Herb(id=new_id(), name=self.herb.taken(), points=points, left=left)
        self.commandAsked.emit(TakeHerb(herb))
