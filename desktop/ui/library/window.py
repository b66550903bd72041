"""The main window: campaigns, fights and what is prepared on the left, characters in the middle.

It shows its characters before all else is imported: what is beside them, and what can be done with
them (`acts`), follows as soon as the window is painted, or when somebody is quicker.
"""

from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from desktop.text import Catalogue
from desktop.ui.errors import reported
from desktop.ui.library.front import LibraryFront
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.portraits import Source

if TYPE_CHECKING:
    from PySide6.QtGui import QDragEnterEvent, QDropEvent, QShowEvent

    from desktop.services.changes import ChangeSet
    from desktop.services.parties import PartyCard
    from desktop.ui.context import Context
    from desktop.ui.library.acts import LibraryActs
    from desktop.ui.library.first_start import FirstStart
    from desktop.ui.library.sidebar import Sidebar
    from desktop.ui.widgets.banner import Banner

#: How many characters that were put away the menu offers.
_REMOVED_SHOWN = 20
#: A window that nobody sees is never painted: it settles after so many milliseconds.
_UNSEEN_MS = 1000


class LibraryWindow(LibraryFront):
    """Everything in it acts at once; what is taken out can be taken back."""

    #: The lists are on screen and all that can be done with them is there.
    settled = Signal()

    ID = "library"

    def __init__(self, texts: Catalogue, portrait: Source) -> None:
        super().__init__(texts, portrait)
        self._is_joined = False
        self._is_settled = False
        # Its own, so that it goes with the window.
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.timeout.connect(self._settle)
        self._connect()

    @classmethod
    def of(cls, context: "Context") -> "LibraryWindow":
        """The window of a library that is open."""
        made = cls(context.texts, context.library.characters.portrait)
        made.join(context)
        return made

    def join(self, context: "Context") -> None:
        """Show a library that is open, and let it be worked with. Until then there is no
        `context`, and nobody has seen more than a glance."""
        self.context = context
        self._is_joined = True
        self.setAcceptDrops(True)
        self.form.search_field.setClearButtonEnabled(True)
        self.follow_theme()
        self.thumbnails.read_from(context.library.characters.portrait)
        context.hub.changed.connect(self._refresh)
        self.reload()
        self._focus_page(self.form.pages.currentWidget() is self.form.shelves)
        if notices := context.library.notices:
            from desktop.ui.widgets.banner import Severity

            words = "\n".join(context.texts.render(notice) for notice in notices)
            self.banner.show_message(Severity.INFO, words)
        self.painted.connect(self._settle_soon)
        if self.is_painted:
            self._settle_soon()

    @cached_property
    def acts(self) -> "LibraryActs":
        """What can be done here; made at the first call."""
        from desktop.ui.library.acts import LibraryActs

        return LibraryActs(self)

    @cached_property
    def banner(self) -> "Banner":
        """Where messages are shown; made for the first of them."""
        from desktop.ui.widgets.banner import Banner

        made = Banner(self.form.page)
        self.form.notices.addWidget(made)
        return made

    @cached_property
    def first_start(self) -> "FirstStart":
        """The page of an empty library; made when there is nothing to show."""
        from desktop.ui.library.first_start import FirstStart

        made = FirstStart()
        made.creationChosen.connect(self.form.new_character.trigger)
        made.exampleChosen.connect(self._open_example)
        made.importChosen.connect(self.form.import_file.trigger)
        self.form.pages.addWidget(made)
        return made

    @cached_property
    def sidebar(self) -> "Sidebar":
        """What is beside the characters; until somebody asks for it, its place is empty."""
        from desktop.ui.library.sidebar import Sidebar

        form = self.form
        made = Sidebar(form.side.minimumWidth())
        form.shelves.replaceWidget(0, made)
        let_go(form.side)
        for one, other in pairwise((made, form.search_field, form.roster)):
            QWidget.setTabOrder(one, other)
        return made

    def showEvent(self, event: "QShowEvent") -> None:
        super().showEvent(event)
        if not self.is_painted:
            self._settling.start(_UNSEEN_MS)

    def _settle_soon(self) -> None:
        self._settling.start(0)

    def _settle(self) -> None:
        if not self._is_settled and self.isVisible() and self._is_joined:
            self._show_sidebar()
            _ = self.acts  # made now, unless somebody was quicker
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
        if "acts" not in self.__dict__ and isinstance(action, QAction):
            _ = self.acts  # which answers it from now on
            action.trigger()

    def dragEnterEvent(self, event: "QDragEnterEvent") -> None:
        self.acts.drag(event)

    def dropEvent(self, event: "QDropEvent") -> None:
        self.acts.drop(event)

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
        form.menu_removed.aboutToShow.connect(self._list_removed)

    # --- What it shows -------------------------------------------------------------------------

    def _refresh(self, change: "ChangeSet") -> None:
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
        if change.fights and self._has_sidebar():
            self._show_sidebar()

    def reload(self) -> None:
        """Show all lists anew; what is selected stays so."""
        selected = self.selected()
        library = self.context.library
        names = {row.id: row.name for row in library.campaigns.list()}
        self.show_faces(names.get(library.campaigns.current, ""), library.characters.list())
        self._search()
        # At first, characters alone are shown, if there are any.
        if self._has_sidebar() or not self.model.count():
            self._show_sidebar()
        else:
            self._show_page(anything=True)
        self.form.roster.select(selected)

    def _has_sidebar(self) -> bool:
        return "sidebar" in self.__dict__

    def _show_sidebar(self) -> None:
        """Show all that is beside the characters, and the page of an empty library for nothing."""
        from desktop.ui.library.sidebar import Shelf

        library = self.context.library
        shelf = Shelf(
            campaigns=tuple((row.id, row.name) for row in library.campaigns.list()),
            current=library.campaigns.current,
            parties=library.parties.list(),
            narrowed=self.sidebar.narrowed,
            fights=library.shelf.fights(),
            encounters=library.shelf.encounters(),
            drafts=library.drafts.list(),
        )
        self.sidebar.show_all(shelf, self.context.texts)
        self._show_page(anything=not shelf.is_empty or bool(self.model.count()))

    def _show_page(self, *, anything: bool) -> None:
        """The three choices of an empty library, or the shelves."""
        form = self.form
        page = form.shelves if anything else self.first_start
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
            self.first_start.choices[0].setFocus()

    def _party(self) -> "PartyCard | None":
        """The party that the list is narrowed to; None once it is gone."""
        if not self._has_sidebar() or not self.sidebar.narrowed:
            return None
        parties = self.context.library.parties.list()
        found = next((card for card in parties if card.id == self.sidebar.narrowed), None)
        if found is None:
            self.sidebar.narrowed = ""
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
        self.show_counts(words, "" if party is None else party.name)

    def _go_to_search(self) -> None:
        self.form.search_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.form.search_field.selectAll()

    def _go_to_roster(self) -> None:
        target = self.form.roster if self.model.shown() else self.sidebar
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def open_character(self, character: str) -> None:
        """Open the sheet of a character."""
        with reported(self.banner, self.context.texts):
            self.context.navigator.open_sheet(character)

    def _open_example(self) -> None:
        with reported(self.banner, self.context.texts):
            self.context.library.example.install(initiator=self.ID)

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
