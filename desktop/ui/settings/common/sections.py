"""The sections of the settings, in the order in which they are listed."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Generic

from PySide6.QtCore import QObject

from desktop.rules.settingsfields import Bounds
from desktop.rules.settingsplaces import Place
from desktop.ui.settings.common.page import Page
from desktop.ui.settings.common.rows import E


@dataclass(frozen=True)
class Section:
    """One page; sections of one `heading` stand below it in the list."""

    id: str
    title: str
    heading: str = ""


@dataclass(frozen=True)
class Entry:
    """Something that a search can find: where it is, what it is called, and all its words."""

    place: Place
    name: str
    words: str


class Sections(QObject, Generic[E]):
    """Names the sections and builds their pages."""

    all: tuple[Section, ...]

    def __init__(self, editor: E, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.editor = editor

    @abstractmethod
    def places(self, section: Section) -> tuple[Place, ...]:
        """What a section shows."""
        ...

    @abstractmethod
    def entries(self, section: Section) -> Iterator[Entry]:
        """What a search finds in a section."""
        ...

    @abstractmethod
    def build(self, section: Section) -> Page[E]:
        """A new page for a section."""
        ...

    def titled(self, section: Section) -> str:
        """The whole name of a section."""
        if not section.heading:
            return section.title
        name = self.tr("{heading} : {title}")
        title = section.title
        return name.format(heading=section.heading, title=f"{title[:1].lower()}{title[1:]}")

    def section_of(self, place: Place) -> Section:
        """The section that shows a place."""
        return next(
            section
            for section in self.all
            if any(place[: len(top)] == top for top in self.places(section))
        )

    def changed(self, section: Section) -> bool:
        """Whether something in a section is not Cassure's value."""
        return not all(self.editor.entirely(place) for place in self.places(section))

    def flawed(self, section: Section) -> bool:
        """Whether something in a section cannot be stored."""
        return any(self.editor.flaws_at(place) for place in self.places(section))

    def value_entries(self, fields: Sequence[Bounds]) -> Iterator[Entry]:
        """What a search finds among single values: labels, alternatives and inventory ids."""
        texts = self.editor.texts
        for field in fields:
            name = texts.render(field.label)
            options = (texts.render(field.option(one)) for one in field.options)
            yield Entry(field.place, name, " ".join((name, *options, *field.rules)))
