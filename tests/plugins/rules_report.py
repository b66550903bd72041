"""Which rules of the inventories the tests claim, and whether they keep their word.

A test claims rules with `@pytest.mark.rule("NP-…")`. An id that no inventory of docs/rules holds
stops the run. With `--rules` the run ends with a count per system and the rules that no passing
test claims; a failing or skipped test claims nothing, and a rule that one test breaks is not kept
by another that passes.
"""

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

INVENTORIES = Path(__file__).resolve().parents[2] / "docs" / "rules"
_PROPERTY = "cassure-rule"


def load_inventories(folder: Path) -> dict[str, list[str]]:
    """System id -> rule ids in the order of the inventory."""
    return {
        file.stem: [rule["id"] for rule in tomllib.loads(file.read_text("utf-8"))["rule"]]
        for file in sorted(folder.glob("*.toml"))
    }


def unknown_claims(
    claims: Mapping[str, Iterable[str]], inventories: Mapping[str, Iterable[str]]
) -> list[str]:
    """One line per claim that no inventory holds; claims are test id -> rule ids."""
    known = {rule for rules in inventories.values() for rule in rules}
    return [
        f"{test}: no rule {rule!r} in docs/rules"
        for test, rules in claims.items()
        for rule in rules
        if rule not in known
    ]


def report_lines(inventories: Mapping[str, list[str]], kept: set[str]) -> list[str]:
    """The lines of the report: a count per system, then what is not claimed."""
    lines: list[str] = []
    for system, rules in inventories.items():
        missing = [rule for rule in rules if rule not in kept]
        lines.append(
            f"{system}: {len(rules) - len(missing)} of {len(rules)} rules claimed by passing tests"
        )
        lines.extend(f"  not claimed: {rule}" for rule in missing)
    return lines


def _claimed_by(item: pytest.Item) -> list[str]:
    return [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]


class RulesReport:
    """Collects the outcome of each claim while the tests run."""

    def __init__(self, inventories: dict[str, list[str]]) -> None:
        self.inventories = inventories
        self.passed: set[str] = set()
        self.broken: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        claims = {item.nodeid: _claimed_by(item) for item in items}
        unknown = unknown_claims(claims, self.inventories)
        if unknown:
            raise pytest.UsageError("unknown rule ids:\n" + "\n".join(unknown))
        for item in items:
            # Properties travel with the reports, also between processes.
            item.user_properties.extend((_PROPERTY, rule) for rule in claims[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        rules = {str(value) for name, value in report.user_properties if name == _PROPERTY}
        if report.failed:
            self.broken |= rules
        elif report.passed and report.when == "call":
            self.passed |= rules

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not terminalreporter.config.getoption("--rules"):
            return
        terminalreporter.section("rules claimed by tests")
        for line in report_lines(self.inventories, self.passed - self.broken):
            terminalreporter.line(line)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rules",
        action="store_true",
        help="end with the rules of docs/rules that passing tests claim, and those none does",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RulesReport(load_inventories(INVENTORIES)), "rules-report-run")
