"""The main window: campaigns, fights and what is prepared on the left, characters in the middle.

It shows its lists before anything that can be done with them is imported: that is `acts`, made as
soon as the window is painted, or when somebody is quicker.
"""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QDragEnterEvent,
    QDropEvent,
    QPaintEvent,
    QPalette,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QMenu, QToolButton

from desktop.services.changes import ChangeSet
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.generated.ui_library import Ui_LibraryForm
from desktop.ui.library.roster_model import RosterModel
from desktop.ui.library.row_delegate import RowDelegate
from desktop.ui.library.sidebar import Shelf
from desktop.ui.widgets.banner import Severity
from desktop.ui.widgets.icons import IconName, set_icon
from desktop.ui.widgets.portraits import Thumbnails

if TYPE_CHECKING:
    from desktop.services.parties import PartyCard
    from desktop.ui.library.acts import LibraryActs

_SIZE = (1180, 760)
_SEARCH_LETTERS = 34
#: How many characters that were put away the menu offers.
_REMOVED_SHOWN = 20
#: A window that nobody sees is never painted: it settles after so many milliseconds.
_UNSEEN_MS = 1000


class LibraryWindow(QMainWindow):
    """Everything in it acts at once; what is taken out can be taken back."""

    #: The lists are on screen and all that can be done with them is there.
    settled = Signal()

    ID = "library"

    def __init__(self, context: Context) -> None:
        super().__init__()
        theme.dress(self)
        self.context = context
        self.form = Ui_LibraryForm()
        self.form.setupUi(self)
        self.banner = self.form.banner
        self.model = RosterModel(context.texts, self)
        #: What PreparingMenu fills; it owns the words too.
        self.prepare_menu = QMenu(QCoreApplication.translate("PreparingMenu", "&Préparer"), self)
        #: What else can be begun beside a fight.
        self.more_fights = QMenu(self)
        self.fight_button = QToolButton(self.form.toolbar)
        self._is_painted = False
        self._is_settled = False
        # Its own, so that it goes with the window.
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.timeout.connect(self._settle)
        self._dress()
        self._connect()
        self.resize(theme.scaled(self, _SIZE[0]), theme.scaled(self, _SIZE[1]))
        self.reload()
        self._focus_page(self.form.pages.currentWidget() is self.form.shelves)
        if notices := context.library.notices:
            words = "\n".join(context.texts.render(notice) for notice in notices)
            self.banner.show_message(Severity.INFO, words)

    @cached_property
    def acts(self) -> "LibraryActs":
        """What can be done here; made at the first call."""
        from desktop.ui.library.acts import LibraryActs

        return LibraryActs(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            self._settling.start(0)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._is_painted:
            self._settling.start(_UNSEEN_MS)

    def _settle(self) -> None:
        if not self._is_settled and self.isVisible() and self.acts:
            self._is_settled = True
            self.settled.emit()

    def _quick(self) -> tuple[QAction, ...]:
        """What a key or a button reaches as soon as the window is there."""
        form = self.form
        return (
            form.new_character,
            form.new_fight,
            form.import_file,
            form.duplicate,
            form.export_file,
            form.export_pdf,
            form.remove,
            form.campaign_settings,
            form.preferences,
        )

    def _act_early(self) -> None:
        """Where somebody was quicker than the rest of the window, do it once that is there."""
        action = self.sender()
        if "acts" not in self.__dict__ and isinstance(action, QAction) and self.acts:
            action.trigger()

    def selected(self) -> str:
        """The selected character, or ""."""
        return self.form.roster.selected()

    def selected_name(self) -> str:
        """Its name."""
        card = self.model.card(self.selected())
        return "" if card is None else card.name

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.acts.drag(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self.acts.drop(event)

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
        ):
            set_icon(target, name)
        # Delete in the search field or beside the list must not take a character out.
        form.remove.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        form.roster.addAction(form.remove)
        form.menus.insertMenu(form.menu_help.menuAction(), self.prepare_menu)
        for menu in (
            form.menu_file,
            form.menu_edit,
            self.prepare_menu,
            form.menu_help,
            form.menu_removed,
        ):
            menu.menuAction().setMenuRole(QAction.MenuRole.NoRole)
        # Made here, as the bar would: a button that the bar made would have to be looked up among
        # all kinds of widgets, which takes longer than the whole list.
        button = self.fight_button
        button.setDefaultAction(form.new_fight)
        button.setMenu(self.more_fights)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setIconSize(form.toolbar.iconSize())
        button.setToolButtonStyle(form.toolbar.toolButtonStyle())
        form.toolbar.insertWidget(form.import_file, button)

    def _connect(self) -> None:
        form = self.form
        for action in self._quick():
            action.triggered.connect(self._act_early)
        form.quit.triggered.connect(self.close)
        form.search.triggered.connect(self._go_to_search)
        form.search_field.textChanged.connect(self._search)
        form.search_field.left.connect(self._go_to_roster)
        form.search_field.accepted.connect(self.open_selected)
        form.roster.characterOpened.connect(self.open_character)
        form.roster.characterSelected.connect(self._selection_changed)
        form.menu_removed.aboutToShow.connect(self._list_removed)
        self.context.hub.changed.connect(self._refresh)
        self._selection_changed("")
        self.offer_undo("")

    # --- What it shows -------------------------------------------------------------------------

    def _refresh(self, change: ChangeSet) -> None:
        """Take over what a change set names, whoever caused it: nothing is typed here."""
        if change.library:
            self.reload()
            return
        selected = self.selected()
        for character in change.characters:
            self.model.replace(self.context.library.characters.card(character))
        if selected != self.selected():
            # A new name took the row to another place.
            self.form.roster.select(selected)
        if change.fights:
            self._reload_sidebar()

    def reload(self) -> None:
        """Show all lists anew; what is selected stays so."""
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
            narrowed=self.form.sidebar.narrowed,
            fights=library.shelf.fights(),
            encounters=library.shelf.encounters(),
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

    def _party(self) -> "PartyCard | None":
        """The party that the list is narrowed to; None once it is gone."""
        sidebar = self.form.sidebar
        parties = self.context.library.parties.list() if sidebar.narrowed else ()
        found = next((card for card in parties if card.id == sidebar.narrowed), None)
        if found is None:
            sidebar.narrowed = ""
        return found

    def _search(self) -> None:
        """Show what the words in the field find, at each letter."""
        form, model = self.form, self.model
        words, party = form.search_field.text().strip(), self._party()
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
        for action in (
            form.open_selected,
            form.duplicate,
            form.export_file,
            form.export_pdf,
            form.remove,
        ):
            action.setEnabled(bool(character))

    def offer_undo(self, name: str) -> None:
        """Offer to take back what was taken out last, by its name; "" for nothing."""
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

    def open_character(self, character: str) -> None:
        """Open the sheet of a character."""
        with reported(self.banner, self.context.texts):
            self.context.navigator.open_sheet(character)

    def open_selected(self) -> None:
        """Open the sheet of the selected character."""
        if character := self.selected():
            self.open_character(character)

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
