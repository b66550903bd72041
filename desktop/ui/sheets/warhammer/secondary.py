"""The second line of the profile: attacks, bonuses, move, magic, madness, each with its advance."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rules.warhammer.commands.person import Secondary, SetDestinyDie, SetSecondary
from desktop.rules.warhammer.creation import DIE
from desktop.rules.warhammer.edits.person import LEAST_SECONDARY, MOST_SECONDARY
from desktop.ui import theme
from desktop.ui.sheets.common.bits import words
from desktop.ui.sheets.common.inplace import InlineNumber
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue

#: What is written: numbers that stand for themselves, and what is added to the others.
_PLAIN: tuple[Secondary, ...] = ("magic", "madness")
_WRITTEN: dict[str, Secondary] = {
    "attacks": "attacks",
    "move": "move",
    "destiny": "destiny",
    "magic": "magic",
    "madness": "madness",
}


class _Field(InlineNumber):
    """A number beside the characteristics."""

    written = Signal(str, int)

    def __init__(self, what: Secondary, name: str) -> None:
        least, most = LEAST_SECONDARY[what], MOST_SECONDARY[what]
        super().__init__(name, least, most, font=theme.tabular(theme.sans(theme.Size.BODY)))
        self._what = what
        self.valueCommitted.connect(self._write)

    def _write(self, value: int) -> None:
        self.written.emit(self._what, value)


class SecondaryProfile(QWidget):
    """What it comes to above, what was added to it below."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.sums: dict[str, ExplainedValue] = {}
        self.fields: dict[str, _Field] = {}
        self._names = {
            "attacks": self.tr("Attaques"),
            "bf": self.tr("Bonus de force"),
            "be": self.tr("Bonus d’endurance"),
            "ba": self.tr("Bonus d’agilité"),
            "move": self.tr("Mouvement"),
            "magic": self.tr("Magie"),
            "madness": self.tr("Folie"),
            "destiny": self.tr("Destin"),
        }
        self.destiny_die = InlineNumber(
            self.tr("d10 du Destin"), 0, DIE, font=theme.tabular(theme.sans(theme.Size.BODY))
        )
        self.destiny_die.set_help(self.tr("Le d10 du Destin ; 0 : pas encore lancé."))
        self.destiny_die.valueCommitted.connect(self._set_die)
        self._lay_out()

    def refresh(self) -> None:
        """Show these numbers as they are now."""
        subject = self._subject
        profile, character = subject.profile, subject.character
        for what, total in (
            ("attacks", profile.attacks),
            ("bf", profile.bf),
            ("be", profile.be),
            ("ba", profile.ba),
            ("move", profile.move),
            ("destiny", profile.destiny),
        ):
            self.sums[what].set_view(subject.view(self._names[what], total))
        for what, value in (
            ("attacks", character.attacks),
            ("move", character.move),
            ("magic", character.magic),
            ("madness", character.madness),
            ("destiny", character.destiny_extra),
        ):
            self.fields[what].set_value(value)
        self.destiny_die.set_value(character.origin.destiny_die or 0)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        grid.setVerticalSpacing(0)
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        grid.addWidget(words(self.tr("En plus"), theme.Tone.MUTED), 2, 0)
        heads = (
            ("attacks", self.tr("A")),
            ("bf", self.tr("BF")),
            ("be", self.tr("BE")),
            ("ba", self.tr("BA")),
            ("move", self.tr("M")),
            ("magic", self.tr("Mag")),
            ("madness", self.tr("PF")),
            ("destiny", self.tr("Destin")),
        )
        for column, (what, short) in enumerate(heads, start=1):
            head = words(short, theme.Tone.MUTED)
            head.setToolTip(self._names[what])
            grid.addWidget(head, 0, column, middle)
            grid.setColumnStretch(column, 1)
            self._place(grid, what, column, middle)
        last = len(heads) + 1
        grid.addWidget(words(self.tr("d10 du Destin"), theme.Tone.MUTED), 0, last, middle)
        grid.addWidget(self.destiny_die, 1, last, middle)
        grid.setColumnStretch(last, 1)

    def _place(self, grid: QGridLayout, what: str, column: int, middle: Qt.AlignmentFlag) -> None:
        name = self._names[what]
        if what not in _PLAIN:
            self.sums[what] = ExplainedValue(name)
            grid.addWidget(self.sums[what], 1, column, middle)
        if what in _WRITTEN:
            added = what not in _PLAIN
            title = self.tr("{name}, en plus").format(name=name) if added else name
            field = _Field(_WRITTEN[what], title)
            field.written.connect(self._write)
            self.fields[what] = field
            grid.addWidget(field, 2 if added else 1, column, middle)

    def _write(self, what: Secondary, value: int) -> None:
        self.commandAsked.emit(SetSecondary(what, value))

    def _set_die(self, value: int) -> None:
        self.commandAsked.emit(SetDestinyDie(value or None))
