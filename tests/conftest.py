"""What every test shares: an offscreen Qt, user folders of their own, the shipped rule tables."""

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Before anything imports Qt: no test opens a window on the developer's screen.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
# Where there is no fontconfig (Windows), that platform knows the fonts of this folder only.
os.environ["QT_QPA_FONTDIR"] = str(Path(__file__).resolve().parents[1] / "resources" / "fonts")

# Before anything asks platformdirs: no test reads or writes the developer's own library.
_home = tempfile.TemporaryDirectory(prefix="cassure-tests-", ignore_cleanup_errors=True)
for _name in (
    "XDG_DATA_HOME",
    "XDG_CONFIG_HOME",
    "XDG_CACHE_HOME",
    "XDG_STATE_HOME",
    "APPDATA",
    "LOCALAPPDATA",
    # platformdirs lets these overrule the Windows shell folders, which no environment moves.
    "WIN_PD_OVERRIDE_APPDATA",
    "WIN_PD_OVERRIDE_LOCAL_APPDATA",
):
    os.environ[_name] = str(Path(_home.name) / _name.lower())
if sys.platform == "darwin":
    os.environ["HOME"] = _home.name

# Shared machines are slow by fits: a deadline would fail good tests. Every run draws other
# examples, so that few of them do; a machine that checks every change draws the same ones.
settings.register_profile(
    "cassure", deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "ci",
    deadline=None,
    max_examples=40,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ci" if os.environ.get("CI") else "cassure")

pytest_plugins = ["tests.plugins.collecting", "tests.plugins.rules_report"]


def pytest_unconfigure() -> None:
    _home.cleanup()


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that another user may look into. Not below pytest's own, which every run that
    begins beside this one closes again."""
    with tempfile.TemporaryDirectory(prefix="cassure-open-") as made:
        Path(made).chmod(0o755)
        yield Path(made)


@pytest.fixture(scope="session")
def tables_root() -> Path:
    """The root of the shipped rule tables, as `desktop.paths` finds it."""
    from desktop import paths

    return paths.tables_root()
