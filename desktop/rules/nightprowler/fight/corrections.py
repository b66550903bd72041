"""The GM's corrections: commands like any other, each with its reason."""

import msgspec

from desktop.rules.message import Message, say
from desktop.rules.nightprowler.document.character import LINES, Health, Track
from desktop.rules.nightprowler.fight.commands import (
    CorrectBox,
    CorrectPool,
    SetBleeding,
    SetCondition,
    SetInitiative,
    SetModifier,
)
from desktop.rules.nightprowler.fight.events import (
    HealthSet,
    HeroismSet,
    InitiativeSet,
    ModifierSet,
)
from desktop.rules.nightprowler.fight.setup import end_reactions_if_silent
from desktop.rules.nightprowler.fight.state import Phase, State
from desktop.rules.nightprowler.fight.story import Story
from desktop.rules.nightprowler.fight.wounds import capacities
from desktop.rules.nightprowler.health.wounds import erase, lines, settle, ticked
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import Accepted, Outcome, Refused

HEROISM = "heroism"
MODIFIER_LIMIT = 30
BLEEDING_LIMIT = 20
INITIATIVE_LIMIT = 99
replace = msgspec.structs.replace


def correct_box(tables: Tables, state: State, command: CorrectBox[Track]) -> Outcome:
    """Tick or clear one box, without the consequences of a wound."""
    fighter = state.fighter(command.fighter)
    if not command.reason.strip():
        return Refused(say("np.fight.why.reason"))
    if not 0 <= command.row < LINES:
        return Refused(say("np.fight.why.row"))
    health, track = fighter.health, command.track
    if command.ticked:
        if health.ticks(track)[command.row] >= fighter.stats.capacity(track)[command.row]:
            return Refused(say("np.fight.why.full"))
        health = ticked(health, track, command.row)
    else:
        if not health.ticks(track)[command.row]:
            return Refused(say("np.fight.why.empty"))
        health = settle(tables, capacities(fighter), erase(health, track, command.row))
    text = say(
        "np.fight.corrected.ticked" if command.ticked else "np.fight.corrected.cleared",
        line=lines(tables, track)[command.row].name,
        track=say(f"np.fight.track.{track.value}"),
        reason=command.reason,
    )
    return _healed(tables, state, fighter.id, health, text)


def correct_pool(tables: Tables, state: State, command: CorrectPool) -> Outcome:
    """Set the PH that are left."""
    fighter = state.fighter(command.fighter)
    if not command.reason.strip():
        return Refused(say("np.fight.why.reason"))
    if command.pool != HEROISM:
        return Refused(say("np.fight.why.pool"))
    most = max(fighter.stats.heroism_max, fighter.heroism)
    if not 0 <= command.value <= most:
        return Refused(say("np.fight.why.pool-range", most=most))
    text = say("np.fight.corrected.heroism", value=command.value, reason=command.reason)
    story = Story(state)
    story.tell(HeroismSet(fighter=fighter.id, heroism=command.value, text=text))
    end_reactions_if_silent(tables, story)
    return story.accepted()


def set_bleeding(tables: Tables, state: State, command: SetBleeding) -> Outcome:
    """Set how many bleedings tick a box each turn."""
    fighter = state.fighter(command.fighter)
    if not command.reason.strip():
        return Refused(say("np.fight.why.reason"))
    if not 0 <= command.count <= BLEEDING_LIMIT:
        return Refused(say("np.fight.why.range", least=0, most=BLEEDING_LIMIT))
    health = replace(fighter.health, bleeding=command.count)
    text = say("np.fight.corrected.bleeding", count=command.count, reason=command.reason)
    return _healed(tables, state, fighter.id, health, text)


def set_condition(tables: Tables, state: State, command: SetCondition) -> Outcome:
    """Set or lift a condition."""
    fighter = state.fighter(command.fighter)
    if not command.reason.strip():
        return Refused(say("np.fight.why.reason"))
    name = command.condition.value
    health = replace(fighter.health, **{name: command.on})
    set_or_lifted = "set" if command.on else "lifted"
    condition = say(f"np.fight.status.{name}")
    text = say(f"np.fight.corrected.{set_or_lifted}", condition=condition, reason=command.reason)
    return _healed(tables, state, fighter.id, health, text)


def set_initiative(command: SetInitiative) -> Outcome:
    """Overrule an Initiative, or return to the sheet's."""
    if command.value is not None and not 0 <= command.value <= INITIATIVE_LIMIT:
        return Refused(say("np.fight.why.range", least=0, most=INITIATIVE_LIMIT))
    return Accepted((InitiativeSet(fighter=command.fighter, value=command.value),))


def set_modifier(state: State, command: SetModifier) -> Outcome:
    """The circumstance modifier of a roll still to come."""
    if not -MODIFIER_LIMIT <= command.value <= MODIFIER_LIMIT:
        return Refused(say("np.fight.why.range", least=-MODIFIER_LIMIT, most=MODIFIER_LIMIT))
    if state.phase not in (Phase.CHOICE, Phase.REACTION, Phase.RESOLUTION):
        return Refused(say("np.fight.why.not-resolving"))
    return Accepted((ModifierSet(fighter=command.fighter, value=command.value),))


def _healed(tables: Tables, state: State, fighter: str, health: Health, text: Message) -> Outcome:
    story = Story(state)
    story.tell(HealthSet(fighter=fighter, health=health, text=text))
    end_reactions_if_silent(tables, story)
    story.go_on()
    return story.accepted()
