"""Pools that belong to a campaign: what the game master holds, as a log that is never rewritten."""

import msgspec

from desktop.rules.errors import known
from desktop.rules.message import Message
from desktop.services.campaigns import Campaigns
from desktop.services.changes import ChangeSet
from desktop.services.desk import Desk
from desktop.store.rows import ReserveRow


class ReserveLine(msgspec.Struct, frozen=True):
    """A move of a pool that stands: what it changed and why."""

    amount: int
    label: Message
    undoable: bool


class Draw(msgspec.Struct, frozen=True):
    """What a step of characters puts into a pool, or takes out of it (`amount` below 0)."""

    name: str
    amount: int
    label: Message


class Reserves:
    """The pools of a campaign (the current one where none is named), each by its system and name;
    all start empty."""

    def __init__(self, desk: Desk, campaigns: Campaigns) -> None:
        self._desk = desk
        self._campaigns = campaigns

    def total(self, system: str, name: str, campaign: str | None = None) -> int:
        """What a pool holds, 0 or more."""
        return self._desk.store.reserves.total(campaign or self._campaigns.current, system, name)

    def lines(self, system: str, name: str, campaign: str | None = None) -> tuple[ReserveLine, ...]:
        """The moves that stand, oldest first; those that are undone, and what undid them, are left
        out."""
        moves = self._desk.store.reserves.moves(campaign or self._campaigns.current, system, name)
        undone = {move.reverses for move in moves}
        return tuple(
            ReserveLine(move.amount, move.label, move.step is None)
            for move in moves
            if move.reverses is None and move.ordinal not in undone
        )

    def change(
        self,
        system: str,
        name: str,
        amount: int,
        label: Message,
        initiator: str = "",
        campaign: str | None = None,
    ) -> ChangeSet:
        """Put into a pool, or take out of it, without any character.

        Raises `KnownError` when it would hold less than nothing.
        """
        with self._desk.transaction():
            self.put(system, Draw(name, amount, label), campaign=campaign)
        return self._told(initiator)

    def undo(
        self, system: str, name: str, initiator: str = "", campaign: str | None = None
    ) -> ChangeSet:
        """Take back the last move that no character made.

        Raises `KnownError` when there is none, or when what it brought is spent.
        """
        moves = self._desk.store.reserves.moves(campaign or self._campaigns.current, system, name)
        undone = {move.reverses for move in moves}
        for move in reversed(moves):
            alone = move.step is None and move.reverses is None
            if alone and move.ordinal not in undone:
                with self._desk.transaction():
                    self._reverse(move)
                return self._told(initiator)
        raise known("services.nothing-to-undo")

    # What steps of characters need; called inside their transaction.

    def put(
        self, system: str, draw: Draw, step: str | None = None, campaign: str | None = None
    ) -> None:
        """Add a move. Raises `KnownError` when the pool would hold less than nothing."""
        self._add(
            ReserveRow(
                campaign=campaign or self._campaigns.current,
                system=system,
                name=draw.name,
                amount=draw.amount,
                at=self._desk.now(),
                label=draw.label,
                step=step,
            )
        )

    def undo_step(self, step: str) -> bool:
        """Take back what a step moved; whether it moved anything."""
        standing = self._standing(step)
        for move in standing:
            self._reverse(move)
        return bool(standing)

    def redo_step(self, step: str) -> bool:
        """Move again what a step moved first; whether that was anything."""
        first = [move for move in self._desk.store.reserves.of_step(step) if not move.reverses]
        if not first or self._standing(step):
            return False
        row = first[0]
        again = msgspec.structs.replace(row, ordinal=0, at=self._desk.now())
        self._add(again)
        return True

    def _standing(self, step: str) -> tuple[ReserveRow, ...]:
        moves = self._desk.store.reserves.of_step(step)
        undone = {move.reverses for move in moves}
        return tuple(move for move in moves if move.reverses is None and move.ordinal not in undone)

    def _reverse(self, move: ReserveRow) -> None:
        self._add(
            msgspec.structs.replace(
                move,
                ordinal=0,
                amount=-move.amount,
                at=self._desk.now(),
                reverses=move.ordinal,
            )
        )

    def _add(self, row: ReserveRow) -> None:
        held = self._desk.store.reserves.total(row.campaign, row.system, row.name)
        if held + row.amount < 0:
            raise known("services.reserve-short", held=held, wanted=-row.amount)
        self._desk.store.reserves.add(row)

    def _told(self, initiator: str) -> ChangeSet:
        return self._desk.changes.publish(ChangeSet(initiator=initiator, reserve=True))
