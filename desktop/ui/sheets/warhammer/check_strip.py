"""A d100 test of a skill or a characteristic, at the foot of the sheet."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.rules.breakdown import Breakdown
from desktop.rules.dice import DieKey, DieSpec
from desktop.rules.message import say
from desktop.rules.warhammer.commands.health import SpendFortune
from desktop.rules.warhammer.percent import FACES, attempt, softened
from desktop.rules.warhammer.trial import (
    Asked,
    Modifier,
    aim,
    asked_title,
    may_reroll,
    outcome,
)
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Labelled, words
from desktop.ui.sheets.common.foot_strip import FootStrip
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.skills import SEPARATOR
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.labels import Heading
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel

_MOST_MODIFIER = 100


class CheckStrip(FootStrip):
    """The target with the GM's modifier and fever, the die, and what it gives in words."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._asked: Asked | None = None
        self.title = Heading(size=theme.Size.LARGE)
        self.modifier = NumberField(
            self.tr("Modificateur de difficulté"), -_MOST_MODIFIER, _MOST_MODIFIER
        )
        self.target = ExplainedValue(self.tr("Seuil"))
        self.die = DieField(self.tr("Jet"), FACES)
        self.result = words()
        self.result.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.detail = Note(tone=theme.Tone.MUTED)
        self.detail.setWordWrap(False)
        self.again = Act(self.tr("Relancer (1 point de Fortune)"))
        self.again.hide()
        self.modifier.valueCommitted.connect(self.refresh)
        self.die.dieEntered.connect(self._enter)
        self.die.rollAsked.connect(self._roll)
        self.die.confirmed.connect(self._stay)
        self.again.clicked.connect(self._roll_again)
        self.stand(
            self.title,
            Labelled(self.tr("Modificateur"), self.modifier),
            Labelled(self.tr("Seuil"), self.target),
            Labelled(self.tr("d100"), self.die),
            self.result,
            self.detail,
            self.again,
        )
        guard_wheel(self)

    def open_skill(self, key: str) -> None:
        """Prepare a test of a skill ("langue:khazalid")."""
        skill, _, about = key.partition(SEPARATOR)
        self._open(Asked("skill", skill, about))

    def open_characteristic(self, characteristic: str) -> None:
        """Prepare a test of a characteristic."""
        self._open(Asked("characteristic", characteristic))

    def refresh(self) -> None:
        """Show the target that the character has now."""
        if self.isHidden():
            return
        total = self._target()
        if total is None:
            self.leave()
        else:
            self.target.set_view(self._subject.view(self.tr("Seuil"), total))
            self.again.setEnabled(self._subject.profile.fortune.total > 0)

    def _open(self, asked: Asked) -> None:
        self._asked = asked
        name = self._subject.texts.render(asked_title(self._subject.tables, asked))
        self.title.setText(name)
        self.setAccessibleName(self.tr("Jet : {name}").format(name=name))
        self.modifier.set_value(0)
        self._clear()
        self.rise()
        self.refresh()
        self.die.setFocus(Qt.FocusReason.OtherFocusReason)

    def _target(self) -> Breakdown | None:
        """What has to be rolled under; None once the skill is gone."""
        subject, asked = self._subject, self._asked
        if asked is None or (asked.kind == "skill" and asked.id not in subject.tables.skills.ids()):
            return None
        modifier = Modifier(self.modifier.value())
        return aim(
            subject.tables, subject.settings, subject.profile, subject.character, asked, modifier
        )

    def _roll(self) -> None:
        if self.modifier.flush():
            spec = DieSpec(DieKey("check", self._subject.id), FACES, say("wh.die.test"))
            self._enter(self._subject.roll(spec))
            self._stay()

    def _enter(self, face: int) -> None:
        total = self._target()
        if total is None or not self.modifier.flush():
            return
        tested = attempt(total.total, face)
        self.result.setText(self._subject.texts.render(outcome(tested)))
        self.result.set_tone(theme.Tone.GOOD if tested.success else theme.Tone.VITALITY)
        detail = self.tr("{roll} contre {target}").format(
            roll=integer_text(face), target=integer_text(total.total)
        )
        if not tested.success:
            softer = softened(self._subject.tables, tested).name
            detail = self.tr("{detail} · atténué : {name}").format(detail=detail, name=softer)
        self.detail.setText(detail)
        self.again.setVisible(may_reroll(tested))
        self.die.set_value(None)

    def _clear(self) -> None:
        self.die.set_value(None)
        self.result.setText("")
        self.detail.setText("")
        self.again.hide()

    def _roll_again(self) -> None:
        """A point pays for another die, which is typed or rolled as the first one was."""
        if self._subject.run(SpendFortune()):
            self._clear()
            self._stay()

    def _stay(self) -> None:
        """The next roll is typed where this one was."""
        self.die.setFocus(Qt.FocusReason.OtherFocusReason)
