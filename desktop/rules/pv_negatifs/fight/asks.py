"""What is expected of whom now, as questions for a window."""

from desktop.rules.dice import Dice, DieSpec
from desktop.rules.errors import KnownError
from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.given import NONE
from desktop.rules.message import say
from desktop.rules.pv_negatifs import essence, heroic, states
from desktop.rules.pv_negatifs.document import MortalWound
from desktop.rules.pv_negatifs.fight import leaving, rounds, striking
from desktop.rules.pv_negatifs.fight.choosing import act_ask, away, weapons
from desktop.rules.pv_negatifs.fight.parts import Offer, Phase
from desktop.rules.pv_negatifs.fight.state import Fighter, State
from desktop.rules.pv_negatifs.fight.story import Story
from desktop.rules.pv_negatifs.sheet.words import wound_name
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.telling import Missing


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
        return (offer_ask(tables, state, state.offers[0]),)
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
    return ()


def check_ask(tables: Tables, state: State, one: Fighter, wound: MortalWound) -> Ask:
    """The check of a mortal wound, under Sagesse or heroic, with what each must not pass
    (PV-WOUND-CHECK)."""
    row = tables.wounds.get(wound.wound) if wound.wound in tables.wounds else None
    wisdom = essence.ability(tables, state.settings, one.document, "sag").total
    dice = row.wisdom if row is not None else None
    count, sides = (dice.count, dice.sides) if dice is not None else (1, 20)
    modifier = 0 if row is None else row.heroic
    options = (
        Option("sagesse", say("pv.fight.way.wisdom", need=wisdom, dice=count, sides=sides)),
        _heroic(tables, state, one, "pv.fight.way.heroic", modifier),
    )
    name = wound_name(tables, wound)
    return Ask(
        id=f"check:{one.id}:{wound.id}",
        actor=one.id,
        title=say("pv.fight.ask.check", name=one.name, wound=name),
        fields=(AskField("way", say("pv.fight.field.way"), options, default="sagesse"),),
    )


def _heroic(tables: Tables, state: State, one: Fighter, key: str, modifier: int = 0) -> Option:
    """A heroic roll with its percents; closed where Table A lacks the Constitution."""
    try:
        need = heroic.target(tables, state.settings, one.document, modifier).total
    except KnownError as error:
        return Option("heroique", say(key, need=0), error.message)
    return Option("heroique", say(key, need=need))


def offer_ask(tables: Tables, state: State, offer: Offer) -> Ask:
    """A free attack, to be made or let go (PV-FREE-ONE)."""
    one = state.fighter(offer.attacker)
    options = tuple(
        Option(value, label, away(one, value))
        for value, label, ranged in weapons(one)
        if not ranged
    )
    first = next(each.value for each in options if each.why_not is None)
    rows = leaving.ways(tables, one, offer)
    ways = tuple(Option(each.id, each.name) for each in rows)
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
            *_ways(ways),
        ),
    )


def _ways(ways: tuple[Option, ...]) -> tuple[AskField, ...]:
    """What the free attack is, where there is a choice."""
    if len(ways) < 2:
        return ()
    return (AskField("way", say("pv.fight.field.free-way"), ways, default=ways[0].value),)


def stand_ask(tables: Tables, state: State, one: Fighter) -> Ask:
    """Below zero, exactly two choices (PV-INIT-CHOICE)."""
    options = (
        Option("defensif", say("pv.fight.stand.defensive")),
        _heroic(tables, state, one, "pv.fight.stand.heroic"),
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
