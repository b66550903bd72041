"""A weapon or a thing of the step equipment, its fields in a line or two."""

from PySide6.QtWidgets import QCheckBox, QHBoxLayout

from desktop.rules.members import changed
from desktop.rules.pv_negatifs.commands.person import (
    RemoveItem,
    RemoveWeapon,
    UpdateItem,
    UpdateWeapon,
)
from desktop.rules.pv_negatifs.document import Item, ItemKind, Weapon
from desktop.rules.pv_negatifs.edits.gear import (
    MOST_BONUS,
    MOST_COUNT,
    MOST_DICE,
    MOST_SIDES,
    MOST_SKILL,
)
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.wizard.common.gear import GearRow
from desktop.ui.wizard.common.picker import Picker
from desktop.ui.wizard.pv_negatifs.making import Making

LEAST_SIDES = 2


class WeaponRow(GearRow[Making, Weapon]):
    """One weapon: dice, sides, bonus of damage, bonus to hit, size, and whether it is shot."""

    def add_fields(self) -> None:
        name = self.held.name
        self.dice = NumberField(self.tr("{name} : nombre de dés").format(name=name), 0, MOST_DICE)
        self.sides = NumberField(
            self.tr("{name} : faces des dés").format(name=name), LEAST_SIDES, MOST_SIDES
        )
        self.bonus = NumberField(
            self.tr("{name} : bonus de dégâts").format(name=name), -MOST_BONUS, MOST_BONUS
        )
        self.to_hit = NumberField(
            self.tr("{name} : bonus au toucher").format(name=name), -MOST_SKILL, MOST_SKILL
        )
        self.size_class = Picker(self.tr("{name} : taille").format(name=name))
        self.size_class.setMinimumContentsLength(14)
        self.ranged = QCheckBox(self.tr("à distance"))
        self.ranged.setAccessibleName(self.tr("{name} : à distance").format(name=name))
        self.line.addWidget(self.size_class)
        self.line.addWidget(self.ranged)
        below = QHBoxLayout()
        below.setSpacing(theme.SPACE_IN_GROUP)
        below.addSpacing(theme.SPACE_BETWEEN_GROUPS)
        for part in (
            PlainLabel(self.tr("dégâts"), tone=theme.Tone.MUTED),
            self.dice,
            PlainLabel(self.tr("d")),
            self.sides,
            PlainLabel("+"),
            self.bonus,
            PlainLabel(self.tr("toucher"), tone=theme.Tone.MUTED),
            self.to_hit,
        ):
            below.addWidget(part)
        below.addStretch(1)
        self.whole.addLayout(below)
        self.dice.valueCommitted.connect(self._set_dice)
        self.sides.valueCommitted.connect(self._set_sides)
        self.bonus.valueCommitted.connect(self._set_bonus)
        self.to_hit.valueCommitted.connect(self._set_to_hit)
        self.size_class.valueChosen.connect(self._set_size)
        self.ranged.clicked.connect(self._set_ranged)

    def show_held(self, held: Weapon) -> None:
        self.held = held
        self.name.set_value(held.name)
        self.dice.set_value(held.dice)
        self.sides.set_value(held.sides)
        self.bonus.set_value(held.bonus)
        self.to_hit.set_value(held.to_hit)
        render = self.making.texts.render
        sizes = tuple((one.id, render(one.name)) for one in self.making.tables.sizes)
        self.size_class.set_entries(sizes, held.size)
        self.ranged.setChecked(held.ranged)

    def update_command(self, held: Weapon) -> Struct:
        return UpdateWeapon(held)

    def removal(self) -> Struct:
        return RemoveWeapon(self.held.id)

    def _set_dice(self, value: int) -> None:
        self.change(changed(self.held, dice=value))

    def _set_sides(self, value: int) -> None:
        self.change(changed(self.held, sides=value))

    def _set_bonus(self, value: int) -> None:
        self.change(changed(self.held, bonus=value))

    def _set_to_hit(self, value: int) -> None:
        self.change(changed(self.held, to_hit=value))

    def _set_size(self, size: str) -> None:
        self.change(changed(self.held, size=size))

    def _set_ranged(self, ranged: bool) -> None:
        self.change(changed(self.held, ranged=ranged))


class ItemRow(GearRow[Making, Item]):
    """One thing: what rules take it for, and how many there are."""

    def add_fields(self) -> None:
        name = self.held.name
        named: dict[ItemKind, str] = {
            "": self.tr("objet"),
            "trousse": self.tr("trousse de soins"),
            "parachute": self.tr("parachute"),
            "parachute-ventral": self.tr("parachute ventral"),
            "limiteur": self.tr("limiteur"),
            "vetements": self.tr("vêtements"),
        }
        self._kinds = named
        self.kind = Picker(self.tr("{name} : genre").format(name=name))
        self.kind.setMinimumContentsLength(12)
        self.quantity = NumberField(self.tr("{name} : quantité").format(name=name), 0, MOST_COUNT)
        self.worn = QCheckBox(self.tr("porté"))
        self.worn.setAccessibleName(self.tr("{name} : porté").format(name=name))
        for part in (PlainLabel("×"), self.quantity, self.kind, self.worn):
            self.line.addWidget(part)
        self.kind.valueChosen.connect(self._set_kind)
        self.quantity.valueCommitted.connect(self._set_quantity)
        self.worn.clicked.connect(self._set_worn)

    def show_held(self, held: Item) -> None:
        self.held = held
        self.name.set_value(held.name)
        self.kind.set_entries(tuple(self._kinds.items()), held.kind)
        self.quantity.set_value(held.quantity)
        self.worn.setChecked(held.worn)

    def update_command(self, held: Item) -> Struct:
        return UpdateItem(held)

    def removal(self) -> Struct:
        return RemoveItem(self.held.id)

    def _set_kind(self, wanted: str) -> None:
        for kind in self._kinds:
            if kind == wanted:
                self.change(changed(self.held, kind=kind))

    def _set_quantity(self, value: int) -> None:
        self.change(changed(self.held, quantity=value))

    def _set_worn(self, worn: bool) -> None:
        self.change(changed(self.held, worn=worn))
