"""What no export may take the place of: a library, or a backup of one, whatever it is called."""

from pathlib import Path

#: How SQLite's files begin, and where and how Cassure marks its own (`store.migrations`).
_SQLITE = b"SQLite format 3\0"
_MARK = b"CASS"
_PLACE = slice(68, 72)
_LOG = "-wal"


def is_library(path: Path) -> bool:
    """Whether a library stands at `path`; what cannot be read is none."""
    try:
        if not path.is_file():
            return False
        if path.with_name(f"{path.name}{_LOG}").exists():
            return True  # of a new one all may be in its log still
        with path.open("rb") as file:
            head = file.read(_PLACE.stop)
    except (OSError, ValueError):
        return False
    return head.startswith(_SQLITE) and head[_PLACE] == _MARK
