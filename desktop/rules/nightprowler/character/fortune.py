"""Points de Mémoire, money, prices on the head, age and prison (I.C)."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.nightprowler.character.characteristics import adjusted
from desktop.rules.nightprowler.character.choices import Asking
from desktop.rules.nightprowler.character.derived import Choice
from desktop.rules.nightprowler.character.traits import Cause, Held
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.settings.values import PrisonStay, Settings
from desktop.rules.nightprowler.tables.effects import Effects
from desktop.rules.nightprowler.tables.rule_ids import rule_of
from desktop.rules.nightprowler.tables.tables import Tables

SURCHARGE_RULE = "NP-TRAIT-SOCIAL-VIE-CITE-CASSURE"


def memory(
    tables: Tables,
    character: Character,
    settings: Settings,
    held: tuple[Held, ...],
    causes: tuple[Cause, ...],
) -> Breakdown:
    """Points de Mémoire left (I.C.4, NP-TRAIT-PM-SIGN): the starting points, the signed cost of
    each bought trait, and what Vie de la cité asks for another cassure
    (NP-TRAIT-SOCIAL-VIE-CITE-CASSURE). Below 0 is not allowed."""
    value = start(say("np.char.memory-base"), settings.creation.memory_points)
    for one in held:
        if one.pick:
            value = value.plus(one.trait.name, one.trait.pm, rule_of(one.trait.id))
    for cause in causes:
        allowed = cause.effects.cassures_allowed
        if allowed and character.cassure in tables.cassures and character.cassure not in allowed:
            value = value.plus(cause.name, cause.effects.cassure_surcharge_pm, SURCHARGE_RULE)
    return adjusted(character, "memory", value)


def prison_stays(character: Character, settings: Settings) -> tuple[PrisonStay, ...]:
    """The stays in prison recorded on the document that the campaign's table knows."""
    rows = {stay.id: stay for stay in settings.prison}
    return tuple(rows[stay] for stay in character.prison if stay in rows)


def prison_rolls(causes: tuple[Cause, ...]) -> Breakdown:
    """Rolls due on the table Séjours en prison (I.C.3, I.C.4, NP-CASSURE-ACCIDENT,
    NP-TRAIT-VETERAN, NP-TRAIT-JEUNOT), 0 or more."""
    value = Breakdown()
    for cause in causes:
        if cause.effects.prison_rolls > 0:
            value = value.plus(cause.name, cause.effects.prison_rolls, cause.source)
    for cause in causes:
        if cause.effects.prison_rolls < 0:
            skipped = max(cause.effects.prison_rolls, -value.total)
            value = value.plus(cause.name, skipped, cause.source)
    return value


def capital(
    character: Character,
    settings: Settings,
    causes: tuple[Cause, ...],
    stays: tuple[PrisonStay, ...],
) -> Breakdown:
    """Couronnes at start: the base is multiplied first (I.C.4, NP-TRAIT-SOCIAL-AISANCE), then come
    the gains of traits (NP-TRAIT-EVENT-COUP-JUTEUX, NP-TRAIT-EVENT-ANTALIA) and of prison."""
    value = start(say("np.char.capital-base"), settings.creation.couronnes)
    for cause in causes:
        more = value.total * (cause.effects.capital_multiplier - 1)
        value = value.plus(cause.name, more, cause.source)
    for cause in causes:
        value = value.plus(cause.name, cause.effects.couronnes, cause.source)
    for stay in stays:
        value = value.plus(say("np.char.prison"), stay.effects.couronnes)
    return adjusted(character, "capital", value)


def bounty(
    character: Character, causes: tuple[Cause, ...], stays: tuple[PrisonStay, ...]
) -> Breakdown:
    """Mise à prix in couronnes: prices are added (I.C.3, I.C.4, NP-CASSURE-FUITE,
    NP-TRAIT-VETERAN); a Jeunot has none from his creation (NP-TRAIT-JEUNOT)."""
    value = Breakdown()
    for cause in causes:
        value = value.plus(cause.name, cause.effects.bounty, cause.source)
    for stay in stays:
        value = value.plus(say("np.char.prison"), stay.effects.bounty)
    for cause in causes:
        if cause.effects.no_bounty:
            value = value.plus(cause.name, -value.total, cause.source)
    return adjusted(character, "bounty", value)


def debt(
    character: Character, causes: tuple[Cause, ...], stays: tuple[PrisonStay, ...]
) -> Breakdown:
    """Couronnes owed at start (I.C.4, NP-TRAIT-EVENT-DETTE); see `debt_after` for its growth."""
    value = Breakdown()
    for cause in causes:
        value = value.plus(cause.name, cause.effects.debt, cause.source)
    for stay in stays:
        value = value.plus(say("np.char.prison"), stay.effects.debt)
    return adjusted(character, "debt", value)


def age(
    character: Character, settings: Settings, causes: tuple[Cause, ...], asking: Asking
) -> Breakdown:
    """Age in years (I.C.4, NP-TRAIT-JEUNOT, NP-TRAIT-EXPLORATEUR, NP-TRAIT-VETERAN: 10 to 15 more
    at choice, 10 until chosen)."""
    value = start(say("np.char.age-base"), settings.creation.age)
    for cause in causes:
        value = value.plus(cause.name, cause.effects.age, cause.source)
        if cause.effects.age_max:
            value = value.plus(cause.name, _chosen_age(cause, asking), cause.source)
    return adjusted(character, "age", value)


def _chosen_age(cause: Cause, asking: Asking) -> int:
    least, most = cause.effects.age_min, cause.effects.age_max
    choice = Choice(
        id=f"{cause.key}.age",
        title=say("np.choice.age", name=cause.name),
        step="traits",
        count=1,
        options=tuple(
            (str(years), say("np.choice.years", count=years)) for years in range(least, most + 1)
        ),
        rule=cause.source,
    )
    answer = asking.ask(choice)
    return int(answer[0]) if answer else least


def debt_after(effects: Effects, months: int) -> int:
    """A debt in couronnes after some months unpaid, 0 or more (I.C.4, NP-TRAIT-EVENT-DETTE): the
    growth is flat."""
    return effects.debt + effects.debt_monthly * max(0, months)


def income_shared(effects: Effects, gain: int) -> tuple[int, int]:
    """A gain in couronnes as (kept, owed to the parrain) (I.C.3, NP-CASSURE-COMPROMISSION); an odd
    couronne is kept."""
    owed = max(0, gain) * effects.income_due_percent // 100
    return gain - owed, owed


def weekly_cost(effects: Effects, weeks: int) -> int:
    """Couronnes that an addiction costs over some weeks (I.C.4, NP-TRAIT-DEPENDANCE)."""
    return -effects.couronnes_weekly * max(0, weeks)


def repair_price(price: int, percent: int, points: int) -> int:
    """Couronnes to regain points of protection of an armour of this new price (IV.B.7,
    NP-ARMOUR-REPAIR); a part of a couronne counts as one."""
    return -(-price * percent * max(0, points) // 100)
