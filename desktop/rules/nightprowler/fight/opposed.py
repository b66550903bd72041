"""Rolls beside the exchanges: ambushes, struggles, disarming, care, composure (III.D.2, IV.B)."""

from desktop.rules.breakdown import Line
from desktop.rules.dice import DieKey, DieSpec
from desktop.rules.message import say
from desktop.rules.nightprowler.fight.rolls import derived
from desktop.rules.nightprowler.fight.sources import source
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.fight.stats import COMEDY_SKILL, UNARMED_SKILL
from desktop.rules.nightprowler.rolls.check import CheckRequest, CheckResult, check
from desktop.rules.nightprowler.tables.load import Tables


def die(tables: Tables, state: State, fighter: Fighter, purpose: str) -> DieSpec:
    """The die of such a roll; `purpose` names it ("comedy", or "ambush:x" against x)."""
    what = purpose.partition(":")[0]
    return DieSpec(
        DieKey(purpose, fighter.id, state.round),
        tables.constants.de,
        say("np.fight.die", name=fighter.name, option=say(f"np.fight.trial.{what}")),
    )


def tried(
    tables: Tables, state: State, fighter: Fighter, request: CheckRequest, face: int
) -> CheckResult:
    """What a face gives for a fighter as the fight has left him."""
    return check(tables, state.settings, derived(tables, state, fighter), request, face)


def comedy(bonus: int) -> CheckRequest:
    """Comédie with a bonus (NP-TECHNIQUE-ECOLE-CORNE-DU-BELIER)."""
    line = Line(say("np.fight.term.attack-quality"), bonus, source("la-corne-du-belier"))
    return CheckRequest(
        skill=COMEDY_SKILL,
        modifiers=(line,) if bonus else (),
        conditions=(),
    )


def grappling() -> CheckRequest:
    """Corps à corps (NP-TECHNIQUE-EMPOIGNADE-IMMOBILISATION)."""
    return CheckRequest(skill=UNARMED_SKILL, physical=True, conditions=())


def strength() -> CheckRequest:
    """Robustesse as a characteristic (III.C.5, NP-TECHNIQUE-FLEAUX-AGRIPPER)."""
    return CheckRequest(characteristic="robustesse", physical=True, conditions=())
