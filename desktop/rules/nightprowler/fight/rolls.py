"""The roll of a fighter in a turn: its skill, its threshold and everything on it (IV.B)."""

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import say
from desktop.rules.nightprowler.character.derive import derive
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.fight.live import live
from desktop.rules.nightprowler.fight.options import ATHLETIC_AIMS
from desktop.rules.nightprowler.fight.parts import MOUVEMENT, Choice, Roll
from desktop.rules.nightprowler.fight.stance import COMEDY, dodges
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.fight.telling import option_text
from desktop.rules.nightprowler.fight.terms import Setting, terms
from desktop.rules.nightprowler.health.wounds import penalty
from desktop.rules.nightprowler.rolls.check import CheckRequest, value_check, value_threshold
from desktop.rules.nightprowler.tables.load import Tables


class Body(msgspec.Struct, frozen=True):
    """PH left and the malus of wounds: a `Roller`."""

    heroism: int
    penalty: Breakdown


def roll(
    tables: Tables, state: State, fighter: Fighter, face: int, setting: Setting | None = None
) -> Roll:
    """What a face of the d20 gives this fighter this turn."""
    choice = _choice(fighter)
    asked = request(tables, state, fighter, setting)
    result = value_check(tables, state.settings, body(tables, state, fighter), asked, face)
    return Roll(
        label=say("np.fight.roll", option=option_text(tables, choice)),
        result=msgspec.structs.replace(
            result, threshold=_named(result.threshold, base(tables, state, fighter))
        ),
        athletic=athletic(choice),
    )


def seuil(
    tables: Tables, state: State, fighter: Fighter, setting: Setting | None = None
) -> Breakdown:
    """The threshold of a fighter's roll once choices are known."""
    asked = request(tables, state, fighter, setting)
    total = value_threshold(tables, body(tables, state, fighter), asked)
    return _named(total, base(tables, state, fighter))


def athletic(choice: Choice) -> bool:
    """Whether Athlétisme is rolled, not the weapon (IV.B.3, NP-COMBAT-MOUVEMENT-SKILL)."""
    return choice.option == MOUVEMENT and choice.aim in ATHLETIC_AIMS


def base(tables: Tables, state: State, fighter: Fighter) -> Breakdown:
    """The value that is rolled: Athlétisme, Comédie for one way of Le fourbe, or the weapon in
    hand (IV.B, NP-COMBAT-SKILLS, NP-TECHNIQUE-ECOLE-FOURBE, NP-TECHNIQUE-TIR-REFLEXE)."""
    choice = _choice(fighter)
    if athletic(choice) or dodges(tables, state, fighter):
        return fighter.stats.athletics
    return fighter.stats.comedy if choice.branch == COMEDY else fighter.arm.base


def request(
    tables: Tables, state: State, fighter: Fighter, setting: Setting | None = None
) -> CheckRequest:
    """The roll as a check; PH were charged at the reveal, so they come as a plain term."""
    choice = _choice(fighter)
    return CheckRequest(
        value=base(tables, state, fighter).total,
        modifiers=tuple(
            term for term in terms(tables, state, fighter, setting or Setting()) if term.amount
        ),
        physical=True,
        ignore_wounds=choice.mordant,
        mordant_paid=True,
        conditions=(),
    )


def body(tables: Tables, state: State, fighter: Fighter) -> Body:
    """What bears on every roll of a fighter, without deriving his sheet anew."""
    return Body(fighter.heroism, penalty(tables, state.settings, fighter.health))


def derived(tables: Tables, state: State, fighter: Fighter) -> Derived:
    """A fighter's numbers as the fight has left them."""
    return derive(tables, live(fighter, fighter.document), state.settings)


def _choice(fighter: Fighter) -> Choice:
    """The revealed choice; asked only of those who have one."""
    if fighter.choice is None:
        raise ValueError(f"{fighter.id} has no choice")
    return fighter.choice


def _named(total: Breakdown, value: Breakdown) -> Breakdown:
    """The terms of a threshold, its bare first value given the names of where it comes from."""
    return Breakdown((*value.lines, *total.lines[1:]))
