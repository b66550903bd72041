"""`python -m tests.mutation --seed N --count 500`: sample, try, report."""

import argparse
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.mutation.check import SYSTEMS, Check, Tried


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns 0, or 1 when fewer were killed than `--least` asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation")
    parser.add_argument("--seed", type=int, default=1, help="which sample (1)")
    parser.add_argument("--count", type=int, default=500, help="how many slips (500)")
    parser.add_argument("--first", type=int, default=0, help="skip so many of the sample (0)")
    parser.add_argument("--least", type=int, default=90, help="percent to be killed (90)")
    parser.add_argument(
        "--system", choices=SYSTEMS, default="nightprowler", help="whose rules (nightprowler)"
    )
    parser.add_argument("--work", type=Path, help="a folder that keeps the traced run")
    parser.add_argument("--again", type=Path, help="try the survivors of this report instead")
    parser.add_argument("--report", type=Path, help="a file that the lines are also written to")
    options = parser.parse_args(arguments)
    if options.work is not None:
        return _run(options, options.work)
    with tempfile.TemporaryDirectory(prefix="cassure-mutation-") as scratch:
        return _run(options, Path(scratch))


def _run(options: argparse.Namespace, work: Path) -> int:
    check = Check(work, options.system)
    check.prepare()
    if options.again is not None:
        sample = check.again(options.again.read_text("utf-8"))
        print(f"{len(sample)} survivors of {options.again}", flush=True)
    else:
        sample = check.sample(options.seed, options.count)[options.first :]
        print(f"{len(sample)} of {len(check.every())} slips, seed {options.seed}", flush=True)
    begun = time.monotonic()
    tried: list[Tried] = []
    for file, mutant in sample:
        tried.append(check.attempt(file, mutant))
        print(f"{len(tried):>4} {tried[-1].told()}", flush=True)
        if options.report is not None:
            options.report.write_text(report(tried), "utf-8")
    print(report(tried))
    print(f"in {time.monotonic() - begun:.0f} s")
    return int(percent(tried) < options.least)


def percent(tried: Sequence[Tried]) -> float:
    """The share killed, in percent; nothing tried is nothing missed."""
    return 100 * sum(each.dead for each in tried) / len(tried) if tried else 100.0


def report(tried: Sequence[Tried]) -> str:
    """The survivors, then the share killed for each file and in all."""
    lines = [each.told() for each in tried if not each.dead]
    for file in sorted({each.file for each in tried}):
        here = [each for each in tried if each.file == file]
        dead = sum(each.dead for each in here)
        lines.append(f"{dead:>4} of {len(here):>4}  {file}")
    dead = sum(each.dead for each in tried)
    lines.append(f"killed {dead} of {len(tried)}: {percent(tried):.1f} %")
    if same := sum(each.fate == "same" for each in tried):
        others = 100 * dead / (len(tried) - same)
        lines.append(f"{same} of the others change nothing; without them {others:.1f} %")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
