"""The tables that stand on a filled sheet and on a blank one: columns, and lines to write on."""

from desktop.rules.message import say
from desktop.rules.nightprowler.sheet.entries import (
    new_contact_entries,
    new_item_entries,
    new_skill_entries,
)
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.sheetmodel import Cell, Column, Table, Zone

Rows = tuple[tuple[Cell, ...], ...]


def skills(rows: Rows, places: int, *, brief: bool = False) -> Table:
    """Skills with value and level (II.B); `places` lines for more follow."""
    return Table(
        id="skills",
        title=say("np.sheet.skills"),
        zone=Zone.LEFT,
        columns=(
            Column(say("np.sheet.skill"), weight=5),
            Column(say("np.sheet.value"), numeric=True),
            Column(say("np.sheet.level"), weight=3),
        ),
        rows=rows,
        blank_rows=places,
        blank_entries=tuple((*pair, None) for pair in new_skill_entries(places)),
        brief=brief,
    )


def items(rows: Rows, places: int) -> Table:
    """Things carried, and `places` lines for more."""
    return Table(
        id="items",
        title=say("np.sheet.items"),
        zone=Zone.LEFT,
        page=2,
        columns=(
            Column(say("np.sheet.item"), weight=5),
            Column(say("np.sheet.quantity"), weight=2, numeric=True),
            Column(say("np.sheet.note"), weight=4),
        ),
        rows=rows,
        blank_rows=places,
        blank_entries=new_item_entries(places),
    )


def contacts(tables: Tables, rows: Rows, places: int) -> Table:
    """People one can call on, and `places` lines for more."""
    return Table(
        id="contacts",
        title=say("np.sheet.contacts"),
        zone=Zone.RIGHT,
        page=2,
        columns=(
            Column(say("np.sheet.name"), weight=4),
            Column(say("np.sheet.milieu"), weight=3),
            Column(say("np.sheet.rank"), weight=2),
            Column(say("np.sheet.note"), weight=3),
        ),
        rows=rows,
        blank_rows=places,
        blank_entries=new_contact_entries(tables, places),
    )
