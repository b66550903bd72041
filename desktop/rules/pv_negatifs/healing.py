"""Healing: deep wounds and their thresholds, what a heal mends, stabilising, recovery."""

from collections.abc import Sequence

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.pv_negatifs import constitution, mortal
from desktop.rules.pv_negatifs.document import Character, DeepWound, Standing
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.tables import Tables

replace = msgspec.structs.replace
NATURAL = 20
MOST_MALUS = 1000


def threshold(settings: Settings, wound: DeepWound, negatives: int) -> int:
    """What one single heal must give to cure a deep wound (PV-DEEP-CURE)."""
    if settings.readings.threshold == "total-courant":
        return max(wound.threshold, negatives)
    return wound.threshold


class Healed(msgspec.Struct, frozen=True):
    """A character after a heal: whether it took effect, and the deep wound that it cured."""

    character: Character
    effective: bool
    cured: str = ""


def heal(
    tables: Tables,
    settings: Settings,
    character: Character,
    points: int,
    wound: str = "",
) -> Healed:
    """A spell or potion that heals `points` (1 or more) in one go, against the deep wound that the
    players chose (PV-DEEP-CURE, PV-DEEP-HOLD, PV-PROFONDE-MULTIPLE, PV-TERM-IMPOTENT).

    One that takes effect stops the countdown and mends wounds that are no amputations
    (PV-REGEN-FLAG); the dead are beyond it.
    """
    if character.dead or points < 1:
        return Healed(character, False)
    chosen = _chosen(character, wound)
    if chosen is None:
        after = replace(character, hp=min(character.most, character.hp + points))
        return Healed(_recovered(tables, after), True)
    if points < threshold(settings, chosen, character.negatives):
        return Healed(character, False)
    left = tuple(one for one in character.deep if one.id != chosen.id)
    after = replace(character, deep=left)
    if not left:
        after = replace(after, hp=min(character.most, character.hp + points))
    return Healed(_recovered(tables, after), True, chosen.id)


def _chosen(character: Character, wound: str) -> DeepWound | None:
    found = [one for one in character.deep if one.id == wound]
    return (found or [*character.deep, None])[0]


def _recovered(tables: Tables, character: Character) -> Character:
    """What a heal that took effect changes besides hit points and deep wounds."""
    wounds = tuple(
        replace(one, healed=True, rounds=None, open=False) if mortal.restored(tables, one) else one
        for one in character.mortal
    )
    body = replace(character.body, countdown=None)
    if not character.deep:
        body = replace(body, tried=False, days=0)
    if character.hp >= 0:
        body = replace(body, standing=Standing.WELL, stabilised=False)
    lost = min(character.lost, character.most - character.hp)
    return replace(character, mortal=wounds, body=body, lost=max(0, lost))


def regenerated(character: Character, wound: str) -> Character:
    """A clerical regeneration restores what a wound took (PV-REGEN-FLAG)."""
    wounds = tuple(
        replace(one, healed=True, rounds=None, open=False) if one.id == wound else one
        for one in character.mortal
    )
    return replace(character, mortal=wounds)


# Stabilising.


def care_target(tables: Tables, skill: int, *, kit: bool) -> Breakdown:
    """What a d20 must not pass to stabilise: Soins, more with a kit (PV-DEFENSIF-STABILISE,
    PV-DEEP-STABILISE)."""
    total = start(say("pv.skill.soins"), skill, "PV-DEEP-STABILISE")
    return total.plus(say("pv.kit"), tables.care.kit_bonus if kit else 0, "PV-DEEP-STABILISE")


def best_helper(tables: Tables, helpers: Sequence[tuple[str, int, bool]]) -> str:
    """Who should try: the id of the best of (id, Soins, kit), the first of equals
    (PV-DEEP-ONE-TRY)."""
    return max(
        helpers,
        key=lambda one: care_target(tables, one[1], kit=one[2]).total,
        default=("", 0, False),
    )[0]


def may_stabilise(character: Character) -> bool:
    """Whether an attempt is still open: below zero, not yet stable, and with a deep wound only one
    ever (PV-DEEP-ONE-TRY)."""
    body = character.body
    if not character.negatives or body.stabilised or character.dead:
        return False
    return not (character.deep and body.tried)


# After stabilising.


def daily_malus(settings: Settings, hours: int, day: int) -> int:
    """What is added to the die of the daily checks on the `day`-th day (from 0): 0, then 1, 2, 4…
    (PV-DEEP-DAILY). Counted in hours it soon kills: it is shown as 1000 at most."""
    period = day * hours if settings.readings.daily == "heure" else day
    if period < 1:
        return 0
    return min(MOST_MALUS, 2 ** (period - 1)) if period <= MOST_MALUS else MOST_MALUS


def daily_passed(con: int, malus: int, roll: int) -> bool:
    """One of the two checks of a day (PV-DEEP-DAILY)."""
    return roll + malus <= con


class Day(msgspec.Struct, frozen=True):
    """What the checks of a day lead to: the hour of coma, that of death, None where neither
    comes."""

    coma: int | None = None
    death: int | None = None

    @property
    def conscious(self) -> bool:
        """Whether death comes before coma (PV-DEEP-D24)."""
        return self.death is not None and (self.coma is None or self.death < self.coma)


def day_after(*, coma: int | None, death: int | None) -> Day:
    """The first check failed: coma; the second: death; each at the hour of its d24, None where the
    check was made (PV-DEEP-DAILY-COMA, PV-DEEP-D24). A death that comes first leaves no coma."""
    if death is not None and coma is not None and death < coma:
        coma = None
    return Day(coma, death)


# Recovery.


def natural_points(con: int, rolls: Sequence[int]) -> int:
    """Hit points regained in a day: one for each d20 under Constitution, 20 always fails
    (PV-STABLE-HEAL, PV-STABLE-HEAL-CARE, PV-STABLE-HEAL-BED)."""
    return sum(roll < NATURAL and roll <= con for roll in rolls)


def rests(character: Character, points: int) -> Character:
    """A character who regains points without magic: none while a deep wound is open
    (PV-DEEP-HOLD); at 0 he is on his feet again."""
    if character.deep or character.dead or points < 1:
        return character
    hp = min(character.most, character.hp + points)
    body = character.body
    if character.hp < 0 <= hp:
        body = replace(body, standing=Standing.WELL, stabilised=False, countdown=None, tried=False)
    lost = max(0, min(character.lost, character.most - hp))
    return replace(character, hp=hp, body=body, lost=lost)


def regeneration(tables: Tables, settings: Settings, con: int, hours: int) -> int:
    """Hit points that a high Constitution regains in hours (PV-TABLE-A-REGEN)."""
    return constitution.row(tables, settings, con).regeneration * hours


def nonlethal_points(tables: Tables, settings: Settings, con: int, hours: int) -> int:
    """Non-lethal damage that rest takes away (PV-NONLETHAL-HEAL)."""
    bonus = max(0, constitution.row(tables, settings, con).hit_points)
    return (tables.care.nonlethal_per_hour + bonus) * hours


def rested_nonlethal(character: Character, points: int) -> Character:
    """A character after rest: no more comes back than was lost so."""
    given = min(points, character.lost)
    after = rests(character, given)
    return replace(after, lost=character.lost - given) if after is not character else character


# Last resort.


def answered(chance: int, roll: int) -> bool:
    """Whether a god answers, by the chance that the GM gives (PV-DIVINE-CALL)."""
    return roll <= chance
