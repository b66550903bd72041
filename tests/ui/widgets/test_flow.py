"""Items in lines, as words are."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from desktop.ui.widgets.flow import FlowLayout


class Block(QWidget):
    """A widget of a size that a test sets."""

    def __init__(self, width: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._size = QSize(width, 20)
        self.show()

    def sizeHint(self) -> QSize:
        return self._size

    def become(self, width: int) -> None:
        self._size = QSize(width, 20)
        self.updateGeometry()


def test_the_height_follows_every_change_of_what_is_in_it(qtbot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    flow = FlowLayout(page, across=10, down=5)
    blocks = [Block(40, page) for _ in range(3)]
    for block in blocks:
        flow.addWidget(block)
    assert [flow.heightForWidth(width) for width in (140, 139, 89, 140)] == [20, 45, 70, 20]
    blocks[0].become(60)
    assert flow.heightForWidth(140) == 45
    blocks[2].hide()
    assert flow.heightForWidth(140) == 20
    blocks[2].show()
    flow.removeWidget(blocks[1])
    assert flow.heightForWidth(140) == 20
    flow.addWidget(Block(40, page))
    assert flow.heightForWidth(140) == 45
    flow.setContentsMargins(0, 3, 0, 4)
    assert flow.heightForWidth(140) == 52
