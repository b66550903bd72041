"""Choices, rolls and wounds in words, for the journal and the window."""

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Message, Text, say
from desktop.rules.nightprowler.document.character import Track
from desktop.rules.nightprowler.fight.parts import Aim, Choice, Injury, Strike
from desktop.rules.nightprowler.fight.stance import technique
from desktop.rules.nightprowler.fight.state import State
from desktop.rules.nightprowler.health.wounds import Hit, lines
from desktop.rules.nightprowler.tables.load import Tables


def option_text(tables: Tables, choice: Choice) -> Message:
    """The name of an option: its Attitude, or its technique."""
    own = technique(tables, choice)
    if own is None:
        return say(f"np.fight.option.{choice.option}")
    return say("np.fight.name", name=own.name)


def choice_text(tables: Tables, state: State, choice: Choice) -> Message:
    """A revealed choice: "Attitude offensive contre Corvin, 2 PH, Mordant"."""
    parts: list[Message] = [option_text(tables, choice)]
    if choice.branch:
        parts.append(say(f"np.fight.branch.{choice.branch}"))
    if choice.aim is not None:
        parts.append(say(f"np.fight.aim.{choice.aim.value}"))
    if choice.target:
        facing = choice.aim in (Aim.REACH, Aim.BEHIND) and not choice.technique
        key = "np.fight.choice.reach" if facing else "np.fight.choice.target"
        parts.append(say(key, name=state.name(choice.target)))
    if choice.focus:
        parts.append(say("np.fight.choice.focus", name=state.name(choice.focus)))
    if choice.stake:
        parts.append(say("np.fight.choice.stake", count=choice.stake))
    if choice.heroism:
        parts.append(say("np.fight.choice.heroism", count=choice.heroism))
    if choice.mordant:
        parts.append(say("np.fight.choice.mordant"))
    if choice.vista:
        parts.append(say("np.fight.choice.vista"))
    return say("np.fight.choice", parts=tuple(parts))


def line_name(tables: Tables, track: Track, rank: int) -> str:
    """The printed name of a line of wounds."""
    return lines(tables, track)[rank].name


def hit_text(tables: Tables, hit: Hit) -> Message:
    """Where a box went: its line, the overflow, or nowhere."""
    table = say(f"np.fight.track.{hit.track.value}")
    meant = line_name(tables, hit.track, hit.meant)
    if hit.line is None:
        return say("np.fight.hit.lost", line=meant, track=table)
    if hit.overflowed:
        went = line_name(tables, hit.track, hit.line)
        return say("np.fight.hit.overflow", line=meant, went=went, track=table)
    return say("np.fight.hit.box", line=meant, track=table)


def injury_text(tables: Tables, state: State, injury: Injury) -> Message:
    """Who was wounded, by whom, and where the boxes went."""
    hits = tuple(hit_text(tables, hit) for hit in injury.hits)
    name = state.name(injury.fighter)
    if injury.by == injury.fighter:
        return say("np.fight.line.hurt", name=name, hits=hits)
    if not injury.by:
        return say("np.fight.line.bleeds", name=name, hits=hits)
    return say("np.fight.line.wounded", name=state.name(injury.by), foe=name, hits=hits)


def sum_text(damage: Breakdown) -> tuple[Message, ...]:
    """The arithmetic of a blow, one term each."""
    return tuple(term_text(line.label, line.amount) for line in damage.lines)


def term_text(label: Text, amount: int) -> Message:
    """A term of a sum: "Attaque de Corvin +3"."""
    return say("np.fight.term", label=label, value=amount)


def wound_texts(tables: Tables, state: State, strike: Strike) -> tuple[Message, ...]:
    """What a blow did: the boxes of its wound, or nothing."""
    for injury in state.injuries:
        same = (injury.by, injury.fighter, injury.counter, injury.second)
        if injury.hits and same == (
            strike.attacker,
            strike.victim,
            strike.counter,
            strike.second,
        ):
            return (injury_text(tables, state, injury),)
    names = {"name": state.name(strike.attacker), "foe": state.name(strike.victim)}
    key = "left-out" if strike.wounds else "stopped"
    return (say(f"np.fight.outcome.{key}", **names),)


def side_letter(side: int) -> str:
    """A for side 0, B for side 1 and so on, as the table calls them."""
    return chr(ord("A") + side % 26)
