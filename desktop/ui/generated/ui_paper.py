"""Compiled from paper.ui by `python3 tasks.py forms`; edit the form instead."""

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
    QVBoxLayout,
)

from desktop.ui.paper.options_panel import OptionsPanel
from desktop.ui.paper.preview import PagePreview
from desktop.ui.widgets.banner import Banner

class Ui_PaperForm(object):
    def setupUi(self, PaperForm):
        if not PaperForm.objectName():
            PaperForm.setObjectName(u"PaperForm")
        self.whole = QHBoxLayout(PaperForm)
        self.whole.setSpacing(0)
        self.whole.setObjectName(u"whole")
        self.whole.setContentsMargins(0, 0, 0, 0)
        self.side = QVBoxLayout()
        self.side.setSpacing(8)
        self.side.setObjectName(u"side")
        self.side.setContentsMargins(24, 24, 24, 24)
        self.title = QLabel(PaperForm)
        self.title.setObjectName(u"title")
        self.title.setTextFormat(Qt.TextFormat.PlainText)

        self.side.addWidget(self.title)

        self.length = QLabel(PaperForm)
        self.length.setObjectName(u"length")
        self.length.setTextFormat(Qt.TextFormat.PlainText)

        self.side.addWidget(self.length)

        self.above = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.side.addItem(self.above)

        self.options = OptionsPanel(PaperForm)
        self.options.setObjectName(u"options")

        self.side.addWidget(self.options)

        self.middle = QSpacerItem(8, 16, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.side.addItem(self.middle)

        self.banner = Banner(PaperForm)
        self.banner.setObjectName(u"banner")

        self.side.addWidget(self.banner)

        self.write = QPushButton(PaperForm)
        self.write.setObjectName(u"write")

        self.side.addWidget(self.write)

        self.write_form = QPushButton(PaperForm)
        self.write_form.setObjectName(u"write_form")
        self.write_form.setAutoDefault(False)

        self.side.addWidget(self.write_form)

        self.print = QPushButton(PaperForm)
        self.print.setObjectName(u"print")
        self.print.setAutoDefault(False)

        self.side.addWidget(self.print)

        self.close_button = QPushButton(PaperForm)
        self.close_button.setObjectName(u"close_button")
        self.close_button.setAutoDefault(False)

        self.side.addWidget(self.close_button)


        self.whole.addLayout(self.side)

        self.preview = PagePreview(PaperForm)
        self.preview.setObjectName(u"preview")

        self.whole.addWidget(self.preview)

        self.whole.setStretch(1, 1)

        self.retranslateUi(PaperForm)

        self.write.setDefault(True)


        QMetaObject.connectSlotsByName(PaperForm)
    # setupUi

    def retranslateUi(self, PaperForm):
        PaperForm.setWindowTitle(QCoreApplication.translate("PaperForm", u"Feuille sur papier", None))
        self.write.setText(QCoreApplication.translate("PaperForm", u"\u00c9crire le P&DF\u2026", None))
        self.write_form.setText(QCoreApplication.translate("PaperForm", u"PDF \u00e0 &remplir\u2026", None))
#if QT_CONFIG(tooltip)
        self.write_form.setToolTip(QCoreApplication.translate("PaperForm", u"La m\u00eame feuille avec des champs\u00a0: elle se remplit sans Cassure et se reprend ici", None))
#endif // QT_CONFIG(tooltip)
        self.print.setText(QCoreApplication.translate("PaperForm", u"&Imprimer\u2026", None))
        self.close_button.setText(QCoreApplication.translate("PaperForm", u"&Fermer", None))
    # retranslateUi
