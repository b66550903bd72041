"""A d20 that the GM asks for: under an ability or a skill, or a save."""

from typing import Literal, TypeAlias

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.members import found
from desktop.rules.message import Text, say
from desktop.rules.pv_negatifs import attack, essence, states, willing
from desktop.rules.pv_negatifs.document import ABILITIES, SAVES, Character
from desktop.rules.pv_negatifs.edits.gear import proficiency_name
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.tables import Tables

Kind: TypeAlias = Literal["ability", "skill", "save"]
FACES = NATURAL = 20


class Check(msgspec.Struct, frozen=True):
    """What is rolled: an ability or a save by its id of the tables, a skill by its entry of the
    sheet. Saves against spells of `damage` follow rules of their own; `guarded` ones are made in
    full defence against a spell over an area where dexterity counts."""

    kind: Kind
    id: str
    damage: bool = False
    guarded: bool = False


def title(tables: Tables, character: Character, check: Check) -> Text | None:
    """What is rolled, in words; None where the sheet has it no longer."""
    match check.kind:
        case "ability":
            return say(f"pv.a.{check.id}") if check.id in ABILITIES else None
        case "save":
            return tables.saves.get(check.id).name if check.id in SAVES else None
        case _:
            held = found(character.proficiencies, check.id)
            return None if held is None else proficiency_name(tables, held)


def target(
    tables: Tables, settings: Settings, character: Character, check: Check, modifier: int = 0
) -> Breakdown | None:
    """What the die must not pass, or for a save what it must reach; None where there is none.

    Abilities count as they are now (PV-ESS-25, PV-PARA-VENTRAL). What states, abilities and essence
    add to the die of a save lowers what it must reach (PV-HELPLESS-SAVE, PV-ESS-50,
    PV-FULL-DEFENSE). `modifier` helps when it is above 0.
    """
    label = say("pv.check.modifier")
    match check.kind:
        case "ability" if check.id in ABILITIES:
            total = essence.ability(tables, settings, character, check.id)
            return total.plus(label, modifier)
        case "skill":
            held, name = found(character.proficiencies, check.id), title(tables, character, check)
            if held is None or name is None:
                return None
            return start(name, held.value).plus(label, modifier)
        case "save" if check.id in SAVES:
            return _save(tables, character, check, modifier)
        case _:
            return None


def _save(tables: Tables, character: Character, check: Check, modifier: int) -> Breakdown | None:
    value = attack.save_value(tables, character, check.id)
    fear = essence.effects(tables, character.essence.points).fear
    against: states.Against = "degats" if check.damage else "autre"
    added = states.save(tables, character, against, ABILITIES, guarded=check.guarded, fear=fear)
    if value is None or added is None:
        return None
    total = start(tables.saves.get(check.id).name, value)
    for line in added.lines:
        total = total.plus(line.label, -line.amount, line.source)
    return total.plus(say("pv.check.modifier"), -modifier)


def dice(settings: Settings, character: Character, check: Check) -> int:
    """How many dice are rolled, the worst kept: two for the saves of who hurts himself
    (PV-SELF-WORST)."""
    if check.kind != "save":
        return 1
    return willing.dice(settings, marked=character.body.willing)


def passed(check: Check, need: int, rolls: tuple[int, ...]) -> bool:
    """Whether a roll of one die or more is made; the worst counts. 20 always fails under an
    ability (PV-JUMP-LENGTH, PV-WISDOM-EXTEND, PV-STABLE-HEAL), not under a skill
    (PV-DEFENSIF-STABILISE)."""
    if check.kind == "save":
        return min(rolls) >= need
    roll = max(rolls)
    return roll <= need and not (check.kind == "ability" and roll >= NATURAL)
