"""Rules and derived values made by hand, so that checks are tested without a whole character.

The tables are loaded once here, because properties of Hypothesis take no session fixture.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from desktop import paths
from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.nightprowler.character.derived import (
    Derived,
    LineView,
    SkillView,
    TrackView,
    TraitView,
)
from desktop.rules.nightprowler.document.character import CHARACTERISTICS, Track
from desktop.rules.nightprowler.rolls.check import CheckRequest, CheckResult, check
from desktop.rules.nightprowler.settings.shipped import Settings, default_settings
from desktop.rules.nightprowler.tables.load import load
from desktop.rules.nightprowler.tables.skills import split_key
from desktop.rules.sheetmodel import BoxRow

TABLES = load(paths.tables_root())
SETTINGS = default_settings(paths.tables_root(), TABLES)


ORDINARY = (3, 2, 1, 1, 1)
ITALIC = (3, 3, 2, 2, 2)
CAPACITIES = {Track.VITALITY: ORDINARY, Track.ENDURANCE: ORDINARY}


def with_reading(**values: Any) -> Settings:
    """The shipped settings with other readings."""
    readings = msgspec.structs.replace(SETTINGS.readings, **values)
    return msgspec.structs.replace(SETTINGS, readings=readings)


def _track(track: Track) -> TrackView:
    return TrackView(
        track,
        tuple(
            LineView(name="", usable=usable, ticked=0, penalty=0, row=BoxRow("", (), 0))
            for usable in ORDINARY
        ),
    )


def _skill(key: str, value: int, *, opened: bool, physical: bool) -> SkillView:
    skill, specialisation = split_key(key)
    return SkillView(
        key=key,
        skill=skill,
        specialisation=specialisation,
        name=key,
        value=start(key, value),
        opened=opened,
        level="",
        physical=physical,
        defaults={"cervelle": value, "caractere": value - 1} if skill == "empathie" else {},
    )


def derived(
    skills: Mapping[str, int] | None = None,
    *,
    unopened: Mapping[str, int] | None = None,
    physical: tuple[str, ...] = (),
    characteristics: Mapping[str, int] | None = None,
    heroism: int = 5,
    penalty: int = 0,
    traits: tuple[str, ...] = (),
    cassure: str = "",
) -> Derived:
    """A character with these skills and traits, and nothing else that matters."""
    points = {**dict.fromkeys(CHARACTERISTICS, 9), **(characteristics or {})}
    views = [
        _skill(key, value, opened=True, physical=key in physical)
        for key, value in (skills or {}).items()
    ]
    views += [
        _skill(key, value, opened=False, physical=key in physical)
        for key, value in (unopened or {}).items()
    ]
    nothing = Breakdown()
    return Derived(
        main="doigte",
        secondary="cervelle",
        cassure=cassure,
        characteristics={name: start(name, value) for name, value in points.items()},
        characteristic_points=nothing,
        skills=tuple(views),
        skill_points=nothing,
        traits=tuple(
            TraitView(trait=trait, name=trait, type="", effect="", pm=0, origin=say("origin"))
            for trait in traits
        ),
        memory=nothing,
        heroism_max=start("heroism", heroism),
        heroism=heroism,
        initiative=nothing,
        vitality=_track(Track.VITALITY),
        endurance=_track(Track.ENDURANCE),
        penalty=Breakdown().plus("wounds", penalty),
        capital=nothing,
        bounty=nothing,
        debt=nothing,
        age=nothing,
        prison_rolls=nothing,
        protection=nothing,
        opponent_modifiers=(),
        options=(),
        choices=(),
    )


def at(value: int, die: int, **request: Any) -> CheckResult:
    """A roll at a threshold that is given as such."""
    return check(TABLES, SETTINGS, derived(), CheckRequest(value=value, **request), die)
