"""Who may take part in a scene: the character of the sheet, others of the library, or anybody by
name."""

from collections.abc import Collection

from desktop.ui.sheets.common.bits import Choose
from desktop.ui.sheets.common.subject import Subject

NAMED = "*"
"""The id of somebody who is no character of the library."""
_WIDEST = 240


def people(subject: Subject) -> tuple[tuple[str, str], ...]:
    """(id, name) of those who may take part: the character of the sheet first."""
    here = (subject.id, subject.name)
    return (here, *((card.id, card.name) for card in subject.others))


class Who(Choose):
    """One of those who may take part."""

    def __init__(self, name: str) -> None:
        super().__init__(name, widest=_WIDEST)

    def show_people(self, subject: Subject, elsewhere: Collection[str] = ()) -> None:
        """Offer those who are there now, but for those who take part `elsewhere`; whoever is chosen
        stays so, and nobody is told."""
        somebody = (NAMED, self.tr("quelqu’un d’autre"))
        unnamed = self.tr("sans nom")
        self.blockSignals(True)
        free = [one for one in people(subject) if one[0] not in elsewhere]
        self.offer([*((id, name or unnamed) for id, name in free), somebody])
        self.blockSignals(False)
