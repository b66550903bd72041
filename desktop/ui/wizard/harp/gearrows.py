"""A weapon or a thing of the step equipment."""

from PySide6.QtWidgets import QHBoxLayout

from desktop.rules.harp.commands.person import RemoveItem, RemoveWeapon, UpdateItem, UpdateWeapon
from desktop.rules.harp.document import Item, Weapon
from desktop.rules.harp.edits.gear import MOST_BONUS, MOST_COUNT, MOST_FUMBLE
from desktop.rules.members import changed
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.texts import TextField
from desktop.ui.wizard.common.gear import GearRow
from desktop.ui.wizard.common.picker import Picker
from desktop.ui.wizard.harp.making import Making

_WORDS = 110


class WeaponRow(GearRow[Making, Weapon]):
    """One weapon: the bonus of its attacks, its size, its fumbles, its table of criticals."""

    def add_fields(self) -> None:
        name = self.held.name
        self.bonus = NumberField(self.tr("{name} : BO").format(name=name), -MOST_BONUS, MOST_BONUS)
        self.size_class = Picker(self.tr("{name} : taille").format(name=name))
        self.size_class.setMinimumContentsLength(10)
        self.fumble = NumberField(
            self.tr("{name} : dernier tirage de Maladresse").format(name=name), 0, MOST_FUMBLE
        )
        self.critical = TextField(self.tr("{name} : table de critiques").format(name=name))
        self.critical.setPlaceholderText(self.tr("critiques"))
        self.critical.setMinimumWidth(theme.scaled(self, _WORDS))
        self.line.addWidget(PlainLabel(self.tr("BO"), tone=theme.Tone.MUTED))
        self.line.addWidget(self.bonus)
        self.line.addWidget(self.size_class)
        below = QHBoxLayout()
        below.setSpacing(theme.SPACE_IN_GROUP)
        below.addSpacing(theme.SPACE_BETWEEN_GROUPS)
        for part in (
            PlainLabel(self.tr("Maladresse : 01 à"), tone=theme.Tone.MUTED),
            self.fumble,
            self.critical,
        ):
            below.addWidget(part)
        below.addStretch(1)
        self.whole.addLayout(below)
        self.bonus.valueCommitted.connect(self._set_bonus)
        self.size_class.valueChosen.connect(self._set_size)
        self.fumble.valueCommitted.connect(self._set_fumble)
        self.critical.textCommitted.connect(self._set_critical)

    def show_held(self, held: Weapon) -> None:
        self.held = held
        self.name.set_value(held.name)
        self.bonus.set_value(held.bonus)
        render = self.making.texts.render
        sizes = tuple((one.id, render(one.name)) for one in self.making.settings.sizes)
        self.size_class.set_entries(sizes, held.size)
        self.fumble.set_value(held.fumble)
        self.critical.set_value(held.critical)

    def update_command(self, held: Weapon) -> Struct:
        return UpdateWeapon(held)

    def removal(self) -> Struct:
        return RemoveWeapon(self.held.id)

    def _set_bonus(self, value: int) -> None:
        self.change(changed(self.held, bonus=value))

    def _set_size(self, size: str) -> None:
        self.change(changed(self.held, size=size))

    def _set_fumble(self, value: int) -> None:
        self.change(changed(self.held, fumble=value))

    def _set_critical(self, text: str) -> None:
        self.change(changed(self.held, critical=text))


class ItemRow(GearRow[Making, Item]):
    """One thing: how many there are, and a note."""

    def add_fields(self) -> None:
        name = self.held.name
        self.quantity = NumberField(self.tr("{name} : quantité").format(name=name), 0, MOST_COUNT)
        self.note = TextField(self.tr("{name} : note").format(name=name))
        self.note.setPlaceholderText(self.tr("note"))
        for part in (PlainLabel("×"), self.quantity):
            self.line.addWidget(part)
        self.line.addWidget(self.note, 1)
        self.quantity.valueCommitted.connect(self._set_quantity)
        self.note.textCommitted.connect(self._set_note)

    def show_held(self, held: Item) -> None:
        self.held = held
        self.name.set_value(held.name)
        self.quantity.set_value(held.quantity)
        self.note.set_value(held.note)

    def update_command(self, held: Item) -> Struct:
        return UpdateItem(held)

    def removal(self) -> Struct:
        return RemoveItem(self.held.id)

    def _set_quantity(self, value: int) -> None:
        self.change(changed(self.held, quantity=value))

    def _set_note(self, note: str) -> None:
        self.change(changed(self.held, note=note))
