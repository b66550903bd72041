"""A character in words: numbers, wounds, what holds now; never the figure of a secret clock."""

from desktop.rules.message import Message, Text, say
from desktop.rules.pv_negatifs import coma, essence, mortal
from desktop.rules.pv_negatifs.document import Character, MortalWound, Standing, Weapon
from desktop.rules.pv_negatifs.tables.injuries import Wound
from desktop.rules.pv_negatifs.tables.tables import Tables

NONE = "—"


def number(value: int) -> Text:
    """A number as shown; a negative one is a message, for its true minus sign."""
    return str(value) if value >= 0 else say("pv.sheet.number", value=value)


def signed(value: int) -> Text:
    """A number with its sign."""
    return say("pv.sheet.signed", value=value)


def damage(weapon: Weapon) -> Text:
    """Damage as dice."""
    if not weapon.bonus:
        return f"{weapon.dice}d{weapon.sides}"
    return say("pv.sheet.damage", dice=weapon.dice, sides=weapon.sides, bonus=weapon.bonus)


def standing(character: Character) -> tuple[Message, ...]:
    """What holds now, the gravest first; players read this too (PV-COMA-SECRET)."""
    body = character.body
    found: list[Message] = []
    if body.standing is not Standing.WELL:
        found.append(say(f"pv.state.{body.standing.value}"))
    if character.dead:
        return tuple(found)
    if body.standing is Standing.WELL and character.negatives:
        found.append(say("pv.state.negatives"))
    if body.stabilised and character.negatives:
        found.append(say("pv.state.stabilised"))
    hint = coma.hint(body.countdown, body.standing)
    found += [] if hint is None else [say("pv.state.hint", hint=hint)]
    return tuple(found)


def states(tables: Tables, character: Character) -> tuple[Message, ...]:
    """Everything that a card tells: how he bears up, wounds, conditions, essence."""
    found = list(standing(character))
    found += [say("pv.state.deep", threshold=one.threshold) for one in character.deep]
    found += [
        say("pv.state.mortal", name=wound_name(tables, one))
        for one in character.mortal
        if not one.healed
    ]
    found += [
        say("pv.state.condition", name=one.name)
        for one in tables.states
        if one.id in character.body.conditions
    ]
    if character.body.clothes:
        found.append(say("pv.state.clothes"))
    if essence.gone(tables, character):
        found.append(say("pv.state.empty"))
    return tuple(found)


def wound_name(tables: Tables, wound: MortalWound) -> Text:
    """What a mortal wound is called."""
    if wound.wound in tables.wounds:
        return tables.wounds.get(wound.wound).name
    return wound.note or wound.wound


def placed(tables: Tables, row: Wound) -> Message:
    """A row of Tables C to F with its zone."""
    zone = tables.locations.get(row.location).name
    return say("pv.state.mortal-at", zone=zone, name=row.name)


def wound_place(tables: Tables, wound: MortalWound) -> Text:
    """Where it is."""
    if wound.wound not in tables.wounds:
        return NONE
    return tables.locations.get(tables.wounds.get(wound.wound).location).name


def wound_marks(tables: Tables, wound: MortalWound) -> Message | str:
    """What must be known of it: healed, its clock to death, an amputation, a check to come."""
    found: list[Message] = []
    if wound.healed:
        return say("pv.wound.healed")
    if wound.rounds is not None:
        found.append(say("pv.wound.rounds", rounds=wound.rounds))
    if wound.open:
        found.append(say("pv.wound.open"))
    if wound.wound in tables.wounds and tables.wounds.get(wound.wound).amputation:
        found.append(say("pv.wound.amputation"))
    cost = mortal.handicaps(tables, (wound,))
    if cost.hands < 2:
        found.append(say("pv.wound.one-hand"))
    for what in ("spells", "potions", "scrolls"):
        times = getattr(cost, what)
        if times != 1:
            found.append(say(f"pv.wound.{what}-{'double' if times else 'none'}"))
    if cost.voiceless:
        found.append(say("pv.wound.voiceless"))
    if cost.move:
        found.append(say(f"pv.wound.move-{cost.move}"))
    if cost.rear:
        found.append(say("pv.wound.rear"))
    if cost.to_hit:
        found.append(say("pv.wound.to-hit", value=cost.to_hit))
    if cost.to_be_hit:
        found.append(say("pv.wound.to-be-hit", value=cost.to_be_hit))
    if cost.blind:
        found.append(say("pv.wound.blind"))
    return say("pv.sheet.list", items=tuple(found)) if found else NONE
