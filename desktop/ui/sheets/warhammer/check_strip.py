"""A d100 test of a skill or a characteristic, at the foot of the sheet."""

from PySide6.QtWidgets import QWidget

from desktop.rules.breakdown import Breakdown
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
from desktop.ui.sheets.common.bits import Act
from desktop.ui.sheets.common.roll_strip import RollStrip, Verdict
from desktop.ui.sheets.warhammer.skills import SEPARATOR
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.figures import integer_text

_MOST_MODIFIER = 100


class CheckStrip(RollStrip):
    """The target with the GM's modifier and fever, the die, and what it gives in words."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(subject, FACES, _MOST_MODIFIER, parent)
        self._subject = subject
        self._asked: Asked | None = None
        self.again = Act(self.tr("Relancer (1 point de Fortune)"))
        self.again.hide()
        self.again.clicked.connect(self._roll_again)
        self.furnish(after=(self.again,))

    def open_skill(self, key: str) -> None:
        """Prepare a test of a skill ("langue:khazalid")."""
        skill, _, about = key.partition(SEPARATOR)
        self._open(Asked("skill", skill, about))

    def open_characteristic(self, characteristic: str) -> None:
        """Prepare a test of a characteristic."""
        self._open(Asked("characteristic", characteristic))

    def refresh(self) -> None:
        super().refresh()
        self.again.setEnabled(self._subject.profile.fortune.total > 0)

    def aim(self) -> Breakdown | None:
        """What has to be rolled under; None once the skill is gone."""
        subject, asked = self._subject, self._asked
        if asked is None or (asked.kind == "skill" and asked.id not in subject.tables.skills.ids()):
            return None
        modifier = Modifier(self.modifier.value())
        return aim(
            subject.tables, subject.settings, subject.profile, subject.character, asked, modifier
        )

    def judge(self, target: Breakdown, faces: tuple[int, ...]) -> Verdict:
        tested = attempt(target.total, faces[0])
        detail = self.tr("{roll} contre {target}").format(
            roll=integer_text(faces[0]), target=integer_text(target.total)
        )
        if not tested.success:
            softer = softened(self._subject.tables, tested).name
            detail = self.tr("{detail} · atténué : {name}").format(detail=detail, name=softer)
        self.again.setVisible(may_reroll(tested))
        tone = theme.Tone.GOOD if tested.success else theme.Tone.VITALITY
        return Verdict(self._subject.texts.render(outcome(tested)), tone, detail)

    def clear(self) -> None:
        super().clear()
        self.again.hide()

    def _open(self, asked: Asked) -> None:
        self._asked = asked
        self.open(self._subject.texts.render(asked_title(self._subject.tables, asked)))

    def _roll_again(self) -> None:
        """A point pays for another die."""
        if self._subject.run(SpendFortune()):
            self.roll_again()
