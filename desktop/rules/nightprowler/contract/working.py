"""Terms, announced skills, attempts and rolls of a contract (III.D.1, VI.A)."""

import msgspec

from desktop.rules.dice import Dice, DieSpec
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.contract.commands import (
    Announce,
    Break,
    Elapse,
    SetTerms,
    TakeTask,
    Try,
    Withdraw,
)
from desktop.rules.nightprowler.contract.events import (
    Announced,
    AnyEvent,
    Elapsed,
    PhaseEntered,
    RollMade,
    TermsSet,
    Tried,
    TurnEnded,
    apply,
)
from desktop.rules.nightprowler.contract.state import (
    Attempt,
    Phase,
    State,
    Terms,
    Worker,
)
from desktop.rules.nightprowler.rolls import quality
from desktop.rules.nightprowler.rolls.check import spec
from desktop.rules.nightprowler.scene.changes import MODIFIER_LIMIT, why_not_heroism
from desktop.rules.nightprowler.scene.rolls import Wanted, circumstances, rolled, skill_name
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.nightprowler.tables.skills import split_key
from desktop.rules.system import Accepted, NeedDice, Outcome, Refused

PURPOSE = "contract"
MOST = 99
"""The greatest threshold, maximum and period that may be asked for."""
MOST_TIME = 999


def first_terms(tables: Tables) -> Terms:
    """The terms that a new contract starts from: the smallest size."""
    size = next(iter(tables.contract_sizes))
    return Terms(threshold=size.threshold, most=size.max_rolls)


def take_task(tables: Tables, state: State, command: TakeTask) -> Outcome:
    """Start from a sample task or a size (VI.A, NP-CONTRACT-EXAMPLES); a period stays."""
    if state.phase is not Phase.SETUP:
        return Refused(say("np.contract.why.begun"))
    size = command.size
    if command.task:
        if command.task not in tables.contract_examples:
            return Refused(say("np.scene.why.value"))
        size = tables.contract_examples.get(command.task).size
    if size not in tables.contract_sizes:
        return Refused(say("np.scene.why.value"))
    found = tables.contract_sizes.get(size)
    terms = Terms(
        task=command.task,
        threshold=found.threshold,
        most=found.max_rolls,
        period=state.terms.period,
        unit=state.terms.unit,
        counting=state.terms.counting,
    )
    return Accepted((TermsSet(terms=terms),))


def set_terms(state: State, command: SetTerms) -> Outcome:
    """Set the terms (NP-CONTRACT-DEFINITION)."""
    if state.phase is not Phase.SETUP:
        return Refused(say("np.contract.why.begun"))
    if not (1 <= command.threshold <= MOST and 1 <= command.most <= MOST):
        return Refused(say("np.scene.why.range", least=1, most=MOST))
    if not 0 <= command.period <= MOST:
        return Refused(say("np.scene.why.range", least=0, most=MOST))
    terms = Terms(
        task=state.terms.task,
        threshold=command.threshold,
        most=command.most,
        period=command.period,
        unit=command.unit,
        counting=command.counting,
    )
    return Accepted((TermsSet(terms=terms),))


def announce(tables: Tables, state: State, command: Announce) -> Outcome:
    """Make a skill available or not (NP-CONTRACT-SKILLS); the MJ may add one at any time."""
    skill = split_key(command.skill)[0]
    if skill not in tables.skills and skill not in tables.extra_skills:
        return Refused(say("np.scene.why.skill", skill=command.skill))
    if command.on == (command.skill in state.skills):
        return Refused(say("np.contract.why.announced", skill=skill_name(tables, command.skill)))
    return Accepted((Announced(skill=command.skill, on=command.on),))


def available(state: State, skill: str) -> bool:
    """Whether a skill is announced, by itself or with any specialisation."""
    return skill in state.skills or split_key(skill)[0] in state.skills


def skills_for(state: State, worker: Worker) -> tuple[str, ...]:
    """The skills that a worker may roll: his own of those announced, and those he has not."""
    own = tuple(key for key in worker.body.skills if available(state, key))
    held = {split_key(key)[0] for key in own}
    return (*own, *(key for key in state.skills if split_key(key)[0] not in held))


def why_not_try(state: State, worker: Worker) -> Message | None:
    """Why a worker cannot try now, or None (NP-CONTRACT-LONG-ACTION, NP-CONTRACT-MAX-ROLLS)."""
    if state.phase is not Phase.WORK:
        return say(f"np.contract.why.{state.phase.value}")
    if not worker.able:
        return say("np.contract.why.out", name=worker.name)
    if state.wait:
        unit = say(f"np.contract.unit.{state.terms.unit.value}", count=state.wait)
        return say("np.contract.why.wait", time=unit)
    if worker.attempt is not None:
        return say("np.contract.why.trying", name=worker.name)
    if not state.room:
        return say("np.contract.why.most", most=state.terms.most)
    return None


def attempt(tables: Tables, state: State, command: Try) -> Outcome:
    """Say what a character will roll (NP-CONTRACT-SKILLS); PH are paid at the roll."""
    worker = state.worker(command.fighter)
    if reason := why_not_try(state, worker):
        return Refused(reason)
    if not available(state, command.skill):
        return Refused(say("np.contract.why.skill", skill=skill_name(tables, command.skill)))
    if not -MODIFIER_LIMIT <= command.modifier <= MODIFIER_LIMIT:
        return Refused(say("np.scene.why.range", least=-MODIFIER_LIMIT, most=MODIFIER_LIMIT))
    if reason := why_not_heroism(worker, command.heroism):
        return Refused(reason)
    meant = Attempt(
        skill=command.skill,
        explanation=command.explanation,
        heroism=command.heroism,
        modifier=command.modifier,
    )
    return Accepted((Tried(fighter=worker.id, attempt=meant),))


def withdraw(state: State, command: Withdraw) -> Outcome:
    """Take an attempt back."""
    worker = state.worker(command.fighter)
    if worker.attempt is None:
        return Refused(say("np.contract.why.not-trying", name=worker.name))
    return Accepted((Tried(fighter=worker.id, attempt=None),))


def wanted(tables: Tables, meant: Attempt) -> Wanted:
    """The roll of an attempt."""
    return Wanted(
        label=say("np.contract.roll", skill=skill_name(tables, meant.skill)),
        skill=meant.skill,
        heroism=meant.heroism,
        terms=circumstances(meant.modifier),
    )


def dice_wanted(tables: Tables, state: State) -> tuple[DieSpec, ...]:
    """One die for each attempt."""
    return tuple(
        spec(tables, each.id, PURPOSE, wanted(tables, each.attempt).label)
        for each in state.trying()
        if each.attempt is not None
    )


def roll(tables: Tables, state: State, dice: Dice) -> Outcome:
    """Roll every attempt and add the qualities up, failures too (NP-CONTRACT-DEFINITION,
    NP-CONTRACT-COMBINED): the threshold is compared once all are in, or after each under the other
    reading."""
    if state.phase is not Phase.WORK:
        return Refused(say(f"np.contract.why.{state.phase.value}"))
    specs = dice_wanted(tables, state)
    if not specs:
        return Refused(say("np.contract.why.nobody-tries"))
    if missing := dice.missing(specs):
        return NeedDice(missing)
    at_once = state.settings.readings.combined_contract_each_roll
    events: list[AnyEvent] = []
    now = state
    for worker, die in zip(state.trying(), specs, strict=True):
        if worker.attempt is None:
            continue
        done = at_once and now.total >= now.terms.threshold
        event = (
            Tried(fighter=worker.id, attempt=None)
            if done
            else _made(tables, now, worker, worker.attempt, dice.value(die.key))
        )
        events.append(event)
        now = apply(now, event)
    ended = TurnEnded(turn=state.turns + 1)
    now = apply(now, ended)
    return Accepted((*events, ended, *_verdict(now)))


def _made(tables: Tables, state: State, worker: Worker, meant: Attempt, face: int) -> RollMade:
    """One roll; a critical failure is flagged for the MJ and counts as the lowest quality
    (NP-CONTRACT-CRITICAL-FAILURE)."""
    # A correction may have left fewer PH than were meant.
    paid = min(meant.heroism, worker.heroism)
    meant = msgspec.structs.replace(meant, heroism=paid)
    result = rolled(tables, state.settings, worker, wanted(tables, meant), face)
    label = say("np.contract.term.roll", name=worker.name, skill=skill_name(tables, meant.skill))
    source = "NP-CONTRACT-DEFINITION"
    disaster = quality.row(tables, face).critical_failure and not result.success
    if disaster:
        source = "NP-CONTRACT-CRITICAL-FAILURE"
    return RollMade(
        fighter=worker.id,
        roll=result,
        explanation=meant.explanation,
        spent=paid,
        heroism=worker.heroism - paid,
        score=state.score.plus(label, result.quality, source),
        share=worker.share.plus(label, result.quality, source),
        disaster=disaster,
    )


def _verdict(state: State) -> tuple[PhaseEntered, ...]:
    """Fulfilled at the threshold (NP-CONTRACT-COMPLETION), unfulfilled once the rolls are used up
    (NP-CONTRACT-MAX-ROLLS)."""
    if state.total >= state.terms.threshold:
        return (PhaseEntered(phase=Phase.FULFILLED),)
    return () if state.left else (PhaseEntered(phase=Phase.UNFULFILLED),)


def elapse(state: State, command: Elapse) -> Outcome:
    """Let time pass (NP-CONTRACT-LONG-ACTION): the end of each period allows one more test."""
    if state.phase is not Phase.WORK:
        return Refused(say(f"np.contract.why.{state.phase.value}"))
    if not state.terms.period:
        return Refused(say("np.contract.why.no-period"))
    if not 1 <= command.amount <= MOST_TIME:
        return Refused(say("np.scene.why.range", least=1, most=MOST_TIME))
    return Accepted((Elapsed(amount=command.amount, total=state.elapsed + command.amount),))


def break_off(state: State, command: Break) -> Outcome:
    """The MJ breaks it, whatever the total (NP-CONTRACT-BREAK)."""
    if state.phase is not Phase.WORK:
        return Refused(say(f"np.contract.why.{state.phase.value}"))
    return Accepted((PhaseEntered(phase=Phase.BROKEN, reason=command.reason),))
