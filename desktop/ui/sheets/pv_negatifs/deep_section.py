"""Deep wounds, each with the one single heal that cures it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.rules.pv_negatifs import healing
from desktop.rules.pv_negatifs.commands.health import PutDeep, RemoveDeep
from desktop.rules.pv_negatifs.document import DeepWound
from desktop.rules.pv_negatifs.edits.health import MOST_THRESHOLD
from desktop.ui import theme
from desktop.ui.sheets.common.bits import new_id
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.common.records import Column, Kind, Records
from desktop.ui.sheets.pv_negatifs.subject import Subject


class DeepSection(QWidget):
    """Lines written in place."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.records = Records(
            self.tr("Blessures profondes"),
            self.tr("Ajouter une blessure profonde"),
            (
                Column("note", self.tr("Blessure")),
                Column(
                    "threshold",
                    self.tr("Se soigne d’un seul soin de"),
                    Kind.NUMBER,
                    120,
                    least=1,
                    most=MOST_THRESHOLD,
                ),
            ),
        )
        self.records.add.offer([("", self.tr("Blessure profonde"))])
        self.told = Note(tone=theme.Tone.MUTED)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GRID)
        column.addWidget(self.records)
        column.addWidget(self.told)
        self.records.addAsked.connect(self._add)
        self.records.updated.connect(self._update)
        self.records.removed.connect(self._remove)

    def refresh(self) -> None:
        """Show the deep wounds as they are now."""
        subject = self._subject
        deep = subject.character.deep
        self.records.show_members(deep)
        self.told.setText(self._words())

    def _words(self) -> str:
        subject, one = self._subject, self._subject.character
        if not one.deep:
            return self.tr("Aucune")
        told = [self.tr("Rien d’autre ne se soigne tant que l’une d’elles reste ouverte.")]
        now = max(healing.threshold(subject.settings, each, one.negatives) for each in one.deep)
        if now > max(each.threshold for each in one.deep):
            told.append(
                self.tr("Le total d’à présent fait foi : {points} en une fois.").format(points=now)
            )
        if one.body.stabilised:
            rule = subject.tables.care.daily
            malus = healing.daily_malus(subject.settings, rule.hours, one.body.days)
            told.append(
                self.tr("Suivi du jour {day} : malus {malus}.").format(
                    day=one.body.days + 1, malus=malus
                )
            )
        elif one.body.tried:
            told.append(self.tr("L’unique tentative de stabilisation est passée."))
        return " ".join(told)

    def _add(self, _kind: str) -> None:
        depth = max(1, self._subject.character.negatives)
        self.commandAsked.emit(PutDeep(DeepWound(id=new_id(), threshold=depth)))

    def _update(self, wound: DeepWound) -> None:
        self.commandAsked.emit(PutDeep(wound))

    def _remove(self, id: str) -> None:
        self.commandAsked.emit(RemoveDeep(id))
