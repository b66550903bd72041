"""What runs of a wound, thread by thread: what each is in words, and the wound once it is over."""

import msgspec
from msgspec.structs import replace

from desktop.rules.message import Message, say
from desktop.rules.warhammer.document import Wound
from desktop.rules.warhammer.profile import Profile
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.sheet.words import clocks
from desktop.rules.warhammer.tables.tables import Tables


class Thread(msgspec.Struct, frozen=True):
    """One thing that runs; `without` is the wound as it is once that is over. `test` is the place
    of a test to come among those of the wound, None for what is none."""

    text: Message
    without: Wound
    test: int | None = None


def threads(settings: Settings, profile: Profile, wound: Wound) -> tuple[Thread, ...]:
    """Everything that the GM may strike by hand, the gravest first; infections run by the days."""
    if wound.healed:
        return ()
    bare = Wound(
        id=wound.id, kind=wound.kind, location=wound.location, value=wound.value, cared=True
    )
    alone: list[tuple[Wound, Wound]] = []
    if wound.doom is not None:
        alone.append((replace(bare, doom=wound.doom), replace(wound, doom=None)))
    if wound.bleeding:
        alone.append((replace(bare, bleeding=True), replace(wound, bleeding=False)))
    for place, penalty in enumerate(wound.penalties):
        left = (*wound.penalties[:place], *wound.penalties[place + 1 :])
        alone.append((replace(bare, penalties=(penalty,)), replace(wound, penalties=left)))
    if wound.useless:
        alone.append((replace(bare, useless=wound.useless), replace(wound, useless="")))
    found = [Thread(clocks(settings, profile, one)[0], without) for one, without in alone]
    for place, test in enumerate(wound.pending):
        rest = (*wound.pending[:place], *wound.pending[place + 1 :])
        told = clocks(settings, profile, replace(bare, pending=(test,)))[0]
        found.append(Thread(told, replace(wound, pending=rest), place))
    if wound.lodged:
        found.append(Thread(say("wh.sheet.lodged"), replace(wound, lodged=False)))
    return tuple(found)


def bone(wound: Wound) -> str:
    """What healing a wound means: a bone that is broken, or the flesh ("")."""
    return "casse" if any(one.broken for one in wound.injuries) else ""


def effect_of(tables: Tables, kind: str, location: str, value: int) -> str:
    """What the tables say of an effect, "" where there is none."""
    row = tables.criticals.get((kind, location, value))
    return "" if row is None else row.summary
