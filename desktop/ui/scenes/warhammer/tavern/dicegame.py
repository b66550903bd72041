"""The full dice game (WH-TAVERN-DICE-FULL): five dice each, one choice to roll again, the first to
two manches takes the stakes; loaded dice (WH-TAVERN-DICE-LOADED)."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QWidget

from desktop.rules.system import Refused
from desktop.rules.warhammer.tavern.combinations import DICE, dice_combination
from desktop.rules.warhammer.tavern.dice import (
    FACES,
    MANCHES,
    MOST_PLAYERS,
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
from desktop.ui.scenes.warhammer.tavern.game import Game, Players, counted
from desktop.ui.sheets.common.bits import Act, Labelled, Tick, words
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.labels import ElidedLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel

_TRICK = 20


class DiceRow(QWidget):
    """Five dice of a player, each with a tick to roll it again, and his loaded ones."""

    changed = Signal()
    #: The trick with loaded dice worked, or did not.
    tricked = Signal(str)

    def __init__(self, number: int) -> None:
        super().__init__()
        title = self.tr("Joueur {number}").format(number=number)
        self.name = ElidedLabel()
        self.name.setFont(theme.sans(theme.Size.BODY))
        self.dice = tuple(
            DieField(self.tr("{player}, dé {number}").format(player=title, number=number), FACES)
            for number in range(1, ROLLED + 1)
        )
        self.again = tuple(QCheckBox() for _ in self.dice)
        self.combination = words()
        self.loaded = NumberField(self.tr("{player} : dés pipés").format(player=title), 0, ROLLED)
        self.chance = DieField(self.tr("{player} : d20 des dés pipés").format(player=title), _TRICK)
        self.trick = Act(self.tr("Changer un dé coché en 6"))
        self.rerolled = False
        self.follows = Tick(self.tr("suit la relance"))
        self.follows.setAccessibleName(self.tr("{player} : suit la relance").format(player=title))
        self.follows.setChecked(True)
        if number == 1:
            self.follows.hide()
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
        loaded.addWidget(self.follows)
        loaded.addStretch(1)
        grid.addLayout(loaded, 2, 1, 1, ROLLED + 1)
        self.loaded.valueCommitted.connect(self._tell)
        self.trick.clicked.connect(self._try_trick)

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
        self.rerolled = False
        self.trick.setEnabled(True)

    def _tell(self) -> None:
        self.changed.emit()

    def _try_trick(self) -> None:
        """Loaded dice: where the d20 lets it, one of the ticked dice shows a six."""
        values, chosen, chance = self.values(), self.chosen(), self.chance.value()
        if values is None or chance is None or len(chosen) != 1:
            self.tricked.emit(self.tr("Cochez un dé, et donnez le d20."))
            return
        self.trick.setEnabled(False)
        if trick_works(self.loaded.value(), chance):
            self.show_values(tricked(values, chosen[0]))
            self.tricked.emit(self.tr("Le dé pipé tombe juste."))
        else:
            self.tricked.emit(self.tr("Les dés pipés ne donnent rien."))


class DiceGame(Game):
    """Manches until somebody has two."""

    most = MOST_PLAYERS

    def __init__(self, subject: Subject, players: Players) -> None:
        super().__init__(subject, players)
        self._names = {one.id: one.name for one in subject.tables.combinations if one.game == DICE}
        self._game = Manches((), ())
        self._staying: tuple[int, ...] = ()
        self.rows = tuple(DiceRow(number) for number in range(1, len(players) + 1))
        self.reroll = Act(self.tr("Relancer les dés cochés"))
        self.raise_by = CoinsField(self.tr("Relance de la mise"))
        self.raising = Act(self.tr("Le premier relance la mise"))
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
        stake.addWidget(self.raising)
        stake.addStretch(1)
        for row in self.rows:
            self.column.addWidget(row)
        self.column.addLayout(self.buttons)
        self.column.addLayout(stake)
        self.column.addWidget(self.state)
        self.column.addWidget(self.told)
        self.column.addStretch(1)
        for row in self.rows:
            row.changed.connect(self._show)
            row.tricked.connect(self._tell_trick)
            for die in (*row.dice, row.chance):
                die.rollAsked.connect(self._roll_missing)
        self.roll_all.clicked.connect(self._roll_missing)
        self.reroll.clicked.connect(self._roll_again)
        self.raising.clicked.connect(self._raise)
        self.do.clicked.connect(self.play)
        guard_wheel(self)
        self.begin()

    def begin(self) -> None:
        game = begun(len(self.players), 0)
        if isinstance(game, Refused):
            self.state.setText(self.subject.texts.render(game.reason))
            return
        self._game = game
        for row, player in zip(self.rows, self.players, strict=True):
            row.name.setText(player.name)
        self._next()

    def put_in(self, stake: int) -> tuple[int, ...]:
        return tuple(stake + more for more in self._game.stakes)

    def play(self) -> None:
        """Compare the dice of those who stay: the strongest combination wins the manche."""
        rolls = {place: self.rows[place].values() for place in self._staying}
        if None in rolls.values():
            self.state.setText(self.tr("Il manque des dés."))
            return
        shown = [rolls.get(place) or () for place in range(len(self.rows))]
        after = manche(self.subject.tables, self._game, shown, self._staying)
        if after is None:
            self._next()
            told = self.tr("Égalité : la manche se rejoue.")
            self.state.setText(f"{told} {self._counts()}")
            return
        self._game = after
        if after.winner is None:
            self._next()
        else:
            self.end(after.winner)
            self._show()

    def _next(self) -> None:
        self._staying = tuple(range(len(self.players)))
        for row in self.rows:
            row.clear()
            row.follows.setChecked(True)
            row.setEnabled(True)
        self._show()
        self.state.setText(self._counts())

    def _counts(self) -> str:
        names = [self.named(place) for place in range(len(self.players))]
        return self.tr("Manches : {counts} ; il en faut {goal}.").format(
            counts=counted(names, self._game.won), goal=MANCHES
        )

    def _show(self) -> None:
        ready = all(self.rows[place].values() is not None for place in self._staying)
        for row in self.rows:
            values = row.values()
            name = "" if values is None else self._names[dice_combination(values)]
            row.combination.setText(name)
            has_loaded = row.loaded.value() > 0
            for part in (row.chance, row.trick):
                part.setVisible(has_loaded)
        self.reroll.setEnabled(ready and not self.over)
        self.raising.setEnabled(ready and not self.over)

    def _roll_missing(self) -> None:
        for place in self._staying:
            row = self.rows[place]
            for die in row.dice:
                if die.value() is None:
                    die.set_value(self.roll(FACES))
            if row.loaded.value() and row.chance.value() is None:
                row.chance.set_value(self.roll(_TRICK))
        self._show()

    def _roll_again(self) -> None:
        """Each may roll chosen dice again, once in a manche."""
        for place in self._staying:
            row = self.rows[place]
            values, chosen = row.values(), row.chosen()
            if values is None or not chosen or row.rerolled:
                continue
            new = tuple(self.roll(FACES) for _ in chosen)
            row.show_values(rolled_again(values, chosen, new))
            row.rerolled = True
        self._show()

    def _raise(self) -> None:
        """The first player raises: the others follow, or leave him the manche."""
        if not self.raise_by.flush():
            return
        following = [n for n in self._staying if n and self.rows[n].follows.isChecked()]
        self._staying = (0, *following)
        self._game = raised(self._game, self.raise_by.value(), self._staying)
        self.raise_by.set_value(0)
        for place, row in enumerate(self.rows):
            row.setEnabled(place in self._staying)
        if not following:
            self.play()
            return
        names = ", ".join(self.named(place) for place in following)
        told = self.tr("Mise relancée, suivie par {names}.").format(names=names)
        self.state.setText(f"{told} {self._counts()}")

    def _tell_trick(self, told: str) -> None:
        self.state.setText(told)
        self._show()
