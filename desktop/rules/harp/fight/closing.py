"""What is asked of a character when a fight is over: what lands on his sheet, and hours of rest."""

from collections.abc import Mapping

from desktop.rules.closing import NO, YES
from desktop.rules.fightview import AskField, Option
from desktop.rules.harp import death, diseases
from desktop.rules.harp.commands.health import (
    Raise,
    RemoveAilment,
    RemoveWound,
    Rest,
    SetHp,
)
from desktop.rules.harp.document import Ailment, Character, Wound
from desktop.rules.harp.edits.health import MOST_HOURS
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import Text, say
from desktop.rules.system import Struct


def fields(
    tables: Tables, settings: Settings, before: Character, after: Character
) -> tuple[AskField, ...]:
    """See `Closes.closing_fields`; rest is for the living, and begins once no blood flows
    (HARP-HEAL-BLEED)."""
    asked: list[AskField] = []
    if after.dead and not before.dead and death.revivable(tables, settings, after):
        asked.append(_lands("fate", say("harp.closing.fate")))
    if after.hp < before.hp:
        asked.append(_lands("hp", say("harp.closing.hp", lost=before.hp - after.hp)))
    for wound in _new_wounds(before, after):
        name = wound.name or say("harp.wound")
        asked.append(_lands(f"wound:{wound.id}", say("harp.closing.wound", name=name)))
    for ailment in _new_ailments(before, after):
        name = diseases.ailment_name(tables, ailment)
        asked.append(_lands(f"ailment:{ailment.id}", say("harp.closing.ailment", name=name)))
    dying = death.state(tables, settings, after) is death.State.DYING
    if not (after.dead or after.bleeding or dying):
        asked.append(AskField("rest", say("harp.closing.rest"), most=MOST_HOURS, default="0"))
    return tuple(asked)


def _lands(id: str, label: Text) -> AskField:
    """Something that lands on the sheet, or is kept off."""
    answers = (Option(YES, say("harp.fight.yes")), Option(NO, say("harp.fight.no")))
    return AskField(id, label, answers, default=YES)


def _new_wounds(before: Character, after: Character) -> list[Wound]:
    known = {one.id for one in before.wounds}
    return [one for one in after.wounds if one.id not in known]


def _new_ailments(before: Character, after: Character) -> list[Ailment]:
    known = {one.id for one in before.ailments}
    return [one for one in after.ailments if one.id not in known]


def edits(
    asked: tuple[AskField, ...], before: Character, after: Character, values: Mapping[str, str]
) -> tuple[Struct, ...]:
    """See `Closes.closing_edits`: what is kept off first, then rest."""
    answers = {field.id: values.get(field.id, field.default) for field in asked}
    found: list[Struct] = []
    if answers.get("fate") == NO:
        # Alive after all, with the points that he had left, one at least.
        found.append(Raise(max(1, min(after.hp, after.most))))
    for id, answer in answers.items():
        what, _, entry = id.partition(":")
        if answer == NO and what == "wound":
            found.append(RemoveWound(entry))
        elif answer == NO and what == "ailment":
            found.append(RemoveAilment(entry))
    if answers.get("hp") == NO:
        found.append(SetHp(before.hp))
    hours = answers.get("rest", "0")
    if hours.isdecimal() and int(hours):
        found.append(Rest(int(hours)))
    return tuple(found)
