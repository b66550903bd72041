"""How far a step of creation is: from what is wrong in it to one word.

A problem either says that something is still missing, or that what is there breaks a rule.
"""

import enum
from collections.abc import Iterable

from desktop.rules.system import Problem, Severity

MISSING = frozenset(
    {
        "np.problem.no-style",
        "np.problem.no-branch",
        "np.problem.no-specialty",
        "np.problem.no-profession",
        "np.problem.no-secondary",
        "np.problem.no-race",
        "np.problem.no-culture",
        "np.problem.no-people",
        "np.problem.no-mother",
        "np.problem.no-milieu",
        "np.problem.no-cassure",
        "np.problem.no-name",
        "np.problem.prison-due",
        "np.problem.unanswered",
        "np.problem.points-left",
        "np.problem.trait-text",
        "np.problem.contacts",
        "np.problem.reputation-positive",
        "np.problem.reputation-negative",
    }
)
"""Keys of the problems that say that something is not chosen yet."""


class StepState(enum.Enum):
    """The worst that can be said of a step."""

    DONE = "done"
    WARNING = "warning"
    INCOMPLETE = "incomplete"
    ILLEGAL = "illegal"


def is_missing(problem: Problem) -> bool:
    """Whether a problem only says that something is not chosen yet."""
    return problem.text.key in MISSING


def state_of(found: Iterable[Problem]) -> StepState:
    """The state of a step with these problems; an overridden rule counts as kept."""
    states = [_state(problem) for problem in found if not problem.overridden]
    order = list(StepState)
    return max(states, key=order.index, default=StepState.DONE)


def _state(problem: Problem) -> StepState:
    if is_missing(problem):
        return StepState.INCOMPLETE
    return StepState.ILLEGAL if problem.severity == Severity.RULE else StepState.WARNING
