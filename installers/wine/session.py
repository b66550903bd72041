"""A Wine of its own under build/windows: its prefix, its environment, and running things in it."""

import os
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

# What Windows programs write into a pipe in Western Europe.
_ENCODING = "cp1252"
# Wine would write menu entries into the home of whoever runs this, and offer to fetch .NET.
_OVERRIDES = "winemenubuilder.exe,mscoree,mshtml="


class Failed(Exception):
    """A step did not show what it was to show; the text says what was seen instead."""


def environment(outside: Mapping[str, str], prefix: Path, display: str = "") -> dict[str, str]:
    """What Windows programs are given of the environment `outside`.

    Nothing of the caller's screen, Python or Qt; without a `display` Qt draws into memory.
    """
    dropped = ("DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY")
    kept = {
        name: value
        for name, value in outside.items()
        if name not in dropped and not name.startswith(("PYTHON", "QT_", "WINE", "LC_", "VIRTUAL"))
    }
    kept |= {
        "WINEPREFIX": str(prefix),
        # Wine links Windows' folders for documents to those of the home it finds.
        "HOME": str(prefix / "home"),
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": _OVERRIDES,
        "LC_ALL": "C.UTF-8",
        # What Python and Hypothesis keep beside the sources would meet this machine's own there.
        "PYTHONPYCACHEPREFIX": windows_path(prefix.parent / "compiled"),
        "HYPOTHESIS_STORAGE_DIRECTORY": windows_path(prefix.parent / "examples"),
    }
    # Wine keeps variables named QT_… to itself unless WINE stands before them.
    return kept | ({"DISPLAY": display} if display else {"WINEQT_QPA_PLATFORM": "offscreen"})


def windows_path(file: Path) -> str:
    """A file of this machine as Windows programs under Wine name it."""
    return "Z:" + str(file.resolve()).replace("/", "\\")


@dataclass(frozen=True)
class Session:
    """Wine in `folder`, which holds everything that the proof makes."""

    folder: Path

    @property
    def prefix(self) -> Path:
        return self.folder / "prefix"

    @property
    def python(self) -> Path:
        return self.folder / "python" / "python.exe"

    @property
    def drive(self) -> Path:
        """Windows' drive C:."""
        return self.prefix / "drive_c"

    def run(
        self,
        *words: str | Path,
        log: str,
        seconds: int,
        cwd: Path | None = None,
        display: str = "",
    ) -> str:
        """What a Windows program prints; it is kept in logs/`log`.txt.

        Raises Failed when it returns another code than 0 or is still there after `seconds`.
        """
        asked = ["wine", *(str(word) for word in words)]
        code, said = self._outcome(asked, seconds, cwd, display)
        logs = self.folder / "logs"
        logs.mkdir(parents=True, exist_ok=True)
        (logs / f"{log}.txt").write_text(said, "utf-8")
        if code != 0:
            last = next((line for line in reversed(said.splitlines()) if line.strip()), "")
            raise Failed(f"{code}: {last.strip()[:100]} (logs/{log}.txt)")
        return said

    @contextmanager
    def start(
        self, *words: str | Path, cwd: Path, display: str
    ) -> Iterator["subprocess.Popen[bytes]"]:
        """A Windows program that runs beside the block; what is left of it then is ended."""
        running = subprocess.Popen(
            ["wine", *(str(word) for word in words)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=environment(os.environ, self.prefix, display),
            cwd=cwd,
        )
        try:
            yield running
        finally:
            if running.poll() is None:
                self.end()
                running.wait()

    def _outcome(
        self, words: list[str], seconds: int, cwd: Path | None, display: str
    ) -> tuple[int | str, str]:
        try:
            # Always pipes: Windows' Python refuses the handles that Wine makes of files.
            done = subprocess.run(
                words,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env=environment(os.environ, self.prefix, display),
                cwd=cwd,
                timeout=seconds,
                check=False,
            )
        except subprocess.TimeoutExpired as late:
            self.end()
            return f"not done after {seconds} s", (late.stdout or b"").decode(_ENCODING, "replace")
        return done.returncode, done.stdout.decode(_ENCODING, "replace")

    def end(self) -> None:
        """End every program of this prefix, and of no other."""
        subprocess.run(
            ["wineserver", "-k"], env=environment(os.environ, self.prefix), check=False, timeout=60
        )
