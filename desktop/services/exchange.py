"""Exchange files (`.cassure`): one character, or the settings of a campaign, as versioned JSON,
taken whole or refused whole.

    {"format": "cassure", "version": 1, "kind": "character", "system": "nightprowler",
     "document": {…}, "portrait": "<base64>"}
    {"format": "cassure", "version": 1, "kind": "settings", "system": "nightprowler",
     "document": {…}}

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
from desktop.services.campaigns import Campaigns
from desktop.services.changes import ChangeSet
from desktop.services.characters import Characters
from desktop.services.desk import Desk, read_document
from desktop.services.files import read_limited, write_whole

FORMAT = "cassure"
VERSION = 1
CHARACTER = "character"
SETTINGS = "settings"
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

    def __init__(self, desk: Desk, characters: Characters, campaigns: Campaigns) -> None:
        self._desk = desk
        self._characters = characters
        self._campaigns = campaigns

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
        _write(path, envelope)

    def export_settings(self, system: str, path: Path) -> None:
        """Write the settings of the campaign for a system; the same ones give the same bytes.

        Raises `KnownError` naming the file when it cannot be written; nothing changes then.
        """
        settings = self._campaigns.settings(system).value
        document = msgspec.Raw(msgspec.json.encode(settings))
        _write(path, _Envelope(FORMAT, VERSION, SETTINGS, system, document))

    def import_settings(self, system: str, path: Path, initiator: str = "") -> ChangeSet:
        """Make the settings of a file those of the campaign: one change, undone like others.

        Raises `KnownError` naming the file and what is wrong; nothing changes then.
        """
        envelope = _read(path)
        if envelope.kind != SETTINGS:
            raise known("services.exchange-no-settings", path=str(path), kind=envelope.kind)
        if envelope.system != system:
            raise known("services.exchange-other-system", path=str(path), system=envelope.system)
        try:
            settings = self._campaigns.read(system, bytes(envelope.document))
        except KnownError as error:
            raise known(
                "services.exchange-refused", path=str(path), problem=error.message
            ) from error
        label = say("services.imported", path=path.name)
        return self._campaigns.change(system, settings, initiator, label)

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
        envelope = _read(path)
        if envelope.kind == SETTINGS:
            raise known("services.exchange-is-settings", path=name)
        if envelope.kind != CHARACTER:
            raise known("services.exchange-kind", path=name, kind=envelope.kind)
        try:
            system = self._desk.registry.get(envelope.system)
            document = read_document(system, bytes(envelope.document))
            picture = _picture(envelope.portrait)
        except KnownError as error:
            raise known("services.exchange-refused", path=name, problem=error.message) from error
        return Parcel(system=envelope.system, document=document, portrait=picture)


def _write(path: Path, envelope: _Envelope) -> None:
    text = msgspec.json.format(msgspec.json.encode(envelope), indent=1)
    write_whole(path, text + b"\n")


def _read(path: Path) -> _Envelope:
    """An exchange file of any kind. Raises `KnownError` naming it."""
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
        raise known("services.exchange-newer", path=name, version=envelope.version, current=VERSION)
    if envelope.version < 1:
        raise known("services.exchange-kind", path=name, kind=envelope.kind)
    return envelope


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
