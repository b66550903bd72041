"""The two ways an edit of a character ends, in every system."""

import msgspec

from desktop.rules.message import Param, say
from desktop.rules.system import Edited, Refused


def refuse(key: str, **params: Param) -> Refused:
    """Refuse an edit with its reason."""
    return Refused(say(key, **params))


def done(character: msgspec.Struct, key: str, **params: Param) -> Edited:
    """Accept an edit with the line that history shows."""
    return Edited(character, say(key, **params))
