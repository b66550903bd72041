"""Rolls against a threshold (III.A to III.D): what is asked, the threshold, and what the die says.

A simple action is one roll of one character (NP-CHECK-SIMPLE-ACTION); contracts, oppositions and
duels are made of the same rolls (NP-CHECK-COMPLEX-ACTION).
"""

from typing import Protocol

import msgspec

from desktop.rules.breakdown import Breakdown, Line, start
from desktop.rules.dice import DieKey, DieSpec
from desktop.rules.errors import KnownError, known
from desktop.rules.message import Message, Text, say
from desktop.rules.nightprowler.character.derived import Derived, SkillView
from desktop.rules.nightprowler.character.skill_rules import PHYSICAL
from desktop.rules.nightprowler.character.traits import Cause
from desktop.rules.nightprowler.rolls import quality as scale
from desktop.rules.nightprowler.rolls.trait_effects import (
    causes,
    conditions,
    needs_no_roll,
    quality_bonus,
    rescues,
    visibility,
)
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.tables.tables import Tables

MORDANT = "mordant"


class Roller(Protocol):
    """What every roll needs of who makes it: PH left, and the malus of wounds."""

    @property
    def heroism(self) -> int: ...

    @property
    def penalty(self) -> Breakdown: ...


class CheckRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A roll to be made: exactly one of `skill` (a key), `characteristic` (an id) and `value`.

    `use` is the characteristic that a use of an unopened skill relies on (Empathie). `difficulty`
    is the MJ's modifier; `modifiers` and `qualities` are further terms of the threshold and steps
    of quality, each with its rule. `heroism` PH raise the threshold. `physical` None leaves it to
    the skill. `ignore_wounds` is Mordant, whose price is due unless `mordant_paid` earlier this
    turn. `crasse` jetons improve the quality, by the vile means of `crasse_note`. `conditions`
    are the ids of those ticked (`conditions()`), None for those proposed. `capped` False lifts
    the maximum of characteristic rolls. `granted`: the MJ pays a PNJ's success with Crasse.
    `visibility` is the malus of bad light, 0 or less, which some do not feel unless it is `dark`.
    """

    skill: str = ""
    characteristic: str = ""
    value: int | None = None
    use: str = ""
    difficulty: int = 0
    modifiers: tuple[Line, ...] = ()
    qualities: tuple[Line, ...] = ()
    heroism: int = 0
    physical: bool | None = None
    ignore_wounds: bool = False
    mordant_paid: bool = False
    crasse: int = 0
    crasse_note: str = ""
    conditions: tuple[str, ...] | None = None
    capped: bool = True
    granted: bool = False
    visibility: int = 0
    dark: bool = False


class CheckResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a die gave.

    `critical` is a critical success or failure, as `success` says. `automatic` needed no roll but
    for its quality. `base_quality` is the die's (-5..-1 or 0..5), `quality` explains the one that
    counts: 0 or more for a success, -5 to -1 for a failure. `rescued` names the trait that turned
    a failure into a success. `heroism` PH and `crasse` jetons are to be taken off the pools.
    """

    threshold: Breakdown
    die: int
    success: bool
    critical: bool
    automatic: bool
    base_quality: int
    quality: Breakdown
    name: Text
    consequence: Text
    rescued: Text = ""
    heroism: int = 0
    crasse: int = 0


def spec(tables: Tables, actor: str, purpose: str, label: Message, ordinal: int = 0) -> DieSpec:
    """The die of a roll (III.A, NP-DICE-D20)."""
    return DieSpec(DieKey(purpose, actor, ordinal), tables.constants.de, label)


def composure(settings: Settings, heroism: int = 0) -> CheckRequest:
    """The roll that keeps one's composure when one would flee (IV.B.2, NP-COMBAT-EFFROI)."""
    capped = settings.readings.effroi_capped
    return CheckRequest(characteristic="caractere", heroism=heroism, physical=False, capped=capped)


def cost(tables: Tables, request: CheckRequest) -> int:
    """PH that the roll costs: the threshold's, and Mordant's when not yet paid this turn."""
    mordant = request.ignore_wounds and not request.mordant_paid
    return request.heroism + (tables.heroism_uses.get(MORDANT).cost if mordant else 0)


def refusal(tables: Tables, derived: Derived, request: CheckRequest) -> Message | None:
    """Why the roll is not legal, None when it is (NP-HEROISM-RAISE-THRESHOLD,
    NP-CRASSE-ONE-PER-ACTION)."""
    named = bool(request.skill) + bool(request.characteristic) + (request.value is not None)
    if named != 1:
        return say("np.check.one-value")
    if request.characteristic and request.characteristic not in derived.characteristics:
        return say("np.check.no-characteristic", name=request.characteristic)
    return _unpaid(tables, derived, request)


def _unpaid(tables: Tables, who: Roller, request: CheckRequest) -> Message | None:
    price = cost(tables, request)
    if request.heroism < 0 or (price and price > who.heroism):
        return say("np.check.not-enough-heroism", wanted=price, left=who.heroism)
    most = tables.constants.crasse_max_par_action
    if not 0 <= request.crasse <= most:
        return say("np.check.crasse-once", most=most)
    if request.crasse and not request.crasse_note.strip():
        return say("np.check.crasse-note")
    return None


def threshold(
    tables: Tables, settings: Settings, derived: Derived, request: CheckRequest
) -> Breakdown:
    """The seuil de test and all that makes it (III.C, NP-CHECK-THRESHOLD).

    Raises `KnownError` when the request is not legal (`refusal`).
    """
    if reason := refusal(tables, derived, request):
        raise KnownError(reason)
    base, physical = _base(tables, derived, request), _physical(derived, request)
    if request.visibility:
        seen = visibility(tables, derived, request.visibility, dark=request.dark)
        base = Breakdown((*base.lines, seen))
    return _seuil(
        tables, derived, request, base, _ticked(tables, settings, derived, request), physical
    )


def value_threshold(tables: Tables, who: Roller, request: CheckRequest) -> Breakdown:
    """The seuil de test of a roll of a `value` (III.C, NP-CHECK-THRESHOLD): no skill, and so no
    condition, bears on it.

    Raises `KnownError` when the request is not legal or names no value.
    """
    if request.value is None:
        raise known("np.check.one-value")
    if reason := _unpaid(tables, who, request):
        raise KnownError(reason)
    base = start(say("np.check.value"), request.value, "NP-CHECK-THRESHOLD")
    return _seuil(tables, who, request, base, (), request.physical is True)


def _seuil(
    tables: Tables,
    who: Roller,
    request: CheckRequest,
    base: Breakdown,
    ticked: tuple[Cause, ...],
    physical: bool,
) -> Breakdown:
    total = base
    if request.difficulty:
        name = difficulty_name(tables, request.difficulty)
        label = say("np.check.difficulty", name=name)
        total = total.plus(label, request.difficulty, "NP-CHECK-DIFFICULTY-BANDS")
    for line in request.modifiers:
        total = total.plus(line.label, line.amount, line.source)
    for cause in ticked:
        total = total.plus(cause.name, cause.effects.short_sleep_modifier, cause.source)
    wounds = who.penalty.total
    if wounds and request.ignore_wounds:
        total = total.noted(say("np.check.wounds-ignored", value=wounds), "NP-COMBAT-MORDANT")
    else:
        total = total.plus(say("np.check.wounds"), wounds, "NP-HEALTH-PENALTIES")
    if who.heroism <= 0 and physical:
        label = say("np.check.heroism-zero")
        total = total.plus(label, tables.constants.malus_ph_zero, "NP-COMBAT-PH-ZERO")
    if request.granted:
        total = total.noted(say("np.check.granted"), "NP-CRASSE-MJ-USES")
    points = request.heroism // tables.constants.ph_par_point_de_seuil
    return total.plus(say("np.check.heroism"), points, "NP-HEROISM-RAISE-THRESHOLD")


def check(
    tables: Tables, settings: Settings, derived: Derived, request: CheckRequest, die: int
) -> CheckResult:
    """What the face of the d20 gives (III.C.1 to III.C.3, NP-CHECK-*).

    Raises `KnownError` for a face that does not exist or a request that is not legal.
    """
    seuil = threshold(tables, settings, derived, request)
    ticked = _ticked(tables, settings, derived, request)
    return _result(tables, settings, request, seuil, ticked, die)


def value_check(
    tables: Tables, settings: Settings, who: Roller, request: CheckRequest, die: int
) -> CheckResult:
    """What the face gives for a roll of a `value`, see `value_threshold` and `check`."""
    seuil = value_threshold(tables, who, request)
    return _result(tables, settings, request, seuil, (), die)


def _result(
    tables: Tables,
    settings: Settings,
    request: CheckRequest,
    seuil: Breakdown,
    ticked: tuple[Cause, ...],
    die: int,
) -> CheckResult:
    constants = tables.constants
    if not 1 <= die <= constants.de:
        raise known("error.die-out-of-range", value=die, sides=constants.de)
    idle = any(needs_no_roll(settings, cause, request.skill) for cause in ticked)
    sure = request.granted or idle
    always = seuil.total > constants.seuil_auto_reussite_au_dela_de or sure
    never = seuil.total < constants.seuil_auto_echec_en_dessous_de
    # Above the limit the action cannot fail, so a 20 is then the best face of all.
    disaster = scale.row(tables, die).critical_failure and not always
    success = always or not (never or disaster or die > seuil.total)
    base = scale.of_face(tables, settings, die, success)
    rescuer = next((c for c in ticked if not success and rescues(c, request.skill, disaster)), None)
    if rescuer is None:
        quality = start(say("np.check.quality-die", die=die), base, scale.rule(success))
    else:
        label = say("np.check.quality-rescued", name=rescuer.name)
        quality = start(label, 0, rescuer.source)
    won = success or rescuer is not None
    quality = _steps(tables, settings, request, ticked, won, quality)
    quality = scale.bounded(tables, settings, quality, won)
    failed = disaster and not won
    name, consequence = scale.words(tables, quality.total, won, failed)
    return CheckResult(
        threshold=seuil,
        die=die,
        success=won,
        critical=failed or (success and not always and die == seuil.total),
        automatic=always or never,
        base_quality=base,
        quality=quality,
        name=name,
        consequence=consequence,
        rescued=rescuer.name if rescuer else "",
        heroism=cost(tables, request),
        crasse=request.crasse,
    )


def raised(
    tables: Tables,
    settings: Settings,
    derived: Derived,
    request: CheckRequest,
    die: int,
    more: int,
) -> CheckResult:
    """What the same face gives once `more` PH have raised the threshold (III.F.1,
    NP-HEROISM-RAISE-THRESHOLD): only where the campaign reads the rule so. `derived` is the
    character as he rolled, before `request` was paid; `CheckResult.heroism` is the whole price.

    Raises `KnownError` when that is not played, is no raise, or is more than there is.
    """
    if not settings.readings.heroism_after_roll:
        raise known("np.check.heroism-before")
    if more < 1:
        raise known("np.edit.not-positive")
    dearer = msgspec.structs.replace(request, heroism=request.heroism + more)
    return check(tables, settings, derived, dearer, die)


def difficulty_name(tables: Tables, modifier: int) -> str:
    """The name of a modifier, "" for none (III.C.1, NP-CHECK-DIFFICULTY-BANDS)."""
    for band in tables.difficulties:
        if band.min <= abs(modifier) and (band.max is None or abs(modifier) <= band.max):
            return band.bonus if modifier > 0 else band.malus
    return ""


def burglary(tables: Tables, obstacle: str) -> Line:
    """The modifier of something to open with Cambriole (II.B.2, NP-SKILL-CAMBRIOLE).

    Raises `KnownError` when the tables do not know it.
    """
    found = tables.burglary.get(obstacle)
    return Line(found.name, found.modifier, "NP-SKILL-CAMBRIOLE")


def seconds(tables: Tables, turns: int) -> int:
    """How long turns last, in seconds (III.B, NP-TURN-LENGTH)."""
    return turns * tables.constants.tour_secondes


def turns(tables: Tables, elapsed: int) -> int:
    """Whole turns in `elapsed` seconds (III.B, NP-TURN-LENGTH)."""
    return elapsed // tables.constants.tour_secondes


def _base(tables: Tables, derived: Derived, request: CheckRequest) -> Breakdown:
    if request.value is not None:
        return start(say("np.check.value"), request.value, "NP-CHECK-THRESHOLD")
    if request.characteristic:
        return _characteristic(tables, derived, request)
    view = derived.skill(request.skill)
    if view is None:
        title = tables.skill_title(request.skill)
        return start(say("np.check.unopened", name=title), 0, "NP-SKILL-UNOPENED-ZERO")
    if view.opened:
        return start(view.name, view.value.total, "NP-CHECK-THRESHOLD")
    label = say("np.check.default", name=view.name)
    return start(label, _default(view, request.use), "NP-SKILL-DEFAULT-VALUE")


def _default(view: SkillView, use: str) -> int:
    return view.defaults.get(use, view.value.total)


def _characteristic(tables: Tables, derived: Derived, request: CheckRequest) -> Breakdown:
    """Half the characteristic, up to a maximum (III.C.5, NP-CHECK-CHARACTERISTIC)."""
    constants, id = tables.constants, request.characteristic
    half = derived.characteristics[id].total // constants.caracteristique_diviseur
    name = tables.characteristics.get(id).name
    divided = say("np.check.divided", name=name, divisor=constants.caracteristique_diviseur)
    total = start(divided, half, "NP-CHECK-CHARACTERISTIC")
    if not request.capped:
        return total
    most = constants.caracteristique_maximum
    return total.at_most(most, say("np.check.at-most", most=most), "NP-CHECK-CHARACTERISTIC")


def _physical(derived: Derived, request: CheckRequest) -> bool:
    if request.physical is not None:
        return request.physical
    view = derived.skill(request.skill)
    return request.characteristic in PHYSICAL or (view is not None and view.physical)


def _ticked(
    tables: Tables, settings: Settings, derived: Derived, request: CheckRequest
) -> tuple[Cause, ...]:
    """The causes whose conditions are ticked, or proposed when the request leaves it open."""
    ids = request.conditions
    if ids is None:
        offered = conditions(tables, settings, derived, request.skill)
        ids = tuple(condition.id for condition in offered if condition.proposed)
    return tuple(cause for cause in causes(tables, derived) if cause.id in ids)


def _steps(
    tables: Tables,
    settings: Settings,
    request: CheckRequest,
    ticked: tuple[Cause, ...],
    won: bool,
    quality: Breakdown,
) -> Breakdown:
    """Steps of quality (NP-CHECK-QUALITY-STEPS), the crasse's among them (NP-CRASSE-USES)."""
    for cause in ticked:
        success, failure = quality_bonus(settings, cause, request.skill)
        quality = quality.plus(cause.name, success if won else failure, cause.source)
        quality = quality.plus(cause.name, cause.effects.short_sleep_quality, cause.source)
    for line in request.qualities:
        quality = quality.plus(line.label, line.amount, line.source)
    return quality.plus(say("np.check.crasse"), request.crasse, "NP-CRASSE-USES")
