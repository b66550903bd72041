"""The list of checksums that goes with a release."""

import hashlib
from collections.abc import Iterable
from pathlib import Path


def write_checksums(files: Iterable[Path], target: Path) -> None:
    """Write `target` in the form that `sha256sum --check` reads beside the files."""
    lines: list[str] = []
    for file in sorted(files):
        with file.open("rb") as opened:
            digest = hashlib.file_digest(opened, "sha256").hexdigest()
        lines.append(f"{digest}  {file.name}\n")
    target.write_text("".join(lines), "utf-8", newline="\n")
