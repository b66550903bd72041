"""The skills of one kit, line by line."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.rules.document import Json
from desktop.rules.settingsplaces import Place, Standing
from desktop.ui import theme
from desktop.ui.settings.common.controls import NumberControl
from desktop.ui.settings.common.standings import StandingMark
from desktop.ui.settings.nightprowler import skillnames
from desktop.ui.settings.nightprowler.editor import Editor
from desktop.ui.settings.nightprowler.naming import Skill, skills_of
from desktop.ui.settings.nightprowler.skillcontrol import SkillControl
from desktop.ui.sheets.common.picks import RemoveButton
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.icons import IconName, set_icon
from desktop.ui.widgets.labels import PlainLabel

_HIGHEST = 99


class KitRow(QWidget):
    """One skill and its value, by its place in the list."""

    changed = Signal(int, str, int)
    removed = Signal(int)
    resetAsked = Signal(int)

    def __init__(self, editor: Editor, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._number = number
        self._skill: Skill = ("", 0)
        self.skill = SkillControl(editor.tables, open_ended=True)
        least = editor.tables.constants.competence_minimum
        self.value = NumberControl(least, _HIGHEST)
        self.mark = StandingMark()
        self.remove = RemoveButton(str(number), "")
        self.trouble = PlainLabel(tone=theme.Tone.VITALITY)
        self.trouble.setFont(theme.sans(theme.Size.SMALL))
        line = QHBoxLayout()
        line.setSpacing(theme.SPACE_IN_GROUP)
        for part in (self.skill, self.value, self.remove):
            line.addWidget(part)
        line.addWidget(self.mark)
        line.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(2)
        whole.addLayout(line)
        whole.addWidget(self.trouble)
        self.skill.committed.connect(self._rename)
        self.value.committed.connect(self._revalue)
        self.value.rejected.connect(self._reject)
        self.remove.removed.connect(self._remove)
        self.mark.resetAsked.connect(self._reset)

    def show_skill(self, skill: Skill, stored: Skill | None, shipped: int | None, why: str) -> None:
        """Show a skill; `stored` is what stands there on disk, `shipped` Cassure's value."""
        self._skill = skill
        key, value = skill
        name = skillnames.title(self._editor.tables, key)
        self.skill.show_value(key)
        self.skill.describe(self.tr("Compétence {number}").format(number=self._number + 1))
        self.value.show_value(value)
        self.value.describe(name)
        self.remove.show_name(name)
        standing = Standing.ADDED
        if shipped is not None:
            standing = Standing.SHIPPED if shipped == value else Standing.CHANGED
        words = "" if shipped is None else integer_text(shipped)
        self.mark.show_standing(name, standing, unstored=skill != stored, shipped=words)
        self._why = why
        self._tell(why)

    def _tell(self, why: str) -> None:
        self.trouble.setText(why)
        self.trouble.setVisible(bool(why))

    def _rename(self, key: str) -> None:
        self.changed.emit(self._number, key, self._skill[1])

    def _revalue(self, value: int) -> None:
        self.changed.emit(self._number, self._skill[0], value)

    def _reject(self, why: str) -> None:
        self._tell(why or self._why)

    def _remove(self) -> None:
        self.removed.emit(self._number)

    def _reset(self) -> None:
        self.value.setFocus()
        self.resetAsked.emit(self._number)


class KitRows(QWidget):
    """The skills of a kit, or those that it lets choose from."""

    #: Another list of skills is wanted.
    edited = Signal(object)

    def __init__(self, editor: Editor, add: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._skills: list[Skill] = []
        self._shipped: dict[str, int] = {}
        self.rows: list[KitRow] = []
        self.add = QPushButton(add)
        self.add.setAutoDefault(False)
        set_icon(self.add, IconName.ADD)
        self.add.clicked.connect(self._add)
        self._column = QVBoxLayout()
        self._column.setSpacing(theme.GRID)
        foot = QHBoxLayout()
        foot.addWidget(self.add)
        foot.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(theme.SPACE_IN_GROUP)
        whole.addLayout(self._column)
        whole.addLayout(foot)

    def show_place(self, place: Place, stored: Json) -> None:
        """Show the skills of a kit; `stored` are those on disk."""
        editor = self._editor
        self._skills = skills_of(editor.value(place))
        self._shipped = dict(skills_of(editor.shipped_value(place)))
        kept = skills_of(stored)
        while len(self.rows) > len(self._skills):
            row = self.rows.pop()
            self._column.removeWidget(row)
            let_go(row)
        while len(self.rows) < len(self._skills):
            self._append()
        for number, (row, skill) in enumerate(zip(self.rows, self._skills, strict=True)):
            before = kept[number] if number < len(kept) else None
            why = editor.problem((*place, skill[0]))
            row.show_skill(skill, before, self._shipped.get(skill[0]), why)
        self._order_tabs()

    def _append(self) -> None:
        row = KitRow(self._editor, len(self.rows))
        row.changed.connect(self._change)
        row.removed.connect(self._remove)
        row.resetAsked.connect(self._reset)
        self._column.addWidget(row)
        self.rows.append(row)

    def _order_tabs(self) -> None:
        chain: list[QWidget] = []
        for row in self.rows:
            chain += (row.skill.box, row.value.field, row.remove, row.mark.back)
        chain.append(self.add)
        for one, other in pairwise(chain):
            QWidget.setTabOrder(one, other)

    def _change(self, number: int, key: str, value: int) -> None:
        self._become([*self._skills[:number], (key, value), *self._skills[number + 1 :]])

    def _remove(self, number: int) -> None:
        self.add.setFocus(Qt.FocusReason.OtherFocusReason)
        self._become([*self._skills[:number], *self._skills[number + 1 :]])

    def _reset(self, number: int) -> None:
        key = self._skills[number][0]
        self._change(number, key, self._shipped[key])

    def _add(self) -> None:
        held = {key for key, _value in self._skills}
        options = skillnames.offered(self._editor.tables, open_ended=False)
        key = next(key for key, _title in options if key not in held)
        self._become([*self._skills, (key, self._editor.tables.constants.competence_minimum)])
        self.rows[-1].skill.setFocus(Qt.FocusReason.OtherFocusReason)

    def _become(self, skills: Sequence[Skill]) -> None:
        written: list[Json] = [{"skill": key, "value": value} for key, value in skills]
        self.edited.emit(written)
