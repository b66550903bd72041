"""What is expected of whom now, and what anybody may do besides, as questions for a window."""

from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.message import Message, say
from desktop.rules.warhammer import destiny as fortune
from desktop.rules.warhammer.arms import extra_attack
from desktop.rules.warhammer.fight import budget, choices, rolling, sums
from desktop.rules.warhammer.fight.choices import BARE, NO, NONE, YES
from desktop.rules.warhammer.fight.parts import IMPALE, PIKE, Blow, Offer, Phase, Stage, Way
from desktop.rules.warhammer.fight.state import Fighter, State
from desktop.rules.warhammer.tables.tables import Tables

_SUICIDAL = "suicidaire"


def asks(tables: Tables, state: State) -> tuple[Ask, ...]:
    """Every question of the moment, the pressing ones first."""
    if state.phase in (Phase.SETUP, Phase.CLOSED):
        return ()
    found = [*_saving(tables, state)]
    if state.offers:
        return (*found, offer_ask(tables, state, state.offers[0]))
    if state.blow is not None:
        return (*found, *_blow_asks(tables, state, state.blow))
    if state.phase is Phase.POSTURES:
        found.extend(prepare_ask(tables, state, each) for each in state.able())
    if state.phase is Phase.TURNS:
        found.extend(choices.turn_asks(tables, state))
    return tuple(found)


def prepare_ask(tables: Tables, state: State, one: Fighter) -> Ask:
    """Posture and prepared parry, at the start of a round."""
    no_posture = say("wh.fight.why.no-posture", name=one.name) if one.helpless else None
    postures = tuple(
        Option(
            each.id,
            say("wh.fight.posture", name=each.name, attack=each.attack, parry=each.parry),
            None if each.id == "normale" else no_posture,
        )
        for each in tables.postures
    )
    parry = None
    if one.helpless:
        parry = say("wh.fight.why.no-action", name=one.name)
    elif not extra_attack(tables, one.document) and (
        budget.total(tables, state, one) < budget.WHOLE
    ):
        parry = say("wh.fight.why.no-a-left")
    answers = (Option(NO, say("wh.fight.no")), Option(YES, say("wh.fight.yes"), parry))
    fields = (
        AskField(
            "posture",
            say("wh.fight.field.posture"),
            postures,
            default="normale" if one.helpless else one.marks.posture,
        ),
        AskField(
            "parry",
            say("wh.fight.field.parry"),
            answers,
            default=YES if one.marks.ready else NO,
            when=tuple(f"posture={each.id}" for each in tables.postures if each.id != _SUICIDAL),
        ),
    )
    return Ask(
        id=f"prepare:{one.id}",
        actor=one.id,
        title=say("wh.fight.ask.prepare", name=one.name),
        fields=fields,
        optional=True,
    )


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
    if blow.stage is Stage.SETTLE and blow.way in (Way.HIT, Way.PARRIED):
        zones = rolling.zones(tables, state, blow)
        if len(zones) > 1:
            return (aim_ask(tables, state, blow, zones),)
    return ()


def defend_ask(tables: Tables, state: State, blow: Blow) -> Ask:
    """Parry, dodge, or take the blow; each with what it is rolled under."""
    target = state.fighter(blow.target)
    found = rolling.guards(tables, state, blow)
    first = next(iter(found), "")
    options: list[Option] = []
    for reply in rolling.REPLIES:
        why = rolling.why_not(tables, state, blow, reply)
        options.append(Option(reply, _reply(tables, state, blow, reply, first), why))
    legal = [each.value for each in options if each.why_not is None]
    fields = [AskField("reply", say("wh.fight.field.reply"), tuple(options), default=legal[0])]
    if len(found) > 1:
        names = tuple(Option(id, name) for id, name in found.items())
        fields.append(
            AskField(
                "guard",
                say("wh.fight.field.guard"),
                names,
                default=first,
                when=(f"reply={rolling.PARRY}", f"reply={rolling.REACTIVE}"),
            )
        )
    return Ask(
        id=f"defend:{target.id}",
        actor=target.id,
        title=say("wh.fight.ask.defend", name=target.name, foe=state.name(blow.attacker)),
        fields=tuple(fields),
    )


def _reply(tables: Tables, state: State, blow: Blow, reply: str, guard: str) -> Message:
    if reply == rolling.TAKE:
        return say("wh.fight.reply.subir")
    if reply == rolling.DODGE:
        need = sums.dodge_need(tables, state, blow)
    else:
        reactive = reply == rolling.REACTIVE
        need = sums.parry_need(tables, state, blow, guard, reactive=reactive)
    return say(f"wh.fight.reply.{reply}", need=need.total)


def aim_ask(tables: Tables, state: State, blow: Blow, zones: tuple[str, ...]) -> Ask:
    """The zone, among those that the degrees reach; by itself the last one."""
    one = state.fighter(blow.attacker)
    options = tuple(Option(each, tables.locations.get(each).name) for each in zones)
    tests = (Option(NO, say("wh.c.e")), Option(YES, say("wh.c.fm")))
    return Ask(
        id=f"zone:{one.id}",
        actor=one.id,
        title=say("wh.fight.ask.zone", name=one.name, degrees=blow.degrees),
        fields=(
            AskField("zone", say("wh.fight.field.zone"), options, default=blow.zone or zones[-1]),
            AskField(
                "mental",
                say("wh.fight.field.mental"),
                tests,
                default=YES if blow.mental else NO,
            ),
        ),
        optional=True,
    )


def _saving(tables: Tables, state: State) -> tuple[Ask, ...]:
    """Whom a destiny point would save now (WH-DESTIN-USE)."""
    found: list[Ask] = []
    for one in state.fighters:
        body = one.document.state
        if one.removed or not (body.dead or body.dying or body.paralysed):
            continue
        worst = [each for each in one.document.wounds if fortune.saves_from(each, body)]
        if worst and sums.of(tables, state, one).destiny.total > 0:
            answer = (Option(YES, say("wh.fight.spend-destiny")),)
            field = AskField("spend", say("wh.fight.field.destiny"), answer)
            found.append(
                Ask(
                    id=f"destiny:{one.id}:{worst[-1].id}",
                    actor=one.id,
                    title=say("wh.fight.ask.destiny", name=one.name),
                    fields=(field,),
                    optional=True,
                )
            )
    return tuple(found)
