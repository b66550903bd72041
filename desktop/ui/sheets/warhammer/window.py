"""The sheet window of Warhammer rénové: six pages, and one roll at the foot."""

from functools import partial

from desktop.ui.context import Context
from desktop.ui.sheets.common.history_page import HistoryPage
from desktop.ui.sheets.common.window import SheetFrame
from desktop.ui.sheets.warhammer.check_strip import CheckStrip
from desktop.ui.sheets.warhammer.combat_page import CombatPage
from desktop.ui.sheets.warhammer.gear_page import GearPage
from desktop.ui.sheets.warhammer.health_page import HealthPage
from desktop.ui.sheets.warhammer.notes_page import NotesPage
from desktop.ui.sheets.warhammer.person_page import PersonPage
from desktop.ui.sheets.warhammer.subject import Subject


class SheetWindow(SheetFrame):
    """A Warhammer character."""

    def __init__(self, context: Context, character_id: str) -> None:
        """Raises `KnownError` when the character is not there or cannot be read."""
        super().__init__(context)
        self.subject = Subject(context, character_id, self.banner, self)
        self.check = CheckStrip(self.subject)
        self.person = PersonPage(self.subject)
        self._add_pages()
        self.furnish(self.subject, self.person, self.person.header.portrait, self.check)
        self.person.skillAsked.connect(self.check.open_skill)
        self.person.characteristicAsked.connect(self.check.open_characteristic)

    def refresh(self) -> None:
        super().refresh()
        self.check.refresh()

    def _add_pages(self) -> None:
        subject = self.subject
        self.add_page(self.tr("Personnage"), PersonPage, partial(PersonPage, subject))
        self.add_page(self.tr("Combat"), CombatPage, partial(CombatPage, subject))
        self.add_page(self.tr("Santé"), HealthPage, partial(HealthPage, subject))
        self.add_page(self.tr("Équipement"), GearPage, partial(GearPage, subject))
        self.add_page(self.tr("Notes"), NotesPage, partial(NotesPage, subject))
        self.add_page(self.tr("Historique"), HistoryPage, partial(HistoryPage, subject))
