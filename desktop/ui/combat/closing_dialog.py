"""The end of a fight: what lands on each sheet, what is given, who is kept; Enter goes through."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.rules.closing import NO, YES
from desktop.rules.fightview import AskField, FighterView
from desktop.services.closing import ClosingSheet
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.room import resize_within_screen
from desktop.ui.widgets.wheel import guard_wheel

_SIZE = (560, 560)


@dataclass(frozen=True)
class Ending:
    """What was decided: answers by fighter and field, NPCs to keep by fighter, the recap or not."""

    answers: Mapping[str, Mapping[str, str]]
    kept: tuple[str, ...]
    recap: bool


class ClosingDialog(QDialog):
    """Everything has the answer that nobody has to think about; the end itself can be undone."""

    def __init__(
        self,
        texts: Catalogue,
        sheets: tuple[ClosingSheet, ...],
        others: tuple[FighterView, ...],
        parent: QWidget,
    ) -> None:
        """`others` are NPCs of this fight, who may be kept."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Terminer"))
        self._texts = texts
        self._ticks: dict[tuple[str, str], QCheckBox] = {}
        self._numbers: dict[tuple[str, str], NumberField] = {}
        self._kept: dict[str, QCheckBox] = {}
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setSpacing(theme.SPACE_IN_GROUP)
        for sheet in sheets:
            self._add_sheet(sheet, page, column)
        if others:
            column.addWidget(Heading(self.tr("Garder comme PNJ"), page, size=theme.Size.LARGE))
            for one in others:
                box = QCheckBox(one.name.replace("&", "&&"), page)
                box.setAccessibleName(self.tr("Garder {name} comme PNJ").format(name=one.name))
                self._kept[one.id] = box
                column.addWidget(box)
        column.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(page)
        self.recap = QCheckBox(self.tr("Exporter le récit en Markdown…"), self)
        buttons = QDialogButtonBox(self)
        role = QDialogButtonBox.ButtonRole
        self.finish = buttons.addButton(self.tr("Terminer (Entrée)"), role.AcceptRole)
        self.cancel = buttons.addButton(self.tr("Ne pas terminer"), role.RejectRole)
        self.finish.setDefault(True)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        hint = PlainLabel(
            self.tr("Ce qui est décoché n’arrive pas sur la feuille. Ctrl+Z rouvre le combat."),
            self,
            tone=theme.Tone.MUTED,
        )
        hint.setWordWrap(True)
        whole = QVBoxLayout(self)
        whole.addWidget(hint)
        whole.addWidget(area, 1)
        whole.addWidget(self.recap)
        whole.addWidget(buttons)
        resize_within_screen(self, *_SIZE)
        self.finish.setFocus()
        guard_wheel(self)

    def ending(self) -> Ending:
        """What is decided now."""
        answers: dict[str, dict[str, str]] = {}
        for (fighter, field), box in self._ticks.items():
            answers.setdefault(fighter, {})[field] = YES if box.isChecked() else NO
        for (fighter, field), number in self._numbers.items():
            answers.setdefault(fighter, {})[field] = str(number.value())
        kept = tuple(fighter for fighter, box in self._kept.items() if box.isChecked())
        return Ending(answers, kept, self.recap.isChecked())

    def tick(self, fighter: str, field: str) -> QCheckBox:
        """The box of a field with yes and no."""
        return self._ticks[fighter, field]

    def number(self, fighter: str, field: str) -> NumberField:
        """The field of a number."""
        return self._numbers[fighter, field]

    def keep(self, fighter: str) -> QCheckBox:
        """The box that keeps an NPC."""
        return self._kept[fighter]

    def _accept(self) -> None:
        if all(number.flush() for number in self._numbers.values()):
            self.accept()

    def _add_sheet(self, sheet: ClosingSheet, page: QWidget, column: QVBoxLayout) -> None:
        column.addWidget(Heading(sheet.name, page, size=theme.Size.LARGE))
        if not sheet.fields:
            text = self.tr("Sa feuille prend l’état où le combat le laisse.")
            column.addWidget(PlainLabel(text, page, tone=theme.Tone.MUTED))
            return
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        grid.setVerticalSpacing(theme.GRID)
        grid.setColumnStretch(0, 1)
        for row, field in enumerate(sheet.fields):
            self._add_field(sheet, field, page, grid, row)
        column.addLayout(grid)

    def _add_field(
        self, sheet: ClosingSheet, field: AskField, page: QWidget, grid: QGridLayout, row: int
    ) -> None:
        text = self._texts.render(field.label)
        spoken = self.tr("{name}, {field}").format(name=sheet.name, field=text)
        place = (sheet.fighter, field.id)
        if field.options:
            box = QCheckBox(text.replace("&", "&&"), page)
            box.setChecked(field.default == YES)
            box.setAccessibleName(spoken)
            self._ticks[place] = box
            grid.addWidget(box, row, 0, 1, 2)
            return
        number = NumberField(spoken, field.least, field.most, page)
        number.set_value(int(field.default or field.least))
        self._numbers[place] = number
        grid.addWidget(PlainLabel(text, page), row, 0)
        grid.addWidget(number, row, 1)
