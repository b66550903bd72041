"""The main window: campaigns, fights and what is prepared on the left, characters in the middle."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QPalette
from PySide6.QtWidgets import QMainWindow, QMenu

from desktop.services.changes import ChangeSet
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.generated.ui_library import Ui_LibraryForm
from desktop.ui.library.activities import Activities
from desktop.ui.library.exchanges import Exchanges
from desktop.ui.library.preparing import PreparingMenu
from desktop.ui.library.removals import Removals
from desktop.ui.library.roster_model import RosterModel
from desktop.ui.library.row_delegate import RowDelegate
from desktop.ui.library.shelf import ShelfActs
from desktop.ui.library.sidebar import Shelf
from desktop.ui.library.system_menu import SystemMenu
from desktop.ui.library.transfer import Transfer, dropped_files
from desktop.ui.widgets.banner import Severity
from desktop.ui.widgets.icons import IconName, set_icon
from desktop.ui.widgets.portraits import Thumbnails

_SIZE = (1180, 760)
_SEARCH_LETTERS = 34
#: How many characters that were put away the menu offers.
_REMOVED_SHOWN = 20


class LibraryWindow(QMainWindow):
    """Everything in it acts at once; what is taken out can be taken back."""

    ID = "library"

    def __init__(self, context: Context) -> None:
        super().__init__()
        theme.dress(self)
        self.context = context
        self.form = Ui_LibraryForm()
        self.form.setupUi(self)
        self.banner = self.form.banner
        self.model = RosterModel(context.texts, self)
        self.removals = Removals(context, self.banner, self.ID, self)
        self.transfer = Transfer(context, self.banner, self.ID, self)
        self.exchanges = Exchanges(context, self.transfer, self)
        self.new_character_menu = SystemMenu(context.library.registry, self)
        self.activities = Activities(context, self.banner, self.ID, self._below_toolbar, self)
        self.settings_menu = SystemMenu(context.library.registry, self)
        self.blank_sheet_menu = SystemMenu(context.library.registry, self)
        self.shelf = ShelfActs(
            context, self.banner, self.form.sidebar, self.removals, self.ID, self
        )
        self.preparing = PreparingMenu(
            context,
            self.banner,
            self.form.sidebar,
            self.removals,
            self.selected,
            self._below_toolbar,
            self.ID,
            self,
        )
        self._dress()
        self._connect()
        self.resize(theme.scaled(self, _SIZE[0]), theme.scaled(self, _SIZE[1]))
        self._reload()
        self._focus_page(self.form.pages.currentWidget() is self.form.shelves)
        if notices := context.library.notices:
            words = "\n".join(context.texts.render(notice) for notice in notices)
            self.banner.show_message(Severity.INFO, words)

    def selected(self) -> str:
        """The selected character, or ""."""
        return self.form.roster.selected()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.transfer.take_in(dropped_files(event.mimeData()))

    # --- How it looks --------------------------------------------------------------------------

    def _dress(self) -> None:
        form = self.form
        thumbnails = Thumbnails(self.context.library.characters.portrait)
        form.roster.setItemDelegate(RowDelegate(form.roster, self.model, thumbnails))
        form.roster.setModel(self.model)
        form.shelves.setStretchFactor(1, 1)
        for muted in (form.count, form.nothing):
            muted.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        letter = form.search_field.fontMetrics().averageCharWidth()
        form.search_field.setMinimumWidth(_SEARCH_LETTERS // 2 * letter)
        form.search_field.setMaximumWidth(_SEARCH_LETTERS * letter)
        for target, name in (
            (form.new_character, IconName.ADD),
            (form.new_fight, IconName.FIGHT),
            (form.import_file, IconName.IMPORT),
            (form.duplicate, IconName.COPY),
            (form.export_file, IconName.EXPORT),
            (form.export_pdf, IconName.PRINT),
            (form.remove, IconName.REMOVE),
            (form.campaign_settings, IconName.SETTINGS),
        ):
            set_icon(target, name)
        # Delete in the search field or beside the list must not take a character out.
        form.remove.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        form.roster.addAction(form.remove)
        self.menuBar().insertMenu(form.menu_help.menuAction(), self.preparing.menu)
        for menu in (form.menu_file, form.menu_edit, form.menu_help, form.menu_removed):
            menu.menuAction().setMenuRole(QAction.MenuRole.NoRole)

    def _connect(self) -> None:
        form = self.form
        form.first_start.creationChosen.connect(self._new_character)
        form.first_start.exampleChosen.connect(self._open_example)
        form.first_start.importChosen.connect(self.transfer.ask_import)
        form.new_character.triggered.connect(self._new_character)
        form.new_fight.triggered.connect(self.activities.ask_fight)
        self.activities.offer(form.new_fight, form.menu_file, form.toolbar)
        self.new_character_menu.systemChosen.connect(self._create_character)
        form.import_file.triggered.connect(self.transfer.ask_import)
        self.exchanges.offer(form.menu_file, form.import_file, form.export_file)
        self.transfer.imported.connect(self._show_imported)
        form.open_selected.triggered.connect(self._open_selected)
        form.duplicate.triggered.connect(self._duplicate)
        form.export_file.triggered.connect(self._export_file)
        form.export_pdf.triggered.connect(self._open_paper)
        form.print_many.triggered.connect(self.context.navigator.open_party)
        form.blank_sheet.triggered.connect(self._ask_blank_sheet)
        self.blank_sheet_menu.systemChosen.connect(self._open_blank_sheet)
        form.import_filled.triggered.connect(self.transfer.ask_filled)
        form.remove.triggered.connect(self._remove)
        form.undo.triggered.connect(self.removals.undo)
        self.removals.lastChanged.connect(self._offer_undo)
        self.removals.restored.connect(form.roster.select)
        form.menu_removed.aboutToShow.connect(self._list_removed)
        form.menu_removed.triggered.connect(self._restore)
        form.campaign_settings.triggered.connect(self._ask_settings)
        self.settings_menu.systemChosen.connect(self._open_settings)
        form.backups.triggered.connect(self._show_backups)
        form.preferences.triggered.connect(self._show_preferences)
        form.about.triggered.connect(self._show_about)
        form.quit.triggered.connect(self.close)
        form.search.triggered.connect(self._go_to_search)
        form.search_field.textChanged.connect(self._search)
        form.search_field.left.connect(self._go_to_roster)
        form.search_field.accepted.connect(self._open_selected)
        form.roster.characterOpened.connect(self._open_character)
        form.roster.characterSelected.connect(self._selection_changed)
        form.roster.menuRequested.connect(self._show_menu)
        self.shelf.partyChosen.connect(self._reload)
        self.context.hub.changed.connect(self._refresh)
        self._selection_changed("")
        self._offer_undo("")

    # --- What it shows -------------------------------------------------------------------------

    def _refresh(self, change: ChangeSet) -> None:
        """Take over what a change set names, whoever caused it: nothing is typed here."""
        if change.library:
            self._reload()
            return
        selected = self.selected()
        for character in change.characters:
            self.model.replace(self.context.library.characters.card(character))
        if selected != self.selected():
            # A new name took the row to another place.
            self.form.roster.select(selected)
        if change.fights:
            self._reload_sidebar()

    def _reload(self) -> None:
        selected = self.selected()
        self.model.show_cards(self.context.library.characters.list())
        self._search()
        self._reload_sidebar()
        self.form.roster.select(selected)

    def _reload_sidebar(self) -> None:
        library = self.context.library
        shelf = Shelf(
            campaigns=tuple((row.id, row.name) for row in library.campaigns.list()),
            current=library.campaigns.current,
            parties=library.parties.list(),
            narrowed=self.shelf.narrowed,
            fights=library.fights.list(),
            encounters=library.encounters.list(),
            drafts=library.drafts.list(),
        )
        self.form.sidebar.show_all(shelf, self.context.texts)
        current = dict(shelf.campaigns).get(shelf.current, "")
        self.setWindowTitle(current or self.tr("Bibliothèque"))
        self._show_page(not shelf.is_empty or bool(self.model.count()))

    def _show_page(self, anything: bool) -> None:
        """The three choices of an empty library, or the shelves."""
        form = self.form
        page = form.shelves if anything else form.first_start
        form.toolbar.setVisible(anything)
        form.search.setEnabled(anything)
        if form.pages.currentWidget() is not page:
            # Before the page changes too: else the first thing on it would have the focus between.
            self._focus_page(anything)
            form.pages.setCurrentWidget(page)
            self._focus_page(anything)

    def _focus_page(self, anything: bool) -> None:
        if anything:
            self._go_to_roster()
        else:
            self.form.first_start.choices[0].setFocus()

    def _search(self) -> None:
        """Show what the words in the field find, at each letter."""
        form, model = self.form, self.model
        words, party = form.search_field.text().strip(), self.shelf.party()
        found = None if party is None else frozenset(party.members)
        if words:
            cards = self.context.library.characters.search(words)
            held = frozenset(card.id for card in cards)
            found = held if found is None else held & found
        model.find(found)
        if words and not self.selected():
            form.roster.select_first()
        shown, count = model.shown(), model.count()
        if party is not None:
            text = self.tr("{party} : {shown} sur %n personnage(s)", "", count).format(
                party=party.name, shown=shown
            )
        elif words:
            text = self.tr("{shown} sur %n personnage(s)", "", count).format(shown=shown)
        else:
            text = self.tr("%n personnage(s)", "", count)
        form.count.setText(text if count else "")
        form.nothing.setVisible(not shown)
        form.nothing.setText(
            self.tr("Aucun personnage ne correspond à « {words} ».").format(words=words)
            if words
            else self.tr("Aucun personnage pour l’instant.")
        )
        form.roster.setVisible(bool(shown))

    def _selection_changed(self, character: str) -> None:
        form = self.form
        self.preparing.follow_selection(character)
        for action in (
            form.open_selected,
            form.duplicate,
            form.export_file,
            form.export_pdf,
            form.remove,
        ):
            action.setEnabled(bool(character))

    def _offer_undo(self, name: str) -> None:
        self.form.undo.setEnabled(bool(name))
        self.form.undo.setText(
            self.tr("Annuler le retrait de « {name} »").format(name=name.replace("&", "&&"))
            if name
            else self.tr("Annuler")
        )

    def _go_to_search(self) -> None:
        self.form.search_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.form.search_field.selectAll()

    def _go_to_roster(self) -> None:
        target = self.form.roster if self.model.shown() else self.form.sidebar
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- What it does --------------------------------------------------------------------------

    def _new_character(self) -> None:
        with reported(self.banner, self.context.texts):
            self.new_character_menu.ask(self._below_toolbar())

    def _create_character(self, system: str) -> None:
        with reported(self.banner, self.context.texts):
            self.context.navigator.open_wizard(system)

    def _ask_settings(self) -> None:
        with reported(self.banner, self.context.texts):
            self.settings_menu.ask(self._below_toolbar())

    def _open_settings(self, system: str) -> None:
        with reported(self.banner, self.context.texts):
            self.context.navigator.open_settings(system)

    def _open_example(self) -> None:
        with reported(self.banner, self.context.texts):
            self.context.library.example.install(initiator=self.ID)

    def _show_imported(self, characters: tuple[str, ...]) -> None:
        self.form.search_field.clear()
        self.form.roster.select(characters[-1])
        if len(characters) == 1:
            self._open_character(characters[0])

    def _open_character(self, character: str) -> None:
        with reported(self.banner, self.context.texts):
            self.context.navigator.open_sheet(character)

    def _open_selected(self) -> None:
        if character := self.selected():
            self._open_character(character)

    def _duplicate(self) -> None:
        with reported(self.banner, self.context.texts):
            copy, _ = self.context.library.characters.duplicate(self.selected(), self.ID)
            self.form.roster.select(copy)

    def _export_file(self) -> None:
        self.transfer.ask_export(self.selected(), self._name())

    def _open_paper(self) -> None:
        with reported(self.banner, self.context.texts):
            self.context.navigator.open_paper(self.selected())

    def _ask_blank_sheet(self) -> None:
        with reported(self.banner, self.context.texts):
            self.blank_sheet_menu.ask(self._below_toolbar())

    def _open_blank_sheet(self, system: str) -> None:
        with reported(self.banner, self.context.texts):
            self.context.navigator.open_blank_sheet(system)

    def _remove(self) -> None:
        self.removals.remove_character(self.selected(), self._name())

    def _name(self) -> str:
        card = self.model.card(self.selected())
        return "" if card is None else card.name

    def _list_removed(self) -> None:
        menu = self.form.menu_removed
        menu.clear()
        for card in self.context.library.characters.removed()[:_REMOVED_SHOWN]:
            action = menu.addAction((card.name or self.tr("Sans nom")).replace("&", "&&"))
            action.setMenuRole(QAction.MenuRole.NoRole)
            action.setData(card.id)
        if menu.isEmpty():
            nothing = menu.addAction(self.tr("aucun"))
            nothing.setMenuRole(QAction.MenuRole.NoRole)
            nothing.setEnabled(False)

    def _restore(self, action: QAction) -> None:
        self.removals.restore(str(action.data()))

    # --- What it opens -------------------------------------------------------------------------

    def _show_menu(self, where: QPoint) -> None:
        form = self.form
        menu = QMenu(self)
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
        page = self.form.page
        return page.mapToGlobal(QPoint(theme.PAGE_MARGIN, theme.GRID))

    def _show_backups(self) -> None:
        from desktop.ui.library.backups_dialog import BackupsDialog

        dialog = BackupsDialog(self.context, self)
        dialog.returnChosen.connect(self.context.navigator.close_all)
        dialog.open()

    def _show_preferences(self) -> None:
        from desktop.ui.library.preferences_dialog import PreferencesDialog

        PreferencesDialog(self.context.library, self).open()

    def _show_about(self) -> None:
        from desktop.ui.library.about_dialog import AboutDialog

        AboutDialog(self).open()
