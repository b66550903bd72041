"""Exchange files (`.cassure`): one character as versioned JSON, taken whole or refused whole.

    {"format": "cassure", "version": 1, "kind": "character", "system": "nightprowler",
     "document": {…}, "portrait": "<base64>"}

Reading follows nothing outside the file. The document keeps what this version does not know.
"""

import base64
import binascii
from pathlib import Path

import msgspec

from desktop.rules.document import Loaded
from desktop.rules.errors import KnownError, known
from desktop.rules.message import say
from desktop.rules.system import Struct
from desktop.services import portraits
from desktop.services.characters import Characters
from desktop.services.desk import Desk, read_document
from desktop.services.files import read_limited, write_whole

FORMAT = "cassure"
VERSION = 1
CHARACTER = "character"
MOST_BYTES = 20 * 1024 * 1024
_BOM = b"\xef\xbb\xbf"


class _Envelope(msgspec.Struct, omit_defaults=True):
    """The file; `document` stays as it was written until its system reads it."""

    format: str
    version: int
    kind: str = ""
    system: str = ""
    document: msgspec.Raw = msgspec.Raw(b"{}")
    portrait: str = ""


class Parcel(msgspec.Struct, frozen=True, kw_only=True):
    """What a file holds, checked."""

    system: str
    document: Loaded[Struct]
    portrait: bytes | None = None


class Exchange:
    """See the module."""

    def __init__(self, desk: Desk, characters: Characters) -> None:
        self._desk = desk
        self._characters = characters

    def export_character(self, character: str, path: Path) -> None:
        """Write a character as its sheet shows it; the same one gives the same bytes.

        Raises `KnownError` naming the file when it cannot be written; nothing changes then.
        """
        row = self._desk.store.characters.get(character)
        picture = self._characters.portrait(row.portrait)
        envelope = _Envelope(
            format=FORMAT,
            version=VERSION,
            kind=CHARACTER,
            system=row.system,
            document=msgspec.Raw(row.document if row.live is None else row.live),
            portrait="" if picture is None else base64.b64encode(picture).decode(),
        )
        text = msgspec.json.format(msgspec.json.encode(envelope), indent=1)
        write_whole(path, text + b"\n")

    def import_file(self, path: Path, initiator: str = "") -> str:
        """Take the character of a file in; its id here.

        Raises `KnownError` naming the file and the place in it; nothing is taken then.
        """
        parcel = self.read(path)
        character, _ = self._characters.take_in(
            parcel.system,
            parcel.document,
            say("services.imported", path=path.name),
            initiator,
            portrait=parcel.portrait,
        )
        return character

    def read(self, path: Path) -> Parcel:
        """What a file holds, without taking it in.

        Raises as `import_file` does.
        """
        name = str(path)
        data = read_limited(path, MOST_BYTES).removeprefix(_BOM)
        try:
            data.decode()
            envelope = msgspec.json.decode(data, type=_Envelope)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise known("services.exchange-damaged", path=name, detail=str(error)) from error
        if envelope.format != FORMAT:
            raise known("services.exchange-foreign", path=name)
        if envelope.version > VERSION:
            raise known(
                "services.exchange-newer", path=name, version=envelope.version, current=VERSION
            )
        if envelope.version < 1 or envelope.kind != CHARACTER:
            raise known("services.exchange-kind", path=name, kind=envelope.kind)
        try:
            system = self._desk.registry.get(envelope.system)
            document = read_document(system, bytes(envelope.document))
            picture = _picture(envelope.portrait)
        except KnownError as error:
            raise known("services.exchange-refused", path=name, problem=error.message) from error
        return Parcel(system=envelope.system, document=document, portrait=picture)


def _picture(text: str) -> bytes | None:
    """The portrait of a file.

    Raises `KnownError` when it is no picture of ours.
    """
    if not text:
        return None
    try:
        data = base64.b64decode(text, validate=True)
    except binascii.Error as error:
        raise known("services.portrait-kind") from error
    portraits.checked(data)
    return data
