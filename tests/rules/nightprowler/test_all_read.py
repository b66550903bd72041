"""Nothing is offered to the MJ, or kept in the tables, that no rule reads."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

import desktop
from desktop.rules.nightprowler.settings.readings import Readings
from desktop.rules.nightprowler.tables.effects import Effects
from desktop.rules.nightprowler.tables.play import Constants

PROGRAM = Path(desktop.__file__).parent


def is_settings(file: Path) -> bool:
    """Whether a module only keeps, checks or edits settings."""
    folders = file.relative_to(PROGRAM).parts
    return "settings" in folders or file.stem.startswith("settings")


def reads(file: Path) -> Iterator[str]:
    """The attributes that a module reads."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            yield node.attr


@cache
def read() -> frozenset[str]:
    files = [*(PROGRAM / "rules").rglob("*.py"), *(PROGRAM / "services").rglob("*.py")]
    return frozenset(name for file in files if not is_settings(file) for name in reads(file))


@pytest.mark.parametrize("kept", [Readings, Effects, Constants])
def test_every_field_is_read_by_a_rule(kept: type[msgspec.Struct]) -> None:
    assert [name for name in kept.__struct_fields__ if name not in read()] == []
