"""The combat actions of a turn (III): paid for, rolled, and what they lead to."""

from desktop.rules.breakdown import Breakdown
from desktop.rules.dice import DieKey, DieSpec
from desktop.rules.message import Message, say
from desktop.rules.system import Refused
from desktop.rules.warhammer.fight import budget, launching, rolling, sums
from desktop.rules.warhammer.fight.commands import Act
from desktop.rules.warhammer.fight.events import Offered, Paired, Stacked, replace
from desktop.rules.warhammer.fight.parts import (
    IMPALE,
    PIKE,
    Blow,
    Offer,
    Stage,
    Way,
    pair_of,
)
from desktop.rules.warhammer.fight.state import NORMAL, SUICIDAL, Fighter, State
from desktop.rules.warhammer.fight.story import Story
from desktop.rules.warhammer.percent import FACES, Percent, Winner, attempt, opposed
from desktop.rules.warhammer.tables.tables import Tables

MOST_PIERCED = 5
BASH_BONUS = 10
PUSH_AG = 20
METRES_PER_DEGREE = 2
MITRAILLE = "mitraille"
SNARING = "immobilisante"
_FREEING = {"exceptionnelle": -5, "mediocre": 5}


def act(tables: Tables, story: Story, command: Act) -> Refused | None:
    """A combat action; what it leads to waits on the stack."""
    state = story.state
    one = state.fighter(command.fighter)
    if (why := refused(tables, state, one, command)) is not None:
        return Refused(why)
    _pay(tables, story, one, command.action)
    if command.action == budget.FREEING:
        _free(tables, story, one)
        return None
    if command.action == budget.AIM:
        story.mark(one.id, aimed=command.aim)
        story.say(say(f"wh.fight.line.aims-{command.aim}", name=one.name))
        return None
    if command.action in budget.OPPOSED:
        _opposed(tables, story, one, command)
        return None
    _attack(tables, story, one, command)
    return None


def refused(tables: Tables, state: State, one: Fighter, command: Act) -> Message | None:
    """Why an action as it is told is not legal; None when it is."""
    if (why := budget.illegal(tables, state, one, command.action)) is not None:
        return why
    if command.action == budget.FREEING:
        return None
    used = sums.find_arm(tables, one.document, command.arm)
    if used is None or command.arm not in sums.arms(tables, one.document):
        return say("wh.fight.why.no-such-weapon")
    if command.action == budget.AIM:
        known = command.aim in ("cc", "degats")
        if not known:
            return say("wh.fight.why.value")
        return budget.unfit(tables, state, one, command.action, used)
    target = state.find(command.target)
    if target is None or target not in state.enemies(one):
        return say("wh.fight.why.target")
    if (why := budget.unfit(tables, state, one, command.action, used)) is not None:
        return why
    if command.action == budget.PIERCE and not 1 <= command.pierced <= MOST_PIERCED:
        return say("wh.fight.why.value")
    metres = command.place.metres
    if command.action == budget.CHARGE and (
        (why := budget.charge_refused(tables, state, one, metres)) is not None
    ):
        return why
    if used.ranged and command.action != budget.AIM:
        return launching.refused(tables, state, one, command)
    return None


def _pay(tables: Tables, story: Story, one: Fighter, action: str) -> None:
    """Spend what an action costs; what is not there any more is owed (WH-ROUND-HALF-ACTIONS)."""
    marks = one.marks
    kinds = (*marks.kinds, action)
    if budget.uses_extra(tables, story.state, one, action):
        story.mark(one.id, extra=True, kinds=kinds)
        return
    left = budget.left(tables, story.state, one)
    cost = left if action == budget.CHARGE else budget.WHOLE
    owed = max(0, cost - left)
    story.mark(one.id, spent=marks.spent + cost - owed, owed=marks.owed + owed, kinds=kinds)
    if owed:
        story.say(say("wh.fight.line.owes", name=one.name))


def _attack(tables: Tables, story: Story, one: Fighter, command: Act) -> None:
    used = sums.arm_of(tables, one.document, command.arm)
    marks = story.fighter(one.id).marks
    number = marks.attacks + 1
    missile, quality = launching.missile(one.document, command.arm)
    blow = Blow(
        attacker=one.id,
        target=command.target,
        arm=command.arm,
        action=command.action,
        number=number,
        aimed=marks.aimed,
        instead=command.instead and one.posture == SUICIDAL,
        pierced=command.pierced if command.action == budget.PIERCE else 0,
        place=command.place,
        sure=marks.feinted == command.target,
        bashed=marks.bashed == command.target,
        posture=NORMAL if command.action == budget.CHARGE else one.posture,
        missile=missile if used.ranged else "",
        missile_quality=quality if used.ranged else "normale",
    )
    # Aiming, a feint and a shield bash help the next attack, hit or miss.
    story.mark(
        one.id,
        attacks=number,
        aimed="",
        feinted="",
        bashed="",
        surprising=marks.surprising or command.action == budget.SURPRISE,
        charged=marks.charged or command.action == budget.CHARGE,
    )
    if used.unknown:
        names = ", ".join(used.unknown)
        story.say(say("wh.fight.line.unknown", weapon=used.name, names=names))
    if used.ranged:
        launching.spend(tables, story, one, command.arm)
    else:
        engage(story, one.id, command.target)
    if command.action == budget.CHARGE and command.leap and not _leaps(tables, story, one):
        missed = replace(blow, stage=Stage.SETTLE, way=Way.MISHAP)
        story.tell(Stacked(stack=(*story.state.stack, missed)))
        return
    if used.ranged and used.has(MITRAILLE):
        launching.spray(tables, story, blow, command)
        return
    if command.action == budget.CHARGE and (why := _stops_charges(tables, story, blow)):
        story.tell(Stacked(stack=(*story.state.stack, blow)))
        offer = Offer(blow.target, blow.attacker, why)
        story.tell(Offered(offers=(offer,), leaving=story.state.leaving))
        story.say(say("wh.fight.line.charges", name=one.name, foe=story.state.name(blow.target)))
        return
    story.tell(Stacked(stack=(*story.state.stack, blow)))
    rolling.attack(tables, story)


def _leaps(tables: Tables, story: Story, one: Fighter) -> bool:
    """Jump down on somebody: the charge is made only by who passes the test of Ag
    (WH-JUMP-ATTACK)."""
    need = sums.plain(one, tables, story.state, "ag")
    label = say("wh.fight.die.leap", name=one.name, need=need.total)
    result = attempt(need.total, story.roll("leap", one.id, FACES, label))
    key = "leaps" if result.success else "leap-failed"
    story.say(say(f"wh.fight.line.{key}", name=one.name), tested(need, result, one.name))
    return result.success


def engage(story: Story, one: str, other: str) -> None:
    """Two are hand to hand from now on."""
    if not story.state.engaged(one, other):
        story.tell(Paired(pairs=(*story.state.pairs, pair_of(one, other))))


def _stops_charges(tables: Tables, story: Story, blow: Blow) -> str:
    """How the target of a charge may meet it with a spear: "" where he cannot (WH-SPEC-IMPALE,
    WH-SPEC-PIKE-STANCE)."""
    target = story.fighter(blow.target)
    if not target.able or target.helpless or target.marks.snare is not None:
        return ""
    held = {
        id
        for one in sums.arms(tables, target.document).values()
        for id in (one.id, one.held.weapon)
    }
    for why in (PIKE, IMPALE):
        if held.intersection(tables.specials.get(why).weapons):
            return why
    return ""


def contest(
    story: Story, purpose: str, first: tuple[str, Breakdown], second: tuple[str, Breakdown]
) -> tuple[Winner, Percent, Percent]:
    """An opposed test of two fighters, rolled until somebody wins (WH-TEST-OPPOSED)."""
    ordinal = 0
    while True:
        specs = tuple(
            DieSpec(
                DieKey(purpose, fighter, ordinal),
                FACES,
                say(f"wh.fight.die.{purpose}", name=story.state.name(fighter), need=need.total),
            )
            for fighter, need in (first, second)
        )
        story.need(*specs)
        rolls = [
            attempt(need.total, story.dice.value(spec.key))
            for spec, (_, need) in zip(specs, (first, second), strict=True)
        ]
        winner = opposed(*rolls)
        if winner is not Winner.AGAIN:
            return winner, rolls[0], rolls[1]
        ordinal += 1


def tested(need: Breakdown, rolled: Percent, name: str) -> Message:
    """A test in a line: who, what it was rolled under, the roll."""
    key = "wh.fight.detail.passed" if rolled.success else "wh.fight.detail.failed"
    return say(key, name=name, need=need.total, roll=rolled.roll, degrees=rolled.degrees)


def _opposed(tables: Tables, story: Story, one: Fighter, command: Act) -> None:
    """Feint, manœuvre, shield bash: CC against CC (WH-ACT-FEINT, WH-ACT-MANOEUVRE,
    WH-SPEC-SHIELD-BASH)."""
    state, target = story.state, story.fighter(command.target)
    engage(story, one.id, target.id)
    mine = sums.rolled(tables, state, one, sums.combat(tables, state, one, target))
    his = sums.rolled(tables, state, target, sums.combat(tables, state, target, one))
    if command.action == budget.BASH:
        mine = mine.plus(tables.specials.get(budget.BASH).name, BASH_BONUS, "WH-SPEC-SHIELD-BASH")
    winner, first, second = contest(story, command.action, (one.id, mine), (target.id, his))
    won = winner is Winner.FIRST
    key = "won" if won else "lost"
    detail = (tested(mine, first, one.name), tested(his, second, target.name))
    text = say(
        f"wh.fight.line.{command.action}-{key}",
        name=one.name,
        foe=target.name,
        metres=METRES_PER_DEGREE * first.degrees if won else 0,
    )
    story.say(text, *detail)
    if not won:
        return
    match command.action:
        case budget.FEINT:
            story.mark(one.id, feinted=target.id)
        case budget.BASH:
            story.mark(one.id, bashed=target.id)
        case _:
            pushed = Blow(
                attacker=one.id,
                target=target.id,
                action=command.action,
                stage=Stage.SETTLE,
                way=Way.PUSH,
                degrees=first.degrees,
            )
            story.tell(Stacked(stack=(*story.state.stack, pushed)))


def _free(tables: Tables, story: Story, one: Fighter) -> None:
    """Get out of a snare: a test of Ag (WH-RNG-IMMOBILISANTE, WH-RNG-PIEGEANT-LEGER)."""
    snare = one.marks.snare
    if snare is None:
        return
    need = sums.plain(one, tables, story.state, "ag").plus(
        snare.weapon, snare.change, "WH-RNG-PIEGEANT-LEGER"
    )
    label = say("wh.fight.die.free", name=one.name, need=need.total)
    roll = story.roll("free", one.id, FACES, label)
    result = attempt(need.total, roll)
    if result.success:
        story.mark(one.id, snare=None)
    key = "freed" if result.success else "still-held"
    story.say(say(f"wh.fight.line.{key}", name=one.name), tested(need, result, one.name))


def snare_change(quality: str, attributes: frozenset[str]) -> int:
    """What a snare changes of the test that breaks free of it."""
    change = _FREEING.get(quality, 0)
    if "piegeant" in attributes:
        change -= 10
    if "leger" in attributes:
        change += 10
    return change
