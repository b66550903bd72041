"""Finding the Qt command line tools that PySide6 installs beside the interpreter."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path


class ToolFailed(Exception):
    """A Qt tool is missing or refused its input; the text holds its own words."""


def run_tool(name: str, arguments: Sequence[str]) -> str:
    """Run `pyside6-<name>` and return what it printed. Raises ToolFailed."""
    suffix = ".exe" if sys.platform == "win32" else ""
    tool = Path(sys.executable).with_name(f"pyside6-{name}{suffix}")
    if not tool.exists():
        raise ToolFailed(f"{tool.name} is not beside {sys.executable}; is PySide6 installed there?")
    done = subprocess.run(
        [str(tool), *arguments], capture_output=True, text=True, encoding="utf-8", check=False
    )
    if done.returncode != 0:
        raise ToolFailed(f"{tool.name} failed ({done.returncode}): {done.stderr.strip()}")
    return done.stdout
