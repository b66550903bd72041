"""Characteristics, Héroïsme and Initiative of a character, each with its sum (I, II.A)."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.nightprowler.character.choices import Asking
from desktop.rules.nightprowler.character.derived import Choice
from desktop.rules.nightprowler.character.traits import Cause
from desktop.rules.nightprowler.document import ledger
from desktop.rules.nightprowler.document.character import Armour, Character
from desktop.rules.nightprowler.health.wounds import asphyxia_sequela, scarred
from desktop.rules.nightprowler.settings.values import PrisonStay, Settings
from desktop.rules.nightprowler.tables.effects import CharacteristicId
from desktop.rules.nightprowler.tables.tables import Tables

IDS: tuple[CharacteristicId, ...] = ("doigte", "caractere", "robustesse", "cervelle")
HELD_MAXIMUM: tuple[CharacteristicId, ...] = ("robustesse",)
"""Characteristics for which a trait has a maximum at creation."""

KEPT, BROKEN = "tenue", "rompue"
"""Answers to the standing reading of Désinvolture."""


def main_of(tables: Tables, character: Character) -> str:
    """The main characteristic, fixed by the style (I.A, NP-STYLE-MAIN-CHARACTERISTIC); "" while
    no style is chosen."""
    style = character.identity.style
    return tables.style(style).main if style in tables.styles else ""


def secondary_of(tables: Tables, character: Character) -> str:
    """The secondary characteristic, fixed by the specialty (I.B, NP-BRANCH-SPECIALTIES), or chosen
    by a Corrompu (NP-SPECIALTY-CORROMPU); "" while there is none."""
    specialty = character.identity.specialty
    if specialty not in tables.specialties:
        return ""
    found = tables.specialty(specialty)
    chosen = character.identity.secondary
    return found.secondary or (chosen if chosen in IDS else "")


def adjusted(character: Character, number: str, value: Breakdown) -> Breakdown:
    """A number with its correction by hand, named by the number's path."""
    return value.plus(say("np.char.adjustment"), character.adjustments.get(number, 0))


def characteristics(
    tables: Tables, character: Character, settings: Settings, causes: tuple[Cause, ...]
) -> dict[str, Breakdown]:
    """The four characteristics (II.A, NP-CHARACTERISTICS-FOUR): points, bonuses of main and
    secondary, cassure and traits, the maxima that hold at creation (I.C.4, NP-TRAIT-VETERAN),
    then what was learnt and lost since (VI.C.3, NP-ASPHYXIA-SEQUELAE)."""
    main, secondary = main_of(tables, character), secondary_of(tables, character)
    values: dict[str, Breakdown] = {}
    for one in IDS:
        points = character.characteristics.of(one)
        value = start(say("np.char.points"), points, "NP-CHARACTERISTICS-FOUR")
        if one == main:
            bonus = settings.creation.main_bonus
            value = value.plus(say("np.char.main"), bonus, "NP-STYLE-MAIN-CHARACTERISTIC")
        if one == secondary:
            bonus = settings.creation.secondary_bonus
            value = value.plus(say("np.char.secondary"), bonus, "NP-BRANCH-SPECIALTIES")
        for cause in causes:
            value = value.plus(cause.name, cause.effects.characteristic(one), cause.source)
        for cause in causes:
            most = cause.effects.robustesse_max if one in HELD_MAXIMUM else None
            if most is not None and not character.created:
                label = say("np.char.creation-maximum", name=cause.name, maximum=most)
                value = value.at_most(most, label, cause.source)
        learnt = ledger.points(character, ledger.Kind.CHARACTERISTIC, one)
        value = value.plus(say("np.char.learnt"), learnt, "NP-PROGRESSION-TOKENS-MEANING")
        if one == "cervelle" and character.health.choked:
            lost = asphyxia_sequela(tables, len(character.health.choked))
            value = value.plus(lost.label, lost.amount, lost.source)
        values[one] = adjusted(character, f"characteristic:{one}", value)
    return values


def characteristic_points(character: Character, settings: Settings) -> Breakdown:
    """Points left to share among the characteristics; negative when too many are spent."""
    left = start(say("np.char.budget"), settings.creation.characteristic_points)
    for one in IDS:
        points = character.characteristics.of(one)
        left = left.plus(say(f"np.char.spent-{one}"), -points)
    return left


def heroism_max(
    tables: Tables,
    character: Character,
    settings: Settings,
    causes: tuple[Cause, ...],
    stays: tuple[PrisonStay, ...],
    asking: Asking,
) -> Breakdown:
    """Initial Héroïsme (III.F), 0 or more: base, cassure, traits, prison, what was learnt,
    corrections, then the séquelles (V.A, NP-HEALTH-SEQUELAE)."""
    value = start(say("np.char.heroism-base"), settings.creation.heroism)
    for cause in causes:
        value = value.plus(cause.name, cause.effects.heroism, cause.source)
        if settings.readings.desinvolture == "permanente":
            value = value.plus(cause.name, _standing(cause, asking), cause.source)
    for stay in stays:
        value = value.plus(say("np.char.prison"), stay.effects.heroism)
    learnt = ledger.points(character, ledger.Kind.INITIAL_HEROISM)
    value = value.plus(say("np.char.learnt"), learnt, "NP-PROGRESSION-TOKENS-MEANING")
    value = adjusted(character, "heroism", value)
    health = character.health
    return scarred(tables, value, len(health.sequelae) + len(health.choked))


def _standing(cause: Cause, asking: Asking) -> int:
    """Désinvolture as a standing gain or loss (I.C.4, NP-TRAIT-ELFE-DESINVOLTURE): nothing until
    the player says whether the conditions are kept."""
    condition = cause.effects.heroism_condition
    if condition is None:
        return 0
    choice = Choice(
        id=f"{cause.key}.conditions",
        title=say("np.choice.conditions", name=cause.name),
        step="traits",
        count=1,
        options=(
            (KEPT, say("np.choice.conditions-kept")),
            (BROKEN, say("np.choice.conditions-broken")),
        ),
        rule=cause.source,
    )
    answer = asking.ask(choice)
    if not answer:
        return 0
    return condition.met if answer[0] == KEPT else condition.not_met


def initiative(
    character: Character, settings: Settings, values: dict[str, Breakdown], heroism: int
) -> Breakdown:
    """Initiative by the campaign's formula; the source has none (IV.B.2,
    NP-COMBAT-INITIATIVE-FIRST-TURN)."""
    match settings.creation.initiative:
        case "doigte-cervelle":
            first, second = values["doigte"].total, values["cervelle"].total
            label = say("np.char.initiative-half", doigte=first, cervelle=second)
            value = start(label, (first + second) // 2, "NP-COMBAT-INITIATIVE-FIRST-TURN")
        case "ph":
            label = say("np.char.initiative-heroism")
            value = start(label, heroism, "NP-COMBAT-INITIATIVE-FIRST-TURN")
        case "manuelle":
            value = start(say("np.char.initiative-manual"), 0)
    return adjusted(character, "initiative", value)


def protection(armours: tuple[Armour, ...]) -> Breakdown:
    """Protection against cutting weapons (IV.B.7, NP-ARMOUR-TABLE): the best armour worn, without
    what it has lost, 0 or more."""
    sums = [
        start(worn.name, worn.protection, "NP-ARMOUR-TABLE")
        .plus(say("np.char.armour-lost"), -worn.lost, "NP-ARMOUR-REPAIR")
        .at_least(0, say("np.char.armour-spent"), "NP-ARMOUR-REPAIR")
        for worn in armours
        if worn.worn
    ]
    if not sums:
        return start(say("np.char.no-armour"), 0, "NP-ARMOUR-TABLE")
    return max(sums, key=lambda value: value.total)
