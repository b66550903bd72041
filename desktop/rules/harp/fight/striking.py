"""Attacks, what the GM reads of them, fumbles and odd throws (Jets d'Attaque, Les Maladresses)."""

from desktop.rules.harp import campaign, death, manoeuvre, rolls
from desktop.rules.harp.document import Cause, Character, Wound
from desktop.rules.harp.fight import sums
from desktop.rules.harp.fight.commands import Attack, Fumble, Result, Unusual
from desktop.rules.harp.fight.events import replace
from desktop.rules.harp.fight.parts import Critical, Fumbled, Held, Odd, Pending, Record
from desktop.rules.harp.fight.state import Fighter, State
from desktop.rules.harp.fight.story import Story, terms
from desktop.rules.harp.manoeuvre import Score
from desktop.rules.harp.rolls import SIDES
from desktop.rules.members import found
from desktop.rules.message import Message, say
from desktop.rules.system import Refused

MOST_MODIFIER, MOST_ROUNDS, MOST_CHANGE = 500, 99, 50
MOST_POINTS, MOST_BLEEDING, MOST_PENALTY = 999, 99, 200
"""The most that a result says: few enough digits to be typed without looking."""


def attack(story: Story, command: Attack) -> Refused | None:
    """An attack: an open-ended roll with everything that counts (HARP-KIND-ATTACK,
    HARP-FUMBLE-WEAPON, HARP-FUMBLE-AUTOFAIL)."""
    tables, settings = story.tables, story.state.settings
    one, target = story.fighter(command.fighter), story.state.find(command.target)
    if target is None or target not in story.state.others(one.id):
        return Refused(say("harp.fight.why.target"))
    weapon = sums.weapon_of(settings, one.document, command.weapon)
    if weapon is None:
        return Refused(say("harp.fight.why.weapon"))
    known = all(found(settings.situations, each) is not None for each in command.situations)
    if not known or abs(command.modifier) > MOST_MODIFIER:
        return Refused(say("harp.fight.why.value"))
    own = sums.offence(tables, settings, one.document, weapon)
    changes = sums.attack_modifiers(
        tables, story.state, one, target, command.situations, command.modifier
    )
    label = say("harp.fight.die.attack", name=one.name, foe=target.name)
    chain = rolls.roll(
        tables.manoeuvres.numbers, story.roller(one.id), "attack", label, is_open=True
    )
    score = manoeuvre.score(tables, settings, chain, own, changes, zone=weapon.fumble)
    total = campaign.noted(score.sum, sums.sureness(settings, one, target, command.situations))
    story.mark(one.id, acted=True)
    used_up(story, one.id, sums.ATTACK)
    hit = not score.fumble and score.total >= settings.fight_number("hit-from")
    read = sums.read(settings, weapon, chain, score.total) if hit else None
    key = "fumbles" if score.fumble else "hits" if hit else "misses"
    record = Record(
        id=story.next_record,
        fighter=one.id,
        target=target.id,
        sum=total,
        read=read,
        outcome=(say(f"harp.fight.fact.{key}"),),
    )
    story.record(record)
    story.say(
        say(
            f"harp.fight.line.{key}",
            name=one.name,
            foe=target.name,
            weapon=sums.weapon_name(weapon),
            total=score.total,
            read=0 if read is None else read.total,
            throw=chain.natural,
        ),
        *terms(total),
        *(terms(read) if read is not None else ()),
    )
    story.awaits(*aftermath(one.id, score, good=hit))
    if read is not None:
        story.awaits(
            Critical(
                target=target.id,
                attacker=one.id,
                table=weapon.critical,
                read=read,
                record=record.id,
            )
        )
    return None


def aftermath(fighter: str, score: Score, *, good: bool) -> tuple[Pending, ...]:
    """What a roll leaves to be answered: a fumble, or a 66 (HARP-FUMBLE-TABLE, HARP-66-RAW)."""
    if score.fumble:
        return (Fumbled(fighter=fighter, throw=score.chain.natural),)
    return (Odd(fighter=fighter, good=good),) if score.odd else ()


def used_up(story: Story, fighter: str, skill: str) -> None:
    """What was prepared for a roll is used up, whatever comes of it."""
    document = story.fighter(fighter).document
    left = tuple(each for each in document.prepared if each.skill != skill)
    story.become(fighter, replace(document, prepared=left))


def new_id(state: State, one: Fighter) -> str:
    """An id for a wound, an ailment or a bonus of somebody: never one that he has."""
    document = one.document
    held = (*document.wounds, *document.ailments, *document.prepared, *document.tasks)
    taken = {each.id for each in held}
    number = len(taken) + 1
    while f"f{state.round}-{number}" in taken:
        number += 1
    return f"f{state.round}-{number}"


def result(story: Story, command: Result) -> Refused | None:
    """What the GM read of a critical: hit points, a wound, states, death
    (HARP-DEATH-CAUSES, HARP-WOUND-AGGREGATE)."""
    pending = next(iter(story.state.pending), None)
    if not isinstance(pending, Critical) or pending.target != command.fighter:
        return Refused(say("harp.fight.why.nothing-asked"))
    settings = story.state.settings
    known = all(found(settings.fight_states, each) is not None for each in command.states)
    if not known or not _sound(command):
        return Refused(say("harp.fight.why.value"))
    if (command.stunned and found(settings.fight_states, sums.STUNNED) is None) or (
        command.lost and found(settings.fight_states, sums.LOST) is None
    ):
        return Refused(say("harp.fight.why.value"))
    one = story.fighter(command.fighter)
    told = _told(story, command)
    story.answered()
    _noted(story, pending, told)
    text = say("harp.fight.line.result", name=one.name, what=told)
    # What an attack came to was told with it.
    story.say(text, *(() if pending.attacker else terms(pending.read)))
    _suffers(story, one, command)
    return None


def _sound(command: Result) -> bool:
    return (
        0 <= command.points <= MOST_POINTS
        and 0 <= command.bleeding <= MOST_BLEEDING
        and -MOST_PENALTY <= command.penalty <= 0
        and 0 <= command.stunned <= MOST_ROUNDS
        and 0 <= command.lost <= MOST_ROUNDS
    )


def _told(story: Story, command: Result) -> tuple[Message, ...]:
    """The result in words."""
    parts = {"points": command.points, "bleeding": command.bleeding, "penalty": command.penalty}
    parts |= {"stunned": command.stunned, "lost": command.lost}
    told = [say(f"harp.fight.result.{name}", value=value) for name, value in parts.items() if value]
    if command.structure:
        told.append(say(f"harp.structure.{command.structure}"))
    for each in command.states:
        row = found(story.state.settings.fight_states, each)
        told.append(say("harp.fight.name", name=each if row is None else row.name))
    if command.deadly:
        told.append(say("harp.fight.result.deadly"))
    if command.text:
        told.append(say("harp.fight.name", name=command.text))
    return tuple(told) or (say("harp.fight.result.nothing"),)


def _noted(story: Story, pending: Critical, told: tuple[Message, ...]) -> None:
    """The result of the attack that it came from."""
    record = found(story.state.records, pending.record)
    if record is not None:
        story.record(replace(record, outcome=(*record.outcome, *told)))


def _suffers(story: Story, one: Fighter, command: Result) -> None:
    tables, settings = story.tables, story.state.settings
    document: Character = one.document
    if command.bleeding or command.penalty or command.structure or command.main:
        wound = Wound(
            id=new_id(story.state, one),
            name=command.text,
            bleeding=command.bleeding,
            penalty=command.penalty,
            structure=command.structure,
            main=command.main,
        )
        document = replace(document, wounds=(*document.wounds, wound))
    if command.points:
        document = death.hurt(tables, settings, document, command.points)
    if command.deadly:
        document = death.died(document, Cause.CRITICAL)
    story.become(one.id, document)
    begins(story, one.id, sums.STUNNED, command.stunned)
    begins(story, one.id, sums.LOST, command.lost)
    for state in command.states:
        begins(story, one.id, state, None)


def begins(story: Story, fighter: str, state: str, rounds: int | None) -> None:
    """A state begins, or lasts longer: the longer of two counts. 0 rounds are none."""
    if rounds == 0:
        return
    held = story.fighter(fighter).held
    now = next((each for each in held if each.state == state), None)
    if now is not None and (now.left is None or (rounds is not None and now.left >= rounds)):
        return
    kept = tuple(each for each in held if each.state != state)
    story.beset(fighter, (*kept, Held(state=state, left=rounds, since=story.state.round)))


def fumble(story: Story, command: Fumble) -> Refused | None:
    """A throw on the table of fumbles that the GM chose, or his own words (HARP-FUMBLE-TABLE,
    HARP-FUMBLE-CHOICE, HARP-FUMBLE-ADAPT).

    Raises `KnownError` when the campaign has no such table.
    """
    pending = next(iter(story.state.pending), None)
    if not isinstance(pending, Fumbled) or pending.fighter != command.fighter:
        return Refused(say("harp.fight.why.nothing-asked"))
    if abs(command.change) > MOST_CHANGE:
        return Refused(say("harp.fight.why.value"))
    settings, one = story.state.settings, story.fighter(command.fighter)
    if not command.table:
        story.answered()
        words = say("harp.fight.name", name=command.text)
        story.of(one.id, words if command.text else say("harp.fight.line.fumble-none"))
        return None
    table = found(settings.fumbles, command.table)
    if table is None:
        return Refused(say("harp.error.no-fumbles", id=command.table))
    label = say("harp.fight.die.fumble", name=one.name, table=table.name)
    throw = story.roll("fumble", one.id, SIDES, label)
    event = manoeuvre.fumbled(settings, command.table, throw, command.change)
    story.answered()
    story.of(one.id, say("harp.fight.line.fumble", throw=throw, table=table.name, text=event.text))
    if manoeuvre.must_be_softened(event, critical=command.grave):
        story.of(one.id, say("harp.fight.line.soften"))
    if command.text:
        story.of(one.id, say("harp.fight.name", name=command.text))
    return None


def unusual(story: Story, command: Unusual) -> Refused | None:
    """What a 66 brings (HARP-66-FAIL, HARP-66-SUCCESS)."""
    pending = next(iter(story.state.pending), None)
    if not isinstance(pending, Odd) or pending.fighter != command.fighter:
        return Refused(say("harp.fight.why.nothing-asked"))
    story.answered()
    key = "good" if pending.good else "bad"
    text = command.text or say("harp.fight.line.nothing")
    story.of(command.fighter, say(f"harp.fight.line.odd-{key}", text=text))
    return None
