"""Pages of a scene under their tabs, each made when it is first looked at."""

from collections.abc import Callable
from typing import Generic, TypeVar, cast

from PySide6.QtWidgets import QScrollArea, QTabWidget, QWidget

from desktop.ui.scenes.frame import ScenePage, scrolled
from desktop.ui.sheets.common.subject import Subject

P = TypeVar("P", bound=Subject)
W = TypeVar("W", bound=ScenePage)


class Pages(QTabWidget, Generic[P]):
    """A page is made from the subject of the window, and knows it from then on."""

    def __init__(self, subject: P, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._kinds: list[Callable[[P], ScenePage]] = []
        self._made: dict[int, ScenePage] = {}
        self.setDocumentMode(True)
        self.currentChanged.connect(self._look)

    def offer(self, kind: Callable[[P], ScenePage], title: str) -> None:
        """One more tab."""
        self._kinds.append(kind)
        self.addTab(scrolled(), title)
        self._look(self.currentIndex())

    def of(self, kind: type[W]) -> W:
        """The page of that kind, brought to the front."""
        self.setCurrentIndex(next(n for n, one in enumerate(self._kinds) if one is kind))
        return cast("W", self._made[self.currentIndex()])

    def refresh(self) -> None:
        """Show the people as they are now, on every page that was looked at."""
        for page in self._made.values():
            page.refresh()

    def _look(self, place: int) -> None:
        if 0 <= place < len(self._kinds) and place not in self._made:
            page = self._kinds[place](self._subject)
            self._made[place] = page
            cast("QScrollArea", self.widget(place)).setWidget(page)
