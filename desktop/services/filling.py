"""What came back on a filled sheet, as one edit: many entries, one step to undo."""

from collections.abc import Mapping

import msgspec

from desktop.rules.message import Message, say
from desktop.rules.system import Edited, Refused, Struct, System


class Filling(msgspec.Struct, frozen=True):
    """Entries of a sheet and what they should read, in the order of the sheet; `source` names the
    file that they came in."""

    texts: dict[str, str]
    source: str

    def onto(self, system: System, document: Struct, settings: Struct) -> Edited | Refused:
        """The document once everything is written; refused as soon as one entry is."""
        after, refusals = write_entries(system, document, settings, self.texts)
        if refusals:
            return Refused(next(iter(refusals.values())))
        count = len(self.texts)
        return Edited(after, say("services.filled-in", source=self.source, count=count))


def write_entries(
    system: System, document: Struct, settings: Struct, texts: Mapping[str, str]
) -> tuple[Struct, dict[str, Message]]:
    """The document with every entry written that can be, and why the others cannot."""
    refusals: dict[str, Message] = {}
    for path in texts:
        commands = system.write_entry(document, settings, path, texts)
        if isinstance(commands, Refused):
            refusals[path] = commands.reason
            continue
        after = document
        for command in commands:
            outcome = system.edit(after, settings, command)
            if isinstance(outcome, Refused):
                refusals[path] = outcome.reason
                after = document
                break
            after = outcome.document
        document = after
    return document, refusals
