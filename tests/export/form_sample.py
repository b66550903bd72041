"""A small sheet of every kind of entry, for forms."""

from desktop.rules.sheetmodel import (
    Box,
    BoxKind,
    BoxRow,
    BoxState,
    Cell,
    Column,
    Entry,
    EntryKind,
    Field,
    Fields,
    Pips,
    Prose,
    SheetModel,
    Table,
    Track,
    Zone,
)
from tests.export.sample import OPENED_BY

NOTES = "L’œuvre d’Ÿsaline — « été » à 3 €\nšÞ漢 שלום"
OPTIONS = ("Humain", "Félis", "Sang-mêlé")


def form_sheet(name: str = "Zoé d’Œ", items: int = 1) -> SheetModel:
    """A sheet to fill in."""
    boxes = (
        Box(BoxState.TICKED),
        Box(BoxState.FREE),
        Box(BoxState.FREE, BoxKind.ITALIC),
        Box(BoxState.FREE, BoxKind.DASHED, OPENED_BY),
    )
    return SheetModel(
        system="toy",
        title=name,
        title_entry=Entry("name", name),
        subtitle=("Essai",),
        blocks=(
            Fields(
                id="numbers",
                title="",
                zone=Zone.BAND,
                large=True,
                fields=(
                    Field("Doigté", "14", mark="*", entry=number("doigte", 14)),
                    Field("Race", "Humain", entry=Entry("race", "Humain", options=OPTIONS)),
                ),
            ),
            Table(
                id="items",
                title="Équipement",
                zone=Zone.LEFT,
                columns=(Column("Objet", weight=3), Column("Nombre", numeric=True)),
                rows=tuple(
                    (
                        Cell("Corde", entry=Entry(f"item/{place}/name", "Corde")),
                        Cell("2", entry=number(f"item/{place}/quantity", 2)),
                    )
                    for place in range(items)
                ),
                blank_rows=2,
                blank_entries=tuple(
                    (Entry(f"item/+{place}/name"), number(f"item/+{place}/quantity", None))
                    for place in (1, 2)
                ),
            ),
            Track(
                id="hits",
                title="Vitalité",
                zone=Zone.RIGHT,
                rows=(BoxRow("Égratignures", boxes, 0, entry=Entry("hits", "1", EntryKind.TICKS)),),
            ),
            Pips(
                id="grit",
                title="Héroïsme",
                zone=Zone.RIGHT,
                filled=2,
                total=4,
                entry=Entry("grit", "2", EntryKind.TICKS),
            ),
            Prose(
                id="notes",
                title="Notes",
                zone=Zone.FULL,
                text=NOTES,
                blank_lines=4,
                entry=Entry("notes", NOTES, EntryKind.LINES),
            ),
        ),
    )


def number(path: str, value: int | None) -> Entry:
    """An entry for a number."""
    return Entry(path, "" if value is None else str(value), EntryKind.NUMBER)
