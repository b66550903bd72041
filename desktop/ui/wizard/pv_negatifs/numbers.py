"""The step numbers: hit points, armour class, THAC0, saves, movement, and what else is plain."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from desktop.rules.message import Text, say
from desktop.rules.pv_negatifs import attack
from desktop.rules.pv_negatifs.commands.person import (
    Number,
    SetArmour,
    SetNumber,
    SetSave,
    SetThac0,
)
from desktop.rules.pv_negatifs.document import SAVES, Armour
from desktop.rules.pv_negatifs.edits.person import AC, NUMBERS, PART, SAVE, THAC0
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.icons import IconName, set_icon
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.page import Page
from desktop.ui.wizard.pv_negatifs.making import Making

_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_PLAIN: tuple[Number, ...] = ("speed", "attacks", "resistance")
_PARTS = ("worn", "dexterity", "shield", "by_class")


class NumbersPage(Page[Making]):
    """Plain numbers at the left; THAC0 and saves, the group's or one's own, at the right."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "numbers")
        self.set_head(
            self.tr("Nombres"),
            self.tr(
                "Points de vie lancés ou tapés ; THAC0 et sauvegardes suivent la classe tant que "
                "rien d’autre n’est tapé."
            ),
        )
        left, right = _grid(), _grid()
        self.most = _Plain(making, "most", left, 0, self)
        self.plain = {
            what: _Plain(making, what, left, row, self) for row, what in enumerate(_PLAIN, start=2)
        }
        self.roll = QPushButton(self.tr("Lancer"))
        self.roll.setAccessibleName(self.tr("Lancer les points de vie"))
        set_icon(self.roll, IconName.DIE)
        left.addWidget(self.roll, 1, 1, _MIDDLE)
        self.essence = PlainLabel(integer_text(making.tables.essence.beginning))
        self.essence.setFont(theme.tabular(theme.serif(theme.Size.LARGE)))
        left.addWidget(PlainLabel(self.tr("Essence au départ")), len(_PLAIN) + 2, 0, _MIDDLE)
        left.addWidget(self.essence, len(_PLAIN) + 2, 1, _MIDDLE)
        top = len(_PLAIN) + 3
        left.addWidget(Heading(self.tr("Classe d’armure"), size=theme.Size.LARGE), top, 0)
        self.ac = ExplainedValue(self.tr("Classe d’armure"))
        self.ac.setFont(theme.tabular(theme.serif(theme.Size.TITLE)))
        left.addWidget(self.ac, top, 1, Qt.AlignmentFlag.AlignLeading)
        self.armour = {
            part: _Part(making, part, left, top + row, self)
            for row, part in enumerate(_PARTS, start=1)
        }
        right.addWidget(Heading(self.tr("THAC0 et sauvegardes"), size=theme.Size.LARGE), 0, 0, 1, 3)
        self.thac0 = _Own(making, "", right, 1, self)
        self.saves = {
            save: _Own(making, save, right, row, self) for row, save in enumerate(SAVES, start=2)
        }
        right.setRowStretch(len(SAVES) + 2, 1)
        left.setRowStretch(top + len(_PARTS) + 1, 1)
        columns = QHBoxLayout()
        columns.setSpacing(2 * theme.SPACE_BETWEEN_GROUPS)
        columns.addLayout(left)
        columns.addLayout(right)
        columns.addStretch(1)
        self.content.addLayout(columns, 1)
        self.roll.clicked.connect(self._roll)
        guard_wheel(self)

    def first(self) -> QWidget | None:
        return self.most.field

    def refresh(self) -> None:
        super().refresh()
        parts = (
            self.most,
            *self.plain.values(),
            *self.armour.values(),
            self.thac0,
            *self.saves.values(),
        )
        for part in parts:
            part.refresh()
        sum = self.making.sum_of("ac")
        if sum is not None:
            self.ac.set_view(explained(self.making.texts, self.tr("Classe d’armure"), sum))

    def _roll(self) -> None:
        self.flush()
        self.making.roll_hit_points()


def _grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
    grid.setVerticalSpacing(theme.SPACE_IN_GROUP)
    return grid


def _line(making: Making, grid: QGridLayout, row: int, name: Text, field: QWidget) -> None:
    label = PlainLabel(making.texts.render(name))
    label.setBuddy(field)
    grid.addWidget(label, row, 0, _MIDDLE)
    grid.addWidget(field, row, 1, _MIDDLE)


class _Plain(QObject):
    """One plain number."""

    def __init__(
        self, making: Making, what: Number, grid: QGridLayout, row: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._making = making
        self._what: Number = what
        name = say(f"pv.sheet.{what}")
        self.field = NumberField(making.texts.render(name), *NUMBERS[what])
        _line(making, grid, row, name, self.field)
        self.field.valueCommitted.connect(self._set)

    def refresh(self) -> None:
        self.field.set_value(int(getattr(self._making.character, self._what)))

    def _set(self, value: int) -> None:
        self._making.run(SetNumber(self._what, value))


class _Part(QObject):
    """One part of the armour class."""

    def __init__(
        self, making: Making, part: str, grid: QGridLayout, row: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._making = making
        self._part = part
        name = say(f"pv.sheet.armour-{part}")
        least, most = AC if part == "worn" else (-PART[1], PART[1])
        spoken = self.tr("Classe d’armure : {part}").format(part=making.texts.render(name))
        self.field = NumberField(spoken, least, most)
        _line(making, grid, row, name, self.field)
        self.field.valueCommitted.connect(self._set)

    def refresh(self) -> None:
        self.field.set_value(int(getattr(self._making.character.armour, self._part)))

    def _set(self, value: int) -> None:
        held = self._making.character.armour
        parts = {one: int(getattr(held, one)) for one in _PARTS}
        self._making.run(SetArmour(Armour(**{**parts, self._part: value})))


class _Own(QObject):
    """THAC0 ("" as `save`) or a save: the group's, until another is typed; a button goes back."""

    def __init__(
        self, making: Making, save: str, grid: QGridLayout, row: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._making = making
        self._save = save
        name: Text = making.tables.saves.get(save).name if save else say("pv.thac0")
        words = making.texts.render(name)
        self.field = NumberField(words, *(SAVE if save else THAC0))
        self.back = QPushButton(self.tr("Remettre"))
        self.back.setAccessibleName(
            self.tr("Remettre la valeur de la classe : {name}").format(name=words)
        )
        policy = self.back.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.back.setSizePolicy(policy)
        _line(making, grid, row, name, self.field)
        grid.addWidget(self.back, row, 2, _MIDDLE)
        self.field.valueCommitted.connect(self._set)
        self.back.clicked.connect(self._go_back)

    def refresh(self) -> None:
        character, tables = self._making.character, self._making.tables
        if self._save:
            value = attack.save_value(tables, character, self._save)
            own = self._save in character.saves
        else:
            value, own = attack.thac0(tables, character).total, character.thac0 is not None
        self.field.set_value(0 if value is None else value)
        if not own and self.back.hasFocus():
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.back.setVisible(own)

    def _command(self, value: int | None) -> Struct:
        return SetSave(self._save, value) if self._save else SetThac0(value)

    def _set(self, value: int) -> None:
        self._making.run(self._command(value))

    def _go_back(self) -> None:
        self._making.run(self._command(None))
