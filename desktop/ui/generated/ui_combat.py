"""Compiled from combat.ui by `python3 tasks.py forms`; edit the form instead."""

from PySide6.QtCore import (
    QCoreApplication,
    QMetaObject,
    Qt,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)
class Ui_CombatWindow(object):
    def setupUi(self, CombatWindow):
        if not CombatWindow.objectName():
            CombatWindow.setObjectName(u"CombatWindow")
        self.page = QWidget(CombatWindow)
        self.page.setObjectName(u"page")
        self.pageLayout = QVBoxLayout(self.page)
        self.pageLayout.setSpacing(8)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(16, 8, 16, 8)
        self.headLayout = QHBoxLayout()
        self.headLayout.setSpacing(16)
        self.headLayout.setObjectName(u"headLayout")
        self.titleLabel = QLabel(self.page)
        self.titleLabel.setObjectName(u"titleLabel")
        self.titleLabel.setTextFormat(Qt.TextFormat.PlainText)
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.titleLabel.sizePolicy().hasHeightForWidth())
        self.titleLabel.setSizePolicy(sizePolicy)

        self.headLayout.addWidget(self.titleLabel)

        self.phaseLabel = QLabel(self.page)
        self.phaseLabel.setObjectName(u"phaseLabel")
        self.phaseLabel.setTextFormat(Qt.TextFormat.PlainText)
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.phaseLabel.sizePolicy().hasHeightForWidth())
        self.phaseLabel.setSizePolicy(sizePolicy1)

        self.headLayout.addWidget(self.phaseLabel)


        self.pageLayout.addLayout(self.headLayout)

        self.bannerLayout = QVBoxLayout()
        self.bannerLayout.setSpacing(4)
        self.bannerLayout.setObjectName(u"bannerLayout")

        self.pageLayout.addLayout(self.bannerLayout)

        self.columns = QSplitter(self.page)
        self.columns.setObjectName(u"columns")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy2.setHorizontalStretch(0)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.columns.sizePolicy().hasHeightForWidth())
        self.columns.setSizePolicy(sizePolicy2)
        self.columns.setOrientation(Qt.Orientation.Horizontal)
        self.columns.setHandleWidth(17)
        self.columns.setChildrenCollapsible(False)
        self.orderColumn = QWidget(self.columns)
        self.orderColumn.setObjectName(u"orderColumn")
        self.orderLayout = QVBoxLayout(self.orderColumn)
        self.orderLayout.setObjectName(u"orderLayout")
        self.orderLayout.setContentsMargins(0, 0, 0, 0)
        self.orderTitle = QLabel(self.orderColumn)
        self.orderTitle.setObjectName(u"orderTitle")
        self.orderTitle.setTextFormat(Qt.TextFormat.PlainText)

        self.orderLayout.addWidget(self.orderTitle)

        self.columns.addWidget(self.orderColumn)
        self.centreColumn = QWidget(self.columns)
        self.centreColumn.setObjectName(u"centreColumn")
        self.centreLayout = QVBoxLayout(self.centreColumn)
        self.centreLayout.setSpacing(8)
        self.centreLayout.setObjectName(u"centreLayout")
        self.centreLayout.setContentsMargins(0, 0, 0, 0)
        self.centreScroll = QScrollArea(self.centreColumn)
        self.centreScroll.setObjectName(u"centreScroll")
        self.centreScroll.setFrameShape(QFrame.Shape.NoFrame)
        self.centreScroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.centreScroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.centreScroll.setWidgetResizable(True)
        self.centrePage = QWidget()
        self.centrePage.setObjectName(u"centrePage")
        self.centrePageLayout = QVBoxLayout(self.centrePage)
        self.centrePageLayout.setSpacing(16)
        self.centrePageLayout.setObjectName(u"centrePageLayout")
        self.centrePageLayout.setContentsMargins(0, 0, 8, 0)
        self.centreScroll.setWidget(self.centrePage)

        self.centreLayout.addWidget(self.centreScroll)

        self.columns.addWidget(self.centreColumn)
        self.journalColumn = QWidget(self.columns)
        self.journalColumn.setObjectName(u"journalColumn")
        self.journalLayout = QVBoxLayout(self.journalColumn)
        self.journalLayout.setObjectName(u"journalLayout")
        self.journalLayout.setContentsMargins(0, 0, 0, 0)
        self.journalTitle = QLabel(self.journalColumn)
        self.journalTitle.setObjectName(u"journalTitle")
        self.journalTitle.setTextFormat(Qt.TextFormat.PlainText)

        self.journalLayout.addWidget(self.journalTitle)

        self.columns.addWidget(self.journalColumn)

        self.pageLayout.addWidget(self.columns)

        self.statusLayout = QHBoxLayout()
        self.statusLayout.setSpacing(8)
        self.statusLayout.setObjectName(u"statusLayout")
        self.expectedLabel = QLabel(self.page)
        self.expectedLabel.setObjectName(u"expectedLabel")
        self.expectedLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.expectedLabel.setWordWrap(True)
        sizePolicy1.setHeightForWidth(self.expectedLabel.sizePolicy().hasHeightForWidth())
        self.expectedLabel.setSizePolicy(sizePolicy1)

        self.statusLayout.addWidget(self.expectedLabel)

        self.commandButton = QPushButton(self.page)
        self.commandButton.setObjectName(u"commandButton")
        self.commandButton.setFocusPolicy(Qt.FocusPolicy.TabFocus)

        self.statusLayout.addWidget(self.commandButton)

        self.undoButton = QPushButton(self.page)
        self.undoButton.setObjectName(u"undoButton")
        self.undoButton.setFocusPolicy(Qt.FocusPolicy.TabFocus)

        self.statusLayout.addWidget(self.undoButton)

        self.redoButton = QPushButton(self.page)
        self.redoButton.setObjectName(u"redoButton")
        self.redoButton.setFocusPolicy(Qt.FocusPolicy.TabFocus)

        self.statusLayout.addWidget(self.redoButton)

        self.nextButton = QPushButton(self.page)
        self.nextButton.setObjectName(u"nextButton")
        self.nextButton.setFocusPolicy(Qt.FocusPolicy.TabFocus)

        self.statusLayout.addWidget(self.nextButton)


        self.pageLayout.addLayout(self.statusLayout)

        CombatWindow.setCentralWidget(self.page)

        self.retranslateUi(CombatWindow)

        QMetaObject.connectSlotsByName(CombatWindow)
    # setupUi

    def retranslateUi(self, CombatWindow):
        self.orderTitle.setText(QCoreApplication.translate("CombatWindow", u"Ordre", None))
        self.journalTitle.setText(QCoreApplication.translate("CombatWindow", u"Journal", None))
        self.commandButton.setText(QCoreApplication.translate("CombatWindow", u"Commande", None))
#if QT_CONFIG(tooltip)
        self.commandButton.setToolTip(QCoreApplication.translate("CombatWindow", u"\u00c9crire ce qu\u2019il faut faire (Ctrl+K)", None))
#endif // QT_CONFIG(tooltip)
        self.undoButton.setText(QCoreApplication.translate("CombatWindow", u"Annuler", None))
#if QT_CONFIG(tooltip)
        self.undoButton.setToolTip(QCoreApplication.translate("CombatWindow", u"Annuler la derni\u00e8re action (Ctrl+Z)", None))
#endif // QT_CONFIG(tooltip)
        self.redoButton.setText(QCoreApplication.translate("CombatWindow", u"R\u00e9tablir", None))
#if QT_CONFIG(tooltip)
        self.redoButton.setToolTip(QCoreApplication.translate("CombatWindow", u"R\u00e9tablir l\u2019action annul\u00e9e (Ctrl+Y)", None))
#endif // QT_CONFIG(tooltip)
        self.nextButton.setText(QCoreApplication.translate("CombatWindow", u"Suivant", None))
#if QT_CONFIG(tooltip)
        self.nextButton.setToolTip(QCoreApplication.translate("CombatWindow", u"Passer \u00e0 la suite (Espace)", None))
#endif // QT_CONFIG(tooltip)
        pass
    # retranslateUi
