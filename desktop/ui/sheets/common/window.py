"""The window of a sheet: pages in tabs, undo, paper and files above, nothing to save."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.generated.ui_sheet import Ui_Sheet
from desktop.ui.scenes.button import SceneButton
from desktop.ui.scenes.registry import scenes
from desktop.ui.sheets.common.inplace import STYLE, flush_all
from desktop.ui.sheets.common.outbox import Outbox
from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.portrait import Portrait
from desktop.ui.sheets.common.problems_panel import ProblemsPanel
from desktop.ui.sheets.common.subject import Subject
from desktop.ui.sheets.common.tab_order import read_in_order
from desktop.ui.widgets.banner import Severity
from desktop.ui.widgets.counting import Counting
from desktop.ui.widgets.icons import IconName, set_icon
from desktop.ui.widgets.overlay import Overlay
from desktop.ui.widgets.wheel import guard_wheel

_SIZE = (1080, 860)
_LONGEST_STEP = 44

P = TypeVar("P", bound=SheetPage)


class _Tab(QWidget):
    """A tab whose page is built when it is first shown."""

    def __init__(self, kind: type[SheetPage], make: Callable[[], SheetPage]) -> None:
        super().__init__()
        self.kind = kind
        self.make = make
        self.page: SheetPage | None = None
        self.stale = True
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)

    def hold(self, page: SheetPage) -> None:
        """Take the page in."""
        self.page = page
        self._whole.addWidget(page)


class SheetFrame(Counting, QMainWindow):
    """One character. Every change is on disk when the screen shows it.

    A sheet makes its subject on `banner`, adds its pages, and calls `furnish` when all is there.
    """

    def __init__(self, context: Context) -> None:
        super().__init__()
        theme.dress(self, STYLE)
        self.context = context
        self.form = Ui_Sheet()
        self.form.setupUi(self)
        self._notices = Overlay(self.form.tabs, self.form.message, self.form.consequence)
        self.banner = self.form.message
        self.problems = ProblemsPanel()
        self.marks = QToolButton()
        self._tabs: list[_Tab] = []
        self._foot: list[QWidget] = []
        self._picture: str | None = None

    def add_page(self, title: str, kind: type[P], make: Callable[[], P]) -> None:
        """Add a tab, which `make` fills when it is first shown."""
        tab = _Tab(kind, make)
        self._tabs.append(tab)
        self.form.tabs.addTab(tab, title)

    def furnish(
        self, subject: Subject, first: SheetPage, portrait: Portrait, *foot: QWidget
    ) -> None:
        """Dress the window: the page of the first tab is here already, and what stands at the foot
        of every page."""
        self._subject = subject
        self._portrait = portrait
        self.outbox = Outbox(subject, self.banner, self)
        self._tabs[0].hold(first)
        self._foot = list(foot)
        self._dress()
        self._connect()
        self.resize(theme.scaled(self, _SIZE[0]), theme.scaled(self, _SIZE[1]))
        self.refresh()
        read_in_order(self._tabs[0], *self._foot)
        if self.problems.conflicts():
            self.marks.setChecked(True)
        # Not the name: opening a sheet must not put the caret into it.
        self.form.tabs.setFocus()

    def page_built(self, page: SheetPage) -> None:
        """A page was made; a sheet may connect what it asks for."""

    def refresh(self) -> None:
        """Show the character as it is now: the page in front at once, the others when shown."""
        subject = self._subject
        name = subject.name or self.tr("Sans nom")
        title = self.tr("{name} — {system}").format(name=name, system=subject.system.title)
        self.setWindowTitle(title)
        self._show_history_actions()
        self._show_fight()
        if subject.portrait_hash != self._picture:
            self._picture = subject.portrait_hash
            self._portrait.show_picture(subject.portrait())
        for tab in self._tabs:
            tab.stale = True
        self._refresh_front()
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
        self._subject.close()
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
        subject = self._subject
        if scenes(subject.system.id):
            self.scenes = SceneButton(self.context, subject.system.id, subject.id, self.banner)
            form.toolbar.addWidget(self.scenes)
        space = QWidget()
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        form.toolbar.addWidget(space)
        self.marks.setCheckable(True)
        self.marks.setAutoRaise(True)
        self.marks.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        set_icon(self.marks, IconName.WARNING, theme.Tone.WARNING)
        self._marks_action = form.toolbar.addWidget(self.marks)
        form.notices.addWidget(self.problems)
        for part in self._foot:
            form.foot.addWidget(part)
        for button in form.toolbar.findChildren(QToolButton):
            if button.objectName() == "qt_toolbar_ext_button":
                button.setAccessibleName(self.tr("Autres actions"))
            else:
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _connect(self) -> None:
        form, subject, portrait = self.form, self._subject, self._portrait
        subject.refreshed.connect(self.refresh)
        subject.gone.connect(self.close)
        form.tabs.currentChanged.connect(self._refresh_front)
        form.undo.triggered.connect(self._undo)
        form.redo.triggered.connect(self._redo)
        form.pdf.triggered.connect(self._open_paper)
        form.export_file.triggered.connect(self.outbox.ask_exchange_file)
        form.fight.actionTriggered.connect(self._open_fight)
        self.marks.toggled.connect(self.problems.setVisible)
        portrait.clicked.connect(self.outbox.ask_portrait)
        portrait.fileDropped.connect(self.outbox.take_portrait)
        portrait.removalAsked.connect(self.outbox.remove_portrait)

    def _refresh_front(self) -> None:
        tab = self.form.tabs.currentWidget()
        if not isinstance(tab, _Tab):
            return
        if tab.page is None:
            page = tab.make()
            tab.hold(page)
            read_in_order(tab, *self._foot)
            self.page_built(page)
        if tab.page is not None and tab.stale:
            tab.stale = False
            tab.page.refresh()
            guard_wheel(tab)

    def _undo(self) -> None:
        if flush_all(self) and self._subject.can_undo is not None:
            self._subject.undo()

    def _redo(self) -> None:
        if flush_all(self) and self._subject.can_redo is not None:
            self._subject.redo()

    def _show_history_actions(self) -> None:
        form, subject = self.form, self._subject
        form.undo.setEnabled(subject.can_undo is not None)
        form.redo.setEnabled(subject.can_redo is not None)
        undo, redo = self.tr("Annuler"), self.tr("Rétablir")
        if subject.can_undo is not None:
            undo = self.tr("Annuler : {step}").format(step=subject.texts.render(subject.can_undo))
        if subject.can_redo is not None:
            redo = self.tr("Rétablir : {step}").format(step=subject.texts.render(subject.can_redo))
        for action, text in ((form.undo, undo), (form.redo, redo)):
            # What was done may hold an ampersand, which is no mnemonic.
            action.setText(text.replace("&", "&&"))
            action.setIconText(_short(text).replace("&", "&&"))
            action.setToolTip(text)

    def _show_fight(self) -> None:
        owner = self._subject.owner
        banner = self.form.fight
        if owner is None:
            banner.hide()
            return
        name = ""
        with reported(self.banner, self.context.texts):
            name = self.context.library.fights.name(owner)
        text = self.tr(
            "Ce personnage est dans la rencontre « {name} » : ses blessures et ses points y "
            "changent aussi."
        ).format(name=name)
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
                self.context.navigator.open_paper(self._subject.id)

    def _open_fight(self) -> None:
        if self._subject.owner is not None:
            with reported(self.banner, self.context.texts):
                self.context.navigator.open_fight(self._subject.owner)


def _short(text: str) -> str:
    """A step's name as a button can hold it."""
    cut = _LONGEST_STEP - 1
    return text if len(text) <= _LONGEST_STEP else f"{text[:cut].rstrip()}…"
