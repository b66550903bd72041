"""The sheet window of HARP | TdM: five pages, and one roll at the foot."""

from functools import partial

from desktop.ui.context import Context
from desktop.ui.sheets.common.history_page import HistoryPage
from desktop.ui.sheets.common.window import SheetFrame
from desktop.ui.sheets.harp.check_strip import CheckStrip
from desktop.ui.sheets.harp.gear_page import GearPage
from desktop.ui.sheets.harp.health_page import HealthPage
from desktop.ui.sheets.harp.notes_page import NotesPage
from desktop.ui.sheets.harp.person_page import PersonPage
from desktop.ui.sheets.harp.subject import Subject


class SheetWindow(SheetFrame):
    """A character of HARP | TdM."""

    def __init__(self, context: Context, character_id: str) -> None:
        """Raises `KnownError` when the character is not there or cannot be read."""
        super().__init__(context)
        self.subject = Subject(context, character_id, self.banner, self)
        self.check = CheckStrip(self.subject)
        self.person = PersonPage(self.subject)
        subject = self.subject
        self.add_page(self.tr("Personnage"), PersonPage, partial(PersonPage, subject))
        self.add_page(self.tr("Santé"), HealthPage, partial(HealthPage, subject))
        self.add_page(self.tr("Équipement"), GearPage, partial(GearPage, subject))
        self.add_page(self.tr("Notes"), NotesPage, partial(NotesPage, subject))
        self.add_page(self.tr("Historique"), HistoryPage, partial(HistoryPage, subject))
        self.furnish(self.subject, self.person, self.person.header.portrait, self.check)
        self.person.rollAsked.connect(self.check.open_roll)

    def refresh(self) -> None:
        super().refresh()
        self.check.refresh()
