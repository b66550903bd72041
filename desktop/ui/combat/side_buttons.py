"""The choice of the side that newcomers join."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from desktop.ui.combat.wording import SIDES, side_letter


class SideButtons(QButtonGroup):
    """A button for each side, one of them pressed; `checkedId` is the side."""

    def __init__(self, chosen: int, parent: QWidget) -> None:
        super().__init__(parent)
        for side in SIDES:
            button = QPushButton(self.tr("camp {side}").format(side=side_letter(side)), parent)
            button.setCheckable(True)
            button.setAutoDefault(True)
            # A click leaves the keyboard in the field: side, names, Enter.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.addButton(button, side)
        self.button(chosen).setChecked(True)
