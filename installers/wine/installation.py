"""The steps about the installer: made, installed for one person, opened, removed."""

import json
import shutil
import sqlite3
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from installers import windows
from installers.make import version_of
from installers.wine.ground import Stamp, fingerprint
from installers.wine.program import frozen_folder, frozen_stamp
from installers.wine.screen import screen
from installers.wine.session import Failed, Session, windows_path

_CLASSES = "Software\\Classes"
_UNINSTALL = "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\Cassure"
_OWN = "Software\\Cassure"
KEYS = (
    f"{_CLASSES}\\.cassure",
    f"{_CLASSES}\\Cassure.File",
    f"{_CLASSES}\\Cassure.File\\DefaultIcon",
    f"{_CLASSES}\\Cassure.File\\shell\\open\\command",
    _UNINSTALL,
    _OWN,
)
# Spaces, accents and a typographic apostrophe on purpose.
_FILE = Path("Pièces jointes") / "L’été à Ombrelune.cassure"


class Person:
    """Where the person of a prefix has what Cassure leaves there."""

    def __init__(self, session: Session) -> None:
        (home,) = (
            one for one in (session.drive / "users").iterdir() if one.name.casefold() != "public"
        )
        self.local = home / "AppData" / "Local"
        self.program = self.local / "Programs" / "Cassure"
        self.library = self.local / "Cassure" / "bibliotheque.sqlite3"
        programs = "AppData/Roaming/Microsoft/Windows/Start Menu/Programs"
        self.menu = home / programs / "Cassure.lnk"
        #: The program's folder as Windows names it.
        self.named = f"C:\\users\\{home.name}\\AppData\\Local\\Programs\\Cassure"


def expected(named: str, version: str) -> dict[str, dict[str, str]]:
    """What the registry must say once Cassure is installed in the folder `named`."""
    program, remover = f"{named}\\cassure.exe", f"{named}\\uninstall.exe"
    values = (
        {"": "Cassure.File"},
        {},
        {"": f"{named}\\cassure.ico"},
        {"": f'"{program}" "%1"'},
        {
            "DisplayName": "Cassure",
            "DisplayVersion": version,
            "InstallLocation": named,
            "UninstallString": f'"{remover}"',
            "QuietUninstallString": f'"{remover}" /S',
        },
        {"InstallDir": named},
    )
    return dict(zip(KEYS, values, strict=True))


def differences(
    wanted: Mapping[str, Mapping[str, str]], found: Mapping[str, Mapping[str, str]]
) -> list[str]:
    """One line per value that is missing or another; values that nobody asked about may stand.

    Windows' paths are one whatever their case.
    """
    told: list[str] = []
    for key, values in wanted.items():
        if key not in found:
            told.append(f"{key} is missing")
            continue
        for name, value in values.items():
            seen = found[key].get(name)
            if seen is None or seen.casefold() != value.casefold():
                told.append(f"{key} {name or '(default)'} is {seen!r}, not {value!r}")
    return told


def made(session: Session, root: Path) -> str:
    """NSIS compiles the installer around the frozen program, where either is another."""
    target = session.folder / "packages"
    sources = fingerprint((root / "installers" / "windows").glob("*.*"), root)
    stamp = Stamp(session.folder / "installer.stamp", frozen_stamp(session) + sources)
    if not (stamp.holds() and target.is_dir()):
        stamp.lift()
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
        frozen = frozen_folder(session)
        windows.installer(frozen, root / "resources", version_of(root), target)
        stamp.set()
    (written,) = target.iterdir()
    return f"{written.name}, {written.stat().st_size / 1e6:.1f} MB"


def installed(session: Session, root: Path) -> str:
    """Silently, for one person: the files, the file association, the menu entry, the remover."""
    person = Person(session)
    _begin_anew(session, person)
    (setup,) = (session.folder / "packages").iterdir()
    session.run(setup, "/S", log="install", seconds=600)
    absent = [one.name for one in _left_by(person) if not one.is_file()]
    if absent:
        raise Failed("not installed: " + ", ".join(absent))
    found = _registry(session, root)
    if told := differences(expected(person.named, version_of(root)), found):
        raise Failed("; ".join(told))
    return "files, .cassure, menu entry, remover"


def opened(session: Session, root: Path) -> str:
    """From the menu, then by opening a file; each window is painted and closed."""
    person = Person(session)
    file = session.folder / _FILE
    file.parent.mkdir(exist_ok=True)
    inside = (session.python, "-m", "installers.wine.inside")
    # What the file holds is written by another Python than the program that opens it.
    said = session.run(*inside, "export", file, log="export", seconds=120, cwd=root)
    name = said.strip().splitlines()[-1]
    with screen() as display:
        ways = {
            "menu": ("start", "/wait", "/unix", person.menu),
            "file": (*inside, "open", windows_path(file)),
        }
        for log, words in ways.items():
            with session.start(*words, cwd=root, display=display) as running:
                asked = (*inside, "close", "Cassure", "90")
                session.run(*asked, log=log, seconds=150, cwd=root, display=display)
                if code := running.wait(60):
                    raise Failed(f"the program ended with {code} ({log})")
    if name not in _characters(person.library):
        raise Failed(f"{name} is not in the library")
    return f"from the menu, and with a file: {name}"


def removed(session: Session, root: Path) -> str:
    """Silently: nothing of Cassure is left but the library, which is as it was."""
    person = Person(session)
    before = person.library.read_bytes()
    session.run(person.program / "uninstall.exe", "/S", log="remove", seconds=120)
    _wait_until_gone(person.program, 60)
    left = [one.name for one in _left_by(person) if one.exists()]
    left += list(_registry(session, root))
    if left:
        raise Failed("left behind: " + ", ".join(left))
    if person.library.read_bytes() != before:
        raise Failed("the library is another")
    return f"the library is still there ({len(_characters(person.library))} character)"


def _left_by(person: Person) -> tuple[Path, ...]:
    named = ("cassure.exe", "cassure.ico", "uninstall.exe")
    return (*(person.program / name for name in named), person.menu)


def _begin_anew(session: Session, person: Person) -> None:
    """As a machine that never saw Cassure, whatever an interrupted run left."""
    if person.program.exists():
        remover = person.program / "uninstall.exe"
        if remover.is_file():
            session.run(remover, "/S", log="clear", seconds=120)
            _wait_until_gone(person.program, 60)
        shutil.rmtree(person.program, ignore_errors=True)
    shutil.rmtree(person.library.parent, ignore_errors=True)


def _wait_until_gone(folder: Path, seconds: float) -> None:
    """The remover copies itself away and goes on there after it returned."""
    end = time.monotonic() + seconds
    while folder.exists():
        if time.monotonic() > end:
            left = sorted(one.name for one in folder.iterdir())
            raise Failed("not removed: " + ", ".join(left[:5]))
        time.sleep(0.2)


def _registry(session: Session, root: Path) -> dict[str, dict[str, str]]:
    inside = (session.python, "-m", "installers.wine.inside", "registry")
    return json.loads(session.run(*inside, *KEYS, log="registry", seconds=120, cwd=root))


def _characters(library: Path) -> list[str]:
    if not library.is_file():
        raise Failed(f"no library was made: {library.name}")
    with closing(sqlite3.connect(f"{library.as_uri()}?mode=ro", uri=True)) as opened:
        return [name for (name,) in opened.execute("SELECT name FROM character")]
