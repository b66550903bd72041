"""The three resistances: ranks, what race and gear add, and the total, which can be rolled."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rules.harp.commands.person import SetResistance
from desktop.rules.harp.document import RESISTANCES, Resistance
from desktop.rules.harp.edits.person import MOST_OTHER, MOST_RANKS
from desktop.rules.members import changed
from desktop.ui import theme
from desktop.ui.sheets.common.bits import words
from desktop.ui.sheets.common.fields import KeyNumber
from desktop.ui.sheets.common.picks import RemoveButton
from desktop.ui.sheets.common.roll_button import RollButton
from desktop.ui.sheets.harp.subject import Subject


class Resistances(QWidget):
    """A line for each; a total written by hand stands until its cross gives it back."""

    #: An edit command.
    commandAsked = Signal(object)
    #: The resistance of this id is to be rolled.
    rollAsked = Signal(str)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.rolls: dict[str, RollButton] = {}
        self.ranks: dict[str, KeyNumber] = {}
        self.others: dict[str, KeyNumber] = {}
        self.totals: dict[str, KeyNumber] = {}
        self.own: dict[str, RemoveButton] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        grid.setVerticalSpacing(2)
        heads = (self.tr("Rangs"), self.tr("Autres"), self.tr("Total"))
        for column, title in enumerate(heads, start=2):
            head = words(title, theme.Tone.MUTED)
            head.setFont(theme.sans(theme.Size.SMALL))
            grid.addWidget(head, 0, column)
        for row, kind in enumerate(RESISTANCES, start=1):
            name = subject.texts.render(subject.tables.resistances.get(kind).name)
            grid.addWidget(words(name), row, 0)
            for column, field in enumerate(self._fields(kind, name), start=1):
                grid.addWidget(field, row, column)
        grid.setColumnStretch(0, 1)

    def refresh(self) -> None:
        """Show the resistances as they are now."""
        subject = self._subject
        for kind in RESISTANCES:
            held = subject.character.resistances.get(kind, Resistance())
            self.ranks[kind].set_value(held.ranks)
            self.others[kind].set_value(held.other)
            total = subject.number(f"resistance:{kind}")
            if total is not None:
                self.totals[kind].show_sum(subject, total)
            self.own[kind].setVisible(held.total is not None)

    def _fields(self, kind: str, name: str) -> tuple[QWidget, ...]:
        roll = RollButton(kind, name)
        ranks = KeyNumber(kind, self.tr("{name}, rangs").format(name=name), (0, MOST_RANKS))
        bounds = (-MOST_OTHER, MOST_OTHER)
        other = KeyNumber(kind, self.tr("{name}, race et équipement").format(name=name), bounds)
        total = KeyNumber(kind, self.tr("{name}, total").format(name=name), bounds)
        total.set_help(self.tr("La somme tant que rien n’est écrit."))
        own = RemoveButton(kind, self.tr("{name}, total écrit à la main").format(name=name))
        roll.rollAsked.connect(self.rollAsked)
        ranks.written.connect(self._set_ranks)
        other.written.connect(self._set_other)
        total.written.connect(self._set_total)
        own.removed.connect(self._follow_sum)
        self.rolls[kind], self.ranks[kind], self.others[kind] = roll, ranks, other
        self.totals[kind], self.own[kind] = total, own
        return (roll, ranks, other, total, own)

    def _set_ranks(self, kind: str, value: int) -> None:
        self._put(kind, ranks=value)

    def _set_other(self, kind: str, value: int) -> None:
        self._put(kind, other=value)

    def _set_total(self, kind: str, value: int) -> None:
        self._put(kind, total=value)

    def _follow_sum(self, kind: str) -> None:
        self._put(kind, total=None)

    def _put(self, kind: str, **fields: object) -> None:
        held = self._subject.character.resistances.get(kind, Resistance())
        self.commandAsked.emit(SetResistance(kind, changed(held, **fields)))
