"""What a window may show of a chase."""

import msgspec

from desktop.rules.fightview import (
    ExchangeView,
    FighterView,
    FightView,
    Gauge,
    Link,
    Sequel,
    Stage,
    Step,
    Words,
)
from desktop.rules.message import Message, say
from desktop.rules.muster import Muster
from desktop.rules.nightprowler.chase.asks import asks
from desktop.rules.nightprowler.chase.moves import move_of, wanted
from desktop.rules.nightprowler.chase.resolving import rollers, waiting
from desktop.rules.nightprowler.chase.state import (
    FUGITIVE,
    Choice,
    Fate,
    Phase,
    Runner,
    State,
    choosers,
)
from desktop.rules.nightprowler.health.seen import band
from desktop.rules.nightprowler.scene import show
from desktop.rules.nightprowler.scene.rolls import Roll, seuil
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import FIGHT

_STAGES = {Phase.SETUP: Stage.SETUP, Phase.CLOSED: Stage.CLOSED}
WORDS = Words(
    sides=(say("np.chase.side.fugitive"), say("np.chase.side.pursuer")),
    order=say("np.chase.order"),
    out="np.chase.out",
    score="np.chase.score",
    closed=say("np.chase.closed"),
)


def redacted(state: State) -> State:
    """The state without what is sealed: no choice before the reveal, only who has locked one."""
    if state.phase is not Phase.CHOICE:
        return state
    runners = tuple(msgspec.structs.replace(each, choice=None) for each in state.runners)
    return msgspec.structs.replace(state, runners=runners)


def view(tables: Tables, state: State) -> FightView:
    """All that the window shows; what is sealed stays so even in a state that holds it."""
    state = redacted(state)
    return FightView(
        stage=_STAGES.get(state.phase, Stage.RUNNING),
        round=state.round,
        phase=say(f"np.chase.phase.{state.phase.value}"),
        expected=expected(state),
        fighters=tuple(_fighter(tables, state, each) for each in _order(state)),
        asks=asks(tables, state),
        exchanges=exchanges(tables, state),
        advance=_advance(state),
        gauges=tuple(_gauge(tables, each) for each in _order(state) if not each.removed),
        words=WORDS,
        sequel=_sequel(state),
        step=_step(state),
    )


def muster(state: State) -> Muster:
    """Who is there, in the order of the view."""
    return Muster(
        stage=_STAGES.get(state.phase, Stage.RUNNING),
        round=state.round,
        seats=tuple(show.seat(each, each.points) for each in _order(state)),
        acting=acting(state),
    )


def acting(state: State) -> tuple[str, ...]:
    """Who is seen to run since the reveal of this turn."""
    if state.phase in (Phase.SETUP, Phase.CHOICE, Phase.CLOSED):
        return ()
    return tuple(each.id for each in state.runners if each.choice is not None)


def _step(state: State) -> Step | None:
    """The step of the turn; whose interception or contact it is stays between those two."""
    choice = say("np.chase.phase.choice")
    match state.phase:
        case Phase.CHOICE:
            return Step(text=choice)
        case Phase.RESOLUTION | Phase.ARREST:
            among = acting(state)
            return Step(text=say("np.chase.phase.resolution"), among=among, quiet=choice)
        case Phase.RESULT | Phase.CONTACT:
            return Step(text=say("np.chase.phase.result"))
        case Phase.SETUP | Phase.CLOSED:
            return None


def expected(state: State) -> Message:
    """What is expected next, in one line."""
    match state.phase:
        case Phase.CHOICE:
            count = len(choosers(state))
            locked = count - len(waiting(state))
            return say("np.chase.expected.choice", locked=locked, count=count)
        case Phase.RESOLUTION:
            return say("np.chase.expected.resolution", count=len(rollers(state)))
        case Phase.ARREST:
            return say("np.chase.expected.arrest", name=state.to_judge()[0].name)
        case Phase.CONTACT:
            names = tuple(
                say("np.scene.name", name=each.name)
                for each in state.runners
                if each.fate is Fate.CAUGHT
            )
            return say("np.chase.expected.contact", names=names)
        case Phase.SETUP | Phase.RESULT | Phase.CLOSED:
            return say(f"np.chase.expected.{state.phase.value}")


def _advance(state: State) -> Message | None:
    """The label of "next", None while something must be answered first."""
    if state.phase in (Phase.ARREST, Phase.CLOSED):
        return None
    if state.phase is Phase.CHOICE and (waiting(state) or not choosers(state)):
        return None
    if state.phase is Phase.SETUP and not (state.fugitives() and state.pursuers()):
        return None
    return say(f"np.chase.advance.{state.phase.value}")


def _sequel(state: State) -> Sequel | None:
    """Contact may open a fight (NP-CHASE-SWITCH-TO-COMBAT)."""
    return Sequel(FIGHT, say("np.chase.sequel")) if state.phase is Phase.CONTACT else None


def _order(state: State) -> list[Runner]:
    """Fugitives first, then pursuers, each by points; those who left last."""
    return sorted(state.runners, key=_rank)


def _rank(runner: Runner) -> tuple[bool, int, int]:
    return runner.removed, runner.side, -runner.points


def _fighter(tables: Tables, state: State, runner: Runner) -> FighterView:
    malus = show.malus(tables, state.settings, runner)
    return FighterView(
        id=runner.id,
        name=runner.name,
        side=runner.side,
        character=runner.character,
        score=runner.points,
        status=_status(tables, state, runner),
        out=not runner.able,
        dead=runner.health.dead,
        locked=runner.locked and state.phase is Phase.CHOICE,
        tracks=show.tracks(tables, state.settings, runner),
        pools=show.pools(runner),
        penalty=malus,
        band=band(runner.health),
        seen=_seen(runner),
    )


def _seen(runner: Runner) -> tuple[Message, ...]:
    """What became of a runner, where everybody sees it; a shadow is nobody's business."""
    plain = runner.fate in (Fate.ESCAPED, Fate.CAUGHT)
    return (say(f"np.chase.seen.{runner.fate.value}"),) if plain else ()


def _status(tables: Tables, state: State, runner: Runner) -> tuple[Message, ...]:
    found = list(show.condition(runner))
    if runner.removed:
        return tuple(found)
    if runner.fate is not Fate.RUNNING:
        found.append(say(f"np.chase.fate.{runner.fate.value}"))
    if runner.choice is not None:
        found.append(choice_text(tables, state, runner, runner.choice))
    if runner.modifier:
        found.append(say("np.scene.status.modifier", value=runner.modifier))
    if runner.side != FUGITIVE and runner.quarry:
        found.append(say("np.chase.status.quarry", name=state.name(runner.quarry)))
    if state.phase is Phase.SETUP and runner.points:
        found.append(say("np.chase.status.lead", name=tables.chase_leads.get(runner.lead).name))
    return tuple(found)


def choice_text(tables: Tables, state: State, runner: Runner, choice: Choice) -> Message:
    """A revealed choice: "Sprint, 2 PH pour le seuil"."""
    move = move_of(tables, state, runner, choice.move)
    name = choice.move if move is None else move.name
    parts: list[Message] = [say("np.scene.name", name=name)]
    if choice.heroism:
        parts.append(say("np.chase.choice.heroism", count=choice.heroism))
    if choice.citizens:
        parts.append(say("np.chase.choice.citizens", count=choice.citizens))
    return say("np.chase.choice", parts=tuple(parts))


def _gauge(tables: Tables, runner: Runner) -> Gauge:
    return Gauge(
        id=runner.id,
        label=runner.name,
        value=runner.points,
        goal=tables.constants.poursuite_but_depasser + 1,
        breakdown=runner.score,
    )


def exchanges(tables: Tables, state: State) -> tuple[ExchangeView, ...]:
    """Each pursuer against his prey this turn: before the dice their thresholds, then all of it."""
    if state.phase in (Phase.SETUP, Phase.CHOICE):
        return ()
    acting = [each for each in state.runners if each.choice is not None]
    ids = {each.id for each in acting}
    pairs = [each for each in acting if each.side != FUGITIVE and each.quarry in ids]
    chased = {each.quarry for each in pairs}
    alone = [
        each
        for each in acting
        if each.id not in chased and (each.side == FUGITIVE or each not in pairs)
    ]
    return (
        *(
            ExchangeView(
                left=each.quarry,
                right=each.id,
                left_links=_links(tables, state, state.runner(each.quarry)),
                right_links=_links(tables, state, each),
                outcome=_outcome(state, each),
            )
            for each in pairs
        ),
        *(ExchangeView(each.id, "", _links(tables, state, each)) for each in alone),
    )


def _links(tables: Tables, state: State, runner: Runner) -> tuple[Link, ...]:
    links: list[Link] = []
    if runner.choice is not None:
        text = choice_text(tables, state, runner, runner.choice)
        links.append(Link(say("np.scene.link.choice"), text))
    if runner.roll is None:
        asked = wanted(tables, state, runner)
        if asked is not None:
            links.append(show.threshold_link(seuil(tables, state.settings, runner, asked)))
        return tuple(links)
    links.extend(show.roll_links(runner.roll))
    links.extend(_avoided(each) for each in runner.avoided)
    if runner.gain is not None:
        gained = show.signed(runner.gain.total)
        links.append(Link(say("np.chase.link.gain"), gained, runner.gain))
    points = show.number(runner.points)
    links.append(Link(say("np.chase.link.points"), points, runner.score))
    return tuple(links)


def _avoided(roll: Roll) -> Link:
    key = "np.chase.avoided" if roll.success else "np.chase.not-avoided"
    return Link(say("np.chase.link.citizen"), say(key), roll.result.threshold)


def _outcome(state: State, pursuer: Runner) -> tuple[Message, ...]:
    """How the two stand after the turn."""
    if state.phase in (Phase.RESOLUTION, Phase.ARREST):
        return ()
    prey = state.runner(pursuer.quarry)
    told = [
        say(f"np.chase.outcome.{each.fate.value}", name=each.name)
        for each in (prey, pursuer)
        if each.fate is not Fate.RUNNING
    ]
    if told:
        return tuple(told)
    gap = prey.points - pursuer.points
    key = "ahead" if gap > 0 else "behind" if gap < 0 else "level"
    return (say(f"np.chase.outcome.{key}", name=prey.name, other=pursuer.name, count=abs(gap)),)
