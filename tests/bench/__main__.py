"""Print every ratio as one table and write them as JSON (`bench.json`, or the path given).

With `--build` it is the frozen program that is measured, which takes a minute of building.
"""

import json
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

BUILD = "--build"


def main() -> int:
    from desktop.ui import qtlog
    from tests.bench import built, shelf, start, table, work

    qtlog.install()

    words = sys.argv[1:]
    sources = (built,) if BUILD in words else (start, work, shelf, table)
    named = [word for word in words if word != BUILD]
    target = Path(named[0] if named else "bench.json")
    rows = []
    print(f"{'ratio':>7}  {'measured':>8}  {'bare':>8}      what")
    for source in sources:
        for one in source.measures():
            print(
                f"{one.ratio:7.2f}  {one.measured:8.2f}  {one.baseline:8.2f}  {one.unit}  "
                f"{one.name} / {one.against}",
                flush=True,
            )
            rows.append({"name": one.name, "against": one.against, "ratio": round(one.ratio, 3)})
    target.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    print(f"written: {target}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
