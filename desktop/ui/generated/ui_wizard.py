"""Compiled from wizard.ui by `python3 tasks.py forms`; edit the form instead."""

from PySide6.QtCore import (
    QCoreApplication,
    QMetaObject,
    Qt,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QStackedWidget,
    QVBoxLayout,
)

from desktop.ui.widgets.banner import Banner
from desktop.ui.wizard.common.fitted import PageArea
from desktop.ui.wizard.common.miniature import Miniature
from desktop.ui.wizard.common.steplist import StepList
class Ui_WizardWindow(object):
    def setupUi(self, WizardWindow):
        if not WizardWindow.objectName():
            WizardWindow.setObjectName(u"WizardWindow")
        self.whole = QVBoxLayout(WizardWindow)
        self.whole.setSpacing(12)
        self.whole.setObjectName(u"whole")
        self.whole.setContentsMargins(16, 16, 16, 16)
        self.banner = Banner(WizardWindow)
        self.banner.setObjectName(u"banner")

        self.whole.addWidget(self.banner)

        self.body = QHBoxLayout()
        self.body.setSpacing(16)
        self.body.setObjectName(u"body")
        self.steps = StepList(WizardWindow)
        self.steps.setObjectName(u"steps")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.steps.sizePolicy().hasHeightForWidth())
        self.steps.setSizePolicy(sizePolicy)

        self.body.addWidget(self.steps)

        self.middle = QVBoxLayout()
        self.middle.setSpacing(8)
        self.middle.setObjectName(u"middle")
        self.scroll = PageArea(WizardWindow)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.pages = QStackedWidget()
        self.pages.setObjectName(u"pages")
        self.scroll.setWidget(self.pages)

        self.middle.addWidget(self.scroll)

        self.problemsFrame = QFrame(WizardWindow)
        self.problemsFrame.setObjectName(u"problemsFrame")
        self.problemsBox = QVBoxLayout(self.problemsFrame)
        self.problemsBox.setObjectName(u"problemsBox")
        self.problemsBox.setContentsMargins(0, 0, 0, 0)

        self.middle.addWidget(self.problemsFrame)

        self.middle.setStretch(0, 1)

        self.body.addLayout(self.middle)

        self.miniature = Miniature(WizardWindow)
        self.miniature.setObjectName(u"miniature")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.miniature.sizePolicy().hasHeightForWidth())
        self.miniature.setSizePolicy(sizePolicy1)

        self.body.addWidget(self.miniature)

        self.body.setStretch(1, 3)
        self.body.setStretch(2, 1)

        self.whole.addLayout(self.body)

        self.foot = QHBoxLayout()
        self.foot.setSpacing(8)
        self.foot.setObjectName(u"foot")
        self.undo = QPushButton(WizardWindow)
        self.undo.setObjectName(u"undo")

        self.foot.addWidget(self.undo)

        self.redo = QPushButton(WizardWindow)
        self.redo.setObjectName(u"redo")

        self.foot.addWidget(self.redo)

        self.gapLeft = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.foot.addItem(self.gapLeft)

        self.surpriseStep = QPushButton(WizardWindow)
        self.surpriseStep.setObjectName(u"surpriseStep")

        self.foot.addWidget(self.surpriseStep)

        self.surpriseAll = QPushButton(WizardWindow)
        self.surpriseAll.setObjectName(u"surpriseAll")

        self.foot.addWidget(self.surpriseAll)

        self.gapRight = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.foot.addItem(self.gapRight)

        self.previous = QPushButton(WizardWindow)
        self.previous.setObjectName(u"previous")

        self.foot.addWidget(self.previous)

        self.next = QPushButton(WizardWindow)
        self.next.setObjectName(u"next")

        self.foot.addWidget(self.next)


        self.whole.addLayout(self.foot)


        self.retranslateUi(WizardWindow)

        QMetaObject.connectSlotsByName(WizardWindow)
    # setupUi

    def retranslateUi(self, WizardWindow):
        WizardWindow.setWindowTitle(QCoreApplication.translate("WizardWindow", u"Cr\u00e9ation", None))
        self.undo.setText(QCoreApplication.translate("WizardWindow", u"Annuler", None))
        self.redo.setText(QCoreApplication.translate("WizardWindow", u"R\u00e9tablir", None))
        self.surpriseStep.setText(QCoreApplication.translate("WizardWindow", u"Surprenez-moi\u00a0: cette \u00e9tape", None))
        self.surpriseAll.setText(QCoreApplication.translate("WizardWindow", u"Surprenez-moi\u00a0: tout", None))
        self.previous.setText(QCoreApplication.translate("WizardWindow", u"Pr\u00e9c\u00e9dent", None))
#if QT_CONFIG(tooltip)
        self.previous.setToolTip(QCoreApplication.translate("WizardWindow", u"\u00c9tape pr\u00e9c\u00e9dente (Alt+\u2190)", None))
#endif // QT_CONFIG(tooltip)
        self.next.setText(QCoreApplication.translate("WizardWindow", u"Suivant", None))
#if QT_CONFIG(tooltip)
        self.next.setToolTip(QCoreApplication.translate("WizardWindow", u"\u00c9tape suivante (Alt+\u2192)", None))
#endif // QT_CONFIG(tooltip)
    # retranslateUi
