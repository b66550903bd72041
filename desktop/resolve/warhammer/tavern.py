"""Tavern games: arm wrestling, cards, dice, drinking, knives (VI)."""

from collections.abc import Sequence
from typing import Annotated

import msgspec

from desktop.resolve.errors import bad
from desktop.resolve.plain import Value
from desktop.resolve.warhammer.game import Game, Operation
from desktop.resolve.warhammer.rolls import Attempt
from desktop.rules.warhammer.percent import FACES, attempt, opposed
from desktop.rules.warhammer.tavern import arm, cards, combinations, dice, luck

Face6 = Annotated[int, msgspec.Meta(ge=1, le=6)]


class Wrestle(Operation, frozen=True, kw_only=True, tag="arm-wrestling"):
    """A round of arm wrestling from where the match stands (WH-TAVERN-ARM-FULL): two values of F,
    with what each carries over, two d100."""

    first: int
    second: int
    match: arm.ArmMatch = arm.ArmMatch()
    first_cheats: bool = False
    second_cheats: bool = False
    first_roll: int | None = None
    second_roll: int | None = None

    def answer(self, game: Game) -> Value:
        if self.match.over:
            raise bad("match", "resolve.over")
        mine = arm.force(self.first, self.match.first_surplus, cheating=self.first_cheats)
        his = arm.force(self.second, self.match.second_surplus, cheating=self.second_cheats)
        first = game.rolled(mine.total, self.first_roll, "first_roll")
        second = game.rolled(his.total, self.second_roll, "second_roll")
        after = arm.arm_round(self.match, first, second)
        return {
            "first": {"target": mine, "result": first},
            "second": {"target": his, "result": second},
            "winner": opposed(first, second),
            "match": after,
            "over": after is not None and after.over,
        }


class Cards(Operation, frozen=True, kw_only=True, tag="cards"):
    """Hands of five cards compared (WH-TAVERN-CARDS-RANKS): a card is its value (2 to 14, 14 the
    ace) and its suit (0 to 3); the deck is that of so many players."""

    hands: tuple[tuple[combinations.Card, ...], ...]
    players: int

    def answer(self, game: Game) -> Value:
        size = combinations.deck_size(game.tables, self.players)
        if size is None or self.players < 2:
            raise bad("players", "wh.tavern.too-many", count=self.players)
        held = set(combinations.deck(size))
        for place, hand in enumerate(self.hands):
            if len(set(hand)) != cards.HELD or not set(hand) <= held:
                raise bad(f"hands[{place}]", "resolve.no-hand", size=size)
        strengths = [combinations.hand_strength(game.tables, one, size) for one in self.hands]
        return {
            "deck": size,
            "hands": [combinations.hand(one, size) for one in self.hands],
            "winners": _best(strengths),
        }


class Throws(Operation, frozen=True, kw_only=True, tag="dice"):
    """Throws of five dice compared (WH-TAVERN-DICE-RANKS)."""

    throws: tuple[tuple[Face6, ...], ...]

    def answer(self, game: Game) -> Value:
        for place, throw in enumerate(self.throws):
            if len(throw) != dice.ROLLED:
                raise bad(f"throws[{place}]", "resolve.five-dice")
        strengths = [combinations.dice_strength(game.tables, one) for one in self.throws]
        return {
            "throws": [combinations.dice_combination(one) for one in self.throws],
            "winners": _best(strengths),
        }


def _best(strengths: Sequence[combinations.Strength]) -> tuple[int, ...]:
    most = max(strengths, default=None)
    return tuple(place for place, one in enumerate(strengths) if one == most)


class SimpleGame(Operation, frozen=True, kw_only=True, tag="simple-game"):
    """Cards or dice in one d100 each, the highest wins (WH-TAVERN-CARDS-SIMPLE)."""

    intelligence: int
    skilled: bool = False
    cheating: bool = False
    roll: int | None = None

    def answer(self, game: Game) -> Value:
        face = game.roller.face(self.roll, FACES, "roll")
        score = luck.simple_score(
            face, self.intelligence, skilled=self.skilled, cheating=self.cheating
        )
        return {"score": score}


class Drink(Operation, frozen=True, kw_only=True, tag="drinking"):
    """Rounds of a drinker, test by test, until he is under the table (WH-TAVERN-DRINK)."""

    tests: tuple[Attempt, ...]
    failures: int = 0

    def answer(self, game: Game) -> Value:
        drinker = luck.Drinker(self.failures)
        told: list[Value] = []
        for place, one in enumerate(self.tests):
            if drinker.out:
                raise bad(f"tests[{place}]", "resolve.over")
            target, result = one.rolled(game, f"tests[{place}].")
            drinker = drinker.after(result)
            told.append({"target": target, "result": result})
        return {"tests": told, "failures": drinker.failures, "out": drinker.out}


class Knife(Operation, frozen=True, kw_only=True, tag="knife"):
    """A throw of a knife: the margin of a success, 1d10 for a failure (WH-TAVERN-KNIVES)."""

    ct: int
    mastered: bool = False
    roll: int | None = None
    die: int | None = None

    def answer(self, game: Game) -> Value:
        target = luck.throwing_ct(self.ct, mastered=self.mastered)
        result = attempt(target, game.roller.face(self.roll, FACES, "roll"))
        consolation = 0 if result.success else game.roller.face(self.die, 10, "die")
        return {"result": result, "points": luck.throw_points(result, consolation)}


TAVERN: Sequence[type[Operation]] = (Wrestle, Cards, Throws, SimpleGame, Drink, Knife)
