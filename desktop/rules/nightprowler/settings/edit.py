"""Changes that only the settings of Night Prowler know: stays in prison, and skills of the Arts.

The skills of an Art are named by the Art's id.
"""

from typing import cast

from desktop.rules.document import Json
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.settingsplaces import (
    Place,
    found_at,
    ids_of,
    list_at,
    plain,
    same,
    settings_of,
)


def add_stay(settings: Settings, after: str, id: str, text: str) -> Settings:
    """Settings with one more stay in prison behind another, whose last face it takes.

    Where that one has a single face both now have it, until the GM says otherwise.
    """
    tree = plain(settings)
    stays = list_at(tree, ("prison",))
    number = ids_of(stays).index(after)
    before = cast("dict[str, int]", stays[number])
    face = before["max"]
    if before["min"] < face:
        before["max"] = face - 1
    stays.insert(number + 1, {"id": id, "min": face, "max": face, "text": text})
    return settings_of(Settings, tree)


def entirely(settings: Settings, shipped: Settings, place: Place) -> bool:
    """Whether everything below a place is as shipped; the order of the skills of an Art says
    nothing."""
    if place == ("arts",):
        return all(
            art_of(settings, key) == art_of(shipped, key)
            for each in (settings, shipped)
            for keys in each.arts.by_id().values()
            for key in keys
        )
    return same(settings, shipped, place)


def art_of(settings: Settings, key: str) -> str:
    """The Art that names a skill key itself, "" when none does."""
    for art, keys in settings.arts.by_id().items():
        if key in keys:
            return art
    return ""


def tag(settings: Settings, key: str, art: str) -> Settings:
    """Settings with a skill key in that Art only, or in none when `art` is ""."""
    tree = plain(settings)
    arts = cast("dict[str, Json]", found_at(tree, ("arts",)))
    for id, keys in arts.items():
        listed = cast("list[Json]", keys)
        if key in listed and id != art:
            listed.remove(key)
        if id == art and key not in listed:
            listed.append(key)
    return settings_of(Settings, tree)
