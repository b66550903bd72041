"""What leaves a window is nowhere on the screen."""

from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.ui.widgets.farewell import let_go


def test_a_part_let_go_before_its_layout_showed_it_is_no_window(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    window.show()
    part = QPushButton("Retirer")
    column.addWidget(part)
    column.removeWidget(part)
    let_go(part)
    # The layout's call to show it, posted above, comes now.
    QApplication.processEvents()
    assert not part.isVisible()
