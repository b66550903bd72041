"""The window of manoeuvres: skills, characteristics, resistances, skill against skill."""

from PySide6.QtWidgets import QWidget

from desktop.ui.context import Context
from desktop.ui.scenes.frame import Frame
from desktop.ui.scenes.harp.manoeuvres.opposed import OpposedPage
from desktop.ui.scenes.harp.manoeuvres.resisting import ResistPage
from desktop.ui.scenes.harp.manoeuvres.trying import CharacteristicPage, SkillPage
from desktop.ui.scenes.pages import Pages
from desktop.ui.sheets.harp.subject import Subject


class SceneWindow(Frame[Subject]):
    """Manoeuvres of one character, alone or against others. Raises `KnownError` when he is
    gone."""

    def __init__(self, context: Context, character_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        subject = Subject(context, character_id, self.banner, self)
        self.pages = Pages(subject)
        self.pages.offer(SkillPage, self.tr("Manœuvre"))
        self.pages.offer(CharacteristicPage, self.tr("Caractéristiques"))
        self.pages.offer(ResistPage, self.tr("Résistance"))
        self.pages.offer(OpposedPage, self.tr("Opposition"))
        self.body.addWidget(self.pages, 1)
        self.begin(subject, self.tr("Manœuvres"))

    def refresh(self) -> None:
        self.pages.refresh()
