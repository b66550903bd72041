"""Who takes part: characters of the library, and copies of a sheet as NPCs of this fight."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.rules.folding import folded, holds
from desktop.rules.words import singular
from desktop.services.characters import CharacterCard
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.combat.npc_source import Copies, Source, SourceBox
from desktop.ui.combat.side_buttons import SideButtons
from desktop.ui.combat.wording import SIDES, side_letter
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.quick_line import QuickLine
from desktop.ui.widgets.wheel import guard_wheel

_ID = Qt.ItemDataRole.UserRole


class AddPanel(QWidget):
    """Asks for participants; the owner brings them in and shows the library again."""

    #: Character, side.
    characterAsked = Signal(str, int)
    #: Who (a tuple of `Copies`), side.
    npcsAsked = Signal(object, int)

    def __init__(self, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: tuple[CharacterCard, ...] = ()
        self._here: frozenset[str] = frozenset()
        self._templates: tuple[str, ...] = ()
        self._chosen: int | None = None
        self._sides = SideButtons(SIDES[0], self)
        self._sides.idClicked.connect(self._choose_side)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Chercher un personnage"))
        self.search.setAccessibleName(self.tr("Chercher un personnage"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._refill)
        self.search.returnPressed.connect(self._ask_character)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Personnages de la bibliothèque"))
        self.list.setMaximumHeight(theme.scaled(self, 220))
        self.list.itemDoubleClicked.connect(self._ask_character)
        self.add = QPushButton(self.tr("Ajouter"), self)
        self.add.setAutoDefault(False)
        self.add.clicked.connect(self._ask_character)
        self.names = QuickLine(texts, self.tr("PNJ : nombres et noms"), self)
        self.names.returnPressed.connect(self._ask_npcs)
        self.template = SourceBox(self)
        self.template.sourceChosen.connect(self._follow_source)
        self.add_npcs = QPushButton(self.tr("Ajouter"), self)
        self.add_npcs.setAccessibleName(self.tr("Ajouter les PNJ"))
        self.add_npcs.setAutoDefault(False)
        self.add_npcs.clicked.connect(self._ask_npcs)
        self._lay_out()
        guard_wheel(self)

    def side(self) -> int:
        """The side that newcomers join."""
        return self._sides.checkedId()

    def chosen_side(self) -> int | None:
        """The side that somebody chose, None where it stands as it was at first."""
        return self._chosen

    def side_buttons(self) -> tuple[QAbstractButton, ...]:
        """The choice of side."""
        return tuple(self._sides.buttons())

    def show_sides(self, names: tuple[str, ...]) -> None:
        """Call the sides by these names; a single one leaves no choice. None: "camp A"…"""
        for side, button in zip(SIDES, self.side_buttons(), strict=True):
            if side < len(names):
                letter = side_letter(side)
                name = self.tr("{letter} {side}").format(letter=letter, side=names[side])
                button.setText(name.replace("&", "&&"))
            button.setVisible(len(names) != 1)

    def show_library(
        self,
        cards: tuple[CharacterCard, ...],
        here: frozenset[str],
        templates: tuple[str, ...] = (),
    ) -> None:
        """Offer the characters of the fight's system and its ready adversaries by name; `here`
        take part already."""
        if (cards, here, templates) == (self._cards, self._here, self._templates):
            return
        self._cards, self._here, self._templates = cards, here, templates
        self._refill()
        self.template.offer(templates, cards)
        self.names.offer(tuple(name for name, _ in self.template.named()))

    def clear_search(self) -> None:
        """A character came in: be ready for another."""
        self.search.clear()

    def clear_names(self) -> None:
        """The NPCs came in: be ready for others."""
        self.names.start_again()
        self.template.choose(None)

    def _choose_side(self, side: int) -> None:
        self._chosen = side

    def _refill(self) -> None:
        wanted = folded(self.search.text()).split()
        self.list.clear()
        for card in self._cards:
            told = (card.name, *card.summary.concept)
            if card.id in self._here or not holds(" ".join(told), wanted):
                continue
            item = QListWidgetItem(" · ".join(told))
            item.setData(_ID, card.id)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.add.setEnabled(self.list.count() > 0)

    def _ask_character(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.characterAsked.emit(str(item.data(_ID)), self.side())

    def _ask_npcs(self) -> None:
        source = self.template.source()
        if source and not self.names.text().strip():
            # Who only chose a sheet calls the NPC as it is called.
            name = self.template.currentText() if source != Source() else ""
            copies = (Copies(name, 1, source),) if name else ()
        else:
            copies = self._copies(source)
        if copies:
            self.npcsAsked.emit(copies, self.side())
        else:
            self.names.setFocus(Qt.FocusReason.OtherFocusReason)

    def _copies(self, source: Source | None) -> tuple[Copies, ...]:
        """Who is written; nobody when a word of it cannot be read."""
        named = self.template.named()
        groups = self.names.take()
        if source is None:
            return tuple(
                Copies(group.name, group.count, named[group.place][1])
                for group in groups
                if group.place is not None
            )
        # "3 miliciens" with the sheet of a sergeant are still Milicien 1 to 3.
        called = {singular(name): name for name, _ in named}
        return tuple(
            Copies(called.get(singular(group.name), group.name), group.count, source)
            for group in groups
        )

    def _follow_source(self, source: object) -> None:
        """Any name will do once a sheet is chosen for it."""
        self.names.take_any(source is not None)

    def _lay_out(self) -> None:
        sides = QHBoxLayout()
        sides.setSpacing(theme.SPACE_IN_GROUP)
        sides.addWidget(Heading(self.tr("Participants"), self, size=theme.Size.LARGE), 1)
        for button in self._sides.buttons():
            sides.addWidget(button)
        find = QHBoxLayout()
        find.setSpacing(theme.SPACE_IN_GROUP)
        find.addWidget(self.search, 1)
        find.addWidget(self.add)
        npcs = QHBoxLayout()
        npcs.setSpacing(theme.SPACE_IN_GROUP)
        npcs.addWidget(PlainLabel(self.tr("PNJ"), self, tone=theme.Tone.MUTED))
        npcs.addWidget(self.names, 3)
        npcs.addWidget(PlainLabel(self.tr("fiche"), self, tone=theme.Tone.MUTED))
        npcs.addWidget(self.template, 1)
        npcs.addWidget(self.add_npcs)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addLayout(sides)
        column.addLayout(find)
        column.addWidget(self.list)
        column.addLayout(npcs)
        column.addWidget(self.names.hint)
        order = (self.search, self.add, self.list, self.names, self.template)
        for one, other in zip(order, (*order[1:], self.add_npcs), strict=True):
            QWidget.setTabOrder(one, other)
