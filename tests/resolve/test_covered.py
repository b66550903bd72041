"""The promise of `rules`: each rule of the inventory has operations, each with a request that
exercises it."""

import tomllib
from pathlib import Path

from desktop.resolve.nightprowler.covered import COVERED
from tests.resolve.kit import ask
from tests.resolve.test_cases import CASES

INVENTORY = Path(__file__).resolve().parents[2] / "docs" / "rules" / "nightprowler.toml"


def inventory() -> list[str]:
    """Ids that concern the rules, in order."""
    found = tomllib.loads(INVENTORY.read_text("utf-8"))["rule"]
    return [rule["id"] for rule in found if "rules" in rule["where"]]


def test_each_operation_claims_what_its_requests_exercise() -> None:
    exercised: dict[str, set[str]] = {}
    for case in CASES:
        exercised.setdefault(case.op, set()).update(case.rules)
    assert {op: set(rules) for op, rules in COVERED.items()} == exercised


def test_claims_stand_in_the_order_of_the_inventory() -> None:
    order = inventory()
    for op, rules in COVERED.items():
        assert list(rules) == sorted(rules, key=order.index), op


def test_no_rule_is_left_out() -> None:
    claimed = {rule for rules in COVERED.values() for rule in rules}
    assert [rule for rule in inventory() if rule not in claimed] == []


def test_a_rule_tells_its_operations() -> None:
    assert ask("rules", rule="NP-TURN-LENGTH")["result"] == {"NP-TURN-LENGTH": ["time"]}
    assert ask("rules", rule="NP-NOTHING")["error"]["field"] == "rule"
    assert set(ask("rules")["result"]) == set(inventory())
