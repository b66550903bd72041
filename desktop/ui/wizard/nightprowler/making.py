"""The character in the making: its document, what follows from it, its draft and its undo.

Every change goes through the rules' `edit`; it is stored as a draft before the screen shows it.
"""

import uuid
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QObject, Signal

from desktop.rules.message import Message
from desktop.rules.nightprowler.build import NightProwler
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.creation.progress import StepState, state_of
from desktop.rules.nightprowler.creation.steps import STEPS, problems
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.edits.apply import FinishCreation
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.system import Problem, Refused, Severity, Struct
from desktop.services.changes import ChangeSet
from desktop.ui.context import Context
from desktop.ui.errors import ErrorStrip, reported

SYSTEM = "nightprowler"


@dataclass(frozen=True)
class Shown:
    """A character with everything that follows from it."""

    character: Character
    derived: Derived
    problems: tuple[Problem, ...]

    def of_step(self, step: str) -> tuple[Problem, ...]:
        """What is wrong in one step; in the summary, everything."""
        if step == "summary":
            return self.problems
        return tuple(one for one in self.problems if one.step == step)


class Making(QObject):
    """One creation. Errors and refusals are shown on `strip`."""

    #: Another document is current; everything here is already up to date.
    changed = Signal()
    #: Another option is being considered, or none.
    previewed = Signal()

    def __init__(
        self,
        context: Context,
        draft: str | None,
        strip: ErrorStrip,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.context = context
        self.texts = context.texts
        self.system = cast("NightProwler", context.library.registry.get(SYSTEM))
        self.settings = cast("Settings", context.library.campaigns.settings(SYSTEM).value)
        self.draft = draft
        self.step = STEPS[0]
        self.preview: Shown | None = None
        self._strip = strip
        self._initiator = f"wizard:{uuid.uuid4().hex}"
        self._undo: list[tuple[Character, Message]] = []
        self._redo: list[tuple[Character, Message]] = []
        character = self.system.blank("")
        if draft is not None:
            view = context.library.drafts.get(draft)
            character = cast("Character", view.document)
            self.step = view.step if view.step in STEPS else STEPS[0]
        self.shown = self._worked_out(character)
        context.hub.changed.connect(self._follow)

    @property
    def character(self) -> Character:
        """The current document."""
        return self.shown.character

    @property
    def derived(self) -> Derived:
        """What follows from the current document."""
        return self.shown.derived

    def new_id(self) -> str:
        """An id for a new member of a list."""
        return uuid.uuid4().hex

    def run(self, command: Struct) -> bool:
        """Change the character; False when it was refused (the reason is on the strip)."""
        outcome = self.system.edit(self.character, self.settings, command)
        if isinstance(outcome, Refused):
            self._strip.show_error(self.texts.render(outcome.reason))
            return False
        return self._become(cast("Character", outcome.document), outcome.label)

    def tried(self, command: Struct) -> Shown | Message:
        """What the character would be after a command, or why it cannot be."""
        outcome = self.system.edit(self.character, self.settings, command)
        if isinstance(outcome, Refused):
            return outcome.reason
        return self._worked_out(cast("Character", outcome.document))

    def allows(self, command: Struct) -> bool:
        """Whether a command would not be refused."""
        return not isinstance(self.system.edit(self.character, self.settings, command), Refused)

    def new_breaches(self, after: Shown) -> tuple[Problem, ...]:
        """Rules that `after` breaks and the current character does not."""
        now = {(one.rule, one.text) for one in self.shown.problems}
        return tuple(
            one
            for one in after.problems
            if one.severity == Severity.RULE
            and not one.overridden
            and (one.rule, one.text) not in now
        )

    def consider(self, command: Struct | None) -> None:
        """Show what a command would change, without doing it; None ends that."""
        tried = None if command is None else self.tried(command)
        self.preview = tried if isinstance(tried, Shown) else None
        self.previewed.emit()

    def surprise(self, step: str | None, label: Message) -> None:
        """Fill one step, or all of them, legally and at random."""
        after = self.system.surprise(
            self.character, self.settings, step, self.context.library.generator
        )
        self._become(after, label)

    def state(self, step: str) -> StepState:
        """How far a step is."""
        return state_of(self.shown.of_step(step))

    @property
    def undo_label(self) -> Message | None:
        """What Ctrl+Z would take back."""
        return self._undo[-1][1] if self._undo else None

    @property
    def redo_label(self) -> Message | None:
        """What Ctrl+Y would do again."""
        return self._redo[-1][1] if self._redo else None

    def undo(self) -> None:
        """Take the last change back."""
        if self._undo:
            before, label = self._undo[-1]
            now = self.character
            if self._show(before):
                self._undo.pop()
                self._redo.append((now, label))
                self.changed.emit()

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        if self._redo:
            after, label = self._redo[-1]
            now = self.character
            if self._show(after):
                self._redo.pop()
                self._undo.append((now, label))
                self.changed.emit()

    def go_to(self, step: str) -> None:
        """Remember the step that is open, in the draft too where there is one."""
        if step != self.step:
            self.step = step
            if self.draft is not None:
                self._store(self.character)

    def finish(self) -> str | None:
        """End creation: the id of the new character, or None (the reason is on the strip)."""
        outcome = self.system.edit(self.character, self.settings, FinishCreation())
        if isinstance(outcome, Refused):
            self._strip.show_error(self.texts.render(outcome.reason))
            return None
        identity: str | None = None
        library = self.context.library
        with reported(self._strip, self.texts):
            identity, _ = library.characters.create(
                self.system.id, outcome.document, self._initiator, draft=self.draft
            )
            self.draft = None
        return identity

    def _become(self, after: Character, label: Message) -> bool:
        if after == self.character:
            return True
        before = self.character
        if not self._show(after):
            return False
        self._undo.append((before, label))
        self._redo.clear()
        self.changed.emit()
        return True

    def _show(self, character: Character) -> bool:
        if not self._store(character):
            return False
        self.shown = self._worked_out(character)
        self.preview = None
        return True

    def _store(self, character: Character) -> bool:
        stored = False
        with reported(self._strip, self.texts):
            self.draft = self.context.library.drafts.save(
                self.draft, self.system.id, character, self.step, self._initiator
            )
            stored = True
        return stored

    def _follow(self, change: ChangeSet) -> None:
        """Go on with the campaign's settings when they change meanwhile."""
        if not change.library:
            return
        settings = self.context.library.campaigns.settings(SYSTEM).value
        if settings != self.settings:
            self.settings = cast("Settings", settings)
            self.shown = self._worked_out(self.character)
            self.changed.emit()

    def _worked_out(self, character: Character) -> Shown:
        derived = self.system.derive(character, self.settings)
        found = problems(self.system.tables, character, self.settings, derived)
        return Shown(character, derived, found)
