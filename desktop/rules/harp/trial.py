"""What may be rolled: a skill, one or two characteristics, a resistance; with everything that is
added to it (Exécuter une manœuvre, Jets sur Caractéristique, Jets de Résistance)."""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.harp import manoeuvre, rolls, skills, wounds
from desktop.rules.harp.document import Character, Skill
from desktop.rules.harp.manoeuvre import Modifier, Score
from desktop.rules.harp.rolls import Chain
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.people import Method
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.members import found
from desktop.rules.message import Text, say

Bearing: TypeAlias = Literal["toucher", "mouvement"]
"""What a manoeuvre asks of the body: some penalties count only there."""


class Asked(msgspec.Struct, frozen=True):
    """What is rolled: the id of a skill (of the sheet, or of the tables where nobody learnt it),
    of a characteristic and perhaps of a second one, or of a resistance."""

    kind: Literal["skill", "characteristic", "resistance"]
    id: str
    second: str = ""

    @property
    def characteristics(self) -> tuple[str, ...]:
        """The characteristics of a roll on them."""
        return (self.id, self.second) if self.second else (self.id,)


def skill_of(tables: Tables, character: Character, id: str) -> Skill | None:
    """A skill of the sheet, or of the tables where he never learnt it (HARP-UNTRAINED-ALLOWED)."""
    held = found(character.skills, id)
    if held is None and id in tables.skills:
        return skills.unlearnt(tables, id)
    return held


def askable(tables: Tables, character: Character) -> tuple[Asked, ...]:
    """What somebody may roll: his skills, those that he never learnt, characteristics and
    resistances."""
    learnt = {one.skill for one in character.skills}
    return (
        *(Asked("skill", one.id) for one in character.skills),
        *(Asked("skill", one) for one in tables.skills.ids() if one not in learnt),
        *(Asked("characteristic", one) for one in tables.characteristics.ids()),
        *(Asked("resistance", one) for one in tables.resistances.ids()),
    )


def title(tables: Tables, character: Character, asked: Asked) -> Text:
    """What a roll is called."""
    if asked.kind == "resistance":
        return tables.resistances.get(asked.id).name
    if asked.kind == "characteristic":
        first, *more = (tables.characteristics.get(one).name for one in asked.characteristics)
        return say("harp.trial.pair", first=first, second=more[0]) if more else first
    skill = skill_of(tables, character, asked.id)
    return asked.id if skill is None else skills.skill_name(tables, skill)


def worth(
    tables: Tables, settings: Settings, character: Character, asked: Asked
) -> Breakdown | None:
    """What a roll adds by itself; None for a skill that is gone (HARP-BTC-SUM, HARP-STAT-ONE,
    HARP-STAT-TWO, HARP-JR-CORPS)."""
    if asked.kind == "resistance":
        return skills.resistance(tables, settings, character, asked.id)
    if asked.kind == "characteristic":
        return manoeuvre.on_characteristics(tables, settings, character, asked.characteristics)
    skill = skill_of(tables, character, asked.id)
    return None if skill is None else skills.total(tables, settings, character, skill)


def method(tables: Tables, character: Character, asked: Asked) -> Method:
    """How a roll is resolved: a characteristic always all or nothing (HARP-STAT-AON)."""
    skill = skill_of(tables, character, asked.id) if asked.kind == "skill" else None
    return "tout-ou-rien" if skill is None else skills.method_of(tables, skill)


def closed(tables: Tables, character: Character, asked: Asked) -> bool:
    """Whether the skill's own description asks for a closed roll (HARP-KIND-SKILL)."""
    skill = skill_of(tables, character, asked.id) if asked.kind == "skill" else None
    return skill is not None and skill.closed


def burdens(
    tables: Tables, settings: Settings, character: Character, bears: Iterable[Bearing] = ()
) -> tuple[Modifier, ...]:
    """What wounds and ailments cost a manoeuvre that bears on these."""
    bearing = ("tout", *bears)
    penalties = wounds.penalties(tables, settings, character)
    return tuple(one for kind, one in penalties if kind in bearing)


def prepared(character: Character, skill: str) -> tuple[Modifier, ...]:
    """What waits for the next roll on a skill (HARP-BONUS-STACK, HARP-NEAR-MISS)."""
    return tuple(
        Modifier(one.reason or say("harp.prepared"), one.amount)
        for one in character.prepared
        if one.skill == skill
    )


def aim(
    tables: Tables,
    settings: Settings,
    character: Character,
    asked: Asked,
    modifiers: Iterable[Modifier],
) -> Breakdown | None:
    """Everything that is added to a throw, as one sum; None for a skill that is gone
    (HARP-MANOEUVRE-TOTAL)."""
    done = worth(tables, settings, character, asked)
    if done is None:
        return None
    for one in modifiers:
        done = done.plus(one.reason, one.amount, "HARP-SITUATION-STACK")
    return done


def goes_on(tables: Tables, character: Character, asked: Asked, throws: Sequence[int]) -> bool:
    """Whether another throw is to come (HARP-JSL-OPEN, HARP-KIND-SKILL)."""
    if throws and closed(tables, character, asked):
        return False
    return rolls.goes_on(tables.manoeuvres.numbers, throws)


def settled(
    tables: Tables,
    settings: Settings,
    character: Character,
    asked: Asked,
    throws: Sequence[int],
    modifiers: Iterable[Modifier],
) -> Score | None:
    """A roll whose throws are all there; None for a skill that is gone."""
    own = worth(tables, settings, character, asked)
    if own is None:
        return None
    answers = asked.kind == "resistance"
    chain = Chain(tuple(throws))
    return manoeuvre.score(tables, settings, chain, own, modifiers, answers=answers)
