"""At start, when the library is damaged: set it aside and go on, from a backup or anew."""

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import QMessageBox

from desktop import paths
from desktop.rules.errors import KnownError
from desktop.rules.message import Message
from desktop.services.rescue import Rescue
from desktop.text import Catalogue, Language
from desktop.ui import theme
from desktop.ui.refusal import show_refusal
from desktop.ui.start import application_for, show_icon


def ask_rescue(rescue: Rescue, language: Language) -> Message | None:
    """Ask what to do with a damaged library, do it, and say what was done; None to give up.

    Nothing is done without a click: Enter and Escape leave everything as it is.
    """
    application = application_for(language)
    show_icon(application)
    theme.apply(application, theme.Scheme.SYSTEM)
    texts = Catalogue(language, paths.resources_root())
    box = RescueBox(rescue, texts)
    # Nothing of the program runs yet that such a wait could hold up.
    box.exec()
    chosen = box.clickedButton()
    try:
        if chosen is not None and chosen is box.restore:
            return rescue.restore()
        if chosen is not None and chosen is box.anew:
            return rescue.begin_anew()
    except KnownError as error:
        show_refusal(texts.render(error.message), language)
    return None


class RescueBox(QMessageBox):
    """The question; `restore` is None where no good backup is left."""

    def __init__(self, rescue: Rescue, texts: Catalogue) -> None:
        super().__init__()
        theme.dress(self)
        role = QMessageBox.ButtonRole
        self.setOption(QMessageBox.Option.DontUseNativeDialog)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(self.tr("Bibliothèque abîmée"))
        self.setText(texts.render(rescue.problem))
        self.restore = None
        if rescue.backup is not None and rescue.backup_date is not None:
            moment = QDateTime.fromSecsSinceEpoch(round(rescue.backup_date.timestamp()))
            date = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
            self.restore = self.addButton(
                self.tr("Reprendre la sauvegarde du {date}").format(date=date), role.AcceptRole
            )
            self.restore.setAutoDefault(False)
            advice = self.tr(
                "La sauvegarde {name} prend sa place ; ce qui a été fait depuis n’y est pas."
            ).format(name=rescue.backup.name)
        else:
            advice = self.tr(
                "Aucune bonne sauvegarde n’est à côté de ce fichier. Une bibliothèque neuve peut "
                "prendre sa place."
            )
        if not rescue.is_gone:
            kept = self.tr("Le fichier abîmé est renommé et gardé à côté.")
            advice = f"{kept} {advice}"
        self.setInformativeText(advice)
        self.anew = self.addButton(self.tr("Commencer une bibliothèque neuve"), role.AcceptRole)
        self.anew.setAutoDefault(False)
        leave = self.addButton(self.tr("Quitter sans rien changer"), role.RejectRole)
        self.setEscapeButton(leave)
        self.setDefaultButton(leave)
