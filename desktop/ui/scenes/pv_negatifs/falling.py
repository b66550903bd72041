"""A fall: from how high, onto what, and whether he who falls can soften it."""

from PySide6.QtWidgets import QWidget

from desktop.rules.pv_negatifs.document import Standing
from desktop.rules.pv_negatifs.falls import METRE
from desktop.rules.pv_negatifs.scenes.falling import Fallen, Falling, falling
from desktop.rules.throws import Table
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.scenes.frame import PageFrame
from desktop.ui.scenes.pv_negatifs.landing import Landing
from desktop.ui.scenes.throwing import ThrowPage
from desktop.ui.sheets.common.bits import Choose, Labelled, Tick
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.pv_negatifs.subject import Subject
from desktop.ui.widgets.figures import plural
from desktop.ui.widgets.numbers import NumberField

_MOST_METRES = 1000
_HELPLESS = "sans-defense"
_ACTING = (Standing.WELL, Standing.DEFENSIVE)


def can_act(subject: Subject) -> bool:
    """Whether his state leaves him anything to do about a fall."""
    body = subject.character.body
    return body.standing in _ACTING and _HELPLESS not in body.conditions


class FallPage(ThrowPage[Fallen]):
    """Height, surface, branches, dexterity, dice."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(subject, parent)
        self._subject = subject
        self.metres = NumberField(self.tr("Hauteur en mètres"), 0, _MOST_METRES)
        self.metres.set_value(3)
        self.tenths = NumberField(self.tr("Décimètres en plus"), 0, 9)
        self.surface = Choose(self.tr("Surface"))
        self.surface.offer(subject.titles(subject.tables.surfaces))
        self.acts = Tick(self.tr("peut se recevoir (jets de Dextérité)"))
        self.acts.setChecked(can_act(subject))
        self.swims = Note(tone=theme.Tone.MUTED)
        self.landing = Landing(subject)
        self.option(
            Labelled(self.tr("Hauteur (m)"), self.metres),
            Labelled(self.tr("et (dm)"), self.tenths),
            Labelled(self.tr("Surface"), self.surface),
            self.acts,
        )
        self.option(self.swims)
        self.outcome(self.landing)
        for number in (self.metres, self.tenths):
            number.valueCommitted.connect(self.restart)
        self.surface.currentIndexChanged.connect(self.restart)
        self.acts.toggled.connect(self.restart)
        self.landing.taken.connect(self.restart)
        self.furnish()

    def scene(self, table: Table) -> Fallen:
        subject = self._subject
        height = self.metres.value() * METRE + self.tenths.value() * METRE // 10
        asked = Falling(height, self.surface.value(), self.acts.isChecked())
        return falling(subject.tables, subject.settings, subject.character, asked, table)

    def show_outcome(self, result: Fallen | None) -> None:
        surface = self._subject.tables.surfaces.get(self.surface.value())
        self.swims.setVisible(bool(surface.success_cm))
        points = self._subject.character.skill("natation")
        self.swims.setText(self.tr("Natation : %n jet(s) raté(s) à relancer.", "", plural(points)))
        self.landing.show_fallen(result)


class SceneWindow(PageFrame[Subject]):
    """The falls of one character. Raises `KnownError` when he is gone."""

    def __init__(self, context: Context, character_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        subject = Subject(context, character_id, self.banner, self)
        self.page = FallPage(subject)
        self.hold(subject, self.page, self.tr("Chute"))
