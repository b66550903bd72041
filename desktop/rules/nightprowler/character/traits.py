"""The traits a character has and where each comes from: race, birth, milieu, memory (I.C).

Nothing here raises on a document that names what the tables do not know: unknown entries are
skipped, and `creation` lists them as problems.
"""

from collections import Counter

import msgspec
from msgspec.structs import replace

from desktop.rules.message import Message, say
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.settings.readings import Readings
from desktop.rules.nightprowler.tables.character import Culture, Race, Trait
from desktop.rules.nightprowler.tables.effects import Effects
from desktop.rules.nightprowler.tables.rule_ids import rule_of
from desktop.rules.nightprowler.tables.tables import Tables

# Ids that a rule names outright.
OPPROBRE = "opprobre"
FILIATION, ERREUR = "filiation", "erreur-judiciaire"
FUITE, INFLUENCE = "fuite", "mauvaise-influence"
KESHITE_CHOICE = "immigre-keshite.trait"


class Held(msgspec.Struct, frozen=True, kw_only=True):
    """A trait in effect; `pick` is the id of its TraitPick when it was bought."""

    trait: Trait
    origin: Message
    pick: str = ""
    text: str = ""


class Cause(msgspec.Struct, frozen=True, kw_only=True):
    """A cassure or a trait as what changes numbers: its id, its name as shown, its effects.

    `key` starts the ids of its choices: the id, numbered when a trait was bought again.
    """

    id: str
    key: str
    name: str
    effects: Effects

    @property
    def source(self) -> str:
        """The inventory id behind it."""
        return rule_of(self.id)


def race_of(tables: Tables, character: Character) -> Race | None:
    """The race, or None when none that the tables know is chosen."""
    race = character.origins.race
    return tables.race(race) if race in tables.races else None


def culture_of(tables: Tables, character: Character) -> Culture | None:
    """The culture of birth that counts: None for a birth that the race imposes (I.C.4,
    NP-TRAIT-ELFE-ENFANT-MER-VENT, NP-TRAIT-SANG-MELE-COMPETENCES)."""
    race = race_of(tables, character)
    culture = character.origins.culture
    if (race and race.birth != "culture") or culture not in tables.cultures:
        return None
    return tables.culture(culture)


def people(tables: Tables, culture: str) -> Culture | None:
    """A culture that is a people of its own (not métis, immigré…), or None."""
    if culture not in tables.cultures:
        return None
    found = tables.culture(culture)
    return found if found.rule == "direct" else None


def raised_among(tables: Tables, character: Character) -> Culture | None:
    """The people that raised a Métis, or the homeland of an Immigré (I.C.1, NP-BIRTH-METIS,
    NP-BIRTH-IMMIGRE); None when nothing legal is chosen."""
    culture = culture_of(tables, character)
    if culture is None or culture.rule not in ("metis", "immigre"):
        return None
    raised = people(tables, character.origins.raised)
    return None if raised is None or raised.id in culture.excluded else raised


def birth_traits(tables: Tables, character: Character, readings: Readings) -> tuple[str, ...]:
    """Trait ids that the Naissance gives (I.C.1, NP-BIRTH-CULTURE-TRAIT, NP-BIRTH-METIS,
    NP-BIRTH-IMMIGRE, NP-BIRTH-IMMIGRE-KESHITE), before a gouri's Anonyme.

    Under `keshite_one_trait` an Immigré keshite has the trait that is answered, and none while
    nothing is.
    """
    race = race_of(tables, character)
    if race and race.birth == "mere" and readings.sang_mele_culture_trait:
        mother = people(tables, character.origins.mother)
        return mother.traits if mother else ()
    culture = culture_of(tables, character)
    if culture is None:
        return ()
    raised = raised_among(tables, character)
    match culture.rule:
        case "direct":
            return culture.traits
        case "metis":
            if character.origins.mother in culture.opprobre_mothers:
                return (OPPROBRE,)
            return raised.traits if raised else ()
        case "immigre":
            return (*(raised.traits if raised else ()), *culture.traits)
        case "immigre-keshite":
            given = culture.traits
            if readings.keshite_one_trait:
                answer = character.choices.get(KESHITE_CHOICE, ())
                given = tuple(trait for trait in given if trait in answer[:1])
            if readings.keshite_difficulties:
                for other in tables.cultures:
                    given += other.traits if other.rule == "immigre" else ()
            return given


def _after_anonyme(
    tables: Tables, character: Character, given: tuple[str, ...], readings: Readings
) -> tuple[str, ...]:
    """What Anonyme leaves of the traits of birth (I.C.4, NP-TRAIT-GOURI-ANONYME): nothing, or
    what the people itself gives under the other reading."""
    if not readings.anonyme_keeps_culture_trait:
        return ()
    culture = culture_of(tables, character)
    own = raised_among(tables, character) or culture
    return tuple(trait for trait in given if own and trait in own.traits)


def held_traits(tables: Tables, character: Character, readings: Readings) -> tuple[Held, ...]:
    """Every trait in effect, in the order of the source: race, birth, milieu, memory (I.C.4).

    A trait that is not bought counts once, whoever gives it; a trait bought twice counts twice.
    """
    found: list[Held] = []
    given: set[str] = set()

    def give(traits: tuple[str, ...], origin: Message) -> None:
        for trait_id in traits:
            if trait_id in given or trait_id not in tables.traits:
                continue
            given.add(trait_id)
            trait = tables.trait(trait_id)
            found.append(Held(trait=trait, origin=origin))
            give(trait.effects.grants, say("np.char.origin-granted", name=trait.name))

    if race := race_of(tables, character):
        give(race.traits, say("np.char.origin-race", name=race.name))
    bought = [pick for pick in character.traits if pick.trait in tables.traits]
    ignoring = any(one.trait.effects.ignore_birth_traits for one in found) or any(
        tables.trait(pick.trait).effects.ignore_birth_traits for pick in bought
    )
    birth = birth_traits(tables, character, readings)
    if ignoring:
        birth = _after_anonyme(tables, character, birth, readings)
    named = culture_of(tables, character) or people(tables, character.origins.mother)
    give(birth, say("np.char.origin-birth", name=named.name if named else ""))
    if character.origins.milieu in tables.milieux:
        milieu = tables.milieu(character.origins.milieu)
        give((milieu.trait,), say("np.char.origin-milieu", name=milieu.name))
    for pick in bought:
        trait = tables.trait(pick.trait)
        origin = say("np.char.origin-memory")
        found.append(Held(trait=trait, origin=origin, pick=pick.id, text=pick.text))
        give(trait.effects.grants, say("np.char.origin-granted", name=trait.name))
    return tuple(found)


def causes(
    tables: Tables, character: Character, held: tuple[Held, ...], readings: Readings
) -> tuple[Cause, ...]:
    """What changes numbers, in the order in which it does: the cassure first, then the traits."""
    found: list[Cause] = []
    seen: Counter[str] = Counter()
    for trait in (one.trait for one in held):
        seen[trait.id] += 1
        key = trait.id if seen[trait.id] == 1 else f"{trait.id}-{seen[trait.id]}"
        found.append(Cause(id=trait.id, key=key, name=trait.name, effects=trait.effects))
    if character.cassure in tables.cassures:
        cassure = tables.cassure(character.cassure)
        effects = cassure_effects(tables, cassure.id, readings)
        cause = Cause(id=cassure.id, key=cassure.id, name=cassure.name, effects=effects)
        found.insert(0, cause)
    return tuple(found)


def cassure_effects(tables: Tables, cassure: str, readings: Readings) -> Effects:
    """The effects of a cassure under the readings of the campaign (I.C.3,
    NP-CASSURE-ERREUR-JUDICIAIRE, NP-CASSURE-FUITE)."""
    effects = tables.cassure(cassure).effects
    if readings.heroism_of_filiation and cassure in (FILIATION, ERREUR):
        moved = tables.cassure(ERREUR).effects.heroism
        return replace(effects, heroism=moved if cassure == FILIATION else 0)
    if readings.fuite_and_influence_swapped and cassure in (FUITE, INFLUENCE):
        other = tables.cassure(INFLUENCE if cassure == FUITE else FUITE).effects
        return replace(
            effects, bounty=other.bounty, caractere=other.caractere, heroism=other.heroism
        )
    return effects
