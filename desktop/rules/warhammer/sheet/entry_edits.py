"""What is written into the entries of a sheet as edit commands.

Nothing here changes a document: the commands do, and may still be refused.
"""

from collections.abc import Mapping

from desktop.rules.system import Refused
from desktop.rules.warhammer.commands.person import Rename, SetText
from desktop.rules.warhammer.edits.apply import EditCommand
from desktop.rules.warhammer.edits.context import Editing, refuse
from desktop.rules.warhammer.sheet.pages import NAME, TEXTS


def entry_edits(
    editing: Editing, path: str, texts: Mapping[str, str]
) -> tuple[EditCommand, ...] | Refused:
    """The commands that make the entry at `path` read `texts[path]`."""
    text = texts.get(path, "")
    head, _, rest = path.partition("/")
    if head == "text" and rest in TEXTS:
        return (SetText(rest, text.strip()),)
    if path == NAME:
        name = " ".join(text.split())
        return (Rename(name),) if name else refuse("wh.entry.name-empty")
    return refuse("wh.entry.unknown", path=path)
