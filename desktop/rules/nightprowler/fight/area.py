"""Damage that strikes several at once, by the GM's word: a blast, a fall of stones, a fire.

The source has no rule for it. It is a hit of a given quality for each, which wounds as any hit
(V, NP-HEALTH-DAMAGE-BY-QUALITY); by half it is of half that quality, rounded down.
"""

from collections.abc import Mapping, Sequence

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.fightview import AskField, Option
from desktop.rules.message import say
from desktop.rules.nightprowler.document.character import Track
from desktop.rules.nightprowler.fight.commands import Sweep
from desktop.rules.nightprowler.fight.events import Swept
from desktop.rules.nightprowler.fight.parts import Injury
from desktop.rules.nightprowler.fight.replying import NO, YES
from desktop.rules.nightprowler.fight.setup import end_reactions_if_silent
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.fight.story import Story
from desktop.rules.nightprowler.fight.wounds import capacities, write
from desktop.rules.nightprowler.health.wounds import Wound, damage_line, lines, suffer
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import Outcome, Refused

MOST = 20
"""The greatest quality that may be asked for: halves and protections may take much of it off."""


def fields() -> tuple[AskField, ...]:
    """What has to be said: the quality, the table of wounds, and whether protections count."""
    tracks = tuple(Option(each.value, say(f"np.fight.track.{each.value}")) for each in Track)
    answers = (Option(YES, say("np.fight.yes")), Option(NO, say("np.fight.no")))
    return (
        AskField(
            "quality",
            say("np.fight.field.area-quality"),
            least=1,
            most=MOST,
        ),
        AskField("track", say("np.fight.field.track"), tracks, default=Track.VITALITY.value),
        AskField("armour", say("np.fight.field.area-armour"), answers, default=YES),
    )


def command(targets: Sequence[tuple[str, bool]], values: Mapping[str, str]) -> Sweep | Refused:
    """The command that the values of `fields` make."""
    quality, armour = values.get("quality", ""), values.get("armour", YES)
    track = next((each for each in Track if each.value == values.get("track")), Track.VITALITY)
    if not quality.isdecimal() or armour not in (YES, NO):
        return Refused(say("np.fight.why.value"))
    return Sweep(
        targets=tuple((fighter, halved) for fighter, halved in targets),
        quality=int(quality),
        track=track,
        armour=armour == YES,
    )


def sweep(tables: Tables, state: State, command: Sweep) -> Outcome:
    """Wound everybody named, in that order, as one command."""
    if not 1 <= command.quality <= MOST:
        return Refused(say("np.fight.why.range", least=1, most=MOST))
    named = [fighter for fighter, _ in command.targets]
    if not named or len(set(named)) != len(named):
        return Refused(say("np.fight.why.no-targets"))
    story = Story(state)
    for id, halved in command.targets:
        victim = state.find(id)
        if victim is None or victim.removed:
            return Refused(say("np.fight.why.target", name=state.name(id)))
        _hit(tables, story, command, victim, halved=halved)
    end_reactions_if_silent(tables, story)
    story.go_on()
    return story.accepted()


def damage(tables: Tables, command: Sweep, victim: Fighter, *, halved: bool) -> Breakdown:
    """The quality of what strikes one, explained: half of it, then his protections (IV.B.7,
    NP-ARMOUR-SUBTRACT), at most that of the gravest wound (NP-HEALTH-DAMAGE-BY-QUALITY)."""
    found = start(say("np.fight.term.area"), command.quality)
    if halved:
        found = found.plus(say("np.fight.term.half"), command.quality // 2 - command.quality)
    if command.armour:
        worn = victim.stats.protection
        for line in worn.lines:
            found = found.plus(line.label, -line.amount, "NP-ARMOUR-SUBTRACT")
    return found.at_most(
        lines(tables, command.track)[-1].quality,
        say("np.fight.term.damage-cap"),
        "NP-HEALTH-DAMAGE-BY-QUALITY",
    )


def _hit(tables: Tables, story: Story, command: Sweep, victim: Fighter, *, halved: bool) -> None:
    total = damage(tables, command, victim, halved=halved)
    story.tell(Swept(fighter=victim.id, track=command.track, damage=total))
    line = damage_line(tables, command.track, total.total)
    if line is None:
        return
    suffered = suffer(
        tables,
        story.state.settings,
        capacities(victim),
        victim.health,
        (Wound(command.track, line),),
    )
    injury = Injury(fighter=victim.id, by=victim.id, hits=suffered.hits)
    write(story, victim, suffered, injury)
