"""The character in the making: its document, what follows from it, its draft and its undo.

Every change goes through the rules' `edit`; it is stored as a draft before the screen shows it.
"""

import uuid
from abc import abstractmethod
from dataclasses import dataclass
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Message
from desktop.rules.progress import StepState, state_of
from desktop.rules.system import Edited, Problem, Refused, Severity, Struct
from desktop.services.changes import ChangeSet
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.strip import ErrorStrip

SUMMARY = "summary"
"""The last step of every creation: what it tells of is everything."""


@dataclass(frozen=True)
class Shown:
    """A document with everything that follows from it; systems add their own."""

    document: Struct
    problems: tuple[Problem, ...]

    def of_step(self, step: str) -> tuple[Problem, ...]:
        """What is wrong in one step; in the summary, everything."""
        if step == SUMMARY:
            return self.problems
        return tuple(one for one in self.problems if one.step == step)


S = TypeVar("S", bound=Shown, covariant=True)


class Making(QObject, Generic[S]):
    """One creation. Errors and refusals are shown on `strip`.

    `steps` are in order; `missing` are the keys of problems that only say that something is not
    chosen yet.
    """

    #: Another document is current; everything here is already up to date.
    changed = Signal()
    #: Another option is being considered, or none.
    previewed = Signal()

    steps: tuple[str, ...] = ()
    missing: frozenset[str] = frozenset()

    def __init__(
        self,
        context: Context,
        system: str,
        draft: str | None,
        strip: ErrorStrip,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.context = context
        self.texts = context.texts
        self.rules = context.library.registry.get(system)
        self.campaign = context.library.campaigns.settings(system).value
        self.draft = draft
        self.step = self.steps[0]
        self.preview: S | None = None
        self._strip = strip
        self._initiator = f"wizard:{uuid.uuid4().hex}"
        self._undo: list[tuple[Struct, Message]] = []
        self._redo: list[tuple[Struct, Message]] = []
        document = self.rules.blank("")
        if draft is not None:
            view = context.library.drafts.get(draft)
            document = view.document
            self.step = view.step if view.step in self.steps else self.steps[0]
        self.shown = self.worked_out(document)
        context.hub.changed.connect(self._follow)

    @abstractmethod
    def worked_out(self, document: Struct) -> S:
        """A document with everything that follows from it."""
        ...

    @abstractmethod
    def filled(self, step: str | None) -> Struct:
        """The document with one step, or all of them, filled legally and at random."""
        ...

    @abstractmethod
    def ended(self) -> Edited | Refused:
        """The document as it leaves creation, or why it cannot."""
        ...

    @property
    def name(self) -> str:
        """What the character is called so far."""
        return self.rules.name_of(self.shown.document)

    def new_id(self) -> str:
        """An id for a new member of a list."""
        return uuid.uuid4().hex

    def dice(self, count: int, sides: int) -> int:
        """The sum of dice that the program rolls."""
        generator = self.context.library.generator
        return sum(generator.randint(1, sides) for _ in range(count))

    def sum_of(self, number: str) -> Breakdown | None:
        """The sum behind a number of the character, None where there is none."""
        return self.rules.explain(self.shown.document, self.campaign, number)

    def run(self, command: Struct) -> bool:
        """Change the character; False when it was refused (the reason is on the strip)."""
        outcome = self.rules.edit(self.shown.document, self.campaign, command)
        if isinstance(outcome, Refused):
            self._strip.show_error(self.texts.render(outcome.reason))
            return False
        return self._become(outcome.document, outcome.label)

    def run_all(self, commands: tuple[Struct, ...], label: Message) -> bool:
        """Do several commands as one change, or none of them."""
        document = self.shown.document
        for command in commands:
            outcome = self.rules.edit(document, self.campaign, command)
            if isinstance(outcome, Refused):
                self._strip.show_error(self.texts.render(outcome.reason))
                return False
            document = outcome.document
        return self._become(document, label)

    def tried(self, command: Struct) -> S | Message:
        """What the character would be after a command, or why it cannot be."""
        outcome = self.rules.edit(self.shown.document, self.campaign, command)
        if isinstance(outcome, Refused):
            return outcome.reason
        return self.worked_out(outcome.document)

    def allows(self, command: Struct) -> bool:
        """Whether a command would not be refused."""
        outcome = self.rules.edit(self.shown.document, self.campaign, command)
        return not isinstance(outcome, Refused)

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
        self.preview = None if isinstance(tried, Message) else tried
        self.previewed.emit()

    def surprise(self, step: str | None, label: Message) -> None:
        """Fill one step, or all of them, legally and at random."""
        self._become(self.filled(step), label)

    def state(self, step: str) -> StepState:
        """How far a step is."""
        return state_of(self.shown.of_step(step), self.missing)

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
        self._go(self._undo, self._redo)

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        self._go(self._redo, self._undo)

    def go_to(self, step: str) -> None:
        """Remember the step that is open, in the draft too where there is one."""
        if step != self.step:
            self.step = step
            if self.draft is not None:
                self._store(self.shown.document)

    def finish(self) -> str | None:
        """End creation: the id of the new character, or None (the reason is on the strip)."""
        outcome = self.ended()
        if isinstance(outcome, Refused):
            self._strip.show_error(self.texts.render(outcome.reason))
            return None
        identity: str | None = None
        with reported(self._strip, self.texts):
            identity, _ = self.context.library.characters.create(
                self.rules.id, outcome.document, self._initiator, draft=self.draft
            )
            self.draft = None
        return identity

    def _go(self, back: list[tuple[Struct, Message]], forth: list[tuple[Struct, Message]]) -> None:
        if not back:
            return
        document, label = back[-1]
        now = self.shown.document
        if self._show(document):
            back.pop()
            forth.append((now, label))
            self.changed.emit()

    def _become(self, after: Struct, label: Message) -> bool:
        if after == self.shown.document:
            return True
        before = self.shown.document
        if not self._show(after):
            return False
        self._undo.append((before, label))
        self._redo.clear()
        self.changed.emit()
        return True

    def _show(self, document: Struct) -> bool:
        if not self._store(document):
            return False
        self.shown = self.worked_out(document)
        self.preview = None
        return True

    def _store(self, document: Struct) -> bool:
        stored = False
        with reported(self._strip, self.texts):
            self.draft = self.context.library.drafts.save(
                self.draft, self.rules.id, document, self.step, self._initiator
            )
            stored = True
        return stored

    def _follow(self, change: ChangeSet) -> None:
        """Go on with the campaign's settings when they change meanwhile."""
        if not change.library:
            return
        settings = self.context.library.campaigns.settings(self.rules.id).value
        if settings != self.campaign:
            self.campaign = settings
            self.shown = self.worked_out(self.shown.document)
            self.changed.emit()
