"""Level, maximum, THAC0, movement and the like; each that follows from others explained."""

from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rules.message import say
from desktop.rules.pv_negatifs.commands.person import Number, SetNumber, SetThac0
from desktop.rules.pv_negatifs.edits.person import NUMBERS, THAC0
from desktop.ui import theme
from desktop.ui.sheets.common.bits import words
from desktop.ui.sheets.common.fields import KeyNumber
from desktop.ui.sheets.common.picks import RemoveButton
from desktop.ui.sheets.pv_negatifs.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue

_PLAIN: tuple[Number, ...] = ("level", "most", "attacks", "speed", "xp", "resistance")


class NumbersSection(QWidget):
    """What is written at the left of each pair, what it comes to now at the right."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.fields: dict[str, KeyNumber] = {}
        self.sums: dict[str, ExplainedValue] = {}
        self._titles = {
            "speed": self.tr("Déplacement à présent"),
            "xp": self.tr("Expérience à présent"),
            "shock": self.tr("System Shock (%)"),
            "help:autre": self.tr("Ajouté aux sauvegardes"),
            "help:degats": self.tr("Contre les sorts de dégâts"),
        }
        for what in _PLAIN:
            field = KeyNumber(what, subject.texts.render(say(f"pv.sheet.{what}")), NUMBERS[what])
            field.written.connect(self._write)
            self.fields[what] = field
        self.thac0 = KeyNumber("thac0", self.tr("THAC0"), THAC0)
        self.thac0.set_help(self.tr("Celui du groupe de classes tant que rien n’est écrit."))
        self.thac0.written.connect(self._set_thac0)
        self.own_thac0 = RemoveButton("thac0", self.tr("THAC0 écrit à la main"))
        self.own_thac0.removed.connect(self._follow_group)
        for path, title in self._titles.items():
            self.sums[path] = ExplainedValue(title)
        self._lay_out()

    def refresh(self) -> None:
        """Show the numbers as they are now."""
        subject = self._subject
        for what, field in self.fields.items():
            field.set_value(int(getattr(subject.character, what)))
        hits = subject.number("thac0")
        if hits is not None:
            self.thac0.show_sum(subject, hits)
        self.own_thac0.setVisible(subject.character.thac0 is not None)
        for path, shown in self.sums.items():
            total = subject.number(path)
            # No System Shock where Table A lacks the Constitution; states may forbid a save.
            if total is None:
                shown.setText("—")
                shown.setAccessibleName(f"{self._titles[path]} —")
                shown.tip().set_view(None)
            else:
                shown.set_view(subject.view(self._titles[path], total))

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        grid.setVerticalSpacing(2)
        written = (*self.fields.values(), self.thac0)
        for row, field in enumerate(written):
            label = words(field.accessibleName(), theme.Tone.MUTED)
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self.own_thac0, len(written) - 1, 2)
        for row, (path, shown) in enumerate(self.sums.items()):
            grid.addWidget(words(self._titles[path], theme.Tone.MUTED), row, 4)
            grid.addWidget(shown, row, 5)
        grid.setColumnStretch(3, 1)
        grid.setColumnMinimumWidth(3, theme.SPACE_BETWEEN_GROUPS)

    def _write(self, what: str, value: int) -> None:
        self.commandAsked.emit(SetNumber(cast("Number", what), value))

    def _set_thac0(self, _key: str, value: int) -> None:
        self.commandAsked.emit(SetThac0(value))

    def _follow_group(self, _key: str) -> None:
        self.commandAsked.emit(SetThac0(None))
