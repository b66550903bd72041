"""The step numbers: hit points, armour class, THAC0, saves, movement, and what else is plain."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from desktop.rules.members import changed
from desktop.rules.message import Text, say
from desktop.rules.pv_negatifs import attack
from desktop.rules.pv_negatifs.commands.person import (
    Number,
    SetArmour,
    SetNumber,
    SetSave,
    SetThac0,
)
from desktop.rules.pv_negatifs.document import SAVES
from desktop.rules.pv_negatifs.edits.person import AC, NUMBERS, PART, SAVE, THAC0
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.icons import IconName, set_icon
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.numberlines import MIDDLE, NumberLine, OwnLine, number_grid
from desktop.ui.wizard.common.page import Page
from desktop.ui.wizard.pv_negatifs.making import Making

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
        left, right = number_grid(), number_grid()
        self.most = _plain(making, "most", self)
        self.most.put(left, 0)
        self.plain = {what: _plain(making, what, self) for what in _PLAIN}
        for row, line in enumerate(self.plain.values(), start=2):
            line.put(left, row)
        self.roll = QPushButton(self.tr("Lancer"))
        self.roll.setAccessibleName(self.tr("Lancer les points de vie"))
        set_icon(self.roll, IconName.DIE)
        left.addWidget(self.roll, 1, 1, MIDDLE)
        self.essence = PlainLabel(integer_text(making.tables.essence.beginning))
        self.essence.setFont(theme.tabular(theme.serif(theme.Size.LARGE)))
        left.addWidget(PlainLabel(self.tr("Essence au départ")), len(_PLAIN) + 2, 0, MIDDLE)
        left.addWidget(self.essence, len(_PLAIN) + 2, 1, MIDDLE)
        top = len(_PLAIN) + 3
        left.addWidget(Heading(self.tr("Classe d’armure"), size=theme.Size.LARGE), top, 0)
        self.ac = ExplainedValue(self.tr("Classe d’armure"))
        self.ac.setFont(theme.tabular(theme.serif(theme.Size.TITLE)))
        left.addWidget(self.ac, top, 1, Qt.AlignmentFlag.AlignLeading)
        worn = self.tr("Classe d’armure : {part}")
        self.armour = {part: _part(making, part, worn, self) for part in _PARTS}
        for row, line in enumerate(self.armour.values(), start=top + 1):
            line.put(left, row)
        right.addWidget(Heading(self.tr("THAC0 et sauvegardes"), size=theme.Size.LARGE), 0, 0, 1, 3)
        back = self.tr("Remettre la valeur de la classe : {name}")
        self.thac0 = _own(making, "", back, self)
        self.thac0.put(right, 1)
        self.saves = {save: _own(making, save, back, self) for save in SAVES}
        for row, line in enumerate(self.saves.values(), start=2):
            line.put(right, row)
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


def _plain(making: Making, what: Number, parent: QWidget) -> NumberLine:
    """One plain number."""
    read, command = partial(_number, making, what), partial(SetNumber, what)
    return NumberLine(making, say(f"pv.sheet.{what}"), NUMBERS[what], read, command, parent)


def _number(making: Making, what: Number) -> int:
    return int(getattr(making.character, what))


def _part(making: Making, part: str, spoken: str, parent: QWidget) -> NumberLine:
    """One part of the armour class."""
    name = say(f"pv.sheet.armour-{part}")
    bounds = AC if part == "worn" else (-PART[1], PART[1])
    read, command = partial(_worn, making, part), partial(_rearmed, making, part)
    words = spoken.format(part=making.texts.render(name))
    return NumberLine(making, name, bounds, read, command, parent, spoken=words)


def _worn(making: Making, part: str) -> int:
    return int(getattr(making.character.armour, part))


def _rearmed(making: Making, part: str, value: int) -> Struct:
    return SetArmour(changed(making.character.armour, **{part: value}))


def _own(making: Making, save: str, spoken: str, parent: QWidget) -> OwnLine:
    """THAC0 ("" as `save`) or a save: the group's, until another is typed."""
    name: Text = making.tables.saves.get(save).name if save else say("pv.thac0")
    return OwnLine(
        making,
        name,
        SAVE if save else THAC0,
        partial(_saved, making, save),
        partial(_save, save),
        parent,
        own=partial(_is_own, making, save),
        back=partial(_save, save, None),
        spoken=spoken.format(name=making.texts.render(name)),
    )


def _saved(making: Making, save: str) -> int:
    if save:
        return attack.save_value(making.tables, making.character, save) or 0
    return attack.thac0(making.tables, making.character).total


def _is_own(making: Making, save: str) -> bool:
    character = making.character
    return save in character.saves if save else character.thac0 is not None


def _save(save: str, value: int | None) -> Struct:
    return SetSave(save, value) if save else SetThac0(value)
