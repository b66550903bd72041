"""The simple versions of cards and dice (WH-TAVERN-CARDS-SIMPLE, WH-TAVERN-DICE-SIMPLE): a d100
each, half of Int with Jeu, twice that for a cheat that works; the highest wins."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.rules.breakdown import Breakdown
from desktop.rules.warhammer.percent import FACES
from desktop.rules.warhammer.tavern.luck import simple_score
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.scenes.warhammer.tavern.game import Cheating, Game, Players
from desktop.ui.scenes.warhammer.tavern.players import Player
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.labels import ElidedLabel


class ScoreRow(QWidget):
    """A player's d100 and what it comes to."""

    #: Another die, or none.
    changed = Signal()

    def __init__(self, subject: Subject, number: int) -> None:
        super().__init__()
        self._subject = subject
        self._player: Player | None = None
        self._cheats = False
        self.name = ElidedLabel()
        self.name.setFont(theme.sans(theme.Size.BODY))
        self.name.setFixedWidth(theme.scaled(self, 200))
        self.die = DieField(self.tr("Joueur {number}").format(number=number), FACES)
        self.value = ExplainedValue(self.tr("Score du joueur {number}").format(number=number))
        self.value.setFont(theme.tabular(theme.serif(theme.Size.TITLE)))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_BETWEEN_GROUPS)
        for part in (self.name, self.die, self.value):
            row.addWidget(part)
        row.addStretch(1)
        self.die.dieEntered.connect(self._show)
        self.die.cleared.connect(self._show)
        self.die.rollAsked.connect(self.roll)

    def seat(self, player: Player) -> None:
        """A player who has rolled nothing and has not cheated."""
        self._player, self._cheats = player, False
        self.name.setText(player.name)
        self.clear()

    def clear(self) -> None:
        """The die is to be rolled."""
        self.die.set_value(None)
        self._show()

    def cheat(self) -> None:
        """His cheat works."""
        self._cheats = True
        self._show()

    def roll(self) -> None:
        """The program rolls."""
        self.die.set_value(self._subject.context.library.generator.randint(1, FACES))
        self._show()

    def score(self) -> Breakdown | None:
        """What he has, None without a die."""
        roll, player = self.die.value(), self._player
        if roll is None or player is None:
            return None
        return simple_score(roll, player.of("int"), skilled=player.gambles, cheating=self._cheats)

    def _show(self) -> None:
        score = self.score()
        self.value.setVisible(score is not None)
        if score is not None:
            title = self.tr("Score de {name}").format(name=self.name.text())
            self.value.set_view(explained(self._subject.texts, title, score))


class ScoreGame(Game):
    """A d100 each. `means` names what a cheat must have on him."""

    def __init__(self, subject: Subject, players: Players, means: str) -> None:
        super().__init__(subject, players)
        self.rows = tuple(ScoreRow(subject, number) for number in range(1, len(players) + 1))
        self._level: tuple[int, ...] = ()
        self.cheating = Cheating(subject, players, means)
        for row in self.rows:
            self.column.addWidget(row)
        self.column.addLayout(self.buttons)
        self.column.addWidget(self.state)
        self.column.addWidget(self.cheating)
        self.column.addStretch(1)
        self.do.clicked.connect(self.play)
        self.cheating.worked.connect(self._double)
        self.begin()

    def begin(self) -> None:
        for row, player in zip(self.rows, self.players, strict=True):
            row.seat(player)
        self._level = tuple(range(len(self.players)))
        self.cheating.seat(self.players)
        self.state.setText("")

    def play(self) -> None:
        """The program rolls what is missing; the highest wins, those who are level with him roll
        again among themselves."""
        for place in self._level:
            if self.rows[place].score() is None:
                self.rows[place].roll()
        scores = {place: self.rows[place].score() for place in self._level}
        totals = {place: score.total for place, score in scores.items() if score is not None}
        best = max(totals.values())
        self._level = tuple(place for place, total in totals.items() if total == best)
        if len(self._level) == 1:
            self.end(*self._level)
            return
        for place in self._level:
            self.rows[place].clear()
        names = ", ".join(self.named(place) for place in self._level)
        self.state.setText(self.tr("Égalité : {names} relancent.").format(names=names))

    def _double(self, place: int) -> None:
        self.rows[place].cheat()
