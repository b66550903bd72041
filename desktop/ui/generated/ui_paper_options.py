"""Compiled from paper_options.ui by `python3 tasks.py forms`; edit the form instead."""

from PySide6.QtCore import (
    QCoreApplication,
    QMetaObject,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
)

class Ui_PaperOptionsForm(object):
    def setupUi(self, PaperOptionsForm):
        if not PaperOptionsForm.objectName():
            PaperOptionsForm.setObjectName(u"PaperOptionsForm")
        self.whole = QVBoxLayout(PaperOptionsForm)
        self.whole.setSpacing(8)
        self.whole.setObjectName(u"whole")
        self.whole.setContentsMargins(0, 0, 0, 0)
        self.choices = QFormLayout()
        self.choices.setObjectName(u"choices")
        self.choices.setHorizontalSpacing(12)
        self.choices.setVerticalSpacing(8)
        self.choices.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.spread_label = QLabel(PaperOptionsForm)
        self.spread_label.setObjectName(u"spread_label")

        self.choices.setWidget(0, QFormLayout.ItemRole.LabelRole, self.spread_label)

        self.spread = QComboBox(PaperOptionsForm)
        self.spread.setObjectName(u"spread")

        self.choices.setWidget(0, QFormLayout.ItemRole.FieldRole, self.spread)

        self.paper_label = QLabel(PaperOptionsForm)
        self.paper_label.setObjectName(u"paper_label")

        self.choices.setWidget(1, QFormLayout.ItemRole.LabelRole, self.paper_label)

        self.paper = QComboBox(PaperOptionsForm)
        self.paper.setObjectName(u"paper")

        self.choices.setWidget(1, QFormLayout.ItemRole.FieldRole, self.paper)

        self.ink_label = QLabel(PaperOptionsForm)
        self.ink_label.setObjectName(u"ink_label")

        self.choices.setWidget(2, QFormLayout.ItemRole.LabelRole, self.ink_label)

        self.ink = QComboBox(PaperOptionsForm)
        self.ink.setObjectName(u"ink")

        self.choices.setWidget(2, QFormLayout.ItemRole.FieldRole, self.ink)


        self.whole.addLayout(self.choices)

        self.between = QSpacerItem(8, 4, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.whole.addItem(self.between)

        self.wounds = QCheckBox(PaperOptionsForm)
        self.wounds.setObjectName(u"wounds")

        self.whole.addWidget(self.wounds)

        self.numbers = QCheckBox(PaperOptionsForm)
        self.numbers.setObjectName(u"numbers")

        self.whole.addWidget(self.numbers)

        self.audit = QCheckBox(PaperOptionsForm)
        self.audit.setObjectName(u"audit")

        self.whole.addWidget(self.audit)

#if QT_CONFIG(shortcut)
        self.spread_label.setBuddy(self.spread)
        self.paper_label.setBuddy(self.paper)
        self.ink_label.setBuddy(self.ink)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(PaperOptionsForm)

        QMetaObject.connectSlotsByName(PaperOptionsForm)
    # setupUi

    def retranslateUi(self, PaperOptionsForm):
        self.spread_label.setText(QCoreApplication.translate("PaperOptionsForm", u"&Disposition", None))
#if QT_CONFIG(accessibility)
        self.spread.setAccessibleName(QCoreApplication.translate("PaperOptionsForm", u"Disposition", None))
#endif // QT_CONFIG(accessibility)
        self.paper_label.setText(QCoreApplication.translate("PaperOptionsForm", u"Pa&pier", None))
#if QT_CONFIG(accessibility)
        self.paper.setAccessibleName(QCoreApplication.translate("PaperOptionsForm", u"Papier", None))
#endif // QT_CONFIG(accessibility)
        self.ink_label.setText(QCoreApplication.translate("PaperOptionsForm", u"&Encre", None))
#if QT_CONFIG(accessibility)
        self.ink.setAccessibleName(QCoreApplication.translate("PaperOptionsForm", u"Encre", None))
#endif // QT_CONFIG(accessibility)
        self.wounds.setText(QCoreApplication.translate("PaperOptionsForm", u"&Blessures actuelles", None))
#if QT_CONFIG(tooltip)
        self.wounds.setToolTip(QCoreApplication.translate("PaperOptionsForm", u"D\u00e9coch\u00e9\u00a0: toutes les cases libres, \u00e0 cocher \u00e0 la main", None))
#endif // QT_CONFIG(tooltip)
        self.numbers.setText(QCoreApplication.translate("PaperOptionsForm", u"&Nombres", None))
#if QT_CONFIG(tooltip)
        self.numbers.setToolTip(QCoreApplication.translate("PaperOptionsForm", u"D\u00e9coch\u00e9\u00a0: la place des nombres calcul\u00e9s reste libre, pour le crayon", None))
#endif // QT_CONFIG(tooltip)
        self.audit.setText(QCoreApplication.translate("PaperOptionsForm", u"D\u00e9tail des &calculs", None))
#if QT_CONFIG(tooltip)
        self.audit.setToolTip(QCoreApplication.translate("PaperOptionsForm", u"Ajoute des pages o\u00f9 chaque nombre est d\u00e9taill\u00e9, terme par terme", None))
#endif // QT_CONFIG(tooltip)
        pass
    # retranslateUi
