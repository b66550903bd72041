"""Wounds inside a fight: written on the victim, with the questions that they raise (V)."""

from collections.abc import Mapping

from desktop.rules.nightprowler.document import Track
from desktop.rules.nightprowler.fight.events import Asked, Wounded
from desktop.rules.nightprowler.fight.state import Fighter, Injury, Query, Question, Strike
from desktop.rules.nightprowler.fight.story import Story
from desktop.rules.nightprowler.health import Consequence, Ticks, bleed, wound
from desktop.rules.nightprowler.health import Wounded as Suffered
from desktop.rules.nightprowler.tables import Tables


def capacities(fighter: Fighter) -> Mapping[Track, Ticks]:
    """Usable boxes of both tables of a fighter."""
    return {track: fighter.stats.capacity(track) for track in Track}


def land(tables: Tables, story: Story, strike: Strike) -> None:
    """Write the wound of a blow, if it made one."""
    victim = story.state.fighter(strike.victim)
    if strike.line is None or victim.removed:
        return
    suffered = wound(
        tables,
        story.state.settings,
        capacities(victim),
        victim.health,
        strike.track,
        strike.line,
    )
    _write(story, victim, suffered, by=strike.attacker, counter=strike.counter)


def lose_blood(tables: Tables, story: Story, fighter: Fighter) -> None:
    """One turn of bleeding (IV.B.4, NP-HEALTH-BLEEDING)."""
    suffered = bleed(tables, story.state.settings, capacities(fighter), fighter.health)
    _write(story, fighter, suffered, by="", counter=False)


def _write(story: Story, victim: Fighter, suffered: Suffered, *, by: str, counter: bool) -> None:
    injury = Injury(fighter=victim.id, by=by, hits=suffered.hits, counter=counter)
    story.tell(Wounded(injury=injury, health=suffered.health))
    if Consequence.DYING in suffered.due:
        story.tell(Asked(question=Question(Query.DYING, victim.id)))
    if Consequence.STAY_CONSCIOUS in suffered.due:
        question = Question(Query.CONSCIOUS, victim.id, price=suffered.heroism_due)
        story.tell(Asked(question=question))
