"""The settings as the window edits them: what is stored, and what cannot be stored yet.

A change that leaves its section possible is stored at once, as a new version. One that does not is
kept beside, shown with what is wrong, and stored together with the change that mends it.
"""

from abc import abstractmethod
from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from desktop.rules import settingsplaces as editing
from desktop.rules.document import Json
from desktop.rules.message import Message, say
from desktop.rules.settingsplaces import Flaw, Place, Standing
from desktop.rules.system import Struct
from desktop.services.changes import ChangeSet
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.strip import ErrorStrip


class Editor(QObject):
    """The settings of the campaign for one system: `stored`, `shown` with what is not stored yet,
    and `shipped`. Errors are shown on `strip`."""

    #: Other settings, or other flaws, are shown now.
    changed = Signal()
    #: Something is about to be changed: what was said about the last change is over.
    acting = Signal()

    def __init__(
        self, context: Context, system: str, strip: ErrorStrip, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.context = context
        self.system = system
        self.initiator = f"settings:{system}"
        self.texts = context.texts
        self.rules = context.library.registry.get(system)
        self.shipped = self.rules.default_settings()
        self._strip = strip
        self._drafts: dict[str, Struct] = {}
        self._take_stored()
        context.hub.changed.connect(self._follow)

    @abstractmethod
    def found_flaws(self, settings: Struct) -> Iterable[Flaw]:
        """Everything that the rules cannot work with."""
        ...

    def entirely(self, place: Place) -> bool:
        """Whether everything below a place is as shipped."""
        return editing.same(self.shown, self.shipped, place)

    @property
    def held(self) -> tuple[str, ...]:
        """The sections that hold something which is not stored."""
        return tuple(self._drafts)

    def value(self, place: Place) -> Json:
        """The value that is shown at a place."""
        return editing.value_at(self.shown, place)

    def shipped_value(self, place: Place) -> Json:
        """Cassure's value of a place; None where there is none."""
        return editing.value_at(self.shipped, place)

    def standing(self, place: Place) -> Standing:
        """How the shown value stands to the shipped one."""
        return editing.standing(self.shown, self.shipped, place)

    def unstored(self, place: Place) -> bool:
        """Whether the shown value is not the stored one."""
        return self.value(place) != editing.value_at(self.stored, place)

    def flaws_at(self, place: Place) -> tuple[Flaw, ...]:
        """What is wrong at a place or below it."""
        return tuple(flaw for flaw in self.flaws if flaw.place[: len(place)] == place)

    def problem(self, place: Place) -> str:
        """What is wrong at a place or below it, in words."""
        return "\n".join(self.texts.render(flaw.text) for flaw in self.flaws_at(place))

    def put(self, place: Place, value: Json, label: Message) -> None:
        """Give a place another value."""
        self.become(editing.put(self.shown, place, value), place[0], label)

    def reset(self, place: Place, label: Message) -> None:
        """Give a place Cassure's value back."""
        after = editing.reset(self.shown, self.shipped, place)
        self.become(after, place[0], say("settings.was-reset", what=label))

    def become(self, after: Struct, section: str, label: Message) -> None:
        """Show `after`, which differs in one section, and store it if it is possible."""
        self.acting.emit()
        wanted = editing.section(self.stored, (section,), after)
        wrong = any(flaw.place[0] == section for flaw in self.found_flaws(wanted))
        self._drafts.pop(section, None)
        if wrong:
            self._drafts[section] = wanted
        elif wanted != self.stored:
            with reported(self._strip, self.texts):
                self.context.library.campaigns.change(self.system, wanted, self.initiator, label)
        self._take_stored()
        self.changed.emit()

    def give_up(self) -> None:
        """Return to what is stored."""
        self._drafts.clear()
        self._take_stored()
        self.changed.emit()

    def undo(self) -> None:
        """Give up what is not stored; where there is nothing such, take the last change back."""
        if self._drafts:
            self.give_up()
            return
        self.acting.emit()
        with reported(self._strip, self.texts):
            self.context.library.campaigns.undo(self.system, self.initiator)
        self._take_stored()
        self.changed.emit()

    def redo(self) -> None:
        """Do again the change that was undone last."""
        self.acting.emit()
        with reported(self._strip, self.texts):
            self.context.library.campaigns.redo(self.system, self.initiator)
        self._take_stored()
        self.changed.emit()

    def _take_stored(self) -> None:
        stored = self.context.library.campaigns.settings(self.system)
        self.version = stored.version
        self.stored = stored.value
        self.shown = self.stored
        for section, draft in self._drafts.items():
            self.shown = editing.section(self.shown, (section,), draft)
        found = self.found_flaws(self.shown) if self._drafts else ()
        self.flaws: tuple[Flaw, ...] = tuple(found)

    def _follow(self, change: ChangeSet) -> None:
        if change.library and change.initiator != self.initiator:
            version = self.version
            self._take_stored()
            if version != self.version:
                self.changed.emit()
