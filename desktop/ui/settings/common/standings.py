"""Whether a value is Cassure's or the campaign's, in a word and a sign, and the way back."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from desktop.rules.settingsplaces import Standing
from desktop.ui import theme
from desktop.ui.widgets.labels import PlainLabel, plain_tooltip

_WIDTH = 104


class StandingMark(QWidget):
    """A word, and a button that gives Cassure's value back while there is another."""

    #: Cassure's value is wanted back.
    resetAsked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.word = PlainLabel(tone=theme.Tone.MUTED)
        self.word.setFont(theme.sans(theme.Size.SMALL))
        self.word.setMinimumWidth(theme.scaled(self, _WIDTH))
        self.back = QToolButton()
        self.back.setText(self.tr("Remettre"))
        self.back.setFont(theme.sans(theme.Size.SMALL))
        self.back.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = self.back.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.back.setSizePolicy(policy)
        self.back.clicked.connect(self.resetAsked)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(self.word)
        row.addWidget(self.back)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_standing(self, name: str, standing: Standing, *, unstored: bool, shipped: str) -> None:
        """Say how the value called `name` stands; `shipped` is Cassure's value in words."""
        font = theme.sans(theme.Size.SMALL)
        plain = standing is Standing.SHIPPED and not unstored
        if unstored:
            text, tone = self.tr("! non enregistré"), theme.Tone.WARNING
        elif standing is Standing.SHIPPED:
            text, tone = self.tr("valeur de Cassure"), theme.Tone.MUTED
        elif standing is Standing.CHANGED:
            text, tone = self.tr("● modifié"), theme.Tone.ACCENT
        else:
            text, tone = self.tr("+ ajouté"), theme.Tone.ACCENT
        self.word.setText(text)
        self.word.set_tone(tone)
        self.word.setFont(font if plain else theme.bold(font))
        if not plain and standing is not Standing.CHANGED and self.back.hasFocus():
            # It is about to vanish: the keyboard must not be lost with it.
            self.back.focusPreviousChild()
        self.back.setVisible(standing is Standing.CHANGED)
        spoken = self.tr("Remettre la valeur de Cassure : {name}").format(name=name)
        self.back.setAccessibleName(spoken)
        tip = self.tr("Valeur de Cassure : {value}").format(value=shipped) if shipped else spoken
        self.back.setToolTip(plain_tooltip(tip))
