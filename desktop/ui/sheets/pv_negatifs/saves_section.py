"""What each save must reach: that of the group of classes, or the sheet's own."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rules.pv_negatifs.commands.person import SetSave
from desktop.rules.pv_negatifs.document import SAVES
from desktop.rules.pv_negatifs.edits.person import SAVE
from desktop.ui import theme
from desktop.ui.sheets.common.bits import words
from desktop.ui.sheets.common.fields import KeyNumber
from desktop.ui.sheets.common.picks import RemoveButton
from desktop.ui.sheets.common.roll_button import RollButton
from desktop.ui.sheets.pv_negatifs.subject import Subject
from desktop.ui.widgets.labels import PlainLabel


class SavesSection(QWidget):
    """A line for each save; the cross gives it back to the group."""

    #: An edit command.
    commandAsked = Signal(object)
    #: The save of this id is to be rolled.
    rollAsked = Signal(str)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.fields: dict[str, KeyNumber] = {}
        self.own: dict[str, RemoveButton] = {}
        self.rolls: dict[str, RollButton] = {}
        self._from: dict[str, PlainLabel] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        grid.setVerticalSpacing(2)
        for row, save in enumerate(SAVES):
            name = subject.texts.render(subject.tables.saves.get(save).name)
            field = KeyNumber(save, name, SAVE)
            field.written.connect(self._write)
            own = RemoveButton(save, self.tr("{name} écrite à la main").format(name=name))
            own.removed.connect(self._follow_group)
            self.fields[save], self.own[save] = field, own
            roll = RollButton(save, name)
            roll.rollAsked.connect(self.rollAsked)
            self.rolls[save] = roll
            self._from[save] = words(tone=theme.Tone.MUTED)
            label = words(name, theme.Tone.MUTED)
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
            grid.addWidget(self._from[save], row, 2)
            grid.addWidget(own, row, 2)
            grid.addWidget(roll, row, 3)
        grid.setColumnStretch(0, 1)

    def refresh(self) -> None:
        """Show the saves as they are now."""
        subject = self._subject
        for save, field in self.fields.items():
            total = subject.number(f"save:{save}")
            own = save in subject.character.saves
            if total is None:
                field.set_value(0)
            else:
                field.show_sum(subject, total)
            self.own[save].setVisible(own)
            unknown = total is None
            self.rolls[save].setEnabled(not unknown)
            self._from[save].setText(self.tr("à saisir") if unknown else self.tr("du groupe"))
            self._from[save].setVisible(not own)

    def _write(self, save: str, value: int) -> None:
        self.commandAsked.emit(SetSave(save, value))

    def _follow_group(self, save: str) -> None:
        self.commandAsked.emit(SetSave(save, None))
