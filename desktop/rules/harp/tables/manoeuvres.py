"""Degrees of difficulty, bands of the Table des Manœuvres, and bonuses of scores and ranks.

The source lacks most of them: they are defaults that a campaign may change row by row, each with
how sure it is.
"""

from typing import Literal, TypeAlias

from desktop.rules.tomltables import Called, Count, Entry, Id, Record, Titled

Confidence: TypeAlias = Literal["certaine", "forte", "moyenne", "faible", "campagne"]
"""How sure a row is; `campagne` is the GM's own."""


class Difficulty(Called, frozen=True, kw_only=True):
    """A degree: its modifier (None: the GM types one, `proposed` stands ready), and whether it is
    usually rolled at all. `printed` rows hold a worked example of the source."""

    KIND = "harp.name.difficulty"
    modifier: int | None = None
    proposed: int = 0
    rolled: bool = True
    confidence: Confidence = "campagne"
    printed: bool = False


class Band(Entry, frozen=True, kw_only=True):
    """Scores from `least` to `most` (None: without end) and what they read, None for a failure.

    Beyond the first `step` scores every further `step` of them adds `gain`.
    """

    least: int | None = None
    most: int | None = None
    value: int | None = None
    step: Count = 0
    gain: int = 0
    confidence: Confidence = "campagne"
    printed: bool = False

    def holds(self, score: int) -> bool:
        """Whether a score is in the band."""
        return (self.least is None or self.least <= score) and (
            self.most is None or score <= self.most
        )


class Act(Titled, frozen=True, kw_only=True):
    """An act whose difficulty the source tells."""

    KIND = "harp.name.act"
    difficulty: Id


class Numbers(Record, frozen=True, kw_only=True):
    """`success` is the score that succeeds, `open_from` the throw that is thrown again, `odd` the
    throw of the option « Attention-au-66 », `retry` the bonus after a near miss."""

    success: Count
    open_from: Count
    odd: Count
    untrained: int
    one_times: Count
    two_times: Count
    retry: Count
    fumble_note: Count


class ManoeuvresFile(Record, frozen=True, kw_only=True):
    numbers: Numbers
    difficulty: tuple[Difficulty, ...]
    act: tuple[Act, ...]
    bonus_of_score: tuple[Band, ...]
    bonus_of_rank: tuple[Band, ...]
    percent: tuple[Band, ...]
    help: tuple[Band, ...]
    target: tuple[Band, ...]
