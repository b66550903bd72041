"""Compile the Designer forms of forms/ to the modules of desktop/ui/generated.

uic imports every class a form could use; most of the import time of a form is names it never
touches, so the Qt imports are rebuilt from the names that are used. The output depends on the
forms alone (no date, no path, no tool version), and a test compares it with what is committed.
"""

import ast
import sys
from collections.abc import Sequence
from pathlib import Path

from desktop.devtools.qttools import ToolFailed, run_tool

ROOT = Path(__file__).resolve().parents[2]
FORMS = ROOT / "forms"
GENERATED = ROOT / "desktop" / "ui" / "generated"

_PACKAGE_TEXT = (
    '"""Forms compiled from forms/ by `python3 tasks.py forms`. Not edited by hand."""\n'
)


def trim(source: str) -> str:
    """A compiled form without uic's header, with only the PySide6 names that it uses."""
    tree = ast.parse(source)
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    lines = source.splitlines()
    # From the last import to the first, so that earlier line numbers stay true.
    for node in reversed(tree.body):
        if not isinstance(node, ast.ImportFrom) or node.end_lineno is None:
            continue
        if not (node.module or "").startswith("PySide6"):
            continue
        names = sorted(alias.name for alias in node.names if alias.name in used)
        rows = [f"from {node.module} import (", *(f"    {name}," for name in names), ")"]
        lines[node.lineno - 1 : node.end_lineno] = rows if names else []
    first = next(number for number, line in enumerate(lines) if line.startswith("from "))
    body = "\n".join(line.rstrip() for line in lines[first:])
    return body.rstrip() + "\n"


def compile_form(form: Path) -> str:
    """The module text of one form. Raises ToolFailed when uic refuses it."""
    header = (
        f'"""Compiled from {form.name} by `python3 tasks.py forms`; edit the form instead."""\n'
    )
    return header + "\n" + trim(run_tool("uic", [str(form)]))


def compile_all(folder: Path) -> dict[str, str]:
    """File name -> text for every form below a folder, and for the package that holds them.

    Raises ToolFailed when two forms would write the same module.
    """
    texts = {"__init__.py": _PACKAGE_TEXT}
    for form in sorted(folder.rglob("*.ui")):
        name = f"ui_{form.stem}.py"
        if name in texts:
            raise ToolFailed(f"two forms are named {form.name}; their modules would collide")
        texts[name] = compile_form(form)
    return texts


def write_all(texts: dict[str, str], target: Path) -> None:
    """Make a folder hold exactly these modules."""
    target.mkdir(parents=True, exist_ok=True)
    for stale in target.glob("*.py"):
        if stale.name not in texts:
            stale.unlink()
    for name, text in texts.items():
        (target / name).write_text(text, encoding="utf-8", newline="\n")


def main(arguments: Sequence[str]) -> int:
    if arguments:
        print("forms takes no arguments", file=sys.stderr)
        return 2
    try:
        texts = compile_all(FORMS)
    except ToolFailed as reason:
        print(f"forms: {reason}", file=sys.stderr)
        return 1
    write_all(texts, GENERATED)
    print(f"{len(texts) - 1} forms compiled to {GENERATED.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
