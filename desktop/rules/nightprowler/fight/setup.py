"""Who fights whom: joining, sides, engagements, weapons in hand, leaving, the end."""

import msgspec

from desktop.rules.message import say
from desktop.rules.nightprowler.document.character import Character, Track
from desktop.rules.nightprowler.fight.commands import (
    ApplySettings,
    DocumentEdited,
    Engage,
    Join,
    Remove,
    Separate,
    SetSide,
)
from desktop.rules.nightprowler.fight.demands import demand
from desktop.rules.nightprowler.fight.events import (
    DocumentReplaced,
    HealthSet,
    Joined,
    Noted,
    Paired,
    Parted,
    Removed,
    RoundStarted,
    SettingsApplied,
    SideSet,
)
from desktop.rules.nightprowler.fight.gear import has_free_hand
from desktop.rules.nightprowler.fight.live import live, same_gear, with_gear, with_gear_of
from desktop.rules.nightprowler.fight.options import speakers
from desktop.rules.nightprowler.fight.parts import Gear, Phase
from desktop.rules.nightprowler.fight.state import Fighter, State, engaged_at
from desktop.rules.nightprowler.fight.stats import first_arm, stats_of
from desktop.rules.nightprowler.fight.story import Story
from desktop.rules.nightprowler.health.wounds import lines
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import Accepted, Outcome, Refused

replace = msgspec.structs.replace


def join(tables: Tables, state: State, command: Join[Character]) -> Outcome:
    """Freeze a document into the fight, under a name nobody else has."""
    if not command.fighter or state.find(command.fighter) is not None:
        return Refused(say("np.fight.why.already-in", name=command.name))
    document = command.document
    stats, heroism = stats_of(tables, state.settings, document)
    arm = first_arm(stats)
    wanted = command.name.strip() or document.name.strip() or command.fighter
    fighter = Fighter(
        id=command.fighter,
        name=distinct(state, wanted),
        side=command.side,
        character=command.character,
        document=document,
        stats=stats,
        health=document.health,
        heroism=heroism,
        weapon=arm.id,
        shield=bool(document.shield) and has_free_hand(arm),
    )
    return Accepted((Joined(fighter=fighter),))


def distinct(state: State, name: str) -> str:
    """The name, numbered when somebody bears it already: "Milicien 2"."""
    taken = {each.name for each in state.fighters}
    if name not in taken:
        return name
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"


def begin(state: State) -> Outcome:
    """Open the first turn; whoever has no adversary yet is given the least beset one."""
    if state.phase is not Phase.SETUP:
        return Refused(say("np.fight.why.begun"))
    if state.questions:
        return Refused(say("np.fight.why.answer-first"))
    able = [each for each in state.fighters if each.able]
    if len({each.side for each in able}) < 2:
        return Refused(say("np.fight.why.two-sides"))
    story = Story(state)
    for fighter in able:
        # A shot is made from afar: nobody is engaged with who holds a bow before one comes near.
        enemies = [
            each for each in story.state.enemies(fighter) if each.able and not each.arm.ranged
        ]
        if enemies and not fighter.arm.ranged and not story.state.foes(fighter.id):
            foe = min(enemies, key=_Beset(story.state))
            story.tell(Paired(pair=engaged_at(fighter, foe)))
    story.tell(RoundStarted(round=1))
    return story.accepted()


class _Beset:
    """Sorts fighters by how many they face."""

    def __init__(self, state: State) -> None:
        self._state = state

    def __call__(self, fighter: Fighter) -> int:
        return len(self._state.foes(fighter.id))


def engage(state: State, command: Engage) -> Outcome:
    """Put two adversaries face to face, by the GM's word."""
    fighter, foe = state.fighter(command.fighter), state.find(command.foe)
    if foe is None or foe not in state.enemies(fighter) or fighter not in state.enemies(foe):
        return Refused(say("np.fight.why.target", name=state.name(command.foe)))
    if state.pair(fighter.id, foe.id) is not None:
        return Refused(say("np.fight.why.engaged", name=fighter.name, foe=foe.name))
    return Accepted((Paired(pair=engaged_at(fighter, foe)),))


def separate(state: State, command: Separate) -> Outcome:
    """End an engagement, by the GM's word."""
    pair = state.pair(command.fighter, command.foe)
    if pair is None or command.fighter == command.foe:
        return Refused(say("np.fight.why.not-engaged"))
    return Accepted((Parted(pair=pair),))


def set_side(state: State, command: SetSide) -> Outcome:
    """Change sides; engagements with the new friends end."""
    story = Story(state)
    story.tell(SideSet(fighter=command.fighter, side=command.side))
    for foe in state.foes(command.fighter):
        if foe.side == command.side and (pair := state.pair(command.fighter, foe.id)):
            story.tell(Parted(pair=pair))
    return story.accepted()


def remove(tables: Tables, state: State, command: Remove) -> Outcome:
    """Take somebody out of the fight."""
    if state.fighter(command.fighter).removed:
        return Refused(say("np.fight.why.removed", name=state.name(command.fighter)))
    story = Story(state)
    story.tell(Removed(fighter=command.fighter, reason=command.reason))
    part(story, command.fighter)
    end_reactions_if_silent(tables, story)
    story.go_on()
    return story.accepted()


def part(story: Story, fighter: str, foe: str = "") -> None:
    """End every engagement of a fighter, or the one with `foe`."""
    for pair in story.state.pairs:
        if pair.holds(fighter) and (not foe or pair.holds(foe)):
            story.tell(Parted(pair=pair))


def end_reactions_if_silent(tables: Tables, story: Story) -> None:
    """Go on to the resolution when nobody is left who may react."""
    if story.state.phase is Phase.REACTION and not speakers(tables, story.state):
        story.enter(Phase.RESOLUTION)
        demand(tables, story)


def close(tables: Tables, state: State) -> Outcome:
    """End the fight; a Blessure mortelle that was survived leaves a séquelle (V.A,
    NP-HEALTH-SEQUELAE)."""
    story = Story(state)
    for fighter in state.fighters:
        health = fighter.health
        if fighter.mortal and not (health.dead or health.dying):
            scars = (_scar(tables, state, fighter),) * fighter.mortal
            text = say("np.fight.answer.scarred", name=fighter.name, count=fighter.mortal)
            scarred = replace(health, sequelae=(*health.sequelae, *scars))
            story.tell(Noted(text=text))
            story.tell(HealthSet(fighter=fighter.id, health=scarred, text=text))
    story.enter(Phase.CLOSED)
    return story.accepted()


def _scar(tables: Tables, state: State, fighter: Fighter) -> str:
    """What is known of a wound that marks for life: its line, and who gave it; the place follows
    from the blow, which only people have described."""
    line = lines(tables, Track.VITALITY)[-1].name
    blows = [
        injury.by
        for injury in state.injuries
        if injury.fighter == fighter.id and injury.by not in ("", fighter.id)
    ]
    return f"{line} ({state.name(blows[-1])})" if blows else line


def document_edited(tables: Tables, state: State, command: DocumentEdited[Character]) -> Outcome:
    """Take over an edited sheet: its numbers, and of what the fight owns only what changed."""
    fighter = state.fighter(command.fighter)
    document = command.document
    before = live(fighter, fighter.document)
    untouched = same_gear(before, document)
    if untouched:
        # What the fight broke is not a fact of the sheet: its undo mends it.
        document = with_gear_of(fighter.document, document)
    gear = fighter.gear if untouched else Gear()
    stats, heroism = stats_of(tables, state.settings, with_gear(gear, document))
    health = document.health if document.health != before.health else None
    spent = document.pools.heroism_spent != before.pools.heroism_spent
    changed = spent or stats.heroism_max != fighter.stats.heroism_max
    event = DocumentReplaced(
        fighter=fighter.id,
        document=document,
        stats=stats,
        health=health,
        gear=None if untouched else Gear(),
        heroism=heroism if changed else None,
        name=_renamed(state, fighter, document),
    )
    return Accepted((event,))


def apply_settings(tables: Tables, state: State, command: ApplySettings[Settings]) -> Outcome:
    """Work out everybody's numbers anew by other settings; what the fight owns stays."""
    stats = {
        each.id: stats_of(tables, command.settings, with_gear(each.gear, each.document))[0]
        for each in state.fighters
        if not each.removed
    }
    return Accepted((SettingsApplied(settings=command.settings, stats=stats),))


def _renamed(state: State, fighter: Fighter, document: Character) -> str:
    """The name to bear once a sheet was renamed; "" to keep the present one."""
    wanted = document.name.strip()
    if not fighter.character or not wanted or document.name == fighter.document.name:
        return ""
    return distinct(state, wanted)
