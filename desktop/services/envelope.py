"""The outside of an exchange file: its kind, its version, and what lies in it unread."""

from collections import Counter
from pathlib import Path

import msgspec

from desktop.rules.errors import known
from desktop.services.files import read_limited, write_whole

FORMAT = "cassure"
VERSION = 1
CHARACTER = "character"
PARTY = "party"
CAMPAIGN = "campaign"
SETTINGS = "settings"
MOST_BYTES = 64 * 1024 * 1024
MOST_PARTS = 5_000
"""Characters, parties and encounters in one file."""
#: Bytes of a document, and letters of a name: what a field takes, and far more than people write.
_MOST_DOCUMENT = 4 * 1024 * 1024
_MOST_NAME = 32_767
_NAME_TOLD = 80
_BOM = b"\xef\xbb\xbf"


class Member(msgspec.Struct, omit_defaults=True):
    """A character of a party or campaign: `document` is of its system, `portrait` a picture in
    base64, `role` "pc" or "npc". Parties and encounters of the same file name it by its `id`."""

    system: str
    document: msgspec.Raw
    portrait: str = ""
    role: str = "pc"
    id: str = ""


class Part(msgspec.Struct):
    """The settings of a campaign for one system, kits and house tables included."""

    system: str
    document: msgspec.Raw


class Bundle(msgspec.Struct, omit_defaults=True):
    """A party or a prepared encounter of a campaign, with the id that it has in the file."""

    document: msgspec.Raw
    id: str = ""


class Envelope(msgspec.Struct, omit_defaults=True):
    """The file. `system`, `document` and `portrait` hold what a file of kind "character" or
    "settings" is about; `members` are the characters of a "party" or "campaign", `settings`,
    `name`, `parties` and `encounters` are of a "campaign"."""

    format: str
    version: int
    kind: str = ""
    system: str = ""
    document: msgspec.Raw = msgspec.Raw(b"{}")
    portrait: str = ""
    name: str = ""
    settings: tuple[Part, ...] = ()
    members: tuple[Member, ...] = ()
    parties: tuple[Bundle, ...] = ()
    encounters: tuple[Bundle, ...] = ()


def write_envelope(path: Path, envelope: Envelope) -> None:
    """Write a file for people to read; the same content gives the same bytes.

    Raises `KnownError` naming the file when it cannot be written, or could not be read again.
    """
    _check_count(path, envelope)
    text = msgspec.json.format(msgspec.json.encode(envelope), indent=1) + b"\n"
    if len(text) > MOST_BYTES:
        most = MOST_BYTES // 1024 // 1024
        raise known("services.exchange-too-large", path=str(path), most=most)
    write_whole(path, text)


def read_envelope(path: Path) -> Envelope:
    """A file of any kind, up to what its documents hold.

    Raises `KnownError` naming the file, and the place in it where there is one.
    """
    name = str(path)
    data = read_limited(path, MOST_BYTES).removeprefix(_BOM)
    try:
        data.decode()
        envelope = msgspec.json.decode(data, type=Envelope)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise known("services.exchange-damaged", path=name, detail=str(error)) from error
    if envelope.format != FORMAT:
        raise known("services.exchange-foreign", path=name)
    if envelope.version > VERSION:
        raise known("services.exchange-newer", path=name, version=envelope.version, current=VERSION)
    if envelope.version < 1:
        raise known("services.exchange-kind", path=name, kind=envelope.kind)
    _check_count(path, envelope)
    _check_names(path, envelope)
    return envelope


def _check_names(path: Path, envelope: Envelope) -> None:
    """Raises `KnownError` for an id that two things have, which others could not name, and for the
    same settings twice."""
    for names in (
        [one.id for one in envelope.members],
        [one.id for one in envelope.parties],
        [one.id for one in envelope.encounters],
        [one.system for one in envelope.settings],
    ):
        name, count = next(iter(Counter(filter(None, names)).most_common(1)), ("", 0))
        if count > 1:
            raise known("services.exchange-twice", path=str(path), name=name)


def _check_count(path: Path, envelope: Envelope) -> None:
    parts = (envelope.members, envelope.parties, envelope.encounters, envelope.settings)
    if sum(map(len, parts)) > MOST_PARTS:
        raise known("services.exchange-too-many", path=str(path), most=MOST_PARTS)


def check_size(name: str, size: int) -> None:
    """Raises `KnownError` for a part of a file that would hold up every window that shows it."""
    if len(name) > _MOST_NAME or size > _MOST_DOCUMENT:
        most = _MOST_DOCUMENT // 1024 // 1024
        short = name if len(name) <= _NAME_TOLD else name[: _NAME_TOLD - 1] + "…"
        raise known("services.exchange-document-large", name=short, most=most, letters=_MOST_NAME)
