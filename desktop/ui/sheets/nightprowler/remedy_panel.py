"""A plant or a potion for a Vitalité line: what it is worth, and its side effect."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.rules.nightprowler.commands.care import RemoveLine, TakeRemedy
from desktop.ui.sheets.common.bits import Act, Choose, Labelled, Words
from desktop.ui.sheets.common.guide_panel import GuidePanel
from desktop.ui.sheets.nightprowler.subject import Subject

_WHOLE_LINE = "line"


class RemedyPanel(GuidePanel):
    """Choose, name the side effect, give."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.subject = subject
        self._line = ""
        self.kind = Choose(self.tr("Remède"))
        self.worth = Choose(self.tr("Ce qu’il vaut"))
        self.side_effect = Words(self.tr("Effet secondaire"))
        self.give = Act(self.tr("Donner"), self.tr("Donner ce remède"))
        self.kind.offer([(one.id, one.name) for one in subject.tables.recovery_aids])
        self.step(
            Labelled(self.tr("Remède"), self.kind),
            Labelled(self.tr("vaut"), self.worth),
            self.side_effect,
            self.give,
        )
        self.kind.activated.connect(self.refresh)
        self.give.clicked.connect(self._give)
        self.side_effect.returnPressed.connect(self._give)

    def open_line(self, line: str) -> None:
        """Lead through a remedy for this line."""
        self._line = line
        name = self.subject.tables.vitality_lines.get(line).name
        self.name(self.tr("Remède : {line}").format(line=name))
        self.side_effect.setText("")
        self.show()
        self.refresh()
        self.kind.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Offer what the remedy may be worth."""
        if self.isHidden():
            return
        aid = self.subject.tables.recovery_aids.get(self.kind.value())
        offered = [
            (str(points), self.tr("{points} PH").format(points=points))
            for points in aid.equivalent_ph
        ]
        if aid.remove_line:
            offered.append((_WHOLE_LINE, self.tr("toute la ligne")))
        self.worth.offer(offered)

    def _give(self) -> None:
        aid, worth = self.kind.value(), self.worth.value()
        effect = self.side_effect.taken()
        done = self.subject.run(
            RemoveLine(self._line, aid, effect)
            if worth == _WHOLE_LINE
            else TakeRemedy(self._line, aid, int(worth), effect)
        )
        if done:
            self.leave()
