"""The parts of the check strip: what is set before a roll, and the line that tells its result."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLineEdit, QWidget

from desktop.rules.nightprowler.rolls.check import CheckResult, difficulty_name
from desktop.rules.nightprowler.rolls.trait_effects import Condition
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.figures import integer_text, signed_text
from desktop.ui.widgets.labels import PlainLabel, plain_tooltip
from desktop.ui.widgets.numbers import NumberField


class Difficulty(QWidget):
    """The MJ's modifier: a named band, or any number."""

    #: Another modifier was chosen.
    changed = Signal()

    def __init__(self, tables: Tables, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tables = tables
        self.bands = QComboBox()
        self.bands.setAccessibleName(self.tr("Difficulté"))
        for modifier in _steps(tables):
            name = difficulty_name(tables, modifier) or self.tr("Normale")
            self.bands.addItem(f"{name} ({signed_text(modifier)})", modifier)
        self.number = NumberField(self.tr("Modificateur de difficulté"), -40, 40)
        self.bands.activated.connect(self._choose)
        self.number.valueCommitted.connect(self._enter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GRID)
        row.addWidget(self.bands)
        row.addWidget(self.number)
        self.set_value(0)

    def value(self) -> int:
        """The modifier."""
        return self.number.value()

    def set_value(self, modifier: int) -> None:
        """Show a modifier and the band it lies in."""
        self.number.set_value(modifier)
        name = difficulty_name(self._tables, modifier)
        steps = [self.bands.itemData(place) for place in range(self.bands.count())]
        same = [
            place for place, step in enumerate(steps) if difficulty_name(self._tables, step) == name
        ]
        self.bands.setCurrentIndex(same[0] if same else -1)

    def _choose(self, place: int) -> None:
        self.set_value(self.bands.itemData(place))
        self.changed.emit()

    def _enter(self, modifier: int) -> None:
        self.set_value(modifier)
        self.changed.emit()


def _steps(tables: Tables) -> list[int]:
    """The mildest modifier of each band, hardest first, and none in the middle."""
    least = [band.min for band in tables.difficulties]
    return [*(-one for one in reversed(least)), 0, *least]


class Conditions(QWidget):
    """Help of traits that can be ticked."""

    changed = Signal()

    def __init__(self, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._offered: tuple[Condition, ...] = ()
        self._boxes: list[QCheckBox] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(theme.SPACE_BETWEEN_GROUPS)

    def boxes(self) -> tuple[QCheckBox, ...]:
        """One box for each, in the rules' order."""
        return tuple(self._boxes)

    def ticked(self) -> tuple[str, ...]:
        """Ids of those that are ticked."""
        return tuple(
            one.id for one, box in zip(self._offered, self._boxes, strict=True) if box.isChecked()
        )

    def offer(self, offered: Sequence[Condition]) -> bool:
        """Offer these; the same ones again keep their ticks. Whether they are others now."""
        if tuple(offered) == self._offered:
            return False
        for box in self._boxes:
            self._row.removeWidget(box)
            let_go(box)
        self._offered = tuple(offered)
        self._boxes = []
        for one in offered:
            # An ampersand in a name is no shortcut.
            name = self._texts.render(one.label)
            box = QCheckBox(name.replace("&", "&&"))
            detail = self._texts.render(one.detail)
            box.setToolTip(plain_tooltip(detail))
            box.setAccessibleName(f"{name} : {detail}")
            box.setChecked(one.proposed)
            box.toggled.connect(self._note)
            self._row.addWidget(box)
            self._boxes.append(box)
        self.setVisible(bool(self._boxes))
        return True

    def _note(self) -> None:
        self.changed.emit()


class ResultLine(QWidget):
    """What a die gave, in words, with the sums behind threshold and quality."""

    def __init__(self, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self.words = PlainLabel()
        self.words.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.quality = ExplainedValue(self.tr("Qualité"))
        self.detail = PlainLabel(tone=theme.Tone.MUTED)
        self.detail.setFont(theme.sans(theme.Size.BODY))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(self.words)
        row.addWidget(self.quality)
        row.addWidget(self.detail)
        row.addStretch(1)
        self.clear()

    def clear(self) -> None:
        """Show no result."""
        self.words.setText("")
        self.hide()

    def show_result(self, result: CheckResult) -> None:
        """Show what a roll gave."""
        self.words.setText(self._summary(result))
        self.words.set_tone(theme.Tone.GOOD if result.success else theme.Tone.VITALITY)
        self.quality.set_view(
            explained(self._texts, self.tr("Qualité"), result.quality),
            self.tr("qualité {value}").format(value=signed_text(result.quality.total)),
        )
        name, consequence = self._texts.render(result.name), self._texts.render(result.consequence)
        detail = self.tr("{name} : {consequence}").format(name=name, consequence=consequence)
        dice = self.tr("dé {die} contre seuil {threshold}").format(
            die=integer_text(result.die), threshold=integer_text(result.threshold.total)
        )
        self.detail.setText(f"{detail} · {dice}")
        self.show()

    def _summary(self, result: CheckResult) -> str:
        if result.rescued:
            name = self._texts.render(result.rescued)
            return self.tr("Réussite ({name})").format(name=name)
        if result.critical:
            return self.tr("Réussite critique") if result.success else self.tr("Échec critique")
        if result.automatic:
            return (
                self.tr("Réussite automatique") if result.success else self.tr("Échec automatique")
            )
        return self.tr("Réussite") if result.success else self.tr("Échec")


class NoteField(QLineEdit):
    """A short reason that goes with the roll and is kept by nobody else."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setPlaceholderText(name)
        self.setMinimumWidth(240)
