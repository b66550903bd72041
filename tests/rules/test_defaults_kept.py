"""What a stored document, command, event or setting means that says nothing of a field.

Files and journals of older versions lack fields, so a default is part of the format: one may be
added, none may change. The list was read once and is kept.
"""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator

import msgspec

import desktop.rules
from desktop.rules.registry import MODULES
from tests.rules.outline import kept, outline


def structs() -> Iterator[type[msgspec.Struct]]:
    """Every struct of the shared rules and of Night Prowler, by module and place."""
    others = tuple(f"desktop.rules.{id}." for id in MODULES if id != "nightprowler")
    for found in pkgutil.walk_packages(desktop.rules.__path__, "desktop.rules."):
        if found.name.startswith(others):
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


def test_a_field_that_is_not_there_means_what_it_always_meant() -> None:
    now = {
        f"{each.__module__.removeprefix('desktop.rules.')}.{each.__name__}.{name}": outline(value)
        for each in structs()
        for name, value in defaults(each)
    }
    lines = kept("defaults", "\n".join(f"{name} = {value}" for name, value in now.items()))
    known = dict(line.split(" = ", 1) for line in lines.splitlines() if " = " in line)
    assert len(known) > 500
    now = {name: value.splitlines()[0] for name, value in now.items()}
    assert {name: value for name, value in now.items() if known.get(name, value) != value} == {}
