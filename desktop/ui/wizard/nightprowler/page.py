"""Night Prowler's steps: below their own content stand the choices that they ask for."""

from PySide6.QtWidgets import QWidget

from desktop.ui.wizard.common import page
from desktop.ui.wizard.nightprowler.choicespanel import ChoicesPanel
from desktop.ui.wizard.nightprowler.making import Making


class Page(page.Page[Making]):
    """One step with its choices."""

    def __init__(self, making: Making, step: str, parent: QWidget | None = None) -> None:
        super().__init__(making, step, parent)
        self.choices = ChoicesPanel(making, step)
        self.add_tail(self.choices)


class ListPage(page.ListPage[Making]):
    """A list of options with the choices that follow from it."""

    def __init__(self, making: Making, step: str, parent: QWidget | None = None) -> None:
        super().__init__(making, step, parent)
        self.choices = ChoicesPanel(making, step)
        self.add_tail(self.choices)
