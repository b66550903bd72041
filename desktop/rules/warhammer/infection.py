"""Infections of open wounds (V): the test of the day after, its course, amputation; healing."""

from collections.abc import Iterable

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Message, say
from desktop.rules.warhammer.document import Character, Wound
from desktop.rules.warhammer.percent import Percent
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.life import Infection
from desktop.rules.warhammer.tables.tables import Tables

LEAST_VALUE = 2
"""A critical effect of 1 never festers (WH-INFECT-WHEN)."""
_DEPTHS = (
    (3, "superficielle-critique-2-3"),
    (5, "legere-4-5"),
    (7, "moyenne-6-7"),
    (9, "profonde-8-9"),
    (15, "tres-profonde-10-15"),
)
_WEAPONS = {
    "propre": "propre-ou-lavee",
    "normale": "normale",
    "sale": "sale-ou-rouillee",
    "souillee": "souillee",
}
WEAPONS = tuple(_WEAPONS)
FRAGMENT, BARBED = "fragment-d-arme-dans-la-plaie", "fleche-barbelee"
WASHED, OINTMENT = "plaie-lavee", "onguent"
_STITCHED = {True: "suture-test-de-soins-reussi", False: "suture-test-de-soins-rate"}
HYGIENE = "mauvaise-hygiene"
FOULEST, FOUL = -30, -10
_RACES = ("nain", "halfling")


class Treatment(msgspec.Struct, frozen=True, kw_only=True):
    """What was done for a wound, and where the wounded lies.

    `stitched` is the outcome of the healer's test, None without one. `foul` is what the place
    costs: 0, or -10 to -30.
    """

    washed: bool = False
    stitched: bool | None = None
    ointment: bool = False
    foul: int = 0
    hygiene: bool = False


def festers(wound: Wound) -> bool:
    """Whether a wound calls for a test on the day after: open ones of effect 2 or more; the GM may
    force it for others (WH-INFECT-WHEN)."""
    return wound.value >= LEAST_VALUE and wound.kind in ("tranchantes", "projectiles")


def foul_allowed(foul: int) -> Message | None:
    """Why a cost of the place is refused; None where it is 0 or -10 to -30
    (WH-INFECT-ENVIRONMENT)."""
    if foul == 0 or FOULEST <= foul <= FOUL:
        return None
    return say("wh.infection.foul", least=FOULEST, most=FOUL)


def infection_target(
    tables: Tables,
    settings: Settings,
    character: Character,
    endurance: Breakdown,
    wound: Wound,
    treatment: Treatment,
) -> Breakdown:
    """What the E test of a wound must be rolled under (WH-INFECT-WOUND, WH-INFECT-WEAPON,
    WH-INFECT-TREATMENT, WH-INFECT-CHARACTER, WH-INFECT-ENVIRONMENT)."""
    depth = next(id for most, id in _DEPTHS if wound.value <= most)
    ids = [depth]
    ids += [FRAGMENT] if wound.fragment else []
    ids += [BARBED] if wound.barbed else []
    ids.append(_WEAPONS.get(wound.weapon_state, "normale"))
    ids += [WASHED] if treatment.washed else []
    ids += [] if treatment.stitched is None else [_STITCHED[treatment.stitched]]
    ids += [OINTMENT] if treatment.ointment else []
    ids += [one for one in ("dur-a-cuire", "resistance-aux-maladies") if character.talent(one)]
    ids += ["nain-ou-halfling"] if character.origin.race in _RACES else []
    ids += [HYGIENE] if treatment.hygiene else []
    total = endurance
    for id in ids:
        one = tables.infection_modifiers.get(id)
        total = total.plus(one.name, one.amount, "WH-INFECT-WOUND")
    total = total.plus(say("wh.infection.place"), treatment.foul, "WH-INFECT-ENVIRONMENT")
    if wound.lodged:
        total = total.plus(
            say("wh.infection.lodged"), settings.options.lodged_penalty, "WH-CRIT-LODGED"
        )
    return total


def course(tables: Tables, tested: Percent) -> Infection | None:
    """The infection that a test brings; None when it passed (WH-INFECT-MARGIN-20,
    WH-INFECT-MARGIN-40, WH-INFECT-MARGIN-41)."""
    if tested.success:
        return None
    # A 00 fails against any target: the mildest course then.
    margin = max(1, tested.roll - tested.target)
    return next(one for one in tables.infections if one.least <= margin <= one.most)


class Phase(msgspec.Struct, frozen=True):
    """Days of an infection with one penalty to every roll; `helpless`: nothing can be done."""

    days: int
    penalty: int
    helpless: bool = False


def phases(id: str, be: int, *, in_bed: bool = True) -> tuple[Phase, ...]:
    """The days of an infection; those of the grave one double out of bed, and a gangrene's last one
    ends in death."""
    lasting = max(0, 10 - be)
    match id:
        case "fievre":
            return (Phase(lasting, -10),)
        case "grave":
            times = 1 if in_bed else 2
            return (Phase(times, -10), Phase(times * lasting, -30), Phase(times * lasting, -10))
        case _:
            return (Phase(1, -10), Phase(max(0, 5 + be - 1), -10, helpless=True))


def days_to_death(id: str, be: int) -> int | None:
    """When an infection kills without amputation; None where it does not."""
    return 5 + be if id == "gangrene" else None


def phase_on(id: str, be: int, day: int, *, in_bed: bool = True) -> Phase | None:
    """The phase of a day, counted from 1; None once it is over."""
    past = 0
    for phase in phases(id, be, in_bed=in_bed):
        past += phase.days
        if day <= past:
            return phase
    return None


def penalty(running: Iterable[tuple[str, Phase]]) -> int:
    """What infections, each with the phase that it is in, cost every roll: several of one kind cost
    as much as the worst of them, different ones add up (WH-INFECT-NO-STACK)."""
    worst: dict[str, int] = {}
    for id, phase in running:
        worst[id] = min(worst.get(id, 0), phase.penalty)
    return sum(worst.values())


def amputation_target(endurance: Breakdown, care: Percent | None) -> Breakdown:
    """The E test that stops a gangrene once the limb is off; a healer's success adds 10 and 10 for
    each of its degrees (WH-INFECT-MARGIN-41)."""
    if care is None or not care.success:
        return endurance
    return endurance.plus(say("wh.infection.care"), 10 + 10 * care.degrees, "WH-INFECT-MARGIN-41")


def healing_days(tables: Tables, wound: Wound, *, bone: str = "") -> tuple[int, int]:
    """From and to how many days a wound takes: `bone` is "casse", "fele" or "" for an open wound
    (WH-CRIT-HEALING-TIMES). The deeper the effect, the longer an open one."""
    one = tables.healings.get(bone or "plaie")
    if bone:
        return one.least_days, one.most_days
    depth = max(0, min(10, wound.value - 4))
    days = one.least_days + (one.most_days - one.least_days) * depth // 10
    return days, days
