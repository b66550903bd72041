"""Everything that somebody may do in his turn, as one question with its particulars."""

from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.given import NONE
from desktop.rules.message import Message, Text, say
from desktop.rules.pv_negatifs import healing, heroic, manoeuvres, states
from desktop.rules.pv_negatifs.fight import acting, helping
from desktop.rules.pv_negatifs.fight.parts import Push
from desktop.rules.pv_negatifs.fight.state import Fighter, State
from desktop.rules.pv_negatifs.tables.tables import Tables

YES, NO, BARE, ARM = "oui", "non", "nues", "arme/"
#: How a blow is meant: whether it is non-lethal, whether it pushes.
MANNERS: dict[str, tuple[bool, Push]] = {
    "ordinaire": (False, Push.NONE),
    "non-letal": (True, Push.NONE),
    "repousser": (False, Push.PLAIN),
    "repousser-danger": (False, Push.GRAVE),
    "non-letal-repousser": (True, Push.PLAIN),
}
#: Deeds that are offered only where there is something to do.
AT_NEED = ("rompre", "alerte", "ramasser")
DEEDS = ("full-defense", "rompre", "retenir", "alerte", "ramasser", "attendre")
SPELL, DRINK, TEND, STAND_BETWEEN = "sort", "boire", "stabiliser", "interposer"


def yes_no() -> tuple[Option, ...]:
    """The two plain answers, no first."""
    return (Option(NO, say("pv.fight.no")), Option(YES, say("pv.fight.yes")))


def weapons(one: Fighter) -> tuple[tuple[str, Text, bool], ...]:
    """Weapons as answers: value, name, whether it strikes at a distance; bare hands last."""
    held = tuple((ARM + each.id, each.name, each.ranged) for each in one.document.weapons)
    return (*held, (ARM + BARE, say("pv.fight.bare-hands"), False))


def away(one: Fighter, value: str) -> Message | None:
    """Why a weapon is out of reach, or None."""
    lying = {ARM + each.id: each.name for each in one.document.weapons if each.away}
    return say("pv.fight.why.away", weapon=lying[value]) if value in lying else None


def act_ask(tables: Tables, state: State, one: Fighter) -> Ask:
    """Everything that somebody may do in his turn; what is closed says why."""
    no_blow = acting.why_no_attack(tables, state, one)
    arms = weapons(one)
    targets = tuple(Option(each.id, each.name) for each in state.others(one.id))
    options = [
        Option(
            value,
            say("pv.fight.action.attack", weapon=label),
            no_blow or away(one, value) or _no(targets),
        )
        for value, label, _ in arms
    ]
    options += [
        Option(deed, say(f"pv.fight.action.{deed}"), acting.why_no_deed(tables, state, one, deed))
        for deed in DEEDS
        if deed not in AT_NEED or acting.at_need(state, one, deed)
    ]
    tended = _tended(tables, state, one)
    spent = one.marks.attacks or one.marks.full_defence
    busy = say("pv.fight.why.attacked", name=one.name) if spent else None
    efforts: tuple[tuple[str, heroic.Deed, Message | None], ...] = (
        (SPELL, "sort", helping.why_no_spell(tables, state, one)),
        (DRINK, "potion", helping.why_no_drink(tables, state, one)),
        (TEND, "stabiliser", busy),
        (STAND_BETWEEN, "defense", busy or _no(targets)),
    )
    for value, effort, more in efforts:
        if value == TEND and not tended:
            continue
        why = acting.why_not(tables, state, one, effort) or more
        options.append(Option(value, say(f"pv.fight.action.{value}"), why))
    legal = next((each.value for each in options if each.why_not is None), options[0].value)
    return Ask(
        id=f"act:{one.id}",
        actor=one.id,
        title=say("pv.fight.ask.act", name=one.name),
        fields=(
            AskField("action", say("pv.fight.field.action"), tuple(options), default=legal),
            *_blow_fields(tables, state, one, targets),
            *_other_fields(one, targets, tended),
        ),
    )


def _no(targets: tuple[Option, ...]) -> Message | None:
    return None if targets else say("pv.fight.why.target")


def _tended(tables: Tables, state: State, one: Fighter) -> tuple[Option, ...]:
    """Whom somebody may try to stabilise, himself included."""
    found = [
        each for each in state.fighters if not each.removed and healing.may_stabilise(each.document)
    ]
    return tuple(Option(each.id, _tended_name(tables, state, one, each)) for each in found)


def _tended_name(tables: Tables, state: State, one: Fighter, target: Fighter) -> Text:
    """A wounded one, and where only one attempt is ever made who of his side would better make it
    (PV-DEEP-ONE-TRY)."""
    if not target.document.deep:
        return target.name
    beside = [
        each
        for each in state.fighters
        if each.able and each.free_to_act and each.side == target.side and each.id != one.id
    ]
    best = healing.best_helper(
        tables,
        [
            (each.id, each.document.skill("soins"), each.document.has("trousse"))
            for each in (one, *beside)
        ],
    )
    if best == one.id:
        return target.name
    return say("pv.fight.tended-better", name=target.name, best=state.name(best))


def _blow_fields(
    tables: Tables, state: State, one: Fighter, targets: tuple[Option, ...]
) -> list[AskField]:
    """The particulars of a blow or a shot."""
    if not targets:
        return []
    arms = weapons(one)
    every = tuple(f"action={value}" for value, _, _ in arms)
    ranged = tuple(f"action={value}" for value, _, far in arms if far)
    foes = {each.id for each in state.foes(one.id)}
    first = next((each.value for each in targets if each.value in foes), targets[0].value)
    found = [AskField("target", say("pv.fight.field.target"), targets, default=first, when=every)]
    ways = tuple(
        Option(each, say(f"pv.fight.manner.{each}"), _no_manner(one, *how))
        for each, how in MANNERS.items()
    )
    found.append(_choice("manner", ways, next(iter(MANNERS)), every))
    found.append(_choice("behind", yes_no(), NO, every))
    if ranged:
        shots = tuple(Option(each.id, each.name) for each in tables.shots)
        none = Option(NONE, say("pv.fight.none"))
        found.append(_choice("shot", (none, *shots), NONE, ranged))
        found += _guidance(tables, state, one, ranged)
    if one.document.infiltrator:
        least, most = 1, acting.MOST_TIMES
        times = AskField("times", say("pv.fight.field.times"), (), least, most, "1", when=every)
        found.append(times)
    if allies := _allies(state, one):
        others = (Option(NONE, say("pv.fight.none")), *allies)
        found.append(_choice("ally", others, NONE, every))
    bound = acting.MOST_MODIFIER
    label = say("pv.fight.field.modifier")
    found.append(AskField("modifier", label, (), -bound, bound, "0", when=every))
    return found


def _no_manner(one: Fighter, nonlethal: bool, push: Push) -> Message | None:
    """Why nothing that he has in hand, his bare hands included, strikes in this manner; or None
    (PV-NONLETHAL, PV-PUSH-WHO)."""
    whys = [
        (manoeuvres.nonlethal_refused(arm) if nonlethal else None)
        or (None if push is Push.NONE else manoeuvres.may_push(arm))
        for arm in (None, *(each for each in one.document.weapons if not each.away))
    ]
    return None if None in whys else whys[0]


def _allies(state: State, one: Fighter) -> tuple[Option, ...]:
    """Friends whom a mishap or a stray missile may strike."""
    return tuple(
        Option(each.id, each.name) for each in state.others(one.id) if each.side == one.side
    )


def _guidance(
    tables: Tables, state: State, one: Fighter, ranged: tuple[str, ...]
) -> list[AskField]:
    """Whether a blind shooter is guided (PV-BLIND-RANGED)."""
    if all(each.id != states.BLIND for each in states.states(tables, one.document)):
        return []
    why = manoeuvres.blind_shot_refused(state.settings, one.document, blind=True, guided=False)
    answers = (Option(YES, say("pv.fight.yes")), Option(NO, say("pv.fight.no"), why))
    return [_choice("guided", answers, YES, ranged)]


def _choice(id: str, options: tuple[Option, ...], default: str, when: tuple[str, ...]) -> AskField:
    return AskField(id, say(f"pv.fight.field.{id}"), options, default=default, when=when)


def _other_fields(
    one: Fighter, targets: tuple[Option, ...], tended: tuple[Option, ...]
) -> list[AskField]:
    """What a spell, care and interposition want to know."""
    most = helping.MOST_SEGMENTS
    spell = (f"action={SPELL}",)
    label = say("pv.fight.field.segments")
    found = [AskField("segments", label, (), 1, most, "1", when=spell)]
    found.append(_choice("far", yes_no(), NO, spell))
    drinks = (f"action={DRINK}",)
    label, most = say("pv.fight.field.points"), helping.MOST_POINTS
    found.append(AskField("points", label, (), 1, most, "4", when=drinks))
    if len(one.document.deep) > 1:
        deep = deep_options(one)
        found.append(_choice("deep", deep, deep[0].value, drinks))
    if tended:
        when = (f"action={TEND}",)
        found.append(_choice("tended", tended, tended[0].value, when))
    if targets:
        when = (f"action={STAND_BETWEEN}",)
        found.append(_choice("first", targets, targets[0].value, when))
        none = Option(NONE, say("pv.fight.none"))
        found.append(_choice("second", (none, *targets), NONE, when))
    return found


def deep_options(one: Fighter) -> tuple[Option, ...]:
    """Deep wounds among which a heal chooses (PV-PROFONDE-MULTIPLE)."""
    return tuple(
        Option(each.id, say("pv.state.deep", threshold=each.threshold))
        for each in one.document.deep
    )
