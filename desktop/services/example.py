"""The example gang: stored edit commands, played through the same code as the wizard."""

from pathlib import Path
from typing import cast

import msgspec

from desktop.rules.document import Json
from desktop.rules.errors import KnownError, known
from desktop.rules.system import Refused, Struct
from desktop.services.campaigns import Campaigns
from desktop.services.changes import ChangeSet
from desktop.services.characters import Characters
from desktop.services.desk import Desk


class Troupe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of `resources/demo/`: each member is the list of edits that makes it."""

    format: int
    system: str
    characters: tuple[tuple[dict[str, object], ...], ...]
    npcs: tuple[tuple[dict[str, object], ...], ...]


class Example:
    """The gang of `root` (one JSON file per system)."""

    def __init__(
        self, desk: Desk, campaigns: Campaigns, characters: Characters, root: Path | None
    ) -> None:
        self._desk = desk
        self._campaigns = campaigns
        self._characters = characters
        self._root = root

    def install(self, system: str = "nightprowler", initiator: str = "") -> ChangeSet:
        """Create every character of the gang.

        Raises `KnownError` when the file is missing or damaged; nothing was created then.
        """
        troupe = self._troupe(system)
        documents = [self._played(troupe.system, commands) for commands in troupe.characters]
        made = [self._characters.create(troupe.system, one, initiator)[0] for one in documents]
        return ChangeSet(initiator=initiator, characters=frozenset(made), library=True)

    def npcs(self, system: str = "nightprowler") -> tuple[Struct, ...]:
        """Documents of the gang's adversaries, to be copied into fights."""
        troupe = self._troupe(system)
        return tuple(self._played(troupe.system, commands) for commands in troupe.npcs)

    def _troupe(self, system: str) -> Troupe:
        if self._root is None:
            raise known("services.example-missing", path="")
        path = self._root / f"{system}.json"
        try:
            return msgspec.json.decode(path.read_bytes(), type=Troupe)
        except (OSError, msgspec.DecodeError) as error:
            raise known("services.example-missing", path=str(path)) from error

    def _played(self, system_id: str, commands: tuple[dict[str, object], ...]) -> Struct:
        system = self._desk.registry.get(system_id)
        settings = self._campaigns.settings(system_id).value
        document = system.blank("")
        for raw in commands:
            outcome = system.edit(
                document, settings, system.read_edit(cast("dict[str, Json]", raw))
            )
            if isinstance(outcome, Refused):
                raise KnownError(outcome.reason)
            document = outcome.document
        return document
