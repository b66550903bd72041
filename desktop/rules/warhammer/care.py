"""What care, healing and days do to wounds (III, V): clocks, penalties that end, infections that
run."""

from collections.abc import Iterable

from msgspec.structs import replace

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Message, say
from desktop.rules.warhammer.document import Character, Doom, State, Wound
from desktop.rules.warhammer.infection import Phase, penalty, phase_on
from desktop.rules.warhammer.settings import Settings

CARED = "soins"
"""Until when some penalties last."""
DEADLY = "gangrene"
"""The infection that kills at its end."""
HOURS = 24
_SPLINT = "avant-bras-soins"
_ROUNDS, _HOURS, _DAYS = "rounds", "heures", "jours"


def cared(wound: Wound) -> Wound:
    """A wound after care: bleeding and clocks that care can stop are over, and the penalties that
    last until then (WH-CRIT-DEADLINE)."""
    doom = wound.doom
    return replace(
        wound,
        cared=True,
        bleeding=False,
        doom=None if doom is not None and doom.curable else doom,
        useless="" if wound.useless == _SPLINT else wound.useless,
        penalties=tuple(each for each in wound.penalties if each.until != CARED),
    )


def healed(wound: Wound) -> Wound:
    """A wound that is over: nothing of it runs any more, what it changed for good stays."""
    return replace(
        cared(wound), healed=True, doom=None, useless="", penalties=(), pending=(), lodged=False
    )


def phase(settings: Settings, wound: Wound, renewed_be: int, natural_be: int) -> Phase | None:
    """Where the infection of a wound stands; None without one, or once it is over."""
    infection = wound.infection
    if infection is None or infection.over or wound.healed:
        return None
    be = infection_be(settings, renewed_be, natural_be)
    return phase_on(infection.course, be, infection.day, in_bed=infection.in_bed)


def infection_be(settings: Settings, renewed_be: int, natural_be: int) -> int:
    """The BE that the days of an infection count by (the reading `infection_be`)."""
    return renewed_be if settings.readings.infection_be == "renove" else natural_be


def fever(
    settings: Settings, wounds: Iterable[Wound], renewed_be: int, natural_be: int
) -> Breakdown:
    """What running infections cost every roll; those of one kind do not add up
    (WH-INFECT-NO-STACK)."""
    total = Breakdown()
    running: list[tuple[str, Phase]] = []
    for wound in wounds:
        now = phase(settings, wound, renewed_be, natural_be)
        if wound.infection is None or now is None:
            continue
        each = (wound.infection.course, now)
        cost = penalty((*running, each)) - penalty(running)
        label = say("wh.infection.fever", zone=say(f"wh.zone.{wound.location}"))
        total = total.plus(label, cost, "WH-INFECT-NO-STACK")
        running.append(each)
    return total


def feverish(
    settings: Settings, character: Character, base: Breakdown, renewed_be: int, natural_be: int
) -> Breakdown:
    """What a wounded body is tested under: a sum with what running infections cost every roll
    (WH-INFECT-MARGIN-20)."""
    ill = fever(settings, character.wounds, renewed_be, natural_be)
    return Breakdown((*base.lines, *ill.lines))


def passed(
    settings: Settings, character: Character, days: int, renewed_be: int, natural_be: int
) -> tuple[Character, tuple[Message, ...]]:
    """A character some days later, and what happened meanwhile: rounds are long over, clocks and
    infections ran, a clock that ran out killed. Fortune points are back."""
    told: list[Message] = []
    state = _rested(character.state)
    wounds: list[Wound] = []
    for wound in character.wounds:
        after, dies = _older(settings, wound, days, renewed_be, natural_be)
        wounds.append(after)
        zone = say(f"wh.zone.{wound.location}")
        if dies and not state.dead:
            state = replace(state, dead=True)
            told.append(say("wh.days.dead", zone=zone))
        was, now = wound.infection, after.infection
        if was is not None and now is not None and now.over and not was.over and not dies:
            told.append(say("wh.days.infection-over", zone=zone))
    changed = replace(character, wounds=tuple(wounds), state=state, fortune_spent=0)
    return changed, tuple(told)


def _rested(state: State) -> State:
    """What counts rounds is over after a day."""
    return replace(state, no_action=0, half=False, last=0, stunned=0)


def _older(
    settings: Settings, wound: Wound, days: int, renewed_be: int, natural_be: int
) -> tuple[Wound, bool]:
    """A wound some days later, and whether it has killed."""
    if wound.healed:
        return wound, False
    after = replace(
        wound,
        days=wound.days + days,
        penalties=tuple(one for one in wound.penalties if one.rounds is None),
        pending=tuple(one for one in wound.pending if one.rounds is None),
    )
    doom = None if wound.doom is None else _run(wound.doom, days, after.days)
    dies = wound.doom is not None and doom is None
    infection = wound.infection
    if infection is not None and not infection.over:
        infection = replace(infection, day=infection.day + days)
        running = replace(after, infection=infection)
        if phase(settings, running, renewed_be, natural_be) is None:
            infection = replace(infection, over=True)
            dies = dies or infection.course == DEADLY
    return replace(after, doom=doom, infection=infection), dies


def _run(doom: Doom, days: int, age: int) -> Doom | None:
    """A clock after some days, in a wound `age` days old; None when it has run out. One whose
    hours are over may leave days until an infection kills, counted from the wound."""
    if doom.unit == _ROUNDS:
        return None
    left = doom.left - days * (HOURS if doom.unit == _HOURS else 1)
    if left > 0:
        return replace(doom, left=left)
    if doom.days > age:
        return replace(doom, left=doom.days - age, unit=_DAYS, days=0)
    return None
