"""The steps about the program: its tests under Windows' Python, its freezing, its self-test."""

import os
import shutil
from pathlib import Path

from installers.wine.ground import Stamp, fingerprint
from installers.wine.session import Failed, Session, windows_path

#: What storage, files and rules do on Windows, and one window with real clicks and keys.
TESTS = ("tests/rules", "tests/store", "tests/services", "tests/ui/library/test_window.py")
# What the frozen program is made from, beside the versions of its packages.
_SOURCES = ("desktop", "resources", "build.spec", "constraints.txt", "installers/icons.py")
_PASSED = "check passed:"
# Wine's own stand-in must never be shipped; without the others no window opens.
_NEVER = "icuuc.dll"
_NEEDED = ("qwindows.dll", "qoffscreen.dll", "qsvg.dll", "qsvgicon.dll", "qtbase_fr.qm")


def tested(session: Session, root: Path) -> str:
    """Part of the suite passes under Windows' Python, unless it did and nothing changed since."""
    stamp = Stamp(session.folder / "tests.stamp", _fingerprint(root, (*_SOURCES, "tests")))
    log = session.folder / "logs" / "tests.txt"
    if stamp.holds() and log.is_file():
        return f"{_last_line(log.read_text('utf-8'))} (unchanged since)"
    stamp.lift()
    shared = ("-n", str(min(os.cpu_count() or 1, 4)), "--dist", "worksteal")
    words = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--timeout", "300", *shared, *TESTS)
    said = session.run(session.python, *words, log="tests", seconds=1800, cwd=root)
    stamp.set()
    return _last_line(said)


def _last_line(said: str) -> str:
    return said.strip().splitlines()[-1].strip("= ")


def _fingerprint(root: Path, names: tuple[str, ...]) -> str:
    named = [root / name for name in names]
    files = [one for name in named for one in (name.rglob("*") if name.is_dir() else (name,))]
    return fingerprint((one for one in files if one.is_file() and one.suffix != ".pyc"), root)


def frozen_folder(session: Session) -> Path:
    return session.folder / "dist" / "cassure"


def _frozen_stamp(session: Session) -> Path:
    return session.folder / "frozen.stamp"


def frozen_stamp(session: Session) -> str:
    """The same for the same frozen program."""
    return _frozen_stamp(session).read_text("utf-8")


def frozen(session: Session, root: Path) -> str:
    """PyInstaller freezes the program, unless nothing changed since it last did."""
    stamp = Stamp(_frozen_stamp(session), _fingerprint(root, _SOURCES))
    folder = frozen_folder(session)
    if not (stamp.holds() and folder.is_dir()):
        stamp.lift()
        shutil.rmtree(folder.parent, ignore_errors=True)
        places = ("--distpath", windows_path(folder.parent))
        places += ("--workpath", windows_path(session.folder / "work"))
        # ERROR: it warns of every library that Windows has and Wine keeps to itself.
        words = ("-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", *places, "build.spec")
        session.run(session.python, *words, log="freeze", seconds=1500, cwd=root)
        stamp.set()
    return _contents(folder)


def _contents(folder: Path) -> str:
    """Its size, when it holds what it must. Raises Failed."""
    files = [one for one in folder.rglob("*") if one.is_file()]
    names = {one.name.casefold() for one in files}
    if lacking := [name for name in _NEEDED if name not in names]:
        raise Failed("not in the frozen folder: " + ", ".join(lacking))
    if _NEVER in names:
        raise Failed(f"Wine's {_NEVER} is in the frozen folder")
    return f"{sum(one.stat().st_size for one in files) / 1e6:.0f} MB"


def self_tested(session: Session, program: Path, log: str) -> str:
    """The program's own test, by its last line."""
    said = session.run(program, "--self-test", "--lang", "en", log=log, seconds=600)
    passed = [line for line in said.splitlines() if line.startswith(_PASSED)]
    if len(passed) != 4 or passed != said.splitlines():
        raise Failed(f"it does not say {_PASSED!r} four times and no more (logs/{log}.txt)")
    return ", ".join(line.removeprefix(_PASSED).strip() for line in passed[1:])
