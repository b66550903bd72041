"""Systems are found by id, imported and built once, when first asked for."""

from pathlib import Path

import pytest

from desktop.rules.errors import KnownError
from desktop.rules.message import say
from desktop.rules.registry import MODULES, Registry
from tests.systems import SHIPPED


def test_system_is_built_once(tables_root: Path) -> None:
    registry = Registry(tables_root, {"toy": "tests.toy.system"})
    assert registry.ids() == ("toy",)
    assert registry.get("toy") is registry.get("toy")
    assert registry.get("toy").id == "toy"


def test_unknown_system_is_named(tables_root: Path) -> None:
    with pytest.raises(KnownError) as caught:
        Registry(tables_root).get("chess")
    assert caught.value.message == say("error.system-unknown", system="chess")


def test_shipped_systems_are_listed_without_being_built(tmp_path: Path) -> None:
    assert Registry(tmp_path).ids() == tuple(MODULES)


def test_what_a_round_is_called_is_known_without_building(tmp_path: Path) -> None:
    toy = Registry(tmp_path, {"toy": "tests.toy.system"})
    words = {one: Registry(tmp_path).round_word(one) for one in MODULES}
    assert words == {one: SHIPPED.get(one).round_word for one in MODULES}
    assert toy.round_word("toy") == toy.get("toy").round_word
    with pytest.raises(KnownError):
        toy.round_word("chess")
