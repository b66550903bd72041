"""Says whom a prepared encounter names in vain, and brings them back or takes them out of it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.services.encounter_absent import Absence
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.strip import ErrorStrip
from desktop.ui.widgets.banner import Banner, Severity


class AbsentStrip(Banner):
    """One after the other; who was closed away is not named again before something changes."""

    #: Somebody is back, or out of the encounter.
    changed = Signal()

    def __init__(
        self,
        context: Context,
        encounter: str,
        strip: ErrorStrip,
        initiator: str,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._encounter = encounter
        self._strip = strip
        self._initiator = initiator
        self._closed: frozenset[str] = frozenset()
        self._shown: Absence | None = None
        self.actionTriggered.connect(self._act)
        self.dismissed.connect(self._close_away)

    def show_absent(self) -> None:
        """Name the first who would not come."""
        found = self._context.library.encounters.absences(self._encounter)
        self._closed &= {one.line for one in found}
        waiting = [one for one in found if one.line not in self._closed]
        shown = waiting[0] if waiting else None
        if shown == self._shown:
            return
        self._shown = shown
        if shown is None:
            self.hide()
            return
        reason = self._context.texts.render(shown.reason)
        self.show_message(
            Severity.WARNING,
            self.tr("{reason} Personne n’en viendra au combat.").format(reason=reason),
            actions=(self.tr("Remettre dans la bibliothèque"), self.tr("Retirer de la rencontre")),
        )

    def _act(self, action: int) -> None:
        shown = self._shown
        if shown is None:
            return
        library, by = self._context.library, self._initiator
        with reported(self._strip, self._context.texts):
            if action:
                library.encounters.remove_line(self._encounter, shown.line, by)
            elif shown.party:
                library.parties.restore(shown.party, by)
            else:
                library.characters.restore(shown.character, by)
        self.changed.emit()

    def _close_away(self) -> None:
        if self._shown is not None:
            self._closed |= {self._shown.line}
            self._shown = None
