"""What is expected of whom now, and what anybody may do besides, as questions for a window."""

from desktop.rules.dice import Dice, DieSpec
from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.message import Message, Text, say
from desktop.rules.warhammer import destiny as fortune
from desktop.rules.warhammer.arms import extra_attack
from desktop.rules.warhammer.fight import bell, budget, choices, defending, rolling, settling, sums
from desktop.rules.warhammer.fight.parts import IMPALE, PIKE, Blow, Offer, Phase, Stage, Way
from desktop.rules.warhammer.fight.situations import NO, NONE, YES
from desktop.rules.warhammer.fight.state import NORMAL, SUICIDAL, Fighter, State
from desktop.rules.warhammer.fight.story import Story
from desktop.rules.warhammer.fight.wielding import BARE
from desktop.rules.warhammer.harm import label
from desktop.rules.warhammer.limbs import SIDES, unsaid
from desktop.rules.warhammer.tables.combat import Posture
from desktop.rules.warhammer.tables.tables import Tables
from desktop.rules.warhammer.telling import Missing

GUARDED = ":"
"""Between a reply and the weapon that parries in the value of an answer."""


def asks(tables: Tables, state: State) -> tuple[Ask, ...]:
    """Every question of the moment, the pressing ones first."""
    if state.phase in (Phase.SETUP, Phase.CLOSED):
        return ()
    found = [*_saving(tables, state)]
    if state.offers:
        return (*found, offer_ask(tables, state, state.offers[0]))
    if state.blow is not None:
        return (*found, *_blow_asks(tables, state, state.blow))
    found.extend(_sides(state))
    if state.phase is Phase.POSTURES:
        found.extend(prepare_ask(tables, state, each) for each in state.able())
    if state.phase is Phase.TURNS:
        found.extend(choices.turn_asks(tables, state))
    if state.phase is Phase.BELL and (wanted := wanted_dice(tables, state)):
        title = say("wh.fight.ask.bell")
        found.append(Ask(id="dice:", actor="", title=title, dice=wanted))
    return tuple(found)


def prepare_ask(tables: Tables, state: State, one: Fighter) -> Ask:
    """Posture and prepared parry, at the start of a round."""
    no_posture = say("wh.fight.why.no-posture", name=one.name) if one.helpless else None
    postures = tuple(
        Option(each.id, _posture(each), None if each.id == NORMAL else no_posture)
        for each in sorted(tables.postures, key=_unusual)
    )
    parry = None
    extra = extra_attack(tables, one.document)
    if one.helpless:
        parry = say("wh.fight.why.no-action", name=one.name)
    elif not extra and budget.total(tables, state, one) < budget.WHOLE:
        parry = say("wh.fight.why.no-a-left")
    price = say("wh.fight.ready-extra" if extra else "wh.fight.ready")
    answers = (Option(NO, say("wh.fight.no")), Option(YES, price, parry))
    fields = (
        AskField(
            "posture",
            say("wh.fight.field.posture"),
            postures,
            default=NORMAL if one.helpless else one.marks.posture,
        ),
        AskField(
            "parry",
            say("wh.fight.field.parry"),
            answers,
            default=YES if one.marks.ready else NO,
            when=tuple(f"posture={each.id}" for each in tables.postures if each.id != SUICIDAL),
        ),
    )
    return Ask(
        id=f"prepare:{one.id}",
        actor=one.id,
        title=say("wh.fight.ask.prepare", name=one.name),
        fields=fields,
        optional=True,
    )


def _unusual(posture: Posture) -> bool:
    return posture.id != NORMAL


def _posture(one: Posture) -> Message:
    """A posture with what it changes."""
    changes = [
        say(f"wh.fight.posture.{what}", amount=amount)
        for what, amount in (("attack", one.attack), ("parry", one.parry))
        if amount
    ]
    if one.id == SUICIDAL:
        changes.append(say("wh.fight.posture.no-defence"))
    elif one.id != NORMAL and budget.ATTACK not in one.allowed:
        changes.append(say("wh.fight.posture.no-attack"))
    if not changes:
        return say("wh.fight.name", name=one.name)
    return say("wh.fight.posture", name=one.name, changes=tuple(changes))


def offer_ask(tables: Tables, state: State, offer: Offer) -> Ask:
    """A free attack, to be made or let go."""
    one = state.fighter(offer.attacker)
    found = {id: each for id, each in sums.arms(tables, one.document).items() if not each.ranged}
    options = tuple(Option(id or BARE, each.name) for id, each in found.items())
    if offer.why in (IMPALE, PIKE):
        spear = sums.arm_of(tables, one.document, next(iter(found)))
        options = (Option(next(iter(found)) or BARE, spear.name),)
    let_go = Option(NONE, say("wh.fight.let-go"), key="0")
    return Ask(
        id=f"offer:{offer.attacker}:{offer.target}",
        actor=one.id,
        title=say(f"wh.fight.ask.offer-{offer.why}", name=one.name, foe=state.name(offer.target)),
        fields=(
            AskField(
                "weapon",
                say("wh.fight.field.free-attack"),
                (*options, let_go),
                default=options[0].value,
            ),
        ),
    )


def _blow_asks(tables: Tables, state: State, blow: Blow) -> tuple[Ask, ...]:
    if blow.stage is Stage.DEFENCE:
        return (defend_ask(tables, state, blow),)
    found: list[Ask] = []
    if blow.stage is Stage.SETTLE and blow.way in (Way.HIT, Way.PARRIED):
        asked = aim_ask(tables, state, blow)
        found += [asked] if asked.fields else []
    if wanted := wanted_dice(tables, state):
        title = say("wh.fight.ask.dice", name=state.name(blow.attacker))
        found.append(Ask(id=f"dice:{blow.attacker}", actor=blow.attacker, title=title, dice=wanted))
    return tuple(found)


def wanted_dice(tables: Tables, state: State) -> tuple[DieSpec, ...]:
    """The first dice that going on with the blow under way, or the bell, wants: they can be typed
    at once."""
    story = Story(state, Dice())
    try:
        if state.phase is Phase.BELL:
            bell.count(tables, story)
        else:
            settling.settle(tables, story)
    except Missing as missing:
        return missing.specs
    return ()


def defend_ask(tables: Tables, state: State, blow: Blow) -> Ask:
    """Parry with one weapon or another, dodge, or take the blow; each with what it is rolled
    under. The best chance is what Enter takes."""
    target = state.fighter(blow.target)
    options: list[Option] = []
    best, chance = defending.TAKE, 0
    for reply in defending.REPLIES:
        why = defending.why_not(tables, state, blow, reply)
        if reply == defending.TAKE:
            options.append(Option(reply, say("wh.fight.reply.subir")))
            continue
        for guard, name in _with(tables, state, blow, reply, closed=why is not None):
            need = _need(tables, state, blow, reply, guard)
            key = f"wh.fight.reply.{reply}-with" if name else f"wh.fight.reply.{reply}"
            value = f"{reply}{GUARDED}{guard}" if name else reply
            options.append(Option(value, say(key, need=need, weapon=name), why))
            if why is None and need > chance:
                best, chance = value, need
    return Ask(
        id=f"defend:{target.id}",
        actor=target.id,
        title=say("wh.fight.ask.defend", name=target.name, foe=state.name(blow.attacker)),
        fields=(AskField("reply", say("wh.fight.field.reply"), tuple(options), default=best),),
    )


def _with(
    tables: Tables, state: State, blow: Blow, reply: str, *, closed: bool
) -> tuple[tuple[str, Text], ...]:
    """The weapons among which a parry chooses: ids and names; one without a name where there is no
    choice, or no parry."""
    found = {} if reply == defending.DODGE else defending.guards(tables, state, blow)
    if closed or len(found) < 2:
        return ((next(iter(found), ""), ""),)
    return tuple(found.items())


def _need(tables: Tables, state: State, blow: Blow, reply: str, guard: str) -> int:
    if reply == defending.DODGE:
        return sums.dodge_need(tables, state, blow).total
    reactive = reply == defending.REACTIVE
    return sums.parry_need(tables, state, blow, guard, reactive=reactive).total


def aim_ask(tables: Tables, state: State, blow: Blow) -> Ask:
    """The zone, among those that the degrees reach (by itself the last one), and FM in place of E
    where that helps the victim (WH-LOC-CHOICE, WH-CRIT-E-OR-FM)."""
    one, victim = state.fighter(blow.attacker), sums.of(tables, state, state.fighter(blow.target))
    zones = rolling.zones(tables, state, blow)
    fields: list[AskField] = []
    if len(zones) > 1:
        options = tuple(Option(each, tables.locations.get(each).name) for each in zones)
        zone = blow.zone or zones[-1]
        fields.append(AskField("zone", say("wh.fight.field.zone"), options, default=zone))
    if victim.of("fm") > victim.of("e"):
        tests = tuple(
            Option(answer, say("wh.fight.test", name=say(f"wh.c.{each}"), value=victim.of(each)))
            for answer, each in ((NO, "e"), (YES, "fm"))
        )
        default = YES if blow.mental else NO
        fields.append(AskField("mental", say("wh.fight.field.mental"), tests, default=default))
    return Ask(
        id=f"zone:{one.id}",
        actor=one.id,
        title=say("wh.fight.ask.zone", name=one.name, degrees=blow.degrees),
        fields=tuple(fields),
        optional=True,
    )


def _saving(tables: Tables, state: State) -> tuple[Ask, ...]:
    """Whom a destiny point would save now (WH-DESTIN-USE)."""
    found: list[Ask] = []
    for one in state.fighters:
        body = one.document.state
        if one.removed or not (body.dead or body.dying or body.paralysed):
            continue
        worst = [
            each
            for each in one.document.wounds
            if fortune.saves_from(each, body) and each.id not in one.marks.fated
        ]
        if worst and sums.of(tables, state, one).destiny.total > 0:
            answers = (
                Option(YES, say("wh.fight.spend-destiny")),
                Option(NO, say("wh.fight.keep-destiny")),
            )
            field = AskField("spend", say("wh.fight.field.destiny"), answers)
            found.append(
                Ask(
                    id=f"destiny:{one.id}:{worst[-1].id}",
                    actor=one.id,
                    title=say("wh.fight.ask.destiny", name=one.name),
                    fields=(field,),
                )
            )
    return tuple(found)


def _sides(state: State) -> tuple[Ask, ...]:
    """The wounds whose side of the body matters, and that nobody has told yet."""
    answers = tuple(Option(each, say(f"wh.side.{each}")) for each in SIDES)
    return tuple(
        Ask(
            id=f"side:{one.id}:{wound.id}",
            actor=one.id,
            title=say("wh.fight.ask.side", name=one.name, wound=label(wound)),
            fields=(AskField("side", say("wh.fight.field.body-side"), answers),),
            optional=True,
        )
        for one in state.fighters
        if not one.removed and not one.document.state.dead
        for wound in unsaid(one.document)
    )
