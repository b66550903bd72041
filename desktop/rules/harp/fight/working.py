"""Tasks over rounds, alone, of a group or as a race (Résolution par « Pourcentage »)."""

from desktop.rules.harp import tasks
from desktop.rules.harp.document import Task
from desktop.rules.harp.fight.commands import Enlist, Start
from desktop.rules.harp.fight.events import Worked, replace
from desktop.rules.harp.fight.parts import Work
from desktop.rules.harp.fight.state import Fighter, State
from desktop.rules.harp.fight.story import Story
from desktop.rules.harp.manoeuvre import Score
from desktop.rules.message import Message, say
from desktop.rules.system import Refused

LONGEST = 80


def start(story: Story, command: Start) -> Refused | None:
    """A task begins; others may join it (HARP-PCT-CUMUL, HARP-PCT-CONTEST)."""
    name = " ".join(command.name.split())
    if not name or len(name) > LONGEST:
        return Refused(say("harp.fight.why.task-name", most=LONGEST))
    one, works = story.fighter(command.fighter), story.state.works
    number = 1 + max((int(each.id[1:]) for each in works), default=0)
    task = Task(id=f"w{number}", name=name, ingredients=command.ingredients)
    race = tasks.race((one.id,), task, together=command.kind == "groupe")
    story.tell(Worked(works=(*works, Work(id=task.id, name=name, race=race))))
    story.of(one.id, say(f"harp.fight.line.starts-{command.kind}", task=name))
    return None


def enlist(story: Story, command: Enlist) -> Refused | None:
    """Somebody joins a task, or gives it up; with the last of them it is over."""
    one, work = story.fighter(command.fighter), story.state.work(command.work)
    if work is None or (one.id in work.race.tasks) == command.on or (work.over and command.on):
        return Refused(say("harp.fight.why.work"))
    if command.on:
        first = next(iter(work.race.tasks.values()))
        task = Task(id=work.id, name=work.name, ingredients=first.ingredients)
        changed = {**work.race.tasks, one.id: task}
    else:
        changed = {who: each for who, each in work.race.tasks.items() if who != one.id}
    _become(story, work, replace(work.race, tasks=changed))
    key = "joins-task" if command.on else "leaves-task"
    story.of(one.id, say(f"harp.fight.line.{key}", task=work.name))
    return None


def _become(story: Story, work: Work, race: tasks.Race) -> None:
    """A task as it is now; one that nobody is at is gone."""
    after = tuple(
        replace(each, race=race) if each.id == work.id else each for each in story.state.works
    )
    story.tell(Worked(works=tuple(each for each in after if each.race.tasks)))


def left(story: Story, fighter: str) -> None:
    """Somebody who is gone is at no task any more."""
    for work in story.state.works:
        if fighter in work.race.tasks:
            kept = {who: each for who, each in work.race.tasks.items() if who != fighter}
            _become(story, work, replace(work.race, tasks=kept))


def why_no_roll(state: State, work: str, one: Fighter) -> Message | None:
    """Why somebody cannot roll at a task, or None."""
    found = state.work(work)
    if found is None or one.id not in found.race.tasks or found.over:
        return say("harp.fight.why.work")
    return None


def rolled(story: Story, id: str, fighter: str, score: Score) -> None:
    """A roll at a task: percents add up, a failure loses them (HARP-PCT-CUMUL, HARP-PCT-FAIL,
    HARP-PCT-FUMBLE)."""
    work = story.state.work(id)
    if work is None:
        return
    race, step = tasks.rolled(story.state.settings, work.race, fighter, score)
    after = replace(work, race=race)
    _become(story, work, race)
    text = say(f"harp.task.{step.value}", name=work.name, done=after.done(fighter))
    story.of(fighter, text)
    if race.tasks[fighter].lost and not work.race.tasks[fighter].lost:
        story.of(fighter, say("harp.fight.line.ingredients"))
