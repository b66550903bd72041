"""What was taken out of the library in this window, and its way back in."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from desktop.services.changes import ChangeSet
from desktop.services.drafts import DraftView
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.library.sidebar_lines import Kind, Line
from desktop.ui.widgets.banner import Banner, Severity


@dataclass(frozen=True)
class Removed:
    """Something that can come back: a character by its id, a line of the sidebar, a draft as it
    was."""

    name: str
    character: str = ""
    line: Line | None = None
    draft: DraftView | None = None


class Removals(QObject):
    """Takes out at once, without a question, and offers in the banner to take it back."""

    #: There is, or is no longer, something to take back; its name or "".
    lastChanged = Signal(str)
    #: A character is in the library again.
    restored = Signal(str)

    def __init__(self, context: Context, banner: Banner, initiator: str, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._banner = banner
        self._initiator = initiator
        self._removed: list[Removed] = []
        banner.actionTriggered.connect(self.undo)

    def remove_character(self, character: str, name: str) -> None:
        """Put a character away; one that is in a fight is refused with the reason."""
        with reported(self._banner, self._context.texts):
            self._context.library.characters.remove(character, self._initiator)
            self._keep(Removed(name, character=character))

    def remove_line(self, line: Line, name: str) -> None:
        """Put away what a line of the sidebar stands for, or give up a draft."""
        if line.kind is Kind.DRAFT:
            self._remove_draft(line.id)
            return
        with reported(self._banner, self._context.texts):
            self._ways(line.kind)[0](line.id, self._initiator)
            self._keep(Removed(name, line=line))

    def _remove_draft(self, draft: str) -> None:
        drafts = self._context.library.drafts
        name = next(
            (self._context.texts.render(one.name) for one in drafts.list() if one.id == draft), ""
        )
        with reported(self._banner, self._context.texts):
            view = drafts.get(draft)
            drafts.remove(draft, self._initiator)
            self._keep(Removed(name or self.tr("Sans nom"), draft=view))

    def undo(self) -> None:
        """Bring back what was taken out last."""
        if not self._removed:
            return
        last = self._removed[-1]
        self._banner.hide()
        if last.line is not None:
            self.restore_line(last.line)
        elif last.draft is None:
            self.restore(last.character)
        else:
            self._restore_draft(last, last.draft)

    def _restore_draft(self, last: Removed, draft: DraftView) -> None:
        with reported(self._banner, self._context.texts):
            self._context.library.drafts.save(
                draft.id, draft.system, draft.document, draft.step, self._initiator
            )
            self._removed.remove(last)
            self._tell()

    def restore(self, character: str) -> None:
        """Bring a character back that was put away, in this session or before."""
        with reported(self._banner, self._context.texts):
            self._context.library.characters.restore(character, self._initiator)
            self._removed = [one for one in self._removed if one.character != character]
            self._tell()
            self.restored.emit(character)

    def restore_line(self, line: Line) -> None:
        """Bring back what a line of the sidebar stood for."""
        with reported(self._banner, self._context.texts):
            self._ways(line.kind)[1](line.id, self._initiator)
            self._removed = [one for one in self._removed if one.line != line]
            self._tell()

    def _ways(
        self, kind: Kind
    ) -> tuple[Callable[[str, str], ChangeSet], Callable[[str, str], ChangeSet]]:
        """How something goes, and how it comes back."""
        library = self._context.library
        if kind is Kind.CAMPAIGN:
            return library.campaigns.remove, library.campaigns.restore
        if kind is Kind.PARTY:
            return library.parties.remove, library.parties.restore
        if kind is Kind.PREPARED:
            return library.encounters.remove, library.encounters.restore
        return library.fights.remove, library.fights.restore

    def _keep(self, removed: Removed) -> None:
        self._removed.append(removed)
        self._banner.show_message(
            Severity.INFO,
            self.tr("« {name} » a été retiré.").format(name=removed.name),
            actions=(self.tr("Annuler"),),
        )
        self._tell()

    def _tell(self) -> None:
        self.lastChanged.emit(self._removed[-1].name if self._removed else "")
