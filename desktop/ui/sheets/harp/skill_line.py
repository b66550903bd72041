"""One skill: what it comes to, ranks and bonuses; what else may be said of it folds out below."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from desktop.rules.breakdown import Breakdown
from desktop.rules.harp.document import Skill
from desktop.rules.harp.edits.gear import MOST_BONUS, MOST_RANKS
from desktop.rules.members import changed
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Labelled, Row, Tick
from desktop.ui.sheets.common.fields import KeyNumber, KeyText
from desktop.ui.sheets.common.picks import Pick, RemoveButton
from desktop.ui.sheets.common.roll_line import LineText, RollLine
from desktop.ui.widgets.breakdown_tip import BreakdownView
from desktop.ui.widgets.figures import signed_text

WIDEST = "Ag/Rs"
_LONGEST_METHOD = 24
COUNTED = ("ranks", "equipment", "other")

Options = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class SkillView:
    """A skill with its words; `known` ones have the name of the tables. The options of its picks
    stand beside it."""

    skill: Skill
    name: str
    tied: str
    total: Breakdown
    view: BreakdownView
    known: bool
    firsts: Options
    seconds: Options
    methods: Options


class SkillLine(QWidget):
    """Whatever is written leaves as the whole skill, changed."""

    updated = Signal(object)
    removed = Signal(str)
    #: The skill of this id is to be rolled.
    rollAsked = Signal(str)

    def __init__(self, view: SkillView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._skill = view.skill
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
        self.name = KeyText("name", self.tr("Nom de la Compétence"))
        self.specialty = KeyText("specialty", self.tr("Spécialité"), self.tr("à préciser"))
        self.first = Pick(self.tr("Première Caractéristique"))
        self.second = Pick(self.tr("Seconde Caractéristique"))
        self.method = Pick(self.tr("Résolution"))
        self.method.setMinimumContentsLength(_LONGEST_METHOD)
        self.closed = Tick(self.tr("tirage fermé"))
        self._name = Labelled(self.tr("Nom"), self.name)
        for text in (self.name, self.specialty):
            text.setMinimumWidth(theme.scaled(text, 200))
        head = QHBoxLayout()
        head.setSpacing(theme.GRID)
        head.addWidget(self.button, 1)
        for number in self.numbers.values():
            head.addWidget(number)
        head.addWidget(self.fold)
        head.addWidget(self.remove)
        self.details = Row(
            self._name,
            Labelled(self.tr("Spécialité"), self.specialty),
            self.first,
            self.second,
            Labelled(self.tr("Résolution"), self.method),
            self.closed,
        )
        self.details.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.details)
        self._connect()
        self.show_view(view)

    def show_view(self, view: SkillView) -> None:
        """Show another state of the skill."""
        skill = self._skill = view.skill
        value = signed_text(view.total.total)
        text = LineText(view.name, view.tied, value, strong=skill.ranks > 0)
        self.button.show_text(text, view.total.total, view.view, f"{view.name} {value}")
        for field, number in self.numbers.items():
            number.set_value(int(getattr(skill, field)))
        self.fold.setAccessibleName(self.tr("Détails : {name}").format(name=view.name))
        self.remove.show_name(view.name)
        self._name.setVisible(not view.known)
        self.name.set_value(skill.name)
        self.specialty.set_value(skill.specialty)
        self.first.show_value(view.firsts, skill.first)
        self.second.show_value(view.seconds, skill.second)
        self.method.show_value(view.methods, skill.method)
        blocked = self.closed.blockSignals(True)
        self.closed.setChecked(skill.closed)
        self.closed.blockSignals(blocked)

    def _connect(self) -> None:
        self.button.rollAsked.connect(self.rollAsked)
        self.fold.toggled.connect(self.details.setVisible)
        self.remove.removed.connect(self.removed)
        for number in self.numbers.values():
            number.written.connect(self._write)
        for text in (self.name, self.specialty):
            text.written.connect(self._write)
        self.first.picked.connect(self._pick_first)
        self.second.picked.connect(self._pick_second)
        self.method.picked.connect(self._pick_method)
        self.closed.toggled.connect(self._close)

    def _write(self, field: str, value: object) -> None:
        self._put(**{field: value})

    def _pick_first(self, value: str) -> None:
        self._put(first=value)

    def _pick_second(self, value: str) -> None:
        self._put(second=value)

    def _pick_method(self, value: str) -> None:
        self._put(method=value)

    def _close(self, on: bool) -> None:
        self._put(closed=on)

    def _put(self, **fields: object) -> None:
        self.updated.emit(changed(self._skill, **fields))
