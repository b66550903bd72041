"""Vitalité and Endurance on the sheet, with the penalty that counts now."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.nightprowler.document.character import Track
from desktop.ui import theme
from desktop.ui.explain import box_row, explained
from desktop.ui.sheets.common.paper import SectionTitle
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.widgets.box_line import BoxRow
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.wound_boxes import WoundBoxes


class Tracks(QWidget):
    """Both health tables side by side. What overflows where is for the rules to say."""

    #: A box of this track and line, from 0, is to be ticked, or cleared.
    boxTicked = Signal(object, int)
    boxCleared = Signal(object, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.vitality = WoundBoxes(self.tr("Vitalité"), tone=theme.Tone.VITALITY)
        self.endurance = WoundBoxes(self.tr("Endurance"), tone=theme.Tone.ENDURANCE)
        self.penalty = ExplainedValue(self.tr("Malus de blessure"))
        self.vitality.boxTicked.connect(self._tick_vitality)
        self.vitality.boxCleared.connect(self._clear_vitality)
        self.endurance.boxTicked.connect(self._tick_endurance)
        self.endurance.boxCleared.connect(self._clear_endurance)
        columns = QHBoxLayout()
        columns.setSpacing(theme.SPACE_BETWEEN_GROUPS)
        for title, boxes in (
            (self.tr("Vitalité"), self.vitality),
            (self.tr("Endurance"), self.endurance),
        ):
            column = QVBoxLayout()
            column.setSpacing(theme.GRID)
            column.addWidget(SectionTitle(title))
            column.addWidget(boxes)
            column.addStretch(1)
            columns.addLayout(column, 1)
        label = PlainLabel(self.tr("Malus en cours"), tone=theme.Tone.MUTED)
        label.setFont(theme.sans(theme.Size.BODY))
        below = QHBoxLayout()
        below.setSpacing(theme.GRID)
        below.addStretch(1)
        below.addWidget(label)
        below.addWidget(self.penalty)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(theme.SPACE_IN_GROUP)
        whole.addLayout(columns)
        whole.addLayout(below)

    def show_subject(self, subject: Subject) -> None:
        """Show the character's wounds."""
        for boxes, track in (
            (self.vitality, Track.VITALITY),
            (self.endurance, Track.ENDURANCE),
        ):
            lines = subject.derived.track(track).lines
            rows = tuple(box_row(subject.texts, line.row) for line in lines)
            if rows != boxes.rows():
                boxes.set_rows(rows)
        view = explained(subject.texts, self.tr("Malus de blessure"), subject.derived.penalty)
        self.penalty.set_view(view)

    def rows(self, track: Track) -> tuple[BoxRow, ...]:
        """What is shown of a track."""
        return (self.vitality if track is Track.VITALITY else self.endurance).rows()

    def _tick_vitality(self, row: int) -> None:
        self.boxTicked.emit(Track.VITALITY, row)

    def _clear_vitality(self, row: int) -> None:
        self.boxCleared.emit(Track.VITALITY, row)

    def _tick_endurance(self, row: int) -> None:
        self.boxTicked.emit(Track.ENDURANCE, row)

    def _clear_endurance(self, row: int) -> None:
        self.boxCleared.emit(Track.ENDURANCE, row)
