"""A Warhammer character in words: numbers, wounds with what still runs of them, states."""

from collections.abc import Collection, Iterable

from desktop.rules.message import Message, Text, say
from desktop.rules.warhammer import care
from desktop.rules.warhammer.document import (
    CHARACTERISTICS,
    Character,
    Infection,
    Injury,
    Ongoing,
    Pending,
    State,
    Wound,
)
from desktop.rules.warhammer.harm import label
from desktop.rules.warhammer.limbs import SIDES, blind
from desktop.rules.warhammer.profile import Profile
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.gear import CRITICAL_KINDS
from desktop.rules.warhammer.tables.tables import Tables

NONE = "—"
STATS = ("m", "actions", "hearing", "intimidation", "sight", "smell")
PARTS = (
    "amputation",
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
FOUL = ("propre", "sale", "souillee")
COURSES = ("fievre", "grave", "gangrene")
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
    """Where a wound is and how bad: its place in the tables, and the side where it is known."""
    if wound.side:
        return say(
            "wh.sheet.wound-side",
            zone=say(f"wh.zone.{wound.location}"),
            side=_named("side", wound.side, SIDES),
            kind=_named("kind-of-wound", wound.kind, CRITICAL_KINDS),
            value=wound.value,
        )
    return say(
        "wh.sheet.wound",
        zone=say(f"wh.zone.{wound.location}"),
        kind=_named("kind-of-wound", wound.kind, CRITICAL_KINDS),
        value=wound.value,
    )


def wound_effect(tables: Tables, wound: Wound) -> str:
    """What the tables say of a wound, "" for one that they do not know."""
    row = tables.criticals.get((wound.kind, wound.location, wound.value))
    return "" if row is None else row.summary


def told_effect(tables: Tables, wound: Wound) -> Message:
    """A wound and what happened, in one line."""
    effect = wound_effect(tables, wound)
    if not effect:
        return wound_name(wound)
    return say("wh.sheet.wound-effect", wound=wound_name(wound), effect=effect)


def clocks(settings: Settings, profile: Profile, wound: Wound) -> tuple[Message, ...]:
    """What runs of a wound, the gravest first; () for one that is only waited out."""
    if wound.healed:
        return ()
    found: list[Message] = []
    if wound.doom is not None:
        unit = say(f"wh.sheet.{_UNITS.get(wound.doom.unit, 'days')}", count=wound.doom.left)
        key = "wh.sheet.doom" if wound.doom.curable else "wh.sheet.doom-sure"
        found.append(say(key, left=unit))
        if wound.doom.days:
            found.append(say("wh.sheet.doom-days", count=wound.doom.days))
    if wound.bleeding:
        found.append(say("wh.sheet.bleeding"))
    phase = care.phase(settings, wound, profile.be.total, profile.natural_be)
    if phase is not None and wound.infection is not None:
        found.append(_infected(wound.infection, phase.penalty))
    found += [lasting(one) for one in wound.penalties]
    found += [_to_come(one) for one in wound.pending]
    found += [say("wh.sheet.useless")] if wound.useless else []
    return tuple(found)


def running(settings: Settings, profile: Profile, wound: Wound) -> tuple[Message, ...]:
    """Everything that a sheet tells of a wound: its clocks, what is in it, care, age."""
    found = list(clocks(settings, profile, wound))
    if wound.lodged:
        found.append(say("wh.sheet.lodged-barbed" if wound.barbed else "wh.sheet.lodged"))
    found += [say("wh.sheet.fragment")] if wound.fragment else []
    if wound.weapon_state in FOUL:
        found.append(say(f"wh.sheet.foul-{wound.weapon_state}"))
    if wound.healed:
        found.append(say("wh.sheet.healed"))
    elif wound.cared:
        found.append(say("wh.sheet.cared"))
    else:
        found.append(say("wh.sheet.not-cared"))
    if wound.days:
        found.append(say("wh.sheet.old", count=wound.days))
    return tuple(found)


def _infected(infection: Infection, penalty: int) -> Message:
    key = "infection" if infection.in_bed else "infection-up"
    name: Text = _named("infection-course", infection.course, COURSES)
    return say(f"wh.sheet.{key}", name=name, day=infection.day, penalty=penalty)


def _to_come(test: Pending) -> Message:
    """A test of a wound that is still to be made."""
    what = stat_name(test.characteristic)
    if test.rounds is None:
        return say("wh.sheet.test-after-care", what=what, modifier=test.modifier)
    if not test.rounds:
        return say("wh.sheet.test-now", what=what, modifier=test.modifier)
    return say("wh.sheet.test-in", what=what, modifier=test.modifier, count=test.rounds)


def lasting(one: Ongoing) -> Message:
    """A penalty that runs: for some rounds, or until something happens."""
    cost: Text = say("wh.sheet.half") if one.halved else signed(one.amount)
    if one.rounds is not None:
        until = say("wh.sheet.for-rounds", count=one.rounds)
    else:
        until = say(f"wh.sheet.until-{one.until if one.until in ENDS else ENDS[-1]}")
    return say("wh.sheet.running", what=stat_name(one.stat), cost=cost, lasting=until)


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


def body_states(character: Character) -> tuple[Message, ...]:
    """What holds of the body as a whole, the gravest first."""
    return (*_out(character.state), *_hampered(character))


def _out(body: State) -> tuple[Message, ...]:
    """Dead, dying or unconscious, whichever is worse."""
    for name, on in (
        ("dead", body.dead),
        ("dying", bool(body.dying)),
        ("unconscious", body.unconscious),
    ):
        if on:
            return (say(f"wh.sheet.{name}"),)
    return ()


def _hampered(character: Character) -> tuple[Message, ...]:
    """What keeps somebody from acting as he would."""
    body = character.state
    found = [say("wh.sheet.paralysed", limb=_named("limb", one, LIMBS)) for one in body.paralysed]
    found += [say("wh.sheet.blind")] if blind(character) else []
    found += [say("wh.sheet.prone")] if body.prone else []
    for key, count in (
        ("stunned", body.stunned),
        ("no-action", body.no_action),
        ("last", body.last),
    ):
        if count:
            found.append(say(f"wh.sheet.{key}", rounds=say("wh.sheet.rounds", count=count)))
    found += [say("wh.sheet.half-lost")] if body.half else []
    return tuple(found)


def states(settings: Settings, profile: Profile, character: Character) -> tuple[Message, ...]:
    """What holds now for a card: who is down, wounds that kill, what hampers, and the other wounds
    that have not healed."""
    wounds = [one for one in character.wounds if not one.healed]
    deadly = [one for one in wounds if one.doom is not None or one.bleeding]
    others = [one for one in wounds if one not in deadly]
    return (
        *_out(character.state),
        *(told(settings, profile, one) for one in deadly),
        *_hampered(character),
        *(told(settings, profile, one) for one in others),
    )


def told(settings: Settings, profile: Profile, wound: Wound) -> Message:
    """A wound in one line, with its clocks where there are any."""
    found = clocks(settings, profile, wound)
    if not found:
        return label(wound)
    return say("wh.sheet.wound-running", wound=label(wound), running=found)
