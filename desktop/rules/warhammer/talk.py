"""Interrogation (VI): four lines of what somebody knows, and how many come out."""

import msgspec

from desktop.rules.warhammer.percent import Percent, Winner, opposed
from desktop.rules.warhammer.tables.tables import Tables

LINES = 4
LAST = LINES - 1
NOTHING = -1
_INTIMIDATION, _CHARM = "intimidation", "charisme"


class Interrogation(msgspec.Struct, frozen=True, kw_only=True):
    """What a subject knows, by line 0 to 3, and how he is asked (WH-INTERRO-LINES).

    `revealed` is the highest line out, -1 for none. `degrees` are those won so far, which a Torture
    may add to; `asked` says that the first test was made.
    """

    lines: tuple[tuple[str, ...], ...] = ((),) * LINES
    reluctant: bool = True
    discreet: bool = False
    revealed: int = NOTHING
    degrees: int = 0
    asked: bool = False
    won: bool = False

    @property
    def skill(self) -> str:
        """The skill of the questioner: Intimidation, or Charisme in a talk
        (WH-INTERRO-DISCREET)."""
        return _CHARM if self.discreet else _INTIMIDATION

    @property
    def may_torture(self) -> bool:
        """Whether a Torture may follow (WH-INTERRO-TORTURE, WH-INTERRO-DISCREET)."""
        return self.asked and not self.discreet

    def known(self) -> tuple[str, ...]:
        """Everything that has come out, line by line."""
        return tuple(fact for line in self.lines[: self.revealed + 1] for fact in line)


def opened(case: Interrogation) -> Interrogation:
    """A case before any test: who is not reluctant tells line 0 at once (WH-INTERRO-WILLING)."""
    return case if case.reluctant else msgspec.structs.replace(case, revealed=0)


def questioned(
    case: Interrogation, asker: Percent, subject: Percent | None
) -> Interrogation | None:
    """A case after the questioner's test, opposed to the subject's FM where he is reluctant.

    None when both failed and roll again. A reluctant subject reveals the lines up to the
    difference of degrees (WH-INTERRO-RELUCTANT), another one up to a line more than the degrees
    (WH-INTERRO-WILLING).
    """
    if not case.reluctant or subject is None:
        revealed = min(LAST, asker.degrees + 1) if asker.success else case.revealed
        return msgspec.structs.replace(
            case,
            revealed=max(case.revealed, revealed),
            degrees=asker.degrees if asker.success else 0,
            asked=True,
            won=asker.success,
        )
    winner = opposed(asker, subject)
    if winner is Winner.AGAIN:
        return None
    if winner is Winner.SECOND:
        return msgspec.structs.replace(case, asked=True)
    net = asker.degrees - (subject.degrees if subject.success else 0)
    return msgspec.structs.replace(
        case, revealed=max(case.revealed, min(LAST, net)), degrees=net, asked=True, won=True
    )


def tortured(case: Interrogation, torture: Percent) -> Interrogation:
    """A case after a Torture: its degrees are added to those won; a failure changes nothing
    (WH-INTERRO-TORTURE)."""
    if not case.may_torture or not torture.success:
        return case
    degrees = case.degrees + torture.degrees
    line = degrees if case.reluctant else degrees + 1
    return msgspec.structs.replace(
        case, degrees=degrees, revealed=max(case.revealed, min(LAST, line)), won=True
    )


def opposite(tables: Tables, skill: str) -> str | None:
    """What a skill is opposed to (WH-TEST-OPPOSED-PAIRS); None for one that is not listed."""
    return next((one.against for one in tables.opposed_pairs if one.skill == skill), None)
