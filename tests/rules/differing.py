"""What a window shows of one moment of an activity, told as what differs from another."""

import difflib
from collections.abc import Iterator

from msgspec.structs import replace

from desktop.rules.fightview import Ask, FightView
from tests.rules.outline import outline


def differences(before: FightView, after: FightView) -> Iterator[str]:
    """Lines that came and went; of a question that is gone its name alone."""
    bare = [outline(replace(each, asks=(), extras=())).splitlines() for each in (before, after)]
    yield from _changed(*bare)
    was, now = _asked(before), _asked(after)
    yield from (f"- ask {id}" for id in was if id not in now)
    for id, ask in now.items():
        if id not in was:
            yield from (f"+ {line}" for line in outline(ask).splitlines())
        elif ask != was[id]:
            yield f"  ask {id}"
            yield from _changed(outline(was[id]).splitlines(), outline(ask).splitlines())
    kept = [id for id in now if id in was]
    if kept != [id for id in was if id in now]:
        yield f"  order {kept}"


def _asked(view: FightView) -> dict[str, Ask]:
    return {ask.id: ask for ask in (*view.asks, *view.extras)}


def _changed(before: list[str], after: list[str]) -> Iterator[str]:
    for line in difflib.unified_diff(before, after, n=0, lineterm=""):
        if not line.startswith(("---", "+++", "@@")):
            yield line
