"""Fire and asphyxia, led turn by turn."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.rules.message import say
from desktop.rules.nightprowler.commands.care import AddChokedSequela, Burn, Suffocate
from desktop.rules.nightprowler.dangers import guides, hazards
from desktop.rules.nightprowler.dangers.guides import Endured
from desktop.rules.nightprowler.dangers.hazards import Effort
from desktop.rules.nightprowler.rolls.check import seconds, spec
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.sheets.common.bits import Act, Choose, Labelled, Words
from desktop.ui.sheets.common.guide_panel import GuidePanel, Sum
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.nightprowler.check_parts import ResultLine
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.counting import Counting
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.numbers import NumberField

_MOST_TURNS = 999


class _EndurePanel(Counting, GuidePanel):
    """Turns that are endured one after another."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.subject = subject

    def turns_told(self, endured: Endured, wanted: int) -> str:
        """What so many turns will do, in words."""
        text = self.tr("%n blessure(s) en tout.", "", len(endured.wounded.hits))
        if endured.needs_die:
            where = self.tr("Au tour {turn}, un dé est dû.").format(turn=endured.turns)
            return f"{where} {text}"
        if endured.turns < wanted:
            where = self.tr("Arrêt au tour {turn} : une question est à régler.").format(
                turn=endured.turns
            )
            return f"{where} {text}"
        return text


class FirePanel(_EndurePanel):
    """How hot, how long; the turns stop where something has to be settled first."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(subject, parent)
        self.name(self.tr("Feu"))
        self.intensity = Choose(self.tr("Intensité du feu"))
        self.turns = NumberField(self.tr("Tours dans le feu"), 1, _MOST_TURNS)
        self.turns.set_value(1)
        self.preview = Note(tone=theme.Tone.MUTED)
        self.apply = Act(self.tr("Appliquer le feu"))
        self.intensity.offer(
            [
                (str(fire.intensity), f"{fire.intensity} — {fire.example}")
                for fire in subject.tables.fires
            ]
        )
        self.step(
            Labelled(self.tr("Intensité"), self.intensity),
            Labelled(self.tr("Tours"), self.turns),
            self.apply,
        )
        self.step(self.preview)
        self.step(
            Note(
                self.tr("La fumée est souvent le vrai danger : voyez l’asphyxie."),
                tone=theme.Tone.MUTED,
            )
        )
        self.intensity.activated.connect(self.refresh)
        self.turns.valueCommitted.connect(self.refresh)
        self.apply.clicked.connect(self._apply)

    def open(self) -> None:
        """Begin."""
        self.turns.set_value(1)
        self.show()
        self.refresh()
        self.intensity.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Say what these turns will do."""
        if not self.isHidden():
            self.preview.setText(self.turns_told(self._endured(), self.turns.value()))

    def _command(self) -> Burn:
        return Burn(int(self.intensity.value()), self.turns.value())

    def _endured(self) -> Endured:
        subject = self.subject
        return guides.burning(subject.tables, subject.settings, subject.character, self._command())

    def _apply(self) -> None:
        if not self.turns.flush():
            return
        endured, command = self._endured(), self._command()
        if self.subject.run(command):
            self.subject.wounded.emit(endured.wounded)
            self.refresh()


class AsphyxiaPanel(_EndurePanel):
    """Breath held, then a wound each turn, and a roll at each new line of wounds."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(subject, parent)
        self.name(self.tr("Asphyxie"))
        self._dice: list[int] = []
        self.effort = Choose(self.tr("Ce que fait la victime"))
        self.effort.offer(
            (
                (Effort.STILL.value, self.tr("immobile")),
                (Effort.MOVING.value, self.tr("en mouvement ou paniquée")),
            )
        )
        self.breath = ExplainedValue(self.tr("Souffle en tours"))
        self.before = NumberField(self.tr("Tours déjà passés sans air"), 0, _MOST_TURNS)
        self.turns = NumberField(self.tr("Tours sans air"), 1, _MOST_TURNS)
        self.turns.set_value(1)
        self.preview = Note(tone=theme.Tone.MUTED)
        self.threshold = Sum(subject, self.tr("Résister à l’envie de respirer, seuil"))
        self.die = DieField(self.tr("Caractère"), subject.tables.constants.de)
        self.result = ResultLine(subject.texts)
        self.apply = Act(self.tr("Appliquer l’asphyxie"))
        self.sequela = Words(self.tr("Séquelle : ce que l’asphyxie a effacé"), wide=300)
        self.note_sequela = Act(self.tr("Noter la séquelle"))
        self.step(
            Labelled(self.tr("Victime"), self.effort),
            Labelled(self.tr("Souffle (tours)"), self.breath),
            Labelled(self.tr("Déjà passés"), self.before),
            Labelled(self.tr("Tours de plus"), self.turns),
        )
        self._die_step = self.step(self.threshold, Labelled(self.tr("Dé"), self.die))
        self.step(self.result)
        self.step(self.preview)
        self.step(self.apply)
        self.step(
            Note(
                self.tr(
                    "Survivant : une séquelle par Blessure mortelle d’asphyxie, qui coûte un "
                    "point de Cervelle outre les PH."
                ),
                tone=theme.Tone.MUTED,
            )
        )
        self.step(self.sequela, self.note_sequela)
        self.effort.activated.connect(self._start_anew)
        for number in (self.before, self.turns):
            number.valueCommitted.connect(self._start_anew)
        self.die.dieEntered.connect(self._enter)
        self.die.rollAsked.connect(self._roll)
        self.apply.clicked.connect(self._apply)
        self.note_sequela.clicked.connect(self._note_sequela)
        self.sequela.returnPressed.connect(self._note_sequela)

    def open(self) -> None:
        """Begin, from the first turn."""
        self.before.set_value(0)
        self.turns.set_value(1)
        self._dice = []
        self.show()
        self.refresh()
        self.effort.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Show the breath left, the die that is due, and what these turns will do."""
        if self.isHidden():
            return
        subject = self.subject
        effort = Effort(self.effort.value())
        strength = subject.derived.characteristics["robustesse"].total
        breath = hazards.breath(subject.tables, strength, effort)
        held = self.tr("{turns} ({seconds} s)").format(
            turns=breath.total, seconds=seconds(subject.tables, breath.total)
        )
        self.breath.set_view(explained(subject.texts, self.tr("Souffle"), breath), held)
        endured = self._endured()
        self._die_step.setVisible(endured.needs_die)
        self.threshold.show_sum(endured.threshold)
        if endured.rolls:
            self.result.show_result(endured.rolls[-1])
        else:
            self.result.clear()
        self.preview.setText(self.turns_told(endured, self.turns.value()))
        self.apply.setEnabled(not endured.needs_die)

    def _command(self) -> Suffocate:
        return Suffocate(
            turns=self.turns.value(),
            still=self.effort.value() == Effort.STILL.value,
            dice=tuple(self._dice),
            before=self.before.value(),
        )

    def _endured(self) -> Endured:
        subject = self.subject
        return guides.suffocating(
            subject.tables, subject.settings, subject.character, self._command()
        )

    def _start_anew(self) -> None:
        self._dice = []
        self.refresh()

    def _enter(self, face: int) -> None:
        self._dice.append(face)
        self.die.set_value(None)
        self.refresh()

    def _roll(self) -> None:
        die = spec(self.subject.tables, self.subject.id, "breath", say("np.check.value"))
        self._enter(self.subject.roll(die))

    def _apply(self) -> None:
        if not (self.turns.flush() and self.before.flush()):
            return
        endured, command = self._endured(), self._command()
        if endured.needs_die or not (
            endured.wounded.health == self.subject.character.health or self.subject.run(command)
        ):
            return
        self.before.set_value(command.before + endured.turns)
        self._dice = []
        self.subject.wounded.emit(endured.wounded)
        self.refresh()

    def _note_sequela(self) -> None:
        text = self.sequela.taken()
        if text and self.subject.run(AddChokedSequela(text)):
            self.sequela.setText("")
