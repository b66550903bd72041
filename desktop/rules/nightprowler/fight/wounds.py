"""Wounds inside a fight: written on the victim, with the questions that they raise (V)."""

from collections.abc import Mapping

import msgspec

from desktop.rules.message import say
from desktop.rules.nightprowler.document.character import Track
from desktop.rules.nightprowler.fight.events import Asked, Wounded
from desktop.rules.nightprowler.fight.parts import Injury, Query, Question, Strike
from desktop.rules.nightprowler.fight.state import Fighter
from desktop.rules.nightprowler.fight.story import Story
from desktop.rules.nightprowler.fight.telling import hit_text
from desktop.rules.nightprowler.health.wounds import Consequence, Ticks, suffer, wound
from desktop.rules.nightprowler.health.wounds import Wounded as Suffered
from desktop.rules.nightprowler.tables.load import Tables

replace = msgspec.structs.replace


def capacities(fighter: Fighter) -> Mapping[Track, Ticks]:
    """Usable boxes of both tables of a fighter."""
    return {track: fighter.stats.capacity(track) for track in Track}


def land(tables: Tables, story: Story, strike: Strike) -> None:
    """Write the wound of a blow, if it made one; each of its boxes may be left out."""
    victim = story.state.fighter(strike.victim)
    if not strike.wounds or victim.removed:
        return
    settings, room = story.state.settings, capacities(victim)
    foreseen = suffer(tables, settings, room, victim.health, strike.wounds)
    id = wound_id(strike)
    kept = [
        each
        for number, (each, hit) in enumerate(zip(strike.wounds, foreseen.hits, strict=True))
        if story.happens(
            f"{id}:{number}" if number else id,
            victim.id,
            say("np.fight.due.wound", name=victim.name, hit=hit_text(tables, hit)),
        )
    ]
    if not kept:
        return
    suffered = spared(story, victim, suffer(tables, settings, room, victim.health, kept), id)
    injury = Injury(
        fighter=victim.id,
        by=strike.attacker,
        hits=suffered.hits,
        counter=strike.counter,
        second=strike.second,
    )
    write(story, victim, suffered, injury)


def wound_id(strike: Strike) -> str:
    """The id of the wound of a blow; those of its further boxes end with their number."""
    kind = "counter" if strike.counter else "second" if strike.second else "wound"
    return f"{kind}:{strike.attacker}:{strike.victim}"


def spared(story: Story, victim: Fighter, suffered: Suffered, wound: str) -> Suffered:
    """Wounds without the fall or the death that the GM leaves out; their boxes stay ticked."""
    health, due = suffered.health, list(suffered.due)
    for each in (Consequence.KNOCKED_OUT, Consequence.DEAD):
        text = say(f"np.fight.due.{each.value}", name=victim.name)
        if each not in due or story.happens(f"{each.value}:{victim.id}", victim.id, text, wound):
            continue
        due.remove(each)
        if each is Consequence.DEAD:
            health = replace(health, dead=victim.health.dead, dying=victim.health.dying)
        else:
            health = replace(health, unconscious=victim.health.unconscious)
    return replace(suffered, health=health, due=tuple(due))


def lose_blood(tables: Tables, story: Story, fighter: Fighter, id: str) -> None:
    """One turn of bleeding (IV.B.4, NP-HEALTH-BLEEDING), the consequence `id`; what began this turn
    waits for the next."""
    due = fighter.health.bleeding - fighter.fresh
    suffered = wound(
        tables,
        story.state.settings,
        capacities(fighter),
        fighter.health,
        Track.VITALITY,
        0,
        max(0, due),
    )
    suffered = spared(story, fighter, suffered, id)
    write(story, fighter, suffered, Injury(fighter=fighter.id, by="", hits=suffered.hits))


def squeeze(tables: Tables, story: Story, holder: str, held: Fighter, line: int) -> None:
    """A box of Endurance that a grip costs (NP-TECHNIQUE-EMPOIGNADE-IMMOBILISATION)."""
    suffered = wound(
        tables,
        story.state.settings,
        capacities(held),
        held.health,
        Track.ENDURANCE,
        line,
    )
    write(story, held, suffered, Injury(fighter=held.id, by=holder, hits=suffered.hits))


def write(story: Story, victim: Fighter, suffered: Suffered, injury: Injury) -> None:
    """Write a wound down, and ask what it raises."""
    story.tell(Wounded(injury=injury, health=suffered.health))
    ask_after(story, victim, suffered)


def ask_after(story: Story, victim: Fighter, suffered: Suffered) -> None:
    """Ask what wounds raise: life, then consciousness."""
    if Consequence.DYING in suffered.due:
        story.tell(Asked(question=Question(Query.DYING, victim.id)))
    if Consequence.STAY_CONSCIOUS in suffered.due:
        question = Question(Query.CONSCIOUS, victim.id, price=suffered.heroism_due)
        story.tell(Asked(question=question))
