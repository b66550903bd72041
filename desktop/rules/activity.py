"""What every activity (a fight, a chase, a contract) does alike of `FightRules`: it reads what its
journal holds, makes the commands that callers without a system need, and hands out documents.

An activity names the unions that are stored; the commands in them that all activities have bear
the same tags everywhere: join, begin, apply-settings, correct-box, correct-pool, remove, close and
document-edited.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol, cast

import msgspec

from desktop.rules.document import Json
from desktop.rules.tagged import Stored


class Person(Protocol):
    """Somebody who takes part, or did."""

    @property
    def removed(self) -> bool: ...

    @property
    def document(self) -> msgspec.Struct: ...


class Peopled(Protocol):
    """The state of an activity."""

    def find(self, fighter: str) -> Person | None: ...


class Edit(Protocol):
    """The command that a sheet was edited outside."""

    @property
    def fighter(self) -> str: ...

    @property
    def document(self) -> msgspec.Struct: ...


class Activity:
    """See `FightRules` for what each method promises; `live` and `rebased` are for activities that
    own parts of a document."""

    def __init__(self, stored: Stored[msgspec.Struct, msgspec.Struct]) -> None:
        self._stored = stored
        self.event_version = stored.version

    def live(self, person: Person, document: msgspec.Struct) -> msgspec.Struct:
        """`document` with what the activity owns of a person written onto it."""
        return document

    def rebased(self, was: Person, now: Person, document: msgspec.Struct) -> msgspec.Struct:
        """An edited document that was decided on when the person was `was`, as it is to be on
        `now`."""
        return document

    def read_command(self, raw: Mapping[str, Json]) -> msgspec.Struct:
        return self._stored.command(raw)

    def read_events(
        self, version: int, raw: Sequence[Mapping[str, Json]]
    ) -> tuple[msgspec.Struct, ...]:
        return self._stored.events(version, raw)

    def join(
        self, fighter: str, side: int, document: msgspec.Struct, name: str, character: str
    ) -> msgspec.Struct:
        return self._stored.make(
            "join", fighter=fighter, side=side, document=document, name=name, character=character
        )

    def begin(self) -> msgspec.Struct:
        return self._stored.make("begin")

    def apply_settings(self, settings: msgspec.Struct) -> msgspec.Struct:
        return self._stored.make("apply-settings", settings=settings)

    def correct_box(
        self, fighter: str, track: str, row: int, ticked: bool, reason: str
    ) -> msgspec.Struct:
        return self._stored.make(
            "correct-box", fighter=fighter, track=track, row=row, ticked=ticked, reason=reason
        )

    def correct_pool(self, fighter: str, pool: str, value: int, reason: str) -> msgspec.Struct:
        return self._stored.make(
            "correct-pool", fighter=fighter, pool=pool, value=value, reason=reason
        )

    def remove(self, fighter: str, reason: str) -> msgspec.Struct:
        return self._stored.make("remove", fighter=fighter, reason=reason)

    def close(self) -> msgspec.Struct:
        return self._stored.make("close")

    def document_edited(self, fighter: str, document: msgspec.Struct) -> msgspec.Struct:
        return self._stored.make("document-edited", fighter=fighter, document=document)

    def carried(
        self, before: msgspec.Struct, after: msgspec.Struct, command: msgspec.Struct
    ) -> msgspec.Struct:
        if not self._stored.is_made("document-edited", command):
            return command
        edit = cast("Edit", command)
        was = cast("Peopled", before).find(edit.fighter)
        now = cast("Peopled", after).find(edit.fighter)
        if was is None or now is None:
            return command
        return msgspec.structs.replace(command, document=self.rebased(was, now, edit.document))

    def live_document(
        self, state: msgspec.Struct, fighter: str, document: msgspec.Struct
    ) -> msgspec.Struct:
        found = cast("Peopled", state).find(fighter)
        return document if found is None else self.live(found, document)

    def participant(self, state: msgspec.Struct, fighter: str) -> msgspec.Struct | None:
        found = cast("Peopled", state).find(fighter)
        return None if found is None or found.removed else self.live(found, found.document)
