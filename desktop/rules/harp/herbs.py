"""How soon a remedy works, and herbs that were taken and wait for their time (Guérison par
magie)."""

from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from desktop.rules.harp import death
from desktop.rules.harp.document import Character, Herb
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import Message, Text, say

Unit: TypeAlias = Literal["round", "minute", "heure", "jour"]
MAGIC_ROUNDS = 1
"""Rounds in which spells and potions heal (HARP-HEAL-MAGIC)."""
MINUTE, HOUR, DAY = 60, 3600, 86_400
_PARTS = (("day", DAY), ("hour", HOUR), ("minute", MINUTE), ("second", 1))


class Worked(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody after some time: the herbs that worked meanwhile, and the hit points that each gave
    back."""

    character: Character
    herbs: tuple[tuple[Herb, int], ...] = ()


def seconds(settings: Settings, count: int, unit: Unit) -> int:
    """Seconds of a duration as a herb's description says it (HARP-HEAL-HERBS)."""
    units = {"round": settings.round_seconds, "minute": MINUTE, "heure": HOUR, "jour": DAY}
    return count * units[unit]


def herb_name(herb: Herb) -> Text:
    """What a herb is called."""
    return herb.name or say("harp.herb")


def span(seconds: int) -> Message:
    """A duration in words: days, hours, minutes and seconds, as far as there are any."""
    said: list[Message] = []
    for name, each in _PARTS:
        count, seconds = divmod(seconds, each)
        if count:
            said.append(say(f"harp.span.{name}", count=count))
    return say("harp.sheet.list", items=tuple(said))


def pass_time(tables: Tables, settings: Settings, character: Character, seconds: int) -> Worked:
    """Time goes by: herbs whose own duration is over give their hit points back, in their order;
    the dead digest nothing (HARP-HEAL-HERBS)."""
    if character.dead:
        return Worked(character=character)
    return work(tables, settings, _nearer(character, seconds))


def _nearer(character: Character, seconds: int) -> Character:
    herbs = tuple(replace(one, left=max(0, one.left - seconds)) for one in character.herbs)
    return replace(character, herbs=herbs)


def work(tables: Tables, settings: Settings, character: Character) -> Worked:
    """The herbs whose time is over do what they do, and are gone (HARP-HEAL-HERBS)."""
    done: list[tuple[Herb, int]] = []
    for herb in character.herbs:
        if not herb.left:
            before = character.hp
            character = death.with_hp(tables, settings, character, before + herb.points)
            done.append((herb, character.hp - before))
    waiting = tuple(one for one in character.herbs if one.left)
    return Worked(character=replace(character, herbs=waiting), herbs=tuple(done))


def worked_words(worked: Worked) -> tuple[Message, ...]:
    """What history says of the herbs that worked."""
    return tuple(
        say("harp.told.herb", name=herb_name(herb), points=points) for herb, points in worked.herbs
    )
