"""The decisions of tasks.py: what is missing, what is installed again, and what is started."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


def load_tasks() -> ModuleType:
    # By its path: `tasks` is too common a name to trust the import path with.
    spec = importlib.util.spec_from_file_location("cassure_tasks", ROOT / "tasks.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


tasks = load_tasks()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text("[project]\n", "utf-8")
    (tmp_path / "constraints.txt").write_text("a==1\n", "utf-8")
    return tmp_path


def test_nothing_is_installed_when_nothing_changed(checkout: Path) -> None:
    stamp = tasks.needed_stamp(checkout, "dev", "3.11")
    stamp.write(checkout / "stamp.json")
    found = tasks.Stamp.read(checkout / "stamp.json")
    assert tasks.plan(found, tasks.needed_stamp(checkout, "dev", "3.11"), works=True) == "keep"


def test_development_environment_serves_run_but_not_the_reverse(checkout: Path) -> None:
    plain = tasks.needed_stamp(checkout, "", "3.11")
    dev = tasks.needed_stamp(checkout, "dev", "3.11")
    assert tasks.plan(dev, plain, works=True) == "keep"
    assert tasks.plan(plain, dev, works=True) == "update"


@pytest.mark.parametrize("name", ["pyproject.toml", "constraints.txt"])
def test_changed_requirements_update_the_environment(checkout: Path, name: str) -> None:
    before = tasks.needed_stamp(checkout, "dev", "3.11")
    (checkout / name).write_text("changed\n", "utf-8")
    assert tasks.plan(before, tasks.needed_stamp(checkout, "dev", "3.11"), works=True) == "update"


def test_other_interpreter_or_moved_folder_makes_the_environment_anew(checkout: Path) -> None:
    before = tasks.needed_stamp(checkout, "dev", "3.11")
    assert tasks.plan(before, tasks.needed_stamp(checkout, "dev", "3.12"), works=True) == "create"
    moved = checkout.rename(checkout.with_name("moved"))
    assert tasks.plan(before, tasks.needed_stamp(moved, "dev", "3.11"), works=True) == "create"


@pytest.mark.parametrize("content", [None, "", "{", "[]", '{"base": "x"}'])
def test_half_made_environment_is_made_anew(checkout: Path, content: str | None) -> None:
    file = checkout / "stamp.json"
    if content is not None:
        file.write_text(content, "utf-8")
    needed = tasks.needed_stamp(checkout, "", "3.11")
    assert tasks.plan(tasks.Stamp.read(file), needed, works=True) == "create"


def test_environment_without_its_interpreter_is_made_anew(checkout: Path) -> None:
    stamp = tasks.needed_stamp(checkout, "", "3.11")
    assert tasks.plan(stamp, stamp, works=False) == "create"


def test_only_missing_packages_are_named() -> None:
    wanted = {"one": "libone.so", "two": "libtwo.so"}
    assert tasks.missing(wanted, lambda library: library == "libone.so") == ["two"]
    assert tasks.missing(wanted, lambda library: True) == []


def test_a_library_nobody_has_cannot_be_loaded() -> None:
    assert not tasks.can_load("libcassure-no-such-library.so.9")


def test_window_needs_more_libraries_than_the_suite() -> None:
    suite = tasks.libraries_for(False, {"DISPLAY": ":0"})
    x11 = tasks.libraries_for(True, {"DISPLAY": ":0"})
    wayland = tasks.libraries_for(True, {"WAYLAND_DISPLAY": "wayland-0"})
    assert "libegl1" in suite
    assert set(suite) < set(x11)
    assert "libxcb-cursor0" in x11
    assert "libxcb-cursor0" not in wayland


@pytest.mark.parametrize(
    ("platform", "environ", "shown"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_display_is_missing_only_on_linux(platform: str, environ: dict, shown: bool) -> None:
    assert tasks.has_display(platform, environ) is shown


def test_demonstration_is_played_without_display_and_arguments() -> None:
    assert tasks.plays_demonstration([], display=False)
    assert not tasks.plays_demonstration([], display=True)
    assert not tasks.plays_demonstration(["--version"], display=False)


def test_programs_are_found_where_each_platform_keeps_them() -> None:
    root = Path("root")
    assert tasks.venv_program(root, "cassure", "linux") == root / ".venv" / "bin" / "cassure"
    windows = root / ".venv" / "Scripts" / "cassure.exe"
    assert tasks.venv_program(root, "cassure", "win32") == windows


def test_the_venv_package_fits_the_interpreter(tmp_path: Path) -> None:
    system = tmp_path / "python3"
    system.touch()
    other = tmp_path / "python3.12"
    other.touch()
    assert tasks.venv_package(system, system, (3, 11)) == "python3-venv"
    assert tasks.venv_package(other, system, (3, 12)) == "python3.12-venv"


@pytest.mark.skipif(os.name != "posix", reason="apt is Debian's")
def test_who_is_not_root_is_told_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(tasks.shutil, "which", lambda name: f"/usr/bin/{name}")
    line = "sudo apt-get install -y --no-install-recommends libegl1 libgl1"
    with pytest.raises(tasks.Stop, match=line):
        tasks.apt_install(["libegl1", "libgl1"])


def test_other_systems_are_told_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks.shutil, "which", lambda name: None)
    with pytest.raises(tasks.Stop, match="libegl1"):
        tasks.apt_install(["libegl1"])


def test_help_lists_every_command() -> None:
    result = subprocess.run(
        [sys.executable, str(ROOT / "tasks.py"), "--help"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        timeout=60,
    )
    for command in ("run", "test", "lint", "bench", "build", "windows", "i18n", "forms"):
        assert f"\n  {command} " in result.stdout


def test_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert tasks.main(["tset"]) == 2
    assert "'tset'" in capsys.readouterr().err


def test_unsupported_interpreter_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tasks, "SUPPORTED", ())
    assert tasks.main(["test"]) == 2
    assert "needs Python" in capsys.readouterr().err


def test_the_suite_is_shared_unless_somebody_wants_it_alone():
    assert tasks.parallel(["tests/rules"])[0] == "-n"
    assert tasks.parallel(["-n0"]) == ()
    assert tasks.parallel(["-s", "tests/ui"]) == ()
    assert tasks.parallel(["--pdb"]) == ()
