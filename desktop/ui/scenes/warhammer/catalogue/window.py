"""The catalogue's window: buying, selling and earning, with the purse always in sight."""

from PySide6.QtWidgets import QTabWidget, QWidget

from desktop.rules.warhammer.money import amount
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.scenes.frame import Frame
from desktop.ui.scenes.warhammer.catalogue.buying import BuyingPage
from desktop.ui.scenes.warhammer.catalogue.earning import EarningPage
from desktop.ui.scenes.warhammer.catalogue.selling import SellingPage
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.labels import PlainLabel


class SceneWindow(Frame[Subject]):
    """Spends and fills the purse of one character. Raises `KnownError` when he is gone."""

    def __init__(self, context: Context, character_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        subject = Subject(context, character_id, self.banner, self)
        self.purse = PlainLabel()
        self.purse.setFont(theme.tabular(theme.serif(theme.Size.LARGE)))
        self.head.addWidget(self.purse)
        self.buying = BuyingPage(subject)
        self.selling = SellingPage(subject)
        self.earning = EarningPage(subject)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.buying, self.tr("Acheter"))
        self.tabs.addTab(self.selling, self.tr("Vendre"))
        self.tabs.addTab(self.earning, self.tr("Revenus"))
        self.body.addWidget(self.tabs, 1)
        self.begin(subject, self.tr("Catalogue"))

    def refresh(self) -> None:
        texts, purse = self.subject.texts, self.subject.character.purse
        held = texts.render(amount(purse.sous))
        if purse.liards:
            held = self.tr("{amount}, {liards} liards").format(amount=held, liards=purse.liards)
        self.purse.setText(self.tr("Bourse : {held}").format(held=held))
        for page in (self.buying, self.selling, self.earning):
            page.refresh()
