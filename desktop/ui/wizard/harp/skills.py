"""The step skills: a searched list where Enter learns or forgets, and what is learnt below."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.rules.folding import folded
from desktop.rules.harp import campaign
from desktop.rules.harp.commands.person import AddSkill, RemoveSkill
from desktop.rules.harp.document import Skill
from desktop.rules.harp.skills import unlearnt
from desktop.rules.harp.tables.people import Skill as Known
from desktop.ui import theme
from desktop.ui.widgets.figures import signed_text
from desktop.ui.widgets.labels import Heading
from desktop.ui.wizard.common.freename import FreeName
from desktop.ui.wizard.common.gear import MemberArea
from desktop.ui.wizard.common.options import Mark, Option
from desktop.ui.wizard.common.page import Page
from desktop.ui.wizard.common.searched import SearchedOptions
from desktop.ui.wizard.harp.making import Making
from desktop.ui.wizard.harp.skillrows import SkillRow


class SkillsPage(Page[Making]):
    """Every skill of the tables with its total now; below, what is learnt, and any other by its
    name."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "skills")
        self.set_head(
            self.tr("Compétences"),
            self.tr(
                "Entrée ou un clic apprend ou oublie ; les rangs se règlent en dessous. Sans rang, "
                "une Compétence se tente quand même, avec un malus."
            ),
        )
        taken = self.tr("Compétences apprises")
        self.found = SearchedOptions(taken, self.tr("Rechercher une compétence"), Mark.SEVERAL)
        self._heading = Heading(taken, size=theme.Size.LARGE)
        self.learnt = MemberArea(making, SkillRow, self.found.list, most=280, least=90)
        self.other = FreeName(self.tr("Une autre compétence"))
        self.content.addWidget(self.found, 1)
        self.content.addWidget(self._heading)
        self.content.addWidget(self.learnt)
        self.content.addWidget(self.other)
        self.found.optionConsidered.connect(self._consider)
        self.found.optionChosen.connect(self._choose)
        self.other.named.connect(self._add_other)

    def first(self) -> QWidget | None:
        return self.found.list

    def refresh(self) -> None:
        super().refresh()
        ordered = sorted(self.making.tables.skills, key=_order)
        self.found.set_options(tuple(self._option(one) for one in ordered))
        held = self.making.character.skills
        self._heading.setVisible(bool(held))
        self.learnt.show_held(held)

    def _option(self, known: Known) -> Option:
        making = self.making
        held = next((one for one in making.character.skills if one.skill == known.id), None)
        skill = held or unlearnt(making.tables, known.id)
        names = making.tables.characteristics
        facts = [known.group, "/".join(names.get(one).short for one in known.characteristics)]
        if known.specialty:
            facts.append(self.tr("une spécialité par apprentissage"))
        total = campaign.skill(making.tables, making.settings, making.character, skill).total
        return Option(
            known.id,
            known.name,
            " · ".join(one for one in facts if one),
            signed_text(total),
            chosen=held is not None,
        )

    def _toggled(self, skill: str) -> AddSkill | RemoveSkill:
        """What choosing a skill does: one with specialties is learnt once more."""
        held = [one for one in self.making.character.skills if one.skill == skill]
        if held and not self.making.tables.skills.get(skill).specialty:
            return RemoveSkill(held[-1].id)
        return AddSkill(Skill(id=self.making.new_id(), skill=skill, ranks=1))

    def _consider(self, skill: str) -> None:
        self.making.consider(self._toggled(skill) if skill else None)

    def _choose(self, skill: str) -> None:
        command = self._toggled(skill)
        done = self.making.run(command)
        if done and isinstance(command, AddSkill):
            several = self.making.tables.skills.get(skill).specialty
            self._enter(command.skill.id, specialty=several)

    def _add_other(self, name: str) -> None:
        new = Skill(id=self.making.new_id(), name=name, ranks=1)
        if self.making.run(AddSkill(new)):
            self._enter(new.id, specialty=True)

    def _enter(self, id: str, *, specialty: bool) -> None:
        """Show what was learnt; what has still to be said of it takes the keyboard."""
        for row in self.learnt.rows():
            if isinstance(row, SkillRow) and row.held.id == id:
                self.learnt.ensureWidgetVisible(row)
                if specialty:
                    row.wanted().setFocus(Qt.FocusReason.OtherFocusReason)


def _order(known: Known) -> str:
    return folded(known.name)
