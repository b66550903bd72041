"""The steps skills and talents: searched lists where Enter learns or forgets, and what is learnt.

What the career adds by the renovated rules stands first.
"""

from PySide6.QtWidgets import QWidget

from desktop.rules.folding import folded
from desktop.rules.members import changed
from desktop.rules.warhammer.careers import suggested
from desktop.rules.warhammer.commands.person import (
    AddSkill,
    AddTalent,
    RemoveSkill,
    RemoveTalent,
    SetSkill,
    SetTalent,
)
from desktop.rules.warhammer.creation import MOST_LEVEL
from desktop.rules.warhammer.document import SkillHeld, TalentHeld
from desktop.rules.warhammer.skills import MASTERY, skill_name, skill_target, talent_name
from desktop.rules.warhammer.tables.people import Skill, Talent
from desktop.ui import theme
from desktop.ui.widgets.figures import integer_text, signed_text
from desktop.ui.widgets.labels import Heading
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.freename import FreeName
from desktop.ui.wizard.common.options import Mark, Option
from desktop.ui.wizard.common.page import Page
from desktop.ui.wizard.common.searched import SearchedOptions
from desktop.ui.wizard.warhammer.learnt import Learnt, LearntArea
from desktop.ui.wizard.warhammer.making import Making


class _LearningPage(Page[Making]):
    """A searched list, what was taken from it, and a line for what it does not have."""

    def __init__(self, making: Making, step: str, wanted: str, taken: str, other: str) -> None:
        super().__init__(making, step)
        self.found = SearchedOptions(taken, wanted, Mark.SEVERAL)
        self._heading = Heading(taken, size=theme.Size.LARGE)
        self.learnt = LearntArea(self.found.list)
        self.other = FreeName(other)
        self.content.addWidget(self.found, 1)
        self.content.addWidget(self._heading)
        self.content.addWidget(self.learnt)
        self.content.addWidget(self.other)
        guard_wheel(self)

    def first(self) -> QWidget | None:
        return self.found.list

    def _show_learnt(self, learnt: tuple[Learnt, ...]) -> None:
        self._heading.setVisible(bool(learnt))
        self.learnt.show_learnt(learnt)
        guard_wheel(self.learnt)


class SkillsPage(_LearningPage):
    """Skills: Enter learns one or forgets it; one with a subject may be learnt several times."""

    def __init__(self, making: Making) -> None:
        super().__init__(
            making,
            "skills",
            self.tr("Rechercher une compétence"),
            self.tr("Compétences apprises"),
            self.tr("Compétence maison"),
        )
        self.set_head(
            self.tr("Compétences"),
            self.tr(
                "Entrée ou un clic apprend ou oublie. Le nombre est ce sous quoi l’on lance 1d100."
            ),
        )
        self.found.optionConsidered.connect(self._consider)
        self.found.optionChosen.connect(self._choose)
        self.learnt.textCommitted.connect(self._name)
        self.learnt.levelChosen.connect(self._master)
        self.learnt.removed.connect(self._forget)
        self.other.named.connect(self._add_other)

    def refresh(self) -> None:
        super().refresh()
        character, tables = self.making.character, self.making.tables
        hints = {one.id for one in suggested(tables, character) if isinstance(one, Skill)}
        ordered = sorted(tables.skills, key=lambda one: (one.id not in hints, folded(one.name)))
        self.found.set_options(tuple(self._option(one, one.id in hints) for one in ordered))
        levels = tuple(
            (str(level), self.tr("apprise") if level == 1 else signed_text(MASTERY * (level - 1)))
            for level in range(1, MOST_LEVEL + 1)
        )
        self._show_learnt(
            tuple(
                Learnt(
                    one.id,
                    skill_name(tables, one.skill),
                    one.subject,
                    self.tr("sujet") if self._has_subject(one) else "",
                    str(one.level),
                    levels,
                )
                for one in character.skills
            )
        )

    def _option(self, skill: Skill, hinted: bool) -> Option:
        making = self.making
        held = [one for one in making.character.skills if one.skill == skill.id]
        subject = held[0].subject if held else ""
        target = skill_target(making.profile, making.character, skill, subject)
        names = making.tables.characteristics
        facts = [names.get(skill.characteristic).long]
        if skill.or_else is not None:
            facts.append(self.tr("ou {other}").format(other=names.get(skill.or_else).long))
        if skill.basic:
            facts.append(self.tr("de base"))
        if skill.renovated:
            facts.append(self.tr("rénovée"))
        if skill.several:
            facts.append(self.tr("un sujet par apprentissage"))
        if hinted:
            facts.append(self.tr("ajoutée par la carrière"))
        return Option(
            skill.id,
            skill.name,
            " · ".join(facts),
            "" if target is None else integer_text(target.total),
            chosen=bool(held),
        )

    def _has_subject(self, held: SkillHeld) -> bool:
        tables = self.making.tables
        known = held.skill in tables.skills
        return bool(held.subject) or (known and tables.skills.get(held.skill).several)

    def _held(self, id: str) -> SkillHeld | None:
        return next((one for one in self.making.character.skills if one.id == id), None)

    def _toggled(self, skill: str) -> AddSkill | RemoveSkill:
        """What choosing a skill does: one with subjects is learnt on another one."""
        held = [one for one in self.making.character.skills if one.skill == skill]
        if held and not self.making.tables.skills.get(skill).several:
            return RemoveSkill(held[-1].id)
        return AddSkill(SkillHeld(id=self.making.new_id(), skill=skill))

    def _consider(self, skill: str) -> None:
        self.making.consider(self._toggled(skill) if skill else None)

    def _choose(self, skill: str) -> None:
        command = self._toggled(skill)
        done = self.making.run(command)
        several = self.making.tables.skills.get(skill).several
        if done and several and isinstance(command, AddSkill):
            self.learnt.name(command.skill.id)

    def _name(self, id: str, subject: str) -> None:
        held = self._held(id)
        if held is not None:
            self.making.run(SetSkill(changed(held, subject=" ".join(subject.split()))))

    def _master(self, id: str, level: str) -> None:
        held = self._held(id)
        if held is not None:
            self.making.run(SetSkill(changed(held, level=int(level))))

    def _forget(self, id: str) -> None:
        self.making.run(RemoveSkill(id))

    def _add_other(self, name: str) -> None:
        self.making.run(AddSkill(SkillHeld(id=self.making.new_id(), skill=name)))


class TalentsPage(_LearningPage):
    """Talents: those of the tables with what they change, and any other by its name."""

    def __init__(self, making: Making) -> None:
        super().__init__(
            making,
            "talents",
            self.tr("Rechercher un talent"),
            self.tr("Talents pris"),
            self.tr("Autre talent"),
        )
        self.set_head(
            self.tr("Talents"),
            self.tr(
                "La liste a ceux que les règles rénovées connaissent ; tout autre s’ajoute par son "
                "nom."
            ),
        )
        self.found.optionConsidered.connect(self._consider)
        self.found.optionChosen.connect(self._choose)
        self.learnt.textCommitted.connect(self._name)
        self.learnt.removed.connect(self._forget)
        self.other.named.connect(self._add_other)

    def refresh(self) -> None:
        super().refresh()
        character, tables = self.making.character, self.making.tables
        hints = {one.id for one in suggested(tables, character) if isinstance(one, Talent)}
        ordered = sorted(tables.talents, key=lambda one: (one.id not in hints, folded(one.name)))
        self.found.set_options(
            tuple(
                Option(
                    one.id,
                    one.name,
                    self._detail(one, one.id in hints),
                    chosen=character.talent(one.id),
                )
                for one in ordered
            )
        )
        self._show_learnt(
            tuple(
                Learnt(one.id, talent_name(tables, one.talent), one.text, self.tr("précision"))
                for one in character.talents
            )
        )

    def _detail(self, talent: Talent, hinted: bool) -> str:
        if not hinted:
            return talent.effect
        return self.tr("{effect} · ajouté par la carrière").format(effect=talent.effect)

    def _toggled(self, talent: str) -> AddTalent | RemoveTalent:
        held = [one for one in self.making.character.talents if one.talent == talent]
        if held:
            return RemoveTalent(held[-1].id)
        return AddTalent(TalentHeld(id=self.making.new_id(), talent=talent))

    def _consider(self, talent: str) -> None:
        self.making.consider(self._toggled(talent) if talent else None)

    def _choose(self, talent: str) -> None:
        self.making.run(self._toggled(talent))

    def _name(self, id: str, text: str) -> None:
        for held in self.making.character.talents:
            if held.id == id:
                self.making.run(SetTalent(changed(held, text=" ".join(text.split()))))

    def _forget(self, id: str) -> None:
        self.making.run(RemoveTalent(id))

    def _add_other(self, name: str) -> None:
        self.making.run(AddTalent(TalentHeld(id=self.making.new_id(), talent=name)))
