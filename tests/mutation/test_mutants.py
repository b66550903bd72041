"""The slips are real ones: each changes one thing, and still parses."""

import ast
from pathlib import Path

import pytest

from tests.mutation.__main__ import percent, report
from tests.mutation.check import Tried
from tests.mutation.mutants import Mutant, mutants

RULES = Path(__file__).resolve().parents[2] / "desktop" / "rules"


def slips(source: str) -> set[str]:
    return {mutant.applied(source) for mutant in mutants(source)}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", {"(a <= b)", "(a >= b)"}),
        ("a == b", {"(a != b)"}),
        ("a in b", {"(a not in b)"}),
        ("a + b", {"(a - b)"}),
        ("a // b", {"(a * b)"}),
        ("a += b", {"a -= b"}),
        ("a and b", {"(a or b)"}),
        ("not a", {"(a)"}),
        ("-a", {"(a)"}),
        ("f(3)", {"f((4))", "f((2))"}),
        ("f(x=True)", {"f(x=False)"}),
        ("a if b else c", {"a if (not (b)) else c"}),
        ("[a for a in b if c]", {"[a for a in b if (not (c))]"}),
    ],
)
def test_a_slip_changes_one_thing(source: str, expected: set[str]) -> None:
    assert slips(source) == expected


def test_a_return_may_be_lost() -> None:
    assert slips("def f():\n    return a\n") == {"def f():\n    return None\n"}
    assert slips("def f():\n    return\n") == set()


@pytest.mark.parametrize(
    "source",
    [
        "def f(a: int | None) -> int | None: ...",
        "X: TypeAlias = 'int | str'",
        "match a:\n    case 3:\n        pass",
        "f'{a:>3}'",
        "@frozen(order=True)\nclass A(B, frozen=True): ...",
        "if TYPE_CHECKING:\n    a = 3",
        '"""3 + 4."""',
    ],
)
def test_what_does_not_run_is_left_alone(source: str) -> None:
    assert slips(source) == set()


def test_a_slip_beside_accents_lands_in_its_place() -> None:
    assert slips("f('é', a > b)") == {"f('é', (a >= b))", "f('é', (a <= b))"}


def test_every_slip_in_the_rules_parses_and_differs() -> None:
    # Making the slips of a file takes longest: every ninth file is enough to meet each kind.
    for file in sorted(RULES.rglob("*.py"))[::9]:
        source = file.read_text("utf-8")
        before = ast.dump(ast.parse(source))
        # One file of many lines has its first slip tried, the longest a dozen.
        for mutant in mutants(source)[::211]:
            assert ast.dump(ast.parse(mutant.applied(source))) != before, (file, mutant)


def test_the_report_counts_timeouts_as_killed() -> None:
    mutant = Mutant(3, 0, 1, "a", "b")
    tried = [Tried("x.py", mutant, fate) for fate in ("killed", "timeout", "survived", "uncovered")]
    assert percent(tried) == 50
    told = report(tried)
    assert told.splitlines()[:2] == [
        "survived  x.py:3: a  ->  b",
        "uncovered x.py:3: a  ->  b",
    ]
    assert told.endswith("killed 2 of 4: 50.0 %\n")
    assert percent([]) == 100
