"""What a stored document, command, event or setting means that says nothing of a field.

Files and journals of older versions lack fields, so a default is part of the format: one may be
added, none may change. The list was read once and is kept.
"""

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator

import msgspec
import pytest

import desktop.rules
from tests.rules.outline import kept, outline

PV_NEGATIFS = "desktop.rules.pv_negatifs."
HARP = "desktop.rules.harp."
WARHAMMER = "desktop.rules.warhammer."
OTHERS = (WARHAMMER, PV_NEGATIFS, HARP)


def shared(name: str) -> bool:
    """Whether a module is of the shared rules or of Night Prowler."""
    return not name.startswith(OTHERS)


def structs(wanted: Callable[[str], bool]) -> Iterator[type[msgspec.Struct]]:
    """Every struct of the modules that are wanted, by module and place."""
    for found in pkgutil.walk_packages(desktop.rules.__path__, "desktop.rules."):
        if not wanted(found.name):
            continue
        module = importlib.import_module(found.name)
        for member in vars(module).values():
            if (
                inspect.isclass(member)
                and issubclass(member, msgspec.Struct)
                and member.__module__ == found.name
            ):
                yield member


def defaults(of: type[msgspec.Struct]) -> Iterator[tuple[str, object]]:
    """Each field that has a default, with it."""
    for field in msgspec.structs.fields(of):
        if field.default is not msgspec.NODEFAULT:
            yield field.name, field.default
        elif field.default_factory is not msgspec.NODEFAULT:
            yield field.name, field.default_factory()


def of_warhammer(name: str) -> bool:
    return name.startswith(WARHAMMER)


def of_pv_negatifs(name: str) -> bool:
    return name.startswith(PV_NEGATIFS)


def of_harp(name: str) -> bool:
    return name.startswith(HARP)


@pytest.mark.parametrize(
    ("file", "wanted", "least"),
    [
        ("defaults", shared, 500),
        ("defaults-warhammer", of_warhammer, 400),
        ("defaults-pv_negatifs", of_pv_negatifs, 200),
        ("defaults-harp", of_harp, 150),
    ],
)
def test_a_field_that_is_not_there_means_what_it_always_meant(
    file: str, wanted: Callable[[str], bool], least: int
) -> None:
    now = {
        f"{each.__module__.removeprefix('desktop.rules.')}.{each.__name__}.{name}": outline(value)
        for each in structs(wanted)
        for name, value in defaults(each)
    }
    lines = kept(file, "\n".join(f"{name} = {value}" for name, value in now.items()))
    known = dict(line.split(" = ", 1) for line in lines.splitlines() if " = " in line)
    assert len(known) > least
    now = {name: value.splitlines()[0] for name, value in now.items()}
    assert {name: value for name, value in now.items() if known.get(name, value) != value} == {}
