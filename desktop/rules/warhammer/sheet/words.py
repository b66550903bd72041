"""A Warhammer character in words: numbers, wounds with what still runs of them, states."""

from collections.abc import Collection, Iterable

from desktop.rules.message import Message, Text, say
from desktop.rules.warhammer import care
from desktop.rules.warhammer.document import CHARACTERISTICS, Character, Injury, Wound
from desktop.rules.warhammer.harm import label
from desktop.rules.warhammer.profile import Profile
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.tables import Tables

NONE = "—"
STATS = ("m", "actions", "hearing", "intimidation", "sight", "smell")
PARTS = (
    "bras",
    "dents",
    "doigts",
    "gros-orteil",
    "jambe",
    "main",
    "oeil",
    "oreille",
    "orteils",
    "pied",
    "sterilite",
)
ENDS = ("combat", "soins", "guerison")
LIMBS = ("jambe-droite", "jambe-gauche")
_UNITS = {"rounds": "rounds", "heures": "hours", "jours": "days"}


def number(value: int) -> Text:
    """A number as shown; a negative one is a message, for its true minus sign."""
    return str(value) if value >= 0 else say("wh.sheet.number", value=value)


def listed(items: Iterable[Text]) -> Message:
    """Several things one after another."""
    told = tuple(
        one if isinstance(one, Message) else say("wh.sheet.word", text=one) for one in items
    )
    return say("wh.sheet.list", items=told)


def signed(value: int) -> Message:
    """A number with its sign."""
    return say("wh.sheet.signed", value=value)


def stat_name(stat: str) -> Text:
    """What a penalty or an injury bears on."""
    return say(f"wh.c.{stat}") if stat in CHARACTERISTICS else _named("stat", stat, STATS)


def _named(group: str, id: str, known: Collection[str]) -> Text:
    """The name of an id; its own words where the program has none for it."""
    return say(f"wh.{group}.{id}") if id in known else id


def wound_name(wound: Wound) -> Message:
    """Where a wound is and how bad: its place in the tables."""
    return say(
        "wh.sheet.wound",
        zone=say(f"wh.zone.{wound.location}"),
        kind=say(f"wh.kind-of-wound.{wound.kind}"),
        value=wound.value,
    )


def wound_effect(tables: Tables, wound: Wound) -> str:
    """What the tables say of a wound, "" for one that they do not know."""
    row = tables.criticals.get((wound.kind, wound.location, wound.value))
    return "" if row is None else row.summary


def clocks(settings: Settings, profile: Profile, wound: Wound) -> tuple[Message, ...]:
    """What still runs of a wound, the gravest first; () for one that is only waited out."""
    if wound.healed:
        return (say("wh.sheet.healed"),)
    found: list[Message] = []
    if wound.doom is not None:
        unit = say(f"wh.sheet.{_UNITS.get(wound.doom.unit, 'days')}", count=wound.doom.left)
        key = "wh.sheet.doom" if wound.doom.curable else "wh.sheet.doom-sure"
        found.append(say(key, left=unit))
    if wound.bleeding:
        found.append(say("wh.sheet.bleeding"))
    phase = care.phase(settings, wound, profile.be.total, profile.natural_be)
    if phase is not None and wound.infection is not None:
        found.append(say("wh.sheet.infection", day=wound.infection.day, penalty=phase.penalty))
    found += [_running(one.stat, one.amount, one.rounds, one.until) for one in wound.penalties]
    found += [say("wh.sheet.useless")] if wound.useless else []
    found += [say("wh.sheet.lodged")] if wound.lodged else []
    if wound.pending:
        found.append(say("wh.sheet.tests-to-come", count=len(wound.pending)))
    if not wound.cared:
        found.append(say("wh.sheet.not-cared"))
    return tuple(found)


def _running(stat: str, amount: int, rounds: int | None, until: str) -> Message:
    """A penalty that runs: for some rounds, or until something happens."""
    what = stat_name(stat)
    cost: Text = signed(amount) if amount else say("wh.sheet.half")
    if rounds is not None:
        lasting = say("wh.sheet.for-rounds", count=rounds)
    else:
        lasting = say(f"wh.sheet.until-{until if until in ENDS else ENDS[-1]}")
    return say("wh.sheet.running", what=what, cost=cost, lasting=lasting)


def injury(one: Injury) -> Message:
    """What a wound left for good."""
    if one.what:
        key = "wh.sheet.broken-part" if one.broken else "wh.sheet.lost-part"
        return say(key, what=_named("part", one.what, PARTS), count=max(1, one.count))
    cost: Text = say("wh.sheet.half") if one.halved else signed(one.amount)
    key = f"wh.sheet.for-good-{one.only}" if one.only else "wh.sheet.for-good"
    return say(key, what=stat_name(one.stat), cost=cost)


def injuries(character: Character) -> tuple[tuple[Wound, Injury], ...]:
    """What stays of every wound, healed ones too."""
    return tuple((wound, one) for wound in character.wounds for one in wound.injuries)


def states(settings: Settings, profile: Profile, character: Character) -> tuple[Message, ...]:
    """What holds now, the gravest first: the body, then each wound that has not healed with what
    runs of it, then infections that cost every roll."""
    body = character.state
    found: list[Message] = []
    if body.dead:
        found.append(say("wh.sheet.dead"))
    elif body.dying:
        found.append(say("wh.sheet.dying"))
    elif body.unconscious:
        found.append(say("wh.sheet.unconscious"))
    found += [say("wh.sheet.paralysed", limb=_named("limb", one, LIMBS)) for one in body.paralysed]
    found += [say("wh.sheet.prone")] if body.prone else []
    for key, rounds in (
        ("stunned", body.stunned),
        ("no-action", body.no_action),
        ("last", body.last),
    ):
        if rounds:
            found.append(say(f"wh.sheet.{key}", rounds=say("wh.sheet.rounds", count=rounds)))
    found += [told(settings, profile, one) for one in character.wounds if not one.healed]
    return tuple(found)


def told(settings: Settings, profile: Profile, wound: Wound) -> Message:
    """A wound in one line, with its clocks where there are any."""
    running = clocks(settings, profile, wound)
    if not running:
        return label(wound)
    return say("wh.sheet.wound-running", wound=label(wound), running=running)
