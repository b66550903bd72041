"""What the library's window can do beside showing its lists: menus, files, removals, activities.

Made, with all that it needs imported, once the lists are on screen (`LibraryWindow.acts`).
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMenu

from desktop.ui import theme
from desktop.ui.errors import reported
from desktop.ui.library.activities import Activities
from desktop.ui.library.exchanges import Exchanges
from desktop.ui.library.preparing import PreparingMenu
from desktop.ui.library.removals import Removals
from desktop.ui.library.shelf import ShelfActs
from desktop.ui.library.system_menu import SystemMenu
from desktop.ui.library.transfer import Transfer, dropped_files
from desktop.ui.widgets.icons import IconName, set_icon

if TYPE_CHECKING:  # which makes these acts
    from desktop.ui.library.window import LibraryWindow


class LibraryActs(QObject):
    """Each acts at once; what is taken out can be taken back."""

    def __init__(self, window: "LibraryWindow") -> None:
        super().__init__(window)
        self._window = window
        self._context = context = window.context
        self._form = window.form
        self._banner = banner = window.banner
        registry, initiator = context.library.registry, window.ID
        self.removals = Removals(context, banner, initiator, window)
        self.transfer = Transfer(context, banner, initiator, window)
        self.exchanges = Exchanges(context, self.transfer, window)
        self.new_character_menu = SystemMenu(registry, window)
        self.settings_menu = SystemMenu(registry, window)
        self.blank_sheet_menu = SystemMenu(registry, window)
        self.activities = Activities(context, banner, initiator, self._below_toolbar, window)
        self.shelf = ShelfActs(context, banner, window.sidebar, self.removals, initiator, window)
        self.preparing = PreparingMenu(
            window.prepare_menu,
            context,
            banner,
            window.sidebar,
            self.removals,
            window.selected,
            self._below_toolbar,
            initiator,
            window,
        )
        self._connect()
        self.preparing.follow_selection(window.selected())

    def _connect(self) -> None:
        window, form = self._window, self._form
        form.new_character.triggered.connect(self._new_character)
        form.new_fight.triggered.connect(self.activities.ask_fight)
        self.activities.offer(form.new_fight, form.menu_file, window.more_fights)
        self.new_character_menu.systemChosen.connect(self._create_character)
        form.import_file.triggered.connect(self.transfer.ask_import)
        self.exchanges.offer(form.menu_file, form.import_file, form.export_file)
        self.transfer.imported.connect(self._show_imported)
        form.open_selected.triggered.connect(window.open_selected)
        form.duplicate.triggered.connect(self._duplicate)
        form.export_file.triggered.connect(self._export_file)
        form.export_pdf.triggered.connect(self._open_paper)
        form.print_many.triggered.connect(self._context.navigator.open_party)
        form.blank_sheet.triggered.connect(self._ask_blank_sheet)
        self.blank_sheet_menu.systemChosen.connect(self._open_blank_sheet)
        form.import_filled.triggered.connect(self.transfer.ask_filled)
        form.remove.triggered.connect(self._remove)
        form.undo.triggered.connect(self.removals.undo)
        self.removals.lastChanged.connect(window.offer_undo)
        self.removals.restored.connect(form.roster.select)
        form.menu_removed.triggered.connect(self._restore)
        set_icon(form.campaign_settings, IconName.SETTINGS)
        form.campaign_settings.triggered.connect(self._ask_settings)
        self.settings_menu.systemChosen.connect(self._open_settings)
        form.backups.triggered.connect(self._show_backups)
        form.preferences.triggered.connect(self._show_preferences)
        form.about.triggered.connect(self._show_about)
        form.roster.characterSelected.connect(self.preparing.follow_selection)
        form.roster.menuRequested.connect(self._show_menu)
        self.shelf.partyChosen.connect(window.reload)

    def drag(self, event: QDragEnterEvent) -> None:
        """Something is dragged over the window."""
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()

    def drop(self, event: QDropEvent) -> None:
        """Something was dropped on the window."""
        event.acceptProposedAction()
        self.transfer.take_in(dropped_files(event.mimeData()))

    def _new_character(self) -> None:
        with reported(self._banner, self._context.texts):
            self.new_character_menu.ask(self._below_toolbar())

    def _create_character(self, system: str) -> None:
        with reported(self._banner, self._context.texts):
            self._context.navigator.open_wizard(system)

    def _ask_settings(self) -> None:
        with reported(self._banner, self._context.texts):
            self.settings_menu.ask(self._below_toolbar())

    def _open_settings(self, system: str) -> None:
        with reported(self._banner, self._context.texts):
            self._context.navigator.open_settings(system)

    def _show_imported(self, characters: tuple[str, ...]) -> None:
        self._form.search_field.clear()
        self._form.roster.select(characters[-1])
        if len(characters) == 1:
            self._window.open_character(characters[0])

    def _duplicate(self) -> None:
        with reported(self._banner, self._context.texts):
            copy, _ = self._context.library.characters.duplicate(
                self._window.selected(), self._window.ID
            )
            self._form.roster.select(copy)

    def _export_file(self) -> None:
        self.transfer.ask_export(self._window.selected(), self._window.selected_name())

    def _open_paper(self) -> None:
        with reported(self._banner, self._context.texts):
            self._context.navigator.open_paper(self._window.selected())

    def _ask_blank_sheet(self) -> None:
        with reported(self._banner, self._context.texts):
            self.blank_sheet_menu.ask(self._below_toolbar())

    def _open_blank_sheet(self, system: str) -> None:
        with reported(self._banner, self._context.texts):
            self._context.navigator.open_blank_sheet(system)

    def _remove(self) -> None:
        self.removals.remove_character(self._window.selected(), self._window.selected_name())

    def _restore(self, action: QAction) -> None:
        self.removals.restore(str(action.data()))

    def _show_menu(self, where: QPoint) -> None:
        form = self._form
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(form.open_selected)
        menu.addSeparator()
        for action in (form.duplicate, form.export_file, form.export_pdf):
            menu.addAction(action)
        menu.addSeparator()
        menu.addMenu(self.preparing.join)
        menu.addMenu(self.preparing.move)
        menu.addAction(self.preparing.copy)
        menu.addSeparator()
        menu.addAction(form.remove)
        menu.popup(where)

    def _below_toolbar(self) -> QPoint:
        page = self._form.page
        return page.mapToGlobal(QPoint(theme.PAGE_MARGIN, theme.GRID))

    def _show_backups(self) -> None:
        from desktop.ui.library.backups_dialog import BackupsDialog

        dialog = BackupsDialog(self._context, self._window)
        dialog.returnChosen.connect(self._context.navigator.close_all)
        dialog.open()

    def _show_preferences(self) -> None:
        from desktop.ui.library.preferences_dialog import PreferencesDialog

        PreferencesDialog(self._context.library, self._window).open()

    def _show_about(self) -> None:
        from desktop.ui.library.about_dialog import AboutDialog

        AboutDialog(self._window).open()
