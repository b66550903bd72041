"""A number that explains itself: a total and the ordered list of what made it."""

import msgspec

from desktop.rules.message import Message, Text


class Line(msgspec.Struct, frozen=True):
    """One term of a sum: what it is, how much, and the inventory id of the rule it comes from (or
    "")."""

    label: Text
    amount: int
    source: str = ""


class Breakdown(msgspec.Struct, frozen=True):
    """Ordered terms; `total` is their sum.

    A cap or a floor is a term too: it shows what it took or gave.
    """

    lines: tuple[Line, ...] = ()

    @property
    def total(self) -> int:
        """The sum of every term."""
        return sum(line.amount for line in self.lines)

    def plus(self, label: Text, amount: int, source: str = "") -> "Breakdown":
        """This sum and one more term; a term of zero is left out."""
        return Breakdown((*self.lines, Line(label, amount, source))) if amount else self

    def noted(self, label: Text, source: str = "") -> "Breakdown":
        """This sum and a term of zero that is worth reading."""
        return Breakdown((*self.lines, Line(label, 0, source)))

    def at_most(self, limit: int, label: Message, source: str = "") -> "Breakdown":
        """Cap the total at `limit`, showing what the cap took."""
        return self.plus(label, min(0, limit - self.total), source)

    def at_least(self, limit: int, label: Message, source: str = "") -> "Breakdown":
        """Raise the total to `limit`, showing what the floor gave."""
        return self.plus(label, max(0, limit - self.total), source)


def start(label: Text, amount: int, source: str = "") -> Breakdown:
    """A sum of one term, kept even when it is zero."""
    return Breakdown((Line(label, amount, source),))
