"""Something to carry that no list has: an object, an armour, or a weapon of a family."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from desktop.rules.nightprowler.document import character as document
from desktop.rules.nightprowler.edits.apply import AddArmour, AddItem, AddWeapon
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.texts import TextField
from desktop.ui.wizard.common.picker import Picker
from desktop.ui.wizard.nightprowler.making import Making

_MOST = 999_999
_ITEM, _ARMOUR = "item", "armour"


class FreeEntry(QWidget):
    """Something that no list has: an object, an armour, or a weapon of a family."""

    def __init__(self, making: Making) -> None:
        super().__init__()
        self._making = making
        self.kind = Picker(self.tr("Nature de l’entrée libre"))
        families = [
            (one.id, self.tr("Arme : {family}").format(family=one.name))
            for one in making.system.tables.weapon_families
        ]
        self.kind.set_entries(
            ((_ITEM, self.tr("Objet")), (_ARMOUR, self.tr("Armure")), *families), _ITEM
        )
        self.name = TextField(self.tr("Nom de l’entrée libre"))
        self.name.setPlaceholderText(self.tr("Entrée libre"))
        self.protection = NumberField(self.tr("Protection"), 0, 9)
        self.protection.set_help(self.tr("Protection de l’armure"))
        self.price = NumberField(self.tr("Prix en couronnes"), 0, _MOST)
        self.add = QPushButton(self.tr("Ajouter"))
        self.add.setAccessibleName(self.tr("Ajouter l’entrée libre"))
        self._protection_label = PlainLabel(self.tr("Protection"))
        row = QGridLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        parts = (
            self.kind,
            self.name,
            self._protection_label,
            self.protection,
            PlainLabel(self.tr("Prix")),
            self.price,
            self.add,
        )
        for column, part in enumerate(parts):
            row.addWidget(part, 0, column, Qt.AlignmentFlag.AlignVCenter)
        row.setColumnStretch(0, 1)
        row.setColumnStretch(1, 2)
        self.kind.currentIndexChanged.connect(self._show_kind)
        self.add.clicked.connect(self._add)
        self._show_kind()

    def _show_kind(self) -> None:
        armour = self.kind.value() == _ARMOUR
        self.protection.setVisible(armour)
        self._protection_label.setVisible(armour)

    def _add(self) -> None:
        self.name.flush()
        self.price.flush()
        name, price = self.name.text().strip(), self.price.value()
        if not name:
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if self._making.run(self._command(name, price)):
            self.name.set_value("")
            self.price.set_value(0)

    def _command(self, name: str, price: int) -> Struct:
        id, kind = self._making.new_id(), self.kind.value()
        if kind == _ITEM:
            return AddItem(document.Item(id, name, price=price))
        if kind == _ARMOUR:
            protection = self.protection.value()
            return AddArmour(document.Armour(id, name, protection=protection, price=price))
        return AddWeapon(document.Weapon(id, name, family=kind, allonge=1, price=price))
