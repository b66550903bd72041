"""Crasse on the sheet: what the player uses goes to the MJ, what the MJ uses leaves the game, and
jetons of either kind are stolen."""

from typing import cast

from PySide6.QtWidgets import QWidget

from desktop.rules.nightprowler.commands.progress import BeRobbed, SpendCrasse, Steal, Stolen
from desktop.rules.nightprowler.progression import crasse
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.sheets.common.bits import (
    Act,
    Choose,
    Row,
    Section,
    Tick,
    Words,
    new_id,
    words,
)
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.sheets.nightprowler.table import Table
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.numbers import NumberField

_MOST_STOLEN = 99
_LAST_LINES = 3
_STEALS, _IS_ROBBED = "steals", "is-robbed"


class CrasseSection(Section):
    """The player's side, the MJ's side, and thefts between players."""

    def __init__(self, subject: Subject, table: Table, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.head.setText(self.tr("Crasse et vols"))
        self._subject = subject
        self._table = table
        self.held = words()
        self.use = Choose(self.tr("Emploi du jeton de Crasse"))
        self.means = Words(self.tr("Par quel moyen vil ou égoïste"))
        self.agreed = Tick(self.tr("Son joueur est d’accord"))
        self.spend = Act(self.tr("Dépenser"), self.tr("Dépenser un jeton de Crasse"))
        self.mj_held = words()
        self.mj_use = Choose(self.tr("Emploi du MJ"))
        self.mj_note = Words(self.tr("Ce qui arrive"))
        self.mj_spend = Act(self.tr("Le MJ dépense"), self.tr("Le MJ dépense un jeton de Crasse"))
        self.mj_undo = Act(self.tr("Reprendre"), self.tr("Reprendre le dernier emploi du MJ"))
        self.mj_log = Note(tone=theme.Tone.MUTED)
        self.direction = Choose(self.tr("Qui vole qui"))
        self.other = Choose(self.tr("L’autre personnage"))
        self.pool = Choose(self.tr("Ce qui est volé"))
        self.amount = NumberField(self.tr("Combien"), 1, _MOST_STOLEN)
        self.amount.set_value(1)
        self.steal = Act(self.tr("Voler"), self.tr("Faire le vol"))
        render = subject.texts.render
        self.use.offer([(use, render(crasse.use_label(use))) for use in crasse.USES])
        self.mj_use.offer([(use, render(crasse.mj_use_label(use))) for use in crasse.MJ_USES])
        self.direction.offer(((_STEALS, self.tr("vole à")), (_IS_ROBBED, self.tr("est volé par"))))
        self.pool.offer((("jetons", self.tr("jetons")), ("crasse", self.tr("jetons de Crasse"))))
        self.add(self.held, self.use, self.means, self.agreed, self.spend)
        self.add(self.mj_held, self.mj_use, self.mj_note, self.mj_spend, self.mj_undo)
        self.add(self.mj_log)
        self._theft = Row(self.direction, self.other, self.amount, self.pool, self.steal)
        self.add(self._theft)
        self.use.activated.connect(self._show_agreement)
        self.spend.clicked.connect(self._spend)
        self.means.returnPressed.connect(self._spend)
        self.mj_spend.clicked.connect(self._mj_spend)
        self.mj_undo.clicked.connect(self._mj_undo)
        self.steal.clicked.connect(self._steal)

    def refresh(self) -> None:
        """Show who holds what now."""
        subject, table = self._subject, self._table
        held, mj = subject.character.pools.crasse, table.crasse()
        self.held.setText(self.tr("Joueur : {count}").format(count=integer_text(held)))
        self.spend.setEnabled(held > 0)
        self.mj_held.setText(self.tr("MJ : {count}").format(count=integer_text(mj)))
        refused = crasse.mj_refusal(mj)
        self.mj_spend.setEnabled(refused is None)
        self.mj_spend.setToolTip("" if refused is None else subject.texts.render(refused))
        lines = table.crasse_lines()
        self.mj_undo.setEnabled(any(line.undoable for line in lines))
        last = [subject.texts.render(line.label) for line in lines[-_LAST_LINES:]]
        self.mj_log.setText(" · ".join(reversed(last)))
        self.mj_log.setVisible(bool(last))
        others = table.others()
        self.other.offer(others)
        self._theft.setVisible(bool(others))
        self._show_agreement()

    def _show_agreement(self) -> None:
        self.agreed.setVisible(self.use.value() == crasse.Use.CHARACTER)

    def _spend(self) -> None:
        use = self.use.value()
        command = SpendCrasse(new_id(), use, self.means.taken(), self.agreed.isChecked())
        subject = self._subject
        if subject.run_together(((subject.id, command),), self._table.to_mj(use)):
            self.means.setText("")
            self.agreed.setChecked(False)

    def _mj_spend(self) -> None:
        if self._table.spend(self.mj_use.value(), self.mj_note.text()):
            self.mj_note.setText("")

    def _mj_undo(self) -> None:
        self._table.take_back()

    def _steal(self) -> None:
        person = self._table.person(self.other.value())
        if person is None or not self.amount.flush():
            return
        subject, id, amount = self._subject, new_id(), self.amount.value()
        pool = cast("Stolen", self.pool.value())
        own, his = subject.character.name, person.character.name
        mine: Struct
        theirs: Struct
        if self.direction.value() == _STEALS:
            mine = Steal(id, pool, amount, his, person.id)
            theirs = BeRobbed(id, pool, amount, own, subject.id)
        else:
            mine = BeRobbed(id, pool, amount, his, person.id)
            theirs = Steal(id, pool, amount, own, subject.id)
        subject.run_together(((subject.id, mine), (person.id, theirs)))
