"""The sealed choice of a turn as an ask: option, target, advantage, PH (IV, NP-DUEL-OPTIONS-SET).

Built from public facts only: choices still sealed are not read here.
"""

from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.fight.armed import (
    TECHNIQUES,
    least_price,
    most_price,
    techniques,
)
from desktop.rules.nightprowler.fight.options import (
    FEINTING_FAMILY,
    nearest,
    outnumbered,
    why_not_aim,
    why_not_option,
    why_not_spend,
    wounded,
)
from desktop.rules.nightprowler.fight.parts import (
    ATTITUDES,
    DEFENSIVE,
    MOUVEMENT,
    OFFENSIVE,
    Aim,
    Choice,
)
from desktop.rules.nightprowler.fight.questions import NO, YES
from desktop.rules.nightprowler.fight.stance import COMEDY, FEINT, Stance, base_stance
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.tables.combat import Technique
from desktop.rules.nightprowler.tables.load import Tables

STAKE = "stake-"
"""Before the id of a technique: the field of the PH that are put into it."""

SPARE_KEYS = ("7", "8", "9")
"""Keys of techniques that share the number of another."""


def choice_ask(tables: Tables, state: State, fighter: Fighter, *, optional: bool) -> Ask:
    """Everything that a fighter may decide in secret."""
    options = option_field(tables, state, fighter)
    legal = {option.value for option in options.options if option.why_not is None}
    usable = tuple(
        each
        for number in TECHNIQUES
        for each in techniques(tables, fighter, number)
        if each.id in legal
    )
    aims = _needed(legal, aim_field(state, fighter, usable))
    # An advantage over somebody needs its target too.
    legal |= {option.value for aim in aims for option in aim.options if option.why_not is None}
    fields = [
        options,
        *aims,
        *_needed(legal, target_field(tables, state, fighter, usable)),
        *(_stake(fighter, each) for each in usable if _is_staked(fighter, each)),
        *(_branch(fighter, each) for each in usable if each.skill_alternative),
        AskField(
            "ph",
            say("np.fight.field.heroism"),
            least=0,
            most=_spendable(tables, state, fighter),
            default="0",
        ),
        *_circumstances(tables, state, fighter),
    ]
    return Ask(
        id=f"choose:{fighter.id}",
        actor=fighter.id,
        title=say("np.fight.ask.choice", name=fighter.name),
        fields=tuple(fields),
        sealed=True,
        optional=optional,
    )


def _needed(legal: set[str], field: AskField) -> tuple[AskField, ...]:
    """A field, when an option that is legal now needs it; none on a first turn that imposes the
    Attitude défensive."""
    values = {condition.partition("=")[2] for condition in field.when}
    return (field,) if values & legal else ()


def option_field(tables: Tables, state: State, fighter: Fighter) -> AskField:
    """The six options; a number that stands for several techniques gives each a key of its own."""
    options = [_attitude(tables, state, fighter, number) for number in ATTITUDES]
    others: list[Option] = []
    spare = iter(SPARE_KEYS)
    for number in TECHNIQUES:
        offered = techniques(tables, fighter, number)
        if not offered:
            why_not = why_not_option(tables, state, fighter, number)
            label = say(f"np.fight.option.{number}")
            options.append(Option(str(number), label, why_not, str(number)))
        for place, each in enumerate(offered):
            why_not = why_not_option(tables, state, fighter, number, each.id)
            key = str(number) if place == 0 else next(spare, "")
            shown = options if place == 0 else others
            shown.append(Option(each.id, _priced(fighter, each), why_not, key))
    options += others
    return AskField(
        "option", say("np.fight.field.option"), tuple(options), default=only_legal(options)
    )


def attitudes(tables: Tables, state: State, fighter: Fighter, but: int) -> tuple[Option, ...]:
    """The base Attitudes, without one."""
    return tuple(_attitude(tables, state, fighter, number) for number in ATTITUDES if number != but)


def only_legal(options: list[Option]) -> str:
    """The one option that is legal, if it is alone: nobody takes an Attitude by merely pressing
    Enter, unless it is forced on him."""
    legal = [option.value for option in options if option.why_not is None]
    return legal[0] if len(legal) == 1 else ""


def _attitude(tables: Tables, state: State, fighter: Fighter, number: int) -> Option:
    return Option(
        str(number),
        say(f"np.fight.option.{number}"),
        why_not_option(tables, state, fighter, number),
        str(number),
    )


def _priced(fighter: Fighter, technique: Technique) -> Message:
    """A technique with what it costs: "Assommer (1 à 3 PH)"."""
    least, most = least_price(technique, fighter), most_price(technique, fighter)
    if not most:
        return say("np.fight.name", name=technique.name)
    if least == most:
        return say("np.fight.technique.price", name=technique.name, count=least)
    return say("np.fight.technique.prices", name=technique.name, least=least, most=most)


def aim_field(state: State, fighter: Fighter, usable: tuple[Technique, ...] = ()) -> AskField:
    """The advantage that a Mouvement, or a technique like it, seeks."""
    options = tuple(
        Option(aim.value, say(f"np.fight.aim.{aim.value}"), why_not_aim(state, fighter, aim))
        for aim in Aim
    )
    legal = [option.value for option in options if option.why_not is None]
    moving = (each.id for each in usable if each.mouvement)
    when = tuple(f"option={value}" for value in (str(MOUVEMENT), *moving))
    return AskField("aim", say("np.fight.field.aim"), options, default=legal[0], when=when)


def target_field(
    tables: Tables, state: State, fighter: Fighter, usable: tuple[Technique, ...] = ()
) -> AskField:
    """Adversaries, those engaged first, those who can act before the others."""
    enemies = [foe for foes in nearest(state, fighter) for foe in sorted(foes, key=_is_out)]
    aimed = (each.id for each in usable if _has_target(tables, each))
    when = (
        *(f"option={value}" for value in (str(OFFENSIVE), *aimed)),
        *(f"aim={aim.value}" for aim in (Aim.REACH, Aim.BEHIND)),
    )
    return AskField(
        "target",
        say("np.fight.field.target"),
        tuple(Option(foe.id, foe.name) for foe in enemies),
        default=enemies[0].id if enemies else "",
        when=when,
    )


def _has_target(tables: Tables, technique: Technique) -> bool:
    choice = Choice(technique.option, technique=technique.id)
    return base_stance(tables, choice) is not Stance.DEFEND


def _is_out(fighter: Fighter) -> bool:
    return not fighter.able


def _is_staked(fighter: Fighter, technique: Technique) -> bool:
    return least_price(technique, fighter) < most_price(technique, fighter)


def _stake(fighter: Fighter, technique: Technique) -> AskField:
    """The PH that are put into a technique of several prices (NP-TECHNIQUE-MASSES-ASSOMMER,
    NP-TECHNIQUE-HAST-CHARGE)."""
    least = least_price(technique, fighter)
    return AskField(
        f"{STAKE}{technique.id}",
        say("np.fight.field.stake", name=technique.name),
        least=least,
        most=max(least, min(most_price(technique, fighter), fighter.heroism)),
        default=str(least),
        when=(f"option={technique.id}",),
    )


def _branch(fighter: Fighter, technique: Technique) -> AskField:
    """The two ways of Le fourbe l'emporte (NP-TECHNIQUE-ECOLE-FOURBE)."""
    feints = fighter.arm.family == FEINTING_FAMILY
    why_not = None if feints else say("np.fight.why.feint", weapon=fighter.arm.name)
    return AskField(
        "branch",
        say("np.fight.field.branch"),
        (
            Option(COMEDY, say(f"np.fight.branch.{COMEDY}")),
            Option(FEINT, say(f"np.fight.branch.{FEINT}"), why_not),
        ),
        default=COMEDY,
        when=(f"option={technique.id}",),
    )


def _circumstances(tables: Tables, state: State, fighter: Fighter) -> list[AskField]:
    """What only some fighters may add: Mordant, Vista, the shield, whom a tenaille faces."""
    found: list[AskField] = []
    if wounded(fighter):
        found.append(_spend(tables, state, fighter, "mordant", Choice(DEFENSIVE, mordant=True)))
    if outnumbered(state, fighter):
        found.append(_spend(tables, state, fighter, "vista", Choice(DEFENSIVE, vista=True)))
    if fighter.shield:
        answers = (Option(YES, say("np.fight.yes")), Option(NO, say("np.fight.no")))
        label = say("np.fight.field.use-shield")
        found.append(AskField("shield", label, answers, default=YES))
    pincer = state.pincer(fighter.id)
    if pincer is not None:
        foes = tuple(Option(foe.id, foe.name) for foe in state.active_foes(fighter.id))
        found.append(AskField("focus", say("np.fight.field.focus"), foes, default=pincer.front))
    return found


def _spendable(tables: Tables, state: State, fighter: Fighter) -> int:
    one = why_not_spend(tables, state, fighter, Choice(DEFENSIVE, heroism=1))
    return 0 if one is not None else fighter.heroism


def _spend(tables: Tables, state: State, fighter: Fighter, use: str, choice: Choice) -> AskField:
    """A use of 1 PH: yes or no."""
    why_not = why_not_spend(tables, state, fighter, choice)
    return AskField(
        use,
        say(f"np.fight.field.{use}"),
        (Option(NO, say("np.fight.no")), Option(YES, say("np.fight.yes"), why_not)),
        default=NO,
    )
