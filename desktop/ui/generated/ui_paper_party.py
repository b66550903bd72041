"""Compiled from paper_party.ui by `python3 tasks.py forms`; edit the form instead."""

from PySide6.QtCore import (
    QCoreApplication,
    QMetaObject,
    Qt,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
)

from desktop.ui.paper.options_panel import OptionsPanel
from desktop.ui.widgets.banner import Banner

class Ui_PaperPartyForm(object):
    def setupUi(self, PaperPartyForm):
        if not PaperPartyForm.objectName():
            PaperPartyForm.setObjectName(u"PaperPartyForm")
        self.whole = QVBoxLayout(PaperPartyForm)
        self.whole.setSpacing(16)
        self.whole.setObjectName(u"whole")
        self.whole.setContentsMargins(24, 24, 24, 16)
        self.columns = QHBoxLayout()
        self.columns.setSpacing(24)
        self.columns.setObjectName(u"columns")
        self.people = QVBoxLayout()
        self.people.setSpacing(8)
        self.people.setObjectName(u"people")
        self.characters = QListWidget(PaperPartyForm)
        self.characters.setObjectName(u"characters")
        self.characters.setProperty(u"ticks", True)

        self.people.addWidget(self.characters)

        self.ticking = QHBoxLayout()
        self.ticking.setSpacing(8)
        self.ticking.setObjectName(u"ticking")
        self.all = QPushButton(PaperPartyForm)
        self.all.setObjectName(u"all")
        self.all.setAutoDefault(False)

        self.ticking.addWidget(self.all)

        self.none = QPushButton(PaperPartyForm)
        self.none.setObjectName(u"none")
        self.none.setAutoDefault(False)

        self.ticking.addWidget(self.none)

        self.after = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.ticking.addItem(self.after)

        self.count = QLabel(PaperPartyForm)
        self.count.setObjectName(u"count")
        self.count.setTextFormat(Qt.TextFormat.PlainText)

        self.ticking.addWidget(self.count)


        self.people.addLayout(self.ticking)


        self.columns.addLayout(self.people)

        self.side = QVBoxLayout()
        self.side.setSpacing(8)
        self.side.setObjectName(u"side")
        self.sheets = QRadioButton(PaperPartyForm)
        self.sheets.setObjectName(u"sheets")
        self.sheets.setChecked(True)

        self.side.addWidget(self.sheets)

        self.cards = QRadioButton(PaperPartyForm)
        self.cards.setObjectName(u"cards")

        self.side.addWidget(self.cards)

        self.above = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.side.addItem(self.above)

        self.options = OptionsPanel(PaperPartyForm)
        self.options.setObjectName(u"options")

        self.side.addWidget(self.options)

        self.below = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.side.addItem(self.below)


        self.columns.addLayout(self.side)

        self.columns.setStretch(0, 1)

        self.whole.addLayout(self.columns)

        self.banner = Banner(PaperPartyForm)
        self.banner.setObjectName(u"banner")

        self.whole.addWidget(self.banner)

        self.progress = QProgressBar(PaperPartyForm)
        self.progress.setObjectName(u"progress")
        self.progress.setTextVisible(False)

        self.whole.addWidget(self.progress)

        self.foot = QHBoxLayout()
        self.foot.setSpacing(8)
        self.foot.setObjectName(u"foot")
        self.before = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.foot.addItem(self.before)

        self.stop = QPushButton(PaperPartyForm)
        self.stop.setObjectName(u"stop")
        self.stop.setAutoDefault(False)

        self.foot.addWidget(self.stop)

        self.close_button = QPushButton(PaperPartyForm)
        self.close_button.setObjectName(u"close_button")
        self.close_button.setAutoDefault(False)

        self.foot.addWidget(self.close_button)

        self.write = QPushButton(PaperPartyForm)
        self.write.setObjectName(u"write")

        self.foot.addWidget(self.write)


        self.whole.addLayout(self.foot)


        self.retranslateUi(PaperPartyForm)

        self.write.setDefault(True)


        QMetaObject.connectSlotsByName(PaperPartyForm)
    # setupUi

    def retranslateUi(self, PaperPartyForm):
        PaperPartyForm.setWindowTitle(QCoreApplication.translate("PaperPartyForm", u"Plusieurs feuilles", None))
#if QT_CONFIG(accessibility)
        self.characters.setAccessibleName(QCoreApplication.translate("PaperPartyForm", u"Personnages", None))
#endif // QT_CONFIG(accessibility)
        self.all.setText(QCoreApplication.translate("PaperPartyForm", u"&Tous", None))
        self.none.setText(QCoreApplication.translate("PaperPartyForm", u"A&ucun", None))
        self.sheets.setText(QCoreApplication.translate("PaperPartyForm", u"Feuilles e&nti\u00e8res", None))
        self.cards.setText(QCoreApplication.translate("PaperPartyForm", u"Cartes, plusieurs par pa&ge", None))
#if QT_CONFIG(accessibility)
        self.progress.setAccessibleName(QCoreApplication.translate("PaperPartyForm", u"Avancement", None))
#endif // QT_CONFIG(accessibility)
        self.stop.setText(QCoreApplication.translate("PaperPartyForm", u"&Arr\u00eater", None))
        self.close_button.setText(QCoreApplication.translate("PaperPartyForm", u"&Fermer", None))
        self.write.setText(QCoreApplication.translate("PaperPartyForm", u"\u00c9crire le P&DF\u2026", None))
    # retranslateUi
