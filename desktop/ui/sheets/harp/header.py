"""The head of the sheet: who it is, what holds now, and the numbers that play asks for most."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rules.harp.commands.person import Rename
from desktop.rules.harp.sheet.pages import concept
from desktop.rules.harp.sheet.words import state_words
from desktop.ui import theme
from desktop.ui.sheets.common.bits import words
from desktop.ui.sheets.common.head import Head
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.figures import integer_text, signed_text


class Header(Head):
    """Name, race and profession, wounds in words; hit points, defence, what wounds cost."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points = words()
        self.points.setFont(theme.tabular(theme.serif(theme.Size.TITLE)))
        self._titles = {
            "threshold": self.tr("Trépas sous"),
            "defence": self.tr("BD"),
            "initiative": self.tr("Initiative"),
            "penalty": self.tr("Malus"),
        }
        self.sums = {path: ExplainedValue(title) for path, title in self._titles.items()}
        self.renamed.connect(self._rename)
        pools = QGridLayout()
        pools.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        pools.setVerticalSpacing(2)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self.points.setContentsMargins(self.sums["defence"].contentsMargins())
        pools.addWidget(words(self.tr("PdV"), theme.Tone.MUTED), 0, 0)
        pools.addWidget(self.points, 0, 1, 1, 3, right)
        for place, (path, title) in enumerate(self._titles.items()):
            row, column = 1 + place // 2, 2 * (place % 2)
            pools.addWidget(words(title, theme.Tone.MUTED), row, column)
            pools.addWidget(self.sums[path], row, column + 1, right)
        pools.setRowStretch(3, 1)
        self.stand(pools)

    def show_subject(self, subject: Subject) -> None:
        """Show the character's head."""
        one, texts = subject.character, subject.texts
        told = " — ".join(concept(one))
        held = [texts.render(each) for each in state_words(subject.tables, subject.settings, one)]
        self.show_head(one.name, told or self.tr("Ni race ni profession"), held)
        self.points.setText(f"{integer_text(one.hp)} / {integer_text(one.most)}")
        self.points.set_tone(theme.Tone.VITALITY if one.hp <= 0 else theme.Tone.INK)
        for path, shown in self.sums.items():
            total = subject.number(path)
            if total is not None:
                signed = path != "threshold"
                text = signed_text(total.total) if signed else integer_text(total.total)
                shown.set_view(subject.view(self._titles[path], total), text)

    def _rename(self, name: str) -> None:
        self.commandAsked.emit(Rename(name))
