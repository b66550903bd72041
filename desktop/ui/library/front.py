"""What a start paints of the main window: its frame, and the characters.

Nothing in it needs the library: who gives it names and summaries may have read them in a glance
(`desktop.services.glance`).
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QAction, QPaintEvent, QPalette
from PySide6.QtWidgets import QMainWindow, QMenu, QToolButton

from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.generated.ui_library import Ui_LibraryForm
from desktop.ui.library.roster_model import RosterModel
from desktop.ui.library.row_delegate import RowDelegate
from desktop.ui.widgets.counting import Counting
from desktop.ui.widgets.icons import IconName, first_icon, set_icon
from desktop.ui.widgets.portraits import Source, Thumbnails

if TYPE_CHECKING:
    from desktop.ui.library.faces import Card

_SIZE = (1180, 760)
_SIDE = 216
_SEARCH_LETTERS = 34


class LibraryFront(Counting, QMainWindow):
    """The main window without what can be done in it."""

    #: It is on the screen, for the first time.
    painted = Signal()

    def __init__(self, texts: Catalogue, portrait: Source) -> None:
        """`portrait` gives the bytes of a picture by its hash."""
        super().__init__()
        theme.dress(self)
        self.texts = texts
        self.form = Ui_LibraryForm()
        self.form.setupUi(self)
        self.model = RosterModel(texts, self)
        self.thumbnails = Thumbnails(portrait)
        #: What PreparingMenu fills; it owns the words too.
        self.prepare_menu = QMenu(QCoreApplication.translate("PreparingMenu", "&Préparer"), self)
        #: What else can be begun beside a fight.
        self.more_fights = QMenu(self)
        self.fight_button = QToolButton(self.form.toolbar)
        self.is_painted = False
        self._dress()
        self.form.roster.characterSelected.connect(self._selection_changed)
        self._selection_changed("")
        self.offer_undo("")
        self.resize(theme.scaled(self, _SIZE[0]), theme.scaled(self, _SIZE[1]))

    def show_faces(self, campaign: str, faces: "Iterable[Card]") -> None:
        """Show the characters of a campaign; `show_counts` says how many."""
        self.model.show_cards(faces)
        self.setWindowTitle(campaign or self.tr("Bibliothèque"))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.is_painted:
            self.is_painted = True
            self.painted.emit()

    def selected(self) -> str:
        """The selected character, or ""."""
        return self.form.roster.selected()

    def selected_name(self) -> str:
        """Its name."""
        card = self.model.card(self.selected())
        return "" if card is None else card.name

    def offer_undo(self, name: str) -> None:
        """Offer to take back what was taken out last, by its name; "" for nothing."""
        self.form.undo.setEnabled(bool(name))
        self.form.undo.setText(
            self.tr("Annuler le retrait de « {name} »").format(name=name.replace("&", "&&"))
            if name
            else self.tr("Annuler")
        )

    def show_counts(self, words: str = "", party: str = "") -> None:
        """Say how many are shown of how many, of all, of a party or of those that words found."""
        form, shown, count = self.form, self.model.shown(), self.model.count()
        if party:
            text = self.tr("{party} : {shown} sur %n personnage(s)", "", count).format(
                party=party, shown=shown
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

    def _signs(self) -> tuple[tuple[QAction, IconName], ...]:
        form = self.form
        return (
            (form.new_character, IconName.ADD),
            (form.new_fight, IconName.FIGHT),
            (form.import_file, IconName.IMPORT),
            (form.duplicate, IconName.COPY),
            (form.export_file, IconName.EXPORT),
            (form.export_pdf, IconName.PRINT),
            (form.remove, IconName.REMOVE),
        )

    def follow_theme(self) -> None:
        """Give the tool bar its signs in every size, and again when the theme changes."""
        for target, name in self._signs():
            set_icon(target, name)

    def _dress(self) -> None:
        form = self.form
        form.roster.setItemDelegate(RowDelegate(form.roster, self.model, self.thumbnails))
        form.roster.setModel(self.model)
        form.side.setMinimumWidth(theme.scaled(self, _SIDE))
        form.shelves.setStretchFactor(1, 1)
        for muted in (form.count, form.nothing):
            muted.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        letter = form.search_field.fontMetrics().averageCharWidth()
        form.search_field.setMinimumWidth(_SEARCH_LETTERS // 2 * letter)
        form.search_field.setMaximumWidth(_SEARCH_LETTERS * letter)
        pixels = round(form.toolbar.iconSize().width() * self.devicePixelRatioF())
        for target, name in self._signs():
            target.setIcon(first_icon(name, pixels))
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
        button.setIconSize(form.toolbar.iconSize())
        button.setToolButtonStyle(form.toolbar.toolButtonStyle())
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        form.toolbar.insertWidget(form.import_file, button)
