"""Compiled from sheet.ui by `python3 tasks.py forms`; edit the form instead."""

from PySide6.QtCore import (
    QCoreApplication,
    QMetaObject,
    Qt,
)
from PySide6.QtGui import (
    QAction,
)
from PySide6.QtWidgets import (
    QTabWidget,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from desktop.ui.widgets.banner import Banner

class Ui_Sheet(object):
    def setupUi(self, Sheet):
        if not Sheet.objectName():
            Sheet.setObjectName(u"Sheet")
        self.undo = QAction(Sheet)
        self.undo.setObjectName(u"undo")
        self.undo.setMenuRole(QAction.MenuRole.NoRole)
        self.redo = QAction(Sheet)
        self.redo.setObjectName(u"redo")
        self.redo.setMenuRole(QAction.MenuRole.NoRole)
        self.pdf = QAction(Sheet)
        self.pdf.setObjectName(u"pdf")
        self.pdf.setMenuRole(QAction.MenuRole.NoRole)
        self.export_file = QAction(Sheet)
        self.export_file.setObjectName(u"export_file")
        self.export_file.setMenuRole(QAction.MenuRole.NoRole)
        self.desk = QWidget(Sheet)
        self.desk.setObjectName(u"desk")
        self.whole = QVBoxLayout(self.desk)
        self.whole.setSpacing(0)
        self.whole.setObjectName(u"whole")
        self.whole.setContentsMargins(0, 0, 0, 0)
        self.notices = QVBoxLayout()
        self.notices.setSpacing(8)
        self.notices.setObjectName(u"notices")
        self.notices.setContentsMargins(24, 0, 24, 0)
        self.fight = Banner(self.desk)
        self.fight.setObjectName(u"fight")

        self.notices.addWidget(self.fight)

        self.message = Banner(self.desk)
        self.message.setObjectName(u"message")

        self.notices.addWidget(self.message)

        self.consequence = Banner(self.desk)
        self.consequence.setObjectName(u"consequence")

        self.notices.addWidget(self.consequence)


        self.whole.addLayout(self.notices)

        self.tabs = QTabWidget(self.desk)
        self.tabs.setObjectName(u"tabs")
        self.tabs.setDocumentMode(True)

        self.whole.addWidget(self.tabs)

        self.foot = QVBoxLayout()
        self.foot.setSpacing(0)
        self.foot.setObjectName(u"foot")

        self.whole.addLayout(self.foot)

        self.whole.setStretch(1, 1)
        Sheet.setCentralWidget(self.desk)
        self.toolbar = QToolBar(Sheet)
        self.toolbar.setObjectName(u"toolbar")
        self.toolbar.setMovable(False)
        self.toolbar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        Sheet.addToolBar(Qt.ToolBarArea.TopToolBarArea, self.toolbar)

        self.toolbar.addAction(self.undo)
        self.toolbar.addAction(self.redo)
        self.toolbar.addSeparator()
        self.toolbar.addAction(self.pdf)
        self.toolbar.addAction(self.export_file)

        self.retranslateUi(Sheet)

        QMetaObject.connectSlotsByName(Sheet)
    # setupUi

    def retranslateUi(self, Sheet):
        self.undo.setText(QCoreApplication.translate("Sheet", u"Annuler", None))
        self.redo.setText(QCoreApplication.translate("Sheet", u"R\u00e9tablir", None))
        self.pdf.setText(QCoreApplication.translate("Sheet", u"Sur papier\u2026", None))
#if QT_CONFIG(tooltip)
        self.pdf.setToolTip(QCoreApplication.translate("Sheet", u"Imprimer la feuille ou l\u2019\u00e9crire en PDF (Ctrl+P)", None))
#endif // QT_CONFIG(tooltip)
        self.export_file.setText(QCoreApplication.translate("Sheet", u"Exporter\u2026", None))
#if QT_CONFIG(tooltip)
        self.export_file.setToolTip(QCoreApplication.translate("Sheet", u"\u00c9crire le personnage dans un fichier .cassure", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.tabs.setAccessibleName(QCoreApplication.translate("Sheet", u"Pages de la feuille", None))
#endif // QT_CONFIG(accessibility)
        self.toolbar.setWindowTitle(QCoreApplication.translate("Sheet", u"Actions", None))
        pass
    # retranslateUi
