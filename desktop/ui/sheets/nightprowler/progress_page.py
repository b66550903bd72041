"""The fifth tab: what scenes bring and what it buys, Crasse, money, contacts, and their ledger."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.paper import Paper, Rule
from desktop.ui.sheets.nightprowler.contacts_section import ContactsSection
from desktop.ui.sheets.nightprowler.crasse_section import CrasseSection
from desktop.ui.sheets.nightprowler.heroism_section import HeroismSection
from desktop.ui.sheets.nightprowler.jetons_section import JetonsSection, LearnSection
from desktop.ui.sheets.nightprowler.ledger_section import LedgerSection
from desktop.ui.sheets.nightprowler.money_section import MoneySection
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.sheets.nightprowler.table import Table


class ProgressPage(SheetPage):
    """Sections one under the other; every change is a line of the ledger."""

    #: A wanted notice is to be written.
    noticeAsked = Signal()

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        table = Table(subject, subject.strip)
        self.jetons = JetonsSection(subject)
        self.learn = LearnSection(subject)
        self.ledger = LedgerSection(subject, table)
        self.heroism = HeroismSection(subject, table)
        self.crasse = CrasseSection(subject, table)
        self.money = MoneySection(subject)
        self.contacts = ContactsSection(subject)
        self.money.noticeAsked.connect(self.noticeAsked)
        page = Paper()
        for place, section in enumerate(self._sections()):
            if place:
                page.column.addWidget(Rule())
            page.column.addWidget(section)
        page.column.addStretch(1)
        self.lay(page)

    def refresh(self) -> None:
        """Show the character as it is now."""
        for section in self._sections():
            section.refresh()

    def _sections(
        self,
    ) -> tuple[
        JetonsSection,
        LearnSection,
        HeroismSection,
        CrasseSection,
        MoneySection,
        ContactsSection,
        LedgerSection,
    ]:
        return (
            self.jetons,
            self.learn,
            self.heroism,
            self.crasse,
            self.money,
            self.contacts,
            self.ledger,
        )
