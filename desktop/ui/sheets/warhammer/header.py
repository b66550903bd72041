"""The head of the sheet: who it is, and the points that move during play."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from desktop.rules.system import Struct
from desktop.rules.warhammer.commands.health import RestoreFortune, SpendDestiny, SpendFortune
from desktop.rules.warhammer.commands.person import Rename
from desktop.rules.warhammer.money import amount
from desktop.rules.warhammer.sheet.pages import concept
from desktop.rules.warhammer.sheet.words import states
from desktop.ui import theme
from desktop.ui.sheets.common.bits import words
from desktop.ui.sheets.common.head import Head
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.pips import Pips


class Header(Head):
    """Name, race and career, wounds in words; fortune, destiny, fever and the purse."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fortune = Pips(self.tr("Points de Fortune"))
        self.fortune.setToolTip(
            self.tr("Un point plein se dépense ; un point vide les rend tous, un jour neuf.")
        )
        self.destiny = Pips(self.tr("Points de Destin"), tone=theme.Tone.ACCENT)
        self.destiny.setToolTip(self.tr("Un point plein sauve de la mort ou de la paralysie."))
        self.destiny_sum = ExplainedValue(self.tr("Destin"), tone=theme.Tone.ACCENT)
        self.fever = ExplainedValue(self.tr("Fièvre"), tone=theme.Tone.VITALITY)
        self.purse = words()
        self._fortune = 0
        self.renamed.connect(self._rename)
        self.fortune.pipClicked.connect(self._set_fortune)
        self.destiny.pipClicked.connect(self._set_destiny)
        self._lay_out()

    def show_subject(self, subject: Subject) -> None:
        """Show the character's head."""
        character, profile, texts = subject.character, subject.profile, subject.texts
        told = " — ".join(concept(subject.tables, character))
        held = [texts.render(one) for one in states(subject.settings, profile, character)]
        self.show_head(character.name, told or self.tr("Ni race ni carrière"), held)
        self._fortune = profile.fortune.total
        self.fortune.set_points(self._fortune, max(self._fortune, profile.destiny.total))
        self.destiny.set_points(profile.destiny.total, profile.destiny.total)
        self.destiny_sum.set_view(subject.view(self.tr("Points de Destin"), profile.destiny))
        cost = subject.fever()
        for widget in (self.fever, self._fever_label):
            widget.setVisible(bool(cost.lines))
        self.fever.set_view(subject.view(self.tr("Fièvre"), cost))
        self.purse.setText(texts.render(amount(character.purse.sous)))

    def _lay_out(self) -> None:
        pools = QGridLayout()
        pools.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        pools.setVerticalSpacing(2)
        destiny = QHBoxLayout()
        destiny.setSpacing(theme.GRID)
        destiny.addWidget(self.destiny)
        destiny.addWidget(self.destiny_sum)
        destiny.addStretch(1)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self._fever_label = words(self.tr("Fièvre"), theme.Tone.MUTED)
        pools.addWidget(words(self.tr("Fortune"), theme.Tone.MUTED), 0, 0)
        pools.addWidget(self.fortune, 0, 1, left)
        pools.addWidget(words(self.tr("Destin"), theme.Tone.MUTED), 1, 0)
        pools.addLayout(destiny, 1, 1)
        pools.addWidget(words(self.tr("Bourse"), theme.Tone.MUTED), 2, 0)
        pools.addWidget(self.purse, 2, 1, left)
        pools.addWidget(self._fever_label, 3, 0)
        pools.addWidget(self.fever, 3, 1, left)
        pools.setRowStretch(4, 1)
        self.stand(pools)

    def _rename(self, name: str) -> None:
        self.commandAsked.emit(Rename(name))

    def _set_fortune(self, points: int) -> None:
        command: Struct = SpendFortune() if points < self._fortune else RestoreFortune()
        self.commandAsked.emit(command)

    def _set_destiny(self, _points: int) -> None:
        self.commandAsked.emit(SpendDestiny())
