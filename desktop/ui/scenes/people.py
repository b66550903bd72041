"""Who may take part in a scene: the character of the sheet, others of the library, or anybody by
name."""

from desktop.ui.sheets.common.subject import Subject

NAMED = "*"
"""The id of somebody who is no character of the library."""


def people(subject: Subject) -> tuple[tuple[str, str], ...]:
    """(id, name) of those who may take part: the character of the sheet first."""
    here = (subject.id, subject.name)
    return (here, *((card.id, card.name) for card in subject.others))
