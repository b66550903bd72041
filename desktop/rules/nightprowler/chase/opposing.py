"""Planquer against Repérer where a campaign plays them as an opposition (VI.B.3,
NP-CHASE-PLANQUER-REPERER)."""

from desktop.rules.nightprowler.chase.moves import PLANQUER, REPERER
from desktop.rules.nightprowler.chase.state import FUGITIVE, Runner, State
from desktop.rules.nightprowler.rolls.opposition import Winner, opposition


def searchers(state: State, prey: Runner) -> tuple[Runner, ...]:
    """The pursuers whose search this fugitive's hiding meets; nobody under the usual reading."""
    if state.settings.readings.planquer != "opposition" or not _does(prey, PLANQUER):
        return ()
    return tuple(each for each in state.pursuers(prey.id) if _does(each, REPERER))


def hidden(state: State, prey: Runner) -> bool:
    """Whether the fugitive hid from everybody who searched for him: his chase is over."""
    against = searchers(state, prey)
    return bool(against) and all(_won(prey, each) is Winner.FIRST for each in against)


def loses(state: State, runner: Runner) -> bool:
    """Whether the runner met a search or a hiding and did not win: his quality is worth nothing.

    The pursuer who finds keeps his, the fugitive who is found by one keeps nothing.
    """
    if runner.side == FUGITIVE:
        return bool(searchers(state, runner)) and not hidden(state, runner)
    prey = state.find(runner.quarry)
    if prey is None or not prey.running or runner not in searchers(state, prey):
        return False
    return _won(prey, runner) is not Winner.SECOND


def _won(prey: Runner, searcher: Runner) -> Winner:
    if prey.roll is None or searcher.roll is None:
        return Winner.STATUS_QUO
    return opposition(prey.roll.result, searcher.roll.result)


def _does(runner: Runner, move: str) -> bool:
    return runner.choice is not None and runner.choice.move == move
