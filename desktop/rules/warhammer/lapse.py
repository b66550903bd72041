"""Rounds that go by outside a fight (III): lost rounds, penalties, tests to come, clocks to
death."""

import msgspec
from msgspec.structs import replace

from desktop.rules.message import Message, say
from desktop.rules.warhammer.document import Character, Doom, State, Wound
from desktop.rules.warhammer.harm import label

ROUNDS = "rounds"


class Lapse(msgspec.Struct, frozen=True):
    """A character after `rounds`, and what happened: it stops at a test that falls due, and at
    death."""

    character: Character
    rounds: int
    told: tuple[Message, ...] = ()


def counts(wound: Wound) -> bool:
    """Whether anything of a wound counts rounds."""
    return not wound.healed and (
        (wound.doom is not None and wound.doom.unit == ROUNDS)
        or any(one.rounds is not None for one in wound.penalties)
        or any(one.rounds is not None for one in wound.pending)
    )


def counting(character: Character) -> bool:
    """Whether anything of a character counts rounds."""
    state = character.state
    lost = bool(state.no_action or state.stunned or state.last or state.half)
    return not state.dead and (lost or any(map(counts, character.wounds)))


def due(character: Character) -> tuple[Wound, ...]:
    """The wounds with a test that is to be made now."""
    return tuple(
        one
        for one in character.wounds
        if not one.healed and any(test.rounds == 0 for test in one.pending)
    )


def lapse(character: Character, rounds: int) -> Lapse:
    """A character so many rounds later, or as soon as somebody has to roll."""
    for number in range(1, rounds + 1):
        character = _later(character)
        tests = due(character)
        told = [say("wh.rounds.test", wound=label(one)) for one in tests]
        if character.state.dead:
            told.append(say("wh.rounds.dead"))
        if told:
            return Lapse(character, number, tuple(told))
    return Lapse(character, rounds)


def _later(character: Character) -> Character:
    """A round later; a clock that has run out has killed (WH-CRIT-DEADLINE)."""
    wounds = tuple(_older(one) if counts(one) else one for one in character.wounds)
    ran_out = any(
        after.doom is None and before.doom is not None
        for before, after in zip(character.wounds, wounds, strict=True)
    )
    state = _acts(character.state)
    return replace(character, wounds=wounds, state=replace(state, dead=state.dead or ran_out))


def _acts(state: State) -> State:
    return replace(
        state,
        no_action=max(0, state.no_action - 1),
        stunned=max(0, state.stunned - 1),
        last=max(0, state.last - 1),
        half=False,
    )


def _older(wound: Wound) -> Wound:
    penalties = tuple(
        one if one.rounds is None else replace(one, rounds=one.rounds - 1)
        for one in wound.penalties
        if one.rounds is None or one.rounds > 1
    )
    pending = tuple(
        one if one.rounds is None else replace(one, rounds=max(0, one.rounds - 1))
        for one in wound.pending
    )
    return replace(wound, penalties=penalties, pending=pending, doom=_run(wound.doom))


def _run(doom: Doom | None) -> Doom | None:
    if doom is None or doom.unit != ROUNDS:
        return doom
    return replace(doom, left=doom.left - 1) if doom.left > 1 else None
