"""What traits and cassures do to rolls: extra quality, rescued failures, lack of sleep, and the
modifiers of those who act against the character (I.C.3, I.C.4)."""

import enum
from collections.abc import Iterator

import msgspec

from desktop.rules.breakdown import Line
from desktop.rules.message import Message, Text, say
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.character.traits import Cause
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.tables.skills import split_key
from desktop.rules.nightprowler.tables.tables import Tables

BOUNTY = "mise-a-prix"
"""The id of the reminder of a price on the head: it changes no number."""

MILICE_SKILLS = ("empathie", "comedie", "intimidation")
"""Skills by which one deals with the milice (III.E, NP-REPUTATION-BOUNTY-USE)."""

_DAY_LABOUR = ("fermier", "commercant")
"""Arts of the work on a farm or at a market."""


class Condition(msgspec.Struct, frozen=True, kw_only=True):
    """Help or hindrance that bears on a roll if it is ticked.

    `id` is that of the trait or cassure. `proposed` says whether it always holds; the others wait
    for the MJ's permission, or for a fact that no sheet knows.
    """

    id: str
    label: Text
    detail: Message
    proposed: bool
    source: str


def causes(tables: Tables, derived: Derived) -> Iterator[Cause]:
    """The cassure and the traits in effect; what the tables do not know is skipped, and who has
    a trait twice has it once for a roll."""
    if derived.cassure in tables.cassures:
        cassure = tables.cassure(derived.cassure)
        yield Cause(id=cassure.id, key=cassure.id, name=cassure.name, effects=cassure.effects)
    for trait_id in dict.fromkeys(view.trait for view in derived.traits):
        if trait_id in tables.traits:
            trait = tables.trait(trait_id)
            yield Cause(id=trait.id, key=trait.id, name=trait.name, effects=trait.effects)


def concerns(pattern: str, key: str) -> bool:
    """Whether an effect on `pattern` bears on a roll of the skill `key`: that very key, or any
    specialisation of that skill."""
    return bool(key) and pattern in (key, split_key(key)[0])


def _any(patterns: tuple[str, ...], key: str) -> bool:
    return any(concerns(pattern, key) for pattern in patterns)


def quality_bonus(settings: Settings, cause: Cause, key: str) -> tuple[int, int]:
    """Steps of quality that a cause adds to (a success, a failure) of this skill (I.C.3, I.C.4,
    NP-CASSURE-AMORAL, NP-TRAIT-ELFE-CHARMEUR, NP-TRAIT-SOCIAL-FAUX-SEMBLANT)."""
    success = failure = 0
    for bonus in cause.effects.quality_bonus:
        if _any(bonus.skills, key) or (
            bonus.art is not None and bool(key) and settings.arts.of(key) == bonus.art
        ):
            success += bonus.success
            failure += bonus.failure
    return success, failure


def rescues(cause: Cause, key: str, critical_failure: bool) -> bool:
    """Whether a cause turns this failure into a success of quality 0 (I.C.4,
    NP-TRAIT-FELIS-ATHLETE, NP-TRAIT-SOCIAL-VIE-CITE)."""
    effects = cause.effects
    kept = critical_failure and effects.failure_to_zero_except_critical
    return _any(effects.failure_to_zero, key) and not kept


def conditions(
    tables: Tables, settings: Settings, derived: Derived, key: str
) -> tuple[Condition, ...]:
    """What bears on a roll of the skill `key` ("" for a characteristic), to be ticked or not."""
    found: list[Condition] = []
    for cause in causes(tables, derived):
        effects = cause.effects
        success, failure = quality_bonus(settings, cause, key)
        if success or failure:
            text = "np.check.condition-quality" if failure else "np.check.condition-success"
            found.append(_condition(cause, say(text, steps=success), proposed=True))
        if _any(effects.failure_to_zero, key):
            permission = effects.failure_to_zero_needs_permission
            text = "np.check.condition-permission" if permission else "np.check.condition-rescue"
            found.append(_condition(cause, say(text), proposed=not permission))
        if needs_no_roll(settings, cause, key):
            found.append(_condition(cause, say("np.check.condition-wage"), proposed=False))
        if effects.sleep_hours_min:
            detail = say(
                "np.check.condition-sleep",
                hours=effects.sleep_hours_min,
                modifier=effects.short_sleep_modifier,
                steps=effects.short_sleep_quality,
            )
            found.append(_condition(cause, detail, proposed=False))
    if key in MILICE_SKILLS and derived.bounty.total > 0:
        found.append(
            Condition(
                id=BOUNTY,
                label=say("np.sheet.bounty"),
                detail=say("np.check.condition-bounty", price=derived.bounty.total),
                proposed=False,
                source="NP-REPUTATION-BOUNTY-USE",
            )
        )
    return tuple(found)


def _condition(cause: Cause, detail: Message, proposed: bool) -> Condition:
    return Condition(
        id=cause.id, label=cause.name, detail=detail, proposed=proposed, source=cause.source
    )


def needs_no_roll(settings: Settings, cause: Cause, key: str) -> bool:
    """Whether a cause brings a day's wage of this skill without a roll (I.C.4,
    NP-TRAIT-SOCIAL-DEBROUILLARD)."""
    labour = bool(key) and settings.arts.of(key) in _DAY_LABOUR
    return labour and cause.effects.daily_wage_no_roll


def visibility(tables: Tables, derived: Derived, malus: int, *, dark: bool) -> Line:
    """The malus of what can hardly be seen, in points of threshold, 0 or less; who sees in the
    dark has none unless the darkness is total (`dark`) (I.C.4, NP-TRAIT-FELIS-NYCTALOPE)."""
    for cause in causes(tables, derived):
        if cause.effects.night_vision and not dark:
            return Line(say("np.check.night-vision", name=cause.name), 0, cause.source)
    return Line(say("np.check.visibility"), malus, "NP-CHECK-DIFFICULTY-BANDS")


def sees_at_night(tables: Tables, derived: Derived) -> bool:
    """Whether a trait lifts the malus of bad light (I.C.4, NP-TRAIT-FELIS-NYCTALOPE)."""
    return any(cause.effects.night_vision for cause in causes(tables, derived))


def washes_off_infection(tables: Tables, derived: Derived) -> bool:
    """Whether daily washing keeps infections away (I.C.4, NP-TRAIT-GOURI-RESISTANT)."""
    return any(cause.effects.infection_immune_if_washed for cause in causes(tables, derived))


def engage_cost(tables: Tables, derived: Derived) -> int:
    """PH that each person pays to begin a confrontation with the character (I.C.4,
    NP-TRAIT-CREVARD)."""
    return max((cause.effects.engage_cost_ph for cause in causes(tables, derived)), default=0)


class Facing(msgspec.Struct, frozen=True):
    """What the character acted against does to a roll: threshold terms and quality steps."""

    modifiers: tuple[Line, ...] = ()
    qualities: tuple[Line, ...] = ()


def facing(
    tables: Tables, settings: Settings, opponent: Derived, key: str, modifier: int = 0
) -> Facing:
    """What an opponent's traits do to a roll of the skill `key` made against him (I.C.3, I.C.4,
    NP-CASSURE-FUITE, NP-TRAIT-SOCIAL-CARACTERE).

    `modifier` is the sum of the roll's other modifiers, from which the next named band of
    difficulty is counted when the settings read "one band harder" that way.
    """
    modifiers: list[Line] = []
    qualities: list[Line] = []
    for cause in causes(tables, opponent):
        for against in cause.effects.opponent_modifier:
            if not _any(against.skills, key):
                continue
            label = say("np.check.against", name=cause.name)
            reading = settings.readings.caractere_trait if against.bands else "points"
            match reading:
                case "points":
                    modifiers.append(Line(label, against.value, cause.source))
                case "bande-suivante":
                    start = modifier + sum(line.amount for line in modifiers)
                    end = start
                    for _ in range(against.bands):
                        end = harder_band(tables, end)
                    modifiers.append(Line(label, end - start, cause.source))
                case "qualite":
                    qualities.append(Line(label, -against.bands, cause.source))
    return Facing(tuple(modifiers), tuple(qualities))


def harder_band(tables: Tables, modifier: int) -> int:
    """The easiest modifier of the next harder named band of difficulty, or the same modifier in
    the hardest (III.C.1, NP-CHECK-DIFFICULTY-BANDS)."""
    bonuses = [band.max for band in tables.difficulties if band.max is not None]
    maluses = [-band.min for band in tables.difficulties]
    harder = [edge for edge in (*bonuses, *maluses) if edge < modifier]
    return max(harder, default=modifier)


class Fear(enum.Enum):
    """What is meant to frighten the character."""

    INTIMIDATION = "intimidation"
    EXTRAORDINARY_INTIMIDATION = "extraordinary-intimidation"
    DREAD = "dread"
    EXTRAORDINARY_DREAD = "extraordinary-dread"


class Fearless(msgspec.Struct, frozen=True):
    """A way to shrug fear off: its price in PH, and whether the character can pay it."""

    heroism: int
    affordable: bool
    label: Text
    source: str


def fearless(tables: Tables, derived: Derived, fear: Fear) -> Fearless | None:
    """The cheapest way to cancel a fear, None when there is none (I.C.3, NP-CASSURE-RUINE,
    NP-CASSURE-FILIATION). Threats count as intimidation."""
    ways: list[Fearless] = []
    ordinary = fear in (Fear.INTIMIDATION, Fear.DREAD)
    intimidating = fear in (Fear.INTIMIDATION, Fear.EXTRAORDINARY_INTIMIDATION)
    for cause in causes(tables, derived):
        prices: list[int] = []
        if cause.effects.cancel_extraordinary_fear_ph:
            prices.append(0 if ordinary else cause.effects.cancel_extraordinary_fear_ph)
        if cause.effects.cancel_intimidation_ph and intimidating:
            prices.append(cause.effects.cancel_intimidation_ph)
        for price in prices:
            affordable = not price or derived.heroism >= price
            ways.append(Fearless(price, affordable, cause.name, cause.source))
    return min(ways, key=lambda way: way.heroism, default=None)
