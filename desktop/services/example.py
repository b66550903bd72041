"""The example gang: stored edit commands, played through the same code as the wizard."""

from pathlib import Path

import msgspec

from desktop.rules.document import Json
from desktop.rules.errors import KnownError, known
from desktop.rules.system import Refused, Struct
from desktop.services.campaigns import Campaigns
from desktop.services.changes import ChangeSet
from desktop.services.characters import Characters
from desktop.services.desk import Desk


class Cast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of `resources/demo/`: each member is the list of edits that makes it."""

    format: int
    system: str
    characters: tuple[tuple[dict[str, Json], ...], ...]
    npcs: tuple[tuple[dict[str, Json], ...], ...]


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
        cast = self._cast(system)
        documents = [self._played(cast.system, commands) for commands in cast.characters]
        made = [self._characters.create(cast.system, one, initiator)[0] for one in documents]
        return ChangeSet(initiator=initiator, characters=frozenset(made), library=True)

    def npcs(self, system: str = "nightprowler") -> tuple[Struct, ...]:
        """Documents of the gang's adversaries, to be copied into fights."""
        cast = self._cast(system)
        return tuple(self._played(cast.system, commands) for commands in cast.npcs)

    def _cast(self, system: str) -> Cast:
        if self._root is None:
            raise known("services.example-missing", path="")
        path = self._root / f"{system}.json"
        try:
            return msgspec.json.decode(path.read_bytes(), type=Cast)
        except (OSError, msgspec.DecodeError) as error:
            raise known("services.example-missing", path=str(path)) from error

    def _played(self, system_id: str, commands: tuple[dict[str, Json], ...]) -> Struct:
        system = self._desk.registry.get(system_id)
        settings = self._campaigns.settings(system_id).value
        document = system.blank("")
        for raw in commands:
            outcome = system.edit(document, settings, system.read_edit(raw))
            if isinstance(outcome, Refused):
                raise KnownError(outcome.reason)
            document = outcome.document
        return document
