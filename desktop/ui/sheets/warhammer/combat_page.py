"""The second tab: weapons, armour on the body, pieces of armour."""

from PySide6.QtWidgets import QWidget

from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.paper import Paper, Rule
from desktop.ui.sheets.warhammer.armour_section import ArmourSection
from desktop.ui.sheets.warhammer.pieces_section import PiecesSection
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.sheets.warhammer.weapons_section import WeaponsSection


class CombatPage(SheetPage):
    """What one fights with, and what protects."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.weapons = WeaponsSection(subject)
        self.armour = ArmourSection(subject)
        self.pieces = PiecesSection(subject)
        self.weapons.commandAsked.connect(subject.run)
        self.pieces.commandAsked.connect(subject.run)
        page = Paper()
        page.column.addWidget(self.weapons)
        page.column.addWidget(Rule())
        page.column.addWidget(self.armour)
        page.column.addWidget(Rule())
        page.column.addWidget(self.pieces)
        page.column.addStretch(1)
        self.lay(page)

    def refresh(self) -> None:
        self.weapons.refresh()
        self.armour.refresh()
        self.pieces.refresh()
