"""Python's log, imported when there is something to say: a start that goes well says nothing."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import logging


def log(name: str) -> "logging.Logger":
    """The logger of a module."""
    import logging

    return logging.getLogger(name)
