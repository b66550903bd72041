"""How SQLite is told which file to open, and what it keeps beside it."""

from pathlib import Path


def uri(path: Path, mode: str) -> str:
    """The SQLite address of a file; `mode` is "ro", "rw", "rwc" or "immutable"."""
    how = "immutable=1" if mode == "immutable" else f"mode={mode}"
    return f"{path.absolute().as_uri()}?{how}"


def beside(path: Path, suffix: str) -> Path:
    """A file that SQLite keeps beside a library: `-wal`, `-shm` or `-journal`."""
    return path.with_name(path.name + suffix)


def reading_mode(path: Path) -> str:
    """How to look at a file with no other process in the way.

    Without a log beside it the file is complete by itself, and immutable mode creates nothing. A
    rollback journal must first be rolled back, which only a writer can do.
    """
    if beside(path, "-journal").exists():
        return "rw"
    return "ro" if beside(path, "-wal").exists() else "immutable"
