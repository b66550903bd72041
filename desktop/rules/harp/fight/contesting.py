"""Jets de Résistance in a fight: against what somebody did, or against anything at all."""

from desktop.rules.breakdown import Breakdown
from desktop.rules.harp import manoeuvre, rolls, skills, trial
from desktop.rules.harp.edits.chance import MOST_TARGET, resisted
from desktop.rules.harp.edits.trying import MOST_CHANGE
from desktop.rules.harp.fight import striking, sums
from desktop.rules.harp.fight.commands import Resist
from desktop.rules.harp.fight.parts import Contest, Record
from desktop.rules.harp.fight.state import Fighter, State
from desktop.rules.harp.fight.story import Story, terms
from desktop.rules.harp.manoeuvre import Modifier, Score
from desktop.rules.harp.resistance import resists
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import Message, Text, say
from desktop.rules.system import Refused

SKILL = "skill/"
"""How `Resist.kind` names a skill."""


def contest_of(state: State, fighter: str) -> Contest | None:
    """The contest that waits for somebody."""
    first = next(iter(state.pending), None)
    return first if isinstance(first, Contest) and first.fighter == fighter else None


def resist(story: Story, command: Resist) -> Refused | None:
    """A Jet de Résistance (HARP-JR-TWO-STEPS, HARP-JR-RESIST, HARP-JR-STATIC, HARP-CVC)."""
    tables, one = story.tables, story.fighter(command.fighter)
    waiting = contest_of(story.state, one.id)
    if why := _why_not(story, one, command, waiting):
        return Refused(why)
    goal = command.goal if waiting is None else waiting.goal
    if waiting is not None:
        story.answered()
    if not command.kind:
        story.of(one.id, say("harp.fight.line.gives-way"))
        return None
    name = kind_name(tables, one, command.kind)
    score = _rolled(story, one, command.kind, name, _changes(command.modifier))
    stands = resists(score, goal)
    key = "resists" if stands else "suffers"
    story.record(
        Record(
            id=story.next_record,
            fighter=one.id,
            target="" if waiting is None else waiting.attacker,
            sum=score.sum,
            outcome=(say(f"harp.fight.fact.{key}", goal=goal),),
        )
    )
    what = command.what if waiting is None else waiting.what
    shown = say("harp.fight.what", what=what) if what else say("harp.fight.effect")
    text = say(
        f"harp.fight.line.{key}",
        name=one.name,
        kind=name,
        total=score.total,
        goal=goal,
        what=shown,
    )
    story.say(text, *terms(score.sum))
    if score.fumble:
        story.awaits(*striking.aftermath(one.id, score, good=False))
    return None


def _why_not(
    story: Story, one: Fighter, command: Resist, waiting: Contest | None
) -> Message | None:
    if waiting is None:
        if story.state.busy:
            return say("harp.fight.why.busy")
        if not command.kind or not 1 <= command.goal <= MOST_TARGET:
            return say("harp.fight.why.value")
    if one.document.dead:
        return say("harp.fight.why.dead", name=one.name)
    if abs(command.modifier) > MOST_CHANGE:
        return say("harp.fight.why.value")
    kind = command.kind
    if kind.startswith(SKILL):
        id = kind.removeprefix(SKILL)
        if trial.skill_of(story.tables, one.document, id) is None:
            return say("harp.edit.no-skill", id=id)
    elif kind and kind not in story.tables.resistances:
        return say("harp.edit.no-resistance", id=kind)
    return None


def _changes(modifier: int) -> list[Modifier]:
    return [Modifier(say("harp.fight.modifier"), modifier)] if modifier else []


def kind_name(tables: Tables, one: Fighter, kind: str) -> Text:
    """What somebody resists with."""
    if not kind.startswith(SKILL):
        return tables.resistances.get(kind).name
    skill = trial.skill_of(tables, one.document, kind.removeprefix(SKILL))
    return kind if skill is None else skills.skill_name(tables, skill)


def worth(tables: Tables, settings: Settings, one: Fighter, kind: str) -> Breakdown:
    """What somebody adds to a Jet de Résistance by itself."""
    document = one.document
    if not kind.startswith(SKILL):
        return skills.resistance(tables, settings, document, kind)
    skill = trial.skill_of(tables, document, kind.removeprefix(SKILL))
    return Breakdown() if skill is None else skills.total(tables, settings, document, skill)


def _rolled(story: Story, one: Fighter, kind: str, name: Text, changes: list[Modifier]) -> Score:
    """The roll: a resistance by itself, a skill with what wounds and states cost it."""
    tables, settings = story.tables, story.state.settings
    if not kind.startswith(SKILL):
        return resisted(story.editing(one.id), kind, story.roller(one.id), changes)
    label = say("harp.die.resist", name=name)
    chain = rolls.roll(
        tables.manoeuvres.numbers, story.roller(one.id), "resist", label, is_open=True
    )
    more = (
        *changes,
        *trial.burdens(tables, settings, one.document),
        *sums.hampered(settings, one),
    )
    own = worth(tables, settings, one, kind)
    return manoeuvre.score(tables, settings, chain, own, more, answers=True)
