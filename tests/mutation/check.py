"""The check itself: a copy of the tree, one traced run, then one run for each sampled slip."""

import ast
import compileall
import hashlib
import json
import os
import py_compile
import random
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from tests.mutation.mutants import Mutant, mutants
from tests.mutation.quick import PROFILE
from tests.mutation.serving import PIPES, Request
from tests.mutation.tracing import IMPORT, TARGET

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("desktop", "resources", "docs", "tests", "pyproject.toml")
TESTS = ("tests/rules", "tests/resolve", "tests/services", "tests/toy", "tests/test_text.py")
DEFAULTS = "tests/rules/test_defaults_kept.py"
SYSTEMS = {
    "nightprowler": TESTS,
    "warhammer": ("tests/rules/warhammer", "tests/resolve/test_warhammer.py", DEFAULTS),
    "pv_negatifs": ("tests/rules/pv_negatifs", "tests/resolve/test_pv_negatifs.py", DEFAULTS),
    "harp": ("tests/rules/harp", DEFAULTS),
}
"""The tests that are run on the slips of a system; Night Prowler's are those of the shared rules
too."""
LIGHT = (
    *("-p", "no:cacheprovider"),
    *("-o", "addopts=--import-mode=importlib"),
    *("-o", "filterwarnings="),
    *("-m", "not slow and not timed"),
)
"""Without the plugins of windows and benchmarks, whose settings would be unknown: a start costs a
third."""
PLUGINS = (
    "-p",
    "_hypothesis_pytestplugin",
    # For those tests that print.
    "-p",
    "pytestqt.plugin",
    "-p",
    "tests.mutation.quick",
    "-p",
    "tests.mutation.serving",
    f"--hypothesis-profile={PROFILE}",
)
PYTEST = (sys.executable, "-m", "pytest", *LIGHT, *PLUGINS)
SURVIVORS = ("survived", "uncovered")
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
"""Slips that change nothing anybody could see, each with its reason."""
LOOKING_AT_ALL = (DEFAULTS,)
PATIENCE = 3
"""A mutant may take so many times what its tests took, and GRACE seconds more."""
GRACE = 20


@dataclass(frozen=True)
class Tried:
    """A slip and what became of it: "killed", "timeout" (killed too), "survived", "uncovered", or
    "same" for a survivor that EQUIVALENT lists."""

    file: str
    mutant: Mutant
    fate: str

    @property
    def dead(self) -> bool:
        return self.fate in ("killed", "timeout")

    def told(self) -> str:
        """One line for the report."""
        return f"{self.fate:<9} {self.file}:{self.mutant.line}: {self.mutant.told()}"


class Check:
    """A copied tree in `work`; the traced run is kept there as long as the sources stay."""

    def __init__(self, work: Path, system: str = "nightprowler") -> None:
        self._system = system
        self._work = work.resolve()
        self._tree = self._work / "tree"

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
        traced = self._pytest(SYSTEMS[self._system], "-p", "tests.mutation.tracing", trace=True)
        if traced.returncode != 0:
            said = traced.stdout[-3000:] + traced.stderr[-3000:]
            sys.exit(f"the tests fail before any slip is made:\n{said}")
        self._stamp.write_text(self._signature())

    @property
    def _stamp(self) -> Path:
        return self._work / f"traced-{self._system}.sha256"

    @property
    def _trace_file(self) -> Path:
        return self._work / f"trace-{self._system}.json"

    @cached_property
    def _trace(self) -> dict[str, dict[str, dict[str, list[str]]]]:
        return json.loads(self._trace_file.read_text())

    def _signature(self) -> str:
        found = hashlib.sha256()
        for name in COPIED:
            place = self._tree / name
            for file in sorted(place.rglob("*")) if place.is_dir() else [place]:
                inside = file.relative_to(self._tree)
                if file.is_file() and file.suffix != ".pyc" and "mutation" not in inside.parts:
                    found.update(inside.as_posix().encode())
                    found.update(file.read_bytes())
        return found.hexdigest()

    def every(self) -> list[tuple[str, Mutant]]:
        """Every slip in a system's rules, in order; Night Prowler's follow the shared ones."""
        rules = self._tree / "desktop" / "rules"
        shared = sorted(rules.glob("*.py")) if self._system == "nightprowler" else []
        files = [*shared, *sorted((rules / self._system).rglob("*.py"))]
        return [
            (file.relative_to(self._tree).as_posix(), mutant)
            for file in files
            for mutant in mutants(file.read_text("utf-8"))
        ]

    def sample(self, seed: int, count: int) -> list[tuple[str, Mutant]]:
        """A sample without repetition, the same for the same sources and seed."""
        found = self.every()
        return random.Random(seed).sample(found, min(count, len(found)))

    def again(self, report: str) -> list[tuple[str, Mutant]]:
        """The slips that a report says survived, wherever their lines are now."""
        found: list[tuple[str, Mutant]] = []
        every = self.every()
        for line in report.splitlines():
            fate, _, rest = line.partition(" ")
            if fate not in SURVIVORS:
                continue
            place, _, told = rest.strip().partition(": ")
            file, _, number = place.rpartition(":")
            alike = [each for each in every if each[0] == file and each[1].told() == told]
            found += sorted(alike, key=lambda each: abs(each[1].line - int(number)))[:1]
        return found

    def tests_for(self, file: str, line: int) -> list[str]:
        """Tests that run a line, the quickest first; for a line that only the import runs, those
        that run any line of its file or import it, and for a file that no test runs, all."""
        lines = self._trace["lines"].get(file, {})
        seconds: dict[str, float] = self._trace["seconds"]  # type: ignore[assignment]
        seen = self._seen(file, line)
        names = {name for name in seen if name != IMPORT}
        if not names and seen:
            every = {name for each in lines.values() for name in each if name != IMPORT}
            names = every | self._importing(file) if every else set(seconds)
        return sorted(names, key=lambda name: (seconds.get(name, 0.0), name))

    def _seen(self, file: str, line: int) -> set[str]:
        """What runs a line. The parts of a statement over several lines do not all leave a trace:
        such a line is run by what runs the statement."""
        lines = self._trace["lines"].get(file, {})
        if lines.get(str(line)):
            return set(lines[str(line)])
        tree = ast.parse((self._tree / file).read_text("utf-8"))
        around = [_own_lines(node) for node in ast.walk(tree) if isinstance(node, ast.stmt)]
        rows = min((rows for rows in around if line in rows), key=len, default=range(0))
        seen = {name for row in rows for name in lines.get(str(row), ())}
        if seen:
            return seen
        # What is imported before the trace begins leaves none.
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        inside = any(node.body[0].lineno <= line <= (node.end_lineno or line) for node in functions)
        return set() if inside else {IMPORT}

    def _importing(self, file: str) -> set[str]:
        """Tests of the files that name a module in an import, and those that look at every one."""
        module = file.removesuffix(".py").replace("/", ".")
        seconds = self._trace["seconds"]
        places = {name.partition("::")[0] for name in seconds}
        found = {
            place
            for place in places
            if module in (self._tree / place).read_text("utf-8") or place in LOOKING_AT_ALL
        }
        return {name for name in seconds if name.partition("::")[0] in found}

    def attempt(self, file: str, mutant: Mutant) -> Tried:
        """Make one slip, run its tests, and take it back."""
        tests = self.tests_for(file, mutant.line)
        if not tests:
            return Tried(file, mutant, "uncovered")
        source = (self._tree / file).read_text("utf-8")
        fate = "unfit"
        if IMPORT not in self._seen(file, mutant.line):
            fate = self._server.ask(
                {
                    "file": file,
                    "before": source,
                    "after": mutant.applied(source),
                    "tests": tests,
                    "seconds": self._patience(tests),
                }
            )
        if fate == "unfit":
            fate = self._attempt_anew(self._tree / file, source, mutant, tests)
        if fate == "survived" and self._is_same(file, source, mutant):
            fate = "same"
        return Tried(file, mutant, fate)

    def _is_same(self, file: str, source: str, mutant: Mutant) -> bool:
        line = source.splitlines()[mutant.line - 1].strip()
        return (file, line, mutant.told()) in self._equivalent

    @cached_property
    def _equivalent(self) -> set[tuple[str, str, str]]:
        listed = tomllib.loads(EQUIVALENT.read_text("utf-8"))["slip"]
        return {(each["file"], each["line"], each["slip"]) for each in listed}

    def _attempt_anew(self, place: Path, source: str, mutant: Mutant, tests: list[str]) -> str:
        """The same in a process of its own, for what runs while modules are imported."""
        place.write_text(mutant.applied(source), "utf-8")
        try:
            done = self._pytest(tests, "-x", "-q", "--tb=no")
        except subprocess.TimeoutExpired:
            return "timeout"
        finally:
            place.write_text(source, "utf-8")
        return "survived" if done.returncode == 0 else "killed"

    def _patience(self, tests: Iterable[str]) -> float:
        seconds: dict[str, float] = self._trace["seconds"]  # type: ignore[assignment]
        return GRACE + PATIENCE * sum(seconds.get(name, 0.0) for name in tests)

    @cached_property
    def _server(self) -> "Server":
        return Server(self._tree)

    def _pytest(
        self, tests: Iterable[str], *options: str, trace: bool = False
    ) -> "subprocess.CompletedProcess[str]":
        named = self._work / "tests.txt"
        named.write_text("\n".join(tests), "utf-8")
        environment = _environment()
        if trace:
            environment[TARGET] = str(self._trace_file)
        return subprocess.run(
            [*PYTEST, *options, f"@{named}"],
            cwd=self._tree,
            env=environment,
            capture_output=True,
            text=True,
            timeout=None if trace else self._patience(tests),
        )


class Server:
    """One process that has collected the tests and tries slips in forks of itself."""

    def __init__(self, tree: Path) -> None:
        theirs, ours = os.pipe(), os.pipe()
        self._process = subprocess.Popen(
            [*PYTEST, "-q", "-s", "--tb=no", *TESTS],
            cwd=tree,
            env={**_environment(), PIPES: f"{theirs[0]},{ours[1]}"},
            pass_fds=(theirs[0], ours[1]),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        os.close(theirs[0])
        os.close(ours[1])
        self._requests = os.fdopen(theirs[1], "w", encoding="utf-8")
        self._answers = os.fdopen(ours[0], encoding="utf-8")
        if self._answered() != "ready":
            sys.exit("the tests cannot be collected")

    def ask(self, request: Request) -> str:
        """What became of a slip; "unfit" when only a new process can try it."""
        self._requests.write(json.dumps(request) + "\n")
        self._requests.flush()
        fate = self._answered()
        if fate == "broken":
            sys.exit(f"a slip could not be tried: {request['file']}")
        return fate

    def _answered(self) -> str:
        line = self._answers.readline()
        if not line:
            sys.exit(f"the process that tries slips has ended: {self._process.wait()}")
        return json.loads(line)


def _environment() -> dict[str, str]:
    return {
        **os.environ,
        "CI": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "QT_QPA_PLATFORM": "offscreen",
    }


def _own_lines(node: ast.stmt) -> range:
    """A statement's lines, without those of the statements in it."""
    body = getattr(node, "body", None)
    last = body[0].lineno - 1 if body else (node.end_lineno or node.lineno)
    return range(node.lineno, last + 1)
