"""From a document to everything that follows from it, each number with its sum.

Total: a document that names unknown things, or holds impossible numbers, still derives; what is
wrong with it is said by `creation.problems`.
"""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.nightprowler.character import boxes, fortune
from desktop.rules.nightprowler.character import characteristics as numbers
from desktop.rules.nightprowler.character.choices import Asking
from desktop.rules.nightprowler.character.derived import Choice, Derived, SkillView, TraitView
from desktop.rules.nightprowler.character.skill_rules import is_known, limits, raise_price
from desktop.rules.nightprowler.character.skills_held import skillset
from desktop.rules.nightprowler.character.skills_shown import skill_views
from desktop.rules.nightprowler.character.traits import (
    KESHITE_CHOICE,
    Cause,
    Held,
    causes,
    culture_of,
    held_traits,
)
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.health import wounds as health
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.tables.tables import Tables


def derive(tables: Tables, character: Character, settings: Settings) -> Derived:
    """Derive a character (I, II, V); never raises on a decoded document."""
    readings = settings.readings
    held = held_traits(tables, character, readings)
    at_work = causes(tables, character, held, readings)
    asking = Asking(character.choices)
    _ask_keshite(tables, character, settings, asking)
    stays = fortune.prison_stays(character, settings)
    values = numbers.characteristics(tables, character, settings, at_work)
    skills = skillset(tables, character, settings, at_work, asking)
    views = skill_views(tables, character, settings, values, skills, stays, limits(at_work))
    most = numbers.heroism_max(tables, character, settings, at_work, stays, asking)
    heroism = most.total - character.pools.heroism_spent
    vitality, endurance = boxes.tracks(
        tables, character.health, character.switches, at_work, readings
    )
    return Derived(
        main=numbers.main_of(tables, character),
        secondary=numbers.secondary_of(tables, character),
        cassure=character.cassure,
        characteristics=values,
        characteristic_points=numbers.characteristic_points(character, settings),
        skills=views,
        skill_points=_skill_points(tables, character, settings, views, at_work),
        traits=tuple(_trait_view(tables, one) for one in held),
        memory=fortune.memory(tables, character, settings, held, at_work),
        heroism_max=most,
        heroism=heroism,
        initiative=numbers.initiative(character, settings, values, heroism),
        vitality=vitality,
        endurance=endurance,
        penalty=health.penalty(tables, settings, character.health),
        capital=fortune.capital(character, settings, at_work, stays),
        bounty=fortune.bounty(character, at_work, stays),
        debt=fortune.debt(character, at_work, stays),
        age=fortune.age(character, settings, at_work, asking),
        prison_rolls=fortune.prison_rolls(at_work),
        protection=numbers.protection(character.armours),
        opponent_modifiers=_opponent_modifiers(settings, at_work),
        options=_options(tables, at_work),
        choices=tuple(asking.asked),
    )


def _ask_keshite(tables: Tables, character: Character, settings: Settings, asking: Asking) -> None:
    """Which of his two traits an Immigré keshite has, where the campaign grants one only (I.C.1,
    NP-BIRTH-IMMIGRE-KESHITE)."""
    culture = culture_of(tables, character)
    if culture and culture.rule == "immigre-keshite" and settings.readings.keshite_one_trait:
        known = [tables.trait(id) for id in culture.traits]
        choice = Choice(
            id=KESHITE_CHOICE,
            title=say("np.choice.keshite"),
            step="origins",
            count=1,
            options=tuple((trait.id, trait.name) for trait in known),
            rule="NP-BIRTH-IMMIGRE-KESHITE",
        )
        asking.ask(choice)


def _trait_view(tables: Tables, held: Held) -> TraitView:
    trait = held.trait
    return TraitView(
        trait=trait.id,
        name=trait.name,
        type=tables.trait_types.get(trait.type).name,
        effect=trait.effect,
        pm=trait.pm if held.pick else 0,
        origin=held.origin,
        pick=held.pick,
        text=held.text,
    )


def _skill_points(
    tables: Tables,
    character: Character,
    settings: Settings,
    views: tuple[SkillView, ...],
    at_work: tuple[Cause, ...],
) -> Breakdown:
    """Skill points left at creation; negative when too many are spent. Prices are settings; points
    above the limit of Détermination cost double (II.B.1.c, NP-SKILL-LIMITATION)."""
    prices = settings.creation
    limit = limits(at_work)
    left = start(say("np.char.budget"), prices.skill_points)
    opened = [key for key in character.skills.opened if is_known(tables, key)]
    left = left.plus(say("np.char.openings", count=len(opened)), -prices.opening_cost * len(opened))
    totals = {view.key: view.value.total for view in views if view.opened}
    spent = 0
    for key, points in character.skills.raised.items():
        above = min(points, totals.get(key, 0) - limit.cap) if limit else 0
        dear = max(0, above) * raise_price(tables, key, prices.raise_cost, limit)
        spent += max(0, points - max(0, above)) * prices.raise_cost + dear
    return left.plus(say("np.char.raises"), -spent)


def _opponent_modifiers(
    settings: Settings, at_work: tuple[Cause, ...]
) -> tuple[tuple[str, int, str], ...]:
    """Points on the thresholds of who acts against the character (I.C.3, I.C.4, NP-CASSURE-FUITE,
    NP-TRAIT-SOCIAL-CARACTERE). What is worth bands is left to the check under other readings."""
    in_points = settings.readings.caractere_trait == "points"
    return tuple(
        (skill, modifier.value, cause.source)
        for cause in at_work
        for modifier in cause.effects.opponent_modifier
        if in_points or not modifier.bands
        for skill in modifier.skills
    )


def _options(tables: Tables, at_work: tuple[Cause, ...]) -> tuple[int, ...]:
    """Numbers of the options of a duel that are open (IV, NP-DUEL-OPTIONS-SET): those that a trait
    has to open only with it (I.C.4, NP-TRAIT-ECOLE-ESCRIME)."""
    gated = {trait.effects.opens_option for trait in tables.traits}
    opened = {cause.effects.opens_option for cause in at_work}
    return tuple(
        option.number
        for option in tables.duel_options
        if option.number not in gated or option.number in opened
    )
