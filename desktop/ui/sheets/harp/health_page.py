"""The second tab: hit points, life and death, wounds, healing, diseases and poisons."""

from PySide6.QtWidgets import QWidget

from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.paper import Paper, Rule
from desktop.ui.sheets.common.tab_order import read_in_order
from desktop.ui.sheets.harp.ailments_section import AilmentsSection
from desktop.ui.sheets.harp.healing_section import HealingSection
from desktop.ui.sheets.harp.life_section import LifeSection
from desktop.ui.sheets.harp.points_section import PointsSection
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.sheets.harp.wounds_section import WoundsSection


class HealthPage(SheetPage):
    """Read from what strikes to what heals."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points = PointsSection(subject)
        self.life = LifeSection(subject)
        self.wounds = WoundsSection(subject)
        self.healing = HealingSection(subject)
        self.ailments = AilmentsSection(subject)
        page = Paper()
        parts = (self.points, self.life, self.wounds, self.healing, self.ailments)
        for place, part in enumerate(parts):
            if place:
                page.column.addWidget(Rule())
            page.column.addWidget(part)
            part.commandAsked.connect(subject.run)
        page.column.addStretch(1)
        self.lay(page)

    def refresh(self) -> None:
        herbs = self.points.refresh()
        life = self.life.refresh()
        wounds = self.wounds.refresh()
        self.healing.refresh()
        ailments = self.ailments.refresh()
        if herbs or life or wounds or ailments:
            # Lines that are new come last until told where they stand.
            read_in_order(
                self.points, *self.life.blocks(), self.wounds, self.healing, self.ailments
            )
