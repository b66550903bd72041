"""Two sides: an attack that sets a Nombre Cible, and the defender who has to reach it."""

from collections.abc import Collection

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.harp import resistance
from desktop.rules.harp.lookup import Reading
from desktop.rules.message import say
from desktop.ui import theme
from desktop.ui.scenes.frame import ScenePage
from desktop.ui.scenes.harp.roller import Roller
from desktop.ui.scenes.people import NAMED
from desktop.ui.sheets.common.bits import Act, Labelled
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel

_MOST = 1000


class Facing(ScenePage):
    """An attacker on skills, a Nombre Cible that the GM may write over, a defender on `answers`."""

    def __init__(
        self,
        subject: Subject,
        titles: tuple[str, str],
        answers: Collection[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._subject = subject
        others = subject.others
        first, second = titles
        self.attack = Roller(subject, first, ("skill",))
        them = others[0].id if others else NAMED
        self.defence = Roller(subject, second, answers, them, answers=True)
        self._read: Reading | None = None
        self.target = NumberField(self.tr("Nombre Cible"), 0, _MOST)
        self.source = Note(tone=theme.Tone.MUTED)
        self.verdict = Note()
        self.verdict.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.do = Act(self.tr("Lancer ce qui manque"))
        self.again = Act(self.tr("Recommencer"))
        self.aim = QWidget()
        aim = QHBoxLayout(self.aim)
        aim.setContentsMargins(0, 0, 0, 0)
        aim.setSpacing(theme.SPACE_BETWEEN_GROUPS)
        aim.addWidget(Labelled(self.tr("Nombre Cible"), self.target))
        aim.addWidget(self.source, 1)
        self.left = QVBoxLayout()
        self.left.setSpacing(theme.SPACE_IN_GROUP)
        self.left.addWidget(self.attack)
        self.left.addWidget(self.aim)
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.SPACE_IN_GROUP)
        buttons.addWidget(self.do)
        buttons.addWidget(self.again)
        buttons.addStretch(1)
        self._sides = QHBoxLayout()
        self._sides.setSpacing(theme.PAGE_MARGIN)
        left = QVBoxLayout()
        left.addLayout(self.left)
        left.addStretch(1)
        self._sides.addLayout(left, 1)
        self.right = QVBoxLayout()
        self.right.setSpacing(theme.SPACE_IN_GROUP)
        self.right.addWidget(self.defence)
        self.right.addLayout(buttons)
        self.right.addWidget(self.verdict)
        right = QVBoxLayout()
        right.addLayout(self.right)
        right.addStretch(1)
        self._sides.addLayout(right, 1)
        self.attack.changed.connect(self._attacked)
        self.defence.changed.connect(self.show_verdict)
        self.target.valueCommitted.connect(self.show_verdict)
        self.do.clicked.connect(self.roll)
        self.again.clicked.connect(self.clear)
        guard_wheel(self)

    def lay_out(self, *above: QWidget) -> None:
        """Put the sides on the page below these; a page calls it once `left` and `right` hold what
        is its own, so that Tab goes as it is read."""
        column = QVBoxLayout(self)
        column.setSpacing(theme.SPACE_IN_GROUP)
        for part in above:
            column.addWidget(part)
        column.addLayout(self._sides)
        column.addStretch(1)

    @property
    def strikes(self) -> bool:
        """Whether an attack sets the Nombre Cible."""
        return True

    def resists(self) -> bool | None:
        """Whether the defender reaches the Nombre Cible; None while something is missing."""
        answer = self.defence.score()
        if answer is None or not self.aimed:
            return None
        return resistance.resists(answer, self.target.value())

    @property
    def aimed(self) -> bool:
        """Whether a Nombre Cible stands."""
        return self.target.value() > 0

    def roll(self) -> None:
        """The program throws what is missing: the attack first."""
        if self.strikes:
            self.attack.roll()
        if self._failed_attack():
            return
        self.defence.roll()

    def clear(self) -> None:
        """Both are to be rolled anew."""
        self.attack.clear()
        self.defence.clear()
        if self.strikes:
            self.target.set_value(0)
            self._read = None
        self.show_verdict()

    def refresh(self) -> None:
        self.attack.refresh()
        self.defence.refresh()
        self.show_verdict()

    def show_verdict(self) -> None:
        """Say who has the upper hand."""
        self._show_source()
        if self._failed_attack():
            self.verdict.set_tone(theme.Tone.GOOD)
            self.verdict.setText(self.tr("Maladresse : l’action échoue, personne n’a à résister."))
            return
        resisted = self.resists()
        if resisted is None:
            self.verdict.setText("")
            return
        self.verdict.set_tone(theme.Tone.GOOD if resisted else theme.Tone.VITALITY)
        line = self.won() if resisted else self.lost()
        self.verdict.setText(line.format(name=self.defence.called, foe=self.attack.called))

    def won(self) -> str:
        """What is said when the defender reaches the Nombre Cible."""
        return self.tr("{name} résiste.")

    def lost(self) -> str:
        """What is said when he does not."""
        return self.tr("{name} subit l’effet.")

    def _failed_attack(self) -> bool:
        score = self.attack.score() if self.strikes else None
        return score is not None and score.fumble

    def _attacked(self) -> None:
        score = self.attack.score()
        if not self.strikes or score is None:
            self._read = None
        elif not score.fumble:
            self._read = resistance.target(self._subject.settings, score.total)
            self.target.set_value(self._read.value or 0)
        self.show_verdict()

    def _show_source(self) -> None:
        score, read = self.attack.score(), self._read
        if not self.strikes or score is None or read is None:
            self.source.setText("")
            return
        said = self.tr("colonne JR : {total} donne {target}").format(
            total=integer_text(score.total), target=integer_text(read.value or 0)
        )
        if read.doubtful:
            said += " · " + self._subject.texts.render(say("harp.told.doubtful"))
        if self.target.value() != read.value:
            said += " · " + self.tr("Nombre Cible du MJ")
        self.source.setText(said)
