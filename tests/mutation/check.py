"""The check itself: a copy of the tree, one traced run, then one run for each sampled slip."""

import compileall
import hashlib
import json
import os
import py_compile
import random
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from tests.mutation.mutants import Mutant, mutants
from tests.mutation.quick import PROFILE
from tests.mutation.tracing import TARGET

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("desktop", "resources", "docs", "tests", "pyproject.toml")
TESTS = ("tests/rules", "tests/resolve")
LIGHT = ("-p", "no:cacheprovider", "-o", "addopts=--import-mode=importlib", "-o", "filterwarnings=")
"""Without the plugins of windows and benchmarks, whose settings would be unknown: a start costs a
third."""
PLUGINS = (
    "-p",
    "_hypothesis_pytestplugin",
    "-p",
    "tests.mutation.quick",
    f"--hypothesis-profile={PROFILE}",
)
PATIENCE = 3
"""A mutant may take so many times what its tests took, and GRACE seconds more."""
GRACE = 20


@dataclass(frozen=True)
class Tried:
    """A slip and what became of it: "killed", "timeout" (killed too), "survived", "uncovered"."""

    file: str
    mutant: Mutant
    fate: str

    @property
    def dead(self) -> bool:
        return self.fate in ("killed", "timeout")

    def told(self) -> str:
        """One line for the report."""
        was, becomes = (" ".join(text.split()) for text in (self.mutant.was, self.mutant.becomes))
        return f"{self.fate:<9} {self.file}:{self.mutant.line}: {was}  ->  {becomes}"


class Check:
    """A copied tree in `work`; the traced run is kept there as long as the sources stay."""

    def __init__(self, work: Path) -> None:
        self._work = work
        self._tree = work / "tree"

    def prepare(self) -> None:
        """Copy the tree and trace the tests, unless that was done for these very sources."""
        print("copying", flush=True)
        shutil.rmtree(self._tree, ignore_errors=True)
        self._tree.mkdir(parents=True)
        without = shutil.ignore_patterns("__pycache__", "mutation")
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, self._tree / name, ignore=without)
            else:
                shutil.copy2(source, self._tree / name)
        shutil.copytree(ROOT / "tests" / "mutation", self._tree / "tests" / "mutation")
        # Bytecode that is checked by its source's hash: a slip of the same size within the same
        # second would else be run as the module it replaces.
        mode = py_compile.PycInvalidationMode.CHECKED_HASH
        compileall.compile_dir(self._tree, quiet=2, invalidation_mode=mode)
        if self._stamp.exists() and self._stamp.read_text() == self._signature():
            return
        print("tracing the tests", flush=True)
        traced = self._pytest(TESTS, "-p", "tests.mutation.tracing", trace=True)
        if traced.returncode != 0:
            sys.exit(f"the tests fail before any slip is made:\n{traced.stdout[-3000:]}")
        self._stamp.write_text(self._signature())

    @property
    def _stamp(self) -> Path:
        return self._work / "traced.sha256"

    @property
    def _trace_file(self) -> Path:
        return self._work / "trace.json"

    @cached_property
    def _trace(self) -> dict[str, dict[str, dict[str, list[str]]]]:
        return json.loads(self._trace_file.read_text())

    def _signature(self) -> str:
        found = hashlib.sha256()
        for name in COPIED:
            place = self._tree / name
            for file in sorted(place.rglob("*")) if place.is_dir() else [place]:
                if file.is_file() and file.suffix != ".pyc" and "mutation" not in file.parts:
                    found.update(file.relative_to(self._tree).as_posix().encode())
                    found.update(file.read_bytes())
        return found.hexdigest()

    def every(self) -> list[tuple[str, Mutant]]:
        """Every slip in the shared rules and in Night Prowler's, in order."""
        rules = self._tree / "desktop" / "rules"
        files = [*sorted(rules.glob("*.py")), *sorted((rules / "nightprowler").rglob("*.py"))]
        return [
            (file.relative_to(self._tree).as_posix(), mutant)
            for file in files
            for mutant in mutants(file.read_text("utf-8"))
        ]

    def sample(self, seed: int, count: int) -> list[tuple[str, Mutant]]:
        """A sample without repetition, the same for the same sources and seed."""
        found = self.every()
        return random.Random(seed).sample(found, min(count, len(found)))

    def tests_for(self, file: str, line: int) -> list[str]:
        """Tests that run a line, the quickest first; for a line that only the import runs, those
        that run any line of its file, and for a file that holds nothing else, all of them."""
        lines = self._trace["lines"].get(file, {})
        seconds: dict[str, float] = self._trace["seconds"]  # type: ignore[assignment]
        names = set(lines.get(str(line), ()))
        if not names and str(line) in lines:
            names = {name for each in lines.values() for name in each} or set(seconds)
        return sorted(names, key=lambda name: (seconds.get(name, 0.0), name))

    def attempt(self, file: str, mutant: Mutant) -> Tried:
        """Make one slip, run its tests, and take it back."""
        tests = self.tests_for(file, mutant.line)
        if not tests:
            return Tried(file, mutant, "uncovered")
        place = self._tree / file
        source = place.read_text("utf-8")
        place.write_text(mutant.applied(source), "utf-8")
        try:
            done = self._pytest(tests, "-x", "-q")
        except subprocess.TimeoutExpired:
            return Tried(file, mutant, "timeout")
        finally:
            place.write_text(source, "utf-8")
        return Tried(file, mutant, "survived" if done.returncode == 0 else "killed")

    def _pytest(
        self, tests: Iterable[str], *options: str, trace: bool = False
    ) -> "subprocess.CompletedProcess[str]":
        named = self._work / "tests.txt"
        named.write_text("\n".join(tests), "utf-8")
        environment = {
            **os.environ,
            "CI": "1",
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "QT_QPA_PLATFORM": "offscreen",
        }
        patience: float | None = None
        if trace:
            environment[TARGET] = str(self._trace_file)
        else:
            seconds: dict[str, float] = self._trace["seconds"]  # type: ignore[assignment]
            patience = GRACE + PATIENCE * sum(seconds.get(name, 0.0) for name in tests)
        return subprocess.run(
            [sys.executable, "-m", "pytest", *LIGHT, *PLUGINS, *options, f"@{named}"],
            cwd=self._tree,
            env=environment,
            capture_output=True,
            text=True,
            timeout=patience,
        )
