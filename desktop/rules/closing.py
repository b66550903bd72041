"""What a rule system asks when a fight is over, of each character who goes back to his sheet."""

from collections.abc import Mapping
from typing import Protocol, runtime_checkable

from desktop.rules.fightview import AskField
from desktop.rules.system import Struct


@runtime_checkable
class Closes(Protocol):
    """A system that asks something; one that does not lets everything land as the fight left it."""

    def closing_fields(
        self, before: Struct, after: Struct, settings: Struct
    ) -> tuple[AskField, ...]:
        """What is asked of a character who came with `before` and leaves with `after`.

        What lands on his sheet is one field each, with the answers "yes" and "no" (kept off); what
        he may be given, or regain, follows. Every field has the answer that nobody has to think
        about as its default.
        """
        ...

    def closing_edits(
        self, before: Struct, after: Struct, settings: Struct, values: Mapping[str, str], stem: str
    ) -> tuple[Struct, ...]:
        """The edit commands that write the answers onto `after`; a field that is not answered has
        its default. Ids that they need begin with `stem`."""
        ...


YES, NO = "yes", "no"
