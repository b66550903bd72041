"""The simple versions of cards and dice (WH-TAVERN-CARDS-SIMPLE, WH-TAVERN-DICE-SIMPLE): a d100
each, half of Int with Jeu, twice that for a cheat that works; the highest wins."""

from PySide6.QtWidgets import QGridLayout

from desktop.rules.breakdown import Breakdown
from desktop.rules.warhammer.percent import FACES
from desktop.rules.warhammer.tavern.luck import simple_score
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.scenes.warhammer.tavern.game import Cheating, Game, Players
from desktop.ui.sheets.common.bits import words
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.die_field import DieField


class ScoreGame(Game):
    """A d100 each. `means` names what a cheat must have on him."""

    def __init__(self, subject: Subject, players: Players, means: str) -> None:
        super().__init__(subject, players)
        self._cheat: int | None = None
        self.dice = (
            DieField(self.tr("Premier joueur"), FACES),
            DieField(self.tr("Second joueur"), FACES),
        )
        self.names = (words(), words())
        self.scores = (
            ExplainedValue(self.tr("Score du premier joueur")),
            ExplainedValue(self.tr("Score du second joueur")),
        )
        self.cheating = Cheating(subject, means)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        for place in (0, 1):
            self.scores[place].setFont(theme.tabular(theme.serif(theme.Size.TITLE)))
            grid.addWidget(self.names[place], place, 0)
            grid.addWidget(self.dice[place], place, 1)
            grid.addWidget(self.scores[place], place, 2)
            self.dice[place].dieEntered.connect(self._show)
            self.dice[place].cleared.connect(self._show)
        grid.setColumnStretch(3, 1)
        self.column.addLayout(grid)
        self.column.addLayout(self.buttons)
        self.column.addWidget(self.state)
        self.column.addWidget(self.cheating)
        self.column.addStretch(1)
        self.do.clicked.connect(self.play)
        self.dice[0].rollAsked.connect(self._roll_first)
        self.dice[1].rollAsked.connect(self._roll_second)
        self.cheating.worked.connect(self._double)
        self.begin()

    def begin(self) -> None:
        self._cheat = None
        for die, name, player in zip(self.dice, self.names, self.players, strict=True):
            die.set_value(None)
            name.setText(player.name)
        self.cheating.seat(self.players)
        self.state.setText("")
        self._show()

    def play(self) -> None:
        """The program rolls what is missing; the highest wins, equal scores roll again."""
        for die in self.dice:
            if die.value() is None:
                die.set_value(self.roll(FACES))
        self._show()
        first, second = (self._score(place) for place in (0, 1))
        if first is None or second is None:
            return
        if first.total == second.total:
            self.state.setText(self.tr("Égalité : relancez."))
            for die in self.dice:
                die.set_value(None)
            return
        self.end(0 if first.total > second.total else 1)

    def _score(self, place: int) -> Breakdown | None:
        roll, player = self.dice[place].value(), self.players[place]
        if roll is None:
            return None
        return simple_score(
            roll, player.of("int"), skilled=player.gambles, cheating=place == self._cheat
        )

    def _show(self) -> None:
        for place, value in enumerate(self.scores):
            score = self._score(place)
            value.setVisible(score is not None)
            if score is not None:
                title = self.tr("Score de {name}").format(name=self.named(place))
                value.set_view(explained(self.subject.texts, title, score))

    def _double(self, place: int) -> None:
        self._cheat = place
        self._show()

    def _roll_first(self) -> None:
        self.dice[0].set_value(self.roll(FACES))
        self._show()

    def _roll_second(self) -> None:
        self.dice[1].set_value(self.roll(FACES))
        self._show()
