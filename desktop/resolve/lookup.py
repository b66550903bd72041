"""Reference tables looked up for a request."""

from collections.abc import Mapping
from typing import cast

from desktop.resolve.errors import bad, naming
from desktop.resolve.plain import Value
from desktop.rules.tomltables import Entry, Index


def looked_up(found: object, row: str, where: Mapping[str, str | int | bool]) -> Value:
    """A table whole, or one row by its id; `where` keeps the rows whose fields have these values.

    Raises `BadRequest` naming the field of the request that finds nothing.
    """
    if not isinstance(found, Index):
        if row:
            raise bad("row", "resolve.no-rows")
        return cast("Value", found)
    rows = cast("Index[Entry]", found)
    if row:
        with naming("row"):
            return rows.get(row)
    return [entry for entry in rows if _keeps(entry, where)]


def _keeps(entry: Entry, where: Mapping[str, str | int | bool]) -> bool:
    for name in where:
        if name not in entry.__struct_fields__:
            raise bad(f"where.{name}", "resolve.unknown-field", field=name)
    return all(getattr(entry, name) == value for name, value in where.items())
