"""Points d’Héroïsme that raise a threshold once the die is known, where a campaign plays so."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.commands.play import SpendHeroism
from desktop.rules.nightprowler.rolls.check import CheckRequest, CheckResult, raised
from desktop.ui import theme
from desktop.ui.errors import reported
from desktop.ui.sheets.common.bits import Labelled
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.strip import ErrorStrip
from desktop.ui.widgets.numbers import NumberField


@dataclass(frozen=True)
class Made:
    """A roll that was made: the character as he rolled, what was rolled, and the face."""

    derived: Derived
    request: CheckRequest
    die: int
    paid: int = 0


class AfterRoll(QWidget):
    """A number of PH and a button, shown while the last roll may still be raised."""

    #: The roll has become another: its `CheckResult`.
    raised = Signal(object)

    def __init__(self, subject: Subject, strip: ErrorStrip, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._strip = strip
        self._made: Made | None = None
        self.points = NumberField(self.tr("Points d’Héroïsme dépensés après le jet"), 1, 99)
        self.spend = QPushButton(self.tr("Relever le seuil"))
        self.spend.setAutoDefault(False)
        self.spend.clicked.connect(self._raise)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GRID)
        row.addWidget(Labelled(self.tr("PH après le jet"), self.points))
        row.addWidget(self.spend)
        self.forget()

    def offer(self, made: Made) -> None:
        """Offer to raise a roll, if the campaign plays so."""
        self._made = made
        self.points.set_value(1)
        self.refresh()

    def forget(self) -> None:
        """Offer nothing."""
        self._made = None
        self.hide()

    def refresh(self) -> None:
        """Show it only as long as there is a roll to raise, and something to raise it with."""
        subject = self._subject
        played = subject.settings.readings.heroism_after_roll
        self.setVisible(played and self._made is not None and subject.derived.heroism > 0)

    def _raise(self) -> None:
        self.points.flush()
        made, subject = self._made, self._subject
        if made is None:
            return
        more = self.points.value()
        result: CheckResult | None = None
        with reported(self._strip, subject.texts):
            result = raised(
                subject.tables,
                subject.settings,
                made.derived,
                made.request,
                made.die,
                made.paid + more,
            )
        if result is not None and subject.run(SpendHeroism(more)):
            self.offer(Made(made.derived, made.request, made.die, made.paid + more))
            self.raised.emit(result)
