"""An opposed test: two sides, each with the modifiers that concern it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.warhammer.percent import Winner, opposed
from desktop.rules.warhammer.talk import opposite
from desktop.rules.warhammer.trial import Asked
from desktop.ui import theme
from desktop.ui.scenes.warhammer.side import Side
from desktop.ui.sheets.common.bits import Act
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject

_FM = "fm"


class Opposition(QWidget):
    """Two sides next to each other, and who wins; both failing rolls again."""

    def __init__(
        self, subject: Subject, first: str, second: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        others = subject.others
        self.first = Side(subject, first)
        self.second = Side(subject, second, others[0].id if others else "*")
        self.verdict = Note()
        self.verdict.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        sides = QHBoxLayout()
        sides.setSpacing(theme.PAGE_MARGIN)
        sides.addWidget(self.first, 1, Qt.AlignmentFlag.AlignTop)
        sides.addWidget(self.second, 1, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addLayout(sides)
        column.addWidget(self.verdict)
        for side in (self.first, self.second):
            side.changed.connect(self.show_verdict)
            side.rolled.connect(self.show_verdict)
        self.show_verdict()

    def winner(self) -> Winner | None:
        """Who wins, None while a die is missing."""
        first, second = self.first.test(), self.second.test()
        return None if first is None or second is None else opposed(first, second)

    def roll(self) -> None:
        """The program rolls what is missing, and again while both fail."""
        for side in (self.first, self.second):
            if side.test() is None and side.aim() is not None:
                side.roll()

    def clear(self) -> None:
        """Both are to roll anew."""
        self.first.clear()
        self.second.clear()
        self.show_verdict()

    def refresh(self) -> None:
        """Show the people as they are now."""
        self.first.refresh()
        self.second.refresh()
        self.show_verdict()

    def show_verdict(self) -> None:
        """Say who wins."""
        match self.winner():
            case None:
                text = ""
            case Winner.FIRST:
                text = self.tr("{name} l’emporte.").format(name=self.first.called)
            case Winner.SECOND:
                text = self.tr("{name} l’emporte.").format(name=self.second.called)
            case Winner.AGAIN:
                text = self.tr("Personne ne l’emporte : les deux relancent.")
        self.verdict.setText(text)


class OpposedPage(QWidget):
    """An opposed test; the skill that opposes the first one is proposed."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._proposed = ""
        self.match = Opposition(subject, self.tr("Premier camp"), self.tr("Second camp"))
        self.hint = Note(
            self.tr(
                "Un modificateur va au camp qu’il concerne : la boue gêne le voleur, elle n’aide "
                "pas le garde ; un garde endormi a un malus, le voleur n’a pas de bonus."
            ),
            tone=theme.Tone.MUTED,
        )
        self.do = Act(self.tr("Lancer ce qui manque"))
        self.again = Act(self.tr("Recommencer"))
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.SPACE_IN_GROUP)
        buttons.addWidget(self.do)
        buttons.addWidget(self.again)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addWidget(self.match)
        column.addLayout(buttons)
        column.addWidget(self.hint)
        column.addStretch(1)
        self.match.first.changed.connect(self._propose)
        self.do.clicked.connect(self._roll)
        self.again.clicked.connect(self.match.clear)
        self._propose()

    def refresh(self) -> None:
        """Show the people as they are now."""
        self.match.refresh()

    def _propose(self) -> None:
        """What the first skill is opposed to, once for each skill that is chosen."""
        asked = self.match.first.asked
        skill = asked.id if asked is not None and asked.kind == "skill" else ""
        if skill == self._proposed:
            return
        self._proposed = skill
        against = opposite(self._subject.tables, skill)
        if against is not None:
            self.match.second.ask(
                Asked("characteristic", _FM) if against == _FM else Asked("skill", against)
            )

    def _roll(self) -> None:
        if self.match.winner() is Winner.AGAIN:
            self.match.clear()
        self.match.roll()
