"""What NPCs are copies of."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from desktop.services.characters import CharacterCard


@dataclass(frozen=True)
class Source:
    """A ready adversary by name, or a character of the library by id; neither: an empty sheet."""

    template: str = ""
    character: str = ""


@dataclass(frozen=True)
class Copies:
    """So many NPCs of one name, copied from one source."""

    name: str
    count: int
    source: Source = Source()


class SourceBox(QComboBox):
    """The choice of a source: the sheet that each name means, or one sheet for whatever name."""

    #: Another source is chosen (a `Source`, or None for that of the name).
    sourceChosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sources: tuple[Source | None, ...] = ()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(9)
        self.setAccessibleName(self.tr("Fiche copiée"))
        self.currentIndexChanged.connect(self._tell)

    def source(self) -> Source | None:
        """What is chosen; None: the sheet that the name means."""
        place = self.currentIndex()
        return self._sources[place] if 0 <= place < len(self._sources) else None

    def offer(self, templates: tuple[str, ...], cards: tuple[CharacterCard, ...]) -> None:
        """Offer the ready adversaries and the characters; the choice stays."""
        kept = self.source()
        self._sources = (
            None,
            Source(),
            *(Source(template=name) for name in templates),
            *(Source(character=card.id) for card in cards),
        )
        self.blockSignals(True)
        self.clear()
        own = (self.tr("selon le nom"), self.tr("fiche vierge"))
        self.addItems((*own, *templates, *(card.name for card in cards)))
        self.choose(kept)
        self.blockSignals(False)

    def choose(self, source: Source | None) -> None:
        """Choose as somebody would; a source that is gone leaves that of the name."""
        self.setCurrentIndex(self._sources.index(source) if source in self._sources else 0)

    def named(self) -> tuple[tuple[str, Source], ...]:
        """Every sheet that a name may mean."""
        return tuple(
            (self.itemText(place), source)
            for place, source in enumerate(self._sources)
            if source not in (None, Source())
        )

    def _tell(self) -> None:
        self.sourceChosen.emit(self.source())
