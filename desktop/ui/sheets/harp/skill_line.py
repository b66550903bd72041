"""One skill: what it comes to, ranks and bonuses; what else may be said of it folds out below."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from desktop.rules.breakdown import Breakdown
from desktop.rules.harp.document import Skill
from desktop.rules.harp.edits.gear import MOST_BONUS, MOST_RANKS
from desktop.rules.members import changed
from desktop.ui import theme
from desktop.ui.sheets.common.fields import KeyNumber
from desktop.ui.sheets.common.picks import RemoveButton
from desktop.ui.sheets.common.roll_line import LineText, RollLine
from desktop.ui.sheets.common.tab_order import read_in_order
from desktop.ui.sheets.harp.skill_details import Offered, SkillDetails
from desktop.ui.widgets.breakdown_tip import BreakdownView
from desktop.ui.widgets.figures import signed_text

WIDEST = "Ag/Rs"
COUNTED = ("ranks", "equipment", "other")


@dataclass(frozen=True)
class SkillView:
    """A skill with its words, its sum, and what its lists offer."""

    skill: Skill
    name: str
    tied: str
    total: Breakdown
    view: BreakdownView
    offered: Offered


class SkillLine(QWidget):
    """Whatever is written leaves as the whole skill, changed."""

    updated = Signal(object)
    removed = Signal(str)
    #: The skill of this id is to be rolled.
    rollAsked = Signal(str)

    def __init__(self, view: SkillView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.details: SkillDetails | None = None
        self.button = RollLine(view.skill.id, WIDEST)
        self.numbers = {
            "ranks": KeyNumber("ranks", self.tr("Rangs"), (0, MOST_RANKS)),
            "equipment": KeyNumber("equipment", self.tr("Équipement"), (-MOST_BONUS, MOST_BONUS)),
            "other": KeyNumber("other", self.tr("Autres bonus"), (-MOST_BONUS, MOST_BONUS)),
        }
        self.fold = QToolButton()
        self.fold.setCheckable(True)
        self.fold.setAutoRaise(True)
        self.fold.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.fold.setText("…")
        self.remove = RemoveButton(view.skill.id, view.name)
        head = QHBoxLayout()
        head.setSpacing(theme.GRID)
        head.addWidget(self.button, 1)
        for number in self.numbers.values():
            number.written.connect(self._write)
            head.addWidget(number)
        head.addWidget(self.fold)
        head.addWidget(self.remove)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addLayout(head)
        self.button.rollAsked.connect(self.rollAsked)
        self.fold.toggled.connect(self._open)
        self.remove.removed.connect(self.removed)
        self.show_view(view)

    def show_view(self, view: SkillView) -> None:
        """Show another state of the skill."""
        self._view, skill = view, view.skill
        value = signed_text(view.total.total)
        text = LineText(view.name, view.tied, value, strong=skill.ranks > 0)
        self.button.show_text(text, view.total.total, view.view, f"{view.name} {value}")
        for field, number in self.numbers.items():
            number.set_value(int(getattr(skill, field)))
        self.fold.setAccessibleName(self.tr("Détails : {name}").format(name=view.name))
        self.remove.show_name(view.name)
        if self.details is not None:
            self.details.show_skill(skill, view.offered)

    def _open(self, on: bool) -> None:
        """Fold out; the details of most skills are never asked for."""
        if self.details is None:
            self.details = SkillDetails()
            self.details.show_skill(self._view.skill, self._view.offered)
            self.details.updated.connect(self.updated)
            self._column.addWidget(self.details)
            read_in_order(self.fold, self.remove, self.details)
        self.details.setVisible(on)

    def _write(self, field: str, value: int) -> None:
        self.updated.emit(changed(self._view.skill, **{field: value}))
