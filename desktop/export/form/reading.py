"""A filled form read back: only the values of its fields, and none of it is trusted.

Nothing in the file is run or followed: no script, no action, no reference to another file. Sizes
are limited before anything is worked out. What is not a form of ours, or is one that another
program has changed, is refused with the reason.
"""

import io
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from desktop.export.finishing import CREATOR
from desktop.export.form.manifest import FIELD, FORMAT, VERSION, Manifest, Note, Stamp, is_intact
from desktop.rules.errors import KnownError, known

if TYPE_CHECKING:
    from pypdf import PdfReader
    from pypdf.generic import DictionaryObject

MOST_BYTES = 8 * 1024 * 1024
MOST_OBJECTS = 20_000
MOST_PAGES = 40
MOST_FIELDS = 4_000
#: Letters in one field, in the manifest, and in all fields together.
MOST_LETTERS = 200_000
MOST_MANIFEST = 4_000_000
MOST_TEXT = 8_000_000
_DEEPEST = 8
_SIZE = re.compile(rb"/(?:Size|Count|N)\s+(\d{1,12})")


@dataclass(frozen=True)
class FilledEntry:
    """An entry of a form: its value when it was written, and now."""

    path: str
    label: str
    before: str
    after: str


@dataclass(frozen=True)
class FilledForm:
    """What a form says: whose it is, and every entry in the order of the sheet."""

    stamp: Stamp
    entries: tuple[FilledEntry, ...]


def read_form(data: bytes, name: str) -> FilledForm:
    """Read the bytes of a filled form; `name` is what errors call the file.

    Raises `KnownError` when it is no PDF, too large, damaged, locked, flattened, of another
    program, tampered with, or of a newer version of Cassure.
    """
    if len(data) > MOST_BYTES:
        raise known("export.form.too-large", path=name)
    if b"%PDF-" not in data[:1024]:
        raise known("export.form.no-pdf", path=name)
    # Cheap, before the tables of the file are read at all.
    if any(int(found) > 10 * MOST_OBJECTS for found in _SIZE.findall(data)):
        raise known("export.form.too-large", path=name)
    try:
        fields = _fields(data, name)
    except KnownError:
        raise
    except Exception as error:
        # A damaged file makes the reader fail in any way at all; none of them is a bug of ours.
        raise known("export.form.damaged", path=name, detail=type(error).__name__) from error
    return _understood(fields, name)


def tidy(text: str) -> str:
    """A value without what programs change on their own: kinds of line ends and of accents,
    spaces at the ends."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return unicodedata.normalize("NFC", "\n".join(line.rstrip() for line in lines)).strip()


def _fields(data: bytes, name: str) -> dict[str, str]:
    """Every field of the document by its name; a box is "1" or "0"."""
    from pypdf import PdfReader
    from pypdf.generic import DictionaryObject

    reader = PdfReader(
        io.BytesIO(data), strict=False, xref_stream_maximum_entries=10 * MOST_OBJECTS
    )
    if reader.is_encrypted:
        raise known("export.form.locked", path=name)
    objects = sum(len(table) for table in reader.xref.values()) + len(reader.xref_objStm)
    if objects > MOST_OBJECTS or len(reader.pages) > MOST_PAGES:
        raise known("export.form.too-large", path=name)
    form = reader.root_object.get("/AcroForm")
    form = None if form is None else form.get_object()
    found: dict[str, str] = {}
    text = 0
    for full, value in _walk(form, name) if isinstance(form, DictionaryObject) else ():
        found[full] = value
        text += len(value)
        if text > MOST_TEXT:
            raise known("export.form.too-large", path=name)
    if FIELD not in found:
        ours = _creator(reader) == CREATOR
        raise known("export.form.flattened" if ours else "export.form.foreign", path=name)
    return found


def _creator(reader: "PdfReader") -> str:
    metadata = reader.metadata
    return "" if metadata is None else str(metadata.creator or "")


def _walk(form: "DictionaryObject", name: str) -> Iterator[tuple[str, str]]:
    """The fields of a form, those within others by their full name, each object once."""
    from pypdf.generic import ArrayObject, DictionaryObject, IndirectObject

    seen: set[int] = set()
    count = 0
    waiting: list[tuple[object, str, int]] = [(form.get("/Fields"), "", 0)]
    while waiting:
        node, above, depth = waiting.pop()
        if isinstance(node, IndirectObject):
            if node.idnum in seen:
                continue
            seen.add(node.idnum)
            node = node.get_object()
        if depth > _DEEPEST:
            continue
        if isinstance(node, ArrayObject):
            waiting.extend((each, above, depth) for each in reversed(node))
            continue
        if not isinstance(node, DictionaryObject):
            continue
        count += 1
        if count > MOST_FIELDS:
            raise known("export.form.too-large", path=name)
        own = _words(node.get("/T"), name)
        full = f"{above}.{own}" if above and own else above or own
        if "/Kids" in node:
            waiting.append((node.raw_get("/Kids"), full, depth + 1))
        if own and ("/V" in node or "/FT" in node):
            yield full, _value(node, full, name)


def _value(field: "DictionaryObject", full: str, name: str) -> str:
    value = field.get("/V")
    if field.get("/FT") == "/Btn":
        return "0" if value is None or str(value) in ("/Off", "Off", "") else "1"
    most = MOST_MANIFEST if full == FIELD else MOST_LETTERS
    return _words(value, name, most)


def _words(value: object, name: str, most: int = MOST_LETTERS) -> str:
    """Text as a PDF may hold it: a string, bytes, a name, a stream, or the first of several."""
    from pypdf.generic import (
        ArrayObject,
        ByteStringObject,
        IndirectObject,
        NullObject,
        StreamObject,
        TextStringObject,
    )

    for _ in range(_DEEPEST):
        if isinstance(value, IndirectObject):
            value = value.get_object()
        elif isinstance(value, ArrayObject):
            value = value[0] if value else None
        else:
            break
    if isinstance(value, StreamObject):
        value = value.get_data()
    if value is None or isinstance(value, NullObject):
        return ""
    if isinstance(value, TextStringObject):
        text = str(value)
    elif isinstance(value, ByteStringObject | bytes):
        text = bytes(value).decode("cp1252", "replace")
    else:
        text = str(value).removeprefix("/")
    if len(text) > most:
        raise known("export.form.too-large", path=name)
    return text


def _understood(fields: dict[str, str], name: str) -> FilledForm:
    try:
        manifest = msgspec.json.decode(fields[FIELD], type=Manifest)
    except (msgspec.DecodeError, RecursionError) as error:
        raise known("export.form.tampered", path=name) from error
    if manifest.format != FORMAT or not is_intact(manifest):
        raise known("export.form.tampered", path=name)
    if manifest.version > VERSION:
        raise known("export.form.newer", path=name, version=manifest.version, current=VERSION)
    missing = [
        part
        for field, note in manifest.fields.items()
        for part in _parts(field, note)
        if part not in fields
    ]
    if missing:
        raise known("export.form.incomplete", path=name, count=len(missing))
    return FilledForm(
        manifest.stamp,
        tuple(
            FilledEntry(note.path, note.label, tidy(note.value), _filled(fields, field, note))
            for field, note in manifest.fields.items()
        ),
    )


def _parts(field: str, note: Note) -> Iterator[str]:
    if not note.boxes:
        yield field
        return
    if note.boxes > MOST_FIELDS:
        return
    yield from (f"{field}-{place}" for place in range(note.boxes))


def _filled(fields: dict[str, str], field: str, note: Note) -> str:
    if not note.boxes:
        return tidy(fields[field])
    return str(sum(fields[part] == "1" for part in _parts(field, note)))
