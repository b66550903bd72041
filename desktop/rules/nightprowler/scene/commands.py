"""Commands that a chase and a contract share, as tagged frozen structs."""

import msgspec

from desktop.rules.nightprowler.document.character import Character, Track
from desktop.rules.nightprowler.settings.shipped import Settings


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """Any command of a chase or a contract."""


class Join(Command, frozen=True, kw_only=True, tag="join"):
    """Bring somebody in; `character` is the library's id, "" for an NPC of this scene alone."""

    fighter: str
    side: int
    document: Character
    name: str
    character: str = ""


class Begin(Command, frozen=True, kw_only=True, tag="begin"):
    """Leave the preparation."""


class CorrectBox(Command, frozen=True, kw_only=True, tag="correct-box"):
    """Tick or clear one box by hand; `row` 0 is the lightest line."""

    fighter: str
    track: Track
    row: int
    ticked: bool
    reason: str


class CorrectPool(Command, frozen=True, kw_only=True, tag="correct-pool"):
    """Set a pool by hand ("heroism": PH left)."""

    fighter: str
    pool: str
    value: int
    reason: str


class Remove(Command, frozen=True, kw_only=True, tag="remove"):
    """Take somebody out; what the scene owns of him is kept."""

    fighter: str
    reason: str = ""


class Close(Command, frozen=True, kw_only=True, tag="close"):
    """End the scene."""


class DocumentEdited(Command, frozen=True, kw_only=True, tag="document-edited"):
    """The sheet of a participant changed outside the scene."""

    fighter: str
    document: Character


class ApplySettings(Command, frozen=True, kw_only=True, tag="apply-settings"):
    """Go on by other settings of the campaign."""

    settings: Settings
