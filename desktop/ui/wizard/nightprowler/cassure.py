"""The step cassure (I.C.3): what broke the character, and the stays in prison that it brings."""

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.rules.nightprowler.edits.apply import AddPrison, ChooseCassure, RemovePrison, SetText
from desktop.ui import theme
from desktop.ui.errors import reported
from desktop.ui.strip import ErrorStrip
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.texts import TextField
from desktop.ui.wizard.common.options import Option
from desktop.ui.wizard.common.rows import swap_rows
from desktop.ui.wizard.nightprowler.making import Making
from desktop.ui.wizard.nightprowler.page import ListPage

_FACES = 20


class CassurePage(ListPage):
    """Eleven cassures, each with its advantage and its drawback."""

    def __init__(self, making: Making, strip: ErrorStrip) -> None:
        super().__init__(making, "cassure")
        self.set_head(
            self.tr("Cassure"),
            self.tr("Ce qui a brisé le personnage : un avantage et un inconvénient, ensemble."),
        )
        self.text = TextField(self.tr("Récit de la cassure"))
        self.text.setPlaceholderText(self.tr("Ce qui s’est passé, en une ligne"))
        self.text.textCommitted.connect(self._tell)
        self.content.addWidget(self.text)
        self.prison = _Prison(making, strip)
        self.content.addWidget(self.prison)

    def command(self, id: str) -> ChooseCassure:
        return ChooseCassure(id)

    def options(self) -> tuple[Option, ...]:
        return tuple(
            Option(
                one.id,
                one.name,
                self.tr("{situation}\nAvantage : {advantage}\nInconvénient : {drawback}").format(
                    situation=one.situation, advantage=one.advantage, drawback=one.drawback
                ),
                chosen=one.id == self.making.character.cassure,
            )
            for one in self.making.system.tables.cassures
        )

    def refresh(self) -> None:
        super().refresh()
        self.text.set_value(self.making.character.cassure_text)
        self.prison.refresh()

    def _tell(self, text: str) -> None:
        self.making.run(SetText("cassure_text", text))


class _Prison(QWidget):
    """Rolls on the table of stays in prison: typed or rolled, and what they gave."""

    def __init__(self, making: Making, strip: ErrorStrip) -> None:
        super().__init__()
        self._making = making
        self._strip = strip
        self._stays: list[_Stay] = []
        self._due = PlainLabel()
        self.die = DieField(self.tr("Jet de séjour en prison"), _FACES)
        self.die.dieEntered.connect(self.record)
        self.die.rollAsked.connect(self._roll)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GRID)
        self._list = QVBoxLayout()
        self._list.setSpacing(theme.GRID)
        row = QHBoxLayout()
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(self._due, 1)
        row.addWidget(self.die)
        column.addLayout(row)
        column.addLayout(self._list)

    def refresh(self) -> None:
        character, derived = self._making.character, self._making.derived
        due = derived.prison_rolls.total
        done = len(character.prison)
        self._due.setText(
            self.tr("Séjours en prison : {done} sur {due} (table de Cassure)").format(
                done=done, due=due
            )
        )
        self.die.setVisible(due > done)
        texts = {one.id: one.text for one in self._making.settings.prison}
        old = self._stays
        self._stays = [
            _Stay(self._making, place, texts.get(id, id))
            for place, id in enumerate(character.prison)
        ]
        swap_rows(self._list, old, self._stays, self.die)
        self.setVisible(bool(due or done))

    def record(self, face: int) -> None:
        """Record the stay that a face of the d20 gives."""
        with reported(self._strip, self._making.texts):
            self._making.run(AddPrison(self._making.settings.prison_stay(face).id))
        self.die.set_value(None)

    def _roll(self) -> None:
        self.record(self._making.context.library.generator.randint(1, _FACES))


class _Stay(QWidget):
    """One recorded stay, which can be taken back."""

    def __init__(self, making: Making, place: int, text: str) -> None:
        super().__init__()
        self._making = making
        self._place = place
        label = PlainLabel(text, tone=theme.Tone.MUTED)
        label.setWordWrap(True)
        self.remove = QPushButton(self.tr("Retirer"))
        self.remove.setAccessibleName(self.tr("Retirer le séjour : {text}").format(text=text))
        self.remove.clicked.connect(self._remove)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label, 1)
        row.addWidget(self.remove)

    def _remove(self) -> None:
        self._making.run(RemovePrison(self._place))
