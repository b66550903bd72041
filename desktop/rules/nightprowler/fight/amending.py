"""The GM's word on a blow of this turn: its wound taken back, or made a line lighter or graver."""

from collections.abc import Iterable

import msgspec

from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.document.character import LINES, Health, Track
from desktop.rules.nightprowler.fight.acts import Amend, AmendWound
from desktop.rules.nightprowler.fight.events import Amended
from desktop.rules.nightprowler.fight.parts import Injury, Phase, Query
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.fight.story import Story
from desktop.rules.nightprowler.fight.telling import injury_text
from desktop.rules.nightprowler.fight.wounds import ask_after, capacities
from desktop.rules.nightprowler.health.wounds import (
    Hit,
    Wound,
    Wounded,
    erase,
    lines,
    settle,
    suffer,
)
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import Outcome, Refused

AMEND = "amend"
_STEPS = {Amend.LIGHTER: -1, Amend.HEAVIER: 1}
replace = msgspec.structs.replace


def amendable(state: State, fighter: Fighter) -> tuple[int, ...]:
    """The places of the blows of this turn that have wounded a fighter, the last first."""
    if state.phase not in (Phase.CONSEQUENCES, Phase.BELL):
        return ()
    return tuple(
        place
        for place, injury in reversed(tuple(enumerate(state.injuries)))
        if injury.fighter == fighter.id and injury.by and injury.hits
    )


def amend_ask(tables: Tables, state: State, fighter: Fighter) -> Ask | None:
    """Which blow, and what becomes of its wound."""
    places = amendable(state, fighter)
    if not places:
        return None
    told = [(str(each), injury_text(tables, state, state.injuries[each])) for each in places]
    return Ask(
        id=f"{AMEND}:{fighter.id}",
        actor=fighter.id,
        title=say("np.fight.extra.amend", name=fighter.name),
        fields=(
            AskField(
                "injury",
                say("np.fight.field.injury"),
                tuple(Option(value, text) for value, text in told),
                default=told[0][0],
            ),
            AskField(
                "change",
                say("np.fight.field.change"),
                tuple(Option(each.value, say(f"np.fight.amend.{each.value}")) for each in Amend),
            ),
        ),
        optional=True,
    )


def amend(tables: Tables, state: State, command: AmendWound) -> Outcome:
    """Write a wound of this turn otherwise, with all that follows from it now."""
    fighter = state.fighter(command.fighter)
    if not command.reason.strip():
        return Refused(say("np.fight.why.reason"))
    if command.injury not in amendable(state, fighter):
        return Refused(say("np.fight.why.no-such-wound", name=fighter.name))
    injury = state.injuries[command.injury]
    wounds = tuple(_moved(injury.hits, command.change))
    if any(each.line >= LINES for each in wounds):
        return Refused(say("np.fight.why.gravest"))
    healed = _without(tables, fighter, injury)
    suffered = suffer(tables, state.settings, capacities(fighter), healed, wounds)
    story = Story(state)
    story.tell(
        Amended(
            fighter=fighter.id,
            place=command.injury,
            injury=replace(injury, hits=suffered.hits),
            health=suffered.health,
            text=_text(tables, state, replace(injury, hits=suffered.hits), command),
        )
    )
    _ask_anew(tables, story, fighter, healed, suffered)
    story.go_on()
    return story.accepted()


def _moved(hits: Iterable[Hit], change: Amend) -> Iterable[Wound]:
    """The wounds in place of `hits`: none, or each a line beside where it went."""
    if change is Amend.CANCEL:
        return
    for hit in hits:
        line = (LINES - 1 if hit.line is None else hit.line) + _STEPS[change]
        if line >= 0:
            yield Wound(hit.track, line)


def _without(tables: Tables, fighter: Fighter, injury: Injury) -> Health:
    """The health as if the blow had not been struck: its boxes, and who fell of it alone."""
    health = fighter.health
    for hit in injury.hits:
        if hit.line is not None:
            health = erase(health, hit.track, hit.line)
    mortal = any(
        hit.track is Track.VITALITY and hit.line in (None, LINES - 1) for hit in injury.hits
    )
    fell = any(_threatens(tables, hit.track, hit.line) for hit in injury.hits)
    return settle(
        tables,
        capacities(fighter),
        replace(
            health,
            dead=health.dead and not mortal,
            unconscious=health.unconscious and not (fell and not _grave(tables, health)),
        ),
    )


def _threatens(tables: Tables, track: Track, line: int | None) -> bool:
    """Whether a box on a line may cost consciousness; one that found no line does."""
    if line is None:
        return True
    found = lines(tables, track)[line]
    return bool(found.ph_to_stay_conscious or found.knocks_out)


def _grave(tables: Tables, health: Health) -> bool:
    return any(
        ticks and _threatens(tables, track, line)
        for track in Track
        for line, ticks in enumerate(health.ticks(track))
    )


def _ask_anew(
    tables: Tables, story: Story, fighter: Fighter, healed: Health, suffered: Wounded
) -> None:
    """Drop what the blow had asked, and ask what the wound asks as it is now."""
    for question in story.state.questions:
        mine = question.fighter == fighter.id
        gone = (question.query is Query.DYING and not healed.dying) or (
            question.query is Query.CONSCIOUS and not _grave(tables, healed)
        )
        if mine and gone:
            story.settle(question, say("np.fight.answer.void", name=fighter.name))
    ask_after(story, fighter, suffered)


def _text(tables: Tables, state: State, injury: Injury, command: AmendWound) -> Message:
    if not injury.hits:
        names = {"name": state.name(injury.by), "foe": state.name(injury.fighter)}
        key = "nobody" if injury.by == injury.fighter else "cancelled"
        return say(f"np.fight.amended.{key}", reason=command.reason, **names)
    wound = injury_text(tables, state, injury)
    return say("np.fight.amended.changed", wound=wound, reason=command.reason)
