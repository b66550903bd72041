"""Stand-ins for what a window is given in its constructor."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QWidget

from desktop.ui.widgets.dialogs import Dialogs


@dataclass(frozen=True)
class Asked:
    """One dialog that would have opened; `kind` is the name of the method."""

    kind: str
    title: str
    text: str = ""
    details: str = ""
    accept_label: str = ""
    destructive: bool = False
    filters: tuple[str, ...] = ()
    suggested: Path | None = None


class RecordingDialogs(Dialogs):
    """Opens nothing: records each question and gives at once the answer prepared for it.

    `answers` are taken in order: True or False for `confirm`, a path or None for files. A question
    without an answer left is cancelled.
    """

    def __init__(self, *answers: bool | Path | None) -> None:
        super().__init__()
        self.asked: list[Asked] = []
        self.answers = list(answers)

    def error(self, parent: QWidget | None, title: str, text: str, details: str = "") -> None:
        self.asked.append(Asked("error", title, text, details))

    def known(self, text: str) -> None:
        self.asked.append(Asked("known", "", text))

    def unexpected(self, details: str) -> None:
        self.asked.append(Asked("unexpected", "", details=details))

    def confirm(
        self,
        parent: QWidget | None,
        title: str,
        text: str,
        accept_label: str,
        on_accept: Callable[[], None],
        *,
        destructive: bool,
    ) -> None:
        self.asked.append(
            Asked("confirm", title, text, accept_label=accept_label, destructive=destructive)
        )
        if self._answer() is True:
            on_accept()

    def open_file(
        self,
        parent: QWidget | None,
        title: str,
        filters: tuple[str, ...],
        on_chosen: Callable[[Path], None],
        folder: Path | None = None,
    ) -> None:
        self.asked.append(Asked("open_file", title, filters=filters))
        self._choose(on_chosen)

    def open_folder(
        self,
        parent: QWidget | None,
        title: str,
        on_chosen: Callable[[Path], None],
        folder: Path | None = None,
    ) -> None:
        self.asked.append(Asked("open_folder", title))
        self._choose(on_chosen)

    def save_file(
        self,
        parent: QWidget | None,
        title: str,
        filters: tuple[str, ...],
        suggested: Path,
        on_chosen: Callable[[Path], None],
    ) -> None:
        self.asked.append(Asked("save_file", title, filters=filters, suggested=suggested))
        self._choose(on_chosen)

    def _answer(self) -> bool | Path | None:
        return self.answers.pop(0) if self.answers else None

    def _choose(self, on_chosen: Callable[[Path], None]) -> None:
        answer = self._answer()
        if isinstance(answer, Path):
            on_chosen(answer)


class RecordingNavigator:
    """Opens nothing: `opened` holds (what, ids…) of each window that was asked for."""

    def __init__(self) -> None:
        self.opened: list[tuple[str | None, ...]] = []

    def show_library(self) -> None:
        self.opened.append(("library",))

    def open_sheet(self, character: str) -> None:
        self.opened.append(("sheet", character))

    def open_fight(self, fight: str) -> None:
        self.opened.append(("fight", fight))

    def begin_fight(self, fight: str) -> None:
        self.open_fight(fight)

    def open_encounter(self, encounter: str) -> None:
        self.opened.append(("encounter", encounter))

    def show_players(self, fight: str, beside: QWidget) -> None:
        self.opened.append(("players", fight))

    def toggle_players(self, fight: str, beside: QWidget) -> None:
        self.opened.append(("players?", fight))

    def dress_players(self) -> None:
        self.opened.append(("players' look",))

    def open_scene(self, scene: str, character: str) -> None:
        self.opened.append(("scene", scene, character))

    def open_wizard(self, system: str, draft: str | None = None) -> None:
        self.opened.append(("wizard", system, draft))

    def open_paper(self, character: str) -> None:
        self.opened.append(("paper", character))

    def open_blank_sheet(self, system: str) -> None:
        self.opened.append(("blank", system))

    def open_party(self) -> None:
        self.opened.append(("party",))

    def open_filled(self, file: Path) -> None:
        self.opened.append(("filled", str(file)))

    def open_settings(self, system: str) -> None:
        self.opened.append(("settings", system))

    def close_all(self) -> None:
        self.opened.append(("close all",))
