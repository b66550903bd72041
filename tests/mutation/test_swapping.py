"""A slip in a running program changes the functions that live, or says that it cannot."""

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.mutation.swapping import Functions

SOURCE = """
LIMIT = 3

def double(n):
    return n * 2

class Box:
    size = 4

    def half(self):
        return self.size // 2

    @property
    def more(self):
        return [n + 1 for n in range(self.size)]

def adder(step):
    return lambda n: n + step

plus_two = adder(2)
"""


@pytest.fixture
def module(tmp_path: Path) -> Iterator[ModuleType]:
    file = tmp_path / "swapped_sample.py"
    file.write_text(SOURCE)
    spec = importlib.util.spec_from_file_location("swapped_sample", file)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    sys.modules[found.__name__] = found
    spec.loader.exec_module(found)
    yield found
    del sys.modules[found.__name__]


def swap(module: ModuleType, was: str, becomes: str) -> bool:
    assert was in SOURCE
    assert module.__file__ is not None
    return Functions().swap(module.__file__, SOURCE, SOURCE.replace(was, becomes))


def test_a_function_changes_where_it_was_already_taken(module: ModuleType) -> None:
    taken = module.double
    assert swap(module, "n * 2", "n + 2")
    assert taken(5) == 7
    assert module.Box().half() == 2


def test_methods_properties_and_what_they_hold_change(module: ModuleType) -> None:
    assert swap(module, "self.size // 2", "self.size * 2")
    assert module.Box().half() == 8
    assert swap(module, "n + 1 for", "n - 1 for")
    assert module.Box().more == [-1, 0, 1, 2]
    assert swap(module, "n: n + step", "n: n - step")
    assert (module.adder(2)(5), module.plus_two(5)) == (3, 3)


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        ("LIMIT = 3", "LIMIT = 4"),
        ("size = 4", "size = 5"),
        ("n + step", "n"),
        ("LIMIT = 3", "LIMIT = 3"),
        ("return n * 2", "return return"),
    ],
)
def test_what_no_function_can_take_is_refused(module: ModuleType, was: str, becomes: str) -> None:
    assert not swap(module, was, becomes)
    assert (module.LIMIT, module.Box.size, module.adder(2)(5)) == (3, 4, 7)
