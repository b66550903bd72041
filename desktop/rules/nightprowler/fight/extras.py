"""Acts that nobody expects: what a fighter may try beside his choice, and what the GM may say.

A window lists them in a fighter's menu. Those that are corrections take a "reason" with the answer.
"""

from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.kept import kept
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.fight.amending import amend_ask
from desktop.rules.nightprowler.fight.asks import do_it, initiative_ask, weapon_ask
from desktop.rules.nightprowler.fight.commands import Condition
from desktop.rules.nightprowler.fight.corrections import BLEEDING_LIMIT
from desktop.rules.nightprowler.fight.parts import Grip, Phase
from desktop.rules.nightprowler.fight.replying import NO, YES
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.fight.stats import Mastery
from desktop.rules.nightprowler.fight.telling import side_letter
from desktop.rules.nightprowler.health.recovery import Equipment
from desktop.rules.nightprowler.tables.load import Tables

AMBUSH, AID, FRIGHT, LET_GO, WALL = "ambush", "aid", "fright", "let-go", "wall"
GROUND, STEADY, ENGAGE, SEPARATE, SIDE = "ground", "steady", "engage", "separate", "side"
BLEEDING, CONDITION, ARMOUR = "bleeding", "condition", "armour"
SIDES = 4
"""Sides that a fighter may be moved to."""


def extras(tables: Tables, state: State) -> tuple[Ask, ...]:
    """Every such act of every fighter, by fighter."""
    if state.phase is Phase.CLOSED:
        return ()
    present = [each for each in state.fighters if not each.removed]
    patients = [each for each in present if _needs_aid(each)]
    return tuple(ask for each in present for ask in _of(tables, state, each, patients))


def _of(tables: Tables, state: State, fighter: Fighter, patients: list[Fighter]) -> tuple[Ask, ...]:
    setup = state.phase is Phase.SETUP
    found = (
        _ambush(state, fighter) if setup else None,
        None if setup else kept(fighter, weapon_ask),
        None if setup else kept(fighter, initiative_ask),
        _aid(state, fighter, patients),
        None if setup else kept(fighter, _fright),
        _let_go(state, fighter),
        _wall(state, fighter),
        kept(fighter, _ground),
        kept(fighter, _steady, tables),
        _engage(state, fighter),
        _separate(state, fighter),
        kept(fighter, _side),
        amend_ask(tables, state, fighter),
        kept(fighter, _bleeding),
        kept(fighter, _condition),
        kept(fighter, _armour),
    )
    return tuple(each for each in found if each is not None)


def _ask(kind: str, fighter: Fighter, *fields: AskField) -> Ask:
    return Ask(
        id=f"{kind}:{fighter.id}",
        actor=fighter.id,
        title=say(f"np.fight.extra.{kind}", name=fighter.name),
        fields=fields,
        optional=True,
    )


def _people(label: Message, people: list[Fighter]) -> AskField:
    options = tuple(Option(each.id, each.name) for each in people)
    return AskField("foe", label, options, default=people[0].id)


def _ambush(state: State, fighter: Fighter) -> Ask | None:
    """Guet-apens: upon whom, and at which allonge (NP-GUET-APENS-TEST, NP-ALLONGE-START)."""
    foes = [
        each
        for each in state.enemies(fighter)
        if each.able and state.surprise(each.id, fighter.id) is None
    ]
    if not foes or not fighter.able:
        return None
    longest = max(fighter.arm.allonge, *(each.arm.allonge for each in foes))
    reach = AskField(
        "allonge",
        say("np.fight.field.allonge"),
        least=0,
        most=longest,
        default=str(fighter.arm.allonge),
    )
    return _ask(AMBUSH, fighter, _people(say("np.fight.field.target"), foes), reach)


def _needs_aid(fighter: Fighter) -> bool:
    health = fighter.health
    return not health.dead and bool(health.bleeding or health.dying)


def _aid(state: State, fighter: Fighter, patients: list[Fighter]) -> Ask | None:
    """First aid (NP-CARE-FIRST-AID)."""
    if not patients or not state.acts(fighter):
        return None
    means = tuple(Option(each.value, say(f"np.fight.aid.{each.value}")) for each in Equipment)
    return _ask(
        AID,
        fighter,
        _people(say("np.fight.field.patient"), patients),
        AskField(
            "equipment",
            say("np.fight.field.equipment"),
            means,
            default=Equipment.IMPROVISED.value,
        ),
        _heroism(fighter),
    )


def _fright(fighter: Fighter) -> Ask | None:
    """Effroi (NP-COMBAT-EFFROI)."""
    return _ask(FRIGHT, fighter, _heroism(fighter)) if fighter.able else None


def _heroism(fighter: Fighter) -> AskField:
    useless = fighter.arm.mastery is Mastery.INCOMPATIBLE
    most = 0 if useless else fighter.heroism
    return AskField("ph", say("np.fight.field.heroism"), least=0, most=most, default="0")


def _let_go(state: State, fighter: Fighter) -> Ask | None:
    """Open a grip, or drop a weapon that is wound in a chain."""
    holds = state.bond(Grip.HELD, holder=fighter.id) is not None
    return _ask(LET_GO, fighter, do_it()) if holds or fighter.entangled else None


def _wall(state: State, fighter: Fighter) -> Ask | None:
    """Back to the wall (NP-TENAILLE-ESCAPE)."""
    return _ask(WALL, fighter, do_it()) if state.pincer(fighter.id) is not None else None


def _steady(tables: Tables, fighter: Fighter) -> Ask | None:
    """Standing still, arrows ready (NP-RANGED-RELOAD-ARCHER), for weapons that profit by it."""
    reloads = [arm.reload for arm in fighter.stats.arms if arm.reload]
    useful = any(tables.reloads.get(each).steady_skill for each in reloads)
    return _switch(STEADY, fighter, fighter.steady) if useful else None


def _ground(fighter: Fighter) -> Ask:
    """On the ground or up again."""
    return _switch(GROUND, fighter, fighter.grounded)


def _switch(kind: str, fighter: Fighter, on: bool) -> Ask:
    """Something that is so or not; the other way is proposed."""
    answers = (Option(NO, say("np.fight.no")), Option(YES, say("np.fight.yes")))
    default = NO if on else YES
    return _ask(
        kind, fighter, AskField("on", say(f"np.fight.field.{kind}"), answers, default=default)
    )


def _engage(state: State, fighter: Fighter) -> Ask | None:
    engaged = {foe.id for foe in state.foes(fighter.id)}
    foes = [each for each in state.enemies(fighter) if each.id not in engaged]
    if not foes or fighter.health.dead:
        return None
    return _ask(ENGAGE, fighter, _people(say("np.fight.field.foe"), foes))


def _separate(state: State, fighter: Fighter) -> Ask | None:
    foes = list(state.foes(fighter.id))
    return _ask(SEPARATE, fighter, _people(say("np.fight.field.foe"), foes)) if foes else None


def _side(fighter: Fighter) -> Ask:
    options = tuple(
        Option(str(side), say("np.fight.side", side=side_letter(side)))
        for side in range(max(SIDES, fighter.side + 1))
    )
    field = AskField("side", say("np.fight.field.side"), options, default=str(fighter.side))
    return _ask(SIDE, fighter, field)


def _bleeding(fighter: Fighter) -> Ask:
    field = AskField(
        "count",
        say("np.fight.field.bleeding"),
        least=0,
        most=BLEEDING_LIMIT,
        default=str(fighter.health.bleeding),
    )
    return _ask(BLEEDING, fighter, field)


def _condition(fighter: Fighter) -> Ask:
    options = tuple(Option(each.value, say(f"np.fight.status.{each.value}")) for each in Condition)
    answers = (Option(YES, say("np.fight.yes")), Option(NO, say("np.fight.no")))
    return _ask(
        CONDITION,
        fighter,
        AskField(
            "condition",
            say("np.fight.field.condition"),
            options,
            default=Condition.UNCONSCIOUS.value,
        ),
        AskField("on", say("np.fight.field.on"), answers, default=YES),
    )


def _armour(fighter: Fighter) -> Ask | None:
    """Points of protection lost in all (NP-ARMOUR-REPAIR)."""
    worn = [each for each in fighter.document.armours if each.worn]
    if not worn:
        return None
    options = tuple(Option(each.id, each.name) for each in worn)
    first = worn[0]
    lost = fighter.gear.lost.get(first.id, first.lost)
    return _ask(
        ARMOUR,
        fighter,
        AskField("armour", say("np.fight.field.armour"), options, default=first.id),
        AskField(
            "lost",
            say("np.fight.field.lost"),
            least=0,
            most=max(each.protection for each in worn),
            default=str(lost),
        ),
    )
