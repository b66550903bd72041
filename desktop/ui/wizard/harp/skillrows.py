"""A skill that is learnt, in the step skills: its ranks, what gear adds, and the total."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.rules.harp import campaign
from desktop.rules.harp.commands.person import RemoveSkill, UpdateSkill
from desktop.rules.harp.document import Skill
from desktop.rules.harp.edits.gear import MOST_BONUS, MOST_RANKS
from desktop.rules.harp.skills import skill_name
from desktop.rules.members import changed
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.figures import signed_text
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.texts import TextField
from desktop.ui.wizard.common.gear import MemberRow
from desktop.ui.wizard.common.picker import Picker
from desktop.ui.wizard.harp.making import Making

_SPECIALTY, _TOTAL = 110, 44


class SkillRow(MemberRow[Making, Skill]):
    """One skill; one that no table has says which two characteristics it is tied to."""

    def __init__(self, making: Making, held: Skill) -> None:
        tables = making.tables
        self._known = tables.skills.get(held.skill) if held.skill in tables.skills else None
        self._name = making.texts.render(skill_name(tables, changed(held, specialty="")))
        super().__init__(making, held, self._name)

    def add_fields(self) -> None:
        name = self._name
        self.specialty = TextField(self.tr("{name} : spécialité").format(name=name))
        self.specialty.setPlaceholderText(self.tr("spécialité"))
        self.specialty.setMinimumWidth(theme.scaled(self, _SPECIALTY))
        self.ranks = NumberField(self.tr("{name} : rangs").format(name=name), 0, MOST_RANKS)
        self.equipment = NumberField(
            self.tr("{name} : équipement").format(name=name), -MOST_BONUS, MOST_BONUS
        )
        self.total = ExplainedValue(name)
        self.total.setMinimumWidth(theme.scaled(self, _TOTAL))
        for part in (
            self.specialty,
            PlainLabel(self.tr("rangs"), tone=theme.Tone.MUTED),
            self.ranks,
            PlainLabel(self.tr("équip."), tone=theme.Tone.MUTED),
            self.equipment,
            self.total,
        ):
            self.line.addWidget(part)
        self.specialty.setVisible(self._known is not None and self._known.specialty)
        self.first = Picker(self.tr("{name} : première Caractéristique").format(name=name))
        self.second = Picker(self.tr("{name} : seconde Caractéristique").format(name=name))
        if self._known is None or not self._known.characteristics:
            self._tie()
        self.specialty.textCommitted.connect(self._specialise)
        self.ranks.valueCommitted.connect(self._rank)
        self.equipment.valueCommitted.connect(self._equip)
        self.first.valueChosen.connect(self._tie_first)
        self.second.valueChosen.connect(self._tie_second)

    def wanted(self) -> QWidget:
        """What has to be said first of the skill."""
        return self.first if self._known is None else self.specialty

    def show_held(self, held: Skill) -> None:
        self.held = held
        self.specialty.set_value(held.specialty)
        self.ranks.set_value(held.ranks)
        self.equipment.set_value(held.equipment)
        making = self.making
        total = campaign.skill(making.tables, making.settings, making.character, held)
        view = explained(making.texts, self._name, total)
        self.total.set_view(view, signed_text(total.total))
        none = ("", self.tr("aucune"))
        entries = (none, *((one.id, one.name) for one in making.tables.characteristics))
        self.first.set_entries(entries, held.first)
        self.second.set_entries(entries, held.second)

    def update_command(self, held: Skill) -> Struct:
        return UpdateSkill(held)

    def removal(self) -> Struct:
        return RemoveSkill(self.held.id)

    def _tie(self) -> None:
        below = QHBoxLayout()
        below.setSpacing(theme.SPACE_IN_GROUP)
        below.addSpacing(theme.SPACE_BETWEEN_GROUPS)
        below.addWidget(PlainLabel(self.tr("liée à"), tone=theme.Tone.MUTED))
        for picker in (self.first, self.second):
            picker.setMinimumContentsLength(11)
            below.addWidget(picker)
        below.addStretch(1)
        self.whole.addLayout(below)

    def _specialise(self, text: str) -> None:
        self.change(changed(self.held, specialty=" ".join(text.split())))

    def _rank(self, value: int) -> None:
        self.change(changed(self.held, ranks=value))

    def _equip(self, value: int) -> None:
        self.change(changed(self.held, equipment=value))

    def _tie_first(self, one: str) -> None:
        self.change(changed(self.held, first=one))

    def _tie_second(self, one: str) -> None:
        self.change(changed(self.held, second=one))
