"""The head of a sheet: name, concept, what holds now, portrait, and room for what moves in play."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop.ui import theme
from desktop.ui.sheets.common.inplace import InlineText
from desktop.ui.sheets.common.portrait import Portrait
from desktop.ui.widgets.labels import ElidedLabel, PlainLabel

_LONG_NAME = 28


class Head(QWidget):
    """Name and portrait; a sheet puts its pools at the right with `stand`."""

    #: Another name was written.
    renamed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = InlineText(
            self.tr("Nom"),
            font=theme.serif(theme.Size.DISPLAY),
            placeholder=self.tr("Nom du personnage"),
        )
        self.concept = ElidedLabel(tone=theme.Tone.MUTED)
        self.concept.setFont(theme.serif(theme.Size.LARGE))
        self.concept.setContentsMargins(4, 0, 0, 0)
        self.state = PlainLabel(tone=theme.Tone.VITALITY)
        self.state.setFont(theme.bold(theme.sans(theme.Size.BODY)))
        self.state.setContentsMargins(4, 4, 0, 0)
        self.state.setWordWrap(True)
        self.portrait = Portrait()
        self.name.textCommitted.connect(self.renamed)

    def stand(self, pools: QLayout) -> None:
        """Set the head, with these at its right."""
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.name)
        words.addWidget(self.concept)
        words.addWidget(self.state)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_BETWEEN_GROUPS)
        row.addLayout(words, 1)
        row.addWidget(self.portrait, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(pools)

    def show_head(self, name: str, concept: str, states: Sequence[str]) -> None:
        """Show who it is and what holds now."""
        self.name.set_value(name)
        # A long name is written smaller before it is cut.
        size = theme.Size.DISPLAY if len(name) <= _LONG_NAME else theme.Size.TITLE
        if self.name.font().pointSizeF() != theme.serif(size).pointSizeF():
            self.name.setFont(theme.serif(size))
        self.concept.setText(concept)
        self.state.setText(" · ".join(states))
        self.state.setVisible(bool(states))
