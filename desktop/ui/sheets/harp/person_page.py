"""The first tab: who the character is, and the numbers that play asks for."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.ui import theme
from desktop.ui.sheets.common.bits import stacked
from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.paper import Paper, Rule
from desktop.ui.sheets.common.tab_order import read_in_order
from desktop.ui.sheets.harp.characteristics import Characteristics
from desktop.ui.sheets.harp.header import Header
from desktop.ui.sheets.harp.identity import Identity
from desktop.ui.sheets.harp.prepared_section import PreparedSection
from desktop.ui.sheets.harp.resistances import Resistances
from desktop.ui.sheets.harp.sight_section import SightSection
from desktop.ui.sheets.harp.skills import Skills
from desktop.ui.sheets.harp.subject import Subject


class PersonPage(SheetPage):
    """Head and characteristics across the page; skills at the left, the rest at the right."""

    #: What is to be rolled: "skill", "characteristic" or "resistance", and its id.
    rollAsked = Signal(str, str)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.header = Header()
        self.characteristics = Characteristics(subject)
        self.skills = Skills(subject)
        self.prepared = PreparedSection(subject)
        self.resistances = Resistances(subject)
        self.identity = Identity(subject)
        self.sight = SightSection(subject)
        page = Paper()
        page.column.addWidget(self.header)
        page.column.addWidget(Rule())
        page.column.addWidget(self.characteristics)
        page.column.addWidget(Rule())
        columns = QHBoxLayout()
        columns.setSpacing(theme.PAGE_MARGIN)
        columns.addLayout(stacked(("", self.skills), ("", self.prepared)), 3)
        columns.addLayout(
            stacked(
                (self.tr("Résistances"), self.resistances),
                (self.tr("Identité"), self.identity),
                (self.tr("Vue"), self.sight),
            ),
            2,
        )
        page.column.addLayout(columns, 1)
        self.lay(page)
        for part in (self.header, self.characteristics, self.skills, self.prepared):
            part.commandAsked.connect(subject.run)
        for part in (self.resistances, self.identity, self.sight):
            part.commandAsked.connect(subject.run)
        self.skills.rollAsked.connect(self._roll_skill)
        self.characteristics.rollAsked.connect(self._roll_characteristic)
        self.resistances.rollAsked.connect(self._roll_resistance)

    def refresh(self) -> None:
        self.header.show_subject(self._subject)
        self.characteristics.refresh()
        skills, prepared = self.skills.refresh(), self.prepared.refresh()
        self.resistances.refresh()
        self.identity.refresh()
        self.sight.refresh()
        if skills or prepared:
            # Lines that are new come last until told where they stand.
            read_in_order(
                self.header,
                self.characteristics,
                self.skills.add,
                *self.skills.lines.widgets(),
                self.skills.untrained,
                self.skills.attempt,
                self.prepared,
                self.resistances,
                self.identity,
                self.sight,
            )

    def _roll_skill(self, id: str) -> None:
        self.rollAsked.emit("skill", id)

    def _roll_characteristic(self, id: str) -> None:
        self.rollAsked.emit("characteristic", id)

    def _roll_resistance(self, id: str) -> None:
        self.rollAsked.emit("resistance", id)
