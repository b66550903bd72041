"""`python -m desktop.devtools.schema`: writes the JSON Schemas of what Cassure exchanges.

They are made from the structs that read the files, so they cannot say anything else; a test
compares them.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from desktop import paths
from desktop.rules.registry import Registry
from desktop.services.encounter_plan import EncounterPlan
from desktop.services.envelope import Envelope
from desktop.services.parties import Party


class ExchangeFile(Envelope, omit_defaults=True):
    __doc__ = Envelope.__doc__

    # What is there as bytes for its system to read is an object to everybody else.
    document: dict[str, Any] = msgspec.field(default_factory=dict)


_DIALECT = "https://json-schema.org/draft/2020-12/schema"
_KINDS: dict[str, tuple[type, str]] = {
    "exchange": (ExchangeFile, "Cassure exchange file, version 1"),
    "party": (Party, "Party of a campaign"),
    "encounter": (EncounterPlan, "Prepared encounter of a campaign"),
}


def schemas() -> dict[str, str]:
    """The text of every schema by the name of its file."""
    made: dict[str, str] = {}
    for name, (kind, title) in (_KINDS | _of_systems()).items():
        schema: dict[str, Any] = msgspec.json.schema(kind, schema_hook=_open)
        whole = {"$schema": _DIALECT, "title": title, **schema}
        made[f"{name}.schema.json"] = json.dumps(whole, indent=1, ensure_ascii=False) + "\n"
    return made


def _of_systems() -> dict[str, tuple[type, str]]:
    """What each system's characters and campaign settings are made of."""
    registry = Registry(paths.tables_root())
    found: dict[str, tuple[type, str]] = {}
    for system in map(registry.get, registry.ids()):
        found[f"{system.id}-character"] = (system.document_type, f"{system.title} character")
        title = f"{system.title} campaign settings"
        found[f"{system.id}-settings"] = (system.settings_type, title)
    return found


def _open(kind: type) -> dict[str, Any]:
    """A sheet inside an encounter is an object of its system, which has a schema of its own."""
    if kind is not object:
        raise TypeError(f"no schema tells what {kind} holds")
    return {"description": "Whatever the document of the system holds there."}


def write(folder: Path) -> None:
    """Write every schema into a folder."""
    folder.mkdir(exist_ok=True)
    for name, text in schemas().items():
        (folder / name).write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    write(paths.resources_root() / "schema")
