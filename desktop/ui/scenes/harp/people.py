"""Somebody in a scene: with a sheet, or by name with a bonus of his own."""

from collections.abc import Container
from dataclasses import dataclass
from typing import cast

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.folding import folded
from desktop.rules.harp import trial
from desktop.rules.harp.document import Character
from desktop.rules.harp.edits.apply import edit
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.people import Method
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.harp.trial import Asked
from desktop.rules.message import say
from desktop.rules.system import Edited, Struct
from desktop.text import Catalogue
from desktop.ui.scenes.people import NAMED
from desktop.ui.sheets.harp.subject import Subject


@dataclass(frozen=True)
class Person:
    """Somebody with a sheet; without one he has a name alone."""

    id: str
    name: str
    tables: Tables
    settings: Settings
    character: Character | None = None

    def own(self, asked: Asked | None, bonus: int) -> Breakdown | None:
        """What a roll of his adds by itself; `bonus` is that of somebody without a sheet."""
        if self.character is None:
            return start(say("harp.trial.bonus"), bonus)
        if asked is None:
            return None
        return trial.worth(self.tables, self.settings, self.character, asked)

    def method(self, asked: Asked | None) -> Method:
        """How a roll of his is resolved."""
        if self.character is None or asked is None:
            return "tout-ou-rien"
        return trial.method(self.tables, self.character, asked)

    def closed(self, asked: Asked | None) -> bool:
        """Whether a roll of his is no open-ended one."""
        if self.character is None or asked is None:
            return False
        return trial.closed(self.tables, self.character, asked)

    def after(self, command: Struct) -> Edited | None:
        """What a command would make of his sheet; None where it changes nothing, or is refused."""
        if self.character is None:
            return None
        outcome = edit(self.tables, self.settings, self.character, command)
        if isinstance(outcome, Edited) and outcome.document != self.character:
            return outcome
        return None


def person(subject: Subject, id: str, name: str = "") -> Person:
    """Somebody who takes part. Raises `KnownError` when a character is gone."""
    tables, settings = subject.tables, subject.settings
    if id == subject.id:
        return Person(id, subject.name, tables, settings, subject.character)
    if id == NAMED:
        return Person(NAMED, name.strip(), tables, settings)
    view = subject.context.library.characters.get(id)
    character = cast("Character", view.document)
    return Person(id, character.name, tables, settings, character)


def key_of(asked: Asked) -> str:
    """What is rolled as the value of a list."""
    return f"{asked.kind}:{asked.id}"


def asked_of(key: str, second: str = "") -> Asked | None:
    """What a value of a list names."""
    kind, _, id = key.partition(":")
    match kind:
        case "skill":
            return Asked("skill", id)
        case "characteristic":
            return Asked("characteristic", id, second)
        case "resistance":
            return Asked("resistance", id)
        case _:
            return None


def named(
    texts: Catalogue, one: Person, kinds: Container[str], untrained: str
) -> list[tuple[str, str]]:
    """What somebody may roll, by keys and names: his skills, characteristics and resistances, then
    what he never learnt, marked as `untrained` ("{name} (sans rang)")."""
    if one.character is None:
        return []
    character, tables = one.character, one.tables
    learnt = {each.id for each in character.skills if each.ranks > 0}
    known: list[tuple[str, str]] = []
    others: list[tuple[str, str]] = []
    strange: list[tuple[str, str]] = []
    for asked in trial.askable(tables, character):
        if asked.kind not in kinds:
            continue
        name = texts.render(trial.title(tables, character, asked))
        if asked.kind != "skill":
            others.append((key_of(asked), name))
        elif asked.id in learnt:
            known.append((key_of(asked), name))
        else:
            strange.append((key_of(asked), untrained.format(name=name)))
    return [*sorted(known, key=_alphabetical), *others, *sorted(strange, key=_alphabetical)]


def _alphabetical(option: tuple[str, str]) -> str:
    return folded(option[1])
