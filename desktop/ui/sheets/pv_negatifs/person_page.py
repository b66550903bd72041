"""The first tab: who the character is, and the numbers that play asks for."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.ui import theme
from desktop.ui.sheets.common.bits import stacked
from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.paper import Paper, Rule
from desktop.ui.sheets.common.tab_order import read_in_order
from desktop.ui.sheets.pv_negatifs.abilities import Abilities
from desktop.ui.sheets.pv_negatifs.header import Header
from desktop.ui.sheets.pv_negatifs.identity import Identity
from desktop.ui.sheets.pv_negatifs.numbers_section import NumbersSection
from desktop.ui.sheets.pv_negatifs.proficiencies import Proficiencies
from desktop.ui.sheets.pv_negatifs.saves_section import SavesSection
from desktop.ui.sheets.pv_negatifs.subject import Subject


class PersonPage(SheetPage):
    """Head and abilities across the page; below them numbers, identity, saves and skills."""

    #: What is rolled: an ability, a save or a skill, by its kind and id.
    rollAsked = Signal(str, str)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.header = Header()
        self.abilities = Abilities(subject)
        self.numbers = NumbersSection(subject)
        self.identity = Identity(subject)
        self.saves = SavesSection(subject)
        self.proficiencies = Proficiencies(subject)
        page = Paper()
        page.column.addWidget(self.header)
        page.column.addWidget(Rule())
        page.column.addWidget(self.abilities)
        page.column.addWidget(Rule())
        columns = QHBoxLayout()
        columns.setSpacing(theme.PAGE_MARGIN)
        columns.addLayout(stacked((self.tr("Nombres"), self.numbers), ("", self.proficiencies)), 1)
        columns.addLayout(
            stacked((self.tr("Identité"), self.identity), (self.tr("Sauvegardes"), self.saves)), 1
        )
        page.column.addLayout(columns, 1)
        self.lay(page)
        # As it is read: down the left column, then down the right one.
        read_in_order(
            self.header,
            self.abilities,
            self.numbers,
            self.proficiencies,
            self.identity,
            self.saves,
        )
        for part in (self.header, self.abilities, self.numbers, self.identity, self.saves):
            part.commandAsked.connect(subject.run)
        self.abilities.rollAsked.connect(self._roll_ability)
        self.saves.rollAsked.connect(self._roll_save)
        self.proficiencies.rollAsked.connect(self._roll_skill)

    def refresh(self) -> None:
        self.header.show_subject(self._subject)
        self.abilities.refresh()
        self.numbers.refresh()
        self.identity.refresh()
        self.saves.refresh()
        self.proficiencies.refresh()

    def _roll_ability(self, id: str) -> None:
        self.rollAsked.emit("ability", id)

    def _roll_save(self, id: str) -> None:
        self.rollAsked.emit("save", id)

    def _roll_skill(self, id: str) -> None:
        self.rollAsked.emit("skill", id)
