"""What an NPC is a copy of, and which ready adversary a typed name means."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from desktop.services.characters import CharacterCard
from desktop.ui.combat.journal_list import folded


@dataclass(frozen=True)
class Source:
    """A ready adversary by name, or a character of the library by id; neither: an empty sheet."""

    template: str = ""
    character: str = ""


class SourceBox(QComboBox):
    """The choice of a source: it follows the name that is typed until somebody chooses."""

    #: Somebody chose a source himself.
    sourceChosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sources: tuple[Source, ...] = ()
        self._by_hand = False
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(9)
        self.setAccessibleName(self.tr("Fiche copiée"))
        self.setPlaceholderText(self.tr("fiche vierge"))
        self.currentIndexChanged.connect(self._tell)

    def source(self) -> Source:
        """What is chosen."""
        place = self.currentIndex()
        return self._sources[place] if 0 <= place < len(self._sources) else Source()

    def offer(self, templates: tuple[str, ...], cards: tuple[CharacterCard, ...]) -> None:
        """Offer an empty sheet, the ready adversaries and the characters; the choice stays."""
        kept = self.source()
        self._sources = (
            Source(),
            *(Source(template=name) for name in templates),
            *(Source(character=card.id) for card in cards),
        )
        self.blockSignals(True)
        self.clear()
        self.addItems((self.tr("fiche vierge"), *templates, *(card.name for card in cards)))
        self._select(kept)
        self.blockSignals(False)

    def choose(self, source: Source) -> None:
        """Choose as somebody would."""
        if source in self._sources:
            self.setCurrentIndex(self._sources.index(source))

    def follow(self, name: str) -> None:
        """Somebody typed a name: take the adversary that it means, unless another was chosen."""
        if not self._by_hand:
            self.blockSignals(True)
            self._select(Source(template=self.meant(name)))
            self.blockSignals(False)

    def start_again(self) -> None:
        """Follow the name again."""
        self._by_hand = False
        self.follow("")

    def meant(self, name: str) -> str:
        """The ready adversary that a name means, in the singular or the plural, or nothing."""
        wanted = _singular(name)
        names = (one.template for one in self._sources if one.template)
        return next((one for one in names if _singular(one) == wanted), "")

    def _select(self, source: Source) -> None:
        known = source in self._sources
        self.setCurrentIndex(self._sources.index(source) if known else 0)

    def _tell(self) -> None:
        self._by_hand = True
        self.sourceChosen.emit(self.source())


def _singular(name: str) -> tuple[str, ...]:
    """The words of a name without accents, capitals and the marks of a plural."""
    words = folded(name).replace("-", " ").split()
    return tuple(word if len(word) < 4 else word.rstrip("sx") for word in words)
