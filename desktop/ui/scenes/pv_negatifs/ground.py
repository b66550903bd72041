"""Hard ground: its rolls, and how fast one gets through."""

from typing import Literal, cast

from PySide6.QtWidgets import QWidget

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import say
from desktop.rules.pv_negatifs.scenes.ground import BOTH, Ground, crossing
from desktop.rules.throws import Table
from desktop.ui.context import Context
from desktop.ui.scenes.frame import PageFrame
from desktop.ui.scenes.throwing import ThrowPage
from desktop.ui.sheets.common.bits import Choose, Labelled, Tick
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.pv_negatifs.subject import Subject


class GroundPage(ThrowPage[Breakdown]):
    """Terrain, whether one attacks, and the speed that is left."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(subject, parent)
        self._subject = subject
        self.terrain = Choose(self.tr("Terrain"))
        self.terrain.offer(subject.titles(subject.tables.terrains))
        self.by = Choose(self.tr("Caractéristique"))
        render = subject.texts.render
        self.by.offer([(one, render(say(f"pv.a.{one}"))) for one in BOTH])
        self._by = Labelled(self.tr("par"), self.by)
        self.attacks = Tick(self.tr("attaque ce round"))
        self.speed = Sum(subject, self.tr("Déplacement"))
        self.option(Labelled(self.tr("Terrain"), self.terrain), self._by, self.attacks)
        self.outcome(self.speed)
        for choice in (self.terrain, self.by):
            choice.currentIndexChanged.connect(self.restart)
        self.attacks.toggled.connect(self.restart)
        self.furnish()

    def scene(self, table: Table) -> Breakdown:
        subject = self._subject
        asked = Ground(
            terrain=self.terrain.value(),
            attacks=self.attacks.isChecked(),
            by=cast("Literal['for', 'dex']", self.by.value()),
        )
        return crossing(subject.tables, subject.settings, subject.character, asked, table)

    def show_outcome(self, result: Breakdown | None) -> None:
        terrain = self._subject.tables.terrains.get(self.terrain.value())
        self._by.setVisible(terrain.abilities == 1)
        self.speed.show_sum(result)


class SceneWindow(PageFrame[Subject]):
    """Hard ground under one character. Raises `KnownError` when he is gone."""

    def __init__(self, context: Context, character_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        subject = Subject(context, character_id, self.banner, self)
        self.page = GroundPage(subject)
        self.hold(subject, self.page, self.tr("Terrain difficile"))
