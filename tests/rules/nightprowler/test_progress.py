"""How far a step of creation is."""

import pytest

from desktop.rules.message import say
from desktop.rules.nightprowler.creation.progress import MISSING
from desktop.rules.progress import StepState, problem_state, state_of
from desktop.rules.system import Problem, Severity
from tests.texts import texts_of


def problem(key: str, severity: str = Severity.RULE, overridden: str = "") -> Problem:
    return Problem(rule="R", text=say(key), severity=severity, overridden=overridden)


MISSED = problem("np.problem.no-style")
BROKEN = problem("np.problem.exclusive")
ADVISED = problem("np.problem.trait-twice", Severity.ADVICE)


@pytest.mark.parametrize(
    ("found", "state"),
    [
        ((), StepState.DONE),
        ((ADVISED,), StepState.WARNING),
        ((ADVISED, MISSED), StepState.INCOMPLETE),
        ((MISSED, BROKEN, ADVISED), StepState.ILLEGAL),
        ((problem("np.problem.exclusive", overridden="le MJ"),), StepState.DONE),
    ],
)
def test_a_step_is_as_bad_as_its_worst_problem(
    found: tuple[Problem, ...], state: StepState
) -> None:
    assert state_of(found, MISSING) is state


def test_what_is_not_chosen_yet_is_missing() -> None:
    assert problem_state(MISSED, MISSING) is StepState.INCOMPLETE
    assert problem_state(BROKEN, MISSING) is StepState.ILLEGAL


def test_every_missing_key_is_a_text_of_the_rules() -> None:
    texts = texts_of("fr")
    assert [key for key in MISSING if texts.missing(key)] == []
