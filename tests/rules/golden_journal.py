"""Golden journals: a fight that was played, its entries as stored, and its lines as people read
them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from desktop import paths
from desktop.rules.dice import Dice, Rolled
from desktop.rules.system import Accepted, FightRules
from desktop.text import Catalogue

FOLDER = Path(__file__).resolve().parents[1] / "data" / "golden"


class Step(msgspec.Struct, frozen=True):
    """One entry of a journal, with its lines as people read them."""

    command: dict[str, Any]
    dice: tuple[Rolled, ...]
    events: tuple[dict[str, Any], ...]
    lines: tuple[str, ...]


class Golden(msgspec.Struct, frozen=True):
    """The journal and the state that it leads to."""

    version: int
    steps: tuple[Step, ...]
    outcome: dict[str, Any]


Entries = Sequence[tuple[msgspec.Struct, Sequence[Rolled], Sequence[msgspec.Struct]]]


def recorded(rules: FightRules, settings: msgspec.Struct, entries: Entries) -> Golden:
    """The journal of what was played."""
    texts = Catalogue("fr", paths.resources_root())
    state = rules.blank(settings)
    steps: list[Step] = []
    for command, dice, events in entries:
        lines = rules.lines(state, "e", command, events, dice)
        told = tuple(
            "; ".join(texts.render(each) for each in (line.text, *line.detail)) for line in lines
        )
        raw = tuple(plain(event) for event in events)
        steps.append(Step(plain(command), tuple(dice), raw, told))
        for event in events:
            state = rules.apply(state, event)
    return Golden(rules.event_version, tuple(steps), outcome(rules, state))


def kept_meaning(rules: FightRules, settings: msgspec.Struct, name: str) -> None:
    """Old entries keep their meaning and words, and their commands cause them."""
    golden = msgspec.json.decode(file_of(name).read_bytes(), type=Golden)
    texts = Catalogue("fr", paths.resources_root())
    state = rules.blank(settings)
    for step in golden.steps:
        command = rules.read_command(step.command)
        decided = rules.decide(state, command, Dice(step.dice))
        assert isinstance(decided, Accepted), (step.command, decided)
        events = rules.read_events(golden.version, step.events)
        assert decided.events == events
        lines = rules.lines(state, "e", command, events, step.dice)
        told = tuple(
            "; ".join(texts.render(each) for each in (line.text, *line.detail)) for line in lines
        )
        assert told == step.lines
        for event in events:
            state = rules.apply(state, event)
    assert outcome(rules, state) == golden.outcome


def is_what_it_gives(name: str, again: Golden) -> None:
    """A kept journal says what its play gives now, and goes to the end of a fight."""
    golden = msgspec.json.decode(file_of(name).read_bytes(), type=Golden)
    assert [step.lines for step in again.steps] == [step.lines for step in golden.steps]
    assert again.outcome == golden.outcome
    assert len(golden.steps) > 12
    assert golden.outcome["stage"] == "closed"


def outcome(rules: FightRules, state: msgspec.Struct) -> dict[str, Any]:
    """The facts that must not change: the round, and how everybody stands, in words."""
    texts = Catalogue("fr", paths.resources_root())
    view = rules.view(state)
    standing = {one.name: [texts.render(each) for each in one.status] for one in view.fighters}
    return {"stage": view.stage.value, "round": view.round, "standing": standing}


def plain(value: msgspec.Struct) -> Any:
    """A struct as JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def file_of(name: str) -> Path:
    """Where a golden journal is kept."""
    return FOLDER / f"{name}.json"


def write(name: str, golden: Golden) -> None:
    """Keep a golden journal."""
    text = msgspec.json.format(msgspec.json.encode(golden), indent=1)
    file_of(name).write_bytes(text + b"\n")
