"""Jetons on the sheet: what the MJ gives, and what they buy."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.rules.nightprowler.commands.progress import (
    AwardJetons,
    LearnSkill,
    RaiseCharacteristic,
    RaiseHeroism,
    RaiseSkill,
    RaiseSurgery,
)
from desktop.rules.nightprowler.document.character import CHARACTERISTICS
from desktop.rules.nightprowler.edits.apply import SetText
from desktop.rules.nightprowler.progression.prices import (
    characteristic_cost,
    heroism_cost,
    opening_cost,
    raise_cost,
    surgery,
    surgery_cost,
    surgery_limited,
)
from desktop.ui import theme
from desktop.ui.sheets.common.bits import (
    Act,
    Choose,
    Labelled,
    Row,
    Section,
    Tick,
    Words,
    new_id,
    words,
)
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.common.inplace import InlineText
from desktop.ui.sheets.nightprowler.open_skill import OpenSkillLine
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.numbers import NumberField

_MOST_JETONS = 999
_MOST_POINTS = 20


class JetonsSection(Section):
    """The total, awards and losses, and what only the MJ knows of the character's standing."""

    #: The MJ's own notes were written.
    noted = Signal(str)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.head.setText(self.tr("Jetons : statut dans la guilde"))
        self._subject = subject
        self.total = PlainLabel()
        self.total.setFont(theme.tabular(theme.serif(theme.Size.LARGE)))
        self.amount = NumberField(self.tr("Jetons donnés, ou repris"), -_MOST_JETONS, _MOST_JETONS)
        self.amount.set_value(1)
        self.scene = Words(self.tr("Scène ou mini-scénario"))
        self.exceptional = Tick(self.tr("En pleine scène"))
        self.exceptional.setToolTip(
            self.tr("Les jetons se donnent en fin de scène : cette ligne sera marquée.")
        )
        self.give = Act(self.tr("Donner"), self.tr("Donner ces jetons"))
        self.gm_notes = InlineText(
            self.tr("Notes du MJ"), placeholder=self.tr("Influence cachée, pour le MJ seul…")
        )
        self.add(self.total, self.amount, self.scene, self.exceptional, self.give)
        self.add(self.gm_notes)
        self.give.clicked.connect(self._give)
        self.scene.returnPressed.connect(self._give)
        self.gm_notes.textCommitted.connect(self._note)

    def refresh(self) -> None:
        """Show the character as it is now."""
        character = self._subject.character
        held = character.pools.jetons
        self.total.setText(self.tr("{count} en main").format(count=integer_text(held)))
        self.gm_notes.set_value(character.gm_notes)

    def _give(self) -> None:
        if not self.amount.flush():
            return
        award = AwardJetons(
            new_id(), self.amount.value(), self.scene.taken(), self.exceptional.isChecked()
        )
        if self._subject.run(award):
            self.scene.setText("")
            self.exceptional.setChecked(False)

    def _note(self, text: str) -> None:
        self._subject.run(SetText("gm_notes", text))
        self.noted.emit(text)


class LearnSection(Section):
    """What jetons buy, each with its price before it is paid."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.head.setText(self.tr("Apprendre"))
        self._subject = subject
        self.skill = Choose(self.tr("Compétence à augmenter"))
        self.points = NumberField(self.tr("Points"), 1, _MOST_POINTS)
        self.points.set_value(1)
        self.skill_price = Sum(subject, self.tr("Prix en jetons"))
        self.raise_skill = Act(self.tr("Augmenter"), self.tr("Augmenter la compétence"))
        self.open_skill = OpenSkillLine()
        self.opening_price = Sum(subject, self.tr("Prix d’une ouverture en jetons"))
        self.characteristic = Choose(self.tr("Caractéristique à augmenter"))
        self.characteristic_price = Sum(subject, self.tr("Prix d’un point en jetons"))
        self.raise_characteristic = Act(
            self.tr("Augmenter d’un point"), self.tr("Augmenter la caractéristique d’un point")
        )
        self.heroism_price = Sum(subject, self.tr("Prix d’un PH initial en jetons"))
        self.raise_heroism = Act(self.tr("Un PH de plus"))
        self.surgery = words(tone=theme.Tone.MUTED)
        self.surgery_price = Sum(subject, self.tr("Prix d’un point de chirurgie en jetons"))
        self.raise_surgery = Act(self.tr("Augmenter la chirurgie"))
        names = subject.tables.characteristics
        self.characteristic.offer([(one, names.get(one).name) for one in CHARACTERISTICS])
        self.add(
            Labelled(self.tr("Compétence"), self.skill),
            Labelled(self.tr("Points"), self.points),
            self.skill_price,
            self.raise_skill,
        )
        self.add(self.open_skill, self.opening_price)
        self.add(self.characteristic, self.characteristic_price, self.raise_characteristic)
        self.add(self.heroism_price, self.raise_heroism)
        self._surgery = Row(self.surgery, self.surgery_price, self.raise_surgery)
        self.add(self._surgery)
        self.skill.activated.connect(self._show_skill_price)
        self.points.valueCommitted.connect(self._show_skill_price)
        self.raise_skill.clicked.connect(self._raise_skill)
        self.open_skill.openAsked.connect(self._open_skill)
        self.raise_characteristic.clicked.connect(self._raise_characteristic)
        self.raise_heroism.clicked.connect(self._raise_heroism)
        self.raise_surgery.clicked.connect(self._raise_surgery)

    def refresh(self) -> None:
        """Show prices and what can be bought now."""
        subject = self._subject
        tables, settings, derived = subject.tables, subject.settings, subject.derived
        self.skill.offer(
            [
                (view.key, f"{view.name} {integer_text(view.value.total)}")
                for view in derived.skills
                if view.opened
            ]
        )
        self._show_skill_price()
        self.open_skill.show_subject(subject)
        self.opening_price.show_sum(opening_cost(settings))
        self.characteristic_price.show_sum(characteristic_cost(settings))
        self.heroism_price.show_sum(heroism_cost(settings))
        held = subject.character.pools.jetons
        self.raise_characteristic.setEnabled(held >= characteristic_cost(settings).total)
        self.raise_heroism.setEnabled(held >= heroism_cost(settings).total)
        limited = surgery_limited(tables, settings, derived)
        self._surgery.setVisible(limited)
        if limited:
            worth = surgery(tables, settings, subject.character, derived)
            price = surgery_cost(tables, settings, derived, 1)
            self.surgery.setText(self.tr("Chirurgie {value}").format(value=worth))
            self.surgery_price.show_sum(price)
            self.raise_surgery.setEnabled(held >= price.total)

    def _show_skill_price(self) -> None:
        subject = self._subject
        price = raise_cost(
            subject.tables,
            subject.settings,
            subject.derived,
            self.skill.value(),
            self.points.value(),
        )
        self.skill_price.show_sum(price)
        enough = subject.character.pools.jetons >= price.total
        self.raise_skill.setEnabled(enough and bool(self.skill.value()))

    def _raise_skill(self) -> None:
        if self.points.flush() and self.raise_skill.isEnabled():
            self._subject.run(RaiseSkill(new_id(), self.skill.value(), self.points.value()))

    def _open_skill(self, key: str) -> None:
        self._subject.run(LearnSkill(new_id(), key))

    def _raise_characteristic(self) -> None:
        self._subject.run(RaiseCharacteristic(new_id(), self.characteristic.value()))

    def _raise_heroism(self) -> None:
        self._subject.run(RaiseHeroism(new_id()))

    def _raise_surgery(self) -> None:
        self._subject.run(RaiseSurgery(new_id()))
