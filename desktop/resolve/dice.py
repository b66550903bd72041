"""Dice of a request: those that are given, else rolled from its seed."""

import random
from collections.abc import Iterable, Sequence

import msgspec

from desktop.resolve.errors import bad, naming
from desktop.rules.dice import DieKey, DieSpec, Rolled, roll, typed
from desktop.rules.message import say


class Face(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A die that is given: what it shows, and as far as needed whose it is, what for and which."""

    value: int
    actor: str = ""
    purpose: str = ""
    ordinal: int | None = None

    def fits(self, key: DieKey) -> bool:
        """Whether the die may stand for one that the rules ask for; what is left out fits all."""
        return (
            self.actor in ("", key.actor)
            and self.purpose in ("", key.purpose)
            and self.ordinal in (None, key.ordinal)
        )


class Roller:
    """The dice of one request, rolled in the order in which they are asked for."""

    def __init__(self, seed: int | None) -> None:
        self._generator = None if seed is None else random.Random(seed)

    def face(self, given: int | None, sides: int, field: str) -> int:
        """The face of one die.

        Raises `BadRequest` when it does not exist, or is neither given nor seeded.
        """
        spec = DieSpec(DieKey(field, ""), sides, say("resolve.die"))
        if given is not None:
            with naming(field):
                return typed(spec, given).value
        if self._generator is None:
            raise bad(field, "resolve.die-missing", sides=sides)
        return roll((spec,), self._generator)[0].value

    def tray(self, given: Sequence[Face], field: str) -> "Tray":
        """Dice for one step, which may ask for more than once."""
        return Tray(given, field, self._generator)


class Tray:
    """Dice of one step: each face that is given serves once, the others are rolled."""

    def __init__(self, given: Sequence[Face], field: str, generator: random.Random | None) -> None:
        self._left = list(enumerate(given))
        self._field = field
        self._generator = generator

    def take(self, specs: Iterable[DieSpec]) -> tuple[Rolled, ...]:
        """A die for each spec.

        Raises `BadRequest` for a face that does not exist, or that is neither given nor seeded.
        """
        return tuple(self._one(spec) for spec in specs)

    def _one(self, spec: DieSpec) -> Rolled:
        for pair in self._left:
            if pair[1].fits(spec.key):
                self._left.remove(pair)
                with naming(f"{self._field}[{pair[0]}].value"):
                    return typed(spec, pair[1].value)
        if self._generator is None:
            raise bad(self._field, "resolve.die-wanted", label=spec.label, sides=spec.sides)
        return roll((spec,), self._generator)[0]

    def close(self) -> None:
        """Raises `BadRequest` when a die that was given served for nothing."""
        if self._left:
            raise bad(f"{self._field}[{self._left[0][0]}]", "resolve.die-unused")
