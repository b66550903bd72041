"""Every request of the cases, and the promise that each rule of the inventory has one."""

import pytest

from tests.resolve import (
    cases_checks,
    cases_creation,
    cases_fights,
    cases_health,
    cases_progress,
    cases_scenes,
    cases_skills,
    cases_techniques,
    cases_traits,
)
from tests.resolve.kit import Case, ask, shows

CASES: list[Case] = [
    *cases_creation.CASES,
    *cases_traits.CASES,
    *cases_skills.CASES,
    *cases_checks.CASES,
    *cases_health.CASES,
    *cases_fights.CASES,
    *cases_scenes.CASES,
    *cases_progress.CASES,
    *cases_techniques.CASES,
]


@pytest.mark.parametrize(
    "each",
    [
        pytest.param(case, marks=[pytest.mark.rule(rule) for rule in case.rules], id=case.name)
        for case in CASES
    ],
)
def test_the_answer_shows_what_the_rule_says(each: Case) -> None:
    answer = ask(each.op, **each.fields)
    assert answer["ok"], answer
    assert shows(answer["result"], each.result), answer["result"]
