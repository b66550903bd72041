"""The settings window of a rule system: sections and search at the left, one page at the right.

There is nothing to save: each change that is possible is a new version of the campaign's settings.
"""

from pathlib import Path
from typing import Generic

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QPalette
from PySide6.QtWidgets import QWidget

from desktop.rules.fightview import Stage
from desktop.rules.folding import folded, holds
from desktop.services.changes import ChangeSet
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.generated.ui_settings import Ui_SettingsWindow
from desktop.ui.library.transfer import SUFFIX
from desktop.ui.settings.common.page import Page
from desktop.ui.settings.common.rows import E
from desktop.ui.settings.common.sections import Sections
from desktop.ui.widgets.banner import Severity
from desktop.ui.widgets.counting import Counting
from desktop.ui.widgets.icons import IconName, set_icon
from desktop.ui.widgets.wheel import guard_wheel

_SIZE = (1180, 760)
_GO, _GIVE_UP = 0, 1


class SettingsFrame(Counting, QWidget, Generic[E]):
    """Edits the settings of the campaign. A system's window makes its editor and sections, then
    begins."""

    editor: E
    sections: Sections[E]

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.dress(self)
        self.context = context
        self.ui = Ui_SettingsWindow()
        self.ui.setupUi(self)
        self.resize(theme.scaled(self, _SIZE[0]), theme.scaled(self, _SIZE[1]))
        self.banner = self.ui.banner
        self.pages: dict[str, Page[E]] = {}

    def begin(self, sections: Sections[E]) -> None:
        """Show the first section."""
        self.editor, self.sections = sections.editor, sections
        self.section = self.sections.all[0].id
        self._dress()
        self._connect()
        self.open_section(self.section)

    def open_section(self, id: str) -> None:
        """Show a section."""
        if id != self.section and self.section in self.pages:
            self.pages[self.section].flush()
        self.section = id
        page = self.page(id)
        section = next(one for one in self.sections.all if one.id == id)
        self.ui.heading.setText(self.sections.titled(section))
        page.refresh()
        self.ui.pages.setCurrentWidget(page)
        self._list_sections()

    def page(self, id: str) -> Page[E]:
        """The page of a section, made when it is first needed."""
        if id not in self.pages:
            section = next(one for one in self.sections.all if one.id == id)
            page = self.sections.build(section)
            page.refresh()
            guard_wheel(page)
            self.pages[id] = page
            self.ui.pages.addWidget(page)
        return self.pages[id]

    def closeEvent(self, event: QCloseEvent) -> None:
        for page in self.pages.values():
            page.flush()
        if not self.editor.held:
            super().closeEvent(event)
            return
        event.ignore()
        self.context.dialogs.confirm(
            self,
            self.tr("Valeurs non enregistrées"),
            self.tr(
                "Des valeurs impossibles n’ont pas été enregistrées. Fermer la fenêtre les perd ; "
                "ce qui était enregistré reste."
            ),
            self.tr("Fermer sans elles"),
            self._close_without,
            destructive=True,
        )
        if not self.editor.held:
            # Answered already: this very event may close the window.
            event.accept()

    def _close_without(self) -> None:
        self.editor.give_up()
        self.close()

    # --- How it looks ----------------------------------------------------------------------------

    def _dress(self) -> None:
        ui = self.ui
        ui.heading.setFont(theme.serif(theme.Size.TITLE))
        for muted in (ui.promise, ui.version):
            muted.setFont(theme.sans(theme.Size.BODY))
            muted.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        ui.sections.setAccessibleName(self.tr("Sections des réglages"))
        ui.search.setAccessibleName(self.tr("Rechercher un réglage"))
        for button, name in (
            (ui.undo, IconName.UNDO),
            (ui.redo, IconName.REDO),
            (ui.importFile, IconName.IMPORT),
            (ui.exportFile, IconName.EXPORT),
        ):
            set_icon(button, name)

    def _connect(self) -> None:
        ui = self.ui
        ui.sections.sectionOpened.connect(self.open_section)
        ui.sections.placeOpened.connect(self._reveal)
        ui.search.textChanged.connect(self._search)
        ui.search.left.connect(self._go_to_sections)
        ui.search.accepted.connect(ui.sections.open_first)
        ui.undo.clicked.connect(self._undo)
        ui.redo.clicked.connect(self._redo)
        ui.exportFile.clicked.connect(self._ask_export)
        ui.importFile.clicked.connect(self._ask_import)
        ui.held.actionTriggered.connect(self._answer_held)
        self.editor.acting.connect(self.banner.hide)
        self.editor.changed.connect(self._refresh)
        self.context.hub.changed.connect(self._follow)
        for text, keys, slot in (
            (self.tr("Annuler"), ("Ctrl+Z",), self._undo),
            (self.tr("Rétablir"), ("Ctrl+Y", "Ctrl+Shift+Z"), self._redo),
            (self.tr("Rechercher"), ("Ctrl+F",), self._go_to_search),
        ):
            action = QAction(text, self)
            action.setShortcuts([QKeySequence(key) for key in keys])
            action.setMenuRole(QAction.MenuRole.NoRole)
            action.triggered.connect(slot)
            self.addAction(action)

    # --- What it shows ---------------------------------------------------------------------------

    def _refresh(self) -> None:
        page = self.page(self.section)
        page.refresh()
        guard_wheel(page)
        self._list_sections()

    def _list_sections(self) -> None:
        self._show_history()
        self._show_held()
        self._show_version()
        if self.ui.search.text().strip():
            return
        lines: list[tuple[str, str, str, str]] = []
        heading = ""
        for section in self.sections.all:
            if section.heading != heading:
                heading = section.heading
                lines.append(("", heading, "", heading))
            titled = self.sections.titled(section)
            sign, spoken = "", titled
            if self.sections.flawed(section):
                sign, spoken = "!", self.tr("{name}, non enregistré").format(name=titled)
            elif self.sections.changed(section):
                sign, spoken = "●", self.tr("{name}, modifié").format(name=titled)
            lines.append((section.id, section.title, sign, spoken))
        self.ui.sections.show_sections(lines, self.section)

    def _show_history(self) -> None:
        campaigns, texts = self.context.library.campaigns, self.context.texts
        undo, redo = campaigns.can_undo(self.editor.system), campaigns.can_redo(self.editor.system)
        for button, label, word in (
            (self.ui.undo, undo, self.tr("Annuler : {what}")),
            (self.ui.redo, redo, self.tr("Rétablir : {what}")),
        ):
            what = texts.render(label) if label else self.tr("rien")
            if button is self.ui.undo and self.editor.held:
                what = self.tr("ce qui n’est pas enregistré")
            button.setEnabled(
                label is not None or (button is self.ui.undo and bool(self.editor.held))
            )
            button.setAccessibleName(word.format(what=what))
            button.setToolTip(word.format(what=what))

    def _show_held(self) -> None:
        held = self.ui.held
        if not self.editor.held:
            held.hide()
            return
        count = len(self.editor.flaws)
        held.show_message(
            Severity.WARNING,
            self.tr("Non enregistré : %n valeur(s) impossible(s).", "", count),
            actions=(self.tr("Y aller"), self.tr("Abandonner")),
        )

    def _show_version(self) -> None:
        cards = self.context.library.fights.list()
        system = self.editor.system
        running = [one for one in cards if one.system == system and one.stage is not Stage.CLOSED]
        text = self.tr("Version {version}").format(version=self.editor.version)
        if running:
            kept = self.tr("%n rencontre(s) en cours, réglages inchangés", "", len(running))
            text = self.tr("{version} · {kept}").format(version=text, kept=kept)
        self.ui.version.setText(text)

    def _search(self) -> None:
        wanted = folded(self.ui.search.text()).split()
        if not wanted:
            self._list_sections()
            return
        found: list[tuple[str, tuple[str, ...], str, str]] = []
        for section in self.sections.all:
            titled = self.sections.titled(section)
            for entry in self.sections.entries(section):
                if holds(f"{entry.words} {titled}", wanted):
                    found.append((section.id, entry.place, entry.name, titled))
        self.ui.sections.show_findings(found)

    # --- What it does ----------------------------------------------------------------------------

    def _follow(self, change: ChangeSet) -> None:
        if change.fights:
            self._show_version()

    def _reveal(self, section: str, place: tuple[str, ...]) -> None:
        self.open_section(section)
        self.page(section).reveal(place)

    def _go_to_search(self) -> None:
        self.ui.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.ui.search.selectAll()

    def _go_to_sections(self) -> None:
        self.ui.sections.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.ui.sections.currentItem() is None:
            self.ui.sections.setCurrentRow(0)

    def _undo(self) -> None:
        self.editor.undo()

    def _redo(self) -> None:
        self.editor.redo()

    def _answer_held(self, action: int) -> None:
        if action == _GIVE_UP:
            self.editor.give_up()
            self.ui.sections.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        place = self.editor.flaws[0].place
        self._reveal(self.sections.section_of(place).id, place)

    # --- Files -----------------------------------------------------------------------------------

    def _ask_export(self) -> None:
        self.context.dialogs.save_file(
            self,
            self.tr("Exporter les réglages"),
            (self.tr("Fichiers Cassure (*.cassure)"),),
            Path.home() / (self.tr("Réglages de campagne") + SUFFIX),
            self._export,
        )

    def _ask_import(self) -> None:
        self.context.dialogs.open_file(
            self,
            self.tr("Importer des réglages"),
            (self.tr("Fichiers Cassure (*.cassure)"), self.tr("Tous les fichiers (*)")),
            self._import,
        )

    def _export(self, file: Path) -> None:
        with reported(self.banner, self.context.texts):
            self.context.library.exchange.export_settings(self.editor.system, file)
            words = self.tr("Écrit : {path}").format(path=str(file))
            self.banner.show_message(Severity.INFO, words)

    def _import(self, file: Path) -> None:
        with reported(self.banner, self.context.texts):
            editor, exchange = self.editor, self.context.library.exchange
            exchange.import_settings(editor.system, file, editor.initiator)
            self.editor.give_up()
            words = self.tr("Réglages lus dans {path}. Annuler rend ceux d’avant.")
            self.banner.show_message(Severity.INFO, words.format(path=file.name))
