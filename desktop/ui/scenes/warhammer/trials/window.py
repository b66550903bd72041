"""The window of tests: plain, opposed, of groups, extended, hidden."""

from PySide6.QtWidgets import QTabWidget, QWidget

from desktop.ui.context import Context
from desktop.ui.scenes.frame import Frame
from desktop.ui.scenes.warhammer.trials.against import OpposedPage
from desktop.ui.scenes.warhammer.trials.groups import GroupsPage
from desktop.ui.scenes.warhammer.trials.long import ExtendedPage
from desktop.ui.scenes.warhammer.trials.plain import PlainPage
from desktop.ui.scenes.warhammer.trials.unseen import HiddenPage
from desktop.ui.sheets.warhammer.subject import Subject


class SceneWindow(Frame[Subject]):
    """Tests of one character, alone or against others. Raises `KnownError` when he is gone."""

    def __init__(self, context: Context, character_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        subject = Subject(context, character_id, self.banner, self)
        self.plain = PlainPage(subject)
        self.opposed = OpposedPage(subject)
        self.groups = GroupsPage(subject)
        self.extended = ExtendedPage(subject)
        self.hidden = HiddenPage(subject)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.plain, self.tr("Test simple"))
        self.tabs.addTab(self.opposed, self.tr("Test opposé"))
        self.tabs.addTab(self.groups, self.tr("Groupes"))
        self.tabs.addTab(self.extended, self.tr("Test étendu"))
        self.tabs.addTab(self.hidden, self.tr("Test caché"))
        self.body.addWidget(self.tabs, 1)
        self.begin(subject, self.tr("Tests"))

    def refresh(self) -> None:
        for page in (self.plain, self.opposed, self.groups, self.extended, self.hidden):
            page.refresh()
