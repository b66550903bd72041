"""The one kind of error that people are shown; anything else is a bug and reaches the crash
hook.

A start that goes well says nothing: messages are imported with the first error.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.rules.message import Message, Param


class KnownError(Exception):
    """An environment or input error whose message names the thing, what was kept and what to
    do."""

    def __init__(self, message: "Message") -> None:
        super().__init__(message.key, message.params)
        self.message = message


class StorageError(KnownError):
    """The disk or the file failed, whatever was asked for: it was not stored, and its reason tells
    nothing of it."""


def known(key: str, **params: "Param") -> KnownError:
    """Build a known error: `raise known("error.file-missing", path=str(path))`."""
    from desktop.rules.message import say

    return KnownError(say(key, **params))
