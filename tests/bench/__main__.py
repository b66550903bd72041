"""Print every ratio as one table and write them as JSON (`bench.json`, or the path given)."""

import json
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def main() -> int:
    from desktop.ui import qtlog
    from tests.bench import start, table, work

    qtlog.install()

    target = Path(sys.argv[1] if len(sys.argv) > 1 else "bench.json")
    rows = []
    print(f"{'ratio':>7}  {'ms':>8}  {'bare ms':>8}  what")
    for source in (start, work, table):
        for one in source.measures():
            print(
                f"{one.ratio:7.2f}  {one.measured:8.2f}  {one.baseline:8.2f}  "
                f"{one.name} / {one.against}",
                flush=True,
            )
            rows.append({"name": one.name, "against": one.against, "ratio": round(one.ratio, 3)})
    target.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    print(f"written: {target}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
