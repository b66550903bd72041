"""What is asked of a character when a fight is over: wounds, wear and points that land on his
sheet (III), whether he is himself again, care, reward, and the days that follow (V)."""

from collections.abc import Mapping

from msgspec.structs import replace

from desktop.rules.closing import NO, YES
from desktop.rules.fightview import AskField, Option
from desktop.rules.message import say
from desktop.rules.system import Struct
from desktop.rules.warhammer.commands.gear import (
    Earn,
    UpdateAmmunition,
    UpdatePiece,
    UpdateWeapon,
)
from desktop.rules.warhammer.commands.health import (
    Care,
    PassDays,
    RemoveWound,
    RestoreFortune,
    SetState,
    SpendFortune,
)
from desktop.rules.warhammer.document import (
    Ammunition,
    Character,
    PieceHeld,
    State,
    WeaponHeld,
    Wound,
)
from desktop.rules.warhammer.money import PA
from desktop.rules.warhammer.sheet.words import told_effect
from desktop.rules.warhammer.tables.tables import Tables

MOST_PISTOLES = 1000
MOST_DAYS = 60
_ANSWERS = (Option(YES, say("wh.fight.yes")), Option(NO, say("wh.fight.no")))


def fields(tables: Tables, before: Character, after: Character) -> tuple[AskField, ...]:
    """See `Closes.closing_fields`."""
    wounds = _wounds(before, after)
    asked = [
        AskField(f"wound:{one.id}", told_effect(tables, one), _ANSWERS, default=YES)
        for one in wounds
    ]
    asked += [
        AskField(what, say(f"wh.closing.{what}"), _ANSWERS, default=YES)
        for what, changed in (
            ("wear", _weapons(before, after) or _pieces(before, after)),
            ("missiles", _missiles(before, after)),
            ("fortune", after.fortune_spent > before.fortune_spent),
        )
        if changed
    ]
    if _spared(before, after) != after.state:
        asked.append(AskField("fate", say("wh.closing.fate"), _ANSWERS, default=YES))
    if _awake(after.state) != after.state:
        asked.append(AskField("awake", say("wh.closing.awake"), _ANSWERS, default=YES))
    alive = not after.state.dead
    if alive and any(not one.cared for one in wounds):
        asked.append(AskField("care", say("wh.closing.care"), _ANSWERS, default=NO))
    if alive:
        for what, most in (("reward", MOST_PISTOLES), ("days", MOST_DAYS)):
            asked.append(AskField(what, say(f"wh.closing.{what}"), most=most, default="0"))
    return tuple(asked)


def edits(
    asked: tuple[AskField, ...], before: Character, after: Character, values: Mapping[str, str]
) -> tuple[Struct, ...]:
    """See `Closes.closing_edits`: what is kept off first, then what is given, then days."""
    answers = {field.id: values.get(field.id, field.default) for field in asked}
    found: list[Struct] = []
    landed: list[Wound] = []
    for wound in _wounds(before, after):
        if answers[f"wound:{wound.id}"] == NO:
            found.append(RemoveWound(wound.id))
        else:
            landed.append(wound)
    if answers.get("wear") == NO:
        found += [UpdateWeapon(one) for one in _weapons(before, after)]
        found += [UpdatePiece(one) for one in _pieces(before, after)]
    if answers.get("missiles") == NO:
        found += [UpdateAmmunition(one) for one in _missiles(before, after)]
    if answers.get("fortune") == NO:
        found.append(RestoreFortune())
        found += [SpendFortune() for _ in range(before.fortune_spent)]
    state = after.state
    if answers.get("fate") == NO:
        state = _spared(before, after)
    # Who is spared wakes with the others, unless he was asked and it was refused.
    if answers.get("awake", YES) == YES:
        state = _awake(state)
    if state != after.state:
        found.append(SetState(state))
    if answers.get("care") == YES:
        found += [Care(one.id) for one in landed if not one.cared]
    if pistoles := int(answers.get("reward", "0")):
        found.append(Earn(pistoles * PA))
    if days := int(answers.get("days", "0")):
        found.append(PassDays(days))
    return tuple(found)


def _wounds(before: Character, after: Character) -> list[Wound]:
    """Wounds that the fight struck."""
    held = {one.id for one in before.wounds}
    return [one for one in after.wounds if one.id not in held]


def _weapons(before: Character, after: Character) -> list[WeaponHeld]:
    """Weapons and shields that the fight wore or broke, as whole as they were."""
    were = {one.id: one for one in before.weapons}
    return [
        replace(one, lost=were[one.id].lost, broken=were[one.id].broken)
        for one in after.weapons
        if one.id in were and (one.lost, one.broken) != (were[one.id].lost, were[one.id].broken)
    ]


def _pieces(before: Character, after: Character) -> list[PieceHeld]:
    """Pieces of armour that the fight wore, as whole as they were."""
    were = {one.id: one for one in before.armour}
    return [
        replace(one, lost=were[one.id].lost, pa_lost=were[one.id].pa_lost)
        for one in after.armour
        if one.id in were and (one.lost, one.pa_lost) != (were[one.id].lost, were[one.id].pa_lost)
    ]


def _missiles(before: Character, after: Character) -> list[Ammunition]:
    """Ammunition of which some was shot, as it was."""
    were = {one.id: one for one in before.ammunition}
    return [
        replace(one, count=were[one.id].count)
        for one in after.ammunition
        if one.id in were and one.count < were[one.id].count
    ]


def _spared(before: Character, after: Character) -> State:
    """The state without death and paralysis that came in the fight."""
    was = before.state
    return replace(after.state, dead=was.dead, dying=was.dying, paralysed=was.paralysed)


def _awake(state: State) -> State:
    """The state once the rounds of the fight are over; the dying do not wake."""
    out = state.unconscious and (state.dead or bool(state.dying))
    return replace(
        state,
        prone=state.prone and out,
        unconscious=out,
        no_action=0,
        half=False,
        last=0,
        stunned=0,
    )
