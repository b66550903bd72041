"""Spells, standing between, care and potions in a fight."""

from desktop.rules.message import Message, say
from desktop.rules.pv_negatifs import clocks, healing, manoeuvres, mortal, parachute, willing
from desktop.rules.pv_negatifs import resistance as magic
from desktop.rules.pv_negatifs import swallowed as gulp
from desktop.rules.pv_negatifs.fight import rounds
from desktop.rules.pv_negatifs.fight.acting import why_not
from desktop.rules.pv_negatifs.fight.commands import Cast, Drink, Heal, Interpose, Tend
from desktop.rules.pv_negatifs.fight.state import Fighter, State
from desktop.rules.pv_negatifs.fight.story import Story
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.system import Refused

D100 = 100
MOST_SEGMENTS, MOST_POINTS = 12, 100


def cast(tables: Tables, story: Story, command: Cast) -> Refused | None:
    """A spell: its time, and what may spoil it (PV-WOUND-HANDS, PV-WOUND-VOICE,
    PV-INTERPOSE-BOTH, PV-INTERPOSE-ONE, PV-PARA-VENTRAL, PV-SWALLOW-ESCAPE, PV-MOVE-SHOOT)."""
    one = story.fighter(command.fighter)
    if why := why_no_spell(tables, story.state, one):
        return Refused(why)
    if not 1 <= command.segments <= MOST_SEGMENTS:
        return Refused(say("pv.fight.why.value"))
    cost = mortal.handicaps(tables, one.document.mortal)
    segments = cost.spells * command.segments
    story.mark(one.id, attacks=one.every_attack, far=command.far)
    dangers: list[tuple[str, int, int]] = []
    if one.marks.hindered:
        percent = manoeuvres.spell_interrupted(tables, one.marks.hindered, segments).total
        dangers.append(("interrupted", percent, 1))
    if one.document.wears("parachute-ventral"):
        dangers.append(("parachute", parachute.spell_failure(tables, segments), 1))
    if one.swallowed is not None:
        dangers.append(("inside", gulp.spell_failure(tables), segments))
    for name, percent, count in dangers:
        label = say(f"pv.fight.die.{name}", chance=percent)
        faces = story.roller(one.id).several(name, count, D100, label)
        if min(faces) <= percent:
            text = say(f"pv.fight.line.spell-{name}", chance=percent, roll=min(faces))
            story.of(one.id, text)
            return None
    story.of(one.id, say("pv.fight.line.spell", segments=segments))
    return None


def why_no_spell(tables: Tables, state: State, one: Fighter) -> Message | None:
    """Why somebody cannot cast, or None."""
    if found := why_not(tables, state, one, "sort"):
        return found
    if one.marks.attacks or one.marks.full_defence:
        return say("pv.fight.why.attacked", name=one.name)
    if not mortal.handicaps(tables, one.document.mortal).spells:
        return say("pv.fight.why.no-spells", name=one.name)
    return None


def interpose(tables: Tables, story: Story, command: Interpose) -> Refused | None:
    """Stand between two who fight (PV-INTERPOSE-BOTH), or hinder one (PV-INTERPOSE-ONE)."""
    state, one = story.state, story.fighter(command.fighter)
    if why := why_not(tables, state, one, "defense"):
        return Refused(why)
    if one.marks.attacks or one.marks.full_defence:
        return Refused(say("pv.fight.why.attacked", name=one.name))
    named = [each for each in (command.target, command.other) if each]
    here = {each.id for each in state.others(one.id) if not each.document.dead}
    if not named or len(set(named)) != len(named) or not set(named) <= here:
        return Refused(say("pv.fight.why.target"))
    way = "deux" if len(named) > 1 else "un"
    story.mark(one.id, attacks=one.every_attack)
    for each in named:
        story.mark(each, hindered=way)
    names = tuple(say("pv.fight.name", name=state.name(each)) for each in named)
    story.of(one.id, say("pv.fight.line.interposes", names=names))
    return None


def tend(tables: Tables, story: Story, command: Tend) -> Refused | None:
    """Stabilise oneself or somebody else (PV-DEFENSIF-STABILISE, PV-DEEP-STABILISE)."""
    state, one = story.state, story.fighter(command.fighter)
    if why := why_not(tables, state, one, "stabiliser"):
        return Refused(why)
    target = state.find(command.target)
    if target is None or target.removed:
        return Refused(say("pv.fight.why.target"))
    if one.marks.attacks or one.marks.full_defence:
        return Refused(say("pv.fight.why.attacked", name=one.name))
    if not healing.may_stabilise(target.document):
        return Refused(say("pv.edit.no-stabilise"))
    story.mark(one.id, attacks=one.every_attack)
    skill, kit = one.document.skill("soins"), one.document.has("trousse")
    roller = story.roller(target.id)
    story.of(one.id, say("pv.fight.line.tends", foe=target.name))
    told = clocks.stabilised(tables, target.document, skill, roller, kit=kit)
    story.told(target.id, told)
    return None


def drink(tables: Tables, story: Story, command: Drink) -> Refused | None:
    """A potion of healing that somebody drinks in his turn; below zero it takes a heroic roll
    (PV-HEROIC-WHEN, PV-WOUND-HANDS, PV-WOUND-VOICE)."""
    one = story.fighter(command.fighter)
    if why := why_no_drink(tables, story.state, one):
        return Refused(why)
    if why := _why_no_heal(one, command.points, command.wound):
        return Refused(why)
    times = mortal.handicaps(tables, one.document.mortal).potions
    story.mark(one.id, attacks=one.every_attack)
    story.of(one.id, say("pv.fight.line.drinks", rounds=times))
    _healed(tables, story, one, command.points, command.wound, "substance")
    return None


def why_no_drink(tables: Tables, state: State, one: Fighter) -> Message | None:
    """Why somebody cannot drink a potion now, or None."""
    if found := why_not(tables, state, one, "potion"):
        return found
    if one.marks.attacks or one.marks.full_defence:
        return say("pv.fight.why.attacked", name=one.name)
    if not mortal.handicaps(tables, one.document.mortal).potions:
        return say("pv.fight.why.no-potions", name=one.name)
    return None


def heal(tables: Tables, story: Story, command: Heal) -> Refused | None:
    """A spell or a potion given to somebody, at any time, by the GM's word (PV-DEEP-CURE,
    PV-MR-SUBSTANCE, PV-WOUND-VOICE)."""
    one = story.fighter(command.fighter)
    if why := _why_no_heal(one, command.points, command.wound):
        return Refused(why)
    if command.potion and not mortal.handicaps(tables, one.document.mortal).potions:
        return Refused(say("pv.fight.why.no-potions", name=one.name))
    origin = "substance" if command.potion else "autrui"
    _healed(tables, story, one, command.points, command.wound, origin)
    return None


def _why_no_heal(one: Fighter, points: int, wound: str) -> Message | None:
    if not 1 <= points <= MOST_POINTS:
        return say("pv.fight.why.value")
    if one.document.dead:
        return say("pv.fight.why.dead", name=one.name)
    if wound and all(each.id != wound for each in one.document.deep):
        return say("pv.edit.no-wound")
    return None


def _healed(
    tables: Tables, story: Story, one: Fighter, points: int, wound: str, origin: str
) -> None:
    """One single heal, which magic resistance may undo (PV-DEEP-HOLD, PV-MR-SUBSTANCE)."""
    level = tables.fights.magic_resistance.level
    if magic.rolls(tables, one.document, origin, wanted=False) and resists(
        tables, story, one, level
    ):
        return
    settings = story.state.settings
    healed = healing.heal(tables, settings, one.document, points, wound)
    if not healed.effective:
        story.of(one.id, say("pv.fight.line.held", points=points))
        return
    story.become(one.id, healed.character)
    rounds.falls_back(story, one.id)
    story.of(one.id, say("pv.told.healed", points=points, hp=healed.character.hp))
    if healed.cured:
        story.of(one.id, say("pv.told.cured", left=len(healed.character.deep)))


def resists(tables: Tables, story: Story, one: Fighter, level: int) -> bool:
    """A roll of magic resistance against an effect of that level (PV-MR-LEVEL12); the worse of two
    where damage was willingly taken (PV-SELF-WORST)."""
    chance = magic.chance(tables, one.document, level).total
    count = willing.dice(story.state.settings, marked=one.document.body.willing)
    label = say("pv.die.resist", need=chance)
    die = max(story.roller(one.id).several("resist", count, D100, label))
    key = "resisted" if die <= chance else "not-resisted"
    story.of(one.id, say(f"pv.fight.line.{key}", chance=chance, roll=die))
    return die <= chance
