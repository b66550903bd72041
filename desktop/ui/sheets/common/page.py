"""A tab of a sheet: one page of paper on the desk, shown anew when the character changed."""

from abc import abstractmethod

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.ui.sheets.common.paper import Desk, Paper


class SheetPage(QWidget):
    """What every page is to the window that holds it."""

    @abstractmethod
    def refresh(self) -> None:
        """Show the character as it is now."""

    def lay(self, paper: Paper) -> None:
        """Put the page on its desk."""
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(Desk(paper))
