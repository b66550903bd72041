"""What the GM decides by word: states, damage, clocks, checks, points."""

from desktop.rules.breakdown import start
from desktop.rules.members import found
from desktop.rules.message import Message, say
from desktop.rules.pv_negatifs import below, clocks, essence, fates, states, suffer, willing
from desktop.rules.pv_negatifs.document import EssenceChange, Standing
from desktop.rules.pv_negatifs.fight import helping, leaving, rounds, striking
from desktop.rules.pv_negatifs.fight.commands import (
    Bears,
    Check,
    Clock,
    Condition,
    CorrectPool,
    Disbelieve,
    Engage,
    Hurt,
    Swallow,
    Sweep,
)
from desktop.rules.pv_negatifs.fight.events import (
    Gulped,
    Paired,
    replace,
)
from desktop.rules.pv_negatifs.fight.parts import Swallowed, pair_of
from desktop.rules.pv_negatifs.fight.story import Story
from desktop.rules.pv_negatifs.mortal import Fate
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.system import Refused

HUNTED, HASTED = "a-capturer", "accelere"
HP, ESSENCE = "hp", "essence"
MOST_DAMAGE, MOST_UNITS, MOST_MARGIN, LEAST_ESSENCE = 1000, 24, 20, -200
MOST_LEVEL, LEAST_AC, MOST_AC = 40, -30, 30


def check(tables: Tables, story: Story, command: Check) -> Refused | None:
    """The check of a mortal wound; made, it covers this round (PV-WOUND-CHECK)."""
    one = story.fighter(command.fighter)
    wound = found(one.document.mortal, command.wound)
    if wound is None or not wound.open:
        return Refused(say("pv.edit.no-check"))
    settings = story.state.settings
    told = suffer.check(tables, settings, one.document, wound, command.way, story.roller(one.id))
    story.told(one.id, told)
    if told.fate is Fate.GOES_ON:
        story.mark(one.id, heroic=True, chosen=True)
    rounds.falls_back(story, one.id)
    leaving.go_on(story)
    return None


def disbelieve(story: Story, command: Disbelieve) -> Refused | None:
    """A wound that nobody believes (PV-MORTAL-CREDIBLE)."""
    one = story.fighter(command.fighter)
    wound = found(one.document.mortal, command.wound)
    if wound is None or wound.healed:
        return Refused(say("pv.edit.no-wound"))
    story.of(one.id, say("pv.fight.line.disbelieved"))
    story.told(one.id, fates.disbelieved(one.document, wound))
    rounds.falls_back(story, one.id)
    return None


def engage(story: Story, command: Engage) -> Refused | None:
    """Two are hand to hand, or not any more."""
    one, foe = story.fighter(command.fighter), story.state.find(command.foe)
    if foe is None or foe.id == one.id or not (foe.able and one.able):
        return Refused(say("pv.fight.why.target"))
    if command.engaged == story.state.engaged(one.id, foe.id):
        return Refused(say("pv.fight.why.already"))
    if command.engaged:
        striking.engage(story, one.id, foe.id)
        story.of(one.id, say("pv.fight.line.engaged", foe=foe.name))
        return None
    pair = pair_of(one.id, foe.id)
    story.tell(Paired(pairs=tuple(each for each in story.state.pairs if each != pair)))
    story.of(one.id, say("pv.fight.line.separated", foe=foe.name))
    return None


def condition(tables: Tables, story: Story, command: Condition) -> Refused | None:
    """A state by the GM's word."""
    one = story.fighter(command.fighter)
    if not 0 <= command.margin <= MOST_MARGIN:
        return Refused(say("pv.fight.why.value"))
    if command.what == HUNTED:
        if one.marks.hunted == command.on:
            return Refused(say("pv.fight.why.already"))
        # The rounds in which he acts count from now.
        story.mark(one.id, hunted=command.on, acted=0)
        name: Message | str = say("pv.fight.hunted")
    elif command.what == HASTED:
        if one.marks.hasted == command.on:
            return Refused(say("pv.fight.why.already"))
        story.mark(one.id, hasted=command.on)
        name = say("pv.fight.hasted")
    elif command.what in tables.states:
        held = one.document.body.conditions
        if (command.what in held) == command.on:
            return Refused(say("pv.fight.why.already"))
        kept = tuple(each for each in held if each != command.what)
        body = replace(
            one.document.body,
            conditions=(*kept, command.what) if command.on else kept,
            margin=command.margin if command.on else 0,
        )
        story.become(one.id, replace(one.document, body=body))
        name = tables.states.get(command.what).name
    else:
        return Refused(say("pv.fight.why.value"))
    key = "pv.fight.line.state-on" if command.on else "pv.fight.line.state-off"
    _because(story, one.id, say(key, state=name), command.reason)
    return None


def _because(story: Story, fighter: str, text: Message, reason: str) -> None:
    if reason:
        text = say("pv.fight.line.because", what=text, reason=reason)
    story.of(fighter, text)


def bears(tables: Tables, story: Story, command: Bears) -> Refused | None:
    """How somebody bears up: he wakes, falls, dies (PV-ESS-LOSS-DEATH), or is alive after all."""
    one = story.fighter(command.fighter)
    document = one.document
    now = document.body.standing
    wanted = Standing.DEAD if command.standing == fates.ATROCIOUS else Standing(command.standing)
    # On one's feet below zero is on the defensive.
    up = (Standing.WELL, Standing.DEFENSIVE)
    if wanted is now or (wanted in up and now in up):
        return Refused(say("pv.fight.why.already"))
    _because(story, one.id, say(f"pv.standing.{wanted.value}"), command.reason)
    if wanted is Standing.DEAD:
        atrocious = command.standing == fates.ATROCIOUS
        id = striking.wound_id(story.state, one.id)
        settings = story.state.settings
        story.told(one.id, fates.dies(tables, settings, document, id, atrocious=atrocious))
        return None
    body = replace(document.body, standing=wanted)
    if wanted is Standing.WELL:
        body = replace(body, countdown=None)
    story.become(one.id, replace(document, body=body))
    rounds.falls_back(story, one.id)
    return None


def hurt(tables: Tables, story: Story, command: Hurt) -> Refused | None:
    """Damage by the GM's word."""
    one = story.fighter(command.fighter)
    if not 1 <= command.amount <= MOST_DAMAGE:
        return Refused(say("pv.fight.why.value"))
    if one.document.dead:
        return Refused(say("pv.fight.why.dead", name=one.name))
    if command.willing:
        if not willing.offered(story.state.settings):
            return Refused(say("pv.edit.hidden"))
        story.become(one.id, willing.bared(one.document))
    striking.hurt(tables, story, one.id, command.amount, nonlethal=command.nonlethal)
    return None


def sweep(tables: Tables, story: Story, command: Sweep) -> Refused | None:
    """Damage to several at once; a spell rolls for natural 20s, states may forbid any save, and
    magic resistance may undo it (PV-NAT20-SPELL, PV-HELPLESS-SAVE, PV-SURPRISED-SAVE,
    PV-MR-DIRECT-OTHER)."""
    named = [fighter for fighter, _ in command.targets]
    if not named or len(set(named)) != len(named):
        return Refused(say("pv.fight.why.target"))
    if not (1 <= command.damage <= MOST_DAMAGE and 0 <= command.level <= MOST_LEVEL):
        return Refused(say("pv.fight.why.value"))
    for fighter in named:
        one = story.state.find(fighter)
        if one is None or one.removed or one.document.dead:
            return Refused(say("pv.fight.why.target"))
    total = start(say("pv.fight.area"), command.damage)
    if command.spell:
        die = story.roll("spell", "", striking.D20, say("pv.fight.die.spell"))
        total = striking.multiplied(tables, story, "", total, die)
    for fighter, halved in command.targets:
        one = story.fighter(fighter)
        resistant = command.spell and command.level > 0 and one.document.resistance > 0
        if resistant and helping.resists(tables, story, one, command.level):
            continue
        if halved and command.spell and states.save(tables, one.document, "degats") is None:
            # Nobody helpless or surprised saves against a spell of damage.
            story.of(fighter, say("pv.fight.line.no-save"))
            halved = False
        amount = total.total // 2 if halved else total.total
        text = say("pv.fight.damage", name=story.state.name(fighter), damage=amount)
        story.say(text)
        striking.hurt(tables, story, fighter, amount)
    return None


def clock(tables: Tables, story: Story, command: Clock) -> Refused | None:
    """Units of a secret countdown go by (PV-WISDOM-EXTEND, PV-COMA-DEATH, PV-COMA-SECRET)."""
    one = story.fighter(command.fighter)
    if one.document.body.countdown is None:
        return Refused(say("pv.edit.no-countdown"))
    if not 1 <= command.units <= MOST_UNITS:
        return Refused(say("pv.fight.why.value"))
    id = striking.wound_id(story.state, one.id)
    settings = story.state.settings
    told = clocks.passes(tables, settings, one.document, command.units, id, story.roller(one.id))
    if not told.lines:
        story.of(one.id, say("pv.fight.line.time"))
    story.told(one.id, told)
    return None


def swallow(story: Story, command: Swallow) -> Refused | None:
    """Somebody is swallowed, or out again (PV-SWALLOW-DAMAGE, PV-SWALLOW-ESCAPE)."""
    one, creature = story.fighter(command.fighter), story.state.find(command.creature)
    if command.base < 1:
        if one.swallowed is None:
            return Refused(say("pv.fight.why.not-swallowed", name=one.name))
        story.tell(Gulped(fighter=one.id, swallowed=None))
        story.of(one.id, say("pv.fight.out"))
        return None
    if creature is None or creature.id == one.id or creature.removed or one.swallowed is not None:
        return Refused(say("pv.fight.why.target"))
    if command.base > MOST_DAMAGE or not LEAST_AC <= (command.ac or 0) <= MOST_AC:
        return Refused(say("pv.fight.why.value"))
    inside = Swallowed(creature=creature.id, base=command.base, ac=command.ac)
    story.tell(Gulped(fighter=one.id, swallowed=inside))
    leaving.leave(story, one.id)
    story.of(one.id, say("pv.fight.line.swallowed", foe=creature.name))
    return None


def correct_pool(tables: Tables, story: Story, command: CorrectPool) -> Refused | None:
    """Hit points or essence, by the GM's word."""
    one = story.fighter(command.fighter)
    document = one.document
    if command.pool == HP:
        lowest = below.floor(document.most)
        if not lowest <= command.value <= document.most:
            return Refused(say("pv.fight.why.range", least=lowest, most=document.most))
        lost = min(document.lost, document.most - command.value)
        story.become(one.id, replace(document, hp=command.value, lost=lost))
    elif command.pool == ESSENCE:
        if not LEAST_ESSENCE <= command.value <= tables.essence.beginning:
            return Refused(
                say("pv.fight.why.range", least=LEAST_ESSENCE, most=tables.essence.beginning)
            )
        points = document.essence.points
        line = EssenceChange(
            id=f"mj-{len(document.essence.journal)}",
            cause=command.reason,
            amount=command.value - points,
        )
        changed = essence.changed(document.essence, line)
        story.become(one.id, replace(document, essence=changed))
    else:
        return Refused(say("pv.fight.why.value"))
    rounds.falls_back(story, one.id)
    text = say(f"pv.fight.line.{command.pool}-set", value=command.value)
    _because(story, one.id, text, command.reason)
    return None
