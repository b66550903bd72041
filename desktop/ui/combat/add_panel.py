"""Who takes part: characters of the library, and copies of a sheet as NPCs of this fight."""

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.services.characters import CharacterCard
from desktop.ui import theme
from desktop.ui.combat.journal_list import folded
from desktop.ui.combat.npc_source import SourceBox
from desktop.ui.combat.wording import SIDES, side_letter
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel

_MOST_COPIES = 30
_COUNTED = re.compile(r"\s*(\d{1,2})\s+(\S.*)")
_ID = Qt.ItemDataRole.UserRole


class AddPanel(QWidget):
    """Asks for participants; the owner brings them in and shows the library again."""

    #: Character, side.
    characterAsked = Signal(str, int)
    #: Name, number of copies, side, what is copied (a `Source`).
    npcsAsked = Signal(str, int, int, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: tuple[CharacterCard, ...] = ()
        self._here: frozenset[str] = frozenset()
        self._templates: tuple[str, ...] = ()
        self._sides = QButtonGroup(self)
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
        self.name = QLineEdit(self)
        self.name.setPlaceholderText(self.tr("3 miliciens"))
        self.name.setAccessibleName(self.tr("Nom des PNJ, précédé de leur nombre"))
        self.name.returnPressed.connect(self._ask_npcs)
        self.count = NumberField(self.tr("Nombre de PNJ"), 1, _MOST_COPIES, self)
        self.count.set_value(1)
        self.template = SourceBox(self)
        self.name.textChanged.connect(self._follow_name)
        self.add_npcs = QPushButton(self.tr("Ajouter"), self)
        self.add_npcs.setAccessibleName(self.tr("Ajouter les PNJ"))
        self.add_npcs.setAutoDefault(False)
        self.add_npcs.clicked.connect(self._ask_npcs)
        self._lay_out()
        guard_wheel(self)

    def side(self) -> int:
        """The side that newcomers join."""
        return self._sides.checkedId()

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

    def clear_search(self) -> None:
        """A character came in: be ready for another."""
        self.search.clear()

    def clear_name(self) -> None:
        """The NPCs came in: be ready for others."""
        self.name.clear()
        self.count.set_value(1)
        self.template.start_again()

    def _refill(self) -> None:
        wanted = folded(self.search.text()).split()
        self.list.clear()
        for card in self._cards:
            held = folded(" ".join((card.name, *card.summary.concept)))
            if card.id in self._here or not all(word in held for word in wanted):
                continue
            item = QListWidgetItem(" · ".join((card.name, *card.summary.concept)))
            item.setData(_ID, card.id)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.add.setEnabled(self.list.count() > 0)

    def _ask_character(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.characterAsked.emit(str(item.data(_ID)), self.side())

    def _ask_npcs(self) -> None:
        if not self.count.flush():
            return
        name, count = self._typed()
        source = self.template.source()
        # "3 miliciens" are Milicien 1 to 3; who only chose an adversary calls it so.
        name = self.template.meant(name) or name or source.template
        if name:
            self.npcsAsked.emit(name, count, self.side(), source)
        else:
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _typed(self) -> tuple[str, int]:
        """The name without the number before it, and how many."""
        name = self.name.text().strip()
        counted = _COUNTED.fullmatch(name)
        if counted is None:
            return name, self.count.value()
        return counted[2], max(1, min(int(counted[1]), _MOST_COPIES))

    def _follow_name(self) -> None:
        self.template.follow(self._typed()[0])

    def _lay_out(self) -> None:
        sides = QHBoxLayout()
        sides.setSpacing(theme.SPACE_IN_GROUP)
        sides.addWidget(Heading(self.tr("Participants"), self, size=theme.Size.LARGE), 1)
        for side in SIDES:
            button = QPushButton(self.tr("camp {side}").format(side=side_letter(side)), self)
            button.setCheckable(True)
            button.setAutoDefault(False)
            # A click leaves the keyboard in the field: side, name, Enter.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._sides.addButton(button, side)
            sides.addWidget(button)
        self._sides.button(SIDES[0]).setChecked(True)
        find = QHBoxLayout()
        find.setSpacing(theme.SPACE_IN_GROUP)
        find.addWidget(self.search, 1)
        find.addWidget(self.add)
        npcs = QHBoxLayout()
        npcs.setSpacing(theme.SPACE_IN_GROUP)
        npcs.addWidget(PlainLabel(self.tr("PNJ"), self, tone=theme.Tone.MUTED))
        npcs.addWidget(self.name, 3)
        npcs.addWidget(PlainLabel("×", self, tone=theme.Tone.MUTED))
        npcs.addWidget(self.count)
        npcs.addWidget(PlainLabel(self.tr("d’après"), self, tone=theme.Tone.MUTED))
        npcs.addWidget(self.template, 2)
        npcs.addWidget(self.add_npcs)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addLayout(sides)
        column.addLayout(find)
        column.addWidget(self.list)
        column.addLayout(npcs)
        order = (self.search, self.add, self.list, self.name, self.count, self.template)
        for one, other in zip(order, (*order[1:], self.add_npcs), strict=True):
            QWidget.setTabOrder(one, other)


def copy_names(name: str, count: int, taken: frozenset[str]) -> tuple[str, ...]:
    """Distinct names for copies: "Milicien 1" to "Milicien 6", or the bare name for one alone."""
    if count == 1 and name not in taken:
        return (name,)
    found: list[str] = []
    number = 1
    while len(found) < count:
        candidate = f"{name} {number}"
        if candidate not in taken:
            found.append(candidate)
        number += 1
    return tuple(found)
