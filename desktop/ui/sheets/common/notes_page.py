"""Everything that is told rather than counted: short lines, then areas of text."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.sheets.common.fields import KeyText
from desktop.ui.sheets.common.inplace import InlineArea
from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.paper import Paper, SectionTitle
from desktop.ui.sheets.common.subject import Subject


@dataclass(frozen=True)
class Text:
    """A text of the document, by its field; `lines` is what its area holds at least."""

    field: str
    name: str
    lines: int = 1
    hint: str = ""


class _Area(InlineArea):
    """A longer text."""

    written = Signal(str, str)

    def __init__(self, text: Text) -> None:
        super().__init__(text.name, placeholder=text.hint)
        self._field = text.field
        self.setMinimumHeight(self.fontMetrics().lineSpacing() * text.lines + 16)
        self.textCommitted.connect(self._write)

    def _write(self, text: str) -> None:
        self.written.emit(self._field, text)


class TextsPage(SheetPage):
    """Short texts side by side, areas one under the other; `make` is the command of a field."""

    def __init__(
        self,
        subject: Subject,
        short: Sequence[Text],
        areas: Sequence[Text],
        make: Callable[[str, str], Struct],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._writer = subject
        self._make = make
        self.lines: dict[str, KeyText] = {}
        self.areas: dict[str, InlineArea] = {}
        paper = Paper()
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.PAGE_MARGIN)
        for place, text in enumerate(short):
            line = KeyText(text.field, text.name, text.hint)
            line.written.connect(self._write)
            self.lines[text.field] = line
            grid.addWidget(SectionTitle(text.name), 0, place)
            grid.addWidget(line, 1, place)
        paper.column.addLayout(grid)
        for text in areas:
            area = _Area(text)
            area.written.connect(self._write)
            self.areas[text.field] = area
            block = QVBoxLayout()
            block.setSpacing(theme.GRID)
            block.addWidget(SectionTitle(text.name))
            block.addWidget(area, 1)
            # Longer texts take more of the room that is left.
            paper.column.addLayout(block, text.lines)
        self.lay(paper)

    def told(self, field: str) -> str:
        """The text of a field as stored."""
        return str(getattr(self._writer.document, field))

    def refresh(self) -> None:
        for field, line in self.lines.items():
            line.set_value(self.told(field))
        for field, area in self.areas.items():
            area.set_value(self.told(field))

    def _write(self, field: str, text: str) -> None:
        self._writer.run(self._make(field, text))


class StoryPage(TextsPage):
    """Player, appearance, history, notes; a system may put more beside the player, and between
    appearance and history."""

    def __init__(
        self,
        subject: Subject,
        make: Callable[[str, str], Struct],
        *,
        beside: Sequence[Text] = (),
        between: Sequence[Text] = (),
        parent: QWidget | None = None,
    ) -> None:
        player = Text("player", self.tr("Joueur"), hint=self.tr("Nom du joueur"))
        areas = (
            Text("appearance", self.tr("Apparence"), 4),
            *between,
            Text("history", self.tr("Histoire"), 10),
            Text("notes", self.tr("Notes"), 12),
        )
        super().__init__(subject, (player, *beside), areas, make, parent)
