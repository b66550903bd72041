"""Who takes part in a fight, as every system looks people up."""

from typing import Generic, Protocol, TypeVar

import msgspec


class Combatant(Protocol):
    """Somebody who takes part; `able` as long as he still can."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def side(self) -> int: ...

    @property
    def able(self) -> bool: ...


F = TypeVar("F", bound=Combatant)


class Roster(msgspec.Struct, Generic[F], frozen=True, kw_only=True):
    """The people of a fight in the order in which they came, those who left included."""

    fighters: tuple[F, ...] = ()

    def find(self, fighter: str) -> F | None:
        """The fighter of that id, removed ones included."""
        return next((each for each in self.fighters if each.id == fighter), None)

    def fighter(self, fighter: str) -> F:
        """The fighter of that id; raises `KeyError` when there is none."""
        found = self.find(fighter)
        if found is None:
            raise KeyError(fighter)
        return found

    def name(self, fighter: str) -> str:
        """A fighter's name, or the id of one who is not there."""
        found = self.find(fighter)
        return fighter if found is None else found.name

    def able(self) -> tuple[F, ...]:
        """Those who can still take part."""
        return tuple(each for each in self.fighters if each.able)

    @property
    def opposed(self) -> bool:
        """Whether two sides still stand."""
        return len({each.side for each in self.able()}) > 1
