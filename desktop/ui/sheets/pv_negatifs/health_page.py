"""The second tab: hit points below zero, wounds, what holds now, care and time, essence."""

from PySide6.QtWidgets import QWidget

from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.paper import Paper, Rule
from desktop.ui.sheets.common.tab_order import read_in_order
from desktop.ui.sheets.pv_negatifs.care_section import CareSection
from desktop.ui.sheets.pv_negatifs.deep_section import DeepSection
from desktop.ui.sheets.pv_negatifs.essence_section import EssenceSection
from desktop.ui.sheets.pv_negatifs.mortal_section import MortalSection
from desktop.ui.sheets.pv_negatifs.points_section import PointsSection
from desktop.ui.sheets.pv_negatifs.state_section import StateSection
from desktop.ui.sheets.pv_negatifs.subject import Subject


class HealthPage(SheetPage):
    """Read from what strikes to what heals."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._wounds: tuple[str, ...] | None = None
        self.points = PointsSection(subject)
        self.state = StateSection(subject)
        self.deep = DeepSection(subject)
        self.mortal = MortalSection(subject)
        self.care = CareSection(subject)
        self.essence = EssenceSection(subject)
        self._parts = (self.points, self.state, self.deep, self.mortal, self.care, self.essence)
        page = Paper()
        for place, part in enumerate(self._parts):
            if place:
                page.column.addWidget(Rule())
            page.column.addWidget(part)
            part.commandAsked.connect(subject.run)
        page.column.addStretch(1)
        self.lay(page)

    def refresh(self) -> None:
        for part in self._parts:
            part.refresh()
        one = self._subject.character
        wounds = tuple(wound.id for wound in (*one.deep, *one.mortal))
        if wounds != self._wounds:
            self._wounds = wounds
            # Lines that are new come last until told where they stand.
            read_in_order(*self._parts)
