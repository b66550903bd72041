"""What every tavern game has: players who sit down, winners, and what goes from hand to hand."""

from abc import abstractmethod
from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.warhammer.tavern.luck import may_cheat, unnoticed
from desktop.rules.warhammer.tavern.stakes import moves
from desktop.rules.warhammer.trial import Asked
from desktop.ui import theme
from desktop.ui.scenes.warhammer.side import Side
from desktop.ui.scenes.warhammer.tavern.players import MOST_PLAYERS, Player
from desktop.ui.sheets.common.bits import Act, Choose, Labelled, Section, Tick
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject

GAMBLING, PERCEPTION = Asked("skill", "jeu"), Asked("skill", "perception")
Players = tuple[Player, ...]
_ABREAST = 2


class Game(QWidget):
    """One game of a fixed number of players, `most` at the most. Subclasses fill `column`, and say
    who has won with `end`."""

    #: The game is over, or begins anew.
    changed = Signal()
    most = MOST_PLAYERS

    def __init__(self, subject: Subject, players: Players) -> None:
        super().__init__()
        self.subject = subject
        self.players = players
        self.winners: tuple[int, ...] = ()
        self.over = False
        self.column = QVBoxLayout(self)
        self.column.setSpacing(theme.SPACE_IN_GROUP)
        self.state = Note()
        self.state.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.do = Act(self.tr("Jouer"))
        self.again = Act(self.tr("Nouvelle partie"))
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(theme.SPACE_IN_GROUP)
        self.buttons.addWidget(self.do)
        self.buttons.addWidget(self.again)
        self.buttons.addStretch(1)
        self.again.clicked.connect(self.restart)

    @abstractmethod
    def begin(self) -> None:
        """Set the table anew for `players`."""
        ...

    def put_in(self, stake: int) -> tuple[int, ...]:
        """What each has staked, in sous, where everybody began with `stake`."""
        return (stake,) * len(self.players)

    def moves(self, stake: int) -> tuple[int, ...]:
        """What each gains, or loses below 0, in sous."""
        return moves(self.put_in(stake), self.winners)

    def seat(self, players: Players) -> None:
        """Other players sit down: the game begins anew."""
        self.players = players
        self.restart()

    def restart(self) -> None:
        """Begin anew."""
        self.winners, self.over = (), False
        self.do.setEnabled(True)
        self.begin()
        self.changed.emit()

    def end(self, *winners: int) -> None:
        """The game is over; nobody wins where there are no winners, several share what is won."""
        self.winners, self.over = winners, True
        self.do.setEnabled(False)
        names = ", ".join(self.named(place) for place in winners)
        if not winners:
            self.state.setText(self.tr("Personne ne gagne."))
        elif len(winners) == 1:
            self.state.setText(self.tr("{name} gagne.").format(name=names))
        else:
            self.state.setText(self.tr("Se partagent le pot : {names}.").format(names=names))
        self.changed.emit()

    def named(self, place: int) -> str:
        """What a player is called."""
        return self.players[place].name

    def roll(self, sides: int) -> int:
        """A die that the program rolls."""
        return self.subject.context.library.generator.randint(1, sides)


class Cheating(Section):
    """Somebody cheats: Jeu against the Perception of the others; a failure gives him away.

    `means` names what he must have on him, "" for nothing: then Jeu must have been learnt too.
    """

    #: It works: who cheats.
    worked = Signal(int)

    def __init__(self, subject: Subject, players: Players, means: str = "") -> None:
        super().__init__("")
        self.head.hide()
        self.open = Tick(self.tr("Quelqu’un triche"))
        self._players = players
        self._absent: frozenset[int] = frozenset()
        self._needs = bool(means)
        self.who = Choose(self.tr("Qui triche"))
        self.means = Tick(means)
        self.cheat = Side(subject, self.tr("Le tricheur"))
        self.watchers = tuple(
            Side(subject, self.tr("Qui regarde, {number}").format(number=number))
            for number in range(1, len(players))
        )
        self.do = Act(self.tr("Tenter de tricher"))
        self.told = Note()
        self._who = Labelled(self.tr("Qui triche"), self.who)
        self._tests = QWidget()
        tests = abreast(self.cheat, *self.watchers)
        tests.setContentsMargins(0, 0, 0, 0)
        self._tests.setLayout(tests)
        head = QHBoxLayout()
        head.setSpacing(theme.SPACE_BETWEEN_GROUPS)
        for part in (self.open, self._who, self.means, self.do):
            head.addWidget(part)
        head.addStretch(1)
        self.column.addLayout(head)
        self.column.addWidget(self.told)
        self.column.addWidget(self._tests)
        self.open.toggled.connect(self._allow)
        self.who.currentIndexChanged.connect(self._sit)
        self.means.toggled.connect(self._allow)
        self.do.clicked.connect(self.attempt)

    @property
    def place(self) -> int:
        """The place of the one who cheats."""
        return int(self.who.value() or 0)

    def seat(self, players: Players) -> None:
        """These play; nobody has cheated yet."""
        self._players = players
        self.anew()

    def anew(self, absent: Collection[int] = ()) -> None:
        """Another round: somebody may cheat again; the `absent` neither cheat nor watch."""
        self._absent = frozenset(absent)
        here = [n for n in range(len(self._players)) if n not in self._absent]
        self.who.blockSignals(True)
        self.who.offer([(str(n), self._players[n].name) for n in here])
        self.who.blockSignals(False)
        self._sit()

    def attempt(self) -> None:
        """Count the tests that lie there; the program rolls those that are missing."""
        place = self.place
        passed = self._unnoticed()
        if passed is None:
            if all(side.test() is not None for side in self._rolling()):
                self._clear()
            for side in self._rolling():
                if side.test() is None and side.aim() is not None:
                    side.roll()
            passed = self._unnoticed()
        if passed is None:
            self.told.setText(self.tr("Personne ne l’emporte : relancez."))
            return
        self.do.setEnabled(False)
        if passed:
            self.told.setText(self.tr("La tricherie passe."))
            self.worked.emit(place)
        else:
            self.told.setText(self.tr("Démasqué !"))

    def _rolling(self) -> tuple[Side, ...]:
        """The cheat first, then those who watch."""
        watching = (n for n in range(len(self._players)) if n != self.place)
        seen = zip(watching, self.watchers, strict=True)
        return (self.cheat, *(side for n, side in seen if n not in self._absent))

    def _unnoticed(self) -> bool | None:
        cheat, *others = (side.test() for side in self._rolling())
        watching = [test for test in others if test is not None]
        if cheat is None or len(watching) < len(others):
            return None
        return unnoticed(cheat, watching)

    def _clear(self) -> None:
        for side in (self.cheat, *self.watchers):
            side.clear()

    def _sit(self) -> None:
        place = self.place
        self.cheat.seat(self._players[place].person, self._players[place].value)
        self.cheat.ask_only(GAMBLING)
        watching = [n for n in range(len(self._players)) if n != place]
        for n, side in zip(watching, self.watchers, strict=True):
            side.seat(self._players[n].person, self._players[n].value)
            side.ask_only(PERCEPTION)
            side.setVisible(n not in self._absent)
        self._clear()
        self.told.setText("")
        self._allow()

    def _allow(self) -> None:
        cheat = self._players[self.place]
        ready = not self._needs or may_cheat(
            skilled=cheat.gambles, has_means=self.means.isChecked()
        )
        opened = self.open.isChecked()
        for part in (self._who, self.do, self.told):
            part.setVisible(opened)
        self.means.setVisible(opened and self._needs)
        self._tests.setVisible(opened and ready)
        self.do.setEnabled(ready)
        if self._needs and not cheat.gambles:
            self.told.setText(self.tr("Il faut avoir appris Jeu pour tricher ainsi."))
        elif not ready:
            self.told.setText(self.tr("Il faut de quoi tricher."))
        else:
            self.told.setText("")


def abreast(*parts: QWidget) -> QGridLayout:
    """Players next to each other, two in a line."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(theme.PAGE_MARGIN)
    grid.setVerticalSpacing(theme.SPACE_BETWEEN_GROUPS)
    for place, part in enumerate(parts):
        grid.addWidget(part, place // _ABREAST, place % _ABREAST, Qt.AlignmentFlag.AlignTop)
    for column in range(_ABREAST):
        grid.setColumnStretch(column, 1)
    return grid


def counted(names: Sequence[str], counts: Sequence[int]) -> str:
    """How it stands, like "Otto 2, Frieda 1"."""
    return ", ".join(f"{name} {count}" for name, count in zip(names, counts, strict=True))
