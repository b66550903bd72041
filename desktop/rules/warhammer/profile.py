"""The profile of a character: characteristics, bonuses, secondary values, each with its sum
(III, IV)."""

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.warhammer.armour import Penalties, penalties
from desktop.rules.warhammer.arms import hindrance, two_handed_grip
from desktop.rules.warhammer.document import CHARACTERISTICS, Character, Kind
from desktop.rules.warhammer.harm import harmed
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.people import Race
from desktop.rules.warhammer.tables.tables import Tables

BONUS = 3
"""What characters of playable races add to BF, BE and BA (WH-GEN-MODIFIED-BONUS)."""
MARKSMAN = 5


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """`natural` are the characteristics as born and learnt, `base` with wounds (what the combat CC
    starts from), `now` with gear too. Bonuses follow `now`; `natural_be` is the tens of E alone.

    `fortune` is how many fortune points are left of the day: as many as destiny points.
    """

    natural: dict[str, Breakdown]
    base: dict[str, Breakdown]
    now: dict[str, Breakdown]
    bf: Breakdown
    be: Breakdown
    ba: Breakdown
    natural_be: int
    attacks: Breakdown
    move: Breakdown
    magic: int
    destiny: Breakdown
    fortune: Breakdown
    armour: Penalties

    def of(self, characteristic: str) -> int:
        """The present value of a characteristic, with wounds and gear."""
        return self.now[characteristic].total


def profile(tables: Tables, settings: Settings, character: Character) -> Profile:
    """Everything of the profile; an unknown race gives bases of zero."""
    race = race_of(tables, character)
    natural = {one: _natural(race, character, one) for one in CHARACTERISTICS}
    base = {one: harmed(settings, character, one, natural[one]) for one in CHARACTERISTICS}
    worn = penalties(tables, settings, character)
    now = dict(base)
    now["cc"] = _joined(base["cc"], worn.cc)
    now["ct"] = _joined(base["ct"], worn.ct)
    now["ag"] = _joined(_joined(base["ag"], worn.agility), hindrance(tables, settings, character))
    grip = two_handed_grip(tables, character)
    now["f"] = _joined(base["f"], grip)
    strength = now["f"] if settings.readings.grip_bonus == "bonus" else base["f"]
    destiny = _destiny(race, character)
    return Profile(
        natural=natural,
        base=base,
        now=now,
        bf=bonus(character.kind, strength.total, doubles=True),
        be=bonus(character.kind, base["e"].total, doubles=True),
        ba=bonus(character.kind, now["ag"].total, doubles=False),
        natural_be=tens(natural["e"].total),
        attacks=start(say("wh.profile.base"), 1).plus(
            say("wh.profile.advances"), character.attacks
        ),
        move=_move(settings, race, character),
        magic=character.magic,
        destiny=destiny,
        fortune=start(say("wh.profile.destiny"), destiny.total)
        .plus(say("wh.profile.spent"), -character.fortune_spent)
        .at_least(0, say("wh.profile.floor")),
        armour=worn,
    )


def race_of(tables: Tables, character: Character) -> Race | None:
    """The race, None for one that the tables do not know (monsters have none)."""
    race = character.origin.race
    return tables.races.get(race) if race in tables.races else None


def tens(value: int) -> int:
    """Whole tens of a characteristic, 0 for one below zero."""
    return max(0, value) // 10


def bonus(kind: Kind, value: int, *, doubles: bool) -> Breakdown:
    """BF, BE or BA of a characteristic: tens and 3 for a character; for a monster the tens of the
    doubled value where it is F or E (WH-GEN-MODIFIED-BONUS, WH-GEN-MONSTER-BONUS)."""
    if kind is Kind.CHARACTER:
        return start(say("wh.profile.tens", value=value), tens(value)).plus(
            say("wh.profile.renovated"), BONUS, "WH-GEN-MODIFIED-BONUS"
        )
    if doubles:
        return start(
            say("wh.profile.doubled", value=value), tens(2 * value), "WH-GEN-MONSTER-BONUS"
        )
    return start(say("wh.profile.tens", value=value), tens(value))


def _natural(race: Race | None, character: Character, one: str) -> Breakdown:
    """Race base and dice, of the characteristic whose value was taken in a swap
    (WH-CREATE-SWAP), advances and talents."""
    origin = character.origin
    taken = origin.swapped.get(one, one)
    named = say("wh.profile.race")
    total = start(named, 0 if race is None else race.base.get(taken, 0))
    total = total.plus(say("wh.profile.dice"), origin.dice.get(taken, 0))
    if taken != one:
        total = total.noted(say("wh.profile.swapped", name=say(f"wh.c.{taken}")), "WH-CREATE-SWAP")
    total = total.plus(say("wh.profile.advances"), character.advances.get(one, 0))
    if one == "ct" and character.talent("tireur-d-elite"):
        total = total.plus(say("wh.talent.tireur-d-elite"), MARKSMAN, "WH-TAL-MARKSMAN")
    return total


def _joined(first: Breakdown, second: Breakdown) -> Breakdown:
    return Breakdown((*first.lines, *second.lines))


def _move(settings: Settings, race: Race | None, character: Character) -> Breakdown:
    move = start(say("wh.profile.race"), 0 if race is None else race.move)
    move = move.plus(say("wh.profile.advances"), character.move)
    return harmed(settings, character, "m", move).at_least(0, say("wh.profile.floor"))


def _destiny(race: Race | None, character: Character) -> Breakdown:
    """Destiny points left: the d10 of the race's three, more that the GM gave, less those spent."""
    die = character.origin.destiny_die
    first = 0
    if race is not None and die is not None:
        first = race.destiny[0 if die <= 4 else 1 if die <= 7 else 2]
    return (
        start(say("wh.profile.race"), first)
        .plus(say("wh.profile.advances"), character.destiny_extra)
        .plus(say("wh.profile.spent"), -character.destiny_spent)
        .at_least(0, say("wh.profile.floor"))
    )
