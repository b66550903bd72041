"""A slip made in a running program: the code of the functions that it changes is replaced.

Only for lines that nothing has run yet; whoever calls knows that from the traced run.
"""

import gc
from collections import defaultdict
from collections.abc import Iterator
from inspect import CO_OPTIMIZED
from types import CodeType, FunctionType

Place = tuple[str, str, int]
"""File, qualified name and first line of a function."""


class Functions:
    """The functions that live when this is made, by place."""

    def __init__(self) -> None:
        self._found: dict[Place, list[FunctionType]] = defaultdict(list)
        for each in gc.get_objects():
            if isinstance(each, FunctionType):
                self._found[_place(each.__code__)].append(each)

    def swap(self, filename: str, before: str, after: str) -> bool:
        """Give the functions of a module, written as `before`, the code of `after`. False, with
        nothing done, when the change is not in a function or its functions cannot take it."""
        try:
            codes = [compile(text, filename, "exec", dont_inherit=True) for text in (before, after)]
            pairs = list(_changed(*codes))
        except (SyntaxError, ValueError):
            return False
        lost = any(not self._found.get(_place(old)) for old, _ in pairs)
        if not pairs or lost or any(not self._takes(*pair) for pair in pairs):
            return False
        for pair in pairs:
            for old, new in _within(*pair):
                for function in self._found.get(_place(old), ()):
                    function.__code__ = new
        return True

    def _takes(self, old: CodeType, new: CodeType) -> bool:
        """Whether what lives of a function, and of those made in it, can be given new code."""
        return all(
            before.co_freevars == after.co_freevars or not self._found.get(_place(before))
            for before, after in _within(old, new)
        )


def _place(code: CodeType) -> Place:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _inner(code: CodeType) -> list[CodeType]:
    return [each for each in code.co_consts if isinstance(each, CodeType)]


def _within(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """A function and the functions in it, before and after."""
    yield old, new
    for pair in zip(_inner(old), _inner(new), strict=False):
        yield from _within(*pair)


def _outer(code: CodeType) -> tuple[object, ...]:
    """What a code object does by itself, whatever the functions in it do."""
    constants = [
        None if isinstance(each, CodeType) else (type(each), each) for each in code.co_consts
    ]
    return code.co_code, constants, code.co_names, code.co_varnames, code.co_freevars


def _same(old: CodeType, new: CodeType) -> bool:
    inner = _inner(old), _inner(new)
    return _outer(old) == _outer(new) and len(inner[0]) == len(inner[1]) and all(map(_same, *inner))


def _changed(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The functions of a module or class that differ. Raises `ValueError` when the module or a
    class itself does, or when two functions cannot be told apart."""
    pairs = list(zip(_inner(old), _inner(new), strict=True))
    if _outer(old) != _outer(new):
        raise ValueError("a change outside of functions")
    places = [_place(code) for code, _ in pairs]
    for before, after in pairs:
        if not before.co_flags & CO_OPTIMIZED:
            yield from _changed(before, after)
        elif not _same(before, after):
            if places.count(_place(before)) > 1:
                raise ValueError("two functions in one place")
            yield before, after
