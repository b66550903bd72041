"""Skills that were learnt, and a way to try one that never was (HARP-UNTRAINED-ALLOWED)."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.folding import folded
from desktop.rules.harp import skills
from desktop.rules.harp.commands.person import AddSkill, RemoveSkill, UpdateSkill
from desktop.rules.harp.document import Skill
from desktop.rules.message import say
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Choose, Labelled, Row, new_id, words
from desktop.ui.sheets.common.free_entry import OWN, AddLine
from desktop.ui.sheets.common.keyed import KeyedLines
from desktop.ui.sheets.common.paper import SectionTitle
from desktop.ui.sheets.common.picks import RemoveButton
from desktop.ui.sheets.harp.skill_details import Offered, Options
from desktop.ui.sheets.harp.skill_line import COUNTED, SkillLine, SkillView
from desktop.ui.sheets.harp.subject import METHODS, Subject
from desktop.ui.widgets.commit import MARK_ROOM


class Skills(QWidget):
    """Lines in the order of the sheet."""

    #: An edit command.
    commandAsked = Signal(object)
    #: The skill of this id is to be rolled.
    rollAsked = Signal(str)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.add = AddLine(self.tr("Apprendre une Compétence"), self.tr("Laquelle ?"))
        self.untrained = Choose(self.tr("Compétence sans entraînement"))
        self.attempt = Act(self.tr("Essayer…"))
        column = QVBoxLayout()
        column.setSpacing(2)
        self.lines: KeyedLines[SkillLine] = KeyedLines(column, self.add)
        self._heads = QWidget()
        head = QHBoxLayout()
        head.addWidget(SectionTitle(self.tr("Compétences")))
        head.addStretch(1)
        head.addWidget(self.add)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(theme.GRID)
        whole.addLayout(head)
        whole.addWidget(self._heads)
        whole.addLayout(column)
        whole.addWidget(Row(Labelled(self.tr("Sans entraînement"), self.untrained), self.attempt))
        self.add.added.connect(self._add)
        self.attempt.clicked.connect(self._try)

    def refresh(self) -> bool:
        """Show the skills as they are now; whether there are others."""
        subject, one = self._subject, self._subject.character
        learnt = {each.skill for each in one.skills}
        rows = sorted(subject.tables.skills, key=lambda each: folded(each.name))
        offered = [
            (f"{each.id}{OWN}" if each.specialty else each.id, each.name)
            for each in rows
            if each.specialty or each.id not in learnt
        ]
        self.add.offer([*offered, (OWN, self.tr("Autre Compétence…"))])
        self.untrained.offer([(each.id, each.name) for each in rows if each.id not in learnt])
        changed = self.lines.show(
            {each.id: self._view(each) for each in one.skills}, self._make, SkillLine.show_view
        )
        self._heads.setVisible(bool(one.skills))
        if one.skills and self._heads.layout() is None:
            self._lay_heads(self.lines.widgets()[0])
        return changed

    def _view(self, skill: Skill) -> SkillView:
        subject = self._subject
        tables, render = subject.tables, subject.texts.render
        name = render(skills.skill_name(tables, skill))
        total = subject.number(f"skill:{skill.id}")
        assert total is not None
        known = skill.skill in tables.skills
        usual = tables.skills.get(skill.skill).characteristics if known else ()
        first, second = (*usual, "", "")[:2]
        usual_method = tables.skills.get(skill.skill).method if known else METHODS[0]
        methods = ((each, render(say(f"harp.method.{each}"))) for each in METHODS)
        told = self.tr("d’usage ({name})").format(name=render(say(f"harp.method.{usual_method}")))
        return SkillView(
            skill=skill,
            name=name,
            tied="/".join(
                tables.characteristics.get(each).short
                for each in skills.characteristics_of(tables, skill)
            ),
            total=total,
            view=subject.view(name, total),
            offered=Offered(
                known=known,
                firsts=self._characteristics(first),
                seconds=self._characteristics(second),
                methods=(("", told), *methods),
            ),
        )

    def _characteristics(self, usual: str) -> Options:
        known = self._subject.tables.characteristics
        told = self.tr("d’usage ({name})").format(name=known.get(usual).name) if usual else "—"
        return (("", told), *((each.id, each.name) for each in known))

    def _make(self, view: SkillView) -> SkillLine:
        line = SkillLine(view)
        line.updated.connect(self._update)
        line.removed.connect(self._remove)
        line.rollAsked.connect(self.rollAsked)
        return line

    def _lay_heads(self, line: SkillLine) -> None:
        """Headings as wide as the fields below them."""
        row = QHBoxLayout(self._heads)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GRID)
        row.addStretch(1)
        titles = (self.tr("Rangs"), self.tr("Équip."), self.tr("Autres"))
        for field, title in zip(COUNTED, titles, strict=True):
            label = words(title, theme.Tone.MUTED)
            label.setFont(theme.sans(theme.Size.SMALL))
            label.setAlignment(Qt.AlignmentFlag.AlignTrailing)
            label.setContentsMargins(0, 0, MARK_ROOM, 0)
            label.setFixedWidth(line.numbers[field].sizeHint().width())
            row.addWidget(label)
        after = line.fold.sizeHint().width() + RemoveButton("", "").sizeHint().width()
        row.addSpacing(after + theme.GRID)

    def _add(self, skill: str, written: str) -> None:
        if not skill:
            made = Skill(id=new_id(), name=written)
        else:
            made = Skill(id=new_id(), skill=skill, specialty=written)
        self.commandAsked.emit(AddSkill(made))

    def _update(self, skill: Skill) -> None:
        self.commandAsked.emit(UpdateSkill(skill))

    def _remove(self, id: str) -> None:
        self.commandAsked.emit(RemoveSkill(id))

    def _try(self) -> None:
        if self.untrained.value():
            self.rollAsked.emit(self.untrained.value())
