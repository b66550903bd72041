"""The sums of a fight: what an attack is, what stands against it, what is read of it; what states
and wounds cost. The source has no chapter of combat: the numbers are the campaign's."""

from collections.abc import Iterable, Iterator

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.harp import campaign, skills, trial
from desktop.rules.harp.defence import defence
from desktop.rules.harp.document import Character, Weapon
from desktop.rules.harp.fight.state import Fighter, State
from desktop.rules.harp.manoeuvre import Modifier
from desktop.rules.harp.rolls import Chain
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.combat import AttackSize, FightState
from desktop.rules.harp.tables.manoeuvres import Confidence
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.members import found
from desktop.rules.message import Text, say

BRAWL = "bagarre"
ATTACK = "attaque"
"""What a prepared bonus names that waits for the next attack."""
STUNNED, LOST = "etourdi", "round-perdu"
"""States of the campaign that the results of criticals ask for by themselves."""


def bare(settings: Settings) -> Weapon:
    """Bare hands: the smallest size that the campaign has but one, or its only one."""
    sizes = settings.sizes
    size = sizes[min(1, len(sizes) - 1)].id if sizes else ""
    return Weapon(id="", name="", fumble=settings.fight_number("bare-fumble"), size=size)


def weapon_of(settings: Settings, one: Character, weapon: str) -> Weapon | None:
    """A weapon by its id; bare hands for ""."""
    return found(one.weapons, weapon) if weapon else bare(settings)


def weapon_name(weapon: Weapon) -> Text:
    """What a weapon is called."""
    return weapon.name or say("harp.fight.bare-hands")


def offence(tables: Tables, settings: Settings, one: Character, weapon: Weapon) -> Breakdown:
    """The bonus of an attack (BO): that of the weapon, or what somebody knows of brawls."""
    if weapon.id:
        return start(weapon_name(weapon), weapon.bonus)
    held = next((each for each in one.skills if each.skill == BRAWL), None)
    return skills.total(tables, settings, one, held or skills.unlearnt(tables, BRAWL))


def states_of(settings: Settings, one: Fighter) -> Iterator[FightState]:
    """The states of the campaign that somebody is in; one that it lost counts for nothing."""
    for held in one.held:
        row = found(settings.fight_states, held.state)
        if row is not None:
            yield row


def hindrance(settings: Settings, one: Fighter) -> FightState | None:
    """The first state that keeps somebody from acting."""
    return next((each for each in states_of(settings, one) if not each.acts), None)


def guard(tables: Tables, settings: Settings, one: Fighter) -> Breakdown:
    """The bonus of defence (BD) of somebody now: that of the sheet, what he parries with, and his
    states."""
    done = defence(tables, settings, one.document)
    done = done.plus(say("harp.fight.parry"), one.marks.parry)
    for each in states_of(settings, one):
        done = done.plus(each.name, each.defence)
    return done


def hampered(settings: Settings, one: Fighter) -> tuple[Modifier, ...]:
    """What his states cost all that somebody does."""
    return tuple(
        Modifier(each.name, each.penalty) for each in states_of(settings, one) if each.penalty
    )


def attack_modifiers(
    tables: Tables,
    state: State,
    one: Fighter,
    target: Fighter,
    situations: Iterable[str] = (),
    modifier: int = 0,
) -> tuple[Modifier, ...]:
    """All that is added to an attack beside its bonus: what the attacker parries with, what stands
    against him, wounds, states, the situation, what was prepared (HARP-SITUATION-STACK)."""
    settings = state.settings
    done = [Modifier(say("harp.fight.parry"), -one.marks.parry)] if one.marks.parry else []
    done += [
        Modifier(say("harp.fight.against", what=line.label), -line.amount)
        for line in guard(tables, settings, target).lines
        if line.amount
    ]
    done += trial.burdens(tables, settings, one.document)
    done += hampered(settings, one)
    for id in situations:
        row = found(settings.situations, id)
        if row is not None:
            done.append(Modifier(row.name, row.amount))
    done += trial.prepared(one.document, ATTACK)
    if modifier:
        done.append(Modifier(say("harp.fight.modifier"), modifier))
    return tuple(done)


def sureness(
    settings: Settings, one: Fighter, target: Fighter, situations: Iterable[str]
) -> Iterator[Confidence]:
    """How sure the campaign's values are that an attack rests on."""
    yield settings.fight_row("defence-times").confidence
    for each in states_of(settings, one):
        if each.penalty:
            yield each.confidence
    for each in states_of(settings, target):
        if each.defence:
            yield each.confidence
    for id in situations:
        row = found(settings.situations, id)
        if row is not None:
            yield row.confidence


def size_of(settings: Settings, size: str) -> AttackSize:
    """The size of an attack; one that the campaign lost changes nothing and caps nothing."""
    return found(settings.sizes, size) or AttackSize(id=size, called=size, cap=NO_CAP)


NO_CAP = 10_000


def read(settings: Settings, weapon: Weapon, chain: Chain, total: int) -> Breakdown:
    """What is read on a table of criticals: the total of the attack, its size, and no more than
    that size allows, unless the first throw lifts that."""
    size = size_of(settings, weapon.size)
    done = start(say("harp.fight.total"), total)
    done = done.plus(say("harp.fight.size", name=size.name), size.modifier)
    if chain.natural >= settings.fight_number("uncapped-from"):
        done = done.noted(say("harp.fight.uncapped", throw=chain.natural))
    else:
        done = done.at_most(size.cap, say("harp.fight.capped", name=size.name, cap=size.cap))
    return campaign.noted(done, (size.confidence,))
