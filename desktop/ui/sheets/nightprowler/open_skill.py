"""Opening a skill that the sheet does not list yet: picked, or named by the person."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.rules.nightprowler.character.choices import every_key, skill_options
from desktop.rules.nightprowler.character.skill_rules import CUSTOM
from desktop.rules.nightprowler.tables.skills import ANY, skill_key, split_key
from desktop.ui import theme
from desktop.ui.sheets.common.inplace import InlineText
from desktop.ui.sheets.common.picks import AddButton
from desktop.ui.sheets.nightprowler.subject import Subject


class OpenSkillLine(QWidget):
    """A button with every skill that can be opened, and a field for the name of an open one."""

    #: The skill of this key is to be opened.
    openAsked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._skill = ""
        self.add = AddButton(self.tr("Ouvrir une compétence"))
        self.name = InlineText(
            self.tr("Nom de la spécialisation"), placeholder=self.tr("Laquelle ?")
        )
        self.name.hide()
        self.add.chosen.connect(self._choose)
        self.name.textCommitted.connect(self._name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(self.add)
        row.addWidget(self.name, 1)
        row.addStretch(0)

    def show_subject(self, subject: Subject) -> None:
        """Offer what is not open yet."""
        opened = {view.key for view in subject.derived.skills if view.opened}
        free = [key for key in every_key(subject.tables) if key not in opened]
        offered = [
            (key, subject.texts.render(label)) for key, label in skill_options(subject.tables, free)
        ]
        own = (skill_key(CUSTOM, ANY), self.tr("Compétence personnelle…"))
        self.add.offer([*offered, own])

    def _choose(self, key: str) -> None:
        self._skill, specialisation = split_key(key)
        self.name.setVisible(specialisation == ANY)
        if specialisation == ANY:
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.openAsked.emit(key)

    def _name(self, name: str) -> None:
        if name.strip():
            self.name.set_value("")
            self.name.hide()
            self.openAsked.emit(skill_key(self._skill, name.strip()))
