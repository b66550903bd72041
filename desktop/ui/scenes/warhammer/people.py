"""Who takes part in a scene: the character of the sheet, others of the library, or anybody by
name with a value of his own."""

from dataclasses import dataclass
from typing import cast

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.warhammer.build import Warhammer
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.profile import Profile
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.skills import level
from desktop.rules.warhammer.tables.tables import Tables
from desktop.rules.warhammer.trial import Asked, Modifier, aim, askable, modified
from desktop.ui.scenes.people import NAMED
from desktop.ui.sheets.warhammer.subject import Subject


@dataclass(frozen=True)
class Person:
    """Somebody with a sheet; without one he has a name alone."""

    id: str
    name: str
    tables: Tables
    settings: Settings
    character: Character | None = None
    profile: Profile | None = None

    def askable(self) -> tuple[Asked, ...]:
        """What he may be asked to test; () for somebody without a sheet."""
        return () if self.character is None else askable(self.tables, self.character)

    def aim(self, asked: Asked | None, value: int, *modifiers: Modifier) -> Breakdown | None:
        """What he rolls under; `value` is that of somebody without a sheet."""
        if self.character is None or self.profile is None:
            return modified(start(say("wh.test.value"), value), *modifiers)
        if asked is None:
            return None
        return aim(self.tables, self.settings, self.profile, self.character, asked, *modifiers)

    def knows(self, skill: str) -> bool:
        """Whether he has learnt a skill."""
        return self.character is not None and level(self.character, skill) > 0

    def of(self, characteristic: str) -> int:
        """A characteristic as it is now, 0 for somebody without a sheet."""
        return 0 if self.profile is None else self.profile.of(characteristic)


def person(subject: Subject, id: str, name: str = "") -> Person:
    """Somebody who takes part. Raises `KnownError` when a character is gone."""
    if id == subject.id:
        return Person(
            id, subject.name, subject.tables, subject.settings, subject.character, subject.profile
        )
    if id == NAMED:
        return Person(NAMED, name.strip(), subject.tables, subject.settings)
    view = subject.context.library.characters.get(id)
    character, settings = cast("Character", view.document), cast("Settings", view.settings)
    profile = cast("Warhammer", subject.system).profile(character, settings)
    return Person(id, character.name, subject.tables, settings, character, profile)
