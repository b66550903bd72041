"""Compiled from about.ui by `python3 tasks.py forms`; edit the form instead."""

from PySide6.QtCore import (
    QCoreApplication,
    QMetaObject,
    Qt,
)
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLabel,
    QTableWidget,
    QVBoxLayout,
)

class Ui_AboutForm(object):
    def setupUi(self, AboutForm):
        if not AboutForm.objectName():
            AboutForm.setObjectName(u"AboutForm")
        self.whole = QVBoxLayout(AboutForm)
        self.whole.setSpacing(8)
        self.whole.setObjectName(u"whole")
        self.whole.setContentsMargins(24, 24, 24, 16)
        self.title = QLabel(AboutForm)
        self.title.setObjectName(u"title")
        self.title.setTextFormat(Qt.TextFormat.PlainText)

        self.whole.addWidget(self.title)

        self.purpose = QLabel(AboutForm)
        self.purpose.setObjectName(u"purpose")
        self.purpose.setTextFormat(Qt.TextFormat.PlainText)
        self.purpose.setWordWrap(True)

        self.whole.addWidget(self.purpose)

        self.parts = QTableWidget(AboutForm)
        self.parts.setObjectName(u"parts")

        self.whole.addWidget(self.parts)

        self.notice = QLabel(AboutForm)
        self.notice.setObjectName(u"notice")
        self.notice.setTextFormat(Qt.TextFormat.PlainText)
        self.notice.setWordWrap(True)

        self.whole.addWidget(self.notice)

        self.buttons = QDialogButtonBox(AboutForm)
        self.buttons.setObjectName(u"buttons")
        self.buttons.setStandardButtons(QDialogButtonBox.StandardButton.Close)

        self.whole.addWidget(self.buttons)


        self.retranslateUi(AboutForm)

        QMetaObject.connectSlotsByName(AboutForm)
    # setupUi

    def retranslateUi(self, AboutForm):
        AboutForm.setWindowTitle(QCoreApplication.translate("AboutForm", u"\u00c0 propos de Cassure", None))
        self.purpose.setText(QCoreApplication.translate("AboutForm", u"Fiches de personnage et table de jeu, hors ligne. Licence MIT.", None))
#if QT_CONFIG(accessibility)
        self.parts.setAccessibleName(QCoreApplication.translate("AboutForm", u"Composants et licences", None))
#endif // QT_CONFIG(accessibility)
        self.notice.setText(QCoreApplication.translate("AboutForm", u"Qt et PySide6 sont employ\u00e9s sous la licence LGPL\u00a0: vous pouvez remplacer leurs biblioth\u00e8ques par les v\u00f4tres.", None))
    # retranslateUi
