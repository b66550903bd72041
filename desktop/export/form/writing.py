"""A fillable sheet: the same painted pages, and over each slot a field that looks like it.

What a field holds is painted by the same code as the page, each on a layer of its own, and taken
as the field's appearance: any script, any viewer. No script and no action is put into the file.
"""

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from desktop.export import portrait as portraits
from desktop.export.finishing import finish, written
from desktop.export.form import fields, font
from desktop.export.form.manifest import FIELD, Note, Stamp, sealed
from desktop.export.layout import lay_out
from desktop.export.marks import Page, Slot
from desktop.export.offscreen import ensure_application
from desktop.export.options import Audit, Form, Numbers, Options, Renderer, Spread, Wounds
from desktop.export.pdf import Painted, language_of, paint, title_of
from desktop.export.typeset import clean
from desktop.rules.sheetentries import entries_of
from desktop.rules.sheetmodel import EntryKind, SheetModel

if TYPE_CHECKING:
    from pypdf import PdfReader, PdfWriter
    from pypdf.generic import IndirectObject


def form_bytes(
    model: SheetModel,
    catalogue: Renderer,
    options: Options,
    stamp: Stamp,
    portrait: bytes | None = None,
) -> bytes:
    """A sheet as a PDF form; of the options, paper and ink count."""
    import io

    from pypdf import PdfReader, PdfWriter

    ensure_application()
    options = replace(
        options,
        wounds=Wounds.CURRENT,
        numbers=Numbers.SHOWN,
        audit=Audit.NONE,
        spread=Spread.PAGES,
        form=Form.FILLABLE,
    )
    pages = lay_out(model, catalogue, options)
    title = title_of(model)
    image = portraits.read(portrait)
    layers = [slot for page in pages for slot in page.slots if slot.held]
    painted = paint(
        [
            *(Painted(page.paper, page.zoom, image) for page in pages),
            *(Painted(slot.held) for slot in layers),
        ],
        title,
        options,
    )
    source = PdfReader(io.BytesIO(painted))
    writer = PdfWriter()
    writer.pdf_header = source.pdf_header
    writer.append(source, pages=(0, len(pages)), import_outline=False)
    labels = {named.entry.path: catalogue.render(named.label) for named in entries_of(model)}
    _Fields(writer, source, pages, layers, labels).add(stamp)
    finish(writer, title, language_of(catalogue))
    return written(writer)


class _Fields:
    """The fields of one document while they are added."""

    def __init__(
        self,
        writer: "PdfWriter",
        source: "PdfReader",
        pages: tuple[Page, ...],
        layers: list[Slot],
        labels: dict[str, str],
    ) -> None:
        self._writer = writer
        self._source = source
        self._pages = pages
        self._labels = labels
        self._empty = fields.empty(writer)
        self._offered: dict[tuple[str, ...], IndirectObject] = {}
        self._resources = fields.shared_resources(writer, source.pages[len(pages) :])
        #: Which page of the source shows what a slot holds.
        self._layers = {id(slot): len(pages) + place for place, slot in enumerate(layers)}
        self._added: list[IndirectObject] = []

    def add(self, stamp: Stamp) -> None:
        """Put a field over every slot, in reading order, and the manifest on the first page."""
        names: dict[str, str] = {}
        boxes: Counter[str] = Counter(
            slot.entry.path
            for page in self._pages
            for slot in page.slots
            if slot.entry.kind is EntryKind.TICKS
        )
        notes: dict[str, Note] = {}
        for number, page in enumerate(self._pages):
            for slot in page.slots:
                path = slot.entry.path
                name = names.setdefault(path, f"e{len(names) + 1}")
                label = self._labels.get(path, path)
                value = clean(slot.entry.value)
                notes[name] = Note(path, value, label, boxes[path])
                self._add(number, page, slot, name, label)
        self._attach(0, fields.hidden(FIELD, sealed(stamp, notes)))
        fields.install(self._writer, self._added, font.embedded(self._writer))

    def _add(self, number: int, page: Page, slot: Slot, name: str, label: str) -> None:
        rect = fields.Area.of(slot.rect, page)
        look = self._appearance(slot, rect)
        if slot.entry.kind is EntryKind.TICKS:
            named = f"{name}-{slot.place}"
            spoken = f"{label} ({slot.place + 1})"
            self._attach(number, fields.box(slot, rect, named, spoken, look, self._empty))
        else:
            offered = self._options(slot)
            self._attach(number, fields.text(slot, rect, name, label, look, offered))

    def _options(self, slot: Slot) -> "IndirectObject | None":
        """The list that a field is chosen from; fields of the same list share it."""
        entry = slot.entry
        if not entry.options:
            return None
        # A word of an older table stays choosable where it stands.
        known = entry.value in ("", *entry.options)
        options = entry.options if known else (entry.value, *entry.options)
        if options not in self._offered:
            self._offered[options] = fields.choices(self._writer, options)
        return self._offered[options]

    def _attach(self, number: int, field: "fields.Dictionary") -> None:
        self._added.append(fields.attach(self._writer, number, field))

    def _appearance(self, slot: Slot, rect: "fields.Area") -> "IndirectObject":
        layer = self._layers.get(id(slot))
        if layer is None:
            return self._empty
        page = self._source.pages[layer]
        return fields.appearance(self._writer, page, rect, self._resources)
