"""The tavern: two players, a stake, five games."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QTabWidget, QWidget

from desktop.rules.system import Struct
from desktop.rules.warhammer.commands.gear import Earn, Pay
from desktop.rules.warhammer.money import amount
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.scenes.frame import Frame
from desktop.ui.scenes.warhammer.catalogue.coins import CoinsField
from desktop.ui.scenes.warhammer.people import NAMED
from desktop.ui.scenes.warhammer.tavern.cardgame import CardGame
from desktop.ui.scenes.warhammer.tavern.dicegame import DiceGame
from desktop.ui.scenes.warhammer.tavern.game import Game, Players
from desktop.ui.scenes.warhammer.tavern.players import PlayerChoice
from desktop.ui.scenes.warhammer.tavern.score import ScoreGame
from desktop.ui.scenes.warhammer.tavern.strength import ArmGame, DrinkGame, KnifeGame
from desktop.ui.sheets.common.bits import Act, Labelled
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject


class SceneWindow(Frame[Subject]):
    """Games of one character with another. Raises `KnownError` when he is gone."""

    def __init__(self, context: Context, character_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        subject = Subject(context, character_id, self.banner, self)
        others = subject.others
        self.choices = (
            PlayerChoice(subject, self.tr("Premier joueur"), subject.id),
            PlayerChoice(subject, self.tr("Second joueur"), others[0].id if others else NAMED),
        )
        self.subject = subject
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
        for choice in self.choices:
            self.body.addWidget(choice)
            choice.changed.connect(self._seat)
        self.body.addWidget(self.tabs, 1)
        self.body.addLayout(foot)
        self._settled: set[Game] = set()
        self.tabs.currentChanged.connect(self._open)
        self.stake.valueCommitted.connect(self._show_stake)
        self.settle.clicked.connect(self._settle)
        self._known = self._table(self._players())
        self._open(0)
        self.begin(subject, self.tr("Jeux de taverne"))

    def refresh(self) -> None:
        """A sheet that changed brings other values, not another game."""
        for choice in self.choices:
            choice.refresh()
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

    def _make(self, kind: Callable[[Subject, Players], Game]) -> Game:
        return kind(self.subject, self._players())

    def _score(self, means: str) -> Game:
        return ScoreGame(self.subject, self._players(), means)

    def _players(self) -> Players:
        return (self.choices[0].player(), self.choices[1].player())

    def _table(self, players: Players) -> tuple[object, ...]:
        """What of the players makes another game: who they are and what they can."""
        return tuple(
            (one.person.id, one.name, one.value, one.gambles, one.throws, one.person.profile)
            for one in players
        )

    def _seat(self) -> None:
        players = self._players()
        self._known = self._table(players)
        for game in self._games.values():
            game.seat(players)

    def _follow_game(self) -> None:
        game = self.sender()
        if isinstance(game, Game):
            self._settled.discard(game)
        self._show_stake()

    def _show_stake(self) -> None:
        game, texts = self.game(), self.subject.texts
        winner, owed = game.winner, game.owed(self.stake.value())
        ready = winner is not None and owed > 0 and game not in self._settled
        self.settle.setEnabled(ready)
        if winner is None or not owed:
            self.owed.setText("")
            return
        line = self.tr("{winner} reçoit {amount} de {loser}.")
        if game in self._settled:
            line = self.tr("Réglé : {winner} a reçu {amount} de {loser}.")
        self.owed.setText(
            line.format(
                winner=game.named(winner),
                loser=game.named(1 - winner),
                amount=texts.render(amount(owed)),
            )
        )

    def _settle(self) -> None:
        """The loser pays the winner, both sheets in one step; whoever has no sheet is left out."""
        game = self.game()
        winner = game.winner
        if winner is None:
            return
        owed = game.owed(self.stake.value())
        what = self.tabs.tabText(self.tabs.currentIndex())
        moves: tuple[tuple[int, Struct], ...] = (
            (1 - winner, Pay(owed, what)),
            (winner, Earn(owed, 0, what)),
        )
        edits = [
            (game.players[place].person.id, command)
            for place, command in moves
            if game.players[place].person.id != NAMED
        ]
        if not edits or self.subject.run_together(edits):
            self._settled.add(game)
        self._show_stake()
