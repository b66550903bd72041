"""The head of the sheet: who it is, what holds now, and the numbers that play asks for most."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rules.pv_negatifs.commands.person import Rename
from desktop.rules.pv_negatifs.sheet.pages import concept
from desktop.rules.pv_negatifs.sheet.words import states
from desktop.ui import theme
from desktop.ui.sheets.common.bits import words
from desktop.ui.sheets.common.head import Head
from desktop.ui.sheets.pv_negatifs.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.figures import integer_text


class Header(Head):
    """Name, race and class, wounds in words; hit points, armour class, essence."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points = words()
        self.points.setFont(theme.tabular(theme.serif(theme.Size.TITLE)))
        self.armour = ExplainedValue(self.tr("Classe d’armure"))
        self.essence = words()
        self.essence.setFont(theme.tabular(theme.serif(theme.Size.LARGE)))
        self.renamed.connect(self._rename)
        for shown in (self.points, self.essence):
            shown.setContentsMargins(self.armour.contentsMargins())
        pools = QGridLayout()
        pools.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        pools.setVerticalSpacing(2)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        rows = (
            (self.tr("PV"), self.points),
            (self.tr("CA"), self.armour),
            (self.tr("Essence"), self.essence),
        )
        for place, (title, shown) in enumerate(rows):
            pools.addWidget(words(title, theme.Tone.MUTED), place, 0)
            pools.addWidget(shown, place, 1, right)
        pools.setRowStretch(len(rows), 1)
        self.stand(pools)

    def show_subject(self, subject: Subject) -> None:
        """Show the character's head."""
        one, texts = subject.character, subject.texts
        told = " — ".join(concept(subject.tables, one))
        held = [texts.render(each) for each in states(subject.tables, one)]
        self.show_head(one.name, told or self.tr("Ni race ni classe"), held)
        self.points.setText(f"{integer_text(one.hp)} / {integer_text(one.most)}")
        self.points.set_tone(theme.Tone.VITALITY if one.hp < 0 else theme.Tone.INK)
        self.essence.setText(integer_text(one.essence.points))
        total = subject.number("ac")
        if total is not None:
            self.armour.set_view(subject.view(self.tr("Classe d’armure"), total))

    def _rename(self, name: str) -> None:
        self.commandAsked.emit(Rename(name))
