"""What a round of a task does to the sheets of those who work at it."""

from collections.abc import Sequence

from desktop.rules.harp.commands.person import AddTask, UpdateTask
from desktop.rules.harp.document import Task
from desktop.rules.harp.tasks import Race
from desktop.rules.members import changed, found
from desktop.rules.system import Struct
from desktop.ui.scenes.harp.tasks.worker import Worker

Edits = list[tuple[str, Struct]]
"""Commands by the character whom they concern."""


def enrolled(workers: Sequence[Worker], task: Task) -> Edits:
    """The task given to those who came since it was begun."""
    fresh = changed(task, done=0, rolls=0, lost=False)
    return [
        (one.key, AddTask(fresh))
        for one in workers
        if one.person.character is not None and one.held(task.id) is None
    ]


def counted(
    workers: Sequence[Worker], task: str, after: Race, difficulty: str, typed: int | None
) -> Edits:
    """The roll of each, or the task alone where what he did is lost by another's failure."""
    edits: Edits = []
    for one in workers:
        command = one.command(task, difficulty, typed)
        if command is None:
            continue
        wanted = after.tasks[one.key]
        outcome = one.person.after(command)
        tasks: tuple[Task, ...] = () if outcome is None else getattr(outcome.document, "tasks", ())
        edits.append((one.key, command if found(tasks, task) == wanted else UpdateTask(wanted)))
    return edits
