"""The one roll of a fighter in a turn: its skill, its threshold and everything on it (IV.B)."""

import msgspec

from desktop.rules.breakdown import Breakdown, Line
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.check import CheckRequest, check, threshold
from desktop.rules.nightprowler.derive import derive
from desktop.rules.nightprowler.derived import Derived
from desktop.rules.nightprowler.fight.live import live
from desktop.rules.nightprowler.fight.options import ATHLETIC_AIMS, outnumbered
from desktop.rules.nightprowler.fight.state import (
    MOUVEMENT,
    OFFENSIVE,
    Choice,
    Fighter,
    Roll,
    State,
)
from desktop.rules.nightprowler.tables import Tables


def roll(tables: Tables, state: State, fighter: Fighter, face: int) -> Roll:
    """What a face of the d20 gives this fighter this turn."""
    choice = _choice(fighter)
    result = check(
        tables,
        state.settings,
        _derived(tables, state, fighter),
        request(tables, state, fighter),
        face,
    )
    seuil = _named(result.threshold, base(fighter, choice))
    return Roll(
        label=say("np.fight.roll", option=say(f"np.fight.option.{choice.option}")),
        result=msgspec.structs.replace(result, threshold=seuil),
        athletic=athletic(choice),
    )


def seuil(tables: Tables, state: State, fighter: Fighter) -> Breakdown:
    """The threshold of a fighter's roll once choices are known."""
    derived = _derived(tables, state, fighter)
    total = threshold(tables, state.settings, derived, request(tables, state, fighter))
    return _named(total, base(fighter, _choice(fighter)))


def athletic(choice: Choice) -> bool:
    """Whether Athlétisme is rolled, not the weapon (IV.B.3, NP-COMBAT-MOUVEMENT-SKILL)."""
    return choice.option == MOUVEMENT and choice.aim in ATHLETIC_AIMS


def base(fighter: Fighter, choice: Choice) -> Breakdown:
    """The value that is rolled: Athlétisme, or the weapon in hand (IV.B, NP-COMBAT-SKILLS)."""
    return fighter.stats.athletics if athletic(choice) else fighter.arm.base


def request(tables: Tables, state: State, fighter: Fighter) -> CheckRequest:
    """The roll as a check; PH were charged at the reveal, so they come as a plain term."""
    choice = _choice(fighter)
    points = choice.heroism // tables.constants.ph_par_point_de_seuil
    terms = [
        _line(say("np.check.heroism"), points, "NP-HEROISM-RAISE-THRESHOLD"),
        _line(say("np.fight.term.circumstances"), fighter.modifier, "NP-COMBAT-TURN-SEQUENCE"),
        _shield(tables, fighter, choice),
        _comrades(tables, state, fighter, choice),
        *_open_targets(tables, state, fighter),
    ]
    return CheckRequest(
        value=base(fighter, choice).total,
        modifiers=tuple(term for term in terms if term.amount),
        physical=True,
        ignore_wounds=choice.mordant,
        mordant_paid=True,
        conditions=(),
    )


def _shield(tables: Tables, fighter: Fighter, choice: Choice) -> Line:
    """Bouclier (IV.B.5.e, NP-SHIELD-OTHER): attacking with a shield in hand is harder."""
    held = fighter.shield and choice.option == OFFENSIVE
    malus = tables.constants.bouclier_malus_attaque if held else 0
    return _line(say("np.fight.term.shield-attack"), malus, "NP-SHIELD-OTHER")


def _comrades(tables: Tables, state: State, fighter: Fighter, choice: Choice) -> Line:
    """Adversaires surnuméraires (IV.B.5.b, NP-OUTNUMBERING-BONUS): each attacker of somebody who
    faces more adversaries than he does gains for each comrade; Vista of the target cancels it."""
    bonus = 0
    foe = state.find(choice.target) if choice.option == OFFENSIVE else None
    if foe is not None and not _sees(foe):
        against = len(state.active_foes(foe.id))
        if against > len(state.active_foes(fighter.id)):
            bonus = tables.constants.surnumeraire_bonus_par_allie * (against - 1)
    return _line(say("np.fight.term.comrades"), bonus, "NP-OUTNUMBERING-BONUS")


def _open_targets(tables: Tables, state: State, fighter: Fighter) -> list[Line]:
    """An outnumbered fighter who attacks all the same helps his adversaries (IV.B.5.b,
    NP-OUTNUMBERED-ATTITUDES), unless Vista opens all options to him (NP-COMBAT-VISTA)."""
    return [
        _line(
            say("np.fight.term.open", name=foe.name),
            tables.constants.surnumeraire_bonus_si_offensif,
            "NP-OUTNUMBERED-ATTITUDES",
        )
        for foe in state.active_foes(fighter.id)
        if foe.choice is not None
        and foe.choice.option == OFFENSIVE
        and outnumbered(state, foe)
        and not _sees(foe)
    ]


def _sees(fighter: Fighter) -> bool:
    return fighter.choice is not None and fighter.choice.vista


def _choice(fighter: Fighter) -> Choice:
    """The revealed choice; asked only of those who have one."""
    if fighter.choice is None:
        raise ValueError(f"{fighter.id} has no choice")
    return fighter.choice


def _derived(tables: Tables, state: State, fighter: Fighter) -> Derived:
    return derive(tables, live(fighter, fighter.document), state.settings)


def _named(total: Breakdown, value: Breakdown) -> Breakdown:
    """The terms of a threshold, its bare first value given the names of where it comes from."""
    return Breakdown((*value.lines, *total.lines[1:]))


def _line(label: Message, amount: int, source: str) -> Line:
    return Line(label, amount, source)
