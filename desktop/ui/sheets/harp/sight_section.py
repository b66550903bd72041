"""How the character sees, and how far without a light."""

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rules.harp import vision
from desktop.rules.harp.commands.person import SetVision
from desktop.rules.harp.document import Vision
from desktop.rules.harp.edits.person import MOST_METRES
from desktop.rules.harp.vision import Place, Sight
from desktop.rules.members import changed
from desktop.ui import theme
from desktop.ui.sheets.common.bits import words
from desktop.ui.sheets.common.fields import KeyNumber
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.common.picks import Pick, RemoveButton
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.widgets.figures import integer_text

_PLACES = {"stars": Place.STARS, "moon": Place.MOON}


class SightSection(QWidget):
    """Metres by stars and moon are those of the tables until the GM writes others."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.kind = Pick(self.tr("Genre de vue"))
        self.range = KeyNumber("range", self.tr("Portée dans le noir (m)"), (0, MOST_METRES))
        self._range = words(self.range.accessibleName(), theme.Tone.MUTED)
        self._range.setBuddy(self.range)
        names = {"stars": self.tr("Nuit étoilée (m)"), "moon": self.tr("Pleine lune (m)")}
        self.metres = {key: KeyNumber(key, name, (0, MOST_METRES)) for key, name in names.items()}
        self.own = {
            key: RemoveButton(key, self.tr("{name} du MJ").format(name=name))
            for key, name in names.items()
        }
        self.told = Note(tone=theme.Tone.MUTED)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        grid.setVerticalSpacing(2)
        grid.addWidget(self.kind, 0, 0, 1, 3)
        grid.addWidget(self._range, 1, 0)
        grid.addWidget(self.range, 1, 1)
        for row, (key, name) in enumerate(names.items(), start=2):
            label = words(name, theme.Tone.MUTED)
            label.setBuddy(self.metres[key])
            grid.addWidget(label, row, 0)
            grid.addWidget(self.metres[key], row, 1)
            grid.addWidget(self.own[key], row, 2, Qt.AlignmentFlag.AlignLeft)
            self.metres[key].written.connect(self._write)
            self.own[key].removed.connect(self._follow_tables)
        grid.addWidget(self.told, 4, 0, 1, 3)
        grid.setColumnStretch(2, 1)
        self.kind.picked.connect(self._pick)
        self.range.written.connect(self._write)

    def refresh(self) -> None:
        """Show how he sees now."""
        tables, held = self._subject.tables, self._subject.character.vision
        self.kind.show_value(self._subject.titles(tables.visions), held.kind)
        self.range.set_value(held.range)
        for part in (self._range, self.range):
            part.setVisible(tables.visions.get(held.kind).ranged)
        for key, place in _PLACES.items():
            seen = vision.sight(tables, held, place)
            self.metres[key].set_value(int(seen.clear or 0))
            self.own[key].setVisible(getattr(held, key) is not None)
        dark = vision.sight(tables, held, Place.DARK)
        row = tables.visions.get(held.kind)
        light = self.tr("Lumière de rayon L : net jusqu’à {clear}, indistinct ({malus}) à {dim}.")
        self.told.setText(
            self._dark(dark)
            + " "
            + light.format(
                clear=_times(row.clear_halves, held.range if row.ranged else 0),
                dim=_times(row.dim_halves, held.range if row.ranged else 0),
                malus=integer_text(row.dim),
            )
        )

    def _dark(self, dark: Sight) -> str:
        if not dark.clear:
            return self.tr("Sans lumière, rien.")
        metres = integer_text(int(dark.clear))
        return self.tr("Sans lumière, {metres} m, sans couleurs.").format(metres=metres)

    def _pick(self, kind: str) -> None:
        self._put(kind=kind)

    def _write(self, field: str, value: int) -> None:
        self._put(**{field: value})

    def _follow_tables(self, field: str) -> None:
        self._put(**{field: None})

    def _put(self, **fields: object) -> None:
        after: Vision = changed(self._subject.character.vision, **fields)
        self.commandAsked.emit(SetVision(after))


def _times(halves: int, more: int) -> str:
    """Metres as a multiple of a light's radius: "1,5 L + 20"."""
    whole, half = divmod(halves, 2)
    times = QLocale().toString(halves / 2, "f", 1) if half else integer_text(whole)
    radius = "L" if times == "1" else f"{times} L"
    return f"{radius} + {integer_text(more)}" if more else radius
