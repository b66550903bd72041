"""Slips that could be made in a module: one changed operator, number, condition or return each."""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}


SILENT = ("annotation", "returns", "decorator_list", "type_params", "bases")


@dataclass(frozen=True)
class Mutant:
    """A piece of a source text and what is written in its place.

    `start` and `end` are offsets in bytes of the UTF-8 text; `line` is where the piece begins.
    """

    line: int
    start: int
    end: int
    was: str
    becomes: str

    def applied(self, source: str) -> str:
        """The source with the slip made."""
        data = source.encode()
        return (data[: self.start] + self.becomes.encode() + data[self.end :]).decode()

    def told(self) -> str:
        """What is written instead of what, in one line."""
        was, becomes = (" ".join(text.split()) for text in (self.was, self.becomes))
        return f"{was}  ->  {becomes}"


def mutants(source: str) -> list[Mutant]:
    """Every slip that this module knows to make in a source, in the order of the text."""
    starts = [0]
    for text in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(text))
    found: list[Mutant] = []
    for node, replacement in _changes(ast.parse(source)):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        was = source.encode()[start:end].decode()
        found.append(Mutant(node.lineno, start, end, was, replacement))
    return sorted(found, key=lambda mutant: (mutant.start, mutant.end, mutant.becomes))


def _changes(tree: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    for child in _running(tree):
        yield from _of(child)
        yield from _changes(child)


def _running(node: ast.AST) -> Iterator[ast.AST]:
    """Children that run: no annotation, pattern, format string, decorator or docstring, and
    nothing that only a type checker reads."""
    for name, value in ast.iter_fields(node):
        if name in SILENT or (name == "keywords" and isinstance(node, ast.ClassDef)):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.JoinedStr | ast.pattern):
                continue
            if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
                continue
            if _is_alias(child):
                continue
            if isinstance(child, ast.AST):
                yield child


def _is_alias(node: object) -> bool:
    return isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias"


def _of(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    match node:
        case ast.Compare():
            for place, operator in enumerate(node.ops):
                for other in COMPARISONS[type(operator)]:
                    changed = copy.deepcopy(node)
                    changed.ops[place] = other()
                    yield node, _written(changed)
        case ast.BinOp() if type(node.op) in ARITHMETIC:
            changed = copy.copy(node)
            changed.op = ARITHMETIC[type(node.op)]()
            yield node, _written(changed)
        case ast.AugAssign() if type(node.op) in ARITHMETIC:
            step = copy.copy(node)
            step.op = ARITHMETIC[type(node.op)]()
            yield node, ast.unparse(step)
        case ast.BoolOp():
            either = copy.copy(node)
            either.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node, _written(either)
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield node, _written(node.operand)
        case ast.Constant(value=bool()):
            yield node, str(not node.value)
        case ast.Constant(value=int(number)):
            yield node, f"({number + 1})"
            yield node, f"({number - 1})"
        case ast.If() | ast.While() | ast.IfExp() if not isinstance(node.test, ast.Compare):
            yield node.test, f"(not {_written(node.test)})"
        case ast.comprehension():
            for test in node.ifs:
                if not isinstance(test, ast.Compare):
                    yield test, f"(not {_written(test)})"
        case ast.Return(value=ast.expr()) if ast.unparse(node) != "return None":
            yield node, "return None"
        case _:
            return


def _written(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"
