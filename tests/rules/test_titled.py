"""Entries of tables that plain words name, in both languages."""

from collections.abc import Iterator
from typing import Any

import pytest

from desktop.rules.message import Message
from desktop.rules.tomltables import Index, Titled
from tests.systems import SHIPPED
from tests.texts import texts_of


def titled(tables: Any) -> Iterator[Titled]:
    """Every such entry of a system's tables."""
    for name in tables.__struct_fields__:
        held = getattr(tables, name)
        if isinstance(held, Index):
            yield from (one for one in held if isinstance(one, Titled))


def called(settings: Any) -> Iterator[Titled]:
    """Every such row that a campaign is shipped with."""
    for name in settings.__struct_fields__:
        held = getattr(settings, name)
        if isinstance(held, tuple):
            yield from (one for one in held if isinstance(one, Titled))


@pytest.mark.parametrize("system", ["pv_negatifs", "harp"])
def test_both_languages_name_every_entry(system: str) -> None:
    rules: Any = SHIPPED.get(system)
    shipped = rules.default_settings()
    rows = [*titled(rules.tables), *called(shipped)]
    assert rows
    for row in rows:
        assert isinstance(row.name, Message)
        for language in ("fr", "en"):
            assert not texts_of(language).missing(row.name.key), row.name.key
