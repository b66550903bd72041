"""Run, test and build Cassure from a fresh checkout: `python3 tasks.py run`, `… test` and so on.

Needs only the standard library. Every command first sees to `.venv` in this folder and to the
system libraries that Qt loads; once they are there this costs a few milliseconds, because a stamp
inside `.venv` remembers what was installed. On Debian and Ubuntu missing packages are installed
when root runs the command; otherwise the line to run is printed and the exit code is 2.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

ROOT = Path(__file__).resolve().parent
SUPPORTED = ((3, 11), (3, 12), (3, 13))

# Debian package -> the library it brings. Ubuntu's renamed packages answer to the same names.
OFFSCREEN_LIBRARIES = {
    "libglib2.0-0": "libglib-2.0.so.0",
    "libegl1": "libEGL.so.1",
    "libgl1": "libGL.so.1",
    "libdbus-1-3": "libdbus-1.so.3",
    "libxkbcommon0": "libxkbcommon.so.0",
    "libfontconfig1": "libfontconfig.so.1",
}
XCB_LIBRARIES = {
    "libxcb-cursor0": "libxcb-cursor.so.0",
    "libxkbcommon-x11-0": "libxkbcommon-x11.so.0",
    "libxcb-icccm4": "libxcb-icccm.so.4",
    "libxcb-keysyms1": "libxcb-keysyms.so.1",
    "libxcb-shape0": "libxcb-shape.so.0",
}
WAYLAND_LIBRARIES = {
    "libwayland-client0": "libwayland-client.so.0",
    "libwayland-cursor0": "libwayland-cursor.so.0",
}
# PyInstaller reads libraries with objdump and strips them.
BUILD_PROGRAMS = {"binutils": "objdump"}


class Stop(Exception):
    """The command cannot go on; the text says what a person can do about it."""


def say(text: str) -> None:
    print(f"tasks: {text}", flush=True)


def offscreen() -> dict[str, str]:
    # Emptied, so that what is compiled is kept: each process would compile all modules anew.
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": ""}


# --- What the system lacks ---------------------------------------------------------------------


def has_display(platform: str, environ: Mapping[str, str]) -> bool:
    """Whether a window can be shown: always but on a Linux with neither X11 nor Wayland."""
    if not platform.startswith("linux"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def libraries_for(window: bool, environ: Mapping[str, str]) -> dict[str, str]:
    """Debian package -> library, for Qt offscreen or for a window on this session's display."""
    if not window:
        return OFFSCREEN_LIBRARIES
    if environ.get("DISPLAY"):
        return {**OFFSCREEN_LIBRARIES, **XCB_LIBRARIES}
    return {**OFFSCREEN_LIBRARIES, **WAYLAND_LIBRARIES}


def can_load(library: str) -> bool:
    """Whether the dynamic loader finds a shared library; this is what Qt itself will ask."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing(wanted: Mapping[str, str], present: Callable[[str], object]) -> list[str]:
    """The packages of `wanted` whose library or program is not present."""
    return [package for package, thing in wanted.items() if not present(thing)]


def venv_package(executable: Path, system_python: Path, version: tuple[int, int]) -> str:
    """The Debian package that lets this interpreter make a virtual environment."""
    if executable.resolve() == system_python.resolve():
        return "python3-venv"
    return f"python{version[0]}.{version[1]}-venv"


def apt_line(packages: Sequence[str]) -> str:
    return "apt-get install -y --no-install-recommends " + " ".join(packages)


def apt_install(packages: Sequence[str]) -> None:
    """Install Debian packages as root, or stop with the line that somebody else can run."""
    if shutil.which("apt-get") is None:
        names = ", ".join(packages)
        raise Stop(f"this system lacks what these Debian packages hold, please add it: {names}")
    if os.geteuid() != 0:
        raise Stop(f"system packages are missing. Please run:\n  sudo {apt_line(packages)}")
    say("installing system packages: " + " ".join(packages))
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = apt_line(packages).split()
    # A fresh machine has no package lists, an old one has stale lists: then fetch them once.
    if subprocess.call(install, env=environment, stderr=subprocess.DEVNULL) == 0:
        return
    subprocess.call(["apt-get", "update"], env=environment)
    if subprocess.call(install, env=environment) != 0:
        raise Stop(
            f"the system packages could not be installed. The line was:\n  {apt_line(packages)}"
        )


def ensure_system(*, window: bool = False, build: bool = False) -> None:
    """See to the libraries that Qt loads and, for a build, to the programs of binutils."""
    if not sys.platform.startswith("linux"):
        return
    packages = missing(libraries_for(window, os.environ), can_load)
    if build:
        packages += missing(BUILD_PROGRAMS, shutil.which)
    if packages:
        apt_install(packages)


# --- The virtual environment -------------------------------------------------------------------


@dataclass(frozen=True)
class Stamp:
    """What an environment was made from (`base`) and what was installed into it (`wants`)."""

    base: str
    wants: str
    extra: str

    def covers(self, needed: Stamp) -> bool:
        """Whether nothing has to be installed; the development extra includes the plain one."""
        same = (self.base, self.wants) == (needed.base, needed.wants)
        return same and self.extra in (needed.extra, "dev")

    def write(self, file: Path) -> None:
        file.write_text(json.dumps(vars(self)), encoding="utf-8")

    @staticmethod
    def read(file: Path) -> Stamp | None:
        """The stamp in a file, or None when there is none that can be understood."""
        try:
            return Stamp(**json.loads(file.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return None


def needed_stamp(root: Path, extra: str, version: str) -> Stamp:
    """The stamp that an environment of this checkout must have.

    The folder is part of it because environments hold absolute paths: a moved one is made anew.
    """
    wants = hashlib.sha256()
    for name in ("pyproject.toml", "constraints.txt"):
        wants.update((root / name).read_bytes())
    base = hashlib.sha256(f"{root}\n{version}".encode())
    return Stamp(base.hexdigest(), wants.hexdigest(), extra)


def plan(found: Stamp | None, needed: Stamp, works: bool) -> str:
    """What to do about `.venv`: "keep" it, "update" what is in it, or "create" it anew.

    The stamp is removed while pip works, so an environment without one was interrupted.
    """
    if found is None or not works or found.base != needed.base:
        return "create"
    return "keep" if found.covers(needed) else "update"


def venv_program(root: Path, name: str, platform: str) -> Path:
    """The path of a program of the environment."""
    if platform == "win32":
        return root / ".venv" / "Scripts" / f"{name}.exe"
    return root / ".venv" / "bin" / name


def program(name: str) -> str:
    return str(venv_program(ROOT, name, sys.platform))


def create_venv(folder: Path) -> None:
    if importlib.util.find_spec("ensurepip") is None:
        package = venv_package(Path(sys.executable), Path("/usr/bin/python3"), sys.version_info[:2])
        apt_install([package])
    if folder.is_symlink() or folder.is_file():
        folder.unlink()
    elif folder.exists():
        shutil.rmtree(folder)
    say(f"creating .venv with Python {sys.version.split()[0]}")
    if subprocess.call([sys.executable, "-m", "venv", str(folder)]) != 0:
        raise Stop("the virtual environment could not be made; the message above says why")


def ensure_venv(extra: str = "") -> None:
    """Make `.venv` hold this checkout, editable, with its dependencies and those of `extra`."""
    folder = ROOT / ".venv"
    stamp_file = folder / "cassure-stamp.json"
    # Minor versions only: an environment survives bug-fix releases of its interpreter.
    version = "{}.{}".format(*sys.version_info)
    needed = needed_stamp(ROOT, extra, version)
    found = Stamp.read(stamp_file)
    todo = plan(found, needed, Path(program("python")).exists())
    if todo == "keep":
        return
    if todo == "create":
        create_venv(folder)
    elif found is not None and found.extra == "dev":
        # Plain `run` after a change must not leave the development tools behind the times.
        needed = needed_stamp(ROOT, "dev", version)
    stamp_file.unlink(missing_ok=True)
    say("installing what Cassure needs (about 250 MB the first time)")
    command = [program("python"), "-m", "pip", "install", "--disable-pip-version-check"]
    command += ["-c", "constraints.txt", "-e", f".[{needed.extra}]" if needed.extra else "."]
    if not sys.stdout.isatty():
        command.append("--quiet")
    if subprocess.call(command, cwd=ROOT) != 0:
        raise Stop("pip could not install what Cassure needs; the message above says why")
    needed.write(stamp_file)


def supported_python() -> str | None:
    """Another interpreter on this machine that Cassure runs on, the newest first."""
    for major, minor in reversed(SUPPORTED):
        found = shutil.which(f"python{major}.{minor}")
        # A version manager's shim exists for versions that are not switched on: try it.
        if found and subprocess.call([found, "-c", ""], stderr=subprocess.DEVNULL) == 0:
            return found
    return None


# --- The commands ------------------------------------------------------------------------------


def module(name: str, *words: str, env: Mapping[str, str] | None = None) -> int:
    """Run a module with the Python of `.venv`."""
    return subprocess.call([program("python"), "-m", name, *words], cwd=ROOT, env=env)


def plays_demonstration(arguments: Sequence[str], display: bool) -> bool:
    """Whether to play the demonstration: nothing was asked for and no window can be shown.

    Arguments that were given are passed on as they are, since most commands need no window.
    """
    return not display and not arguments


def run(arguments: Sequence[str]) -> int:
    """start Cassure; further arguments are passed on to it"""
    display = has_display(sys.platform, os.environ)
    ensure_system(window=display)
    ensure_venv()
    if plays_demonstration(arguments, display):
        say("no display here (no DISPLAY, no WAYLAND_DISPLAY): playing the demonstration instead")
        return subprocess.call([program("cassure"), "demo", "demo"], cwd=ROOT, env=offscreen())
    return subprocess.call([program("cassure"), *arguments])


def test(arguments: Sequence[str]) -> int:
    """run the whole suite, offscreen; --rules adds the report on rules, the rest goes to pytest"""
    ensure_system()
    ensure_venv("dev")
    return module("pytest", *parallel(arguments), *arguments, env=offscreen())


def parallel(arguments: Sequence[str]) -> tuple[str, ...]:
    """Options that share the suite between processes, unless the caller chose otherwise."""
    alone = ("-n", "--numprocesses", "--pdb", "-s", "--capture=no")
    if any(word.startswith(alone) for word in arguments):
        return ()
    return ("-n", str(min(os.cpu_count() or 1, 8)), "--dist", "worksteal")


def lint(arguments: Sequence[str]) -> int:
    """check style, format and types"""
    no_arguments(arguments)
    ensure_venv("dev")
    python = program("python")
    checks = (
        [python, "-m", "ruff", "check", "."],
        [python, "-m", "ruff", "format", "--check", "."],
        [python, "-m", "pyright", "--pythonpath", python],
    )
    return max(subprocess.call(check, cwd=ROOT) for check in checks)


def bench(arguments: Sequence[str]) -> int:
    """measure start, storage, folding and PDF, or the frozen program with --build"""
    ensure_system(build="--build" in arguments)
    ensure_venv("dev")
    return module("tests.bench", *arguments, env=offscreen())


def build(arguments: Sequence[str]) -> int:
    """freeze Cassure into dist/cassure and let the frozen program test itself"""
    no_arguments(arguments)
    ensure_system(build=True)
    ensure_venv("dev")
    if module("PyInstaller", "--noconfirm", "--log-level", "WARN", "build.spec") != 0:
        raise Stop("PyInstaller failed; its message is above")
    folder = ROOT / "dist" / "cassure"
    size = sum(file.lstat().st_size for file in folder.rglob("*") if file.is_file())
    say(f"built {folder} ({size / 1e6:.0f} MB); now it tests itself")
    code = subprocess.call([str(folder / "cassure"), "--self-test"], env=offscreen())
    say("the frozen program works" if code == 0 else f"the frozen program failed ({code})")
    return code


def package(arguments: Sequence[str]) -> int:
    """make this system's installers of dist/cassure, with their checksums, in dist/packages"""
    no_arguments(arguments)
    if not (ROOT / "dist" / "cassure").is_dir():
        raise Stop("there is no frozen program in dist/cassure: python3 tasks.py build")
    return subprocess.call([sys.executable, "-m", "installers"], cwd=ROOT)


def windows(arguments: Sequence[str]) -> int:
    """prove the Windows program on Linux: built, tested, installed and removed under Wine"""
    no_arguments(arguments)
    ensure_venv("dev")
    return module("installers.wine")


def i18n(arguments: Sequence[str]) -> int:
    """refresh resources/translations from the sources and compile them"""
    ensure_venv()
    return module("desktop.devtools.translations", *arguments)


def forms(arguments: Sequence[str]) -> int:
    """compile forms/**/*.ui to desktop/ui/generated"""
    ensure_venv()
    return module("desktop.devtools.forms", *arguments)


_LISTED = (run, test, lint, bench, build, package, windows, i18n, forms)
COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {one.__name__: one for one in _LISTED}


def no_arguments(arguments: Sequence[str]) -> None:
    if arguments:
        raise Stop(f"this command takes no arguments, got: {' '.join(arguments)}")


def usage() -> str:
    """The help text: one line per command."""
    lines = ["usage: python3 tasks.py COMMAND [arguments...]", ""]
    lines += [f"  {name:8} {command.__doc__}" for name, command in COMMANDS.items()]
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    """Run one command. Exit code 2 means that something is missing and was named."""
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(usage())
        return 0 if arguments else 2
    name, rest = arguments[0], arguments[1:]
    if name not in COMMANDS:
        print(f"tasks: unknown command {name!r}\n\n{usage()}", file=sys.stderr)
        return 2
    if sys.version_info[:2] not in SUPPORTED:
        other = supported_python()
        if other is None:
            found = sys.version.split()[0]
            print(
                f"tasks: Cassure needs Python 3.11, 3.12 or 3.13; this is {found}", file=sys.stderr
            )
            return 2
        return subprocess.call([other, __file__, *arguments])
    try:
        return COMMANDS[name](rest)
    except Stop as reason:
        print(f"tasks: {reason}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
