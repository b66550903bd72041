"""The four resolutions of a manoeuvre, and what each announces (Utilisation de la Table des
Manœuvres)."""

import enum
from typing import Literal

import msgspec

from desktop.rules.harp.lookup import Reading, reading
from desktop.rules.harp.manoeuvre import Modifier, Score
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.people import Method
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import Text

PERCENT = 100


class Outcome(enum.Enum):
    """What the GM announces (HARP-SKILL-ROLL)."""

    SUCCESS = "reussi"
    PARTIAL = "partiel"
    FAILURE = "rate"


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a manoeuvre.

    `read` is what its column reads (percents, a bonus, a Nombre Cible), None where there is no
    column. `near_miss` may be tried again with a bonus. `odd` says what a 66 brings.
    """

    method: Method
    outcome: Outcome
    read: Reading | None = None
    near_miss: bool = False
    odd: Literal["", "mauvais", "spectaculaire"] = ""


def resolve(tables: Tables, settings: Settings, score: Score, method: Method) -> Result:
    """What a final score comes to; a fumble fails whatever it is (HARP-FUMBLE-AUTOFAIL)."""
    match method:
        case "tout-ou-rien":
            result = _all_or_nothing(tables, settings, score)
        case "pourcentage":
            result = _percent(settings, score)
        case "bonus":
            read = reading(settings.help, score.total)
            outcome = Outcome.SUCCESS if (read.value or 0) > 0 else Outcome.FAILURE
            result = Result(method=method, outcome=outcome, read=read)
        case "jr":
            # Whether it succeeds is for the defender to say.
            read = reading(settings.target, score.total)
            result = Result(method=method, outcome=Outcome.PARTIAL, read=read)
    if score.fumble:
        result = Result(method=method, outcome=Outcome.FAILURE)
    if score.odd:
        good = result.outcome is not Outcome.FAILURE
        return msgspec.structs.replace(result, odd="spectaculaire" if good else "mauvais")
    return result


def succeeds(tables: Tables, total: int) -> bool:
    """Whether a final score succeeds, 100 or more (HARP-SUCCESS-100)."""
    return total >= tables.manoeuvres.numbers.success


def _all_or_nothing(tables: Tables, settings: Settings, score: Score) -> Result:
    """Résolution « Tout-ou-rien » (HARP-AON, HARP-NEAR-MISS)."""
    if succeeds(tables, score.total):
        return Result(method="tout-ou-rien", outcome=Outcome.SUCCESS)
    missing = tables.manoeuvres.numbers.success - score.total
    near = settings.options.near_miss and missing <= settings.options.margin
    return Result(
        method="tout-ou-rien", outcome=Outcome.FAILURE, near_miss=near and not score.fumble
    )


def _percent(settings: Settings, score: Score) -> Result:
    read = reading(settings.percent, score.total)
    if read.value is None:
        outcome = Outcome.FAILURE
    else:
        outcome = Outcome.SUCCESS if read.value >= PERCENT else Outcome.PARTIAL
    return Result(method="pourcentage", outcome=outcome, read=read)


def retry(tables: Tables, reason: Text) -> Modifier:
    """What the one second try after a near miss has more (HARP-NEAR-MISS)."""
    return Modifier(reason, tables.manoeuvres.numbers.retry)


def helped(settings: Settings, score: Score, reason: Text) -> Modifier:
    """What a preliminary manoeuvre gives to the roll on a second skill; several add up, from
    whoever they are (HARP-BONUS-USE, HARP-BONUS-STACK)."""
    if score.fumble:
        return Modifier(reason, 0)
    return Modifier(reason, reading(settings.help, score.total).value or 0)


def haggled(settings: Settings, price: int, score: Score) -> int | None:
    """The amount obtained for something of `price`, whatever was offered; None for a failure
    (HARP-PCT-HAGGLE)."""
    read = resolve_percent(settings, score)
    return None if read is None else price * read // PERCENT


def resolve_percent(settings: Settings, score: Score) -> int | None:
    """The part of a task that a roll does, in percents; None for a failure (HARP-PCT-USE)."""
    return None if score.fumble else reading(settings.percent, score.total).value
