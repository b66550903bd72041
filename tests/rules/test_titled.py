"""Entries of tables that plain words name, in both languages."""

from collections.abc import Iterator
from typing import Any

import pytest

from desktop.rules.tomltables import Index, Titled
from tests.systems import SHIPPED
from tests.texts import texts_of


def titled(tables: Any) -> Iterator[Titled]:
    """Every such entry of a system's tables."""
    for name in tables.__struct_fields__:
        held = getattr(tables, name)
        if isinstance(held, Index):
            yield from (one for one in held if isinstance(one, Titled))


@pytest.mark.parametrize("system", ["pv_negatifs"])
def test_both_languages_name_every_entry(system: str) -> None:
    rules: Any = SHIPPED.get(system)
    rows = list(titled(rules.tables))
    assert rows
    for row in rows:
        for language in ("fr", "en"):
            assert not texts_of(language).missing(row.name.key), row.name.key
