"""Blows: the d20, then what follows of a hit, piece by piece, or of a natural 1."""

import itertools

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.pv_negatifs import attack, below, manoeuvres, states, suffer, swallowed
from desktop.rules.pv_negatifs.document import Weapon
from desktop.rules.pv_negatifs.fight import sums
from desktop.rules.pv_negatifs.fight.events import Changed, Gulped, Paired, replace
from desktop.rules.pv_negatifs.fight.parts import Blow, Push, Record, Way, pair_of
from desktop.rules.pv_negatifs.fight.state import State
from desktop.rules.pv_negatifs.fight.story import Story, terms
from desktop.rules.pv_negatifs.tables.tables import Tables

D20, D100, D6, D8 = 20, 100, 6, 8
MOST_CHAIN = 30


def roll_to_hit(tables: Tables, story: Story, blow: Blow, purpose: str = "attack") -> None:
    """The d20 of a blow: a miss is over at once, anything else waits for what follows."""
    state = story.state
    needed, bonus = sums.need(tables, state, blow), sums.bonus(tables, state, blow)
    label = say("pv.fight.die.attack", name=state.name(blow.attacker), need=needed.total)
    natural = story.roll(purpose, blow.attacker, D20, label)
    blow = replace(blow, need=needed, bonus=bonus, natural=natural)
    hit = attack.hits(needed.total, natural, bonus.total)
    one, target = story.fighter(blow.attacker), story.fighter(blow.target)
    key = "hits" if hit else "mishap" if natural == attack.FUMBLE else "misses"
    record = Record(
        id=f"a{state.made + 1}",
        attacker=blow.attacker,
        target=blow.target,
        need=needed,
        bonus=bonus,
        natural=natural,
        hit=hit,
        outcome=(say(f"pv.fight.fact.{key}"),),
    )
    story.record(record)
    weapon = sums.weapon_of(one.document, blow.weapon) or sums.BARE
    story.say(
        say(
            f"pv.fight.line.{key}",
            name=one.name,
            foe=target.name,
            weapon=sums.weapon_name(weapon),
            roll=natural,
            need=needed.total - bonus.total,
        ),
        *terms(needed),
        *terms(bonus),
    )
    if hit:
        story.blow(replace(blow, way=Way.HIT))
    elif natural == attack.FUMBLE:
        story.blow(replace(blow, way=Way.MISHAP))
    else:
        story.blow(None)


def engage(story: Story, one: str, other: str) -> None:
    """Two are hand to hand from now on."""
    pair = pair_of(one, other)
    if one != other and pair not in story.state.pairs:
        story.tell(Paired(pairs=(*story.state.pairs, pair)))


def settle(tables: Tables, story: Story, blow: Blow) -> None:
    """What follows of the blow under way."""
    story.blow(None)
    if blow.way is Way.MISHAP:
        _mishap(tables, story, blow)
    else:
        strike(tables, story, blow)


def strike(tables: Tables, story: Story, blow: Blow) -> None:
    """The damage of a hit, and what it does (PV-NAT20, PV-HELPLESS-DAMAGE, PV-MORTAL-CHANCE)."""
    one, target = story.fighter(blow.attacker), story.fighter(blow.target)
    weapon = sums.weapon_of(one.document, blow.weapon) or sums.BARE
    total = _damage(tables, story, blow, weapon)
    _note(story, blow, total)
    text = say("pv.fight.damage", name=target.name, damage=total.total)
    id = f"damage:{target.id}"
    if not story.happens(id, target.id, text):
        return
    story.say(text, *terms(total))
    hurt(tables, story, target.id, total.total, id, nonlethal=blow.nonlethal)
    _from_inside(tables, story, blow, total.total, dead=target.document.dead)
    if blow.push is not Push.NONE and total.total > 0 and story.fighter(target.id).able:
        _push(tables, story, blow, total.total, id)


def _damage(tables: Tables, story: Story, blow: Blow, weapon: Weapon) -> Breakdown:
    one, target = story.fighter(blow.attacker), story.fighter(blow.target)
    held = states.states(tables, target.document)
    if states.most_damage(held):
        total = start(say("pv.fight.most-damage"), attack.most_damage(weapon), "PV-HELPLESS-DAMAGE")
    else:
        label = say("pv.fight.die.damage", name=one.name)
        faces = story.roller(one.id).several("damage", weapon.dice, weapon.sides, label)
        total = attack.damage(weapon, faces)
    if blow.times > 1:
        more = total.total * (blow.times - 1)
        total = total.plus(say("pv.fight.backstab", times=blow.times), more, "PV-BLIND-BACKSTAB")
    return multiplied(tables, story, one.id, total, blow.natural)


def multiplied(
    tables: Tables, story: Story, roller: str, total: Breakdown, natural: int
) -> Breakdown:
    """Damage once natural 20s have doubled it, as long as they go on (PV-NAT20,
    PV-NAT20-SPELL)."""
    chain = [natural]
    while attack.multiplier(tables, chain) is None and len(chain) < MOST_CHAIN:
        label = say("pv.fight.die.twenty", times=2 ** len(chain))
        chain.append(story.roll("twenty", roller, D20, label, len(chain)))
    times = attack.multiplier(tables, [*chain, 1] if chain[-1] == D20 else chain) or 1
    more = total.total * (times - 1)
    return total.plus(say("pv.fight.twenty", times=times), more, "PV-NAT20")


def _note(story: Story, blow: Blow, total: Breakdown) -> None:
    """The damage of the latest record of this attack."""
    record = next(
        (
            each
            for each in reversed(story.state.records)
            if (each.attacker, each.target) == (blow.attacker, blow.target)
        ),
        None,
    )
    if record is not None:
        told = (*record.outcome, say("pv.fight.fact.damage", damage=total.total))
        story.record(replace(record, damage=total, outcome=told))


def wound_id(state: State, fighter: str) -> str:
    """The id of a fighter's next wound: never one that he has."""
    one = state.fighter(fighter).document
    taken = {each.id for each in (*one.deep, *one.mortal)}
    taken |= {line.id.removesuffix("-mort") for line in one.essence.journal}
    ids = (f"f{state.round}-{number}" for number in itertools.count(len(taken) + 1))
    return next(id for id in ids if id not in taken)


def hurt(
    tables: Tables,
    story: Story,
    fighter: str,
    amount: int,
    follows: str = "",
    *,
    nonlethal: bool = False,
) -> None:
    """Damage on somebody: hit points first, then the mortal wound that may be drawn, which the GM
    may leave out (PV-MORTAL-CHANCE, PV-NONLETHAL-MORTAL)."""
    settings = story.state.settings
    blow = suffer.Blow(id=wound_id(story.state, fighter), damage=amount, nonlethal=nonlethal)
    told = suffer.points(tables, settings, story.fighter(fighter).document, blow)
    story.told(fighter, told)
    one = story.fighter(fighter).document
    if amount < 1 or one.dead or one.hp >= 0:
        return
    chance = below.mortal_chance(one.hp).total
    drawn = suffer.drawn(tables, settings, one, blow, chance, story.roller(fighter))
    if drawn.character == one:
        for line in drawn.lines:
            story.of(fighter, line)
        return
    name = story.state.name(fighter)
    text = say("pv.fight.wounded", name=name, what=drawn.lines)
    if story.happens(f"wound:{fighter}", fighter, text, follows):
        story.told(fighter, drawn)


def _push(tables: Tables, story: Story, blow: Blow, damage: int, follows: str) -> None:
    """Pushed back by a cell, unless the target holds its ground (PV-PUSH-CHANCE,
    PV-PUSH-SAVE, PV-PUSH-CELL)."""
    target = story.fighter(blow.target)
    chance = manoeuvres.push_chance(tables, damage).total
    die = story.roll("push", blow.attacker, D100, say("pv.fight.die.push", chance=chance))
    if die > chance:
        story.of(target.id, say("pv.fight.not-pushed", chance=chance, roll=die))
        return
    if blow.push is Push.GRAVE:
        best = max(target.document.score("for"), target.document.score("dex"))
        hold = manoeuvres.push_target(tables, best, damage).total
        roll = story.roll("hold", target.id, D20, say("pv.fight.die.hold", need=hold))
        if roll <= hold:
            story.of(target.id, say("pv.fight.holds", need=hold, roll=roll))
            return
    text = say("pv.fight.pushed", name=target.name)
    if story.happens(f"push:{target.id}", target.id, text, follows):
        story.say(text)


def _from_inside(tables: Tables, story: Story, blow: Blow, damage: int, *, dead: bool) -> None:
    """Damage from within may get somebody out of a living creature; once it is `dead`, anybody's
    damage counts towards its hit points (PV-SWALLOW-SPIT, PV-SWALLOW-DEAD)."""
    creature = story.fighter(blow.target)
    for one in story.state.fighters:
        held = one.swallowed
        if held is None or held.creature != creature.id:
            continue
        if dead:
            held = replace(held, dealt=held.dealt + damage)
            free = swallowed.out(creature.document.most, held.dealt)
            story.tell(Gulped(fighter=one.id, swallowed=None if free else held))
        elif one.id == blow.attacker and not creature.document.dead:
            chance = swallowed.spit_chance(tables, damage).total
            die = story.roll("spit", creature.id, D100, say("pv.fight.die.spit", chance=chance))
            free = die <= chance
            if free:
                story.tell(Gulped(fighter=one.id, swallowed=None))
        else:
            free = False
        if free:
            story.of(one.id, say("pv.fight.out"))


# Natural 1.


def _mishap(tables: Tables, story: Story, blow: Blow) -> None:
    """The d6 of a natural 1 (PV-NAT1, PV-NAT1-UNARMED)."""
    one = story.fighter(blow.attacker)
    held = sums.weapon_of(one.document, blow.weapon)
    weapon = None if held is None or not blow.weapon else held
    outcome, place = "relance", 0
    while outcome == "relance" and place < MOST_CHAIN:
        die = story.roll("mishap", one.id, D6, say("pv.fight.die.mishap", name=one.name), place)
        outcome = attack.outcome(attack.mishap(tables, die), weapon, ally=bool(blow.ally))
        place += 1
    text = say(f"pv.fight.mishap.{outcome}", name=one.name)
    id = f"mishap:{one.id}"
    if outcome == "relance" or not story.happens(id, one.id, text):
        return
    story.say(text)
    match outcome:
        case "soi":
            _again(tables, story, blow, one.id)
        case "allie":
            _again(tables, story, blow, blow.ally)
        case "echappe" if weapon is not None:
            _flies(tables, story, one.id, weapon)
        case "casse" | "blesse":
            _breaks(tables, story, blow, weapon)
        case _:
            pass


def _again(tables: Tables, story: Story, blow: Blow, target: str) -> None:
    """A roll to hit somebody whom nobody wanted to strike (PV-NAT1-SELF, PV-NAT1-ALLY); another 1
    is only a miss."""
    found = story.state.find(target)
    if found is None or found.removed or found.document.dead:
        return
    stray = Blow(attacker=blow.attacker, target=target, weapon=blow.weapon)
    roll_to_hit(tables, story, stray, "stray")
    waiting = story.state.blow
    story.blow(None)
    if waiting is not None and waiting.way is Way.HIT:
        strike(tables, story, waiting)


def _flies(tables: Tables, story: Story, fighter: str, weapon: Weapon) -> None:
    """A weapon leaves the hand, a direction and cells away (PV-NAT1-DROP)."""
    dice = story.roller(fighter)
    count = attack.flight_dice(tables, weapon)
    direction = dice.one("direction", D8, say("pv.fight.die.direction"))
    cells = dice.several("flight", count, attack.CELLS, say("pv.fight.die.flight"))
    away = attack.flight(direction, cells)
    what = say("pv.fight.flies", weapon=weapon.name, cells=away.cells, direction=away.direction)
    story.of(fighter, what)
    weapons = tuple(
        replace(each, away=True) if each.id == weapon.id else each
        for each in story.fighter(fighter).document.weapons
    )
    story.tell(Changed(fighter=fighter, weapons=weapons))


def _breaks(tables: Tables, story: Story, blow: Blow, weapon: Weapon | None) -> None:
    """A weapon may break, a natural one hurt its owner (PV-NAT1-BREAK,
    PV-NAT1-NATURAL-BREAK)."""
    one = story.fighter(blow.attacker)
    total = attack.break_chance(tables, weapon)
    die = story.roll("break", one.id, D100, say("pv.fight.die.break", chance=total.total))
    if die > total.total:
        story.of(one.id, say("pv.fight.unbroken", chance=total.total, roll=die), *terms(total))
        return
    if weapon is not None and not weapon.natural:
        weapons = tuple(each for each in one.document.weapons if each.id != weapon.id)
        story.of(one.id, say("pv.fight.broken", weapon=weapon.name), *terms(total))
        story.tell(Changed(fighter=one.id, weapons=weapons))
        return
    story.of(one.id, say("pv.fight.hurts-himself"), *terms(total))
    strike(tables, story, replace(blow, target=one.id, natural=0, push=Push.NONE, times=1))
