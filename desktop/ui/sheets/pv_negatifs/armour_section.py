"""The parts of the armour class, and what it comes to against blows, shots and from behind."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.rules.members import changed
from desktop.rules.pv_negatifs.commands.person import SetArmour
from desktop.rules.pv_negatifs.edits.person import AC, PART
from desktop.ui.sheets.common.bits import Labelled, Section
from desktop.ui.sheets.common.fields import KeyNumber
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.pv_negatifs.subject import Subject


class ArmourSection(Section):
    """Lower is better; 10 is bare."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Classe d’armure"), parent)
        self._subject = subject
        most = PART[1]
        self.fields = {
            "worn": KeyNumber("worn", self.tr("Armure portée"), AC),
            "dexterity": KeyNumber("dexterity", self.tr("Dextérité"), (-most, most)),
            "shield": KeyNumber("shield", self.tr("Bouclier"), (-most, most)),
            "by_class": KeyNumber("by_class", self.tr("Classe"), (-most, most)),
        }
        self.sums = {
            "ac": Sum(subject, self.tr("CA")),
            "ac:ranged": Sum(subject, self.tr("contre les tirs")),
            "ac:behind": Sum(subject, self.tr("de dos")),
        }
        self.add(*(Labelled(one.accessibleName(), one) for one in self.fields.values()))
        self.add(*self.sums.values())
        for field in self.fields.values():
            field.written.connect(self._write)

    def refresh(self) -> None:
        """Show the armour class as it is now."""
        armour = self._subject.character.armour
        for part, field in self.fields.items():
            field.set_value(int(getattr(armour, part)))
        for path, shown in self.sums.items():
            shown.show_sum(self._subject.number(path))

    def _write(self, part: str, value: int) -> None:
        armour = changed(self._subject.character.armour, **{part: value})
        self.commandAsked.emit(SetArmour(armour))
