"""An opposed test of two groups (WH-TEST-OPPOSED-GROUPS): the best success wins for himself alone,
and the others of his group roll again against the other group."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.warhammer.percent import Percent, opposed_groups
from desktop.ui import theme
from desktop.ui.scenes.frame import scrolled
from desktop.ui.scenes.warhammer.side import Side
from desktop.ui.sheets.common.bits import Act
from desktop.ui.sheets.common.paper import Note, SectionTitle
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.farewell import let_go

_MOST = 8


class GroupsPage(QWidget):
    """Two columns of people; a round is counted once everybody has rolled."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.groups: tuple[list[Side], list[Side]] = ([], [])
        self._playing: tuple[list[Side], list[Side]] = ([], [])
        self.columns = (QVBoxLayout(), QVBoxLayout())
        self.join = (
            Act(self.tr("Ajouter au premier camp")),
            Act(self.tr("Ajouter au second camp")),
        )
        self.leave = (
            Act(self.tr("Retirer le dernier du premier camp")),
            Act(self.tr("Retirer le dernier du second camp")),
        )
        self.do = Act(self.tr("Lancer et compter"))
        self.again = Act(self.tr("Recommencer"))
        self.state = Note()
        self.state.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.won = Note()
        self._lay_out()
        self.join[0].clicked.connect(self._join_first)
        self.join[1].clicked.connect(self._join_second)
        self.leave[0].clicked.connect(self._leave_first)
        self.leave[1].clicked.connect(self._leave_second)
        self.do.clicked.connect(self.count)
        self.again.clicked.connect(self.restart)
        self.add(0)
        self.add(1)

    def refresh(self) -> None:
        """Show the people as they are now."""
        for side in (*self.groups[0], *self.groups[1]):
            side.refresh()

    def add(self, group: int) -> None:
        """Another one joins a group: its skill is that of those who are there."""
        members = self.groups[group]
        others = self._subject.others
        taken = len(self.groups[0]) + len(self.groups[1])
        who = "*"
        if taken == 0:
            who = self._subject.id
        elif taken <= len(others):
            who = others[taken - 1].id
        side = Side(self._subject, self.tr("Participant {number}").format(number=taken + 1), who)
        if members and members[0].asked is not None:
            side.ask(members[0].asked)
        members.append(side)
        self.columns[group].addWidget(side)
        self.restart()

    def restart(self) -> None:
        """Everybody is to roll."""
        for side in (*self.groups[0], *self.groups[1]):
            side.clear()
            side.setEnabled(True)
        self._playing = (list(self.groups[0]), list(self.groups[1]))
        self.won.setText("")
        self.state.setText(self.tr("Chacun lance : le programme lance ce qui manque."))
        self.do.setEnabled(True)
        for group in (0, 1):
            self.join[group].setEnabled(len(self.groups[group]) < _MOST)
            self.leave[group].setEnabled(len(self.groups[group]) > 1)

    def count(self) -> None:
        """Count a round of those who still play."""
        tests = tuple(self._tests(group) for group in self._playing)
        outcome = opposed_groups(*tests)
        if outcome.winner is None:
            self.state.setText(self.tr("Tous échouent : tous relancent."))
            self._roll_anew()
            return
        group, place = outcome.winner
        winner = self._playing[group][place]
        line = self.tr("{name} l’emporte, avec {roll}.").format(
            name=winner.called, roll=winner.die.value()
        )
        self.won.setText("\n".join(text for text in (self.won.text(), line) if text))
        left = [self._playing[group][one] for one in outcome.again]
        winner.setEnabled(False)
        if not left:
            self.state.setText(self.tr("C’est décidé."))
            self.do.setEnabled(False)
            return
        other = self._playing[1 - group]
        self._playing = (left, other) if group == 0 else (other, left)
        names = ", ".join(side.called for side in left)
        self.state.setText(self.tr("Relancent contre l’autre camp : {names}.").format(names=names))
        self._roll_anew()

    def _tests(self, group: list[Side]) -> tuple[Percent, ...]:
        for side in group:
            if side.test() is None and side.aim() is not None:
                side.roll()
        return tuple(test for side in group if (test := side.test()) is not None)

    def _roll_anew(self) -> None:
        for side in (*self._playing[0], *self._playing[1]):
            told = side.result.text()
            side.clear()
            side.result.setText(told)

    def _lay_out(self) -> None:
        page = QWidget()
        sides = QHBoxLayout(page)
        sides.setContentsMargins(0, 0, theme.SPACE_IN_GROUP, 0)
        sides.setSpacing(theme.PAGE_MARGIN)
        titles = (self.tr("Premier camp"), self.tr("Second camp"))
        for title, members in zip(titles, self.columns, strict=True):
            members.setSpacing(theme.SPACE_BETWEEN_GROUPS)
            column = QVBoxLayout()
            column.setSpacing(theme.SPACE_IN_GROUP)
            column.addWidget(SectionTitle(title))
            column.addLayout(members)
            column.addStretch(1)
            sides.addLayout(column, 1)
        area = scrolled(page)
        head = QHBoxLayout()
        head.setSpacing(theme.SPACE_IN_GROUP)
        for part in (self.join[0], self.leave[0], self.join[1], self.leave[1]):
            head.addWidget(part)
        head.addStretch(1)
        foot = QHBoxLayout()
        foot.setSpacing(theme.SPACE_IN_GROUP)
        foot.addWidget(self.do)
        foot.addWidget(self.again)
        foot.addWidget(self.state, 1)
        whole = QVBoxLayout(self)
        whole.setSpacing(theme.SPACE_IN_GROUP)
        whole.addLayout(head)
        whole.addWidget(area, 1)
        whole.addWidget(self.won)
        whole.addLayout(foot)

    def _drop(self, group: int) -> None:
        side = self.groups[group].pop()
        self.columns[group].removeWidget(side)
        let_go(side)
        self.restart()

    def _join_first(self) -> None:
        self.add(0)

    def _join_second(self) -> None:
        self.add(1)

    def _leave_first(self) -> None:
        self._drop(0)

    def _leave_second(self) -> None:
        self._drop(1)
