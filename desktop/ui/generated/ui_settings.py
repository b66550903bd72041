"""Compiled from settings.ui by `python3 tasks.py forms`; edit the form instead."""

from PySide6.QtCore import (
    QCoreApplication,
    QMetaObject,
    Qt,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QStackedWidget,
    QVBoxLayout,
)

from desktop.ui.library.search_field import SearchField
from desktop.ui.settings.common.finder import Finder
from desktop.ui.widgets.banner import Banner
class Ui_SettingsWindow(object):
    def setupUi(self, SettingsWindow):
        if not SettingsWindow.objectName():
            SettingsWindow.setObjectName(u"SettingsWindow")
        self.whole = QVBoxLayout(SettingsWindow)
        self.whole.setSpacing(12)
        self.whole.setObjectName(u"whole")
        self.whole.setContentsMargins(16, 16, 16, 16)
        self.banner = Banner(SettingsWindow)
        self.banner.setObjectName(u"banner")

        self.whole.addWidget(self.banner)

        self.held = Banner(SettingsWindow)
        self.held.setObjectName(u"held")

        self.whole.addWidget(self.held)

        self.body = QHBoxLayout()
        self.body.setSpacing(24)
        self.body.setObjectName(u"body")
        self.left = QVBoxLayout()
        self.left.setSpacing(8)
        self.left.setObjectName(u"left")
        self.search = SearchField(SettingsWindow)
        self.search.setObjectName(u"search")

        self.left.addWidget(self.search)

        self.sections = Finder(SettingsWindow)
        self.sections.setObjectName(u"sections")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.sections.sizePolicy().hasHeightForWidth())
        self.sections.setSizePolicy(sizePolicy)

        self.left.addWidget(self.sections)

        self.left.setStretch(1, 1)

        self.body.addLayout(self.left)

        self.right = QVBoxLayout()
        self.right.setSpacing(8)
        self.right.setObjectName(u"right")
        self.heading = QLabel(SettingsWindow)
        self.heading.setObjectName(u"heading")
        self.heading.setTextFormat(Qt.TextFormat.PlainText)

        self.right.addWidget(self.heading)

        self.promise = QLabel(SettingsWindow)
        self.promise.setObjectName(u"promise")
        self.promise.setTextFormat(Qt.TextFormat.PlainText)
        self.promise.setWordWrap(True)

        self.right.addWidget(self.promise)

        self.pages = QStackedWidget(SettingsWindow)
        self.pages.setObjectName(u"pages")

        self.right.addWidget(self.pages)

        self.right.setStretch(2, 1)

        self.body.addLayout(self.right)

        self.body.setStretch(1, 1)

        self.whole.addLayout(self.body)

        self.foot = QHBoxLayout()
        self.foot.setSpacing(8)
        self.foot.setObjectName(u"foot")
        self.undo = QPushButton(SettingsWindow)
        self.undo.setObjectName(u"undo")

        self.foot.addWidget(self.undo)

        self.redo = QPushButton(SettingsWindow)
        self.redo.setObjectName(u"redo")

        self.foot.addWidget(self.redo)

        self.version = QLabel(SettingsWindow)
        self.version.setObjectName(u"version")
        self.version.setTextFormat(Qt.TextFormat.PlainText)

        self.foot.addWidget(self.version)

        self.gap = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.foot.addItem(self.gap)

        self.importFile = QPushButton(SettingsWindow)
        self.importFile.setObjectName(u"importFile")

        self.foot.addWidget(self.importFile)

        self.exportFile = QPushButton(SettingsWindow)
        self.exportFile.setObjectName(u"exportFile")

        self.foot.addWidget(self.exportFile)


        self.whole.addLayout(self.foot)


        self.retranslateUi(SettingsWindow)

        QMetaObject.connectSlotsByName(SettingsWindow)
    # setupUi

    def retranslateUi(self, SettingsWindow):
        SettingsWindow.setWindowTitle(QCoreApplication.translate("SettingsWindow", u"R\u00e9glages de campagne \u2014 Night Prowler", None))
        self.search.setPlaceholderText(QCoreApplication.translate("SettingsWindow", u"Rechercher\u2026 (Ctrl+F)", None))
        self.promise.setText(QCoreApplication.translate("SettingsWindow", u"Chaque changement est enregistr\u00e9 aussit\u00f4t et les feuilles sont recalcul\u00e9es. Les rencontres d\u00e9j\u00e0 commenc\u00e9es gardent les r\u00e9glages avec lesquels elles ont commenc\u00e9, jusqu\u2019\u00e0 ce que leur fen\u00eatre leur applique ceux-ci.", None))
        self.undo.setText(QCoreApplication.translate("SettingsWindow", u"Annuler", None))
        self.redo.setText(QCoreApplication.translate("SettingsWindow", u"R\u00e9tablir", None))
        self.importFile.setText(QCoreApplication.translate("SettingsWindow", u"Importer\u2026", None))
        self.exportFile.setText(QCoreApplication.translate("SettingsWindow", u"Exporter\u2026", None))
    # retranslateUi
