"""What is expected of whom now, as questions for a window."""

from desktop.rules.dice import Dice, DieSpec
from desktop.rules.errors import KnownError
from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.message import Message, Text, say
from desktop.rules.pv_negatifs import essence, healing, heroic, manoeuvres, states
from desktop.rules.pv_negatifs.document import MortalWound
from desktop.rules.pv_negatifs.fight import acting, rounds, striking
from desktop.rules.pv_negatifs.fight.parts import Offer, Phase, Push
from desktop.rules.pv_negatifs.fight.state import Fighter, State
from desktop.rules.pv_negatifs.fight.story import Story
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.telling import Missing

YES, NO, NONE, BARE, ARM = "oui", "non", "aucun", "nues", "arme/"
DEEDS = ("full-defense", "rompre", "retenir", "alerte", "ramasser", "attendre")
SPELL, TEND, STAND_BETWEEN = "sort", "stabiliser", "interposer"


def yes_no() -> tuple[Option, ...]:
    """The two plain answers, no first."""
    return (Option(NO, say("pv.fight.no")), Option(YES, say("pv.fight.yes")))


def asks(tables: Tables, state: State) -> tuple[Ask, ...]:
    """Every question of the moment, the pressing ones first."""
    if state.phase in (Phase.SETUP, Phase.CLOSED):
        return ()
    if state.blow is not None:
        return _dice_ask(tables, state, state.blow.attacker)
    wounded = state.wounded
    if wounded is not None and wounded.open_wound is not None:
        return (check_ask(tables, state, wounded, wounded.open_wound),)
    if state.offers:
        return (offer_ask(state, state.offers[0]),)
    if state.phase is Phase.BELL:
        return _dice_ask(tables, state, "")
    one = state.acting
    if one is None or not one.able:
        return ()
    if rounds.why_no_stand(state, one) is None:
        return (stand_ask(tables, state, one),)
    confused = states.CONFUSED in one.document.body.conditions
    if confused and not one.marks.cleared and not one.marks.stopped:
        return (clear_ask(tables, state, one),)
    return (act_ask(tables, state, one),)


def _dice_ask(tables: Tables, state: State, fighter: str) -> tuple[Ask, ...]:
    wanted = wanted_dice(tables, state)
    if not wanted:
        return ()
    title = say("pv.fight.ask.dice")
    return (Ask(id=f"dice:{fighter}", actor=fighter, title=title, dice=wanted),)


def wanted_dice(tables: Tables, state: State) -> tuple[DieSpec, ...]:
    """The first dice that going on wants: they can be typed at once."""
    story = Story(state, Dice())
    try:
        if state.phase is Phase.BELL:
            rounds.count(tables, story)
        elif state.blow is not None:
            striking.settle(tables, story, state.blow)
    except Missing as missing:
        return missing.specs
    except KnownError:
        return ()
    return ()


def check_ask(tables: Tables, state: State, one: Fighter, wound: MortalWound) -> Ask:
    """The check of a mortal wound, under Sagesse or heroic, with what each must not pass
    (PV-WOUND-CHECK)."""
    known = wound.wound in tables.wounds
    row = tables.wounds.get(wound.wound) if known else None
    wisdom = essence.ability(tables, state.settings, one.document, "sag").total
    dice = row.wisdom if row is not None else None
    count, sides = (dice.count, dice.sides) if dice is not None else (1, 20)
    modifier = 0 if row is None else row.heroic
    options = (
        Option("sagesse", say("pv.fight.way.wisdom", need=wisdom, dice=count, sides=sides)),
        Option("heroique", say("pv.fight.way.heroic", need=_heroic(tables, state, one, modifier))),
    )
    name = "" if row is None else row.name
    return Ask(
        id=f"check:{one.id}:{wound.id}",
        actor=one.id,
        title=say("pv.fight.ask.check", name=one.name, wound=name),
        fields=(AskField("way", say("pv.fight.field.way"), options, default="sagesse"),),
    )


def _heroic(tables: Tables, state: State, one: Fighter, modifier: int) -> int:
    try:
        return heroic.target(tables, state.settings, one.document, modifier).total
    except KnownError:
        return 0


def offer_ask(state: State, offer: Offer) -> Ask:
    """A free attack, to be made or let go (PV-FREE-ONE)."""
    one = state.fighter(offer.attacker)
    options = tuple(
        Option(value, label, _away(one, value))
        for value, label, ranged in weapons(one)
        if not ranged
    )
    first = next(each.value for each in options if each.why_not is None)
    let_go = Option(NONE, say("pv.fight.let-go"), key="0")
    return Ask(
        id=f"offer:{offer.attacker}:{offer.target}",
        actor=one.id,
        title=say("pv.fight.ask.offer", name=one.name, foe=state.name(offer.target)),
        fields=(
            AskField(
                "weapon",
                say("pv.fight.field.free-attack"),
                (*options, let_go),
                default=first,
            ),
        ),
    )


def _away(one: Fighter, value: str) -> Message | None:
    """Why a weapon is out of reach, or None."""
    lying = {ARM + each.id: each.name for each in one.document.weapons if each.away}
    return say("pv.fight.why.away", weapon=lying[value]) if value in lying else None


def weapons(one: Fighter) -> tuple[tuple[str, Text, bool], ...]:
    """Weapons as answers: value, name, whether it strikes at a distance; bare hands last."""
    held = tuple((ARM + each.id, each.name, each.ranged) for each in one.document.weapons)
    return (*held, (ARM + BARE, say("pv.fight.bare-hands"), False))


def stand_ask(tables: Tables, state: State, one: Fighter) -> Ask:
    """Below zero, exactly two choices (PV-INIT-CHOICE)."""
    options = (
        Option("defensif", say("pv.fight.stand.defensive")),
        Option("heroique", say("pv.fight.stand.heroic", need=_heroic(tables, state, one, 0))),
    )
    return Ask(
        id=f"stand:{one.id}",
        actor=one.id,
        title=say("pv.fight.ask.stand", name=one.name),
        fields=(AskField("stand", say("pv.fight.field.stand"), options, default="defensif"),),
    )


def clear_ask(tables: Tables, state: State, one: Fighter) -> Ask:
    """A confused one's roll, under Intelligence or Sagesse; the better is what Enter takes."""
    margin = one.document.body.margin
    needs = {
        which: states.confused_target(
            tables, essence.ability(tables, state.settings, one.document, which).total, margin
        ).total
        for which in ("int", "sag")
    }
    options = tuple(
        Option(which, say("pv.fight.under", name=say(f"pv.a.{which}"), need=need))
        for which, need in needs.items()
    )
    best = max(needs, key=lambda which: needs[which])
    return Ask(
        id=f"clear:{one.id}",
        actor=one.id,
        title=say("pv.fight.ask.clear", name=one.name),
        fields=(AskField("ability", say("pv.fight.field.ability"), options, default=best),),
    )


def act_ask(tables: Tables, state: State, one: Fighter) -> Ask:
    """Everything that somebody may do in his turn; what is closed says why."""
    no_blow = acting.why_no_attack(tables, state, one)
    arms = weapons(one)
    targets = tuple(Option(each.id, each.name) for each in state.others(one.id))
    options = [
        Option(
            value,
            say("pv.fight.action.attack", weapon=label),
            no_blow or _away(one, value) or _no(targets),
        )
        for value, label, _ in arms
    ]
    options += [
        Option(deed, say(f"pv.fight.action.{deed}"), acting.why_no_deed(tables, state, one, deed))
        for deed in DEEDS
    ]
    tended = _tended(state, one)
    spent = one.marks.attacks or one.marks.full_defence
    busy = say("pv.fight.why.attacked", name=one.name) if spent else None
    efforts: tuple[tuple[str, heroic.Deed, Message | None], ...] = (
        (SPELL, "sort", acting.why_no_spell(tables, state, one)),
        (TEND, "stabiliser", busy or (None if tended else say("pv.edit.no-stabilise"))),
        (STAND_BETWEEN, "defense", busy or _no(targets)),
    )
    for value, effort, more in efforts:
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
            *_other_fields(targets, tended),
        ),
    )


def _no(targets: tuple[Option, ...]) -> Message | None:
    return None if targets else say("pv.fight.why.target")


def _tended(state: State, one: Fighter) -> tuple[Option, ...]:
    """Whom somebody may try to stabilise, himself included."""
    found = [
        each for each in state.fighters if not each.removed and healing.may_stabilise(each.document)
    ]
    return tuple(Option(each.id, each.name) for each in found)


def _blow_fields(
    tables: Tables, state: State, one: Fighter, targets: tuple[Option, ...]
) -> list[AskField]:
    """The particulars of a blow or a shot."""
    if not targets:
        return []
    arms = weapons(one)
    every = tuple(f"action={value}" for value, _, _ in arms)
    ranged = tuple(f"action={value}" for value, _, far in arms if far)
    melee = tuple(f"action={value}" for value, _, far in arms if not far)
    armed = every[:-1]
    foes = {each.id for each in state.foes(one.id)}
    first = next((each.value for each in targets if each.value in foes), targets[0].value)
    found = [AskField("target", say("pv.fight.field.target"), targets, default=first, when=every)]
    if armed:
        found.append(_choice("nonlethal", yes_no(), NO, armed))
    found.append(_choice("push", _pushes(), Push.NONE.value, melee))
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
    others = (Option(NONE, say("pv.fight.none")), *_allies(state, one))
    found.append(_choice("ally", others, NONE, every))
    bound = acting.MOST_MODIFIER
    label = say("pv.fight.field.modifier")
    found.append(AskField("modifier", label, (), -bound, bound, "0", when=every))
    return found


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


def _pushes() -> tuple[Option, ...]:
    return tuple(Option(each.value, say(f"pv.fight.push.{each.value}")) for each in Push)


def _choice(id: str, options: tuple[Option, ...], default: str, when: tuple[str, ...]) -> AskField:
    return AskField(id, say(f"pv.fight.field.{id}"), options, default=default, when=when)


def _other_fields(targets: tuple[Option, ...], tended: tuple[Option, ...]) -> list[AskField]:
    """What a spell, care and interposition want to know."""
    most = acting.MOST_SEGMENTS
    spell = (f"action={SPELL}",)
    label = say("pv.fight.field.segments")
    found = [AskField("segments", label, (), 1, most, "1", when=spell)]
    if tended:
        when = (f"action={TEND}",)
        found.append(_choice("tended", tended, tended[0].value, when))
    if targets:
        when = (f"action={STAND_BETWEEN}",)
        found.append(_choice("first", targets, targets[0].value, when))
        none = Option(NONE, say("pv.fight.none"))
        found.append(_choice("second", (none, *targets), NONE, when))
    return found
