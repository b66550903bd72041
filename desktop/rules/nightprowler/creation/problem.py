"""What the checks of a character share: the sheet being checked and how a problem is said."""

from dataclasses import dataclass

from desktop.rules.message import Message
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.character.traits import Cause
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.system import Problem, Severity


@dataclass(frozen=True)
class Checked:
    """A character with everything that its checks read."""

    tables: Tables
    character: Character
    settings: Settings
    derived: Derived
    causes: tuple[Cause, ...]


def broken(rule: str, step: str, text: Message) -> Problem:
    """A rule of the source that is broken: it blocks the end of creation."""
    return Problem(rule=rule, text=text, severity=Severity.RULE, step=step)


def advice(rule: str, step: str, text: Message) -> Problem:
    """A value of ours that is not kept, or something worth a look: it only warns."""
    return Problem(rule=rule, text=text, severity=Severity.ADVICE, step=step)
