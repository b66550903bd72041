"""What the GM may say of anybody at any time, damage to several, and the words of the table."""

from collections.abc import Mapping, Sequence

from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.message import Message, say
from desktop.rules.system import Refused
from desktop.rules.warhammer.document import ZONES
from desktop.rules.warhammer.fight import judging
from desktop.rules.warhammer.fight.choices import yes_no
from desktop.rules.warhammer.fight.commands import (
    Sweep,
)
from desktop.rules.warhammer.fight.parts import Phase
from desktop.rules.warhammer.fight.situations import NO, NONE, YES
from desktop.rules.warhammer.fight.state import MUD, SNOW, Fighter, State
from desktop.rules.warhammer.tables.gear import CRITICAL_KINDS
from desktop.rules.warhammer.tables.tables import Tables


def extras(tables: Tables, state: State) -> tuple[Ask, ...]:
    """What the GM may say of anybody, and the words of the table about an attack."""
    if state.phase is Phase.CLOSED:
        return ()
    found: list[Ask] = []
    for one in state.fighters:
        if not one.removed:
            found += _of_fighter(tables, state, one)
    found += [
        Ask(
            id=f"narrate:{each.id}",
            actor=each.attacker,
            title=say("wh.fight.ask.narrate", title=each.title),
            fields=(AskField("text", say("wh.fight.field.text"), prose=True, default=each.told),),
        )
        for each in state.records[-1:]
        if each.over
    ]
    return tuple(found)


def _of_fighter(tables: Tables, state: State, one: Fighter) -> list[Ask]:
    answers = yes_no()
    states = tuple(Option(each, say(f"wh.fight.condition.{each}")) for each in judging.CONDITIONS)
    found = [
        Ask(
            id=f"condition:{one.id}",
            actor=one.id,
            title=say("wh.fight.ask.condition", name=one.name),
            fields=(
                AskField("what", say("wh.fight.field.condition"), states),
                AskField("on", say("wh.fight.field.on"), answers, default=YES),
            ),
        ),
        Ask(
            id=f"hurt:{one.id}",
            actor=one.id,
            title=say("wh.fight.ask.hurt", name=one.name),
            fields=(_value_field(), *_harm_fields(tables)),
            wounds=True,
        ),
        Ask(
            id=f"ground:{one.id}",
            actor=one.id,
            title=say("wh.fight.ask.ground"),
            fields=(
                AskField(
                    "ground",
                    say("wh.fight.field.ground"),
                    tuple(
                        Option(each or NONE, say(f"wh.fight.ground.{each or 'dry'}"))
                        for each in ("", MUD, SNOW)
                    ),
                    default=state.ground or NONE,
                ),
                AskField(
                    "cramped",
                    say("wh.fight.field.cramped"),
                    answers,
                    default=YES if state.cramped else NO,
                ),
            ),
        ),
    ]
    others = tuple(
        Option(each.id, each.name)
        for each in state.fighters
        if each.id != one.id and not each.removed
    )
    if others:
        found.append(
            Ask(
                id=f"engage:{one.id}",
                actor=one.id,
                title=say("wh.fight.ask.engage", name=one.name),
                fields=(
                    AskField("foe", say("wh.fight.field.foe"), others),
                    AskField("on", say("wh.fight.field.engaged"), answers, default=YES),
                ),
            )
        )
    open_ = tuple(
        Option(each.id, wound_name(each.location, each.value))
        for each in one.document.wounds
        if not each.cared and not each.healed
    )
    if open_:
        found.append(
            Ask(
                id=f"care:{one.id}",
                actor=one.id,
                title=say("wh.fight.ask.care", name=one.name),
                fields=(AskField("wound", say("wh.fight.field.wound"), open_),),
            )
        )
    return found


def wound_name(zone: str, value: int) -> Message:
    """A wound in a list."""
    return say("wh.wound.label", zone=say(f"wh.zone.{zone}"), value=value)


def _harm_fields(tables: Tables) -> tuple[AskField, ...]:
    kinds = tuple(Option(each, say(f"wh.fight.kind.{each}")) for each in CRITICAL_KINDS)
    zones = tuple(Option(each, tables.locations.get(each).name) for each in ZONES)
    return (
        AskField("kind", say("wh.fight.field.kind"), kinds, default=kinds[0].value),
        AskField("zone", say("wh.fight.field.zone"), zones, default="corps"),
    )


def _value_field() -> AskField:
    return AskField("value", say("wh.fight.field.value"), least=1, most=judging.MOST_VALUE)


def area_fields(tables: Tables) -> tuple[AskField, ...]:
    """What has to be said of damage done to several at once."""
    damage = AskField("damage", say("wh.fight.field.damage"), least=1, most=judging.MOST_DAMAGE)
    armour = AskField("armour", say("wh.fight.field.armour"), yes_no(), default=YES)
    return (damage, *_harm_fields(tables), armour)


def area(targets: Sequence[tuple[str, bool]], values: Mapping[str, str]) -> Sweep | Refused:
    """The command of `area_fields`."""
    damage = values.get("damage", "")
    if not damage.isdecimal():
        return Refused(say("wh.fight.why.value"))
    return Sweep(
        targets=tuple((fighter, halved) for fighter, halved in targets),
        damage=int(damage),
        kind=values.get("kind", CRITICAL_KINDS[0]),
        zone=values.get("zone", "corps"),
        armour=values.get("armour", YES) == YES,
    )
