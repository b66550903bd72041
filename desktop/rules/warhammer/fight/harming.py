"""What a blow does to a body (III): armour that counts, damage, wear, critical value and effect,
sudden death of NPCs."""

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.dice import DieKey, DieSpec
from desktop.rules.message import Message, say
from desktop.rules.system import NeedDice
from desktop.rules.warhammer import armour, critical, limbs
from desktop.rules.warhammer.critical_value import critical_value
from desktop.rules.warhammer.document import Hand, Wound
from desktop.rules.warhammer.fight import sums
from desktop.rules.warhammer.fight.events import Changed, Paired
from desktop.rules.warhammer.fight.state import Fighter, State
from desktop.rules.warhammer.fight.story import Story
from desktop.rules.warhammer.fight.suffering import brings, costs
from desktop.rules.warhammer.percent import FACES
from desktop.rules.warhammer.tables.tables import Tables
from desktop.rules.warhammer.telling import Missing

replace = msgspec.structs.replace
BARBED = "barbeles"
FLEE, DIES = "rompt", "meurt"


class Harm(msgspec.Struct, frozen=True, kw_only=True):
    """Where and how somebody is hurt: the kind of the critical effects, whether the weapon is
    Précise, a barbed missile, `mental` tests, and which key the dice of this harm have."""

    zone: str
    kind: str
    precise: bool = False
    barbed: bool = False
    mental: bool = False
    key: str = ""


def layers(tables: Tables, story: Story, victim: Fighter, zone: str) -> tuple[armour.Layer, ...]:
    """The layers that count on a zone; those that cover it in part roll for it
    (WH-ARMOUR-FRACTION-ROLL)."""
    story.need(*coverage(tables, victim, zone))
    worn = armour.layers(tables, victim.document, zone)
    return tuple(
        one
        for place, one in enumerate(worn)
        if one.whole or one.covers(story.dice.value(DieKey("coverage", victim.id, place)))
    )


def coverage(tables: Tables, victim: Fighter, zone: str) -> tuple[DieSpec, ...]:
    """The dice that tell which of the layers that cover a zone in part count."""
    return tuple(
        DieSpec(
            DieKey("coverage", victim.id, place),
            FACES,
            say("wh.fight.die.coverage", armour=one.armour.name, least=25 * one.quarters),
        )
        for place, one in enumerate(armour.layers(tables, victim.document, zone))
        if not one.whole
    )


def wear(
    tables: Tables, story: Story, victim: Fighter, zone: str, counted: tuple[armour.Layer, ...]
) -> None:
    """The outermost armour that counted loses a PV (WH-ARMOUR-WEAR-HIT)."""
    ids = tuple(one.armour.id for one in counted)
    worn = armour.wear(tables, victim.document, zone, ids)
    if worn.lost is None:
        return
    if story.happens(f"wear:{victim.id}", victim.id, worn.lost):
        story.tell(Changed(fighter=victim.id, armour=worn.armour))
        story.say(say("wh.fight.line.of", name=victim.name, what=worn.lost))


def hurt(tables: Tables, story: Story, fighter: str, damage: int, harm: Harm) -> Breakdown:
    """The critical effect of a blow that did 1 or more damage (WH-GEN-NO-WOUNDS); its value."""
    victim = story.fighter(fighter)
    roll = story.roll("critical", victim.id, FACES, say("wh.fight.die.critical", name=victim.name))
    value = critical_value(
        tables,
        damage,
        roll,
        precise=harm.precise,
        tough=victim.document.talent("dur-a-cuire"),
    )
    if story.state.settings.options.sudden_death and not victim.character:
        sudden(tables, story, victim, value.total)
    else:
        effect(tables, story, victim, value.total, harm)
    return value


def sudden(tables: Tables, story: Story, victim: Fighter, value: int) -> None:
    """An NPC fights on, tries to break off, or dies (WH-SUDDEN-DEATH)."""
    row = next(one for one in tables.sudden_death if one.least <= value <= one.most)
    text = say("wh.fight.sudden", value=value, what=row.name)
    if not story.happens(f"wound:{victim.id}", victim.id, text):
        return
    if row.id == FLEE:
        story.mark(victim.id, breaking=True)
    if row.id == DIES:
        story.body(victim.id, dead=True)
        fallen(story, victim.id)
    story.say(say("wh.fight.line.of", name=victim.name, what=text))


def wound_id(state: State, victim: Fighter) -> str:
    """The id of a fighter's next wound: never one that he has."""
    taken = {one.id for one in victim.document.wounds}
    number = len(taken) + 1
    while f"f{state.round}-{number}" in taken:
        number += 1
    return f"f{state.round}-{number}"


def effect(tables: Tables, story: Story, victim: Fighter, value: int, harm: Harm) -> None:
    """One of the 240 effects, with its tests, penalties and clocks."""
    row = tables.criticals[(harm.kind, harm.zone, value)]
    mine = sums.of(tables, story.state, victim)
    renewed = story.state.settings.readings.durations_be == "renove"
    blow = critical.Blow(
        wound=wound_id(story.state, victim),
        critical=row,
        victim=critical.Victim(
            id=victim.id,
            e=sums.plain(victim, tables, story.state, "e").total,
            fm=sums.plain(victim, tables, story.state, "fm").total,
            ag=sums.plain(victim, tables, story.state, "ag").total,
            be=mine.be.total if renewed else mine.natural_be,
        ),
        state=victim.document.state,
        fm=harm.mental,
    )
    suffered = critical.suffer(blow, story.dice)
    if isinstance(suffered, NeedDice):
        raise Missing(suffered.specs)
    id = f"wound:{victim.id}"
    told = critical.summary(row)
    parts = brings(story.state.settings, mine, victim.document, suffered)
    whole = say("wh.fight.brings", what=told, parts=parts) if parts else told
    if not story.happens(id, victim.id, whole):
        return
    wound = replace(suffered.wound, barbed=harm.barbed)
    if suffered.lodged_doubtful:
        text = say("wh.fight.lodged", name=victim.name)
        wound = replace(wound, lodged=story.happens(f"lodged:{victim.id}", victim.id, text, id))
    story.tell(
        Changed(
            fighter=victim.id,
            wounds=(*victim.document.wounds, wound),
            state=suffered.state,
        )
    )
    details = tuple(
        say(
            "wh.fight.detail.passed" if one.result.success else "wh.fight.detail.failed",
            name=say(f"wh.c.{one.test.characteristic}"),
            need=one.result.target,
            roll=one.result.roll,
            degrees=one.result.degrees,
        )
        for one in suffered.tested
    )
    story.say(say("wh.fight.line.of", name=victim.name, what=told), *details, *costs(wound))
    _what_runs(story, victim, wound)
    if suffered.drops:
        lets_go(story, victim.id, id)
    else:
        loses_hold(story, victim.id, id)
    fallen(story, victim.id)


def _what_runs(story: Story, victim: Fighter, wound: Wound) -> None:
    """Say what a wound leaves running, and what it did to the fighter's state."""
    if wound.doom is not None:
        left = say(f"wh.fight.unit.{wound.doom.unit}", count=wound.doom.left)
        story.say(say("wh.fight.line.doom", name=victim.name, left=left))
    was, now = victim.document.state, story.fighter(victim.id).document.state
    for what in ("prone", "unconscious", "dead"):
        if getattr(now, what) and not getattr(was, what):
            story.say(say(f"wh.fight.line.{what}", name=victim.name))
    if now.no_action > was.no_action:
        story.say(say("wh.fight.line.no-action", name=victim.name, rounds=now.no_action))


def lets_go(story: Story, fighter: str, follows: str = "") -> None:
    """What is in the hands falls."""
    one = story.fighter(fighter)
    held = [each for each in one.document.weapons if each.hand is not Hand.NONE]
    if not held:
        return
    text = say("wh.fight.drops", name=one.name)
    if story.happens(f"drop:{fighter}", fighter, text, follows):
        weapons = tuple(replace(each, hand=Hand.NONE) for each in one.document.weapons)
        story.tell(Changed(fighter=fighter, weapons=weapons))
        story.say(text)


def loses_hold(story: Story, fighter: str, follows: str = "") -> None:
    """What a lost hand held falls."""
    one = story.fighter(fighter)
    weapons = limbs.let_go(one.document)
    if weapons == one.document.weapons:
        return
    text = say("wh.fight.loses-hold", name=one.name)
    if story.happens(f"drop:{fighter}", fighter, text, follows):
        story.tell(Changed(fighter=fighter, weapons=weapons))
        story.say(text)


def falls(story: Story, fighter: str, id: str, text: Message, follows: str = "") -> None:
    """Somebody falls, unless he lies already or the GM says otherwise."""
    one = story.fighter(fighter)
    if not one.document.state.prone and story.happens(id, fighter, text, follows):
        story.body(fighter, prone=True)
        story.say(text)


def fallen(story: Story, fighter: str) -> None:
    """Whoever can do nothing more is engaged with nobody."""
    if story.fighter(fighter).able:
        return
    pairs = tuple(one for one in story.state.pairs if not one.holds(fighter))
    if pairs != story.state.pairs:
        story.tell(Paired(pairs=pairs))
