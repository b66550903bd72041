"""What is expected of whom now, as questions that a window can put (IV).

Built from public facts only: choices still sealed are not read here.
"""

from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.message import say
from desktop.rules.nightprowler.fight.corrections import INITIATIVE_LIMIT, MODIFIER_LIMIT
from desktop.rules.nightprowler.fight.options import (
    outnumbered,
    speakers,
    why_not_aim,
    why_not_option,
    why_not_spend,
    wounded,
)
from desktop.rules.nightprowler.fight.questions import BARE_HANDS, NO, YES, bell, questions
from desktop.rules.nightprowler.fight.resolving import dice_wanted, rollers
from desktop.rules.nightprowler.fight.state import (
    ATTITUDES,
    DEFENSIVE,
    OPTIONS,
    Aim,
    Choice,
    Fighter,
    Phase,
    State,
    choosers,
    required,
)
from desktop.rules.nightprowler.tables import Tables

PASS = "pass"


def asks(tables: Tables, state: State) -> tuple[Ask, ...]:
    """Every question of this phase, the pressing ones first."""
    match state.phase:
        case Phase.SETUP:
            present = [each for each in state.fighters if not each.removed]
            return (*map(_weapon, present), *map(_initiative, present))
        case Phase.CHOICE:
            return _choices(tables, state)
        case Phase.REACTION:
            return tuple(_reaction(state, each) for each in speakers(tables, state)[:1])
        case Phase.RESOLUTION:
            return _resolution(tables, state)
        case Phase.CONSEQUENCES:
            return questions(state)
        case Phase.BELL:
            return bell(state)
        case Phase.CLOSED:
            return ()


def _weapon(fighter: Fighter) -> Ask:
    """What a fighter shows before the fight."""
    weapons = tuple(Option(arm.id or BARE_HANDS, arm.name) for arm in fighter.stats.arms)
    shown = fighter.arm.id or BARE_HANDS
    fields = [AskField("weapon", say("np.fight.field.weapon"), weapons, default=shown)]
    if fighter.document.shield:
        answers = (Option(YES, say("np.fight.yes")), Option(NO, say("np.fight.no")))
        held = YES if fighter.shield else NO
        fields.append(AskField("shield", say("np.fight.field.shield"), answers, default=held))
    return Ask(
        id=f"weapon:{fighter.id}",
        actor=fighter.id,
        title=say("np.fight.ask.weapon", name=fighter.name),
        fields=tuple(fields),
        optional=True,
    )


def _initiative(fighter: Fighter) -> Ask:
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
        *(_choice(tables, state, each, optional=False) for each in unlocked if each.id in waited),
        *(
            _choice(tables, state, each, optional=True)
            for each in unlocked
            if each.id not in waited
        ),
        *(_unlock(each) for each in locked),
    )


def _choice(tables: Tables, state: State, fighter: Fighter, *, optional: bool) -> Ask:
    """A sealed choice: option, target, advantage, PH (IV, NP-DUEL-OPTIONS-SET)."""
    fields = [
        _options(state, fighter, OPTIONS),
        _targets(state, fighter),
        _aims(state, fighter),
        AskField(
            "ph",
            say("np.fight.field.heroism"),
            least=0,
            most=_spendable(tables, state, fighter),
            default="0",
        ),
    ]
    if wounded(fighter):
        fields.append(_spend(tables, state, fighter, "mordant", Choice(DEFENSIVE, mordant=True)))
    if outnumbered(state, fighter):
        fields.append(_spend(tables, state, fighter, "vista", Choice(DEFENSIVE, vista=True)))
    return Ask(
        id=f"choose:{fighter.id}",
        actor=fighter.id,
        title=say("np.fight.ask.choice", name=fighter.name),
        fields=tuple(fields),
        sealed=True,
        optional=optional,
    )


def _spendable(tables: Tables, state: State, fighter: Fighter) -> int:
    one = why_not_spend(tables, state, fighter, Choice(DEFENSIVE, heroism=1))
    return 0 if one is not None else fighter.heroism


def _options(state: State, fighter: Fighter, numbers: tuple[int, ...]) -> AskField:
    options = tuple(
        Option(
            str(number),
            say(f"np.fight.option.{number}"),
            why_not_option(state, fighter, number),
            str(number),
        )
        for number in numbers
    )
    legal = [option.value for option in options if option.why_not is None]
    # Nobody takes an Attitude by merely pressing Enter, unless it is forced on him.
    default = legal[0] if len(legal) == 1 else ""
    return AskField("option", say("np.fight.field.option"), options, default=default)


def _targets(state: State, fighter: Fighter) -> AskField:
    """Adversaries, those engaged first."""
    engaged = {foe.id for foe in state.foes(fighter.id)}
    enemies = sorted(state.enemies(fighter), key=_Engaged(engaged))
    return AskField(
        "target",
        say("np.fight.field.target"),
        tuple(Option(foe.id, foe.name) for foe in enemies),
        default=enemies[0].id if enemies else "",
    )


class _Engaged:
    """Sorts engaged fighters first, those who can act before the others."""

    def __init__(self, engaged: set[str]) -> None:
        self._engaged = engaged

    def __call__(self, fighter: Fighter) -> tuple[bool, bool]:
        return (fighter.id not in self._engaged, not fighter.able)


def _aims(state: State, fighter: Fighter) -> AskField:
    options = tuple(
        Option(aim.value, say(f"np.fight.aim.{aim.value}"), why_not_aim(state, fighter, aim))
        for aim in Aim
    )
    legal = [option.value for option in options if option.why_not is None]
    return AskField("aim", say("np.fight.field.aim"), options, default=legal[0])


def _spend(tables: Tables, state: State, fighter: Fighter, use: str, choice: Choice) -> AskField:
    """A use of 1 PH: yes or no."""
    why_not = why_not_spend(tables, state, fighter, choice)
    return AskField(
        use,
        say(f"np.fight.field.{use}"),
        (Option(NO, say("np.fight.no")), Option(YES, say("np.fight.yes"), why_not)),
        default=NO,
    )


def _unlock(fighter: Fighter) -> Ask:
    return Ask(
        id=f"unlock:{fighter.id}",
        actor=fighter.id,
        title=say("np.fight.ask.unlock", name=fighter.name),
        optional=True,
    )


def _reaction(state: State, fighter: Fighter) -> Ask:
    """A change of Attitude for 1 PH (NP-COMBAT-REACTION)."""
    shown = 0 if fighter.choice is None else fighter.choice.option
    attitudes = _options(state, fighter, tuple(each for each in ATTITUDES if each != shown))
    keep = Option(PASS, say("np.fight.pass"))
    return Ask(
        id=f"react:{fighter.id}",
        actor=fighter.id,
        title=say("np.fight.ask.reaction", name=fighter.name),
        fields=(
            AskField("option", attitudes.label, (keep, *attitudes.options), default=PASS),
            _targets(state, fighter),
            _aims(state, fighter),
        ),
        optional=True,
    )


def _resolution(tables: Tables, state: State) -> tuple[Ask, ...]:
    """The dice of the turn in one question, and a circumstance modifier for each who rolls."""
    rolls = Ask(
        id="resolve",
        actor="",
        title=say("np.fight.ask.resolve"),
        dice=dice_wanted(tables, state),
    )
    return (rolls, *(_modifier(each) for each in rollers(state)))


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
