"""The moves of a campaign's settings, kept with the library so that undo survives a restart.

Versions of settings are stored one after another and never changed. A move names the versions
whose content it leaves and reaches; undoing and redoing store that content as a further version.
"""

from typing import cast

import msgspec

from desktop.rules.document import Json
from desktop.rules.journal import History, Move, MoveKind, replay_moves
from desktop.rules.message import Message
from desktop.store.shelves import Preferences


class Step(msgspec.Struct, frozen=True):
    """One move and, for a change, what it changed."""

    move: Move
    label: Message


class _Log(msgspec.Struct, frozen=True):
    """Every move; `version` is the one that the last move stored."""

    version: int
    steps: tuple[Step, ...]


class SettingsLog:
    """Logs by campaign and system. A log that does not end at the present version begins anew."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences

    def history(self, campaign: str, system: str, version: int) -> History:
        """Where the head is and what can be undone, the present version being `version`."""
        log = self._read(campaign, system, version)
        if not log.steps:
            return History(head=str(version))
        return replay_moves(step.move for step in log.steps)

    def label(self, campaign: str, system: str, version: int, kind: MoveKind) -> Message | None:
        """What undoing or redoing would concern, None when there is nothing."""
        history = self.history(campaign, system, version)
        moves = history.undoable if kind is MoveKind.UNDO else history.redoable
        if not moves:
            return None
        steps = self._read(campaign, system, version).steps
        return next(step.label for step in reversed(steps) if step.move == moves[-1])

    def add(self, campaign: str, system: str, version: int, step: Step) -> None:
        """Append a move that stores `version`, inside the caller's transaction."""
        steps = (*self._read(campaign, system, version - 1).steps, step)
        written = cast("Json", msgspec.to_builtins(_Log(version, steps)))
        self._preferences.put(_key(campaign, system), written)

    def _read(self, campaign: str, system: str, version: int) -> _Log:
        try:
            log = msgspec.convert(self._preferences.get(_key(campaign, system)), _Log)
            replay_moves(step.move for step in log.steps)
        except (msgspec.ValidationError, ValueError):
            return _Log(version, ())
        return log if log.version == version else _Log(version, ())


def _key(campaign: str, system: str) -> str:
    return f"settings.log.{campaign}.{system}"
