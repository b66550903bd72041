"""The full dice game: best of three manches of five dice with one choice to roll again
(WH-TAVERN-DICE-FULL), and loaded dice (WH-TAVERN-DICE-LOADED)."""

from collections.abc import Sequence

import msgspec

from desktop.rules.message import say
from desktop.rules.system import Refused
from desktop.rules.warhammer.tables.tables import Tables
from desktop.rules.warhammer.tavern.combinations import dice_strength

ROLLED = 5
LEAST_PLAYERS, MOST_PLAYERS = 2, 4
MANCHES = 2
FACES = 6


class Game(msgspec.Struct, frozen=True):
    """Manches won by each player, and what each has staked."""

    won: tuple[int, ...]
    stakes: tuple[int, ...]

    @property
    def winner(self) -> int | None:
        """Who has two manches, and so all the stakes."""
        return next((place for place, count in enumerate(self.won) if count >= MANCHES), None)


def begun(players: int, stake: int) -> Game | Refused:
    """A game of two to four players who each put in the stake."""
    if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
        return Refused(say("wh.tavern.dice-players", least=LEAST_PLAYERS, most=MOST_PLAYERS))
    return Game((0,) * players, (stake,) * players)


def raised(game: Game, amount: int, staying: Sequence[int]) -> Game:
    """The first player raises; those who stay put in as much."""
    stakes = tuple(
        stake + amount if place in staying else stake for place, stake in enumerate(game.stakes)
    )
    return msgspec.structs.replace(game, stakes=stakes)


def rolled_again(dice: Sequence[int], places: Sequence[int], new: Sequence[int]) -> tuple[int, ...]:
    """Five dice after the chosen ones were rolled again."""
    values = list(dice)
    for place, value in zip(places, new, strict=True):
        values[place] = value
    return tuple(values)


def manche(
    tables: Tables, game: Game, rolls: Sequence[Sequence[int]], staying: Sequence[int]
) -> Game | None:
    """A game after a manche; who abandoned it loses it. None for a tie, which is played again."""
    strengths = {place: dice_strength(tables, rolls[place]) for place in staying}
    best = max(strengths.values())
    first = [place for place in staying if strengths[place] == best]
    if len(first) > 1:
        return None
    won = tuple(count + (place == first[0]) for place, count in enumerate(game.won))
    return msgspec.structs.replace(game, won=won)


def trick_works(loaded: int, roll: int) -> bool:
    """Whether loaded dice fall as they should: a d20 of at most as many as were rolled."""
    return roll <= loaded


def tricked(dice: Sequence[int], place: int, face: int = FACES) -> tuple[int, ...]:
    """The dice once one of them was made to show the loaded face."""
    return tuple(face if number == place else value for number, value in enumerate(dice))
