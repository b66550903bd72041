"""What every tavern game has: two players who sit down, a winner, and what the loser owes."""

from abc import abstractmethod

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.warhammer.percent import Winner
from desktop.rules.warhammer.tavern.luck import may_cheat
from desktop.rules.warhammer.trial import Asked
from desktop.ui import theme
from desktop.ui.scenes.warhammer.tavern.players import Player
from desktop.ui.scenes.warhammer.trials.against import Opposition
from desktop.ui.sheets.common.bits import Act, Choose, Labelled, Section, Tick
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject

GAMBLING, PERCEPTION = Asked("skill", "jeu"), Asked("skill", "perception")
Players = tuple[Player, Player]


class Game(QWidget):
    """One game. Subclasses fill `column`, and say who has won with `end`."""

    #: The game is over, or begins anew.
    changed = Signal()

    def __init__(self, subject: Subject, players: Players) -> None:
        super().__init__()
        self.subject = subject
        self.players = players
        self.winner: int | None = None
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

    def owed(self, stake: int) -> int:
        """What the loser owes, in sous, where each put `stake` in."""
        return stake

    def seat(self, players: Players) -> None:
        """Other players sit down: the game begins anew."""
        self.players = players
        self.restart()

    def restart(self) -> None:
        """Begin anew."""
        self.winner, self.over = None, False
        self.do.setEnabled(True)
        self.begin()
        self.changed.emit()

    def end(self, winner: int | None) -> None:
        """The game is over; nobody wins where `winner` is None."""
        self.winner, self.over = winner, True
        self.do.setEnabled(False)
        if winner is None:
            self.state.setText(self.tr("Personne ne gagne."))
        else:
            self.state.setText(self.tr("{name} gagne.").format(name=self.players[winner].name))
        self.changed.emit()

    def named(self, place: int) -> str:
        """What a player is called."""
        return self.players[place].name

    def roll(self, sides: int) -> int:
        """A die that the program rolls."""
        return self.subject.context.library.generator.randint(1, sides)


class Cheating(Section):
    """Somebody cheats: Jeu against the other's Perception; a failure gives him away.

    `means` names what he must have on him, "" for nothing: then Jeu must have been learnt too.
    """

    #: It works: who cheats.
    worked = Signal(int)
    #: He is found out.
    exposed = Signal(int)

    def __init__(self, subject: Subject, means: str = "") -> None:
        super().__init__("")
        self.head.hide()
        self.open = Tick(self.tr("Quelqu’un triche"))
        self._players: Players | None = None
        self._needs = bool(means)
        self.who = Choose(self.tr("Qui triche"))
        self.means = Tick(means)
        self.match = Opposition(subject, self.tr("Le tricheur"), self.tr("L’autre"))
        self.do = Act(self.tr("Tenter de tricher"))
        self.told = Note()
        self._who = Labelled(self.tr("Qui triche"), self.who)
        head = QHBoxLayout()
        head.setSpacing(theme.SPACE_BETWEEN_GROUPS)
        for part in (self.open, self._who, self.means, self.do):
            head.addWidget(part)
        head.addStretch(1)
        self.column.addLayout(head)
        self.column.addWidget(self.told)
        self.column.addWidget(self.match)
        self.open.toggled.connect(self._allow)
        self.who.currentIndexChanged.connect(self._sit)
        self.means.toggled.connect(self._allow)
        self.do.clicked.connect(self.attempt)

    def seat(self, players: Players) -> None:
        """These play; nobody has cheated yet."""
        self._players = players
        self.who.blockSignals(True)
        self.who.offer([(str(place), one.name) for place, one in enumerate(players)])
        self.who.blockSignals(False)
        self._sit()

    def attempt(self) -> None:
        """Count the tests that lie there; the program rolls those that are missing."""
        if self.match.winner() is Winner.AGAIN:
            self.match.clear()
        self.match.roll()
        place = int(self.who.value() or 0)
        match self.match.winner():
            case Winner.FIRST:
                self.told.setText(self.tr("La tricherie passe."))
                self.do.setEnabled(False)
                self.worked.emit(place)
            case Winner.SECOND:
                self.told.setText(self.tr("Démasqué !"))
                self.do.setEnabled(False)
                self.exposed.emit(place)
            case _:
                self.told.setText(self.tr("Les deux échouent : relancez."))

    def anew(self) -> None:
        """Another round: somebody may cheat again."""
        self._sit()

    def _sit(self) -> None:
        if self._players is None:
            return
        place = int(self.who.value() or 0)
        cheat, other = self._players[place], self._players[1 - place]
        self.match.first.seat(cheat.person, cheat.value)
        self.match.second.seat(other.person, other.value)
        self.match.first.ask_only(GAMBLING)
        self.match.second.ask_only(PERCEPTION)
        self.match.clear()
        self.told.setText("")
        self._allow()

    def _allow(self) -> None:
        if self._players is None:
            return
        cheat = self._players[int(self.who.value() or 0)]
        ready = not self._needs or may_cheat(
            skilled=cheat.gambles, has_means=self.means.isChecked()
        )
        opened = self.open.isChecked()
        for part in (self._who, self.do, self.told):
            part.setVisible(opened)
        self.means.setVisible(opened and self._needs)
        self.match.setVisible(opened and ready)
        self.do.setEnabled(ready)
        if self._needs and not cheat.gambles:
            self.told.setText(self.tr("Il faut avoir appris Jeu pour tricher ainsi."))
        elif not ready:
            self.told.setText(self.tr("Il faut de quoi tricher."))
        else:
            self.told.setText("")


def beside(*parts: QWidget) -> QHBoxLayout:
    """Two players next to each other."""
    row = QHBoxLayout()
    row.setSpacing(theme.PAGE_MARGIN)
    for part in parts:
        row.addWidget(part, 1, Qt.AlignmentFlag.AlignTop)
    return row
