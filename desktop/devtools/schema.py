"""`python -m desktop.devtools.schema`: writes the JSON Schemas of what Cassure exchanges.

They are made from the structs that read the files, so they cannot say anything else; a test
compares them.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from desktop import paths
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.services.encounter_plan import EncounterPlan
from desktop.services.envelope import Envelope
from desktop.services.parties import Party


class ExchangeFile(Envelope, omit_defaults=True):
    __doc__ = Envelope.__doc__

    # What is there as bytes for its system to read is an object to everybody else.
    document: dict[str, Any] = msgspec.field(default_factory=dict)


_DIALECT = "https://json-schema.org/draft/2020-12/schema"
_KINDS = {
    "exchange": (ExchangeFile, "Cassure exchange file, version 1"),
    "party": (Party, "Party of a campaign"),
    "encounter": (EncounterPlan, "Prepared encounter of a campaign"),
    "nightprowler-character": (Character, "Night Prowler character"),
    "nightprowler-settings": (Settings, "Night Prowler campaign settings"),
}


def schemas() -> dict[str, str]:
    """The text of every schema by the name of its file."""
    made: dict[str, str] = {}
    for name, (kind, title) in _KINDS.items():
        schema: dict[str, Any] = msgspec.json.schema(kind, schema_hook=_open)
        whole = {"$schema": _DIALECT, "title": title, **schema}
        made[f"{name}.schema.json"] = json.dumps(whole, indent=1, ensure_ascii=False) + "\n"
    return made


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
