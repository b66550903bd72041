"""Skills: what each is rolled under, how often it was learnt, homebrew ones beside."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from desktop.rules.breakdown import Breakdown
from desktop.rules.folding import folded
from desktop.rules.warhammer.commands.person import AddSkill, RemoveSkill, SetSkill
from desktop.rules.warhammer.creation import MOST_LEVEL
from desktop.rules.warhammer.document import SkillHeld
from desktop.rules.warhammer.skills import held_skills, level, skill_target, skill_title
from desktop.rules.warhammer.tables.people import Skill
from desktop.ui import theme
from desktop.ui.sheets.common.bits import new_id
from desktop.ui.sheets.common.free_entry import OWN, AddLine
from desktop.ui.sheets.common.keyed import KeyedLines
from desktop.ui.sheets.common.roll_line import LineText, RollLine
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.breakdown_tip import BreakdownView
from desktop.ui.widgets.figures import integer_text

#: Between a skill and what it is about, in its key.
SEPARATOR = ":"


@dataclass(frozen=True)
class SkillLine:
    """What a row shows; `target` is None for a skill that no table knows, `held` is "" for one that
    was never learnt."""

    key: str
    name: str
    characteristic: str
    learnt: int
    held: str
    target: int | None
    view: BreakdownView | None


class SkillButton(RollLine):
    """Name, characteristic and value; muted while it was never learnt."""

    def __init__(self, line: SkillLine, parent: QWidget | None = None) -> None:
        super().__init__(line.key, "Soc", parent)

    def show_line(self, line: SkillLine, level_text: str) -> None:
        """Show another state of the skill."""
        home = line.target is None
        self.setEnabled(not home)
        value = self.tr("maison") if line.target is None else integer_text(line.target)
        text = LineText(line.name, line.characteristic, value, strong=bool(line.learnt), words=home)
        self.show_text(text, line.target or 0, line.view, f"{line.name} {value}, {level_text}")
        tip = "" if line.view else self.tr("Compétence maison, hors automatisme.")
        # Setting a tip is dear, and nearly every skill has none.
        if tip != self.toolTip():
            self.setToolTip(tip)


class LevelButton(QToolButton):
    """How often a skill was learnt; a menu changes it."""

    #: The level that is wanted, 0 to forget the skill.
    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFont(theme.sans(theme.Size.SMALL))
        self._menu = QMenu(self)
        for wanted, text in enumerate(self.texts()):
            self._menu.addAction(text).setData(wanted)
        self._menu.triggered.connect(self._choose)
        self.clicked.connect(self._open)
        widest = max(self.fontMetrics().horizontalAdvance(text) for text in self.texts()[1:])
        self.setMinimumWidth(widest + 16)

    def options(self) -> tuple[QAction, ...]:
        """What the menu holds."""
        return tuple(self._menu.actions())

    def texts(self) -> tuple[str, ...]:
        """What each level is called."""
        return (self.tr("jamais apprise"), self.tr("acquise"), "+10", "+20")

    def show_level(self, learnt: int, name: str) -> None:
        """Show how often it was learnt."""
        text = self.texts()[max(0, min(learnt, MOST_LEVEL))]
        # A whole column of "never" would drown what was learnt.
        self.setText(text if learnt else "½")
        self.setAccessibleName(
            self.tr("{name} : {level}. Changer le niveau").format(name=name, level=text)
        )

    def _open(self) -> None:
        self._menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def _choose(self, action: QAction) -> None:
        self.chosen.emit(int(action.data()))


class SkillRow(QWidget):
    """A skill with its level."""

    #: The skill of this key is to be rolled.
    rollAsked = Signal(str)
    #: Another level is wanted: key and level.
    levelAsked = Signal(str, int)

    def __init__(self, line: SkillLine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = line.key
        self.button = SkillButton(line)
        self.level = LevelButton()
        self.button.rollAsked.connect(self.rollAsked)
        self.level.chosen.connect(self._ask)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        row.addWidget(self.button, 1)
        row.addWidget(self.level)

    def show_line(self, line: SkillLine) -> None:
        """Show another state of the skill."""
        self.level.show_level(line.learnt, line.name)
        self.button.show_line(line, self.level.texts()[line.learnt])

    def _ask(self, wanted: int) -> None:
        self.levelAsked.emit(self._key, wanted)


class Skills(QWidget):
    """Every skill that can be rolled, in the order of the tables, then homebrew ones."""

    #: An edit command.
    commandAsked = Signal(object)
    #: The skill of this key ("langue:khazalid") is to be rolled.
    rollAsked = Signal(str)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.add = AddLine(self.tr("Apprendre une compétence"), self.tr("Laquelle ?"))
        self.add.added.connect(self._add)
        column = QVBoxLayout()
        column.setSpacing(0)
        self.rows: KeyedLines[SkillRow] = KeyedLines(column)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(theme.GRID)
        whole.addLayout(column)
        whole.addWidget(self.add)

    def refresh(self) -> bool:
        """Show the skills as they are now; whether there are others."""
        lines = {line.key: line for line in self._lines()}
        self._offer()
        return self.rows.show(lines, self._make, SkillRow.show_line)

    def _lines(self) -> list[SkillLine]:
        subject = self._subject
        tables, character = subject.tables, subject.character
        found: list[SkillLine] = []
        for skill, about in held_skills(tables, character):
            target = skill_target(subject.profile, character, skill, about)
            held = next(
                (
                    one.id
                    for one in character.skills
                    if (one.skill, one.subject) == (skill.id, about)
                ),
                "",
            )
            found.append(self._line(skill.id, about, skill.characteristic, held, target))
        found += [
            self._line(one.skill, one.subject, "", one.id, None)
            for one in character.skills
            if one.skill not in tables.skills.ids()
        ]
        return found

    def _line(
        self, skill: str, about: str, characteristic: str, held: str, target: Breakdown | None
    ) -> SkillLine:
        subject = self._subject
        name = subject.texts.render(skill_title(subject.tables, skill, about))
        short = ""
        if characteristic:
            short = subject.tables.characteristics.get(characteristic).name
        return SkillLine(
            key=f"{skill}{SEPARATOR}{about}" if about else skill,
            name=name,
            characteristic=short,
            learnt=level(subject.character, skill, about),
            held=held,
            target=None if target is None else target.total,
            view=None if target is None else subject.view(name, target),
        )

    def _make(self, line: SkillLine) -> SkillRow:
        row = SkillRow(line)
        row.rollAsked.connect(self.rollAsked)
        row.levelAsked.connect(self._set_level)
        return row

    def _offer(self) -> None:
        tables, character = self._subject.tables, self._subject.character
        known = {one.skill for one in character.skills}
        offered = [
            (f"{one.id}{OWN}" if one.several else one.id, one.name)
            for one in sorted(tables.skills, key=_name)
            if one.several or one.id not in known
        ]
        self.add.offer([*offered, (OWN, self.tr("Compétence maison…"))])

    def _add(self, skill: str, words: str) -> None:
        held = SkillHeld(id=new_id(), skill=skill or words, subject=words if skill else "")
        self.commandAsked.emit(AddSkill(held))

    def _set_level(self, key: str, wanted: int) -> None:
        line = next((one for one in self._lines() if one.key == key), None)
        if line is None or wanted == line.learnt:
            return
        held = next((one for one in self._subject.character.skills if one.id == line.held), None)
        if held is None:
            skill, _, about = key.partition(SEPARATOR)
            learnt = SkillHeld(id=new_id(), skill=skill, subject=about, level=wanted)
            self.commandAsked.emit(AddSkill(learnt))
        elif wanted:
            changed = SkillHeld(id=held.id, skill=held.skill, subject=held.subject, level=wanted)
            self.commandAsked.emit(SetSkill(changed))
        else:
            self.commandAsked.emit(RemoveSkill(held.id))


def _name(skill: Skill) -> str:
    return folded(skill.name)
