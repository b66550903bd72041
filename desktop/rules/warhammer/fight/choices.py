"""The questions of a turn: the combat action with its target and situation, what is done out of
combat, what is free. What is not legal is closed, with its reason (WH-FLOW-STEP1)."""

from collections.abc import Iterable, Mapping

from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.message import Message, Text, say
from desktop.rules.system import Refused
from desktop.rules.warhammer.fight import acting, budget, pastimes, sums
from desktop.rules.warhammer.fight.commands import Act
from desktop.rules.warhammer.fight.parts import Place
from desktop.rules.warhammer.fight.state import Fighter, State
from desktop.rules.warhammer.tables.tables import Tables

YES, NO, NONE, BARE = "oui", "non", "aucun", "mains-nues"
MOST_METRES = 500
SIDE = ("", "sur-le-flanc", "dans-le-dos")
HEIGHT = ("", "adversaire-en-contrebas", "adversaire-en-hauteur")
ODDS = ("", "a-2-contre-1", "a-3-contre-1", "a-4-contre-1")
PACE = ("", "adversaire-qui-court")
SHOT_HEIGHT = ("", "cible-en-contrebas", "cible-en-hauteur")
SIZE = (
    "",
    "petite-cible-halfling-nain",
    "grosse-cible-2-3-fois-un-humain",
    "cible-geante",
    "cible-gigantesque-dragon",
)
CROWD = (
    "",
    "groupe-de-deux-ennemis",
    "groupe-de-trois-ennemis",
    "groupe-de-quatre-ennemis",
)
SPEED = ("", "cible-qui-marche", "cible-qui-court-m-4", "cible-tres-rapide-m-8")
SIGHT = (
    "",
    "vent-modere-ou-faible-obscurite",
    "vent-fort-ou-nuit-noire",
    "tempete-ou-obscurite-totale",
)
MELEE_FIELDS = {"side": SIDE, "height": HEIGHT, "odds": ODDS, "pace": PACE}
SHOT_FIELDS = {
    "shot-height": SHOT_HEIGHT,
    "size": SIZE,
    "crowd": CROWD,
    "speed": SPEED,
    "sight": SIGHT,
}
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
    return (act_ask(tables, state, one), pastimes.do_ask(tables, state, one))


def act_ask(tables: Tables, state: State, one: Fighter) -> Ask:
    """The combat action of a slot."""
    options = _actions(tables, state, one)
    legal = {each.value for each in options if each.why_not is None}
    weapons = sums.arms(tables, one.document)
    fields = [
        AskField("action", say("wh.fight.field.action"), options),
        AskField(
            "target",
            say("wh.fight.field.target"),
            _targets(state, one),
            default=_likely(state, one),
            when=_when(a for a in _AT_FOES if a in legal),
        ),
    ]
    if len(weapons) > 1:
        names = tuple(Option(id or BARE, each.name) for id, each in weapons.items())
        default = next((id for id, each in weapons.items() if not each.ranged), "")
        fields.append(
            AskField(
                "weapon",
                say("wh.fight.field.weapon"),
                names,
                default=default or BARE,
                when=_when((*_ATTACKS, budget.AIM, *budget.OPPOSED)),
            )
        )
    ranged = {id: each for id, each in weapons.items() if each.ranged}
    if ranged:
        names = tuple(
            Option(id, each.name, budget.unready(tables, state, one, each))
            for id, each in ranged.items()
        )
        first = next(iter(ranged))
        fields.append(
            AskField(
                "launcher",
                say("wh.fight.field.launcher"),
                names,
                default=first,
                when=_when((budget.SHOOT,)),
            )
        )
    aims = (
        Option("cc", say("wh.fight.aim.cc")),
        Option("degats", say("wh.fight.aim.degats")),
    )
    fields.append(
        AskField("aim", say("wh.fight.field.aim"), aims, default="cc", when=_when((budget.AIM,)))
    )
    if one.posture == "suicidaire":
        bonus = (
            Option(NO, say("wh.fight.bonus.attack")),
            Option(YES, say("wh.fight.bonus.damage")),
        )
        fields.append(
            AskField("bonus", say("wh.fight.field.bonus"), bonus, default=NO, when=_when(_ATTACKS))
        )
    if budget.PIERCE in legal:
        fields.append(
            AskField(
                "pierced",
                say("wh.fight.field.pierced"),
                least=1,
                most=acting.MOST_PIERCED,
                default="1",
                when=_when((budget.PIERCE,)),
            )
        )
    distant = [a for a in (budget.SHOOT, budget.CHARGE) if a in legal]
    if distant:
        move = sums.of(tables, state, one).move.total
        fields.append(
            AskField(
                "metres",
                say("wh.fight.field.metres"),
                least=0,
                most=MOST_METRES,
                default=str(move),
                when=_when(distant),
            )
        )
    fields.extend(_placing(tables, MELEE_FIELDS, _ATTACKS))
    if budget.SHOOT in legal:
        fields.extend(_placing(tables, SHOT_FIELDS, (budget.SHOOT,)))
        if any(each.has(acting.MITRAILLE) for each in ranged.values()):
            fields.extend(
                AskField(
                    f"also-{foe.id}",
                    say("wh.fight.field.also", name=foe.name),
                    yes_no(),
                    default=NO,
                    when=tuple(
                        f"launcher={id}"
                        for id, each in ranged.items()
                        if each.has(acting.MITRAILLE)
                    ),
                )
                for foe in state.enemies(one)
            )
    return Ask(
        id=f"act:{one.id}",
        actor=one.id,
        title=say("wh.fight.ask.act", name=one.name, left=halves(budget.left(tables, state, one))),
        fields=tuple(fields),
        # Expected of him as long as there is anything that he may do.
        optional=not legal,
    )


def halves(amount: int) -> Message:
    """An amount of A that is kept in halves."""
    key = "wh.fight.a-half" if amount % 2 else "wh.fight.a"
    return say(key, whole=amount // 2)


def yes_no() -> tuple[Option, ...]:
    """Yes and no."""
    return Option(YES, say("wh.fight.yes")), Option(NO, say("wh.fight.no"))


def _when(actions: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"action={each}" for each in actions)


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
    return tuple(Option(each.id, each.name) for each in state.enemies(one))


def _likely(state: State, one: Fighter) -> str:
    """Whom he most likely means: the one he fights, else the only foe who stands."""
    foes = [each for each in state.foes(one.id) if each.side != one.side]
    able = [each for each in state.enemies(one) if each.able]
    if foes:
        return foes[0].id
    return able[0].id if len(able) == 1 else ""


def _placing(
    tables: Tables,
    groups: Mapping[str, tuple[str, ...]],
    actions: tuple[str, ...],
) -> list[AskField]:
    """One field for each group of modifiers that exclude each other."""
    return [
        AskField(
            name,
            say(f"wh.fight.field.{name}"),
            tuple(Option(id or NONE, modifier_name(tables, name, id)) for id in group),
            default=NONE,
            when=_when(actions),
        )
        for name, group in groups.items()
    ]


def modifier_name(tables: Tables, group: str, id: str) -> Text:
    """A modifier with its amount; what is usual for "" ."""
    if not id:
        return say(f"wh.fight.usual.{group}")
    one = (tables.ct_modifiers if group in SHOT_FIELDS else tables.cc_modifiers).get(id)
    return say("wh.fight.modifier", name=one.name, amount=one.amount)


def act_command(
    tables: Tables, state: State, fighter: str, values: Mapping[str, str]
) -> Act | Refused:
    """The combat action that the values of `act_ask` make."""
    one = state.find(fighter)
    action = values.get("action", "")
    if one is None or action not in budget.ACTIONS:
        return Refused(say("wh.fight.why.unknown-action"))
    shot = action == budget.SHOOT
    arm = values.get("launcher", "") if shot else values.get("weapon", BARE)
    if "weapon" not in values and not shot:
        arm = sums.default_arm(tables, one)
    arm = "" if arm == BARE else arm
    metres = values.get("metres", "0")
    pierced = values.get("pierced", "0")
    if not (metres.isdecimal() and pierced.isdecimal()):
        return Refused(say("wh.fight.why.value"))
    groups = SHOT_FIELDS if shot else MELEE_FIELDS
    ticked = tuple(value for name in groups if (value := values.get(name, NONE)) not in (NONE, ""))
    also = tuple(
        name.removeprefix("also-")
        for name, value in values.items()
        if name.startswith("also-") and value == YES
    )
    far = action in (budget.SHOOT, budget.CHARGE)
    return Act(
        fighter=fighter,
        action=action,
        target=values.get("target", "") if action in _AT_FOES else "",
        arm="" if action == budget.FREEING else arm,
        aim=values.get("aim", "cc") if action == budget.AIM else "",
        instead=values.get("bonus") == YES,
        pierced=int(pierced) if action == budget.PIERCE else 0,
        place=Place(ticked=ticked, metres=int(metres) if far else 0),
        targets=also if shot else (),
    )
