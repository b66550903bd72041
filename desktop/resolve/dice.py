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

    def faces(
        self, given: Sequence[Face], specs: Iterable[DieSpec], field: str
    ) -> tuple[Rolled, ...]:
        """Dice for the specs: each given face serves once, the others are rolled.

        Raises `BadRequest` as `face` does.
        """
        left = list(enumerate(given))
        rolled: list[Rolled] = []
        for spec in specs:
            found = next((pair for pair in left if pair[1].fits(spec.key)), None)
            if found is not None:
                left.remove(found)
                with naming(f"{field}[{found[0]}].value"):
                    rolled.append(typed(spec, found[1].value))
            elif self._generator is not None:
                rolled.extend(roll((spec,), self._generator))
            else:
                raise bad(field, "resolve.die-wanted", label=spec.label, sides=spec.sides)
        if left:
            raise bad(f"{field}[{left[0][0]}]", "resolve.die-unused")
        return tuple(rolled)
