"""How far a step of creation is: from what is wrong in it to one word.

A problem either says that something is still missing, or that what is there breaks a rule. Each
system names the keys of the problems that it counts as `missing`.
"""

import enum
from collections.abc import Iterable

from desktop.rules.system import Problem, Severity


class StepState(enum.Enum):
    """The worst that can be said of a step."""

    DONE = "done"
    WARNING = "warning"
    INCOMPLETE = "incomplete"
    ILLEGAL = "illegal"


def problem_state(problem: Problem, missing: frozenset[str]) -> StepState:
    """How bad a problem is; an overridden rule counts as kept."""
    if problem.overridden:
        return StepState.DONE
    if problem.text.key in missing:
        return StepState.INCOMPLETE
    return StepState.ILLEGAL if problem.severity == Severity.RULE else StepState.WARNING


def state_of(found: Iterable[Problem], missing: frozenset[str]) -> StepState:
    """The state of a step with these problems."""
    order = list(StepState)
    states = [problem_state(problem, missing) for problem in found]
    return max(states, key=order.index, default=StepState.DONE)


def blocking(found: Iterable[Problem]) -> tuple[Problem, ...]:
    """The problems that block the end of creation."""
    return tuple(one for one in found if one.severity == Severity.RULE and not one.overridden)
