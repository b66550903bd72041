"""Keeps NPCs of a fight as characters of the campaign, and says what undo made of them."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from desktop.rules.fightview import FightView
from desktop.ui.widgets.banner import Severity

if TYPE_CHECKING:
    from desktop.ui.combat.window import CombatWindow


class Keeping(QObject):
    """The act of keeping is a step of the fight: undo takes him out of the library again."""

    def __init__(self, window: "CombatWindow") -> None:
        super().__init__(window)
        self._window = window
        self._strip = window.centre.keep
        self._kept = window.session.handover.kept()
        self._strip.keepAsked.connect(self._keep)
        self._strip.closed.connect(self._go_home)
        window.menu.table.keep.triggered.connect(self.open)

    def open(self) -> None:
        """Offer to keep the selected participant."""
        fighter = self._window.fighter()
        if fighter is not None and not fighter.character and self._window.writable:
            self._strip.open_for(fighter)
            self._window.fitting.show_opened(self._strip)

    def close_strip(self) -> bool:
        """Put the strip away; False when it is not open."""
        return self._strip.close_strip()

    def show_view(self, view: FightView) -> None:
        """The window shows this of the fight."""
        window = self._window
        fighter = window.fighter()
        free = fighter is not None and not fighter.character
        window.menu.table.keep.setEnabled(window.menu.table.note.isEnabled() and free)
        if not self._strip.concerns(fighter) or not free:
            self._strip.close_strip()
        self._tell_undone()

    def names_of(self, fighters: tuple[str, ...]) -> str:
        """The names under which some fighters are kept."""
        kept = self._window.session.handover.kept().values()
        return ", ".join(one.name for one in kept if one.fighter in fighters)

    def _keep(self, fighter: str, name: str) -> None:
        window = self._window
        if not window.conductor.keep(fighter, name):
            return
        self._strip.close_strip()
        text = self.tr("{name} est maintenant un PNJ de la campagne.")
        window.hands.tell_undoable(text.format(name=self.names_of((fighter,))))

    def _tell_undone(self) -> None:
        """An undo has let somebody go: he left the library, or stays in it, having changed."""
        before, self._kept = self._kept, self._window.session.handover.kept()
        gone = [one for character, one in before.items() if character not in self._kept]
        if not gone:
            return
        removed = self._window.context.library.characters.is_removed
        stay = ", ".join(one.name for one in gone if not removed(one.character))
        left = ", ".join(one.name for one in gone if removed(one.character))
        told: list[str] = []
        if left:
            told.append(
                self.tr("{names} : plus gardé comme PNJ ; Ctrl+Y le rend.").format(names=left)
            )
        if stay:
            told.append(
                self.tr(
                    "{names} : reste dans la bibliothèque, où sa fiche a changé depuis."
                ).format(names=stay)
            )
        self._window.banner.show_message(Severity.INFO, "\n".join(told))

    def _go_home(self) -> None:
        self._window.order.setFocus(Qt.FocusReason.OtherFocusReason)
