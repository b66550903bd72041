"""The laws of ARCHITECTURE.md that can be read from the code: who imports whom, and some habits."""

import ast
import functools
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DESKTOP = ROOT / "desktop"
LONGEST_MODULE = 400
LONGEST_TEST = 1000
LOOKED_AT = (
    ast.Attribute,
    ast.AugAssign,
    ast.BinOp,
    ast.Call,
    ast.ClassDef,
    ast.Constant,
    ast.ImportFrom,
    ast.Name,
)


@dataclass(frozen=True)
class Layer:
    """What a layer may import beside the standard library, at once and inside functions only."""

    allowed: tuple[str, ...]
    lazily: tuple[str, ...] = ()
    # Standard modules that the layer has no business with.
    forbidden: tuple[str, ...] = ()


WORLD = ("time", "datetime", "secrets", "sqlite3", "socket", "subprocess", "threading")
LAYERS = {
    "rules": Layer(("msgspec", "desktop.rules"), forbidden=WORLD),
    "store": Layer(("msgspec", "peewee", "playhouse", "desktop.rules", "desktop.store")),
    "services": Layer(
        (
            "msgspec",
            "desktop",
            "desktop.rules",
            "desktop.safekeeping",
            "desktop.store",
            "desktop.services",
        ),
        lazily=("desktop.export",),
    ),
    "resolve": Layer(
        (
            "msgspec",
            "desktop",
            "desktop.rules",
            "desktop.text",
            "desktop.paths",
            "desktop.resolve",
        )
    ),
    "export": Layer(
        (
            "msgspec",
            "PySide6.QtCore",
            "PySide6.QtGui",
            "desktop",
            "desktop.rules",
            "desktop.text",
            "desktop.fonts",
            "desktop.paths",
            "desktop.safekeeping",
            "desktop.export",
        ),
        lazily=("pypdf",),
    ),
    "ui": Layer(
        (
            "PySide6",
            "desktop",
            "desktop.rules",
            "desktop.services",
            "desktop.text",
            "desktop.fonts",
            "desktop.paths",
            "desktop.safekeeping",
            "desktop.ui",
        ),
        lazily=("desktop.export",),
        forbidden=("sqlite3",),
    ),
}
# Modules beside the layers that must start without Qt, storage or PDF.
LIGHT = ("__init__", "arguments", "cli", "paths", "safekeeping", "template", "text")
HEAVY = ("PySide6", "peewee", "pypdf")


@dataclass(frozen=True)
class Import:
    """One imported module and where it stands."""

    module: str
    line: int
    lazy: bool


def within(module: str, roots: tuple[str, ...]) -> bool:
    """Whether a module is one of the roots or lies in one; "desktop" stands for itself alone."""
    return any(
        module == root or (root != "desktop" and module.startswith(root + ".")) for root in roots
    )


def named_modules(node: ast.Import | ast.ImportFrom) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
        return
    base = "." * node.level + (node.module or "")
    # `from desktop import text` and `from PySide6 import QtGui` name modules by their members.
    members = node.module in ("desktop", "PySide6")
    for alias in node.names:
        yield f"{base}.{alias.name}" if members and alias.name != "__version__" else base


def is_type_checking(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")


def imports(node: ast.AST, lazy: bool = False) -> Iterator[Import]:
    """Every import below a node; those of functions and of type checkers do not run at once."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            for module in named_modules(child):
                yield Import(module, child.lineno, lazy)
        elif not isinstance(child, ast.expr):  # no expression holds an import
            deferred = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)
            yield from imports(child, lazy or deferred or is_type_checking(child))


def broken_imports(layer: Layer, found_imports: Iterable[Import]) -> list[str]:
    """One line per import that the layer may not make."""
    broken: list[str] = []
    for found in found_imports:
        standard = found.module.split(".")[0] in sys.stdlib_module_names
        allowed = layer.allowed + (layer.lazily if found.lazy else ())
        if standard:
            fine = not within(found.module, layer.forbidden)
        else:
            fine = within(found.module, allowed)
        if not fine:
            broken.append(f"line {found.line}: {found.module}")
    return broken


def modules(folder: Path) -> list[Path]:
    """Hand-written modules below a folder."""
    return [file for file in sorted(folder.rglob("*.py")) if file.parent.name != "generated"]


@dataclass(frozen=True)
class Kind:
    """A class: the names of those that it inherits from, and whether a text in it has a number."""

    name: str
    bases: frozenset[str]
    counts: bool


@dataclass(frozen=True)
class Facts:
    """What the laws ask of one module. Its tree is gone through once and not kept."""

    imports: tuple[Import, ...]
    rolls: list[str]
    floats: list[str]
    captured_slots: list[str]
    untranslatable: list[str]
    kinds: list[Kind]


@functools.cache
def facts(file: Path) -> Facts:
    tree = ast.parse(file.read_text("utf-8"), str(file))
    nodes = tuple(looked_at(tree))
    return Facts(
        tuple(imports(tree)),
        rolls(nodes),
        floats(nodes),
        captured_slots(nodes),
        untranslatable(nodes),
        kinds(nodes),
    )


def looked_at(tree: ast.AST) -> Iterator[ast.AST]:
    return (node for node in ast.walk(tree) if isinstance(node, LOOKED_AT))


def named(file: Path, lines: list[str]) -> list[str]:
    return [f"{file.relative_to(ROOT).as_posix()} {line}" for line in lines]


@pytest.mark.parametrize("name", LAYERS)
def test_imports_run_one_way(name: str) -> None:
    broken: list[str] = []
    for file in modules(DESKTOP / name):
        broken += named(file, broken_imports(LAYERS[name], facts(file).imports))
    assert broken == []


def test_what_starts_first_starts_light() -> None:
    broken: list[str] = []
    for name in LIGHT:
        file = DESKTOP / f"{name}.py"
        heavy = [i for i in facts(file).imports if not i.lazy and within(i.module, HEAVY)]
        broken += named(file, [f"line {found.line}: {found.module}" for found in heavy])
    assert broken == []


def test_nothing_shipped_needs_the_tools_of_developers() -> None:
    broken: list[str] = []
    for file in modules(DESKTOP):
        if DESKTOP / "devtools" not in file.parents:
            found = [i for i in facts(file).imports if within(i.module, ("desktop.devtools",))]
            broken += named(file, [f"line {i.line}" for i in found])
    assert broken == []


def rolls(nodes: Iterable[ast.AST]) -> list[str]:
    """Uses of the random module other than naming the type of a generator that is handed in."""
    found: list[str] = []
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            extra = [alias.name for alias in node.names if alias.name != "Random"]
            found += [f"line {node.lineno}: random.{name}" for name in extra]
        match node:
            case ast.Attribute(value=ast.Name(id="random"), attr=name) if name != "Random":
                found.append(f"line {node.lineno}: random.{name}")
            case ast.Call(func=ast.Name(id="Random") | ast.Attribute(attr="Random")):
                found.append(f"line {node.lineno}: makes a generator of its own")
            case _:
                pass
    return found


def test_rules_never_roll() -> None:
    broken: list[str] = []
    for file in modules(DESKTOP / "rules"):
        broken += named(file, facts(file).rolls)
    assert broken == []


@pytest.mark.parametrize("name", ["rules", "resolve", "store", "services"])
def test_pure_layers_load_no_qt(name: str) -> None:
    if not (DESKTOP / name / "__init__.py").exists():
        pytest.skip(f"desktop.{name} is not written yet")
    code = (
        f"import importlib, pkgutil, sys, desktop.{name} as layer\n"
        "for found in pkgutil.walk_packages(layer.__path__, layer.__name__ + '.'):\n"
        "    importlib.import_module(found.name)\n"
        "unwanted = {'PySide6', 'pypdf', 'desktop.export', 'desktop.ui'} & sys.modules.keys()\n"
        "sys.exit(', '.join(unwanted) or None)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("folder", "most"), [("desktop", LONGEST_MODULE), ("tests", LONGEST_TEST)])
def test_no_module_is_too_long(folder: str, most: int) -> None:
    files = [*modules(ROOT / folder), ROOT / "tasks.py"]
    lengths = {file: len(file.read_text("utf-8").splitlines()) for file in files}
    assert [str(file) for file, lines in lengths.items() if lines > most] == []


def floats(nodes: Iterable[ast.AST]) -> list[str]:
    """Numbers that are not exact: literals with a point, `float`, true division, `random()`."""
    found: list[str] = []
    for node in nodes:
        match node:
            case ast.Constant(value=float()) | ast.Name(id="float"):
                found.append(f"line {node.lineno}: {ast.unparse(node)}")
            case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
                found.append(f"line {node.lineno}: {ast.unparse(node)}")
            case ast.Call(func=ast.Attribute(attr="random" | "uniform")):
                found.append(f"line {node.lineno}: {ast.unparse(node)}")
            case _:
                pass
    return found


def test_rules_count_in_whole_numbers() -> None:
    broken: list[str] = []
    for file in modules(DESKTOP / "rules"):
        # Where tables are read, "/" joins the parts of a path.
        if not any(found.module == "pathlib" for found in facts(file).imports):
            broken += named(file, facts(file).floats)
    assert broken == []


def captured_slots(nodes: Iterable[ast.AST]) -> list[str]:
    """Signals connected to a lambda or a partial, which keep their window alive for ever."""
    found: list[str] = []
    for node in nodes:
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        if node.func.attr != "connect":
            continue
        for argument in node.args:
            call = ast.unparse(argument.func) if isinstance(argument, ast.Call) else ""
            if isinstance(argument, ast.Lambda) or call in ("partial", "functools.partial"):
                found.append(f"line {node.lineno}")
    return found


def test_signals_are_connected_to_bound_methods() -> None:
    broken: list[str] = []
    for file in modules(DESKTOP):
        broken += named(file, facts(file).captured_slots)
    assert broken == []


def untranslatable(nodes: Iterable[ast.AST]) -> list[str]:
    """Calls of tr and translate whose text lupdate cannot read: anything but a literal."""
    found: list[str] = []
    for node in nodes:
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        name = node.func.attr
        if name == "tr":
            texts = node.args[:1]
        elif name == "translate" and ast.unparse(node.func.value) == "QCoreApplication":
            texts = node.args[:2]
        else:
            continue
        if not all(isinstance(text, ast.Constant) for text in texts):
            found.append(f"line {node.lineno}")
    return found


def test_interface_texts_are_literals() -> None:
    broken: list[str] = []
    for file in modules(DESKTOP):
        if file != DESKTOP / "ui" / "widgets" / "counting.py":  # passes on what `tr` was given
            broken += named(file, facts(file).untranslatable)
    assert broken == []


def kinds(nodes: Sequence[ast.AST]) -> list[Kind]:
    counted = [
        node.lineno
        for node in nodes
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "tr"
        and len(node.args) > 2
    ]
    return [
        Kind(
            node.name,
            frozenset(
                name.id
                for base in node.bases
                for name in ast.walk(base)
                if isinstance(name, ast.Name)
            ),
            any(node.lineno <= line <= (node.end_lineno or 0) for line in counted),
        )
        for node in nodes
        if isinstance(node, ast.ClassDef)
    ]


def test_what_is_inherited_counts_in_every_language() -> None:
    """`desktop.ui.widgets.counting` says why."""
    found = [kind for file in modules(DESKTOP / "ui") for kind in facts(file).kinds]
    inherited = frozenset().union(*(kind.bases for kind in found))
    counting = [kind for kind in found if kind.counts and kind.name in inherited]
    assert "LibraryFront" in [kind.name for kind in counting]
    assert [kind.name for kind in counting if "Counting" not in kind.bases] == []


@pytest.mark.parametrize(
    ("layer", "code", "fine"),
    [
        ("rules", "import tomllib, msgspec\nfrom desktop.rules import dice", True),
        ("rules", "from desktop.store import library", False),
        ("rules", "import time", False),
        ("store", "import peewee, sqlite3", True),
        ("store", "from desktop import services", False),
        ("services", "def pdf():\n    from desktop import export", True),
        ("services", "from desktop import export", False),
        ("services", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n import peewee", False),
        ("export", "from PySide6 import QtGui", True),
        ("export", "from PySide6.QtWidgets import QWidget", False),
        ("export", "import pypdf", False),
        ("export", "def fill():\n    import pypdf.generic", True),
        ("ui", "from PySide6.QtWidgets import QWidget", True),
        ("ui", "def query():\n    import peewee", False),
        ("ui", "from . import theme", False),
    ],
)
def test_the_law_of_imports_bites(layer: str, code: str, fine: bool) -> None:
    assert (broken_imports(LAYERS[layer], imports(ast.parse(code))) == []) is fine


@pytest.mark.parametrize(
    ("check", "code"),
    [
        (rolls, "import random\nrandom.randint(1, 6)"),
        (rolls, "from random import Random\nRandom(3)"),
        (captured_slots, "button.clicked.connect(lambda: self.go())"),
        (captured_slots, "button.clicked.connect(partial(self.go, 3))"),
        (floats, "quarter = initial * 0.25"),
        (floats, "quarter = initial / 4"),
        (floats, "float(initial)"),
        (floats, "if rng.random() < chance: pass"),
        (untranslatable, "self.tr(f'{name} dort')"),
        (untranslatable, "self.tr(text)"),
    ],
)
def test_the_other_laws_bite(check, code: str) -> None:
    assert check(looked_at(ast.parse(code))) != []


def test_a_generator_that_is_handed_in_is_fine() -> None:
    code = "import random\ndef surprise(rng: random.Random) -> int:\n    return rng.randint(1, 6)"
    assert rolls(looked_at(ast.parse(code))) == []
