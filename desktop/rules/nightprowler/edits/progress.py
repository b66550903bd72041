"""Edits of progression (II.C): jetons gained, lost and stolen, what they buy, and lines of the
ledger taken back."""

from msgspec.structs import replace

from desktop.rules.breakdown import Breakdown
from desktop.rules.editing import done, refuse
from desktop.rules.message import Message, Param, say
from desktop.rules.nightprowler.character.skill_rules import title
from desktop.rules.nightprowler.commands.progress import (
    AwardJetons,
    BeRobbed,
    LearnSkill,
    ProgressCommand,
    RaiseCharacteristic,
    RaiseHeroism,
    RaiseSkill,
    RaiseSurgery,
    Steal,
    StrikeLine,
)
from desktop.rules.nightprowler.document import ledger
from desktop.rules.nightprowler.document.character import CHARACTERISTICS
from desktop.rules.nightprowler.document.ledger import Kind
from desktop.rules.nightprowler.document.play_records import LedgerLine
from desktop.rules.nightprowler.edits.context import Editing
from desktop.rules.nightprowler.edits.fortune import edit_fortune
from desktop.rules.nightprowler.edits.ledger_entry import enter
from desktop.rules.nightprowler.edits.numbers import opening_refusal, tidy
from desktop.rules.nightprowler.progression import crasse
from desktop.rules.nightprowler.progression.prices import (
    SOIN,
    characteristic_cost,
    heroism_cost,
    opening_cost,
    raise_cost,
    surgery,
    surgery_cost,
    surgery_limited,
)
from desktop.rules.system import Edited, Refused


def edit_progress(editing: Editing, command: ProgressCommand) -> Edited | Refused:
    """Apply a command of progression."""
    match command:
        case AwardJetons():
            return _award(editing, command)
        case RaiseSkill():
            return _raise_skill(editing, command)
        case LearnSkill():
            return _learn_skill(editing, command)
        case RaiseSurgery():
            return _raise_surgery(editing, command)
        case RaiseCharacteristic():
            return _raise_characteristic(editing, command)
        case RaiseHeroism(id):
            line = LedgerLine(id=id, kind=Kind.INITIAL_HEROISM, amount=1)
            return _buy(editing, line, heroism_cost(editing.settings), "np.progress.bought-heroism")
        case StrikeLine(id):
            return _strike(editing, id)
        case Steal() | BeRobbed():
            return _theft(editing, command)
        case _:
            return edit_fortune(editing, command)


def _award(editing: Editing, command: AwardJetons) -> Edited | Refused:
    """Jetons of the MJ's own number, at the end of a scene or out of turn (II.C.1,
    NP-PROGRESSION-TOKENS-EARN); a failure takes some (II.C.2, NP-PROGRESSION-TOKENS-MEANING)."""
    if not command.amount:
        return refuse("np.edit.not-positive")
    line = LedgerLine(
        id=command.id,
        kind=Kind.AWARD,
        jetons=command.amount,
        note=command.note.strip(),
        exceptional=command.exceptional,
    )
    key = "np.progress.won" if command.amount > 0 else "np.progress.lost"
    return enter(editing, line, key, count=abs(command.amount))


def _buy(
    editing: Editing, line: LedgerLine, cost: Breakdown, key: str, **params: Param
) -> Edited | Refused:
    """A purchase in jetons."""
    return enter(editing, replace(line, jetons=-cost.total), key, cost=cost.total, **params)


def _raise_skill(editing: Editing, command: RaiseSkill) -> Edited | Refused:
    """Points in an opened skill (II.B, NP-SKILL-OPEN-BEFORE-RAISE, NP-SKILL-LIMITATION)."""
    key, points = command.key, command.points
    name = title(editing.tables, key)
    view = editing.derived.skill(key)
    if view is None or not view.opened:
        return refuse("np.edit.open-first", name=name)
    if points < 1:
        return refuse("np.edit.not-positive")
    line = LedgerLine(id=command.id, kind=Kind.RAISE, key=key, amount=points)
    cost = raise_cost(editing.tables, editing.settings, editing.derived, key, points)
    after = view.value.total + points
    return _buy(editing, line, cost, "np.progress.raised", name=name, value=after)


def _learn_skill(editing: Editing, command: LearnSkill) -> Edited | Refused:
    """A skill opened at its first value (II.B, NP-SKILL-OPEN-BEFORE-RAISE)."""
    key = tidy(command.key)
    if reason := opening_refusal(editing, key):
        return reason
    line = LedgerLine(id=command.id, kind=Kind.OPENING, key=key)
    name = title(editing.tables, key)
    return _buy(editing, line, opening_cost(editing.settings), "np.progress.opened", name=name)


def _raise_surgery(editing: Editing, command: RaiseSurgery) -> Edited | Refused:
    """What Soin is worth for surgery under Détermination, never beyond Soin (II.B.1.c,
    NP-SKILL-LIMITATION)."""
    tables, settings = editing.tables, editing.settings
    view = editing.derived.skill(SOIN)
    if view is None or not surgery_limited(tables, settings, editing.derived):
        return refuse("np.progress.surgery-free")
    now = surgery(tables, settings, editing.character, editing.derived)
    if command.points < 1:
        return refuse("np.edit.not-positive")
    if now + command.points > view.value.total:
        return refuse("np.progress.surgery-most", value=view.value.total)
    line = LedgerLine(id=command.id, kind=Kind.SURGERY, key=SOIN, amount=command.points)
    cost = surgery_cost(tables, settings, editing.derived, command.points)
    return _buy(editing, line, cost, "np.progress.surgery", value=now + command.points)


def _raise_characteristic(editing: Editing, command: RaiseCharacteristic) -> Edited | Refused:
    one = command.characteristic
    if one not in CHARACTERISTICS:
        return refuse("np.problem.unknown-characteristic", id=one)
    line = LedgerLine(id=command.id, kind=Kind.CHARACTERISTIC, key=one, amount=1)
    name = editing.tables.characteristics.get(one).name
    value = editing.derived.characteristics[one].total + 1
    cost = characteristic_cost(editing.settings)
    return _buy(editing, line, cost, "np.progress.raised", name=name, value=value)


def _theft(editing: Editing, command: Steal | BeRobbed) -> Edited | Refused:
    """One side of a theft of jetons or Crasse (II.C.3, III.G, NP-PROGRESSION-TOKENS-THEFT,
    NP-CRASSE-THEFT); the caller does both or none."""
    pool = say(f"np.ledger.pool-{command.pool}")
    if isinstance(command, BeRobbed):
        held = ledger.held(editing.character.pools, command.pool)
        if reason := crasse.theft_refusal(held, command.amount, pool):
            return Refused(reason)
        kind, other, amount, key = Kind.ROBBED, command.thief, -command.amount, "np.progress.robbed"
    elif command.amount < 1:
        return refuse("np.edit.not-positive")
    else:
        kind, other, amount, key = Kind.THEFT, command.victim, command.amount, "np.progress.stole"
    line = LedgerLine(
        id=command.id,
        kind=kind,
        jetons=amount if command.pool == "jetons" else 0,
        crasse=amount if command.pool == "crasse" else 0,
        other=other,
        partner=command.partner,
    )
    return enter(editing, line, key, count=command.amount, pool=pool, other=other)


def _strike(editing: Editing, id: str) -> Edited | Refused:
    struck = ledger.strike(editing.character, id, editing.derived.heroism)
    if isinstance(struck, Message):
        return Refused(struck)
    count = 1 + len(struck.fallen)
    return done(struck.character, "np.ledger.struck", count=count)
