"""The strip at the foot of the sheet where a roll is prepared, made, and read."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QWidget,
)

from desktop.rules.breakdown import Line
from desktop.rules.message import say
from desktop.rules.nightprowler.character.skill_rules import PHYSICAL
from desktop.rules.nightprowler.commands.progress import SpendCrasse
from desktop.rules.nightprowler.edits.apply import SpendHeroism
from desktop.rules.nightprowler.progression.crasse import MjUse, Use
from desktop.rules.nightprowler.rolls.check import (
    CheckRequest,
    CheckResult,
    burglary,
    check,
    conditions,
    cost,
    refusal,
    spec,
    threshold,
)
from desktop.ui import theme
from desktop.ui.errors import reported
from desktop.ui.explain import explained
from desktop.ui.sheets.common.bits import Labelled, new_id
from desktop.ui.sheets.common.foot_strip import FootStrip, StripTitle
from desktop.ui.sheets.common.tab_order import read_in_order
from desktop.ui.sheets.nightprowler.check_after import AfterRoll, Made
from desktop.ui.sheets.nightprowler.check_light import Light
from desktop.ui.sheets.nightprowler.check_others import Others
from desktop.ui.sheets.nightprowler.check_parts import (
    Conditions,
    Difficulty,
    NoteField,
    ResultLine,
)
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.sheets.nightprowler.table import Table
from desktop.ui.strip import ErrorStrip
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.figures import signed_text
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel

_BURGLARY = "cambriole"


class CheckStrip(FootStrip):
    """One roll of a skill or a characteristic; what it costs is spent when the die is known."""

    def __init__(self, subject: Subject, strip: ErrorStrip, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._strip = strip
        self._skill = ""
        self._characteristic = ""
        self.title = StripTitle()
        self.difficulty = Difficulty(subject.tables)
        self.light = Light()
        self.use = QComboBox()
        self.obstacle = QComboBox()
        self.heroism = NumberField(self.tr("Points d’Héroïsme dépensés sur le seuil"), 0, 99)
        self.mordant = QCheckBox(self.tr("Mordant : ignorer les blessures"))
        self.physical = QCheckBox(self.tr("Action physique"))
        self.crasse = QCheckBox(self.tr("Crasse"))
        self.crasse_note = NoteField(self.tr("Par quel moyen vil ou égoïste"))
        self.conditions = Conditions(subject.texts)
        self._table = Table(subject, strip)
        self.others = Others(subject, self._table)
        self.threshold = ExplainedValue(self.tr("Seuil"))
        self.why_not = PlainLabel(tone=theme.Tone.WARNING)
        self.die = DieField(self.tr("Jet"), subject.tables.constants.de)
        self.result = ResultLine(subject.texts)
        self.after = AfterRoll(subject, strip)
        self._fill_lists()
        self._lay_out()
        self._connect()
        guard_wheel(self)

    def open_skill(self, key: str) -> None:
        """Prepare a roll of a skill."""
        self._open(key, "")

    def open_characteristic(self, characteristic: str) -> None:
        """Prepare a roll of a characteristic."""
        self._open("", characteristic)

    def refresh(self) -> None:
        """Show the threshold that the character has now."""
        if self.isHidden():
            return
        subject = self._subject
        view = subject.derived.skill(self._skill)
        if not self._characteristic and view is None:
            self.leave()
            return
        self._offer_uses()
        self.others.refresh()
        self.light.refresh(subject)
        self.after.refresh()
        wounds = subject.derived.penalty.total
        self.mordant.setVisible(wounds < 0)
        if not wounds:
            self.mordant.setChecked(False)
        self.crasse.setEnabled(subject.character.pools.crasse > 0)
        if not self.crasse.isEnabled():
            self.crasse.setChecked(False)
        self.crasse_note.setVisible(self.crasse.isChecked())
        offered = conditions(subject.tables, subject.settings, subject.derived, self._skill)
        if self.conditions.offer(offered):
            read_in_order(self.physical, self.conditions, self.crasse)
        self._show_threshold()

    def request(self) -> CheckRequest:
        """The roll as it is prepared."""
        modifiers: tuple[Line, ...] = ()
        if self._skill == _BURGLARY and self.obstacle.currentData():
            modifiers = (burglary(self._subject.tables, self.obstacle.currentData()),)
        so_far = self.difficulty.value() + sum(line.amount for line in modifiers)
        faced = self.others.facing(self._skill, so_far)
        return CheckRequest(
            skill=self._skill,
            characteristic=self._characteristic,
            use=self.use.currentData() or "",
            difficulty=self.difficulty.value(),
            modifiers=(*modifiers, *faced.modifiers),
            qualities=faced.qualities,
            heroism=self.heroism.value(),
            physical=self.physical.isChecked(),
            ignore_wounds=self.mordant.isChecked(),
            crasse=int(self.crasse.isChecked()),
            crasse_note=self.crasse_note.text(),
            conditions=self.conditions.ticked(),
            granted=self.others.granted.isChecked(),
            visibility=self.light.malus(),
            dark=self.light.is_dark(),
        )

    def _open(self, skill: str, characteristic: str) -> None:
        subject = self._subject
        self._skill, self._characteristic = skill, characteristic
        view = subject.derived.skill(skill)
        name = view.name if view else subject.tables.characteristics.get(characteristic).name
        self.title.setText(name)
        self.setAccessibleName(self.tr("Jet : {name}").format(name=name))
        self._reset_costs()
        self.difficulty.set_value(0)
        self.others.reset()
        self.light.reset()
        self.obstacle.setCurrentIndex(0)
        self._obstacles.setVisible(skill == _BURGLARY)
        self.physical.setChecked(view.physical if view else characteristic in PHYSICAL)
        self.die.set_value(None)
        self.result.clear()
        self.after.forget()
        self.rise()
        self.refresh()
        self.die.setFocus(Qt.FocusReason.OtherFocusReason)

    def _offer_uses(self) -> None:
        """The uses of an unopened skill that have a characteristic each (Empathie)."""
        view = self._subject.derived.skill(self._skill)
        several = view is not None and not view.opened and len(view.defaults) > 1
        offered = list(view.defaults) if view is not None and several else []
        if offered != [self.use.itemData(place) for place in range(self.use.count())]:
            self.use.clear()
            for one in offered:
                self.use.addItem(self._subject.tables.characteristics.get(one).name, one)
        self._uses.setVisible(several)

    def _show_threshold(self) -> None:
        subject, request = self._subject, self.request()
        reason = refusal(subject.tables, subject.derived, request)
        self.why_not.setText("" if reason is None else subject.texts.render(reason))
        self.why_not.setVisible(reason is not None)
        self.die.setEnabled(reason is None)
        self.threshold.setVisible(reason is None)
        if reason is None:
            total = threshold(subject.tables, subject.settings, subject.derived, request)
            self.threshold.set_view(explained(subject.texts, self.tr("Seuil"), total))

    def _enter(self, die: int) -> None:
        subject, request = self._subject, self.request()
        before = subject.derived
        result: CheckResult | None = None
        with reported(self._strip, subject.texts):
            result = check(subject.tables, subject.settings, subject.derived, request, die)
        if result is None or not self._pay(request):
            return
        self.die.set_value(None)
        self.result.show_result(result)
        self.after.offer(Made(before, request, die))
        self._reset_costs()
        self._show_threshold()

    def _pay(self, request: CheckRequest) -> bool:
        """Spend what the roll costs; False when that is refused."""
        subject = self._subject
        price = cost(subject.tables, request)
        if request.granted and not self._table.spend(MjUse.SUCCESS, subject.character.name):
            return False
        if request.crasse:
            spent = SpendCrasse(new_id(), Use.QUALITY, request.crasse_note, heroism=price)
            return subject.run_together(((subject.id, spent),), self._table.to_mj(Use.QUALITY))
        return not price or subject.run(SpendHeroism(price))

    def _roll(self) -> None:
        self.heroism.flush()
        if self.die.isEnabled():
            label = say("np.check.value")
            one = spec(self._subject.tables, self._subject.id, "check", label)
            self._enter(self._subject.roll(one))
            self._stay()

    def _stay(self) -> None:
        """The next roll is typed where this one was: Enter moves on only where dice are several."""
        self.die.setFocus(Qt.FocusReason.OtherFocusReason)

    def _reset_costs(self) -> None:
        self.heroism.set_value(0)
        for box in (self.mordant, self.crasse, self.others.granted):
            box.setChecked(False)
        self.crasse_note.setText("")

    def _fill_lists(self) -> None:
        self.use.setAccessibleName(self.tr("Caractéristique de la valeur par défaut"))
        self.obstacle.setAccessibleName(self.tr("Ce qu’il faut ouvrir"))
        self.obstacle.addItem(self.tr("Autre"), "")
        for one in self._subject.tables.burglary:
            self.obstacle.addItem(f"{one.name} ({signed_text(one.modifier)})", one.id)
        self.crasse.setToolTip(self.tr("Un jeton de Crasse améliore la qualité du jet."))

    def _connect(self) -> None:
        self.difficulty.changed.connect(self.refresh)
        self.light.changed.connect(self.refresh)
        self.use.activated.connect(self.refresh)
        self.obstacle.activated.connect(self.refresh)
        self.heroism.valueCommitted.connect(self.refresh)
        for box in (self.mordant, self.physical, self.crasse):
            box.toggled.connect(self.refresh)
        self.crasse_note.textChanged.connect(self._show_threshold)
        self.conditions.changed.connect(self.refresh)
        self.others.changed.connect(self.refresh)
        self.die.dieEntered.connect(self._enter)
        self.die.rollAsked.connect(self._roll)
        self.die.confirmed.connect(self._stay)
        self.after.raised.connect(self.result.show_result)

    def _lay_out(self) -> None:
        self._uses = Labelled(self.tr("Usage"), self.use)
        self._obstacles = Labelled(self.tr("Obstacle"), self.obstacle)
        self.stand(
            self.title,
            Labelled(self.tr("Difficulté"), self.difficulty),
            self.light,
            self._uses,
            self._obstacles,
            Labelled(self.tr("PH"), self.heroism),
            self.mordant,
            self.physical,
            self.conditions,
            self.crasse,
            self.crasse_note,
            self.others,
            Labelled(self.tr("Seuil"), self.threshold),
            Labelled(self.tr("Dé"), self.die),
            self.why_not,
            self.result,
            self.after,
        )
