"""Arm wrestling, drinking and knives: games of tests."""

from PySide6.QtWidgets import QGridLayout

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
from desktop.ui.scenes.warhammer.side import Side
from desktop.ui.scenes.warhammer.tavern.game import Cheating, Game, Players, beside
from desktop.ui.sheets.common.bits import Act, Choose, Labelled, words
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.die_field import DieField

_F, _CT = Asked("characteristic", "f"), Asked("characteristic", "ct")
_DRINKING = Asked("skill", "resistance-a-l-alcool")
_SIMPLE, _FULL = "simple", "full"
_THROWS, _CONSOLATION = 3, 10


class _Contest(Game):
    """Two tests at a time."""

    def __init__(self, subject: Subject, players: Players, *asked: Asked) -> None:
        super().__init__(subject, players)
        self._asked = asked
        self.sides = (Side(subject, ""), Side(subject, ""))

    def sit(self) -> None:
        """Give each side its player."""
        for side, player in zip(self.sides, self.players, strict=True):
            side.seat(player.person, player.value)
            side.ask_only(*self._asked)
            side.add()
            side.clear()

    def throw(self, *places: int) -> None:
        """The program rolls what is missing."""
        for place in places:
            side = self.sides[place]
            if side.test() is None and side.aim() is not None:
                side.roll()


class ArmGame(_Contest):
    """Arm wrestling (WH-TAVERN-ARM-SIMPLE, WH-TAVERN-ARM-FULL, WH-TAVERN-ARM-CHEAT): one opposed
    test, or rounds until somebody is two ahead."""

    def __init__(self, subject: Subject, players: Players) -> None:
        super().__init__(subject, players, _F)
        self._match = ArmMatch()
        self._cheat: int | None = None
        self.version = Choose(self.tr("Version"))
        self.version.offer(((_FULL, self.tr("complète")), (_SIMPLE, self.tr("simple"))))
        self.cheating = Cheating(subject)
        self.do.setText(self.tr("Jouer le round"))
        self.column.addWidget(Labelled(self.tr("Version"), self.version))
        self.column.addLayout(beside(*self.sides))
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
        self.throw(0, 1)
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
    """Drinking (WH-TAVERN-DRINK): four failed tests and one is under the table."""

    def __init__(self, subject: Subject, players: Players) -> None:
        super().__init__(subject, players, _DRINKING)
        self.drinkers = (Drinker(), Drinker())
        self._spared: int | None = None
        self.round = 1
        self.cheating = Cheating(subject)
        self.do.setText(self.tr("Vider un verre"))
        self.column.addLayout(beside(*self.sides))
        self.column.addLayout(self.buttons)
        self.column.addWidget(self.state)
        self.column.addWidget(self.cheating)
        self.column.addStretch(1)
        self.do.clicked.connect(self.play)
        self.cheating.worked.connect(self._spare)
        self.begin()

    def begin(self) -> None:
        self.drinkers, self._spared, self.round = (Drinker(), Drinker()), None, 1
        self.sit()
        self.cheating.seat(self.players)
        self._tell()

    def play(self) -> None:
        """Both drink, but for the one whose cheat worked."""
        drinking = [place for place in (0, 1) if place != self._spared]
        self.throw(*drinking)
        tests = [self.sides[place].test() if place in drinking else None for place in (0, 1)]
        if any(tests[place] is None for place in drinking):
            return
        first, second = (
            drinker.after(test) for drinker, test in zip(self.drinkers, tests, strict=True)
        )
        self.drinkers, self._spared = (first, second), None
        self.round += 1
        for side in self.sides:
            side.clear()
        self.cheating.anew()
        if first.out or second.out:
            self.end(last_drinker(self.drinkers))
        else:
            self._tell()

    def _spare(self, place: int) -> None:
        self._spared = place
        self._tell()

    def _tell(self) -> None:
        counts = " · ".join(
            self.tr("{name} : échecs {failures} sur {most}").format(
                name=self.named(place), failures=drinker.failures, most=FAILURES_OUT
            )
            for place, drinker in enumerate(self.drinkers)
        )
        self.state.setText(
            self.tr("Tournée {round}. {counts}").format(round=self.round, counts=counts)
        )


class KnifeGame(_Contest):
    """Knives (WH-TAVERN-KNIVES): three throws each; a failure is worth a d10; Jeu gives one throw
    again, in this game only."""

    def __init__(self, subject: Subject, players: Players) -> None:
        super().__init__(subject, players, _CT)
        self.points = [0, 0]
        self.thrown = 0
        self._again = [False, False]
        self.consolation = (
            DieField(self.tr("Lancer raté, premier joueur"), _CONSOLATION),
            DieField(self.tr("Lancer raté, second joueur"), _CONSOLATION),
        )
        self.retry = (Act(self.tr("Relancer (Jeu)")), Act(self.tr("Relancer (Jeu)")))
        self.rule = Note(
            self.tr("Réussi : la marge en points. Raté : 1d10 points. Trois lancers chacun.")
        )
        self.do.setText(self.tr("Lancer les couteaux"))
        below = QGridLayout()
        for place, (die, retry) in enumerate(zip(self.consolation, self.retry, strict=True)):
            below.addWidget(words(self.tr("Si raté")), 0, 3 * place)
            below.addWidget(die, 0, 3 * place + 1)
            below.addWidget(retry, 0, 3 * place + 2)
            below.setColumnStretch(3 * place + 2, 1)
        self.column.addLayout(beside(*self.sides))
        self.column.addLayout(below)
        self.column.addLayout(self.buttons)
        self.column.addWidget(self.state)
        self.column.addWidget(self.rule)
        self.column.addStretch(1)
        self.do.clicked.connect(self.play)
        self.retry[0].clicked.connect(self._retry_first)
        self.retry[1].clicked.connect(self._retry_second)
        self.consolation[0].rollAsked.connect(self._console_first)
        self.consolation[1].rollAsked.connect(self._console_second)
        for side in self.sides:
            side.rolled.connect(self._offer)
            side.changed.connect(self._offer)
        self.begin()

    def begin(self) -> None:
        self.points, self.thrown = [0, 0], 0
        self._again = [player.gambles for player in self.players]
        self.sit()
        for side, player in zip(self.sides, self.players, strict=True):
            ct = player.of("ct")
            lost = throwing_ct(ct, mastered=player.throws) - ct
            side.add(Modifier(lost, self.tr("sans Maîtrise (de jet) : moitié")))
        for die in self.consolation:
            die.set_value(None)
        self._offer()
        self._tell()

    def play(self) -> None:
        """Count the dice that lie there; the program rolls those that are missing."""
        self.throw(0, 1)
        tests = [side.test() for side in self.sides]
        if any(test is None for test in tests):
            return
        for place, test in enumerate(tests):
            if test is None:
                return
            die = self.consolation[place]
            if not test.success and die.value() is None:
                die.set_value(self.roll(_CONSOLATION))
            self.points[place] += throw_points(test, die.value() or 0)
            die.set_value(None)
            self.sides[place].clear()
        self.thrown += 1
        self._offer()
        if self.thrown < _THROWS:
            self._tell()
            return
        first, second = self.points
        self.end(None if first == second else 0 if first > second else 1)
        self.state.setText(f"{self._counts()} {self.state.text()}")

    def _offer(self) -> None:
        for place, side in enumerate(self.sides):
            test = side.test()
            can = self._again[place] and test is not None and not test.success
            self.retry[place].setVisible(self.players[place].gambles)
            self.retry[place].setEnabled(can)

    def _retry(self, place: int) -> None:
        self._again[place] = False
        self.sides[place].clear()
        self._offer()

    def _retry_first(self) -> None:
        self._retry(0)

    def _retry_second(self) -> None:
        self._retry(1)

    def _console_first(self) -> None:
        self.consolation[0].set_value(self.roll(_CONSOLATION))

    def _console_second(self) -> None:
        self.consolation[1].set_value(self.roll(_CONSOLATION))

    def _counts(self) -> str:
        return self.tr("{first} {one}, {second} {two}.").format(
            first=self.named(0), one=self.points[0], second=self.named(1), two=self.points[1]
        )

    def _tell(self) -> None:
        self.state.setText(
            self.tr("Lancer {number} sur {most}. {counts}").format(
                number=self.thrown + 1, most=_THROWS, counts=self._counts()
            )
        )
