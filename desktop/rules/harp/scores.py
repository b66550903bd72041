"""Characteristics: scores with what diseases and decay took, and the bonuses that follow."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.harp.document import AVERAGE, Ailment, Character
from desktop.rules.harp.lookup import reading
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import say


def taken(tables: Tables, ailment: Ailment, characteristic: str) -> int:
    """What a disease takes off a characteristic, 0 or less (HARP-DIS-RHUME, HARP-DIS-VARIOLE,
    HARP-DIS-FIEVRE)."""
    if ailment.disease not in tables.diseases:
        return 0
    return tables.diseases.get(ailment.disease).scores.get(characteristic, 0)


def _on_bonus(settings: Settings, ailment: Ailment) -> bool:
    return ailment.on_bonus or settings.readings.disease == "bonus"


def score(
    tables: Tables, settings: Settings, character: Character, characteristic: str
) -> Breakdown:
    """The score that counts now; decay ends at 0 (HARP-DECAY-ZERO)."""
    name = tables.characteristics.get(characteristic).name
    total = start(name, character.scores.get(characteristic, AVERAGE))
    for one in character.ailments:
        lost = 0 if _on_bonus(settings, one) else taken(tables, one, characteristic)
        if lost:
            total = total.plus(tables.diseases.get(one.disease).name, lost, "HARP-DIS-RHUME")
    lost = character.life.decayed.get(characteristic, 0)
    total = total.plus(say("harp.decayed"), -lost, "HARP-DECAY-START")
    return total.at_least(0, say("harp.floor"))


def read_score(
    tables: Tables, settings: Settings, character: Character, characteristic: str
) -> int:
    """The score that a bonus is read from: what no table knows reads as the nearest that it
    has."""
    now = score(tables, settings, character, characteristic).total
    least, most = settings.bonus_of_score[0].least, settings.bonus_of_score[-1].most
    now = now if least is None else max(least, now)
    return now if most is None else min(most, now)


def bonus(
    tables: Tables, settings: Settings, character: Character, characteristic: str
) -> Breakdown:
    """The bonus of a characteristic, race included: by its score, or as the sheet says
    (H-HARP-16)."""
    name = tables.characteristics.get(characteristic).name
    if characteristic in character.bonuses:
        total = start(say("harp.by-hand", name=name), character.bonuses[characteristic])
    else:
        now = read_score(tables, settings, character, characteristic)
        worth = reading(settings.bonus_of_score, now).value or 0
        total = start(say("harp.score-of", name=name, score=now), worth)
    total = total.plus(say("harp.race"), character.racial.get(characteristic, 0))
    for one in character.ailments:
        lost = taken(tables, one, characteristic) if _on_bonus(settings, one) else 0
        if lost:
            total = total.plus(tables.diseases.get(one.disease).name, lost, "HARP-DIS-RHUME")
    return total
