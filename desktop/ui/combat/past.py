"""Looking back: the window shows the fight as it was after an entry of the journal, and nothing can
be done there but correct that entry."""

from PySide6.QtCore import QObject, Signal

from desktop.rules.errors import KnownError
from desktop.rules.fightview import FightView, JournalLine, bygone
from desktop.services.session import FightSession
from desktop.text import Catalogue
from desktop.ui.combat.past_bar import PastBar


class Past(QObject):
    """Which moment of a fight its window shows."""

    #: Another moment is shown now.
    moved = Signal()

    def __init__(
        self, session: FightSession, texts: Catalogue, bar: PastBar, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._texts = texts
        self._bar = bar
        self._entry = ""
        bar.stepAsked.connect(self.step)
        bar.presentAsked.connect(self.leave)

    @property
    def entry(self) -> str:
        """The entry after which the fight is shown; "" for the present."""
        return self._entry

    @property
    def is_undone(self) -> bool:
        """Whether what is shown is on a branch that was left."""
        return bool(self._entry) and self._entry not in self._session.entries

    def view(self) -> FightView:
        """What the window shows. Nothing of the past waits for an answer."""
        if self._entry:
            try:
                was = self._session.view_at(self._entry)
            except KnownError:
                # A journal that was put back to an earlier state does not hold it any more.
                self._entry = ""
                self._bar.hide()
            else:
                return bygone(was)
        return self._session.view()

    def look_at(self, entry: str) -> None:
        """Show the fight as it was after an entry of its journal."""
        if entry and entry != self._entry:
            self._entry = entry
            self._tell()
            self.moved.emit()

    def look_at_round(self, number: int) -> bool:
        """Show a round as it ended (0: before the first); False when there was none such."""
        held = [line for line in self._session.lines() if line.round == number]
        if not held:
            return False
        self.look_at(held[-1].entry)
        return True

    def step(self, by: int) -> None:
        """Show the fight some entries earlier (negative) or later; the last one is the present."""
        entries = self._session.entries
        if self._entry in entries:
            place: int | None = entries.index(self._entry)
        else:
            # From the present, whose last entry is the last of all.
            place, by = self._beside(len(entries), -1), min(by, 0)
        for _ in range(abs(by)):
            further = None if place is None else self._beside(place, by)
            place = place if further is None else further
        if place is not None:
            self.look_at(entries[place])

    def leave(self) -> None:
        """Back to the present."""
        if self._entry:
            self._entry = ""
            self._bar.hide()
            self.moved.emit()

    def refresh(self) -> None:
        """The journal changed: say again where this moment stands in it."""
        if self._entry:
            self._tell()

    def lines(self) -> tuple[JournalLine, ...]:
        """The lines of the entry that is looked at."""
        return self._session.replays.lines_at(self._entry) if self._entry else ()

    def _beside(self, place: int, by: int) -> int | None:
        """The place of the next entry that has lines, before (negative) or after a place."""
        entries, step = self._session.entries, 1 if by > 0 else -1
        places = range(place + step, len(entries) if by > 0 else -1, step)
        return next((n for n in places if self._session.replays.lines_at(entries[n])), None)

    def _tell(self) -> None:
        entries, lines = self._session.entries, self.lines()
        if lines:
            text = self._texts.render(lines[-1].text)
            here = entries.index(self._entry) if self._entry in entries else None
            first = not entries if here is None else self._beside(here, -1) is None
            last = here is None or self._beside(here, 1) is None
            self._bar.show_moment(lines[-1].round, text, first=first, last=last)
