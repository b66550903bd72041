"""A recorded fight: choices and dice by name, played through an open session to its end."""

from pathlib import Path

import msgspec

from desktop.rules.dice import DieSpec, Rolled, typed
from desktop.rules.errors import known
from desktop.rules.fightview import Ask, FightView, Stage
from desktop.rules.system import NeedDice
from desktop.services.library import Library
from desktop.services.session import FightSession

LONGEST = 100


class Round(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each fighter chooses, what their dice show, and answers to what follows by kind of
    question."""

    choices: dict[str, dict[str, str]]
    dice: dict[str, int]
    answers: dict[str, dict[str, str]] = {}


class Duel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`characters` are names of the library by side; `npcs` say on which side each of the gang's
    adversaries stands."""

    name: str
    system: str
    characters: dict[str, int]
    npcs: dict[str, int]
    rounds: tuple[Round, ...]


def read_duel(path: Path) -> Duel:
    """Raises KnownError when the file is missing or damaged."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Duel)
    except (OSError, msgspec.DecodeError) as error:
        raise known("services.example-missing", path=str(path)) from error


def gather(library: Library, duel: Duel) -> FightSession:
    """Create the fight and bring everyone in."""
    session = library.fights.open(library.fights.create(duel.system, duel.name))
    for name, side in duel.characters.items():
        session.join_character(library.characters.find(name), side)
    system = library.registry.get(duel.system)
    for document in library.example.npcs(duel.system):
        name = system.name_of(document)
        if name in duel.npcs:
            session.join_npc(name, document, duel.npcs[name])
    session.begin()
    return session


def choose(session: FightSession, duel: Duel) -> None:
    """Lock the choices of the present round."""
    view = session.view()
    recorded = duel.rounds[view.round - 1]
    ids = {fighter.name: fighter.id for fighter in view.fighters}
    for name, values in recorded.choices.items():
        answer = {**values, "target": ids[values["target"]]} if "target" in values else values
        session.answer(f"choose:{ids[name]}", answer)


def reveal(session: FightSession) -> None:
    """Go on from the locked choices up to the dice."""
    while not any(ask.dice for ask in session.view().asks):
        session.advance()


def resolve(session: FightSession, duel: Duel) -> None:
    """Reveal, roll and settle the present round, up to the choices of the next one."""
    begun = session.view().round
    for _ in range(LONGEST):
        view = session.view()
        if view.round != begun or view.stage is not Stage.RUNNING:
            return
        recorded = duel.rounds[view.round - 1]
        question = next((ask for ask in view.asks if _is_question(ask)), None)
        if question is not None:
            kind = question.id.partition(":")[0]
            defaults = {field.id: field.default for field in question.fields}
            session.answer(question.id, recorded.answers.get(kind, defaults))
            continue
        outcome = session.advance()
        if isinstance(outcome, NeedDice):
            session.advance([_face(view, recorded, spec) for spec in outcome.specs])
    raise known("services.example-missing", path=duel.name)


def _is_question(ask: Ask) -> bool:
    return not ask.optional and not ask.sealed and bool(ask.fields) and not ask.dice


def _face(view: FightView, recorded: Round, spec: DieSpec) -> Rolled:
    name = next(one.name for one in view.fighters if one.id == spec.key.actor)
    return typed(spec, recorded.dice[name])
