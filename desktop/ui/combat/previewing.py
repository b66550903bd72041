"""What going on would lead to, kept on screen while dice are typed and things are unticked."""

from PySide6.QtCore import QObject

from desktop.rules.fightview import FightView, Preview
from desktop.rules.system import NeedDice
from desktop.services.session import FightSession
from desktop.ui.combat.centre import Centre
from desktop.ui.combat.conductor import Conductor
from desktop.ui.combat.past import Past
from desktop.ui.combat.wording import names


class Previewing(QObject):
    """Asks the session what the next step causes, shows it, and tells the conductor what of it the
    GM has left out or changed."""

    def __init__(
        self,
        session: FightSession,
        past: Past,
        conductor: Conductor,
        centre: Centre,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._past = past
        self._session = session
        self._conductor = conductor
        self._centre = centre
        self._view: FightView | None = None
        self._fighter = ""
        centre.dice.edited.connect(self._refresh)
        centre.due.changed.connect(self._refresh)
        centre.adjust.changed.connect(self._refresh)

    def show_view(self, view: FightView, fighter: str) -> None:
        """The column shows this view while `fighter` is selected."""
        self._view, self._fighter = view, fighter
        self._refresh()

    def forget(self) -> None:
        """Another step is expected: nothing is left out or changed."""
        self._centre.due.forget()
        self._centre.adjust.forget()
        self._conductor.rule(frozenset(), ())

    def _refresh(self) -> None:
        view, centre = self._view, self._centre
        if view is None:
            return
        found = self._preview(view)
        dice = bool(centre.dice.lines())
        ahead = found is not None and dice
        exchanges = found.exchanges if found is not None and dice else view.exchanges
        called = names(view.fighters)
        # While dice are typed, digits are theirs.
        centre.due.show_due(() if found is None else found.consequences, keys=not dice)
        centre.adjust.offer(exchanges if dice and self._open(view) else (), called)
        centre.show_exchanges(view, exchanges, self._fighter, ahead=ahead)
        self._conductor.rule(centre.due.skipped(), centre.adjust.adjusted())

    def _open(self, view: FightView) -> bool:
        """Whether "next" is what comes next: no act waits for its dice, and the fight is whole."""
        busy = self._conductor.pending.ask or self._centre.opened_act()
        present = not self._past.entry and self._session.damage is None
        return view.advance is not None and not busy and present

    def _preview(self, view: FightView) -> Preview | None:
        """What going on causes; None as long as dice are missing for it, or nothing is due."""
        if not self._open(view):
            return None
        centre = self._centre
        dice = centre.dice.tentative()
        found = self._session.preview(dice, centre.due.skipped(), centre.adjust.adjusted())
        return None if isinstance(found, NeedDice) else found
