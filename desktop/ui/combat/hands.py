"""What the mouse and the menus do in the combat window: each slot is one act at the table."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from desktop.rules.dice import DieSpec
from desktop.rules.fightview import Stage
from desktop.rules.message import Message
from desktop.ui.combat.closing_dialog import ClosingDialog
from desktop.ui.errors import reported
from desktop.ui.widgets.banner import Severity

if TYPE_CHECKING:
    from desktop.ui.combat.window import CombatWindow


class Hands(QObject):
    """The slots of the window."""

    def __init__(self, window: "CombatWindow") -> None:
        super().__init__(window)
        self._window = window
        self._secret: Message | None = None
        #: The dialog of the end while it is open.
        self.closing: ClosingDialog | None = None

    def connect_panels(self) -> None:
        """Listen to the columns and the bar below."""
        window = self._window
        centre, form = window.centre, window.form
        centre.add.characterAsked.connect(self._join)
        centre.add.npcsAsked.connect(self._join_copies)
        centre.sequel.clicked.connect(self._follow)
        centre.asks.answered.connect(self._answer)
        centre.asks.refused.connect(self.say)
        centre.dice.rollAsked.connect(self._roll)
        centre.dice.submitted.connect(self._go_on)
        centre.dice.automaticChanged.connect(self._set_roller)
        centre.dice.refused.connect(self.say)
        centre.wounds.woundAsked.connect(self._wound)
        centre.fighter.boxAsked.connect(self._correct_box)
        centre.fighter.poolAsked.connect(self._correct_pool)
        centre.fighter.automaticChanged.connect(self._set_roller)
        centre.fighter.sheetAsked.connect(window.context.navigator.open_sheet)
        centre.fighter.actAsked.connect(self._open_act)
        centre.exchanges.actAsked.connect(self._open_act_of)
        centre.exchanges.correctAsked.connect(self._correct_last)
        centre.exchanges.adjustAsked.connect(self._adjust)
        centre.adjust.closed.connect(self._leave_form)
        window.conductor.sealedRefused.connect(self._keep_secret)
        window.conductor.diceSpent.connect(centre.dice.spend)
        window.conductor.undone.connect(centre.dice.take_back)
        window.conductor.redone.connect(centre.dice.spend_again)
        window.banner.actionTriggered.connect(self._banner_action)
        window.banner.dismissed.connect(self._forget_secret)
        window.damage.actionTriggered.connect(self._salvage)
        window.journal.entryChosen.connect(self._look_back)
        window.journal.undoneAsked.connect(self._show_undone)
        window.rewrite.refused.connect(self.say)
        form.nextButton.clicked.connect(self.next)
        form.undoButton.clicked.connect(self.undo)
        form.redoButton.clicked.connect(self.redo)

    def connect_menu(self) -> None:
        """Listen to the menus."""
        window, menu = self._window, self._window.menu
        menu.next.triggered.connect(self.next)
        menu.adding.toggled.connect(self._show_adding)
        menu.sequel.triggered.connect(self._follow)
        menu.sheet.triggered.connect(self._open_sheet)
        menu.wound.triggered.connect(self.wound)
        menu.acts.triggered.connect(self.acts)
        menu.roll.triggered.connect(window.centre.dice.roll_missing)
        menu.odds.toggled.connect(self._show_odds)
        menu.simulation.triggered.connect(window.simulation.open)
        menu.adjust.triggered.connect(self._adjust_chosen)
        menu.library.triggered.connect(window.context.navigator.show_library)
        menu.leave.triggered.connect(window.close)
        menu.undo.triggered.connect(self.undo)
        menu.redo.triggered.connect(self.redo)
        menu.filter.triggered.connect(window.fitting.show_journal)
        menu.filter.triggered.connect(window.journal.focus_filter)
        menu.correct.triggered.connect(self._correct_last)
        menu.spoken.triggered.connect(window.journal.export_spoken)
        menu.text.triggered.connect(window.journal.export_text)
        menu.markdown.triggered.connect(window.journal.export_markdown)
        menu.remove.triggered.connect(self._remove)
        menu.close.triggered.connect(self._close)

    def next(self) -> None:
        """Go on to what the phase expects, with the dice that are there."""
        window = self._window
        dice = window.centre.dice
        filled_in = window.centre.asks.filled_in()
        if filled_in and not dice.lines():
            self._answer(filled_in)
        elif not dice.lines():
            window.conductor.advance()
        elif dice.flush():
            # What is missing and left to the program is rolled; the rest is asked for.
            dice.take(window.conductor.roll(dice.left_to_program()))
            window.conductor.go_on(dice.dice())

    def begin(self) -> None:
        """Begin a fight for which everybody is there, or ask for the dice that this wants."""
        view = self._window.view()
        if view.stage is Stage.SETUP and view.advance is not None and self._window.writable:
            self.next()

    def roll_for_program(self) -> None:
        """Dice are wanted: roll those that are left to the program, ask for the others."""
        window = self._window
        dice = window.centre.dice
        rolled = window.conductor.roll(dice.left_to_program())
        if rolled:
            dice.take(rolled)
        if dice.focus_missing():
            return
        if rolled:
            window.conductor.go_on(dice.dice())
        else:
            # All lie there already, as after an undo: one Enter does it again.
            dice.focus_submit()

    def undo(self) -> None:
        """Take the last step back."""
        self._window.conductor.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        self._window.conductor.redo()

    def wound(self) -> None:
        """Offer the lines of the selected fighter's health, or the number that hurts him where his
        health has no lines."""
        window = self._window
        fighter = window.fighter()
        if fighter is None or not window.writable:
            return
        if fighter.tracks:
            window.centre.wounds.open_for(fighter)
            window.fitting.show_opened(window.centre.wounds)
            return
        mine = (each for each in window.view().extras if each.actor == fighter.id and each.wounds)
        if (act := next(mine, None)) is not None:
            self._open_act(act.id)
        else:
            text = self.tr("{name} ne peut pas être blessé maintenant.")
            self.say(text.format(name=fighter.name))

    def acts(self) -> None:
        """Offer what the selected fighter may do beside what is asked."""
        if self._window.fighter() is not None and self._window.writable:
            self._window.centre.fighter.acts().open()

    def close_act(self) -> bool:
        """Put an act away that was opened and not done; False when there is none."""
        if not self._window.centre.opened_act():
            return False
        self._window.drop_act()
        return True

    def _look_back(self, entry: str) -> None:
        """A line of the journal was chosen; the one that is looked at already is to be changed."""
        window = self._window
        if entry == window.past.entry:
            window.rewrite.begin()
        else:
            window.past.look_at(entry)

    def _correct_last(self) -> None:
        """Look back at the last roll, ready to type another number."""
        window = self._window
        entry = window.session.replays.last_roll()
        if not entry:
            self.say(self.tr("Aucun dé n’a encore été lancé."))
            return
        window.fitting.show_journal()
        window.past.look_at(entry)
        window.rewrite.begin()

    def _show_undone(self, shown: bool) -> None:
        self._window.show_journal()

    def say(self, text: str) -> None:
        """Something led nowhere; why."""
        self._window.banner.show_message(Severity.WARNING, text)

    def fighter_selected(self, fighter: str) -> None:
        """Another fighter is selected."""
        self._window.show_centre()

    def _answer(self, ask: str) -> None:
        window = self._window
        asked = window.ask(ask)
        if asked is None:
            return
        asks, dice = window.centre.asks, window.centre.dice
        values = asks.values(ask)
        if ask == window.centre.opened_act():
            values["reason"] = window.centre.fighter.reason()
        together = window.tabling.answer_all(ask, values, sealed=asked.sealed)
        if together is not None:
            if together:
                asks.forget(ask)
            return
        given = dice.dice() if asked.dice and dice.flush() else ()
        if window.conductor.answer(ask, values, given, sealed=asked.sealed):
            asks.forget(ask)

    def _open_act(self, ask: str) -> None:
        """Show an act that was chosen in the list."""
        self._window.centre.open_act(ask)
        self._window.show_centre()
        self._window.order.setFocus(Qt.FocusReason.OtherFocusReason)
        if (card := self._window.centre.asks.active()) is not None:
            self._window.fitting.show_opened(card)

    def _show_odds(self, shown: bool, /) -> None:
        window = self._window
        window.odds.show(shown)
        if shown:
            window.fitting.show_opened(window.centre.odds)

    def _open_act_of(self, ask: str) -> None:
        """Show an act of somebody who may not be the selected one."""
        found = self._window.ask(ask)
        if found is not None:
            self._window.order.select(found.actor)
            self._open_act(ask)

    def _adjust(self, left: str, right: str) -> None:
        """Change a link of an exchange: the selected fighter's, else the left side's."""
        chosen = self._window.order.selected()
        fighter, foe = (right, left) if chosen == right else (left, right)
        if not self._window.centre.adjust.open_for(fighter, foe):
            self.say(self.tr("Rien ne peut être modifié maintenant."))
            return
        self._window.fitting.show_opened(self._window.centre.adjust)

    def _leave_form(self) -> None:
        """Go on with the dice: to the first that is missing, else to the last."""
        dice = self._window.centre.dice
        if dice.lines() and not dice.focus_missing():
            dice.lines()[-1].field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _adjust_chosen(self) -> None:
        """Change a link of the selected fighter's exchange."""
        self._adjust(self._window.order.selected(), "")

    def _go_on(self) -> None:
        self.next()

    def _roll(self, specs: object) -> None:
        if isinstance(specs, tuple):
            wanted = tuple(spec for spec in specs if isinstance(spec, DieSpec))
            self._window.centre.dice.take(self._window.conductor.roll(wanted))

    def _set_roller(self, fighter: str, automatic: bool) -> None:
        window = self._window
        found = next((one for one in window.view().fighters if one.id == fighter), None)
        if found is not None:
            window.rollers.choose(found, automatic)
            window.show_centre()

    def _join(self, character: str, side: int) -> None:
        if self._window.conductor.join(character, side):
            self._window.centre.add.clear_search()
            self._window.show_library()
            self._window.centre.add.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _join_copies(self, copies: object, side: int) -> None:
        people = copies if isinstance(copies, tuple) else ()
        if self._window.conductor.join_copies(people, side):
            self._window.centre.add.clear_names()
            self._window.centre.add.names.setFocus(Qt.FocusReason.OtherFocusReason)

    def _wound(self, fighter: str, track: str, row: int) -> None:
        window = self._window
        window.conductor.correct_box(fighter, track, row, True, window.centre.fighter.reason())

    def _correct_box(self, track: str, row: int, ticked: bool) -> None:
        window, fighter = self._window, self._window.fighter()
        if fighter is not None:
            reason = window.centre.fighter.reason()
            window.conductor.correct_box(fighter.id, track, row, ticked, reason)

    def _correct_pool(self, pool: str, value: int) -> None:
        window, fighter = self._window, self._window.fighter()
        if fighter is not None:
            reason = window.centre.fighter.reason()
            window.conductor.correct_pool(fighter.id, pool, value, reason)

    def _remove(self) -> None:
        window, fighter = self._window, self._window.fighter()
        if fighter is None:
            return
        if window.conductor.remove(fighter.id, window.centre.fighter.reason()):
            self.tell_undoable(self.tr("{name} s’en va.").format(name=fighter.name))

    def _close(self) -> None:
        """Ask what lands on the sheets, where there is something to ask, and end the fight."""
        window = self._window
        view = window.session.view()
        kept = {one.fighter for one in window.session.handover.kept().values()}
        others = tuple(o for o in view.fighters if not o.character and o.id not in kept)
        with reported(window.banner, window.context.texts):
            sheets = window.session.closing.sheets()
            if view.stage is Stage.RUNNING and (sheets or others):
                dialog = ClosingDialog(window.context.texts, sheets, others, window)
                dialog.accepted.connect(self._end)
                self.closing = dialog
                dialog.open()
            elif window.conductor.close():
                self.tell_undoable(self.tr("C’est terminé."))

    def _end(self) -> None:
        if self.closing is None:
            return
        ending, self.closing = self.closing.ending(), None
        if not self._window.conductor.end(ending.answers, ending.kept):
            return
        told = self.tr("C’est terminé.")
        if names := self._window.keeping.names_of(ending.kept):
            told = self.tr("C’est terminé. Gardé dans la bibliothèque : {names}.").format(
                names=names
            )
        self.tell_undoable(told)
        if ending.recap:
            self._window.journal.export_markdown()

    def _follow(self) -> None:
        """Open what follows with the same participants."""
        window = self._window
        sequel = window.view().sequel
        if sequel is None:
            return
        name = self.tr("{name} : suite").format(name=window.session.name)
        if opened := window.conductor.follow(sequel.kind, name):
            window.context.navigator.open_fight(opened)

    def _salvage(self, action: int) -> None:
        """Go on from what can be read of a damaged journal, in a fight of its own."""
        window = self._window
        name = self.tr("{name} : reprise").format(name=window.session.name)
        if opened := window.conductor.salvage(name):
            window.context.navigator.open_fight(opened)

    def tell_undoable(self, text: str) -> None:
        """Something was done that one may want to take back at once."""
        self._secret = None
        self._window.banner.show_message(
            Severity.INFO, text, actions=(self.tr("Annuler (Ctrl+Z)"),)
        )

    def _open_sheet(self) -> None:
        fighter = self._window.fighter()
        if fighter is not None and fighter.character:
            self._window.context.navigator.open_sheet(fighter.character)

    def _show_adding(self, adding: bool) -> None:
        window = self._window
        window.centre.show_adding(adding)
        window.show_centre()
        if adding:
            window.centre.add.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep_secret(self, reason: object) -> None:
        """A sealed answer was refused: say so, and say why only to whoever asks."""
        self._secret = reason if isinstance(reason, Message) else None
        self._window.banner.show_message(
            Severity.WARNING,
            self.tr("Ce choix n’est pas permis ; il n’est pas verrouillé."),
            actions=(self.tr("Montrer la raison"),),
        )

    def _forget_secret(self) -> None:
        self._secret = None

    def _banner_action(self, action: int) -> None:
        secret, self._secret = self._secret, None
        if secret is None:
            self.undo()
        else:
            self._window.banner.show_error(self._window.context.texts.render(secret))
