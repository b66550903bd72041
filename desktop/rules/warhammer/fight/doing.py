"""What is done out of combat, and for free (III): half rounds, weapons taken, reloading, moves."""

from desktop.rules.message import Message, say
from desktop.rules.system import Refused
from desktop.rules.warhammer import limbs, shooting
from desktop.rules.warhammer.arms import IMPROVISED, LIGHT, Arm, arm, in_hand
from desktop.rules.warhammer.document import Hand, WeaponHeld
from desktop.rules.warhammer.fight import budget, leaving, sums
from desktop.rules.warhammer.fight.commands import Do
from desktop.rules.warhammer.fight.events import Changed
from desktop.rules.warhammer.fight.parts import STAND
from desktop.rules.warhammer.fight.state import Fighter, State
from desktop.rules.warhammer.fight.story import Story
from desktop.rules.warhammer.magic import chaos_dice, voiceless
from desktop.rules.warhammer.tables.tables import Tables

replace = sums.replace
WALK, RUN, SNEAK = (
    "se-deplacer-marche-rapide",
    "se-deplacer-course",
    "se-deplacer-furtif",
)
TAKE, SPELL, SKILL, RELOAD, GET_UP, JUMP, DISENGAGE = (
    "prendre",
    "lancer-un-sort",
    "utiliser-une-competence",
    "recharger-une-arme",
    "se-relever",
    "sauter",
    "desengagement",
)
POSITION, OTHER, RELEASE = "se-positionner", "autres", "lacher"
MOVES = {WALK: 3, RUN: 6, SNEAK: 1}
OUT_OF_COMBAT = (WALK, RUN, SNEAK, DISENGAGE, GET_UP, TAKE, RELOAD, SPELL, SKILL, JUMP)
FREE = (POSITION, OTHER, RELEASE)
LONG = (WALK, RUN, SNEAK, SPELL, JUMP)
"""What takes a round, or half of one where half is enough."""
MOST_HALVES = 20
ROUND = 2


def do(tables: Tables, story: Story, command: Do) -> Refused | None:
    """Do something that is no combat action, and pay for it in half rounds."""
    one = story.fighter(command.fighter)
    if (why := refused(tables, story.state, one, command)) is not None:
        return Refused(why)
    if command.action in FREE:
        _free(tables, story, one, command)
        return None
    halves = cost(tables, story.state, one, command)
    pay(tables, story, one, halves)
    match command.action:
        case "prendre":
            _take(tables, story, one, command)
        case "recharger-une-arme":
            _reload(tables, story, one, command.weapon, halves)
        case "se-relever":
            leaving.begin(tables, story, one.id, STAND)
        case "desengagement":
            leaving.leave(story, one.id)
        case "se-deplacer-marche-rapide" | "se-deplacer-course" | "se-deplacer-furtif":
            move = sums.of(tables, story.state, one).move.total
            metres = MOVES[command.action] * move * min(halves, ROUND) // ROUND
            story.say(say("wh.fight.line.moves", name=one.name, metres=metres))
            leaving.begin(tables, story, one.id, command.action)
        case _:
            if command.action == SPELL and one.document.magic:
                count = chaos_dice(one.document.wounds)
                story.say(say("wh.fight.line.spell", name=one.name, count=count))
                return None
            named = tables.other_actions.get(command.action).name
            story.say(say("wh.fight.line.does", name=one.name, what=named, halves=halves))
    return None


def refused(tables: Tables, state: State, one: Fighter, command: Do) -> Message | None:
    """Why something cannot be done as it is told; None when it can."""
    if (why := illegal(tables, state, one, command.action)) is not None:
        return why
    if command.action == TAKE and command.weapon == IMPROVISED:
        if command.hand not in (Hand.RIGHT.value, Hand.LEFT.value):
            return say("wh.fight.why.value")
        held = WeaponHeld(id="", weapon=IMPROVISED)
        if (why := _hands(tables, one, held, Hand(command.hand))) is not None:
            return why
    elif command.action in (TAKE, RELEASE, RELOAD):
        used = next((each for each in one.document.weapons if each.id == command.weapon), None)
        if used is None or used.broken:
            return say("wh.fight.why.no-such-weapon")
        if command.action == RELEASE:
            held = used.hand is not Hand.NONE
            return None if held else say("wh.fight.why.not-held")
        if command.action == TAKE:
            if command.hand not in (Hand.RIGHT.value, Hand.LEFT.value, Hand.BOTH.value):
                return say("wh.fight.why.value")
            if (why := _hands(tables, one, used, Hand(command.hand))) is not None:
                return why
        if command.action == RELOAD and _needed(tables, one, used) <= 0:
            return say("wh.fight.why.loaded")
    if command.action in FREE:
        return None
    if command.action in (*LONG, SKILL) and not 1 <= command.halves <= MOST_HALVES:
        return say("wh.fight.why.value")
    if command.action in LONG and command.halves > ROUND:
        return say("wh.fight.why.value")
    price = cost(tables, state, one, command) * budget.half_round(tables, state, one)
    whole = budget.WHOLE * budget.attacks(tables, state, one)
    if min(price, whole) > budget.left(tables, state, one):
        return say("wh.fight.why.no-half-left")
    return None


def illegal(tables: Tables, state: State, one: Fighter, action: str) -> Message | None:
    """Why something cannot be done now, whatever its details; None when it can."""
    if (why := budget.my_turn(tables, state, one)) is not None:
        return why
    if one.marks.snare is not None and action not in (OTHER, RELEASE):
        return say("wh.fight.why.captured")
    if action == POSITION and one.marks.still:
        return say("wh.fight.why.still")
    if action in FREE:
        used = say("wh.fight.why.once")
        return used if action != RELEASE and action in one.marks.free else None
    if action not in OUT_OF_COMBAT:
        return say("wh.fight.why.unknown-action")
    if action == SPELL and voiceless(tables, one.document.wounds):
        return say("wh.fight.why.voiceless", name=one.name)
    prone = one.document.state.prone
    if action == GET_UP and not prone:
        return say("wh.fight.why.standing")
    if action in (*MOVES, DISENGAGE, JUMP) and one.marks.still:
        return say("wh.fight.why.still")
    if action in (*MOVES, DISENGAGE, JUMP) and prone:
        return say("wh.fight.why.prone")
    if action == DISENGAGE and not state.foes(one.id):
        return say("wh.fight.why.not-engaged")
    if action == RELOAD and not unloaded(tables, one):
        return say("wh.fight.why.loaded")
    if action == TAKE and any(light(each) for each in stowed(one)):
        return None
    if budget.half_round(tables, state, one) > budget.left(tables, state, one):
        return say("wh.fight.why.no-half-left")
    return None


def cost(tables: Tables, state: State, one: Fighter, command: Do) -> int:
    """How many half rounds something takes (WH-NC-TAKE, WH-NC-STAND, WH-NC-RELOAD)."""
    match command.action:
        case "prendre" if command.weapon == IMPROVISED:
            return ROUND
        case "prendre":
            held = next(each for each in one.document.weapons if each.id == command.weapon)
            return taking(sums.arm_of(tables, one.document, held.id))
        case "recharger-une-arme":
            held = next(each for each in one.document.weapons if each.id == command.weapon)
            here = budget.left(tables, state, one) // budget.half_round(tables, state, one)
            return max(1, min(_needed(tables, one, held), here))
        case "se-relever" | "desengagement":
            return 1
        case _:
            return command.halves


def taking(used: Arm) -> int:
    """How many half rounds it takes to have a weapon in hand: none for a dagger or a knife, two
    for a shield, a bow, or what wants both hands (WH-NC-TAKE)."""
    if light(used.held):
        return 0
    return ROUND if used.hands == 2 or used.shield is not None else 1


def light(held: WeaponHeld) -> bool:
    """Whether a weapon is a dagger or a knife."""
    return held.weapon in LIGHT[:2]


def stowed(one: Fighter) -> tuple[WeaponHeld, ...]:
    """The weapons that are put away and whole."""
    return tuple(
        each for each in one.document.weapons if each.hand is Hand.NONE and not each.broken
    )


def unloaded(tables: Tables, one: Fighter) -> tuple[WeaponHeld, ...]:
    """The weapons in hand that can be reloaded."""
    return tuple(
        each
        for each in one.document.weapons
        if each.hand is not Hand.NONE and not each.broken and _needed(tables, one, each) > 0
    )


def _needed(tables: Tables, one: Fighter, held: WeaponHeld) -> int:
    """How many half rounds of reloading are left; 0 for what is ready."""
    used = sums.arm_of(tables, one.document, held.id)
    if not used.ranged or not used.reload:
        return 0
    ready = held.left >= used.magazine if used.magazine else held.loaded
    if ready:
        return 0
    done = one.marks.reload if one.marks.reloading == held.id else 0
    return max(1, shooting.reload(one.document, used) - done)


def pay(tables: Tables, story: Story, one: Fighter, halves: int) -> None:
    """Spend half rounds; what is longer than this round is owed to the next ones."""
    price = halves * budget.half_round(tables, story.state, one)
    paid = min(price, budget.left(tables, story.state, one))
    marks = one.marks
    story.mark(one.id, spent=marks.spent + paid, owed=marks.owed + price - paid)


def _free(tables: Tables, story: Story, one: Fighter, command: Do) -> None:
    """A free action: one of each kind in a round (WH-ROUND-FREE-COUNT)."""
    if command.action == RELEASE:
        _hold(story, one, command.weapon, Hand.NONE)
        used = sums.arm_of(tables, one.document, command.weapon)
        story.say(say("wh.fight.line.releases", name=one.name, weapon=used.name))
        return
    story.mark(one.id, free=(*one.marks.free, command.action))
    story.say(say(f"wh.fight.line.{command.action}", name=one.name))


def _hold(story: Story, one: Fighter, weapon: str, hand: Hand) -> None:
    weapons = tuple(
        replace(each, hand=hand) if each.id == weapon else each
        for each in story.fighter(one.id).document.weapons
    )
    story.tell(Changed(fighter=one.id, weapons=weapons))


def _hands(tables: Tables, one: Fighter, used: WeaponHeld, hand: Hand) -> Message | None:
    """Why a weapon cannot be taken in that hand (WH-WPN-TWOHANDED)."""
    wanted = arm(tables, one.document, used)
    if wanted.hands == 2 and hand is not Hand.BOTH:
        return say("wh.hands.needs-two", weapon=wanted.name)
    if (why := limbs.cannot_hold(one.document, hand)) is not None:
        return why
    taken = {each.hand for each in in_hand(one.document)}
    if taken and limbs.missing(one.document).left < 2:
        return say("wh.hands.one-left")
    both = hand is Hand.BOTH
    if Hand.BOTH in taken or hand in taken or (both and taken):
        return say("wh.hands.too-many")
    return None


def _take(tables: Tables, story: Story, one: Fighter, command: Do) -> None:
    weapon = command.weapon
    if weapon == IMPROVISED:
        weapon = f"{IMPROVISED}-{story.state.round}-{len(one.document.weapons)}"
        found = WeaponHeld(id=weapon, weapon=IMPROVISED)
        weapons = (*story.fighter(one.id).document.weapons, found)
        story.tell(Changed(fighter=one.id, weapons=weapons))
    _hold(story, one, weapon, Hand(command.hand))
    used = sums.arm_of(tables, story.fighter(one.id).document, weapon)
    story.say(say("wh.fight.line.takes", name=one.name, weapon=used.name))


def _reload(tables: Tables, story: Story, one: Fighter, weapon: str, halves: int) -> None:
    """Half rounds of reloading; the weapon is ready once there are enough (WH-RNG-RELOAD,
    WH-RNG-MAGAZINE)."""
    held = next(each for each in one.document.weapons if each.id == weapon)
    used = sums.arm_of(tables, one.document, weapon)
    marks = story.fighter(one.id).marks
    done = (marks.reload if marks.reloading == weapon else 0) + halves
    left = shooting.reload(one.document, used) - done
    if left > 0:
        story.mark(one.id, reloading=weapon, reload=done)
        story.say(say("wh.fight.line.reloading", name=one.name, weapon=used.name, left=left))
        return
    story.mark(one.id, reloading="", reload=0)
    after = replace(held, loaded=True, left=used.magazine)
    weapons = tuple(after if each.id == weapon else each for each in one.document.weapons)
    story.tell(Changed(fighter=one.id, weapons=weapons))
    story.say(say("wh.fight.line.reloaded", name=one.name, weapon=used.name))
