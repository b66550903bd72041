"""A second attack chained to a first one (IV.B.4, NP-TECHNIQUE-COURTES-PERCEE)."""

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.nightprowler.fight.blow import struck
from desktop.rules.nightprowler.fight.counting import counted, landing
from desktop.rules.nightprowler.fight.exchange import Sides, gap_of, settled
from desktop.rules.nightprowler.fight.parts import DEFENSIVE, OFFENSIVE, Choice, Exchange, Roll
from desktop.rules.nightprowler.fight.rolls import roll, seuil
from desktop.rules.nightprowler.fight.stance import technique
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.fight.terms import Setting
from desktop.rules.nightprowler.tables.load import Tables

SECOND = "seconde"
"""The reading of Percée in which the second attack needs the gap."""
replace = msgspec.structs.replace


class Chained(msgspec.Struct, frozen=True):
    """The two of a chained attack with the choices that they have for it."""

    state: State
    attacker: Fighter
    defender: Fighter
    setting: Setting


def chained(
    tables: Tables, state: State, attacker: Fighter, defender: Fighter, *, defends: bool
) -> Chained:
    """The second attack as a turn of its own: the attacker offensif at a malus, the adversary
    offensif too or, having paid, défensif; PH of the first roll do not count again."""
    own = technique(tables, attacker.choice)
    malus = 0 if own is None else own.second_attack_modifier
    one = replace(attacker, choice=_again(attacker, OFFENSIVE, defender.id), roll=None, versus=())
    other = replace(
        defender,
        choice=_again(defender, DEFENSIVE if defends else OFFENSIVE, attacker.id),
        roll=None,
        versus=(),
    )
    changed = {one.id: one, other.id: other}
    fighters = tuple(changed.get(each.id, each) for each in state.fighters)
    # What the GM added was for the first attack.
    return Chained(
        replace(state, fighters=fighters, adjusted=()), one, other, Setting(chained=malus)
    )


def _again(fighter: Fighter, option: int, foe: str) -> Choice:
    before = fighter.choice or Choice(option)
    target = foe if option == OFFENSIVE else ""
    return Choice(
        option,
        target,
        mordant=before.mordant,
        vista=before.vista,
        shield=before.shield,
        focus=before.focus,
    )


def seuils(
    tables: Tables, state: State, attacker: Fighter, defender: Fighter, *, defends: bool
) -> tuple[Breakdown, Breakdown]:
    """Both thresholds of a chained attack."""
    made = chained(tables, state, attacker, defender, defends=defends)
    return (
        seuil(tables, made.state, made.attacker, made.setting),
        seuil(tables, made.state, made.defender),
    )


def parry(
    tables: Tables,
    state: State,
    attacker: Fighter,
    defender: Fighter,
    faces: tuple[int, int],
    *,
    defends: bool,
) -> Exchange:
    """Roll the second attack and compare: a victory of the adversary does no damage, and opens no
    contre (NP-COMBAT-NO-MUTUAL-HIT)."""
    made = chained(tables, state, attacker, defender, defends=defends)
    first = roll(tables, made.state, made.attacker, faces[0], made.setting)
    second = roll(tables, made.state, made.defender, faces[1])
    one, other = _rolled(made.attacker, first), _rolled(made.defender, second)
    fighters = {one.id: one, other.id: other}
    present = replace(
        made.state, fighters=tuple(fighters.get(f.id, f) for f in made.state.fighters)
    )
    ours, theirs = counted(tables, present, one, other), counted(tables, present, other, one)
    found = settled(tables, present, Sides(one, other, ours, theirs))
    strike = None
    hits = found.winner == one.id and ours is not None
    if hits and state.settings.readings.percee_gap == SECOND:
        # Under this reading the second attack must win by the gap, and Précision does not do.
        own = technique(tables, attacker.choice)
        least = 0 if own is None else own.gap_required
        hits = not found.precision and ours is not None and gap_of(present, ours, theirs) >= least
    if hits:
        lands = landing(tables, present, one, other, precision=found.precision)
        strike = struck(tables, present, one, other, lands, theirs)
    return replace(
        found,
        strike=None if strike is None else replace(strike, second=True),
        chance=None,
        second=True,
        left_roll=first,
        right_roll=second,
    )


def _rolled(fighter: Fighter, made: Roll) -> Fighter:
    return replace(fighter, roll=made)
