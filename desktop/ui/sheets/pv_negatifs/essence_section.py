"""Essence: its points, what low essence does, what costs and restores it, and its journal."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.rules.pv_negatifs import essence
from desktop.rules.pv_negatifs.commands.essence import (
    Forget,
    GainEssence,
    LoseEssence,
    Remember,
    RestoreEssence,
    RollEssence,
    SetMargin,
    WillingRounds,
)
from desktop.rules.pv_negatifs.document import Forgotten
from desktop.rules.pv_negatifs.edits.essence import MOST_POINTS, MOST_ROLLS, MOST_XP
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Choose, Labelled, Row, Section, Words, new_id, words
from desktop.ui.sheets.common.dice_panel import Asking
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.common.inplace import InlineNumber
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.common.picks import RemoveButton
from desktop.ui.sheets.common.text_lines import TextLines
from desktop.ui.sheets.pv_negatifs.subject import Subject
from desktop.ui.widgets.figures import integer_text, plural, signed_text
from desktop.ui.widgets.numbers import NumberField

_OWN = "*"


class EssenceSection(Section):
    """Every change leaves its line in the journal."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Essence"), parent)
        self._subject = subject
        self.points = words()
        self.points.setFont(theme.tabular(theme.serif(theme.Size.TITLE)))
        self.wisdom = Sum(subject, self.tr("Sagesse"))
        self.charisma = Sum(subject, self.tr("Charisme"))
        self.saves = Sum(subject, self.tr("Sauvegardes"))
        self.xp = Sum(subject, self.tr("Expérience"))
        self.effects = Note(tone=theme.Tone.WARNING)
        self.margin = InlineNumber(self.tr("Marge d’intelligence (%)"), 0, MOST_POINTS)
        self.by_tables = RemoveButton("margin", self.tr("marge écrite à la main"))
        self.date = Words(self.tr("Date"), wide=110)
        self.cause = Choose(self.tr("Cause de la perte"))
        self.other = Words(self.tr("En quels mots"))
        self.lost = NumberField(self.tr("Points perdus ; 0 : selon la cause"), 0, MOST_POINTS)
        self.lose = Act(self.tr("Perdre"))
        self.trial = Choose(self.tr("Épreuve"))
        self.grade = Choose(self.tr("Degré du jet d’essence"))
        self.count = NumberField(self.tr("Nombre de jets"), 1, MOST_ROLLS)
        self.roll = Act(self.tr("Jet d’essence…"))
        self.gained = NumberField(self.tr("Points regagnés"), 1, MOST_POINTS)
        self.side_effect = Words(self.tr("Effet secondaire de la drogue"))
        self.gain = Act(self.tr("Regagner"))
        self.hidden_points = NumberField(self.tr("Points rendus par l’Oubli"), 1, MOST_POINTS)
        self.paid = NumberField(self.tr("Expérience payée pour l’Oubli"), 0, MOST_XP)
        self.forget = Act(self.tr("Oubli"))
        self.oubli = Choose(self.tr("Oubli en cours"))
        self.extra = NumberField(self.tr("Points perdus en plus"), 0, MOST_POINTS)
        self.remember = Act(self.tr("Dissiper l’Oubli"))
        self.rounds = NumberField(self.tr("Rounds de dégâts subis de son plein gré"), 1, MOST_ROLLS)
        self.willing = Act(self.tr("Ce qu’ils coûtent…"))
        self.given = NumberField(self.tr("Points rendus par la mort définitive"), 1, MOST_POINTS)
        self.restore = Act(self.tr("Rendre"))
        self.journal = TextLines()
        self.asking = Asking(subject)
        self._furnish()
        self._connect()

    def refresh(self) -> None:
        """Show the essence as it is now."""
        subject, one = self._subject, self._subject.character
        points = one.essence.points
        self.points.setText(integer_text(points))
        low = bool(essence.effects(subject.tables, points).divisor > 1)
        self.wisdom.show_sum(subject.number("ability:sag"))
        self.charisma.show_sum(subject.number("ability:cha"))
        self.saves.show_sum(subject.number("help:autre"))
        self.xp.show_sum(subject.number("xp"))
        self.effects.setText(self._effects())
        self.effects.setVisible(low or essence.gone(subject.tables, one))
        self.margin.set_value(essence.margin(subject.tables, one))
        self.by_tables.setVisible(one.essence.margin is not None)
        causes = essence.causes(subject.tables, subject.settings)
        self.cause.offer([*((each.id, each.name) for each in causes), (_OWN, self.tr("autre"))])
        trials = essence.trials(subject.tables, subject.settings)
        own = ("", self.tr("épreuve libre"))
        self.trial.offer([own, *((each.id, each.name) for each in trials)])
        self._show_trial()
        self.oubli.offer(
            [
                (each.id, self.tr("Oubli de %n point(s)", "", plural(each.points)))
                for each in one.essence.forgotten
            ]
        )
        self._remembering.setVisible(bool(one.essence.forgotten))
        self._willing.setVisible(subject.settings.hidden.willing_damage)
        self._restoring.setVisible(one.dead)
        lines = [
            (f"{signed_text(line.amount)} {line.cause}".strip(), line.date)
            for line in reversed(one.essence.journal)
        ]
        self.journal.show_lines(lines or [("", self.tr("Rien encore"))])
        self.asking.panel.refresh()

    def _effects(self) -> str:
        subject, one = self._subject, self._subject.character
        change = essence.effects(subject.tables, one.essence.points)
        told: list[str] = []
        if change.divisor > 1:
            told.append(
                self.tr(
                    "Sagesse {wisdom} %, Charisme {charisma} %, {fear} contre la peur ; on peut "
                    "travailler et apprendre {divisor} fois moins longtemps."
                ).format(
                    wisdom=signed_text(change.wisdom),
                    charisma=signed_text(change.charisma),
                    fear=signed_text(change.fear),
                    divisor=change.divisor,
                )
            )
        if essence.gone(subject.tables, one):
            told.append(self.tr("Plus rien ne reste : le personnage quitte le jeu."))
        return " ".join(told)

    def _furnish(self) -> None:
        self.grade.offer([(str(one), f"+{one}") for one in self._subject.tables.essence.grades])
        for field in (self.count, self.gained, self.hidden_points, self.rounds, self.given):
            field.set_value(1)
        self._remembering = Row(
            self.oubli, Labelled(self.tr("points en plus"), self.extra), self.remember
        )
        self._willing = Row(
            Labelled(self.tr("Dégâts de son plein gré, rounds"), self.rounds), self.willing
        )
        self._restoring = Row(Labelled(self.tr("Points rendus"), self.given), self.restore)
        self._grade = Labelled(self.tr("degré"), self.grade)
        self._count = Labelled(self.tr("jets"), self.count)
        self.add(self.points, self.wisdom, self.charisma, self.saves, self.xp)
        self.add(self.effects)
        self.add(Labelled(self.tr("Marge d’intelligence (%)"), self.margin), self.by_tables)
        self.add(Labelled(self.tr("Date des changements"), self.date))
        self.add(self.cause, self.other, Labelled(self.tr("points"), self.lost), self.lose)
        self.add(self.trial, self._grade, self._count, self.roll)
        self.add(Labelled(self.tr("Points regagnés"), self.gained), self.side_effect, self.gain)
        self.add(
            Labelled(self.tr("Points oubliés"), self.hidden_points),
            Labelled(self.tr("expérience payée"), self.paid),
            self.forget,
        )
        for row in (self._remembering, self._willing, self._restoring):
            self.add(row)
        self.add(self.asking)
        self.add(words(self.tr("Journal"), theme.Tone.MUTED))
        self.add(self.journal)

    def _connect(self) -> None:
        self.margin.valueCommitted.connect(self._set_margin)
        self.by_tables.removed.connect(self._follow_tables)
        self.lose.clicked.connect(self._lose)
        self.trial.activated.connect(self._show_trial)
        self.roll.clicked.connect(self._roll)
        self.gain.clicked.connect(self._gain)
        self.forget.clicked.connect(self._forget)
        self.remember.clicked.connect(self._remember)
        self.willing.clicked.connect(self._pay_willing)
        self.restore.clicked.connect(self._restore)

    def _show_trial(self) -> None:
        # A hardship of the tables brings its own degree and count.
        free = not self.trial.value()
        self._grade.setVisible(free)
        self._count.setVisible(free)

    def _set_margin(self, value: int) -> None:
        self.commandAsked.emit(SetMargin(value))

    def _follow_tables(self, _key: str) -> None:
        self.commandAsked.emit(SetMargin(None))

    def _lose(self) -> None:
        if not self.lost.flush():
            return
        own = self.cause.value() == _OWN
        command = LoseEssence(
            id=new_id(),
            cause=self.other.taken() if own else self.cause.value(),
            points=self.lost.value() or None,
            date=self.date.taken(),
            note="" if own else self.other.taken(),
        )
        if self._subject.run(command):
            self.other.clear()
            self.lost.set_value(0)

    def _roll(self) -> None:
        if not self.count.flush():
            return
        command = RollEssence(
            id=new_id(),
            cause=self.other.taken(),
            trial=self.trial.value(),
            grade=int(self.grade.value()),
            count=self.count.value(),
            date=self.date.taken(),
        )
        self.asking.ask(self.tr("Jet d’essence"), command)

    def _gain(self) -> None:
        if not self.gained.flush():
            return
        command = GainEssence(
            id=new_id(),
            points=self.gained.value(),
            side_effect=self.side_effect.taken(),
            date=self.date.taken(),
        )
        if self._subject.run(command):
            self.side_effect.clear()

    def _forget(self) -> None:
        if self.hidden_points.flush() and self.paid.flush():
            oubli = Forgotten(id=new_id(), points=self.hidden_points.value(), xp=self.paid.value())
            self.commandAsked.emit(Forget(oubli=oubli, date=self.date.taken()))

    def _remember(self) -> None:
        if self.extra.flush():
            command = Remember(
                id=new_id(),
                oubli=self.oubli.value(),
                extra=self.extra.value(),
                date=self.date.taken(),
            )
            self.commandAsked.emit(command)

    def _pay_willing(self) -> None:
        if self.rounds.flush():
            command = WillingRounds(id=new_id(), rounds=self.rounds.value(), date=self.date.taken())
            self.asking.ask(self.tr("Dégâts de son plein gré"), command)

    def _restore(self) -> None:
        if self.given.flush():
            command = RestoreEssence(id=new_id(), points=self.given.value(), date=self.date.taken())
            self.commandAsked.emit(command)
