"""The tavern: players, a stake, five games."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from desktop.rules.system import Struct
from desktop.rules.warhammer.commands.gear import Earn, Pay
from desktop.rules.warhammer.money import amount
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.scenes.frame import Frame
from desktop.ui.scenes.people import NAMED, people
from desktop.ui.scenes.warhammer.catalogue.coins import CoinsField
from desktop.ui.scenes.warhammer.tavern.cardgame import CardGame
from desktop.ui.scenes.warhammer.tavern.dicegame import DiceGame
from desktop.ui.scenes.warhammer.tavern.game import Game, Players
from desktop.ui.scenes.warhammer.tavern.players import MOST_PLAYERS, PlayerChoice
from desktop.ui.scenes.warhammer.tavern.score import ScoreGame
from desktop.ui.scenes.warhammer.tavern.strength import ArmGame, DrinkGame, KnifeGame
from desktop.ui.sheets.common.bits import Act, Labelled
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.farewell import let_go

_FEWEST = 2


class SceneWindow(Frame[Subject]):
    """Games of one character with others. Raises `KnownError` when he is gone."""

    def __init__(self, context: Context, character_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        subject = Subject(context, character_id, self.banner, self)
        self.subject = subject
        self.choices: list[PlayerChoice] = []
        self._seats = QVBoxLayout()
        self._seats.setSpacing(theme.GRID)
        self.join = Act(self.tr("Ajouter un joueur"))
        self.leave = Act(self.tr("Retirer le dernier joueur"))
        self.limit = Note(tone=theme.Tone.MUTED)
        for _ in range(_FEWEST):
            self._add_choice()
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self._made: dict[str, Callable[[], Game]] = {
            "arm": partial(self._make, ArmGame),
            "cards-simple": partial(self._score, self.tr("des cartes cachées")),
            "cards": partial(self._make, CardGame),
            "dice-simple": partial(self._score, self.tr("des dés pipés")),
            "dice": partial(self._make, DiceGame),
            "drink": partial(self._make, DrinkGame),
            "knives": partial(self._make, KnifeGame),
        }
        titles = (
            self.tr("Bras de fer"),
            self.tr("Cartes, simple"),
            self.tr("Cartes"),
            self.tr("Dés, simple"),
            self.tr("Dés"),
            self.tr("Boisson"),
            self.tr("Couteaux"),
        )
        self._games: dict[str, Game] = {}
        for title in titles:
            area = QScrollArea()
            area.setWidgetResizable(True)
            area.setFrameShape(QScrollArea.Shape.NoFrame)
            area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.tabs.addTab(area, title)
        self.stake = CoinsField(self.tr("Mise"))
        self.settle = Act(self.tr("Régler la mise"))
        self.owed = Note(tone=theme.Tone.MUTED)
        foot = QHBoxLayout()
        foot.setSpacing(theme.SPACE_IN_GROUP)
        foot.addWidget(Labelled(self.tr("Mise de chacun"), self.stake))
        foot.addWidget(self.settle)
        foot.addWidget(self.owed, 1)
        table = QHBoxLayout()
        table.setSpacing(theme.SPACE_IN_GROUP)
        table.addWidget(self.join)
        table.addWidget(self.leave)
        table.addWidget(self.limit, 1)
        self.body.addLayout(self._seats)
        self.body.addLayout(table)
        self.body.addWidget(self.tabs, 1)
        self.body.addLayout(foot)
        self._settled: set[Game] = set()
        self.tabs.currentChanged.connect(self._open)
        self.stake.valueCommitted.connect(self._show_stake)
        self.settle.clicked.connect(self._settle)
        self.join.clicked.connect(self._join)
        self.leave.clicked.connect(self._leave)
        self._offer()
        self._known = self._table(self._players())
        self._open(0)
        self.begin(subject, self.tr("Jeux de taverne"))

    def refresh(self) -> None:
        """A sheet that changed brings other values, not another game."""
        self._offer()
        players = self._players()
        if self._table(players) != self._known:
            self._seat()

    def game(self) -> Game:
        """The game that is played."""
        return self._games[list(self._made)[self.tabs.currentIndex()]]

    def play(self, id: str) -> Game:
        """Open a game by its id."""
        self.tabs.setCurrentIndex(list(self._made).index(id))
        return self._games[id]

    def _open(self, place: int) -> None:
        """A game is laid out when it is first played."""
        id, area = list(self._made)[place], self.tabs.widget(place)
        if id not in self._games and isinstance(area, QScrollArea):
            game = self._made[id]()
            game.changed.connect(self._follow_game)
            self._games[id] = game
            area.setWidget(game)
        self._show_stake()

    def _make(self, kind: type[ArmGame | CardGame | DiceGame | DrinkGame | KnifeGame]) -> Game:
        return kind(self.subject, self._players()[: kind.most])

    def _score(self, means: str) -> Game:
        return ScoreGame(self.subject, self._players(), means)

    def _players(self) -> Players:
        return tuple(choice.player() for choice in self.choices)

    def _add_choice(self) -> None:
        """The next seat: its player is somebody of the library who does not sit yet."""
        number = len(self.choices) + 1
        taken = {choice.who.value() for choice in self.choices}
        free = (id for id, _ in people(self.subject) if id not in taken)
        title = self.tr("Joueur {number}").format(number=number)
        choice = PlayerChoice(self.subject, title, next(free, NAMED))
        choice.refresh(taken - {NAMED})
        choice.changed.connect(self._seat)
        self.choices.append(choice)
        self._seats.addWidget(choice)
        self.join.setEnabled(number < MOST_PLAYERS)
        self.leave.setEnabled(number > _FEWEST)

    def _join(self) -> None:
        self._add_choice()
        self._seat()

    def _leave(self) -> None:
        choice = self.choices.pop()
        self._seats.removeWidget(choice)
        let_go(choice)
        self.join.setEnabled(True)
        self.leave.setEnabled(len(self.choices) > _FEWEST)
        self._seat()

    def _table(self, players: Players) -> tuple[object, ...]:
        """What of the players makes another game: who they are and what they can."""
        return tuple(
            (one.person.id, one.name, one.value, one.gambles, one.throws, one.person.profile)
            for one in players
        )

    def _offer(self) -> None:
        """Nobody sits twice: each seat offers those who sit nowhere else."""
        for choice in self.choices:
            elsewhere = {one.who.value() for one in self.choices if one is not choice}
            choice.refresh(elsewhere - {NAMED})

    def _seat(self) -> None:
        """Seat those who play; a game for another number of players is laid out anew."""
        self._offer()
        players = self._players()
        self._known = self._table(players)
        for id, game in list(self._games.items()):
            seated = players[: game.most]
            if len(seated) == len(game.players):
                game.seat(seated)
            else:
                del self._games[id]
                self._settled.discard(game)
        self._open(self.tabs.currentIndex())

    def _follow_game(self) -> None:
        game = self.sender()
        if isinstance(game, Game):
            self._settled.discard(game)
        self._show_stake()

    def _show_stake(self) -> None:
        game = self.game()
        moves = game.moves(self.stake.value())
        self.settle.setEnabled(any(moves) and game not in self._settled)
        self.owed.setText(self._told(game, moves) if any(moves) else "")
        names = ", ".join(one.name for one in game.players)
        self.limit.setText(
            self.tr("À ce jeu, {most} joueurs au plus : jouent {names}.").format(
                most=game.most, names=names
            )
            if len(self.choices) > len(game.players)
            else ""
        )

    def _told(self, game: Game, moves: tuple[int, ...]) -> str:
        """Who gains what from whom."""
        shares = [
            self.tr("{name} reçoit {amount}") if move > 0 else self.tr("{name} perd {amount}")
            for move in moves
        ]
        told = ", ".join(
            share.format(
                name=game.named(place), amount=self.subject.texts.render(amount(abs(move)))
            )
            for place, (share, move) in enumerate(zip(shares, moves, strict=True))
            if move
        )
        if game in self._settled:
            return self.tr("Réglé : {told}.").format(told=told)
        return f"{told}."

    def _settle(self) -> None:
        """The losers pay the winners, all sheets in one step; whoever has no sheet is left out."""
        game = self.game()
        what = self.tabs.tabText(self.tabs.currentIndex())
        moves: list[tuple[int, Struct]] = [
            (place, Pay(-move, what) if move < 0 else Earn(move, 0, what))
            for place, move in enumerate(game.moves(self.stake.value()))
            if move
        ]
        # Who pays comes first: nothing moves where he cannot.
        moves.sort(key=_gains)
        edits = [
            (game.players[place].person.id, command)
            for place, command in moves
            if game.players[place].person.id != NAMED
        ]
        if not edits or self.subject.run_together(edits):
            self._settled.add(game)
        self._show_stake()


def _gains(move: tuple[int, Struct]) -> bool:
    return isinstance(move[1], Earn)
