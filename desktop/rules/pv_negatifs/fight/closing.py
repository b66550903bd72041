"""What is asked of a character when a fight is over: what lands on his sheet, and hours of rest."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from desktop.rules.closing import NO, YES
from desktop.rules.dice import DieKey, DieSpec, typed
from desktop.rules.fightview import AskField, Option
from desktop.rules.message import say
from desktop.rules.pv_negatifs.commands.essence import RestoreEssence
from desktop.rules.pv_negatifs.commands.health import (
    CheckClothes,
    RemoveDeep,
    RemoveMortal,
    RestHours,
    SetBody,
    SetHp,
)
from desktop.rules.pv_negatifs.document import Character, Standing
from desktop.rules.pv_negatifs.edits.chance import ACTOR
from desktop.rules.pv_negatifs.edits.health import MOST_HOURS
from desktop.rules.pv_negatifs.fates import DEATH
from desktop.rules.pv_negatifs.sheet.words import wound_name
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.system import Struct

PERCENT = 100


def fields(tables: Tables, before: Character, after: Character) -> tuple[AskField, ...]:
    """See `Closes.closing_fields`; of rest nothing is asked of the dead, nor where a deep wound
    lets nobody rest."""
    answers = (Option(YES, say("pv.fight.yes")), Option(NO, say("pv.fight.no")))
    asked: list[AskField] = []
    if after.dead and not before.dead:
        asked.append(AskField("fate", say("pv.closing.fate"), answers, default=YES))
    if after.hp < before.hp:
        label = say("pv.closing.hp", lost=before.hp - after.hp)
        asked.append(AskField("hp", label, answers, default=YES))
    known = {one.id for one in (*before.deep, *before.mortal)}
    for deep in after.deep:
        if deep.id not in known:
            label = say("pv.closing.deep", threshold=deep.threshold)
            asked.append(AskField(f"deep:{deep.id}", label, answers, default=YES))
    for wound in after.mortal:
        if wound.id not in known:
            label = say("pv.closing.mortal", name=wound_name(tables, wound))
            asked.append(AskField(f"mortal:{wound.id}", label, answers, default=YES))
    if after.hp < 0 and not after.body.clothes:
        asked.append(AskField("clothes", say("pv.closing.clothes"), most=PERCENT, default="0"))
    if not (after.dead or after.deep):
        asked.append(AskField("rest", say("pv.closing.rest"), most=MOST_HOURS, default="0"))
    return tuple(asked)


def edits(
    asked: tuple[AskField, ...],
    before: Character,
    after: Character,
    values: Mapping[str, str],
    stem: str,
) -> tuple[Struct, ...]:
    """See `Closes.closing_edits`: what is kept off first, then clothes by the d100
    that was typed (PV-CLOTHES; 0: nobody rolled), then rest."""
    answers = {field.id: values.get(field.id, field.default) for field in asked}
    found: list[Struct] = []
    for id, answer in answers.items():
        what, _, wound = id.partition(":")
        if answer != NO:
            continue
        match what:
            case "deep":
                found.append(RemoveDeep(wound))
            case "mortal":
                found.append(RemoveMortal(wound))
            case "hp":
                found.append(SetHp(before.hp, before.lost))
            case _:
                pass
    found.extend(_stands(before, after, answers, stem))
    face = answers.get("clothes", "0")
    if face.isdecimal() and 1 <= int(face) <= PERCENT and answers.get("hp") != NO:
        spec = DieSpec(DieKey("clothes", ACTOR), PERCENT, say("pv.closing.clothes"))
        found.append(CheckClothes(rolled=(typed(spec, int(face)),)))
    hours = answers.get("rest", "0")
    if hours.isdecimal() and int(hours):
        found.append(RestHours(int(hours)))
    return tuple(found)


def _stands(
    before: Character, after: Character, answers: Mapping[str, str], stem: str
) -> Iterator[Struct]:
    """How he stands where his death, or the points that laid him low, are kept off: as he came, and
    what his death cost him comes back."""
    raised = answers.get("fate") == NO
    if not raised and (after.dead or answers.get("hp") != NO):
        return
    known = {line.id for line in before.essence.journal}
    cost = sum(
        -line.amount
        for line in after.essence.journal
        if line.id not in known and line.id.endswith(f"-{DEATH}")
    )
    if raised and cost:
        yield RestoreEssence(id=f"{stem}-essence", points=cost)
    body = replace(before.body, clothes=after.body.clothes)
    if body.standing is Standing.WELL and after.hp < 0 and answers.get("hp") != NO:
        body = replace(body, standing=Standing.DEFENSIVE)
    if body != after.body:
        yield SetBody(body)
