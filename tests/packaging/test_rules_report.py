"""The report on rules counts only what passing tests claim, and refuses ids that do not exist."""

from pathlib import Path

import pytest

from tests.plugins.rules_report import INVENTORIES, load_inventories, report_lines, unknown_claims

ROOT = Path(__file__).resolve().parents[2]

pytest_plugins = ["pytester"]


def test_inventories_hold_four_systems_with_unique_ids() -> None:
    inventories = load_inventories(INVENTORIES)
    assert sorted(inventories) == ["harp", "nightprowler", "pv_negatifs", "warhammer"]
    ids = [rule for rules in inventories.values() for rule in rules]
    assert len(ids) == len(set(ids)) > 800


def test_unknown_ids_are_named_with_their_test() -> None:
    lines = unknown_claims({"test_a": ["X-1", "X-9"]}, {"toy": ["X-1"]})
    assert lines == ["test_a: no rule 'X-9' in docs/rules"]


def test_report_counts_and_lists_what_is_missing() -> None:
    assert report_lines({"toy": ["X-1", "X-2"]}, {"X-2"}) == [
        "toy: 1 of 2 rules claimed by passing tests",
        "  not claimed: X-1",
    ]


@pytest.fixture
def run(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch):
    """Run a small test file under the plugin, with an inventory of five rules."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makeconftest(
        "import pathlib\n"
        "import tests.plugins.rules_report as plugin\n"
        "plugin.INVENTORIES = pathlib.Path(__file__).parent / 'inventory'\n"
        "pytest_plugins = ['tests.plugins.rules_report']\n"
    )
    folder = pytester.mkdir("inventory")
    rules = "".join(f'[[rule]]\nid = "T-{number}"\n' for number in range(1, 6))
    (folder / "toy.toml").write_text(rules, "utf-8")

    def run_tests(source: str, *options: str) -> pytest.RunResult:
        pytester.makepyfile(source)
        return pytester.runpytest_subprocess("-p", "no:cacheprovider", *options)

    return run_tests


def test_failing_and_skipped_tests_claim_nothing(run) -> None:
    result = run(
        """
        import pytest

        @pytest.mark.rule("T-1")
        def test_passes(): pass

        @pytest.mark.rule("T-2", "T-3")
        def test_fails(): assert False

        @pytest.mark.rule("T-3")
        def test_passes_beside_a_failure(): pass

        @pytest.mark.rule("T-4")
        @pytest.mark.skip
        def test_skipped(): pass
        """,
        "--rules",
    )
    result.assert_outcomes(passed=2, failed=1, skipped=1)
    result.stdout.fnmatch_lines(
        ["toy: 1 of 5 rules claimed by passing tests"]
        + [f"  not claimed: T-{number}" for number in (2, 3, 4, 5)]
    )


def test_unknown_id_stops_the_run(run) -> None:
    result = run("import pytest\n@pytest.mark.rule('T-99')\ndef test_a(): pass\n")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*test_a: no rule 'T-99' in docs/rules"])
