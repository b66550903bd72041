"""The sheet window of Night Prowler: seven pages, and one roll at the foot."""

from functools import partial

from desktop.ui.context import Context
from desktop.ui.sheets.common.history_page import HistoryPage
from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.window import SheetFrame
from desktop.ui.sheets.nightprowler.check_strip import CheckStrip
from desktop.ui.sheets.nightprowler.consequences import Consequences
from desktop.ui.sheets.nightprowler.equipment_page import EquipmentPage
from desktop.ui.sheets.nightprowler.first_page import FirstPage
from desktop.ui.sheets.nightprowler.health_page import HealthPage
from desktop.ui.sheets.nightprowler.memory_page import MemoryPage
from desktop.ui.sheets.nightprowler.notes_page import NotesPage
from desktop.ui.sheets.nightprowler.notice_file import NoticeFile
from desktop.ui.sheets.nightprowler.progress_page import ProgressPage
from desktop.ui.sheets.nightprowler.subject import Subject


class SheetWindow(SheetFrame):
    """A Night Prowler character."""

    def __init__(self, context: Context, character_id: str) -> None:
        """Raises `KnownError` when the character is not there or cannot be read."""
        super().__init__(context)
        self.subject = Subject(context, character_id, self.banner, self)
        self.consequences = Consequences(self.subject, self.form.consequence, self)
        self.check = CheckStrip(self.subject, self.banner)
        self.first = FirstPage(self.subject)
        self._add_pages()
        self.furnish(self.subject, self.first, self.first.header.portrait, self.check)
        self._notice = NoticeFile(self.subject, self.outbox, self)
        self.first.commandAsked.connect(self.subject.run)
        self.first.skillAsked.connect(self.check.open_skill)
        self.first.characteristicAsked.connect(self.check.open_characteristic)

    def refresh(self) -> None:
        super().refresh()
        self.check.refresh()

    def page_built(self, page: SheetPage) -> None:
        if isinstance(page, ProgressPage):
            page.noticeAsked.connect(self._notice.ask)

    def _add_pages(self) -> None:
        subject = self.subject
        self.add_page(self.tr("Feuille"), FirstPage, partial(FirstPage, subject))
        self.add_page(self.tr("Mémoire et traits"), MemoryPage, partial(MemoryPage, subject))
        self.add_page(self.tr("Équipement"), EquipmentPage, partial(EquipmentPage, subject))
        self.add_page(self.tr("Santé et repos"), HealthPage, partial(HealthPage, subject))
        self.add_page(self.tr("Progression"), ProgressPage, partial(ProgressPage, subject))
        self.add_page(self.tr("Notes"), NotesPage, partial(NotesPage, subject))
        self.add_page(self.tr("Historique"), HistoryPage, partial(HistoryPage, subject))
