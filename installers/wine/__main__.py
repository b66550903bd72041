"""`python -m installers.wine`: the Windows program proven under Wine, in build/windows.

What was made before and still holds is used again. Returns 1 when a step failed, 2 when a program
that it needs is not there; it installs nothing outside that folder.
"""

import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

from installers.wine import ground, installation, program
from installers.wine.report import Step, carry_out, table
from installers.wine.session import Failed, Session

ROOT = Path(__file__).resolve().parents[2]
#: Debian package -> the program of it that is asked for.
PROGRAMS = {
    "wine": "wine",
    "wine64": "wineserver",
    "nsis": "makensis",
    "gcc-mingw-w64-x86-64-win32": "x86_64-w64-mingw32-gcc",
    "xvfb": "Xvfb",
}


def steps(session: Session, root: Path) -> tuple[Step, ...]:
    """From an empty folder to the removed program."""
    folder = program.frozen_folder(session)
    installed = partial(_installed_self_test, session)
    return (
        Step("Wine", partial(ground.prefix, session)),
        Step("Python", partial(ground.python, session, root), ("Wine",)),
        Step("tests", partial(program.tested, session, root), ("Python",)),
        Step("frozen", partial(program.frozen, session, root), ("Python",)),
        Step(
            "its self-test",
            partial(program.self_tested, session, folder / "cassure.exe", "self-test"),
            ("frozen",),
        ),
        Step("installer", partial(installation.made, session, root), ("frozen",)),
        Step("installed", partial(installation.installed, session, root), ("installer",)),
        Step("installed self-test", installed, ("installed",)),
        Step("opened", partial(installation.opened, session, root), ("installed",)),
        Step("removed", partial(installation.removed, session, root), ("opened",)),
    )


def _installed_self_test(session: Session) -> str:
    place = installation.Person(session).program / "cassure.exe"
    return program.self_tested(session, place, "installed-self-test")


def main() -> int:
    if absent := [name for name, one in PROGRAMS.items() if shutil.which(one) is None]:
        line = "apt-get install --no-install-recommends " + " ".join(absent)
        print(f"windows: programs are missing. On Debian and Ubuntu:\n  {line}", file=sys.stderr)
        return 2
    session = Session(ROOT / "build" / "windows")
    session.folder.mkdir(parents=True, exist_ok=True)
    expected = (Failed, OSError, subprocess.SubprocessError)
    try:
        rows = carry_out(steps(session, ROOT), expected, partial(print, "windows:", flush=True))
    finally:
        session.end()
    print("\n" + table(rows))
    return 1 if any(row.outcome == "FAILED" for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
