"""Strips that the GM cannot miss: a wave or a reminder that is due, and who could not come."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from desktop.rules.fightview import FightView, ReminderView
from desktop.services.session import FightSession
from desktop.ui.combat.conductor import Conductor
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.strip import ErrorStrip
from desktop.ui.widgets.banner import Banner, Severity


class Prompts(QObject):
    """The first thing that is due has the keyboard once it is; Enter does it."""

    def __init__(
        self,
        context: Context,
        session: FightSession,
        conductor: Conductor,
        strip: ErrorStrip,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._strip = strip
        self._context = context
        self._session = session
        self._conductor = conductor
        self._shown: ReminderView | None = None
        self._dismissed: frozenset[str] = frozenset()
        self.due = Banner(parent)
        self.absent = Banner(parent)
        self.due.actionTriggered.connect(self._deal)
        self.due.dismissed.connect(self._put_off)
        self.absent.actionTriggered.connect(self._reclaim)
        self._show_absent()

    def strips(self) -> tuple[QWidget, ...]:
        """The strips, as they are read."""
        return self.due, self.absent

    def show_view(self, view: FightView, *, live: bool) -> bool:
        """Show what is due in a view; True when it is something new."""
        due = [one for one in view.reminders if one.due] if live else []
        waiting = [one for one in due if one.id not in self._dismissed]
        first = waiting[0] if waiting else None
        if first is None:
            self._shown = None
            self.due.hide()
            return False
        fresh = self._shown is None or self._shown.id != first.id
        if first != self._shown:
            self._shown = first
            come = self.tr("Faire venir (Entrée)")
            actions = (come, self.tr("Renvoyer")) if first.wave else (self.tr("Vu (Entrée)"),)
            text = self._context.texts.render(first.text)
            self.due.show_message(Severity.WARNING, text, actions=actions)
        return fresh

    def take_focus(self) -> None:
        """Put the keyboard on what is due."""
        if self.due.isVisible() and self.due.actions():
            self.due.actions()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def confirm(self) -> bool:
        """Enter: press the button of a strip that has the keyboard; False when none has."""
        for button in (*self.due.actions(), *self.absent.actions()):
            if button is QApplication.focusWidget():
                button.click()
                return True
        return False

    def _deal(self, action: int) -> None:
        shown = self._shown
        if shown is not None:
            self._conductor.deal(shown.id, come=shown.wave and action == 0)

    def _put_off(self) -> None:
        """The strip was closed: not asked again in this window, and still to be dealt with."""
        if self._shown is not None:
            self._dismissed |= {self._shown.id}
            self._shown = None

    def _show_absent(self) -> None:
        left = self._context.library.encounters.left_out(self._session.id)
        if not left:
            self.absent.hide()
            return
        # A party may be named by several lines.
        reasons = dict.fromkeys(self._context.texts.render(one.reason) for one in left)
        text = " ".join(reasons)
        taken = any(one.fight for one in left)
        self.absent.show_message(
            Severity.WARNING, text, actions=(self.tr("Reprendre"),) if taken else ()
        )

    def _reclaim(self, _action: int) -> None:
        """Take those who are in another fight over, each with what it has done to him."""
        left = self._context.library.encounters.left_out(self._session.id)
        with reported(self._strip, self._context.texts):
            for one in left:
                if one.fight:
                    self._context.library.fights.reclaim(self._session.id, one.character, one.side)
        self._show_absent()
