"""What a fillable sheet carries about itself, in a hidden field: whose it is, what every field
was when it was written, and a sum over all that.

The sum tells a file that another program has mangled from one that was only filled in. It is no
seal: what a file says is checked against the rules before anything is taken.
"""

import hashlib
import json

import msgspec

FORMAT = "cassure-form"
VERSION = 1
#: The hidden field.
FIELD = "cassure"


class Stamp(msgspec.Struct, frozen=True, kw_only=True):
    """Whose sheet a form is: `character` is "" for a blank one, `version` that of its system's
    documents, `document` a sum of what the character was when the form was written."""

    system: str
    version: int = 0
    character: str = ""
    document: str = ""


class Note(msgspec.Struct, frozen=True, array_like=True):
    """A field: its entry's path, value and name, and its number of boxes (0: it is text)."""

    path: str
    value: str
    label: str
    boxes: int = 0


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """The content of the hidden field."""

    format: str
    version: int
    stamp: Stamp
    fields: dict[str, Note]
    sum: str = ""


def sealed(stamp: Stamp, fields: dict[str, Note]) -> str:
    """The manifest of a form as text."""
    bare = Manifest(format=FORMAT, version=VERSION, stamp=stamp, fields=fields)
    whole = msgspec.structs.replace(bare, sum=_sum(bare))
    # In ASCII: a string of a PDF takes four times the room with any other letter in it.
    return json.dumps(msgspec.to_builtins(whole), separators=(",", ":"))


def is_intact(manifest: Manifest) -> bool:
    """Whether the sum is that of the rest."""
    return manifest.sum == _sum(msgspec.structs.replace(manifest, sum=""))


def _sum(manifest: Manifest) -> str:
    return hashlib.sha256(msgspec.json.encode(manifest)).hexdigest()
