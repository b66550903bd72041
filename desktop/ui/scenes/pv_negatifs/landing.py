"""What a fall did: its height and damage with their sums, and the button that stores it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.rules.pv_negatifs.commands.health import Hurt
from desktop.rules.pv_negatifs.scenes.falling import Fallen
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Row, new_id
from desktop.ui.sheets.common.dice_panel import Asking
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.pv_negatifs.subject import Subject
from desktop.ui.widgets.figures import metres_text


class Landing(QWidget):
    """Nothing is done to the sheet before the button is pressed; undo takes it back."""

    #: The damage is on the sheet.
    taken = Signal()

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._damage = 0
        self.height_ = Sum(subject, self.tr("Hauteur comptée"))
        self.damage = Sum(subject, self.tr("Dégâts"))
        self.suffer = Act(self.tr("Encaisser"))
        self.asking = Asking(subject)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addWidget(Row(self.height_, self.damage, self.suffer))
        column.addWidget(self.asking)
        self.suffer.clicked.connect(self._suffer)
        self.asking.panel.told.connect(self._take)
        self.show_fallen(None)

    def show_fallen(self, fallen: Fallen | None) -> None:
        """Show a fall, or none."""
        self._damage = 0 if fallen is None else fallen.damage.total
        height = None if fallen is None else fallen.fall.height
        self.height_.show_sum(height, "" if height is None else metres_text(height.total))
        self.damage.show_sum(None if fallen is None else fallen.damage)
        self.suffer.setVisible(self._damage > 0)
        self.asking.panel.refresh()

    def _suffer(self) -> None:
        title = self.tr("%n point(s) de dégâts", "", self._damage)
        self.asking.ask(title, Hurt(id=new_id(), amount=self._damage))

    def _take(self) -> None:
        self.taken.emit()
