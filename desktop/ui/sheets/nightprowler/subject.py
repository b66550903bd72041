"""The character of one sheet window: what is stored, what follows, and the way to change it."""

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QObject, Signal

from desktop.rules.dice import DieSpec, roll
from desktop.rules.message import Message
from desktop.rules.nightprowler.build import NightProwler
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.creation.steps import problems
from desktop.rules.nightprowler.document.character import Character, Track
from desktop.rules.nightprowler.edits.apply import ClearBox, TickBox
from desktop.rules.nightprowler.health.wounds import Wounded, wound
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.sheetdiff import Difference
from desktop.rules.system import Problem, Struct
from desktop.services.changes import ChangeSet
from desktop.services.characters import CharacterCard, HistoryLine
from desktop.services.reserves import Draw
from desktop.text import Catalogue
from desktop.ui.context import Context
from desktop.ui.errors import ErrorStrip, reported


class Subject(QObject):
    """Loads the character, sends commands to the library, and says when something changed.

    Errors of commands are shown on `strip`; a character that cannot be loaded raises `KnownError`.
    """

    #: What is stored changed; everything here is already up to date.
    refreshed = Signal()
    #: A box was ticked; the value is the `Wounded` that the rules made of it.
    wounded = Signal(object)
    #: The character is no longer in the library.
    gone = Signal()

    def __init__(
        self, context: Context, character_id: str, strip: ErrorStrip, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.id = character_id
        self.context = context
        self.texts: Catalogue = context.texts
        self.strip = strip
        self.initiator = f"sheet:{character_id}:{id(self)}"
        self._problems: tuple[Problem, ...] | None = None
        self._others: tuple[CharacterCard, ...] | None = None
        self._load()
        context.hub.changed.connect(self._follow)

    @property
    def tables(self) -> Tables:
        """The system's tables."""
        return self._system.tables

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Everything that is wrong with the character, worked out when it is first asked for."""
        if self._problems is None:
            self._problems = problems(self.tables, self.character, self.settings, self.derived)
        return self._problems

    @property
    def others(self) -> tuple[CharacterCard, ...]:
        """The other characters of this system, listed when they are first asked for."""
        if self._others is None:
            cards = self.context.library.characters.list(self.campaign)
            self._others = tuple(
                card for card in cards if card.system == self._system.id and card.id != self.id
            )
        return self._others

    def concept(self) -> tuple[str, ...]:
        """Style, branch and specialty in words; one that the tables lack shows its id."""
        identity, tables = self.character.identity, self.tables
        named = (
            (identity.style, tables.styles),
            (identity.branch, tables.branches),
            (identity.specialty, tables.specialties),
        )
        return tuple((index.get(one).name if one in index else one) for one, index in named if one)

    def run(self, command: Struct) -> bool:
        """Change the character; False when it was refused (the reason is on the strip)."""
        done = False
        with reported(self.strip, self.texts):
            self.context.library.characters.edit(self.id, command, self.initiator)
            done = True
        self._reload()
        return done

    def run_together(self, edits: Sequence[tuple[str, Struct]], draw: Draw | None = None) -> bool:
        """Change this character and others, and a pool of the campaign, in one step; False when any
        of it was refused."""
        done = False
        with reported(self.strip, self.texts):
            self.context.library.characters.edit_together(edits, draw, self.initiator)
            done = True
        self._reload()
        return done

    def tick(self, track: Track, row: int) -> None:
        """Tick a box, and say what the rules made of it."""
        outcome: Wounded | None = None
        with reported(self.strip, self.texts):
            capacities = {one: self.derived.track(one).capacity for one in Track}
            outcome = wound(
                self.tables, self.settings, capacities, self.character.health, track, row
            )
        if self.run(TickBox(track, row)) and outcome is not None:
            self.wounded.emit(outcome)

    def clear(self, track: Track, row: int) -> None:
        """Clear a box."""
        self.run(ClearBox(track, row))

    def undo(self) -> None:
        """Take the last change back."""
        with reported(self.strip, self.texts):
            self.context.library.characters.undo(self.id, self.initiator)
        self._reload()

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        with reported(self.strip, self.texts):
            self.context.library.characters.redo(self.id, self.initiator)
        self._reload()

    def history(self) -> tuple[HistoryLine, ...]:
        """Every revision, oldest first."""
        lines: tuple[HistoryLine, ...] = ()
        with reported(self.strip, self.texts):
            lines = self.context.library.characters.history(self.id)
        return lines

    def difference(self, revision: str) -> tuple[Difference, ...]:
        """What the sheet showed at a revision and shows otherwise now."""
        found: tuple[Difference, ...] = ()
        with reported(self.strip, self.texts):
            found = self.context.library.characters.difference(self.id, revision)
        return found

    def revert(self, revision: str) -> None:
        """Go back to a revision, as one more step."""
        with reported(self.strip, self.texts):
            self.context.library.characters.revert(self.id, revision, self.initiator)
        self._reload()

    def set_portrait(self, image: bytes) -> None:
        """Keep an image as the portrait. Raises `KnownError` when it cannot be."""
        self.context.library.characters.set_portrait(self.id, image, self.initiator)
        self._reload()

    def portrait(self) -> bytes:
        """The image file of the portrait, empty where there is none or it is lost."""
        if not self.portrait_hash:
            return b""
        image: bytes | None = None
        with reported(self.strip, self.texts):
            image = self.context.library.characters.portrait(self.portrait_hash)
        return image or b""

    def roll(self, die: DieSpec) -> int:
        """A face of a die, rolled with the library's generator."""
        return roll((die,), self.context.library.generator)[0].value

    def close(self) -> None:
        """Stop listening."""
        self.context.hub.changed.disconnect(self._follow)

    def _load(self) -> None:
        view = self.context.library.characters.get(self.id)
        self._system = cast("NightProwler", self.context.library.registry.get(view.system))
        self.character = cast("Character", view.document)
        self.settings = cast("Settings", view.settings)
        self.campaign = view.campaign
        self.owner: str | None = view.owner
        self.portrait_hash = view.portrait
        self.can_undo: Message | None = view.can_undo
        self.can_redo: Message | None = view.can_redo
        self.derived: Derived = self._system.derive(self.character, self.settings)
        self._problems = None

    def _reload(self) -> None:
        with reported(self.strip, self.texts):
            self._load()
        self.refreshed.emit()

    def _follow(self, change: ChangeSet) -> None:
        if change.initiator == self.initiator:
            return
        self._others = None
        if self.id not in change.characters:
            if change.reserve:
                self.refreshed.emit()
            return
        # Only a change of the library's lists can have put the character away.
        if change.library and self.context.library.characters.is_removed(self.id):
            self.gone.emit()
        else:
            self._reload()
