"""Compiled from preferences.ui by `python3 tasks.py forms`; edit the form instead."""

from PySide6.QtCore import (
    QCoreApplication,
    QMetaObject,
    Qt,
)
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
)

class Ui_PreferencesForm(object):
    def setupUi(self, PreferencesForm):
        if not PreferencesForm.objectName():
            PreferencesForm.setObjectName(u"PreferencesForm")
        self.whole = QVBoxLayout(PreferencesForm)
        self.whole.setSpacing(16)
        self.whole.setObjectName(u"whole")
        self.whole.setContentsMargins(24, 24, 24, 16)
        self.fields = QFormLayout()
        self.fields.setObjectName(u"fields")
        self.fields.setHorizontalSpacing(16)
        self.fields.setVerticalSpacing(8)
        self.scheme_label = QLabel(PreferencesForm)
        self.scheme_label.setObjectName(u"scheme_label")

        self.fields.setWidget(0, QFormLayout.ItemRole.LabelRole, self.scheme_label)

        self.scheme = QComboBox(PreferencesForm)
        self.scheme.setObjectName(u"scheme")

        self.fields.setWidget(0, QFormLayout.ItemRole.FieldRole, self.scheme)

        self.language_label = QLabel(PreferencesForm)
        self.language_label.setObjectName(u"language_label")

        self.fields.setWidget(1, QFormLayout.ItemRole.LabelRole, self.language_label)

        self.language = QComboBox(PreferencesForm)
        self.language.setObjectName(u"language")

        self.fields.setWidget(1, QFormLayout.ItemRole.FieldRole, self.language)


        self.whole.addLayout(self.fields)

        self.later = QLabel(PreferencesForm)
        self.later.setObjectName(u"later")
        self.later.setTextFormat(Qt.TextFormat.PlainText)
        self.later.setWordWrap(True)

        self.whole.addWidget(self.later)

        self.buttons = QDialogButtonBox(PreferencesForm)
        self.buttons.setObjectName(u"buttons")
        self.buttons.setStandardButtons(QDialogButtonBox.StandardButton.Close)

        self.whole.addWidget(self.buttons)

#if QT_CONFIG(shortcut)
        self.scheme_label.setBuddy(self.scheme)
        self.language_label.setBuddy(self.language)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(PreferencesForm)

        QMetaObject.connectSlotsByName(PreferencesForm)
    # setupUi

    def retranslateUi(self, PreferencesForm):
        PreferencesForm.setWindowTitle(QCoreApplication.translate("PreferencesForm", u"Pr\u00e9f\u00e9rences", None))
        self.scheme_label.setText(QCoreApplication.translate("PreferencesForm", u"&Apparence", None))
#if QT_CONFIG(accessibility)
        self.scheme.setAccessibleName(QCoreApplication.translate("PreferencesForm", u"Apparence", None))
#endif // QT_CONFIG(accessibility)
        self.language_label.setText(QCoreApplication.translate("PreferencesForm", u"&Langue", None))
#if QT_CONFIG(accessibility)
        self.language.setAccessibleName(QCoreApplication.translate("PreferencesForm", u"Langue", None))
#endif // QT_CONFIG(accessibility)
        self.later.setText(QCoreApplication.translate("PreferencesForm", u"La langue change au prochain d\u00e9marrage de Cassure.", None))
    # retranslateUi
