"""Arm wrestling, drinking and knives: games of tests."""

from collections.abc import Iterable

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.warhammer.percent import Winner, opposed
from desktop.rules.warhammer.tavern.arm import CHEAT, GOAL, ArmMatch, arm_round
from desktop.rules.warhammer.tavern.luck import (
    FAILURES_OUT,
    Drinker,
    last_drinker,
    throw_points,
    throwing_ct,
)
from desktop.rules.warhammer.trial import Asked, Modifier
from desktop.ui import theme
from desktop.ui.scenes.warhammer.side import Side
from desktop.ui.scenes.warhammer.tavern.game import Cheating, Game, Players, abreast, counted
from desktop.ui.sheets.common.bits import Act, Choose, Labelled, words
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.die_field import DieField

_F, _CT = Asked("characteristic", "f"), Asked("characteristic", "ct")
_DRINKING = Asked("skill", "resistance-a-l-alcool")
_SIMPLE, _FULL = "simple", "full"
_THROWS, _CONSOLATION = 3, 10


class _Contest(Game):
    """A test of each at a time."""

    def __init__(self, subject: Subject, players: Players, *asked: Asked) -> None:
        super().__init__(subject, players)
        self._asked = asked
        self.sides = tuple(Side(subject, "") for _ in players)

    def sit(self) -> None:
        """Give each side its player."""
        for side, player in zip(self.sides, self.players, strict=True):
            side.seat(player.person, player.value)
            side.ask_only(*self._asked)
            side.add()
            side.clear()

    def throw(self, places: Iterable[int]) -> None:
        """The program rolls what is missing."""
        for place in places:
            side = self.sides[place]
            if side.test() is None and side.aim() is not None:
                side.roll()


class ArmGame(_Contest):
    """Arm wrestling (WH-TAVERN-ARM-SIMPLE, WH-TAVERN-ARM-FULL, WH-TAVERN-ARM-CHEAT): one opposed
    test, or rounds until somebody is two ahead."""

    most = 2

    def __init__(self, subject: Subject, players: Players) -> None:
        super().__init__(subject, players, _F)
        self._match = ArmMatch()
        self._cheat: int | None = None
        self.version = Choose(self.tr("Version"))
        self.version.offer(((_FULL, self.tr("complète")), (_SIMPLE, self.tr("simple"))))
        self.cheating = Cheating(subject, players)
        self.do.setText(self.tr("Jouer le round"))
        self.column.addWidget(Labelled(self.tr("Version"), self.version))
        self.column.addLayout(abreast(*self.sides))
        self.column.addLayout(self.buttons)
        self.column.addWidget(self.state)
        self.column.addWidget(self.cheating)
        self.column.addStretch(1)
        self.do.clicked.connect(self.play)
        self.version.currentIndexChanged.connect(self.restart)
        self.cheating.worked.connect(self._strengthen)
        self.begin()

    def begin(self) -> None:
        self._match, self._cheat = ArmMatch(), None
        self.sit()
        self.cheating.seat(self.players)
        self.cheating.setVisible(self.version.value() != _SIMPLE)
        self._tell()

    def play(self) -> None:
        """Count the dice that lie there; the program rolls those that are missing."""
        self.throw((0, 1))
        first, second = (side.test() for side in self.sides)
        if first is None or second is None:
            return
        if self.version.value() == _SIMPLE:
            winner = opposed(first, second)
            if winner is not Winner.AGAIN:
                self.end(0 if winner is Winner.FIRST else 1)
                return
            after = None
        else:
            after = arm_round(self._match, first, second)
        for side in self.sides:
            side.clear()
        if after is None:
            self.state.setText(self.tr("Les deux échouent : relancez."))
            return
        self._match, self._cheat = after, None
        self.cheating.anew()
        self._add()
        if after.over:
            self.end(0 if after.score > 0 else 1)
        else:
            self._tell()

    def _strengthen(self, place: int) -> None:
        self._cheat = place
        self._add()

    def _add(self) -> None:
        """What the round before and a cheat add to each one's F."""
        surplus = (self._match.first_surplus, self._match.second_surplus)
        for place, side in enumerate(self.sides):
            cheat = CHEAT if place == self._cheat else 0
            side.add(
                Modifier(surplus[place], self.tr("avance du round d’avant")),
                Modifier(cheat, self.tr("tricherie")),
            )

    def _tell(self) -> None:
        if self.version.value() == _SIMPLE:
            self.state.setText("")
            return
        leader = 0 if self._match.score >= 0 else 1
        self.state.setText(
            self.tr("{name} : {score} sur {goal}").format(
                name=self.named(leader), score=abs(self._match.score), goal=GOAL
            )
        )


class DrinkGame(_Contest):
    """Drinking (WH-TAVERN-DRINK): four failed tests and one is under the table; the last who sits
    wins."""

    def __init__(self, subject: Subject, players: Players) -> None:
        super().__init__(subject, players, _DRINKING)
        self.drinkers: tuple[Drinker, ...] = ()
        self._spared: int | None = None
        self.round = 1
        self.cheating = Cheating(subject, players)
        self.do.setText(self.tr("Vider un verre"))
        self.column.addLayout(abreast(*self.sides))
        self.column.addLayout(self.buttons)
        self.column.addWidget(self.state)
        self.column.addWidget(self.cheating)
        self.column.addStretch(1)
        self.do.clicked.connect(self.play)
        self.cheating.worked.connect(self._spare)
        self.begin()

    def begin(self) -> None:
        self.drinkers = (Drinker(),) * len(self.players)
        self._spared, self.round = None, 1
        self.sit()
        for side in self.sides:
            side.setEnabled(True)
        self.cheating.seat(self.players)
        self._tell()

    def play(self) -> None:
        """All who still sit drink, but for the one whose cheat worked."""
        drinking = [
            place
            for place, one in enumerate(self.drinkers)
            if not one.out and place != self._spared
        ]
        self.throw(drinking)
        tests = {place: self.sides[place].test() for place in drinking}
        if None in tests.values():
            return
        self.drinkers = tuple(one.after(tests.get(n)) for n, one in enumerate(self.drinkers))
        self._spared = None
        self.round += 1
        for side, one in zip(self.sides, self.drinkers, strict=True):
            side.clear()
            side.setEnabled(not one.out)
        sitting = [place for place, one in enumerate(self.drinkers) if not one.out]
        if len(sitting) > 1:
            self.cheating.anew([n for n in range(len(self.drinkers)) if n not in sitting])
            self._tell()
            return
        last = last_drinker(self.drinkers)
        self.end(*(() if last is None else (last,)))

    def _spare(self, place: int) -> None:
        self._spared = place
        self._tell()

    def _tell(self) -> None:
        counts = " · ".join(
            self.tr("{name} : sous la table").format(name=self.named(place))
            if drinker.out
            else self.tr("{name} : échecs {failures} sur {most}").format(
                name=self.named(place), failures=drinker.failures, most=FAILURES_OUT
            )
            for place, drinker in enumerate(self.drinkers)
        )
        self.state.setText(
            self.tr("Tournée {round}. {counts}").format(round=self.round, counts=counts)
        )


class Thrower(QWidget):
    """A player who throws: his test, the die of a failure, and Jeu's second try."""

    def __init__(self, subject: Subject, side: Side, number: int) -> None:
        super().__init__()
        self._subject = subject
        self.side = side
        self.consolation = DieField(
            self.tr("Lancer raté, joueur {number}").format(number=number), _CONSOLATION
        )
        self.retry = Act(
            self.tr("Relancer (Jeu)"),
            self.tr("Joueur {number} : relancer (Jeu)").format(number=number),
        )
        below = QHBoxLayout()
        below.setSpacing(theme.SPACE_IN_GROUP)
        for part in (words(self.tr("Si raté")), self.consolation, self.retry):
            below.addWidget(part)
        below.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addWidget(side)
        column.addLayout(below)
        self._gambles = self._again = False
        self.retry.clicked.connect(self._retry)
        self.consolation.rollAsked.connect(self.console)
        side.rolled.connect(self._offer)
        side.changed.connect(self._offer)

    def sit(self, *, gambles: bool) -> None:
        """Somebody who has thrown nothing yet."""
        self._gambles = self._again = gambles
        self.clear()

    def clear(self) -> None:
        """The next throw."""
        self.consolation.set_value(None)
        self.side.clear()
        self._offer()

    def console(self) -> None:
        """The program rolls what a failure is worth."""
        generator = self._subject.context.library.generator
        self.consolation.set_value(generator.randint(1, _CONSOLATION))

    def points(self) -> int | None:
        """What this throw is worth, None while it is not made."""
        test = self.side.test()
        if test is None:
            return None
        if not test.success and self.consolation.value() is None:
            self.console()
        return throw_points(test, self.consolation.value() or 0)

    def _offer(self) -> None:
        test = self.side.test()
        self.retry.setVisible(self._gambles)
        self.retry.setEnabled(self._again and test is not None and not test.success)

    def _retry(self) -> None:
        self._again = False
        self.clear()


class KnifeGame(_Contest):
    """Knives (WH-TAVERN-KNIVES): three throws each; a failure is worth a d10; Jeu gives one throw
    again, in this game only."""

    def __init__(self, subject: Subject, players: Players) -> None:
        super().__init__(subject, players, _CT)
        self.points = [0 for _ in players]
        self.thrown = 0
        self.throwers = tuple(
            Thrower(subject, side, number) for number, side in enumerate(self.sides, start=1)
        )
        self.rule = Note(
            self.tr("Réussi : la marge en points. Raté : 1d10 points. Trois lancers chacun.")
        )
        self.do.setText(self.tr("Lancer les couteaux"))
        self.column.addLayout(abreast(*self.throwers))
        self.column.addLayout(self.buttons)
        self.column.addWidget(self.state)
        self.column.addWidget(self.rule)
        self.column.addStretch(1)
        self.do.clicked.connect(self.play)
        self.begin()

    def begin(self) -> None:
        self.points, self.thrown = [0 for _ in self.players], 0
        self.sit()
        for thrower, player in zip(self.throwers, self.players, strict=True):
            ct = player.of("ct")
            lost = throwing_ct(ct, mastered=player.throws) - ct
            thrower.side.add(Modifier(lost, self.tr("sans Maîtrise (de jet) : moitié")))
            thrower.sit(gambles=player.gambles)
        self._tell()

    def play(self) -> None:
        """Count the dice that lie there; the program rolls those that are missing."""
        self.throw(range(len(self.sides)))
        if any(side.test() is None for side in self.sides):
            return
        for place, thrower in enumerate(self.throwers):
            self.points[place] += thrower.points() or 0
            thrower.clear()
        self.thrown += 1
        if self.thrown < _THROWS:
            self._tell()
            return
        best = max(self.points)
        first = [place for place, points in enumerate(self.points) if points == best]
        self.end(*(first if len(first) == 1 else ()))
        self.state.setText(f"{self._counts()} {self.state.text()}")

    def _counts(self) -> str:
        names = [self.named(place) for place in range(len(self.players))]
        return f"{counted(names, self.points)}."

    def _tell(self) -> None:
        self.state.setText(
            self.tr("Lancer {number} sur {most}. {counts}").format(
                number=self.thrown + 1, most=_THROWS, counts=self._counts()
            )
        )
