"""An open-ended roll of a skill, a characteristic or a resistance, at the foot of the sheet."""

from typing import Literal, cast

from PySide6.QtWidgets import QWidget

from desktop.rules.breakdown import Breakdown
from desktop.rules.dice import typed
from desktop.rules.harp import resolution, trial, wounds
from desktop.rules.harp.campaign import row_words
from desktop.rules.harp.commands.health import Change, Manoeuvre
from desktop.rules.harp.document import CHARACTERISTICS
from desktop.rules.harp.edits.trying import MOST_CHANGE, modifiers, outcome_words
from desktop.rules.harp.manoeuvre import Modifier, degree, difficulty
from desktop.rules.harp.resistance import resists
from desktop.rules.harp.resolution import Outcome
from desktop.rules.harp.rolls import SIDES
from desktop.rules.harp.tables.people import Method
from desktop.rules.harp.trial import Asked
from desktop.rules.members import changed
from desktop.rules.message import say
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Choose, Labelled, Tick, Words, new_id
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.common.roll_strip import RollStrip, Verdict
from desktop.ui.sheets.harp.fumble_section import FumbleSection
from desktop.ui.sheets.harp.subject import METHODS, Subject
from desktop.ui.widgets.figures import integer_text, signed_text
from desktop.ui.widgets.numbers import NumberField

MIDDLE = "moyenne"
_MOST_TARGET = 1000


class CheckStrip(RollStrip):
    """A manoeuvre on a skill is stored with what it leaves behind; rolls on characteristics and
    resistances are only read. A fumble opens the tables of fumbles below it."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(subject, SIDES, MOST_CHANGE, parent, aims=self.tr("Bonus"))
        self._subject = subject
        self._asked: Asked | None = None
        self.second = Choose(self.tr("Seconde Caractéristique"))
        self.difficulty = Choose(self.tr("Difficulté"))
        self.typed = NumberField(self.tr("Valeur de la difficulté"), -MOST_CHANGE, MOST_CHANGE)
        self.sure = Note(tone=theme.Tone.MUTED)
        self.sure.setWordWrap(False)
        self.reason = Words(self.tr("Raison du modificateur"), wide=150)
        self.touch = Tick(self.tr("au toucher"))
        self.moves = Tick(self.tr("en mouvement"))
        self.method = Choose(self.tr("Résolution"))
        self.helps = Choose(self.tr("Aide la Compétence"))
        self.task = Choose(self.tr("Tâche longue"))
        self.target_number = NumberField(self.tr("Nombre Cible"), 0, _MOST_TARGET)
        self.target_number.set_help(self.tr("0 : aucun, le total est seulement lu."))
        self.fumble = FumbleSection(subject)
        self.fumble.hide()
        self._typed = Labelled(self.tr("valeur"), self.typed)
        self._method = Labelled(self.tr("Résolution"), self.method)
        self._helps = Labelled(self.tr("aide"), self.helps)
        self._task = Labelled(self.tr("Tâche"), self.task)
        self._target_number = Labelled(self.tr("NC"), self.target_number)
        for pick in (self.second, self.difficulty, self.method, self.helps, self.task):
            pick.activated.connect(self.refresh)
        for tick in (self.touch, self.moves):
            tick.toggled.connect(self.refresh)
        self.typed.valueCommitted.connect(self.refresh)
        self.reason.textEdited.connect(self.refresh)
        self.furnish(
            self.reason,
            self.difficulty,
            self._typed,
            self.sure,
            self.second,
            self._method,
            self._helps,
            self._task,
            self.touch,
            self.moves,
            self._target_number,
            below=(self.fumble,),
        )

    def open_roll(self, kind: str, id: str) -> None:
        """Prepare a roll of a "skill", a "characteristic" or a "resistance" by its id."""
        asked = Asked(cast("Literal['skill', 'characteristic', 'resistance']", kind), id)
        self._asked = None
        subject = self._subject
        self.difficulty.offer(subject.degrees())
        self.difficulty.show_value(MIDDLE)
        for pick in (self.second, self.method, self.helps, self.task):
            pick.show_value("")
        for tick in (self.touch, self.moves):
            tick.setChecked(False)
        for number in (self.typed, self.target_number):
            number.set_value(0)
        self.reason.clear()
        self._asked = asked
        name = trial.title(subject.tables, subject.character, asked)
        self.open(subject.texts.render(name))

    def refresh(self) -> None:
        """Show what may be said of the roll, and what is added to it now."""
        asked = self._asked
        if asked is None or self.isHidden():
            return
        self._offer(asked)
        self.fumble.refresh()
        super().refresh()

    def clear(self) -> None:
        super().clear()
        self.fumble.clear()
        self.fumble.hide()

    def shown(self, total: Breakdown) -> str:
        return signed_text(total.total)

    def aim(self) -> Breakdown | None:
        subject, asked = self._subject, self._whole()
        if asked is None:
            return None
        added = self._modifiers(asked)
        return trial.aim(subject.tables, subject.settings, subject.character, asked, added)

    def judge(self, target: Breakdown, faces: tuple[int, ...]) -> Verdict | None:
        subject, asked = self._subject, self._whole()
        tables, one = subject.tables, subject.character
        if asked is None or trial.goes_on(tables, one, asked, faces):
            return None
        score = trial.settled(tables, subject.settings, one, asked, faces, self._modifiers(asked))
        if score is None:
            return None
        chain = self._chain(faces, target.total)
        self.fumble.clear()
        self.fumble.setVisible(score.fumble)
        if asked.kind == "resistance":
            return self._answer(resists(score, self.target_number.value()), chain)
        method = self._resolution(asked)
        result = resolution.resolve(tables, subject.settings, score, method)
        told = [subject.texts.render(each) for each in outcome_words(score, result)]
        if asked.kind == "skill":
            command = self._command(asked.id)
            stored = self._rolled(command, faces)
            label = subject.edited(stored)
            if not subject.run(stored) or label is None:
                self.fumble.hide()
                return Verdict(self.tr("Rien n’a été lancé"), theme.Tone.VITALITY)
            # The title says its name.
            said = say("harp.trial.told", total=label.params["total"], what=label.params["what"])
            told = [subject.texts.render(said)]
        tones = {Outcome.SUCCESS: theme.Tone.GOOD, Outcome.FAILURE: theme.Tone.VITALITY}
        return Verdict(", ".join(told), tones.get(result.outcome, theme.Tone.ACCENT), chain)

    def waiting(self, faces: tuple[int, ...]) -> str:
        shown = " + ".join(integer_text(face) for face in faces)
        return self.tr("{throws} : les dés sont relancés").format(throws=shown)

    def _whole(self) -> Asked | None:
        asked = self._asked
        if asked is None or asked.kind != "characteristic":
            return asked
        return changed(asked, second=self.second.value())

    def _resolution(self, asked: Asked) -> Method:
        if asked.kind == "skill" and self.task.value():
            return "pourcentage"
        if asked.kind == "skill" and self.helps.value():
            return "bonus"
        chosen = cast("Method", self.method.value()) if asked.kind == "skill" else ""
        return chosen or trial.method(self._subject.tables, self._subject.character, asked)

    def _modifiers(self, asked: Asked) -> tuple[Modifier, ...]:
        subject = self._subject
        if asked.kind == "skill":
            return modifiers(subject.editing, self._command(asked.id))
        change = Modifier(self._reason(), self.modifier.value())
        if asked.kind == "resistance":
            return (change,)
        burdens = trial.burdens(subject.tables, subject.settings, subject.character, self._bears())
        degrees = difficulty(subject.settings, self.difficulty.value(), self.typed.value())
        return (degrees, change, *burdens)

    def _command(self, skill: str) -> Manoeuvre:
        change = Change(self._reason(), self.modifier.value())
        return Manoeuvre(
            id=new_id(),
            skill=skill,
            difficulty=self.difficulty.value(),
            typed=self.typed.value(),
            changes=(change,) if change.amount else (),
            bears=self._bears(),
            method=cast("Method", self.method.value()),
            helps=self.helps.value(),
            task=self.task.value(),
        )

    def _rolled(self, command: Manoeuvre, faces: tuple[int, ...]) -> Manoeuvre:
        """The command with its throws, as far as it asks for them."""
        for face in faces:
            wanted = self._subject.wanted(command)
            if wanted:
                command = changed(command, rolled=(*command.rolled, typed(wanted[0], face)))
        return command

    def _bears(self) -> tuple[Literal["toucher", "mouvement"], ...]:
        ticks: tuple[tuple[Tick, Literal["toucher", "mouvement"]], ...] = (
            (self.touch, "toucher"),
            (self.moves, "mouvement"),
        )
        return tuple(kind for tick, kind in ticks if tick.isChecked())

    def _reason(self) -> str:
        return self.reason.taken() or self.tr("situation")

    def _chain(self, faces: tuple[int, ...], bonus: int) -> str:
        """The throws one by one, and what they come to with everything added."""
        throws = " + ".join(integer_text(face) for face in faces)
        if len(faces) > 1:
            throws = f"{throws} = {integer_text(sum(faces))}"
        return self.tr("tirage {throws}, {bonus} : total {total}").format(
            throws=throws, bonus=signed_text(bonus), total=integer_text(sum(faces) + bonus)
        )

    def _answer(self, resists: bool, chain: str) -> Verdict:
        if not self.target_number.value():
            return Verdict(chain, theme.Tone.INK)
        if resists:
            return Verdict(self.tr("Résiste"), theme.Tone.GOOD, chain)
        return Verdict(self.tr("Subit l’effet"), theme.Tone.VITALITY, chain)

    def _offer(self, asked: Asked) -> None:
        """Show what this kind of roll knows, and hide the rest."""
        subject, one = self._subject, self._subject.character
        skill, resistance = asked.kind == "skill", asked.kind == "resistance"
        render, tables = subject.texts.render, subject.tables
        self.difficulty.offer(subject.degrees())
        row = degree(subject.settings, self.difficulty.value())
        self.difficulty.setVisible(not resistance)
        self._typed.setVisible(not resistance and row.modifier is None)
        sure = row_words(row)
        self.sure.setText("" if sure is None or not row.modifier else render(sure))
        self.sure.setVisible(not resistance and bool(self.sure.text()))
        none = ("", self.tr("seule"))
        others = [
            (each, tables.characteristics.get(each).name)
            for each in CHARACTERISTICS
            if each != asked.id
        ]
        self.second.offer([none, *others])
        self.second.setVisible(asked.kind == "characteristic")
        usual = render(say(f"harp.method.{trial.method(tables, one, asked)}"))
        methods = [(each, render(say(f"harp.method.{each}"))) for each in METHODS]
        self.method.offer([("", self.tr("d’usage ({name})").format(name=usual)), *methods])
        self._method.setVisible(skill)
        every = [
            (each.id, render(trial.title(tables, one, each)))
            for each in trial.askable(tables, one)
            if each.kind == "skill" and each.id != asked.id
        ]
        self.helps.offer([("", self.tr("aucune autre")), *every])
        self._helps.setVisible(skill and self._resolution(asked) == "bonus")
        self.task.offer([("", self.tr("aucune")), *((each.id, each.name) for each in one.tasks)])
        self._task.setVisible(skill and bool(one.tasks))
        bears = {kind for kind, _one in wounds.penalties(tables, subject.settings, one)}
        self.touch.setVisible(not resistance and "toucher" in bears)
        self.moves.setVisible(not resistance and "mouvement" in bears)
        self._target_number.setVisible(resistance)
