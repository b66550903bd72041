"""The published schemas and `docs/format.md` say what the program reads and writes."""

import json
import random
import re
from pathlib import Path

import msgspec
import pytest

from desktop import paths
from desktop.devtools.schema import schemas
from desktop.services.library import Library
from desktop.store.store import Store
from tests.systems import SHIPPED

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = paths.resources_root() / "schema"


def test_the_schemas_are_those_of_the_code() -> None:
    stored = {file.name: file.read_text("utf-8") for file in SCHEMAS.iterdir()}
    assert stored == schemas(), "run python -m desktop.devtools.schema"


def test_every_example_of_the_documentation_is_read(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "format.md").read_text("utf-8")
    examples = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    assert len(examples) == 4
    library = Library(
        Store.open(tmp_path / "l.sqlite3"),
        SHIPPED,
        generator=random.Random(1),
    )
    kinds = set()
    for number, example in enumerate(examples):
        file = tmp_path / f"{number}.cassure"
        file.write_text(example, "utf-8")
        parcel = library.exchange.read(file)
        kinds.add(parcel.kind)
        library.exchange.take(parcel, file)
        assert misfits(json.loads(example), "exchange") == []
        for member in json.loads(example).get("members", []):
            assert misfits(member["document"], "nightprowler-character") == []
    assert kinds == {"character", "party", "campaign", "settings"}
    library.close()


def test_what_is_exported_fits_the_schemas(tmp_path: Path) -> None:
    library = Library(
        Store.open(tmp_path / "l.sqlite3"),
        SHIPPED,
        generator=random.Random(1),
        examples=paths.resources_root() / "demo",
    )
    library.example.install()
    file = tmp_path / "x.cassure"
    library.exchange.export_campaign(file)
    library.close()
    whole = json.loads(file.read_text("utf-8"))
    assert misfits(whole, "exchange") == []
    assert len(whole["members"]) > 2
    for member in whole["members"]:
        assert misfits(member["document"], "nightprowler-character") == []
    (settings,) = whole["settings"]
    assert misfits(settings["document"], "nightprowler-settings") == []


@pytest.mark.parametrize("id", SHIPPED.ids())
def test_sheets_and_settings_of_every_system_fit_its_schemas(id: str) -> None:
    system = SHIPPED.get(id)
    settings = system.default_settings()
    assert misfits(plain(settings), f"{id}-settings") == []
    for template in system.templates(settings):
        assert misfits(plain(template.document), f"{id}-character") == []


@pytest.mark.parametrize(
    ("value", "place"),
    [
        ({"format": "cassure", "version": "1"}, "#.version"),
        ({"format": "cassure"}, "#.version"),
        ({"format": "cassure", "version": 1, "members": [{"system": 3}]}, "#.members.0.system"),
    ],
)
def test_what_does_not_fit_is_found(value: object, place: str) -> None:
    assert place in misfits(value, "exchange")


def plain(document: msgspec.Struct) -> object:
    """A document as it stands in a file."""
    return json.loads(msgspec.json.encode(document))


def misfits(value: object, name: str) -> list[str]:
    """Where a value does not fit a schema; only what our schemas use is understood."""
    whole = json.loads((SCHEMAS / f"{name}.schema.json").read_text("utf-8"))
    found: list[str] = []
    _fit(value, whole, whole, "#", found)
    return found


def _fit(value: object, schema: dict, whole: dict, place: str, found: list[str]) -> None:
    if "$ref" in schema:
        schema = whole["$defs"][schema["$ref"].rpartition("/")[2]]
    if "anyOf" in schema:
        trials: list[list[str]] = []
        for one in schema["anyOf"]:
            trials.append([])
            _fit(value, one, whole, place, trials[-1])
        if all(trials):
            found.append(place)
        return
    if "enum" in schema and value not in schema["enum"]:
        found.append(place)
    kind = schema.get("type")
    kinds = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}
    if kind == "null":
        if value is not None:
            found.append(place)
        return
    if kind is not None and (
        not isinstance(value, kinds[kind]) or (kind == "integer" and isinstance(value, bool))
    ):
        found.append(place)
        return
    if isinstance(value, dict):
        found.extend(f"{place}.{one}" for one in schema.get("required", []) if one not in value)
        for key, member in value.items():
            inner = schema.get("properties", {}).get(key, schema.get("additionalProperties"))
            if isinstance(inner, dict):
                _fit(member, inner, whole, f"{place}.{key}", found)
    elif isinstance(value, list):
        inner = schema.get("items")
        places = schema.get("prefixItems", [])
        for number, member in enumerate(value):
            one = places[number] if number < len(places) else inner
            if isinstance(one, dict):
                _fit(member, one, whole, f"{place}.{number}", found)
