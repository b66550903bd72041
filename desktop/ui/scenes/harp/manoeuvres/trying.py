"""A manoeuvre or a roll on characteristics: what it comes to, and what it leaves on sheets."""

from collections.abc import Collection

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.harp import resolution
from desktop.rules.harp.commands.health import Manoeuvre, Prepare
from desktop.rules.harp.document import Prepared
from desktop.rules.harp.edits.trying import outcome_words
from desktop.rules.harp.manoeuvre import Score
from desktop.rules.harp.resolution import Outcome, Result
from desktop.rules.harp.tables.people import Method
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.scenes.frame import ScenePage
from desktop.ui.scenes.harp.keeping import Keeping
from desktop.ui.scenes.harp.manoeuvres.purpose import PurposeSection
from desktop.ui.scenes.harp.roller import Roller
from desktop.ui.scenes.people import NAMED
from desktop.ui.sheets.common.bits import Act, new_id
from desktop.ui.sheets.common.paper import Note, SectionTitle
from desktop.ui.sheets.harp.fumble_section import FumbleSection
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.widgets.figures import integer_text, signed_text

_TONES = {
    Outcome.SUCCESS: theme.Tone.GOOD,
    Outcome.PARTIAL: theme.Tone.ACCENT,
    Outcome.FAILURE: theme.Tone.VITALITY,
}


class TryPage(ScenePage):
    """One roller of these kinds, how the roll is settled, and its outcome."""

    def __init__(
        self, subject: Subject, title: str, kinds: Collection[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._subject = subject
        self._id = new_id()
        self.roller = Roller(subject, title, kinds)
        self.purpose = PurposeSection(subject)
        self.purpose.setVisible("skill" in kinds)
        self.outcome = Note()
        self.outcome.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.told = Note()
        self.fumble = FumbleSection(subject)
        self.keeping = Keeping(subject)
        self.done = Note(tone=theme.Tone.GOOD)
        self.do = Act(self.tr("Lancer les dés"))
        self.again = Act(self.tr("Nouveau jet"))
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.SPACE_IN_GROUP)
        buttons.addWidget(self.do)
        buttons.addWidget(self.again)
        buttons.addStretch(1)
        left = QVBoxLayout()
        left.setSpacing(theme.SPACE_IN_GROUP)
        left.addWidget(self.roller)
        left.addLayout(buttons)
        left.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(theme.SPACE_IN_GROUP)
        right.addWidget(self.purpose)
        right.addWidget(SectionTitle(self.tr("Résultat")), 0, Qt.AlignmentFlag.AlignLeft)
        for part in (self.outcome, self.told, self.keeping, self.fumble, self.done):
            right.addWidget(part)
        right.addStretch(1)
        self.sides = QHBoxLayout(self)
        self.sides.setSpacing(theme.PAGE_MARGIN)
        self.sides.addLayout(left, 1)
        self.sides.addLayout(right, 1)
        self.roller.changed.connect(self._show)
        self.purpose.changed.connect(self._show)
        self.do.clicked.connect(self.roller.roll)
        self.again.clicked.connect(self.restart)
        self.keeping.kept.connect(self._kept)
        self._show()

    def refresh(self) -> None:
        self.roller.refresh()
        self.fumble.refresh()
        self._show()

    def restart(self) -> None:
        """The next roll."""
        self._id = new_id()
        self.fumble.clear()
        self.done.setText("")
        self.roller.clear()

    @property
    def method(self) -> Method:
        """How the roll is settled: characteristics always all or nothing."""
        usual = self.roller.person.method(self.roller.asked)
        asked = self.roller.asked
        if asked is not None and asked.kind == "characteristic":
            return usual
        return self.purpose.method or usual

    def result(self) -> Result | None:
        """What the roll comes to, None while a throw is to come."""
        score = self.roller.score()
        if score is None:
            return None
        tables, settings = self._subject.tables, self._subject.settings
        return resolution.resolve(tables, settings, score, self.method)

    @property
    def _second_try(self) -> bool:
        """Whether this roll is itself the one that a near miss gave."""
        here, asked = self.roller.person.character, self.roller.asked
        if here is None or asked is None:
            return False
        return any(one.near_miss for one in here.prepared if one.skill == asked.id)

    def _commands(self, score: Score) -> list[tuple[str, Struct]]:
        """What the roll would do to sheets."""
        here, asked, purpose = self.roller.person, self.roller.asked, self.purpose
        edits: list[tuple[str, Struct]] = []
        if asked is not None and asked.kind != "skill":
            return edits
        helped = purpose.helped if self.method == "bonus" else None
        if here.character is not None and asked is not None:
            own = helped is not None and helped.who == here.id
            command = Manoeuvre(
                id=self._id,
                skill=asked.id,
                difficulty=self.roller.difficulty.value(),
                typed=self.roller.difficulty_typed(),
                changes=self.roller.changes(),
                bears=self.roller.situation.bears(),
                method=self.method,
                helps=helped.skill if helped is not None and own else "",
                task=purpose.task_id() if self.method == "pourcentage" else "",
                rolled=self.roller.chain.rolled("manoeuvre"),
            )
            edits.append((here.id, command))
        if helped is not None and helped.who not in (here.id, NAMED):
            reason = self.tr("aide de {name}").format(name=self.roller.called)
            amount = resolution.helped(self._subject.settings, score, reason).amount
            ready = Prepared(id=self._id, skill=helped.skill, amount=amount, reason=reason)
            if amount:
                edits.append((helped.who, Prepare(ready)))
        return edits

    def _show(self) -> None:
        self.purpose.show_roller(self.roller.person, self.method)
        score, result = self.roller.score(), self.result()
        self.fumble.setVisible(score is not None and score.fumble)
        if score is None or result is None:
            self.outcome.setText("")
            self.told.setText("")
            self.keeping.propose(())
            return
        self.done.setText("")
        render = self._subject.texts.render
        first, *more = (render(one) for one in outcome_words(score, result))
        self.outcome.setText(first[:1].upper() + first[1:])
        self.outcome.set_tone(_TONES[result.outcome])
        if result.near_miss and not self._second_try:
            retry = self._subject.tables.manoeuvres.numbers.retry
            line = self.tr("Raté de peu : un second essai, au round suivant, a {bonus}.")
            more.append(line.format(bonus=signed_text(retry)))
        price = self.purpose.price.value()
        if price and self.method == "pourcentage":
            got = resolution.haggled(self._subject.settings, price, score)
            if got is not None:
                line = self.tr("Prix obtenu : {got} sur {price}.")
                more.append(line.format(got=integer_text(got), price=integer_text(price)))
        self.told.setText("\n".join(more))
        self.told.setVisible(bool(more))
        self.keeping.propose(self._commands(score))

    def _kept(self, said: str) -> None:
        self.restart()
        self.done.setText(self.tr("Porté : {what}").format(what=said))
        self.roller.chain.take_keyboard()


class SkillPage(TryPage):
    """A manoeuvre on a skill (Exécuter une manœuvre)."""

    def __init__(self, subject: Subject) -> None:
        super().__init__(subject, self.tr("Manœuvre"), ("skill",))


class CharacteristicPage(TryPage):
    """A roll on one characteristic, or on two (Jets sur Caractéristique)."""

    def __init__(self, subject: Subject) -> None:
        super().__init__(subject, self.tr("Jet sur Caractéristique"), ("characteristic",))
