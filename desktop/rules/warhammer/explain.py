"""Numbers of a character by their path, for whoever asks "why?".

`natural:cc`, `base:cc` and `characteristic:cc` are a characteristic as born and learnt, with
wounds, and as it is now; `skill:deguisement`, `skill:langue:khazalid`; `weapon:<id>` what a weapon
is rolled against and `damage:<id>` what it adds to the die ("" is bare hands, `<id>/<profile>` a
weapon used as another); `armour:corps` what lies on a zone, `penalty:agility` what armour costs.
The others stand for themselves.
"""

from desktop.rules.breakdown import Breakdown
from desktop.rules.warhammer.armed import damage, score, weapon_arms
from desktop.rules.warhammer.armour import protection
from desktop.rules.warhammer.document import ZONES, Character
from desktop.rules.warhammer.profile import Profile, profile
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.skills import rolls_penalty, skill_target
from desktop.rules.warhammer.tables.tables import Tables


def explain(
    tables: Tables, settings: Settings, character: Character, number: str
) -> Breakdown | None:
    """The sum behind a path, None when there is none."""
    values = profile(tables, settings, character)
    head, _, rest = number.partition(":")
    match head:
        case "natural":
            return values.natural.get(rest)
        case "base":
            return values.base.get(rest)
        case "characteristic":
            return values.now.get(rest)
        case "skill":
            skill, _, subject = rest.partition(":")
            if skill not in tables.skills:
                return None
            return skill_target(values, character, tables.skills.get(skill), subject)
        case "weapon" | "damage":
            used = weapon_arms(tables, character).get(rest)
            if used is None:
                return None
            return (score if head == "weapon" else damage)(character, values, used)
        case "penalty":
            return _penalties(values).get(rest)
        case "armour":
            return protection(tables, character, rest) if rest in ZONES else None
        case "rolls":
            return rolls_penalty(settings, values, character)
        case _:
            return _plain(values).get(number)


def _penalties(values: Profile) -> dict[str, Breakdown]:
    worn = values.armour
    return {"agility": worn.agility, "cc": worn.cc, "ct": worn.ct, "hearing": worn.hearing}


def _plain(values: Profile) -> dict[str, Breakdown]:
    return {
        "bf": values.bf,
        "be": values.be,
        "ba": values.ba,
        "attacks": values.attacks,
        "move": values.move,
        "destiny": values.destiny,
        "fortune": values.fortune,
        "initiative": values.now["ag"],
    }
