"""Tests outside a fight (IV): what may be tested, under which sum, how long, and before whose
eyes."""

import re
from typing import Literal

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.folding import folded
from desktop.rules.message import Message, Text, say
from desktop.rules.warhammer.document import CHARACTERISTICS, Character
from desktop.rules.warhammer.percent import Critical, Percent
from desktop.rules.warhammer.profile import Profile
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.skills import held_skills, rolls_penalty, skill_target, skill_title
from desktop.rules.warhammer.tables.life import ExtendedUse, HiddenTest
from desktop.rules.warhammer.tables.tables import Tables

ROUND_SECONDS = 6
_MINUTE, _HOUR = 60, 3600


class Asked(msgspec.Struct, frozen=True):
    """What is tested: a characteristic by its id, or a skill on a `subject`."""

    kind: Literal["characteristic", "skill"]
    id: str
    subject: str = ""


class Modifier(msgspec.Struct, frozen=True):
    """What bears on one side of a test, and why. It goes to the side that it concerns: mud hinders
    the thief, it does not help the guard (WH-TEST-OPPOSED-MODIFIERS)."""

    amount: int
    reason: str = ""


def askable(tables: Tables, character: Character) -> tuple[Asked, ...]:
    """Everything that a character may be asked to test: his skills, then his characteristics."""
    skills = tuple(
        Asked("skill", skill.id, subject) for skill, subject in held_skills(tables, character)
    )
    return (*skills, *(Asked("characteristic", one) for one in CHARACTERISTICS))


def asked_title(tables: Tables, asked: Asked) -> Text:
    """What is tested, in words."""
    if asked.kind == "characteristic":
        return tables.characteristics.get(asked.id).long
    return skill_title(tables, asked.id, asked.subject)


def aim(
    tables: Tables,
    settings: Settings,
    profile: Profile,
    character: Character,
    asked: Asked,
    *modifiers: Modifier,
) -> Breakdown | None:
    """What a test is rolled under: the characteristic or skill, fever, and the modifiers of this
    side (WH-TEST-NORMAL, WH-TEST-OPPOSED-MODIFIERS); None for an advanced skill never learnt."""
    if asked.kind == "characteristic":
        base = start(say(f"wh.c.{asked.id}"), profile.of(asked.id))
    else:
        skill = tables.skills.get(asked.id)
        found = skill_target(profile, character, skill, asked.subject)
        if found is None:
            return None
        base = found
    base = Breakdown((*base.lines, *rolls_penalty(settings, profile, character).lines))
    return modified(base, *modifiers)


def modified(base: Breakdown, *modifiers: Modifier) -> Breakdown:
    """A sum with the modifiers of its side."""
    for one in modifiers:
        label: Text = one.reason.strip() or say("wh.test.modifier")
        base = base.plus(label, one.amount, "WH-TEST-OPPOSED-MODIFIERS")
    return base


def outcome(test: Percent) -> Message:
    """A test in words: success or failure, its degrees, and whether it is a critical one."""
    if test.critical is Critical.SUCCESS:
        return say("wh.test.critical-success", degrees=test.degrees)
    if test.critical is Critical.FAILURE:
        return say("wh.test.critical-failure", degrees=test.degrees)
    key = "wh.test.success" if test.success else "wh.test.failure"
    return say(key, degrees=test.degrees)


def may_reroll(test: Percent) -> bool:
    """Whether a fortune point may roll a test again: a failure that is no critical one
    (WH-TEST-CRIT-FAILURE)."""
    return not test.success and test.critical is not Critical.FAILURE


def hidden_of(tables: Tables, asked: Asked) -> HiddenTest | None:
    """The entry of the tests that are rolled unseen under which a skill falls."""
    if asked.kind != "skill" or asked.id not in tables.skills:
        return None
    wanted = _words(tables.skills.get(asked.id).name)
    return next((one for one in tables.hidden_tests if wanted <= _words(one.name)), None)


def uses_of(tables: Tables, asked: Asked) -> ExtendedUse | None:
    """The entry of the extended tests under which a skill falls (WH-TEST-EXTENDED-SKILLS)."""
    if asked.kind != "skill" or asked.id not in tables.skills:
        return None
    wanted = _words(tables.skills.get(asked.id).name)
    return next((one for one in tables.extended_uses if wanted <= _words(one.name)), None)


def reveals(use: ExtendedUse | None) -> bool:
    """Whether each success of an extended test brings a line of information out
    (WH-TEST-EXTENDED-SKILLS: Intimidation and Torture)."""
    return use is not None and "torture" in _words(use.name)


def duration(use: ExtendedUse | None, tests: int) -> Message:
    """How long so many tests of an extended one take: a round each, unless the table says
    otherwise (WH-TEST-EXTENDED, WH-TEST-EXTENDED-SKILLS)."""
    seconds = tests * (use.seconds if use is not None and use.seconds else ROUND_SECONDS)
    if seconds >= _HOUR:
        return say("wh.test.hours", hours=seconds // _HOUR, minutes=seconds % _HOUR // _MINUTE)
    if seconds >= _MINUTE:
        return say("wh.test.minutes", minutes=seconds // _MINUTE, seconds=seconds % _MINUTE)
    return say("wh.test.seconds", seconds=seconds)


def _words(name: str) -> frozenset[str]:
    return frozenset(word for word in re.split(r"[^a-z]+", folded(name)) if len(word) > 2)
