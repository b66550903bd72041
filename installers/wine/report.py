"""Steps in their order, and the table of what came of them."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Step:
    """`work` returns what was shown; `needs` names the steps without which it cannot be."""

    name: str
    work: Callable[[], str]
    needs: tuple[str, ...] = ()


@dataclass(frozen=True)
class Row:
    """What came of a step: `outcome` is "good", "FAILED" or "left out"."""

    name: str
    outcome: str
    seconds: float
    detail: str


def carry_out(
    steps: Sequence[Step], expected: tuple[type[Exception], ...], tell: Callable[[str], None]
) -> tuple[Row, ...]:
    """Every step whose needs are good, one after the other; `tell` hears of each as it begins.

    The `expected` exceptions fail their step; others are mistakes in the step itself.
    """
    rows: dict[str, Row] = {}
    for step in steps:
        lacking = [name for name in step.needs if rows[name].outcome != "good"]
        if lacking:
            rows[step.name] = Row(step.name, "left out", 0.0, "needs " + ", ".join(lacking))
            continue
        tell(step.name)
        begun = time.monotonic()
        try:
            outcome, detail = "good", step.work()
        except expected as error:
            outcome, detail = "FAILED", str(error)
        rows[step.name] = Row(step.name, outcome, time.monotonic() - begun, detail)
    return tuple(rows.values())


def table(rows: Sequence[Row]) -> str:
    """One line per step: its name, what came of it, how long it took, what was shown."""
    width = max((len(row.name) for row in rows), default=0)
    return "\n".join(
        f"{row.name:{width}}  {row.outcome:8}  {row.seconds:6.1f} s  {row.detail}" for row in rows
    )
