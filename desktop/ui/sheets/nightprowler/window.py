"""The sheet window of Night Prowler: pages in tabs, one roll at the foot, nothing to save."""

from typing import TypeAlias, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.generated.ui_sheet_nightprowler import Ui_SheetNightProwler
from desktop.ui.sheets.nightprowler.check_strip import CheckStrip
from desktop.ui.sheets.nightprowler.consequences import Consequences
from desktop.ui.sheets.nightprowler.equipment_page import EquipmentPage
from desktop.ui.sheets.nightprowler.first_page import FirstPage
from desktop.ui.sheets.nightprowler.health_page import HealthPage
from desktop.ui.sheets.nightprowler.history_page import HistoryPage
from desktop.ui.sheets.nightprowler.inplace import STYLE, flush_all
from desktop.ui.sheets.nightprowler.memory_page import MemoryPage
from desktop.ui.sheets.nightprowler.notes_page import NotesPage
from desktop.ui.sheets.nightprowler.outbox import Outbox
from desktop.ui.sheets.nightprowler.problems_panel import ProblemsPanel
from desktop.ui.sheets.nightprowler.progress_page import ProgressPage
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.sheets.nightprowler.tab_order import read_in_order
from desktop.ui.widgets.banner import Severity
from desktop.ui.widgets.icons import IconName, set_icon
from desktop.ui.widgets.overlay import Overlay
from desktop.ui.widgets.wheel import guard_wheel

_SIZE = (1080, 860)

Page: TypeAlias = (
    FirstPage | MemoryPage | EquipmentPage | HealthPage | ProgressPage | NotesPage | HistoryPage
)


P = TypeVar("P", bound=Page)


class _Tab(QWidget):
    """A tab whose page is built when it is first shown."""

    def __init__(self, kind: type[Page]) -> None:
        super().__init__()
        self.kind = kind
        self.page: Page | None = None
        self.stale = True
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)

    def hold(self, page: Page) -> None:
        """Take the page in."""
        self.page = page
        self._whole.addWidget(page)


class SheetWindow(QMainWindow):
    """One character. Every change is on disk when the screen shows it."""

    def __init__(self, context: Context, character_id: str) -> None:
        """Raises `KnownError` when the character is not there or cannot be read."""
        super().__init__()
        self.context = context
        self.form = Ui_SheetNightProwler()
        self.form.setupUi(self)
        self.setStyleSheet(STYLE)
        self._notices = Overlay(self.form.tabs, self.form.message, self.form.consequence)
        self.banner = self.form.message
        self.subject = Subject(context, character_id, self.banner, self)
        self.outbox = Outbox(self.subject, self.banner, self)
        self.consequences = Consequences(self.subject, self.form.consequence, self)
        self.check = CheckStrip(self.subject, self.banner)
        self.problems = ProblemsPanel()
        self.marks = QToolButton()
        self._tabs: list[_Tab] = []
        self._portrait: str | None = None
        self._asked_from: QWidget | None = None
        self.first = FirstPage(self.subject)
        self._dress()
        self._add_pages()
        self._connect()
        self.resize(theme.scaled(self, _SIZE[0]), theme.scaled(self, _SIZE[1]))
        self.refresh()
        read_in_order(self._tabs[0], self.check)
        if self.problems.conflicts():
            self.marks.setChecked(True)
        # Not the name: opening a sheet must not put the caret into it.
        self.form.tabs.setFocus()

    def refresh(self) -> None:
        """Show the character as it is now: the page in front at once, the others when shown."""
        subject = self.subject
        name = subject.character.name or self.tr("Sans nom")
        self.setWindowTitle(self.tr("{name} — Night Prowler").format(name=name))
        self._show_history_actions()
        self._show_fight()
        if subject.portrait_hash != self._portrait:
            self._portrait = subject.portrait_hash
            self.first.header.portrait.show_picture(subject.portrait())
        for tab in self._tabs:
            tab.stale = True
        self._refresh_front()
        self.check.refresh()
        self.problems.show_subject(subject)
        self._show_marks()

    def page(self, kind: type[P]) -> P:
        """The page of that kind, brought to the front."""
        for tab in self._tabs:
            if tab.kind is kind:
                self.form.tabs.setCurrentWidget(tab)
                page = tab.page
                assert isinstance(page, kind)
                return page
        raise LookupError(kind.__name__)

    def closeEvent(self, event: QCloseEvent) -> None:
        # What is being typed is committed first; closing loses nothing.
        flush_all(self)
        self.subject.close()
        super().closeEvent(event)

    def _dress(self) -> None:
        form = self.form
        for action, icon, keys in (
            (form.undo, IconName.UNDO, QKeySequence.StandardKey.Undo),
            (form.redo, IconName.REDO, QKeySequence.StandardKey.Redo),
            (form.pdf, IconName.PRINT, QKeySequence.StandardKey.Print),
            (form.export_file, IconName.EXPORT, QKeySequence.StandardKey.UnknownKey),
        ):
            set_icon(action, icon)
            if keys is not QKeySequence.StandardKey.UnknownKey:
                action.setShortcuts(keys)
        redo = QKeySequence("Ctrl+Y")
        if redo not in form.redo.shortcuts():
            form.redo.setShortcuts([*form.redo.shortcuts(), redo])
        space = QWidget()
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        form.toolbar.addWidget(space)
        self.marks.setCheckable(True)
        self.marks.setAutoRaise(True)
        self.marks.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        set_icon(self.marks, IconName.WARNING, theme.Tone.WARNING)
        self._marks_action = form.toolbar.addWidget(self.marks)
        form.notices.addWidget(self.problems)
        form.foot.addWidget(self.check)
        for button in form.toolbar.findChildren(QToolButton):
            if button.objectName() == "qt_toolbar_ext_button":
                button.setAccessibleName(self.tr("Autres actions"))
            else:
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _add_pages(self) -> None:
        for title, kind in (
            (self.tr("Feuille"), FirstPage),
            (self.tr("Mémoire et traits"), MemoryPage),
            (self.tr("Équipement"), EquipmentPage),
            (self.tr("Santé et repos"), HealthPage),
            (self.tr("Progression"), ProgressPage),
            (self.tr("Notes"), NotesPage),
            (self.tr("Historique"), HistoryPage),
        ):
            tab = _Tab(kind)
            self._tabs.append(tab)
            self.form.tabs.addTab(tab, title)
        self._tabs[0].hold(self.first)

    def _connect(self) -> None:
        form, subject, first = self.form, self.subject, self.first
        subject.refreshed.connect(self.refresh)
        subject.gone.connect(self.close)
        form.tabs.currentChanged.connect(self._refresh_front)
        form.undo.triggered.connect(self._undo)
        form.redo.triggered.connect(self._redo)
        form.pdf.triggered.connect(self._open_paper)
        form.export_file.triggered.connect(self.outbox.ask_exchange_file)
        form.fight.actionTriggered.connect(self._open_fight)
        self.marks.toggled.connect(self.problems.setVisible)
        self.check.closed.connect(self._return_from_check)
        first.commandAsked.connect(subject.run)
        first.skillAsked.connect(self._check_skill)
        first.characteristicAsked.connect(self._check_characteristic)
        first.header.portrait.clicked.connect(self.outbox.ask_portrait)
        first.header.portrait.fileDropped.connect(self.outbox.take_portrait)
        first.header.portrait.removalAsked.connect(self.outbox.remove_portrait)

    def _refresh_front(self) -> None:
        tab = self.form.tabs.currentWidget()
        if not isinstance(tab, _Tab):
            return
        if tab.page is None:
            tab.hold(tab.kind(self.subject))
            read_in_order(tab, self.check)
            if isinstance(tab.page, ProgressPage):
                tab.page.noticeAsked.connect(self.outbox.ask_notice)
        if tab.page is not None and tab.stale:
            tab.stale = False
            tab.page.refresh()
            guard_wheel(tab)

    def _undo(self) -> None:
        if flush_all(self) and self.subject.can_undo is not None:
            self.subject.undo()

    def _redo(self) -> None:
        if flush_all(self) and self.subject.can_redo is not None:
            self.subject.redo()

    def _show_history_actions(self) -> None:
        form, subject = self.form, self.subject
        form.undo.setEnabled(subject.can_undo is not None)
        form.redo.setEnabled(subject.can_redo is not None)
        undo, redo = self.tr("Annuler"), self.tr("Rétablir")
        if subject.can_undo is not None:
            undo = self.tr("Annuler : {step}").format(step=subject.texts.render(subject.can_undo))
        if subject.can_redo is not None:
            redo = self.tr("Rétablir : {step}").format(step=subject.texts.render(subject.can_redo))
        for action, text in ((form.undo, undo), (form.redo, redo)):
            action.setText(text)
            action.setIconText(_short(text))
            action.setToolTip(text)

    def _show_fight(self) -> None:
        owner = self.subject.owner
        banner = self.form.fight
        if owner is None:
            banner.hide()
            return
        names = {card.id: card.name for card in self.context.library.fights.list()}
        text = self.tr(
            "Ce personnage est dans la rencontre « {name} » : ses blessures et ses points y "
            "changent aussi."
        ).format(name=names.get(owner, ""))
        if banner.isHidden() or banner.text() != text:
            banner.show_message(Severity.INFO, text, actions=(self.tr("Ouvrir la rencontre"),))

    def _show_marks(self) -> None:
        count = self.problems.count()
        self._marks_action.setVisible(count > 0)
        self.marks.setText(self.tr("%n remarque(s)", "", count))
        self.marks.setAccessibleName(
            self.tr("Remarques sur les règles : {count}").format(count=count)
        )
        self.problems.setVisible(count > 0 and self.marks.isChecked())

    def _open_paper(self) -> None:
        if flush_all(self):
            with reported(self.banner, self.context.texts):
                self.context.navigator.open_paper(self.subject.id)

    def _open_fight(self) -> None:
        if self.subject.owner is not None:
            with reported(self.banner, self.context.texts):
                self.context.navigator.open_fight(self.subject.owner)

    def _check_skill(self, key: str) -> None:
        self._asked_from = self.first.skills.rows().get(key)
        self.check.open_skill(key)

    def _check_characteristic(self, characteristic: str) -> None:
        self._asked_from = self.first.characteristics.get(characteristic)
        self.check.open_characteristic(characteristic)

    def _return_from_check(self) -> None:
        if self._asked_from is not None:
            self._asked_from.setFocus(Qt.FocusReason.OtherFocusReason)
            self._asked_from = None


def _short(text: str) -> str:
    """A step's name as a button can hold it."""
    return text if len(text) <= 44 else f"{text[:43].rstrip()}…"
