"""The malus of bad light, for those whom only total darkness hinders."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from desktop.rules.nightprowler.rolls.trait_effects import sees_at_night
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Labelled
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.widgets.numbers import NumberField

_MOST = 40


class Light(QWidget):
    """A number apart from the difficulty, and whether nobody at all could see."""

    #: Another malus, or another darkness.
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = NumberField(self.tr("Malus de visibilité"), -_MOST, 0)
        self.dark = QCheckBox(self.tr("Obscurité totale"))
        self.number.valueCommitted.connect(self._note)
        self.dark.toggled.connect(self._note)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(Labelled(self.tr("Visibilité"), self.number))
        row.addWidget(self.dark)

    def refresh(self, subject: Subject) -> None:
        """Ask only whom it concerns: for the others, light is part of the difficulty."""
        self.setVisible(sees_at_night(subject.tables, subject.derived))

    def reset(self) -> None:
        """Good light."""
        self.number.set_value(0)
        self.dark.setChecked(False)

    def malus(self) -> int:
        """Points of threshold, 0 or less."""
        return 0 if self.isHidden() else self.number.value()

    def is_dark(self) -> bool:
        """Whether the darkness is total."""
        return self.dark.isChecked()

    def _note(self) -> None:
        self.changed.emit()
