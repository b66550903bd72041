"""`python -m installers`: this system's installers of dist/cassure, in dist/packages."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from installers.checksums import write_checksums
from installers.make import make

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    """Write the installers and their checksums. Returns 2 when a tool is missing or refuses."""
    target = ROOT / "dist" / "packages"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    try:
        written = make(ROOT, sys.platform, target, os.environ)
    except (FileNotFoundError, subprocess.CalledProcessError) as error:
        print(f"installers: none was made: {error}", file=sys.stderr)
        return 2
    write_checksums(written, target / f"SHA256SUMS-{sys.platform}")
    for file in written:
        print(f"{file} ({file.stat().st_size / 1e6:.1f} MB)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
