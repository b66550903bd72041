"""What is expected of whom now, as questions that a window can put (IV).

Built from public facts only: choices still sealed are not read here.
"""

from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.kept import kept
from desktop.rules.message import say
from desktop.rules.nightprowler.fight.choice_asks import (
    aim_field,
    attitudes,
    choice_ask,
    target_field,
)
from desktop.rules.nightprowler.fight.corrections import INITIATIVE_LIMIT, MODIFIER_LIMIT
from desktop.rules.nightprowler.fight.gear import pairs_up
from desktop.rules.nightprowler.fight.options import speakers
from desktop.rules.nightprowler.fight.parts import Band, Grip, Phase
from desktop.rules.nightprowler.fight.questions import BARE_HANDS, NO, NONE, YES, questions
from desktop.rules.nightprowler.fight.ranged import MOVING, UNSTABLE, VISIBILITY
from desktop.rules.nightprowler.fight.resolving import dice_wanted, rollers
from desktop.rules.nightprowler.fight.stance import shoots
from desktop.rules.nightprowler.fight.state import Fighter, State, choosers, required
from desktop.rules.nightprowler.tables.load import Tables

PASS = "pass"


def asks(tables: Tables, state: State) -> tuple[Ask, ...]:
    """Every question of this phase, the pressing ones first."""
    match state.phase:
        case Phase.SETUP:
            present = [each for each in state.fighters if not each.removed]
            return (
                *questions(tables, state),
                *(kept(each, weapon_ask) for each in present),
                *(kept(each, initiative_ask) for each in present),
            )
        case Phase.CHOICE:
            return (*questions(tables, state), *_choices(tables, state))
        case Phase.REACTION:
            heard = speakers(tables, state)[:1]
            return (
                *questions(tables, state),
                *(_reaction(tables, state, each) for each in heard),
            )
        case Phase.RESOLUTION:
            return _resolution(tables, state)
        case Phase.CONSEQUENCES:
            return questions(tables, state)
        case Phase.BELL:
            return _grips(state)
        case Phase.CLOSED:
            return ()


def weapon_ask(fighter: Fighter) -> Ask:
    """What a fighter shows, with what the other hand holds."""
    weapons = tuple(Option(arm.id or BARE_HANDS, arm.name) for arm in fighter.stats.arms)
    shown = fighter.arm.id or BARE_HANDS
    fields = [AskField("weapon", say("np.fight.field.weapon"), weapons, default=shown)]
    if fighter.document.shield and not fighter.gear.split:
        answers = (Option(YES, say("np.fight.yes")), Option(NO, say("np.fight.no")))
        held = YES if fighter.shield else NO
        fields.append(AskField("shield", say("np.fight.field.shield"), answers, default=held))
    short = [arm for arm in fighter.stats.arms if pairs_up(arm)]
    if len(short) > 1:
        others = (
            Option(NONE, say("np.fight.no-second")),
            *(Option(arm.id, arm.name) for arm in short),
        )
        when = tuple(f"weapon={arm.id}" for arm in short)
        fields.append(
            AskField(
                "second",
                say("np.fight.field.second-weapon"),
                others,
                default=fighter.second or NONE,
                when=when,
            )
        )
    return Ask(
        id=f"weapon:{fighter.id}",
        actor=fighter.id,
        title=say("np.fight.ask.weapon", name=fighter.name),
        fields=tuple(fields),
        optional=True,
    )


def initiative_ask(fighter: Fighter) -> Ask:
    field = AskField(
        "initiative",
        say("np.fight.field.initiative"),
        least=0,
        most=INITIATIVE_LIMIT,
        default=str(fighter.speed),
    )
    return Ask(
        id=f"initiative:{fighter.id}",
        actor=fighter.id,
        title=say("np.fight.ask.initiative", name=fighter.name),
        fields=(field,),
        optional=True,
    )


def _choices(tables: Tables, state: State) -> tuple[Ask, ...]:
    waited = {each.id for each in required(state)}
    unlocked = [each for each in choosers(state) if not each.locked]
    locked = [each for each in choosers(state) if each.locked]
    return (
        *(
            choice_ask(tables, state, each, optional=False)
            for each in unlocked
            if each.id in waited
        ),
        *(
            choice_ask(tables, state, each, optional=True)
            for each in unlocked
            if each.id not in waited
        ),
        *(_unlock(each) for each in locked),
    )


def _unlock(fighter: Fighter) -> Ask:
    return Ask(
        id=f"unlock:{fighter.id}",
        actor=fighter.id,
        title=say("np.fight.ask.unlock", name=fighter.name),
        optional=True,
    )


def _reaction(tables: Tables, state: State, fighter: Fighter) -> Ask:
    """A change of Attitude for 1 PH (NP-COMBAT-REACTION)."""
    shown = 0 if fighter.choice is None else fighter.choice.option
    keep = Option(PASS, say("np.fight.pass"))
    options = (keep, *attitudes(tables, state, fighter, shown))
    return Ask(
        id=f"react:{fighter.id}",
        actor=fighter.id,
        title=say("np.fight.ask.reaction", name=fighter.name),
        fields=(
            AskField("option", say("np.fight.field.option"), options, default=PASS),
            aim_field(state, fighter),
            target_field(tables, state, fighter),
        ),
        optional=True,
    )


def _resolution(tables: Tables, state: State) -> tuple[Ask, ...]:
    """What must be known before the dice; then the dice of the turn in one question, and the
    circumstances of each who rolls."""
    if state.questions:
        return questions(tables, state)
    rolls = Ask(
        id="resolve",
        actor="",
        title=say("np.fight.ask.resolve"),
        dice=dice_wanted(tables, state),
    )
    rolling = rollers(tables, state)
    return (
        rolls,
        *(_shot(tables, each) for each in rolling if shoots(tables, state, each)),
        *(_modifier(each) for each in rolling),
    )


def _modifier(fighter: Fighter) -> Ask:
    field = AskField(
        "modifier",
        say("np.fight.field.modifier"),
        least=-MODIFIER_LIMIT,
        most=MODIFIER_LIMIT,
        default=str(fighter.modifier),
    )
    return Ask(
        id=f"modifier:{fighter.id}",
        actor=fighter.id,
        title=say("np.fight.ask.modifier", name=fighter.name),
        fields=(field,),
        optional=True,
    )


def _shot(tables: Tables, fighter: Fighter) -> Ask:
    """The conditions of a shot (IV.B.5.a, NP-RANGED-MODIFIERS)."""
    shot = fighter.shot
    bands = tuple(Option(each.value, say(f"np.fight.band.{each.value}")) for each in Band)
    numbers = (
        ("moving", MOVING, shot.moving),
        ("unstable", UNSTABLE, shot.unstable),
        ("visibility", VISIBILITY, shot.visibility),
    )
    return Ask(
        id=f"shot:{fighter.id}",
        actor=fighter.id,
        title=say("np.fight.ask.shot", name=fighter.name),
        fields=(
            AskField("band", say("np.fight.field.band"), bands, default=shot.band.value),
            *(
                AskField(
                    id,
                    tables.ranged_modifiers.get(row).name,
                    least=tables.ranged_modifiers.get(row).min,
                    most=0,
                    default=str(value),
                )
                for id, row, value in numbers
            ),
            *((_dark(shot.dark),) if fighter.stats.sees_at_night else ()),
        ),
        optional=True,
    )


def _dark(on: bool) -> AskField:
    """Whether it is so dark that even who sees at night does not (NP-TRAIT-FELIS-NYCTALOPE)."""
    answers = (Option(YES, say("np.fight.yes")), Option(NO, say("np.fight.no")))
    return AskField("dark", say("np.fight.field.dark"), answers, default=YES if on else NO)


def do_it() -> AskField:
    """The one answer of an act that has nothing to choose."""
    return AskField("do", say("np.fight.field.do"), (Option(YES, say("np.fight.do")),))


def _grips(state: State) -> tuple[Ask, ...]:
    """The one try of a turn of those who hold or are held, at its end (IV.B.4)."""
    found: list[Ask] = []
    for bond in state.bonds:
        held = bond.grip is Grip.HELD
        fighter = state.fighter(bond.held if held else bond.holder)
        foe = state.fighter(bond.holder if held else bond.held)
        if fighter.able and not fighter.tried:
            kind = "struggle" if held else "disarm"
            title = say(f"np.fight.ask.{kind}", name=fighter.name, foe=foe.name)
            found.append(
                Ask(
                    id=f"{kind}:{fighter.id}",
                    actor=fighter.id,
                    title=title,
                    fields=(do_it(),),
                    optional=True,
                )
            )
    return tuple(found)
