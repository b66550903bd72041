"""The full dice game (WH-TAVERN-DICE-FULL): five dice each, one choice to roll again, the first to
two manches takes the stakes; loaded dice (WH-TAVERN-DICE-LOADED)."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QWidget

from desktop.rules.system import Refused
from desktop.rules.warhammer.tavern.combinations import dice_combination
from desktop.rules.warhammer.tavern.dice import (
    FACES,
    MANCHES,
    ROLLED,
    begun,
    manche,
    raised,
    rolled_again,
    trick_works,
    tricked,
)
from desktop.rules.warhammer.tavern.dice import (
    Game as Manches,
)
from desktop.ui import theme
from desktop.ui.scenes.warhammer.catalogue.coins import CoinsField
from desktop.ui.scenes.warhammer.tavern.game import Game, Players
from desktop.ui.sheets.common.bits import Act, Labelled, words
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel

_TRICK = 20


class DiceRow(QWidget):
    """Five dice of a player, each with a tick to roll it again, and his loaded ones."""

    changed = Signal()
    #: The trick with loaded dice is tried.
    trickAsked = Signal()

    def __init__(self, title: str) -> None:
        super().__init__()
        self.name = words()
        self.dice = tuple(
            DieField(self.tr("{player}, dé {number}").format(player=title, number=number), FACES)
            for number in range(1, ROLLED + 1)
        )
        self.again = tuple(QCheckBox() for _ in self.dice)
        self.combination = words()
        self.loaded = NumberField(self.tr("{player} : dés pipés").format(player=title), 0, ROLLED)
        self.chance = DieField(self.tr("{player} : d20 des dés pipés").format(player=title), _TRICK)
        self.trick = Act(self.tr("Changer un dé coché en 6"))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        self.name.setFixedWidth(theme.scaled(self, 150))
        grid.addWidget(self.name, 0, 0)
        for number, (die, tick) in enumerate(zip(self.dice, self.again, strict=True), start=1):
            tick.setText(self.tr("relancer"))
            tick.setAccessibleName(
                self.tr("{player} : relancer le dé {number}").format(player=title, number=number)
            )
            grid.addWidget(die, 0, number)
            grid.addWidget(tick, 1, number)
            die.dieEntered.connect(self._tell)
            die.cleared.connect(self._tell)
        grid.addWidget(self.combination, 0, ROLLED + 1)
        grid.setColumnStretch(ROLLED + 1, 1)
        loaded = QHBoxLayout()
        loaded.setSpacing(theme.SPACE_IN_GROUP)
        loaded.addWidget(Labelled(self.tr("Dés pipés"), self.loaded))
        loaded.addWidget(self.chance)
        loaded.addWidget(self.trick)
        loaded.addStretch(1)
        grid.addLayout(loaded, 2, 1, 1, ROLLED + 1)
        self.loaded.valueCommitted.connect(self._tell)
        self.trick.clicked.connect(self.trickAsked)

    def values(self) -> tuple[int, ...] | None:
        """The five dice, None while one is missing."""
        faces = [die.value() for die in self.dice]
        found = tuple(face for face in faces if face is not None)
        return found if len(found) == len(faces) else None

    def chosen(self) -> tuple[int, ...]:
        """The places of the ticked dice."""
        return tuple(place for place, tick in enumerate(self.again) if tick.isChecked())

    def show_values(self, values: tuple[int, ...]) -> None:
        """Show five dice; nothing is ticked any more."""
        for die, face in zip(self.dice, values, strict=True):
            die.set_value(face)
        for tick in self.again:
            tick.setChecked(False)

    def clear(self) -> None:
        """The dice are to be rolled."""
        for die in (*self.dice, self.chance):
            die.set_value(None)
        for tick in self.again:
            tick.setChecked(False)
        self.combination.setText("")

    def _tell(self) -> None:
        self.changed.emit()


class DiceGame(Game):
    """Manches until somebody has two."""

    def __init__(self, subject: Subject, players: Players) -> None:
        super().__init__(subject, players)
        self._names = {one.id: one.name for one in subject.tables.combinations if one.game == "des"}
        self._game: Manches = Manches((0, 0), (0, 0))
        self._rolled_again = [False, False]
        self.rows = (DiceRow(self.tr("Premier joueur")), DiceRow(self.tr("Second joueur")))
        self.reroll = Act(self.tr("Relancer les dés cochés"))
        self.raise_by = CoinsField(self.tr("Relance de la mise"))
        self.follow = Act(self.tr("Relancer la mise, suivie"))
        self.abandon = Act(self.tr("Relancer la mise, abandonnée"))
        self.told = Note(
            self.tr(
                "Les dés pipés n’appellent pas de test : le d20 doit faire au plus le nombre de "
                "dés pipés lancés. Les autres ne les lancent jamais."
            ),
            tone=theme.Tone.MUTED,
        )
        self.roll_all = Act(self.tr("Lancer ce qui manque"))
        self.do.setText(self.tr("Comparer"))
        self.buttons.insertWidget(0, self.roll_all)
        self.buttons.insertWidget(1, self.reroll)
        stake = QHBoxLayout()
        stake.setSpacing(theme.SPACE_IN_GROUP)
        stake.addWidget(self.raise_by)
        stake.addWidget(self.follow)
        stake.addWidget(self.abandon)
        stake.addStretch(1)
        for row in self.rows:
            self.column.addWidget(row)
        self.column.addLayout(self.buttons)
        self.column.addLayout(stake)
        self.column.addWidget(self.state)
        self.column.addWidget(self.told)
        self.column.addStretch(1)
        for place, row in enumerate(self.rows):
            row.changed.connect(self._show)
            for die in (*row.dice, row.chance):
                die.rollAsked.connect(self._roll_missing)
            row.trickAsked.connect((self._trick_first, self._trick_second)[place])
        self.roll_all.clicked.connect(self._roll_missing)
        self.reroll.clicked.connect(self._roll_again)
        self.follow.clicked.connect(self._raise)
        self.abandon.clicked.connect(self._give_up)
        self.do.clicked.connect(self.play)
        guard_wheel(self)
        self.begin()

    def begin(self) -> None:
        game = begun(len(self.players), 0)
        self._game = game if not isinstance(game, Refused) else Manches((0, 0), (0, 0))
        for row, player in zip(self.rows, self.players, strict=True):
            row.name.setText(player.name)
        self._next()

    def owed(self, stake: int) -> int:
        return stake + self._game.stakes[0 if self.winner != 0 else 1]

    def play(self) -> None:
        """Compare the dice of both: the stronger combination wins the manche."""
        rolls = [row.values() for row in self.rows]
        first, second = rolls
        if first is None or second is None:
            self.state.setText(self.tr("Il manque des dés."))
            return
        after = manche(self.subject.tables, self._game, (first, second), (0, 1))
        if after is None:
            self.state.setText(self.tr("Égalité : la manche se rejoue."))
            for row in self.rows:
                row.clear()
            self._rolled_again = [False, False]
            return
        self._take(after)

    def _take(self, after: Manches) -> None:
        self._game = after
        winner = after.winner
        if winner is None:
            self._next()
        else:
            self.end(winner)

    def _next(self) -> None:
        self._rolled_again = [False, False]
        for row in self.rows:
            row.clear()
        self._show()
        self.state.setText(self._counts())

    def _counts(self) -> str:
        first, second = self._game.won
        return self.tr("Manches : {one} {first}, {two} {second} ; il en faut {goal}.").format(
            one=self.named(0), first=first, two=self.named(1), second=second, goal=MANCHES
        )

    def _show(self) -> None:
        ready = all(row.values() is not None for row in self.rows)
        for row in self.rows:
            values = row.values()
            name = "" if values is None else self._names[dice_combination(values)]
            row.combination.setText(name)
            has_loaded = row.loaded.value() > 0
            for part in (row.chance, row.trick):
                part.setVisible(has_loaded)
        self.reroll.setEnabled(ready)
        for part in (self.follow, self.abandon):
            part.setEnabled(ready and not self.over)

    def _roll_missing(self) -> None:
        for row in self.rows:
            for die in row.dice:
                if die.value() is None:
                    die.set_value(self.roll(FACES))
            if row.loaded.value() and row.chance.value() is None:
                row.chance.set_value(self.roll(_TRICK))
        self._show()

    def _roll_again(self) -> None:
        """Each may roll chosen dice again, once in a manche."""
        for place, row in enumerate(self.rows):
            values, chosen = row.values(), row.chosen()
            if values is None or not chosen or self._rolled_again[place]:
                continue
            new = tuple(self.roll(FACES) for _ in chosen)
            row.show_values(rolled_again(values, chosen, new))
            self._rolled_again[place] = True
        self._show()

    def _raise(self) -> None:
        self._game = raised(self._game, self.raise_by.value(), (0, 1))
        self.raise_by.set_value(0)
        self.state.setText(
            self.tr("Mise relancée et suivie. {counts}").format(counts=self._counts())
        )

    def _give_up(self) -> None:
        """The second player leaves the manche to the first one."""
        first, second = (row.values() for row in self.rows)
        if first is None or second is None:
            return
        after = manche(self.subject.tables, self._game, (first, second), (0,))
        if after is not None:
            self._take(after)

    def _trick(self, place: int) -> None:
        """Loaded dice: where the d20 lets it, one of the ticked dice shows a six."""
        row = self.rows[place]
        values, chosen, chance = row.values(), row.chosen(), row.chance.value()
        if values is None or chance is None or len(chosen) != 1:
            self.state.setText(self.tr("Cochez un dé, et donnez le d20."))
            return
        if trick_works(row.loaded.value(), chance):
            row.show_values(tricked(values, chosen[0]))
            self.state.setText(self.tr("Le dé pipé tombe juste."))
        else:
            self.state.setText(self.tr("Les dés pipés ne donnent rien."))
        row.trick.setEnabled(False)
        self._show()

    def _trick_first(self) -> None:
        self._trick(0)

    def _trick_second(self) -> None:
        self._trick(1)
