"""Compiled from paper_filled.ui by `python3 tasks.py forms`; edit the form instead."""

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
    QTableWidget,
    QVBoxLayout,
)

from desktop.ui.widgets.banner import Banner

class Ui_PaperFilledForm(object):
    def setupUi(self, PaperFilledForm):
        if not PaperFilledForm.objectName():
            PaperFilledForm.setObjectName(u"PaperFilledForm")
        self.whole = QVBoxLayout(PaperFilledForm)
        self.whole.setSpacing(8)
        self.whole.setObjectName(u"whole")
        self.whole.setContentsMargins(24, 24, 24, 16)
        self.title = QLabel(PaperFilledForm)
        self.title.setObjectName(u"title")
        self.title.setTextFormat(Qt.TextFormat.PlainText)

        self.whole.addWidget(self.title)

        self.explanation = QLabel(PaperFilledForm)
        self.explanation.setObjectName(u"explanation")
        self.explanation.setTextFormat(Qt.TextFormat.PlainText)
        self.explanation.setWordWrap(True)

        self.whole.addWidget(self.explanation)

        self.banner = Banner(PaperFilledForm)
        self.banner.setObjectName(u"banner")

        self.whole.addWidget(self.banner)

        self.changes = QTableWidget(PaperFilledForm)
        self.changes.setObjectName(u"changes")
        self.changes.setProperty(u"ticks", True)

        self.whole.addWidget(self.changes)

        self.warnings = Banner(PaperFilledForm)
        self.warnings.setObjectName(u"warnings")

        self.whole.addWidget(self.warnings)

        self.foot = QHBoxLayout()
        self.foot.setSpacing(8)
        self.foot.setObjectName(u"foot")
        self.all = QPushButton(PaperFilledForm)
        self.all.setObjectName(u"all")
        self.all.setAutoDefault(False)

        self.foot.addWidget(self.all)

        self.none = QPushButton(PaperFilledForm)
        self.none.setObjectName(u"none")
        self.none.setAutoDefault(False)

        self.foot.addWidget(self.none)

        self.between = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.foot.addItem(self.between)

        self.close_button = QPushButton(PaperFilledForm)
        self.close_button.setObjectName(u"close_button")
        self.close_button.setAutoDefault(False)

        self.foot.addWidget(self.close_button)

        self.take = QPushButton(PaperFilledForm)
        self.take.setObjectName(u"take")

        self.foot.addWidget(self.take)


        self.whole.addLayout(self.foot)


        self.retranslateUi(PaperFilledForm)

        self.take.setDefault(True)


        QMetaObject.connectSlotsByName(PaperFilledForm)
    # setupUi

    def retranslateUi(self, PaperFilledForm):
        PaperFilledForm.setWindowTitle(QCoreApplication.translate("PaperFilledForm", u"Feuille remplie", None))
#if QT_CONFIG(accessibility)
        self.changes.setAccessibleName(QCoreApplication.translate("PaperFilledForm", u"Champs qui diff\u00e8rent", None))
#endif // QT_CONFIG(accessibility)
        self.all.setText(QCoreApplication.translate("PaperFilledForm", u"&Tout cocher", None))
        self.none.setText(QCoreApplication.translate("PaperFilledForm", u"Tout &d\u00e9cocher", None))
        self.close_button.setText(QCoreApplication.translate("PaperFilledForm", u"&Fermer", None))
        self.take.setText(QCoreApplication.translate("PaperFilledForm", u"&Reprendre", None))
    # retranslateUi
