"""The questions of a turn: the combat action with its target and situation, what is done out of
combat, what is free. What is not legal is closed, with its reason (WH-FLOW-STEP1)."""

from collections.abc import Iterator, Mapping

from desktop.rules.breakdown import Breakdown
from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.message import Message, say
from desktop.rules.system import Refused
from desktop.rules.warhammer import attack
from desktop.rules.warhammer.arms import Arm
from desktop.rules.warhammer.document import Hand
from desktop.rules.warhammer.fight import acting, budget, pastimes, sums
from desktop.rules.warhammer.fight.commands import Act
from desktop.rules.warhammer.fight.parts import Place
from desktop.rules.warhammer.fight.situations import (
    MELEE_FIELDS,
    NO,
    NONE,
    SHOT_FIELDS,
    YES,
    situational,
)
from desktop.rules.warhammer.fight.state import SUICIDAL, Fighter, State
from desktop.rules.warhammer.fight.wielding import chosen, weapon_fields, when_action
from desktop.rules.warhammer.harm import handed
from desktop.rules.warhammer.tables.tables import Tables

MOST_METRES = 500
_ATTACKS = (
    budget.ATTACK,
    budget.CHARGE,
    budget.PIERCE,
    budget.SURPRISE,
    budget.OVER,
    budget.STUN,
    budget.DISARM,
)
_AT_FOES = (*_ATTACKS, budget.SHOOT, *budget.OPPOSED)


def turn_asks(tables: Tables, state: State) -> tuple[Ask, ...]:
    """What may be done in the turn that is on."""
    one = state.acting
    if one is None or state.busy or not one.able:
        return ()
    done = pastimes.do_ask(tables, state, one)
    # That nothing is open is said in the line of what is expected, not seven times over.
    if nothing_left(tables, state, one) is not None:
        return (done,)
    return (act_ask(tables, state, one), done)


def nothing_left(tables: Tables, state: State, one: Fighter) -> Message | None:
    """Why no combat action at all is open in a turn: the reason of the commonest one; None while
    there is one."""
    reasons = [option.why_not for option in _actions(tables, state, one)]
    return reasons[0] if all(each is not None for each in reasons) else None


def act_ask(tables: Tables, state: State, one: Fighter) -> Ask:
    """The combat action of a slot: what is usual stands there already, so that Enter is enough."""
    options = _actions(tables, state, one)
    legal = {each.value for each in options if each.why_not is None}
    arms = sums.arms(tables, one.document)
    fields = [
        AskField(
            "action", say("wh.fight.field.action"), options, default=_usual(state, one, arms, legal)
        ),
        AskField(
            "target",
            say("wh.fight.field.target"),
            _targets(state, one),
            default=_likely(state, one),
            when=when_action(a for a in _AT_FOES if a in legal),
        ),
        *weapon_fields(tables, state, one, arms, legal),
    ]
    if budget.AIM in legal:
        aims = (
            Option("cc", say("wh.fight.aim.cc")),
            Option("degats", say("wh.fight.aim.degats")),
        )
        label = say("wh.fight.field.aim")
        fields.append(AskField("aim", label, aims, default="cc", when=when_action((budget.AIM,))))
    if one.posture == SUICIDAL:
        bonus = (
            Option(NO, say("wh.fight.bonus.attack")),
            Option(YES, say("wh.fight.bonus.damage")),
        )
        fields.append(
            AskField(
                "bonus", say("wh.fight.field.bonus"), bonus, default=NO, when=when_action(_ATTACKS)
            )
        )
    if budget.PIERCE in legal:
        fields.append(
            AskField(
                "pierced",
                say("wh.fight.field.pierced"),
                least=1,
                most=acting.MOST_PIERCED,
                default="1",
                when=when_action((budget.PIERCE,)),
            )
        )
    fields.extend(_distances(tables, state, one, legal))
    melee = when_action(a for a in _ATTACKS if a in legal)
    fields.extend(situational(tables, "melee", MELEE_FIELDS, melee))
    if cost := handed(one.document, "cc", Breakdown(), Hand.NONE, told=True).total:
        spared = Option(NO, say("wh.fight.no"))
        used = Option(YES, say("wh.fight.hurt-hand", amount=cost))
        label = say("wh.fight.field.hurt-hand")
        fields.append(
            AskField("hurt-hand", label, (spared, used), default=NO, when=(f"melee={YES}",))
        )
    if shooting := _shooting(tables, state, one, legal):
        fields.extend(situational(tables, "shot", SHOT_FIELDS, shooting))
        fields.extend(_sprayed(state, one, arms))
    return Ask(
        id=f"act:{one.id}",
        actor=one.id,
        title=say("wh.fight.ask.act", name=one.name, left=left_of(tables, state, one)),
        fields=tuple(fields),
        # Expected of him as long as there is anything that he may do.
        optional=not legal,
    )


def _usual(state: State, one: Fighter, arms: Mapping[str, Arm], legal: set[str]) -> str:
    """What he most likely does: break free, shoot with a weapon for it unless he has a blade for
    those upon him, strike; "" where none of it is possible."""
    armed = any(id and not each.ranged for id, each in arms.items())
    shoots = any(each.ranged for each in arms.values()) and not (armed and state.foes(one.id))
    wanted = [budget.FREEING, budget.SHOOT if shoots else budget.ATTACK]
    return next((each for each in wanted if each in legal), "")


def _shooting(tables: Tables, state: State, one: Fighter, legal: set[str]) -> tuple[str, ...]:
    """The answers with which something is shot: an action, or a weapon for it."""
    found = [f"action={budget.SHOOT}"] if budget.SHOOT in legal else []
    if budget.STUN in legal:
        fit = budget.usable(tables, state, one, budget.STUN)
        slung = [id for id, each in fit.items() if each.ranged]
        if len(fit) > 1:
            found += [f"weapon-{budget.STUN}={id}" for id in slung]
        elif slung:
            found.append(f"action={budget.STUN}")
    return tuple(found)


def _distances(tables: Tables, state: State, one: Fighter, legal: set[str]) -> Iterator[AskField]:
    """How far a charge runs, and a shot flies: as far as his last one, if there was any."""
    label = say("wh.fight.field.metres")
    if budget.CHARGE in legal:
        move = sums.of(tables, state, one).move.total
        yield AskField(
            "run",
            label,
            least=move,
            most=attack.CHARGE_MOST * move,
            default=str(move),
            when=when_action((budget.CHARGE,)),
        )
        leap = (Option(NO, say("wh.fight.no")), Option(YES, say("wh.fight.leap")))
        field = say("wh.fight.field.leap")
        yield AskField("leap", field, leap, default=NO, when=when_action((budget.CHARGE,)))
    if when := _shooting(tables, state, one, legal):
        shots = (each.metres for each in reversed(state.records) if each.attacker == one.id)
        last = next((each for each in shots if each), 0)
        default = str(last) if last else ""
        yield AskField("metres", label, least=0, most=MOST_METRES, default=default, when=when)


def _sprayed(state: State, one: Fighter, arms: Mapping[str, Arm]) -> Iterator[AskField]:
    """Whom a Mitraille weapon hits beside its target."""
    ranged = {id: each for id, each in arms.items() if each.ranged}
    spraying = tuple(f"launcher={id}" for id, each in ranged.items() if each.has(acting.MITRAILLE))
    if spraying and len(ranged) == 1:
        spraying = when_action((budget.SHOOT,))
    foes = [each for each in state.enemies(one) if each.able]
    if not spraying or len(foes) < 2:
        return
    nobody = (Option(NO, say("wh.fight.also.nobody")), Option(YES, say("wh.fight.also.some")))
    yield AskField("also", say("wh.fight.field.also-hits"), nobody, default=NO, when=spraying)
    for foe in foes:
        label = say("wh.fight.field.also", name=foe.name)
        yield AskField(f"also-{foe.id}", label, yes_no(), default=NO, when=(f"also={YES}",))


def left_of(tables: Tables, state: State, one: Fighter) -> Message:
    """The A that somebody has left, and that of a second weapon."""
    own = halves(budget.left(tables, state, one))
    return say("wh.fight.a-extra", own=own) if budget.extra_left(tables, one) else own


def halves(amount: int) -> Message:
    """An amount of A that is kept in halves."""
    key = "wh.fight.a-half" if amount % 2 else "wh.fight.a"
    return say(key, whole=amount // 2)


def yes_no() -> tuple[Option, ...]:
    """Yes and no."""
    return Option(YES, say("wh.fight.yes")), Option(NO, say("wh.fight.no"))


def _actions(tables: Tables, state: State, one: Fighter) -> tuple[Option, ...]:
    """The common actions, and the special ones of his weapons and talents."""
    offered = list(budget.PLAIN)
    arms = sums.arms(tables, one.document)
    if not any(each.ranged for each in arms.values()):
        offered.remove(budget.SHOOT)
    offered += [each for each in budget.SPECIALS if budget.usable(tables, state, one, each)]
    if one.marks.snare is not None:
        offered.append(budget.FREEING)
    return tuple(
        Option(each, budget.name_of(tables, each), budget.illegal(tables, state, one, each))
        for each in offered
        if each != budget.DISARM or one.document.talent("desarmement")
    )


def _targets(state: State, one: Fighter) -> tuple[Option, ...]:
    """Those whom he fights, then those who stand, then those who lie there."""
    facing = {each.id for each in state.foes(one.id)}
    ranked = sorted(state.enemies(one), key=_Far(facing))
    return tuple(
        Option(each.id, each.name if each.able else say("wh.fight.target.down", name=each.name))
        for each in ranked
    )


class _Far:
    """Sorts targets by how likely they are meant."""

    def __init__(self, facing: set[str]) -> None:
        self._facing = facing

    def __call__(self, each: Fighter) -> tuple[bool, bool]:
        return not each.able, each.id not in self._facing


def _likely(state: State, one: Fighter) -> str:
    """Whom he most likely means: the one he fights, the one he attacked last, else the only foe
    who stands."""
    able = {each.id: each for each in state.enemies(one) if each.able}
    facing = [each.id for each in state.foes(one.id) if each.id in able]
    attacked = (each.target for each in reversed(state.records) if each.attacker == one.id)
    last = next((each for each in attacked if each in able), "")
    if facing:
        return last if last in facing else facing[0]
    return last or (next(iter(able)) if len(able) == 1 else "")


def act_command(
    tables: Tables, state: State, fighter: str, values: Mapping[str, str]
) -> Act | Refused:
    """The combat action that the values of `act_ask` make."""
    one = state.find(fighter)
    action = values.get("action", "")
    if one is None or action not in budget.ACTIONS:
        return Refused(say("wh.fight.why.unknown-action"))
    arms = sums.arms(tables, one.document)
    arm = chosen(tables, state, one, action, values)
    shot = arm in arms and arms[arm].ranged and action != budget.AIM
    metres = values.get("run" if action == budget.CHARGE else "metres", "0") or "0"
    pierced = values.get("pierced", "0")
    if not (metres.isdecimal() and pierced.isdecimal()):
        return Refused(say("wh.fight.why.value"))
    groups = SHOT_FIELDS if shot else MELEE_FIELDS
    ticked = tuple(value for name in groups if (value := values.get(name, NONE)) not in (NONE, ""))
    if values.get("hurt-hand") == YES:
        ticked = (*ticked, sums.HURT_HAND)
    also = tuple(
        name.removeprefix("also-")
        for name, value in values.items()
        if name.startswith("also-") and value == YES
    )
    return Act(
        fighter=fighter,
        action=action,
        target=values.get("target", "") if action in _AT_FOES else "",
        arm=arm,
        aim=values.get("aim", "cc") if action == budget.AIM else "",
        instead=values.get("bonus") == YES,
        pierced=int(pierced) if action == budget.PIERCE else 0,
        place=Place(ticked=ticked, metres=int(metres) if shot or action == budget.CHARGE else 0),
        leap=action == budget.CHARGE and values.get("leap") == YES,
        targets=also if shot else (),
    )
