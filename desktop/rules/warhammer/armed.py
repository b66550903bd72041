"""What the weapons of a character come to on his sheet (I): what each is rolled against before any
opponent is known, and its damage beside the die."""

from desktop.rules.breakdown import Breakdown
from desktop.rules.warhammer.arms import Arm, arm, bare_hands, handled
from desktop.rules.warhammer.damage import Strike, power
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.profile import Profile
from desktop.rules.warhammer.tables.tables import Tables

POWERFUL = "coups-puissants"
PROFILE = "/"
"""Between the id of a weapon and the profile that it is used as ("w1/hache")."""


def weapon_arms(tables: Tables, character: Character) -> dict[str, Arm]:
    """Every weapon of a character by its id, held or not, each profile of one apart; bare hands
    under "", last (WH-WPN-UNARMED)."""
    found: dict[str, Arm] = {}
    for held in character.weapons:
        found[held.id] = arm(tables, character, held)
        row = tables.melee.get(held.weapon) if held.weapon in tables.melee else None
        for used in () if row is None else row.profiles:
            found[f"{held.id}{PROFILE}{used}"] = arm(tables, character, held, used)
    found[""] = bare_hands(tables)
    return found


def score(character: Character, profile: Profile, used: Arm) -> Breakdown:
    """CC or CT with a weapon, without opponent, posture, distance or situation."""
    return handled(character, used, profile.now["ct" if used.ranged else "cc"])


def damage(character: Character, profile: Profile, used: Arm) -> Breakdown | None:
    """What a weapon adds to the d10 of damage (WH-DMG-FORMULA, WH-RNG-DAMAGE); None for one that
    does none."""
    if not used.deals:
        return None
    strike = Strike(
        arm=used,
        die=0,
        bf=better_bonus(profile, used),
        powerful=character.talent(POWERFUL) and not used.ranged,
    )
    return Breakdown(power(strike).lines[1:])


def better_bonus(profile: Profile, used: Arm) -> int:
    """BF, or BA where the weapon allows it and it is more (WH-TAL-SWASHBUCKLER)."""
    return max(profile.bf.total, profile.ba.total) if used.ba else profile.bf.total
