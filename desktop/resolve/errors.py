"""A request that cannot be answered: the field that is wrong, and why."""

from collections.abc import Generator
from contextlib import contextmanager

from desktop.rules.errors import KnownError
from desktop.rules.message import Message, Param, say


class BadRequest(Exception):
    """`field` is a path such as "roll.skill" or "steps[2].dice", "" for the line as a whole."""

    def __init__(self, field: str, message: Message) -> None:
        super().__init__(field, message.key)
        self.field = field
        self.message = message


def bad(field: str, key: str, /, **params: Param) -> BadRequest:
    """Build the error of one field: `raise bad("die", "resolve.die-missing", sides=20)`."""
    return BadRequest(field, say(key, **params))


@contextmanager
def naming(field: str) -> Generator[None]:
    """What the rules refuse to work out in this block is the fault of this field."""
    try:
        yield
    except KnownError as error:
        raise BadRequest(field, error.message) from error
