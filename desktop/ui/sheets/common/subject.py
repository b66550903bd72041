"""The character of one sheet window: what is stored, and the way to change it."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal

from desktop.rules.breakdown import Breakdown
from desktop.rules.dice import DieSpec, Rolled, roll
from desktop.rules.message import Message
from desktop.rules.sheetdiff import Difference
from desktop.rules.system import Edited, Problem, Struct, System
from desktop.rules.tomltables import Titled
from desktop.services.changes import ChangeSet
from desktop.services.characters import CharacterCard, CharacterView, HistoryLine
from desktop.services.reserves import Draw
from desktop.text import Catalogue
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.explain import explained
from desktop.ui.strip import ErrorStrip
from desktop.ui.widgets.breakdown_tip import BreakdownView


class Subject(QObject):
    """Loads the character, sends commands to the library, and says when something changed.

    A sheet derives from it in `take`, where it reads its own document. Errors of commands are shown
    on `strip`; a character that cannot be loaded raises `KnownError`.
    """

    #: Everything that a sheet shows is chosen; nothing of it is merely missing.
    missing: frozenset[str] = frozenset()
    #: What is stored changed; everything here is already up to date.
    refreshed = Signal()
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
    def document(self) -> Struct:
        """The character as stored."""
        return self._view.document

    @property
    def name(self) -> str:
        """What the character is called, "" for nothing."""
        return self.system.name_of(self._view.document)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Everything that is wrong with the character, worked out when it is first asked for."""
        if self._problems is None:
            self._problems = self.find_problems()
        return self._problems

    @property
    def others(self) -> tuple[CharacterCard, ...]:
        """The other characters of this system, listed when they are first asked for."""
        if self._others is None:
            cards = self.context.library.characters.list(self.campaign)
            self._others = tuple(
                card for card in cards if card.system == self.system.id and card.id != self.id
            )
        return self._others

    def take(self, system: System, view: CharacterView) -> None:
        """Read what was loaded; a sheet keeps its own document, settings and what follows."""

    def find_problems(self) -> tuple[Problem, ...]:
        """What is wrong with the character."""
        return self.system.problems(self._view.document, self._view.settings)

    def waived(self) -> tuple[tuple[str, str], ...]:
        """Rules that the GM waived for this character, each with its reason."""
        return tuple((one.rule, one.overridden) for one in self.problems if one.overridden)

    def number(self, path: str) -> Breakdown | None:
        """The sum behind a number of the character, None where there is none."""
        return self.system.explain(self._view.document, self._view.settings, path)

    def view(self, title: str, total: Breakdown) -> BreakdownView:
        """A sum as it is explained."""
        return explained(self.texts, title, total)

    def titles(self, rows: Iterable[Titled]) -> list[tuple[str, str]]:
        """The entries of a table with their names, to pick from."""
        return [(one.id, self.texts.render(one.name)) for one in rows]

    def edited(self, command: Struct) -> Message | None:
        """What a command comes to, even where it changes nothing; None for a refused one."""
        done = self.system.edit(self._view.document, self._view.settings, command)
        return done.label if isinstance(done, Edited) else None

    def outcome(self, command: Struct) -> str:
        """What a command comes to in words, "" for a refused one."""
        label = self.edited(command)
        return "" if label is None else self.texts.render(label)

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
        return self.roll_all((die,))[0].value

    def roll_all(self, dice: Sequence[DieSpec]) -> tuple[Rolled, ...]:
        """Dice rolled with the library's generator."""
        return roll(dice, self.context.library.generator)

    def close(self) -> None:
        """Stop listening."""
        self.context.hub.changed.disconnect(self._follow)

    def _load(self) -> None:
        view = self.context.library.characters.get(self.id)
        self.system = self.context.library.registry.get(view.system)
        self._view = view
        self.campaign = view.campaign
        self.owner: str | None = view.owner
        self.portrait_hash = view.portrait
        self.can_undo: Message | None = view.can_undo
        self.can_redo: Message | None = view.can_redo
        self._problems = None
        self.take(self.system, view)

    def _reload(self) -> None:
        with reported(self.strip, self.texts):
            self._load()
        self.refreshed.emit()

    def _follow(self, change: ChangeSet) -> None:
        if change.initiator == self.initiator:
            return
        self._others = None
        if self.id not in change.characters:
            renamed = change.library and self.owner in change.fights
            if change.reserve or renamed:
                self.refreshed.emit()
            return
        # Only a change of the library's lists can have put the character away.
        if change.library and self.context.library.characters.is_removed(self.id):
            self.gone.emit()
        else:
            self._reload()


class DicedSubject(Subject):
    """A subject whose commands may ask for dice, which they hold in `rolled`."""

    #: Purposes of dice that are rolled unseen.
    secret: frozenset[str] = frozenset()

    @abstractmethod
    def wanted(self, command: Struct) -> tuple[DieSpec, ...]:
        """The dice that a command still lacks; () when it can be applied, or is refused."""
