"""Interleaved timing: machines drift, so a measure and its baseline take turns."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Ratio:
    """A measure against its baseline: medians in `unit`, and their ratio."""

    name: str
    measured: float
    baseline: float
    against: str
    unit: str = "ms"

    @property
    def ratio(self) -> float:
        return self.measured / self.baseline


def timed(work: Callable[[], object]) -> float:
    """Milliseconds of one run."""
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000


def compare(
    name: str,
    work: Callable[[], object],
    against: str,
    baseline: Callable[[], object],
    runs: int = 15,
    warm_up: int = 1,
) -> Ratio:
    """Median of `runs` turns each, after `warm_up` that do not count."""
    for _ in range(warm_up):
        work()
        baseline()
    pairs = [(timed(work), timed(baseline)) for _ in range(runs)]
    return Ratio(
        name,
        statistics.median(measured for measured, _ in pairs),
        statistics.median(bare for _, bare in pairs),
        against,
    )
