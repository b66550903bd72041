"""Skills: the bonus of ranks, the Bonus Total de Compétence and its parts, the method of a skill
(Exécuter une manœuvre)."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.harp.document import Character, Resistance, Skill
from desktop.rules.harp.scores import bonus
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.people import Method
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import Text, say


def rank_bonus(tables: Tables, settings: Settings, ranks: int) -> int:
    """What ranks are worth: the sum of the steps of the table; no rank is a malus that stands in
    its place (HARP-RANK-BONUS, HARP-UNTRAINED-MALUS)."""
    if ranks <= 0:
        return tables.manoeuvres.numbers.untrained
    total = 0
    for band in settings.bonus_of_rank:
        least = band.least or 1
        most = ranks if band.most is None else min(ranks, band.most)
        total += (band.value or 0) * max(0, most - least + 1)
    return total


def skill_name(tables: Tables, skill: Skill) -> Text:
    """What a skill is called, with its specialty."""
    name = tables.skills.get(skill.skill).name if skill.skill in tables.skills else skill.name
    if not name:
        return skill.specialty or say("harp.unnamed")
    return say("harp.specialty", name=name, of=skill.specialty) if skill.specialty else name


def characteristics_of(tables: Tables, skill: Skill) -> tuple[str, ...]:
    """The two characteristics of a skill; its own before those of the tables."""
    usual = tables.skills.get(skill.skill).characteristics if skill.skill in tables.skills else ()
    first, second = (*usual, "", "")[:2]
    chosen = (skill.first or first, skill.second or second)
    return tuple(one for one in chosen if one in tables.characteristics)


def method_of(tables: Tables, skill: Skill) -> Method:
    """How a skill is resolved where no opposition asks for more (HARP-TABLE-COLUMNS,
    H-HARP-18)."""
    if skill.method:
        return skill.method
    return tables.skills.get(skill.skill).method if skill.skill in tables.skills else "tout-ou-rien"


def total(tables: Tables, settings: Settings, character: Character, skill: Skill) -> Breakdown:
    """The Bonus Total de Compétence: ranks, two characteristics, gear (HARP-BTC-SUM)."""
    source = "HARP-RANK-BONUS" if skill.ranks > 0 else "HARP-UNTRAINED-MALUS"
    label = say("harp.ranks", count=skill.ranks) if skill.ranks > 0 else say("harp.untrained")
    done = start(label, rank_bonus(tables, settings, skill.ranks), source)
    for one in characteristics_of(tables, skill):
        name = tables.characteristics.get(one).name
        worth = bonus(tables, settings, character, one).total
        done = done.plus(name, worth, "HARP-BTC-SUM")
    done = done.plus(say("harp.equipment"), skill.equipment, "HARP-BTC-SUM")
    return done.plus(say("harp.other"), skill.other, "HARP-BTC-SUM")


def unlearnt(tables: Tables, id: str) -> Skill:
    """A skill of the tables that nobody learnt: it may be tried all the same
    (HARP-UNTRAINED-ALLOWED)."""
    return Skill(id=id, skill=tables.skills.get(id).id)


def resistance(tables: Tables, settings: Settings, character: Character, kind: str) -> Breakdown:
    """The bonus of a Jet de Résistance: ranks, its characteristic twice, race and gear
    (HARP-JR-CORPS, HARP-JR-ESPRIT, HARP-JR-MAGIE)."""
    row = tables.resistances.get(kind)
    held = character.resistances.get(kind, Resistance())
    if held.total is not None:
        return start(say("harp.by-hand", name=row.name), held.total)
    if held.ranks > 0:
        worth = rank_bonus(tables, settings, held.ranks)
        done = start(say("harp.ranks", count=held.ranks), worth, "HARP-RANK-BONUS")
    elif settings.readings.resistance == "malus":
        worth = tables.manoeuvres.numbers.untrained
        done = start(say("harp.untrained"), worth, "HARP-UNTRAINED-MALUS")
    else:
        done = start(say("harp.untrained"), 0)
    name = tables.characteristics.get(row.characteristic).name
    worth = bonus(tables, settings, character, row.characteristic).total
    done = done.plus(say("harp.twice", name=name), 2 * worth)
    return done.plus(say("harp.race-and-gear"), held.other)
