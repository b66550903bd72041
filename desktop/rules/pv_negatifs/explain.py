"""Numbers of a character by their path, for whoever asks "why?".

`ability:con`, `save:souffle`, `weapon:<id>` what is added to the d20 of a weapon, `help:autre` and
`help:degats` what is added to saves; `ac`, `ac:ranged`, `ac:behind`. `countdown` is the GM's secret
clock, for the GM alone. The others stand for themselves.
"""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.errors import KnownError
from desktop.rules.members import found
from desktop.rules.message import say
from desktop.rules.pv_negatifs import (
    attack,
    below,
    constitution,
    essence,
    heroic,
    movement,
    states,
)
from desktop.rules.pv_negatifs.document import ABILITIES, Character
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.sheet.gear import to_hit
from desktop.rules.pv_negatifs.tables.tables import Tables


def explain(
    tables: Tables, settings: Settings, character: Character, number: str
) -> Breakdown | None:
    """The sum behind a path, None when there is none."""
    try:
        return _explained(tables, settings, character, number)
    except KnownError:
        # A Constitution that Table A does not have.
        return None


def _explained(
    tables: Tables, settings: Settings, character: Character, number: str
) -> Breakdown | None:
    head, _, rest = number.partition(":")
    match head:
        case "ability" if rest in ABILITIES:
            return essence.ability(tables, settings, character, rest)
        case "save" if rest in tables.saves:
            value = attack.save_value(tables, character, rest)
            return None if value is None else start(tables.saves.get(rest).name, value)
        case "help" if rest in ("autre", "degats"):
            fear = essence.effects(tables, character.essence.points).fear
            against: states.Against = "degats" if rest == "degats" else "autre"
            return states.save(tables, character, against, ABILITIES, fear=fear)
        case "weapon":
            weapon = found(character.weapons, rest)
            return None if weapon is None else to_hit(tables, character, weapon)
        case "ac":
            return states.armour_class(
                tables, character, ranged=rest == "ranged", behind=rest == "behind"
            )
        case _:
            return _plain(tables, settings, character, number)


def _plain(
    tables: Tables, settings: Settings, character: Character, number: str
) -> Breakdown | None:
    match number:
        case "thac0":
            return attack.thac0(tables, character)
        case "speed":
            return movement.speed(tables, character)
        case "heroic":
            return heroic.target(tables, settings, character)
        case "mortal":
            return below.mortal_chance(character.hp)
        case "shock":
            row = constitution.row(tables, settings, character.score("con"))
            return constitution.shock(settings, row)
        case "xp":
            return essence.xp(tables, character)
        case "countdown" if character.body.countdown is not None:
            clock = character.body.countdown
            label = say(f"pv.countdown.{clock.until.value}-{clock.unit.value}")
            return start(label, clock.left, "PV-COMA-TIMER")
        case _:
            return None
