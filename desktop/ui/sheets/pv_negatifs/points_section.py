"""Hit points drawn through zero down to twice the maximum, what strikes them, and what heals."""

from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.rules.breakdown import start
from desktop.rules.message import say
from desktop.rules.pv_negatifs import below
from desktop.rules.pv_negatifs.commands.health import Heal, Heroic, Hurt, SetHp, Source
from desktop.rules.pv_negatifs.edits.chance import MOST_DAMAGE, MOST_LEVEL
from desktop.rules.pv_negatifs.heroic import choices
from desktop.rules.pv_negatifs.sheet.body import points_per_box, points_track
from desktop.ui import theme
from desktop.ui.explain import box_row
from desktop.ui.sheets.common.bits import Act, Choose, Labelled, Section, Tick, new_id
from desktop.ui.sheets.common.dice_panel import Asking
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.common.inplace import InlineNumber
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.pv_negatifs.causes import CauseChoice
from desktop.ui.sheets.pv_negatifs.subject import Subject
from desktop.ui.widgets.figures import plural
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wound_boxes import WoundBoxes


class PointsSection(Section):
    """The track strikes and mends by a box; damage and healing are also typed."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Points de vie"), parent)
        self._subject = subject
        self.track = WoundBoxes(self.tr("Points de vie"))
        self.scale = Note(tone=theme.Tone.MUTED)
        self.points = InlineNumber(self.tr("Points de vie à présent"), -1, 1)
        self.lost = InlineNumber(self.tr("Dont dégâts non létaux"), 0, 0)
        self.floor = Sum(subject, self.tr("Plancher"))
        self.chance = Sum(subject, self.tr("Blessure mortelle à chaque coup (%)"))
        self.need = Sum(subject, self.tr("Jet héroïque (%)"))
        self.heroic = Act(self.tr("Jet héroïque…"))
        self.damage = NumberField(self.tr("Dégâts"), 1, MOST_DAMAGE)
        self.cause = CauseChoice(self.tr("Cause des dégâts"))
        self.nonlethal = Tick(self.tr("non létaux"))
        self.willing = Tick(self.tr("de son plein gré"))
        self.suffer = Act(self.tr("Encaisser"))
        self.healing = NumberField(self.tr("Points soignés en une fois"), 1, MOST_DAMAGE)
        self.source = Choose(self.tr("Source du soin"))
        self.level = NumberField(self.tr("Niveau de l’effet"), 0, MOST_LEVEL)
        self.resist = Tick(self.tr("résistance à la magie voulue"))
        self.wound = Choose(self.tr("Blessure profonde visée"))
        self._wound = Labelled(self.tr("contre"), self.wound)
        self.heal = Act(self.tr("Soigner"))
        self.asking = Asking(subject)
        self._furnish()
        self._connect()

    def refresh(self) -> None:
        """Show the points as they are now."""
        subject, one = self._subject, self._subject.character
        lowest = below.floor(one.most)
        track = points_track(one)
        self.track.set_rows(tuple(box_row(subject.texts, row) for row in track.rows))
        each = points_per_box(one.most)
        self.scale.setText(
            self.tr(
                "%n point(s) par case ; un clic sur une case libre inflige, sur une case "
                "cochée rend.",
                "",
                plural(each),
            )
        )
        self.points.set_range(lowest, one.most)
        self.points.set_value(one.hp)
        self.lost.set_range(0, one.most - one.hp)
        self.lost.set_value(one.lost)
        self.floor.show_sum(start(say("pv.sheet.floor-of"), lowest, "PV-NEG-FLOOR"))
        negative = one.negatives > 0 and not one.dead
        self.chance.show_sum(subject.number("mortal") if negative else None)
        self.need.show_sum(subject.number("heroic") if negative else None)
        self.heroic.setVisible(bool(choices(one)))
        self.willing.setVisible(subject.settings.hidden.willing_damage)
        self.resist.setVisible(one.resistance > 0)
        self.suffer.setEnabled(not one.dead)
        self.heal.setEnabled(not one.dead)
        deep = [
            (wound.id, wound.note or subject.texts.render(say("pv.sheet.deep-number", place=place)))
            for place, wound in enumerate(one.deep, start=1)
        ]
        self.wound.offer(deep)
        self._wound.setVisible(bool(deep))
        self.asking.panel.refresh()

    def _furnish(self) -> None:
        self.source.offer(
            (
                ("sort", self.tr("sort")),
                ("potion", self.tr("potion")),
                ("autre", self.tr("autre")),
            )
        )
        self.level.set_value(12)
        self.damage.set_value(1)
        self.healing.set_value(1)
        self.add(self.track)
        self.add(self.scale)
        self.add(
            Labelled(self.tr("À présent"), self.points),
            Labelled(self.tr("dont non létaux"), self.lost),
            self.floor,
            self.chance,
            self.need,
            self.heroic,
        )
        self.add(
            Labelled(self.tr("Dégâts"), self.damage),
            self.cause,
            self.nonlethal,
            self.willing,
            self.suffer,
        )
        self.add(
            Labelled(self.tr("Soin en une fois"), self.healing),
            self.source,
            Labelled(self.tr("niveau"), self.level),
            self.resist,
            self._wound,
            self.heal,
        )
        self.add(self.asking)

    def _connect(self) -> None:
        self.track.boxTicked.connect(self._tick)
        self.track.boxCleared.connect(self._clear)
        self.points.valueCommitted.connect(self._set_points)
        self.lost.valueCommitted.connect(self._set_lost)
        self.heroic.clicked.connect(self._roll_heroic)
        self.suffer.clicked.connect(self._suffer)
        self.heal.clicked.connect(self._heal)

    def _tick(self, _row: int) -> None:
        amount = points_per_box(self._subject.character.most)
        self._hurt(Hurt(id=new_id(), amount=amount))

    def _clear(self, _row: int) -> None:
        one = self._subject.character
        hp = min(one.most, one.hp + points_per_box(one.most))
        self.commandAsked.emit(SetHp(hp, min(one.lost, one.most - hp)))

    def _set_points(self, hp: int) -> None:
        one = self._subject.character
        self.commandAsked.emit(SetHp(hp, min(one.lost, one.most - hp)))

    def _set_lost(self, lost: int) -> None:
        self.commandAsked.emit(SetHp(self._subject.character.hp, lost))

    def _roll_heroic(self) -> None:
        self.asking.ask(self.tr("Jet héroïque"), Heroic(id=new_id()))

    def _suffer(self) -> None:
        if self.damage.flush():
            command = Hurt(
                id=new_id(),
                amount=self.damage.value(),
                cause=self.cause.cause(),
                nonlethal=self.nonlethal.isChecked(),
                willing=self._subject.settings.hidden.willing_damage and self.willing.isChecked(),
            )
            self._hurt(command)

    def _hurt(self, command: Hurt) -> None:
        self.asking.ask(self.tr("%n point(s) de dégâts", "", command.amount), command)

    def _heal(self) -> None:
        if not self.healing.flush() or not self.level.flush():
            return
        command = Heal(
            points=self.healing.value(),
            wound=self.wound.value(),
            source=cast("Source", self.source.value()),
            level=self.level.value(),
            resist=self.resist.isChecked() and self._subject.character.resistance > 0,
        )
        self.asking.ask(self.tr("Soin de %n point(s)", "", command.points), command)
