"""Many sheets in one file: each with its own pages, a bookmark and its portrait."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from desktop.export import portrait as portraits
from desktop.export.cards import lay_out_cards
from desktop.export.finishing import finished
from desktop.export.layout import lay_out
from desktop.export.offscreen import ensure_application
from desktop.export.options import Options, Renderer
from desktop.export.pdf import Painted, language_of, paint, title_of
from desktop.rules.sheetmodel import SheetModel

#: Told how much of how much is done before each part; raises to stop.
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Sheet:
    """A sheet and the portrait on it."""

    model: SheetModel
    portrait: bytes | None = None


def party_bytes(
    sheets: Sequence[Sheet], title: str, catalogue: Renderer, options: Options, told: Progress
) -> bytes:
    """Every sheet, one after the other, as the bytes of one PDF file."""
    ensure_application()
    pages: list[Painted] = []
    marks: list[tuple[str, int]] = []
    # Laying out costs about as much as painting.
    total = 2 * len(sheets)
    for number, sheet in enumerate(sheets):
        told(number, total)
        image = portraits.read(sheet.portrait)
        marks.append((title_of(sheet.model), len(pages)))
        pages += [
            Painted(page.marks, page.zoom, image)
            for page in lay_out(sheet.model, catalogue, options)
        ]

    def painting(page: int) -> None:
        told(len(sheets) + page * len(sheets) // max(1, len(pages)), total)

    painted = paint(pages, title, options, painting)
    told(total, total)
    return finished(painted, title, language_of(catalogue), marks)


def cards_bytes(
    models: Sequence[SheetModel],
    title: str,
    catalogue: Renderer,
    options: Options,
    told: Progress,
) -> bytes:
    """A card of every sheet, several to a page, as the bytes of one PDF file."""
    ensure_application()
    pages = lay_out_cards(models, catalogue, options)

    def painting(page: int) -> None:
        told(page, len(pages))

    painted = paint([Painted(page.marks, page.zoom) for page in pages], title, options, painting)
    told(len(pages), len(pages))
    return finished(painted, title, language_of(catalogue))
