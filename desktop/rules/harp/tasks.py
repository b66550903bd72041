"""Long tasks by percentage, alone, together or in a race (Résolution par « Pourcentage »)."""

import enum
from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from desktop.rules.harp.document import Task
from desktop.rules.harp.manoeuvre import Score
from desktop.rules.harp.resolution import PERCENT, resolve_percent
from desktop.rules.harp.settings import Settings


class Step(enum.Enum):
    """What a roll did to a task."""

    AHEAD = "avance"
    DONE = "termine"
    FAILED = "rate"
    FUMBLED = "maladresse"


LOST = (Step.FAILED, Step.FUMBLED)
"""Steps that send a task back to its beginning."""


def advanced(settings: Settings, task: Task, score: Score) -> tuple[Task, Step]:
    """A task after one more roll: percents add up to 100; a failure or a fumble sends it back to
    its beginning, a fumble costs ingredients too (HARP-PCT-CUMUL, HARP-PCT-FAIL, HARP-PCT-FUMBLE,
    HARP-PCT-CRAFT)."""
    part = resolve_percent(settings, score)
    if part is None:
        lost = task.lost or (score.fumble and task.ingredients)
        after = replace(task, done=0, rolls=task.rolls + 1, lost=lost)
        return after, Step.FUMBLED if score.fumble else Step.FAILED
    done = min(PERCENT, task.done + part)
    after = replace(task, done=done, rolls=task.rolls + 1)
    return after, Step.DONE if done == PERCENT else Step.AHEAD


class Race(msgspec.Struct, frozen=True, kw_only=True):
    """Several at the same kind of task, each on his own; `together`: one task, whose percents add
    up. `rounds` is how many rounds were rolled."""

    tasks: dict[str, Task]
    together: bool = False
    rounds: int = 0

    @property
    def winners(self) -> tuple[str, ...]:
        """Who is done, in the order of the race (HARP-PCT-CONTEST)."""
        if self.together:
            whole = sum(one.done for one in self.tasks.values()) >= PERCENT
            return tuple(self.tasks) if whole else ()
        return tuple(who for who, task in self.tasks.items() if task.done == PERCENT)


def race(who: Sequence[str], task: Task, *, together: bool = False) -> Race:
    """The beginning of a race, or of a task of a group."""
    return Race(tasks=dict.fromkeys(who, task), together=together)


def round_of(settings: Settings, now: Race, scores: Mapping[str, Score]) -> Race:
    """A race after a round in which some rolled; of a task done together a failure loses what all
    did."""
    tasks = dict(now.tasks)
    failed = False
    for who, rolled in scores.items():
        if who in tasks and not now.winners:
            tasks[who], step = advanced(settings, tasks[who], rolled)
            failed = failed or step in LOST
    if now.together and failed:
        tasks = restarted(tasks)
    return replace(now, tasks=tasks, rounds=now.rounds + 1)


def rolled(settings: Settings, now: Race, who: str, score: Score) -> tuple[Race, Step]:
    """A race, or a task of a group, after the roll of one of them in his turn (HARP-PCT-CONTEST).

    Raises `KeyError` for who is not in it.
    """
    task, step = advanced(settings, now.tasks[who], score)
    tasks = {**now.tasks, who: task}
    if now.together and step in LOST:
        return replace(now, tasks=restarted(tasks)), step
    after = replace(now, tasks=tasks)
    if now.together and after.winners:
        return after, Step.DONE
    return after, step


def restarted(tasks: Mapping[str, Task]) -> dict[str, Task]:
    """A task that several do together, back at its beginning (HARP-PCT-FAIL)."""
    return {who: replace(task, done=0) for who, task in tasks.items()}
