"""What a sheet of HARP | TdM says of somebody, in words."""

from desktop.rules.harp import death, diseases, herbs, wounds
from desktop.rules.harp.death import State
from desktop.rules.harp.document import Ailment, Character, Herb, Wound
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.skills import skill_name
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import Message, Text, say


def number(value: int) -> Message:
    """A plain number."""
    return say("harp.sheet.number", value=value)


def signed(value: int) -> Message:
    """A number with its sign."""
    return say("harp.sheet.signed", value=value)


def vision_words(tables: Tables, character: Character) -> Text:
    """How somebody sees, with the range of sight in the dark."""
    row = tables.visions.get(character.vision.kind)
    if row.ranged:
        return say("harp.sheet.vision-range", name=row.name, metres=character.vision.range)
    return row.name


def state_words(tables: Tables, settings: Settings, character: Character) -> tuple[Message, ...]:
    """What holds now: between life and death, how badly hurt, what runs; nothing of somebody
    well."""
    found: list[Message] = []
    state = death.state(tables, settings, character)
    life = character.life
    if state is State.DYING:
        found.append(say("harp.state.trepasse", rounds=life.left or 0))
    elif life.cause is not None:
        found.append(say(f"harp.state.{state.value}"))
        found.append(say(f"harp.cause.{life.cause.value}"))
    elif state is not State.CONSCIOUS:
        found.append(say(f"harp.state.{state.value}"))
    severity = wounds.severity(tables, settings, character)
    if severity is not None and life.cause is None:
        found.append(say("harp.state.severity", name=severity.name))
    if (bleeding := diseases.bleeding(tables, character)) and life.cause is None:
        found.append(say("harp.state.bleeding", points=bleeding))
    if life.cause is None:
        found += [ailment_words(tables, one) for one in character.ailments]
        found += [herb_words(one) for one in character.herbs]
    return tuple(found)


def prepared_words(tables: Tables, character: Character) -> tuple[Message, ...]:
    """Bonuses that wait for the next roll on a skill (HARP-NEAR-MISS, HARP-BONUS-STACK)."""
    found: list[Message] = []
    for one in character.prepared:
        skill = next((each for each in character.skills if each.id == one.skill), None)
        if skill is not None:
            name = skill_name(tables, skill)
        else:
            known = one.skill in tables.skills
            name = tables.skills.get(one.skill).name if known else one.skill
        found.append(say("harp.state.prepared", name=name, value=one.amount))
    return tuple(found)


def ailment_words(tables: Tables, ailment: Ailment) -> Message:
    """An ailment with its level."""
    name = diseases.ailment_name(tables, ailment)
    if not ailment.level:
        return say("harp.state.ill", name=name)
    level = diseases.level_name(ailment.disease, ailment.level)
    return say("harp.state.ill-level", name=name, level=level)


def herb_words(herb: Herb) -> Message:
    """A herb that was taken, and when it works (HARP-HEAL-HERBS)."""
    time, name = herbs.span(herb.left), herbs.herb_name(herb)
    return say("harp.state.herb", name=name, time=time, points=herb.points)


def substances(tables: Tables, ailment: Ailment) -> Message:
    """What somebody may suffer an allergy of (HARP-DIS-ALLERGIE)."""
    disease = diseases.disease_of(tables, ailment)
    known = () if disease is None else disease.substances
    return say("harp.sheet.list", items=tuple(say(f"harp.substance.{one}") for one in known))


def ailment_clocks(tables: Tables, ailment: Ailment) -> Message:
    """The clocks of an ailment and what it did so far."""
    clocks = (
        ("days", ailment.days),
        ("fever", ailment.fever),
        ("deaf", ailment.deaf),
        ("coma-in", ailment.coma_in),
        ("rounds", ailment.rounds),
        ("limbs", ailment.limbs),
        ("teeth", ailment.parts.teeth),
        ("toes", sum(ailment.parts.toes)),
        ("fingers", sum(ailment.parts.fingers)),
    )
    said = [say(f"harp.clock.{name}", count=value) for name, value in clocks if value]
    for kind, one in diseases.penalties(tables, ailment):
        if kind != "tout":
            said.append(say(f"harp.clock.{kind}", value=one.amount))
    if ailment.coma:
        said.append(say("harp.clock.coma"))
    if ailment.substance:
        said.append(say("harp.clock.substance", name=ailment.substance))
    left, right = diseases.useless_hands(tables, ailment)
    said += [say("harp.clock.left-hand")] if left else []
    said += [say("harp.clock.right-hand")] if right else []
    return say("harp.sheet.list", items=tuple(said))


def wound_words(wound: Wound) -> Message:
    """What a wound is beside its numbers."""
    said: list[Message] = []
    if wound.structure:
        said.append(say(f"harp.structure.{wound.structure}"))
    if wound.main:
        said.append(say("harp.sheet.main"))
    if wound.treated:
        said.append(say("harp.sheet.treated"))
    if wound.needs is not None:
        said.append(say("harp.sheet.healing", rested=wound.rested, needs=wound.needs))
    return say("harp.sheet.list", items=tuple(said))
