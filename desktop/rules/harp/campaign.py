"""Which numbers of a character come from a campaign's tables, and how sure those are.

The source gives a few worked values; the others are defaults that a campaign may change, so a sum
that rests on them says so.
"""

from collections.abc import Iterable, Iterator
from typing import get_args

from desktop.rules.breakdown import Breakdown
from desktop.rules.harp import scores, skills
from desktop.rules.harp.document import Character, Resistance, Skill
from desktop.rules.harp.lookup import find
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.manoeuvres import Band, Confidence, Difficulty
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import Message, say

_FROM_THE_SUREST: tuple[Confidence, ...] = get_args(Confidence)


def confidence_words(confidence: Confidence) -> Message:
    """A campaign's value in words, with how sure it is."""
    return say(f"harp.campaign.{confidence}")


def row_words(row: Band | Difficulty) -> Message | None:
    """What to say of a row of a campaign's table; None where a worked example of the source holds
    it."""
    return None if row.printed else confidence_words(row.confidence)


def bonus(
    tables: Tables, settings: Settings, character: Character, characteristic: str
) -> Breakdown:
    """The bonus of a characteristic, with how sure its row is."""
    total = scores.bonus(tables, settings, character, characteristic)
    return _noted(total, _score_rows(tables, settings, character, (characteristic,)))


def skill(tables: Tables, settings: Settings, character: Character, one: Skill) -> Breakdown:
    """The Bonus Total de Compétence, with how sure the rows are that it rests on."""
    tied = skills.characteristics_of(tables, one)
    rows = (*_score_rows(tables, settings, character, tied), *_rank_rows(settings, one.ranks))
    return _noted(skills.total(tables, settings, character, one), rows)


def resistance(tables: Tables, settings: Settings, character: Character, kind: str) -> Breakdown:
    """The bonus of a Jet de Résistance, with how sure the rows are that it rests on."""
    total = skills.resistance(tables, settings, character, kind)
    held = character.resistances.get(kind, Resistance())
    if held.total is not None:
        return total
    tied = (tables.resistances.get(kind).characteristic,)
    rows = (*_score_rows(tables, settings, character, tied), *_rank_rows(settings, held.ranks))
    return _noted(total, rows)


def _noted(total: Breakdown, rows: Iterable[Band]) -> Breakdown:
    return noted(total, (row.confidence for row in rows if not row.printed))


def noted(total: Breakdown, confidences: Iterable[Confidence]) -> Breakdown:
    """A sum that rests on a campaign's values, ending with how sure the least sure one is."""
    found = max(confidences, key=_doubt, default=None)
    return total if found is None else total.noted(confidence_words(found))


def _doubt(confidence: Confidence) -> int:
    return _FROM_THE_SUREST.index(confidence)


def _score_rows(
    tables: Tables, settings: Settings, character: Character, characteristics: Iterable[str]
) -> Iterator[Band]:
    """The rows that bonuses are read from; one written by hand has none."""
    for one in characteristics:
        if one not in character.bonuses:
            score = scores.read_score(tables, settings, character, one)
            yield find(settings.bonus_of_score, score)


def _rank_rows(settings: Settings, ranks: int) -> Iterator[Band]:
    """The rows that so many ranks are worth something by (HARP-RANK-BONUS)."""
    return (row for row in settings.bonus_of_rank if (row.least or 1) <= ranks)
