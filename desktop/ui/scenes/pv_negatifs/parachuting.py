"""A jump with a parachute: from how high, how it is opened, and the fall that is left."""

from PySide6.QtWidgets import QWidget

from desktop.rules.pv_negatifs import parachute
from desktop.rules.pv_negatifs.edits.gear import MOST_SKILL
from desktop.rules.pv_negatifs.scenes.parachuting import Landed, Parachuting, parachuting
from desktop.rules.throws import Table
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.scenes.frame import PageFrame
from desktop.ui.scenes.pv_negatifs.landing import Landing
from desktop.ui.scenes.throwing import ThrowPage
from desktop.ui.sheets.common.bits import Choose, Labelled, Tick
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.pv_negatifs.subject import Subject
from desktop.ui.widgets.numbers import NumberField

_MOST_METRES, _MOST_POINTS = 20_000, 20


class ParachutePage(ThrowPage[Landed]):
    """Altitude, opening, initiative, and what is left to fall."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(subject, parent)
        self._subject = subject
        self.metres = NumberField(self.tr("Altitude en mètres"), 0, _MOST_METRES)
        self.metres.set_value(900)
        self.surface = Choose(self.tr("Surface"))
        self.surface.offer(subject.titles(subject.tables.surfaces))
        self.by_hand = Tick(self.tr("ouverture à la main"))
        self.by_hand.setChecked(True)
        self.riding = NumberField(self.tr("Points d’Équitation de créature volante"), 0, MOST_SKILL)
        self.riding.set_value(subject.character.skill("equitation"))
        self.surprise = NumberField(self.tr("Points de surprise"), 0, _MOST_POINTS)
        self.missed = NumberField(
            self.tr("Points d’initiative manqués, malus compris"), 0, _MOST_POINTS
        )
        self._riding = Labelled(self.tr("Équitation volante"), self.riding)
        self._surprise = Labelled(self.tr("Surprise"), self.surprise)
        self._missed = Labelled(self.tr("Initiative manquée de"), self.missed)
        self.notes = Note(tone=theme.Tone.MUTED)
        self.safe = Note()
        self.safe.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.landing = Landing(subject)
        self.option(
            Labelled(self.tr("Altitude (m)"), self.metres),
            Labelled(self.tr("Surface"), self.surface),
            self.by_hand,
        )
        self.option(self._riding, self._surprise, self._missed)
        self.option(self.notes)
        self.outcome(self.safe)
        self.outcome(self.landing)
        for number in (self.metres, self.riding, self.surprise, self.missed):
            number.valueCommitted.connect(self.restart)
        self.surface.currentIndexChanged.connect(self.restart)
        self.by_hand.toggled.connect(self.restart)
        self.landing.taken.connect(self.restart)
        self.furnish()

    def scene(self, table: Table) -> Landed:
        subject = self._subject
        asked = Parachuting(
            altitude=self.metres.value(),
            surface=self.surface.value(),
            by_hand=self.by_hand.isChecked(),
            riding=self.riding.value(),
            surprise=self.surprise.value(),
            missed=self.missed.value(),
        )
        return parachuting(subject.tables, subject.settings, subject.character, asked, table)

    def show_outcome(self, result: Landed | None) -> None:
        tables, one = self._subject.tables, self._subject.character
        by_hand = self.by_hand.isChecked()
        band = parachute.band(tables, self.metres.value())
        for option in (self._riding, self._surprise):
            option.setVisible(by_hand)
        self._missed.setVisible(by_hand and band is not None and band.initiative)
        notes: list[str] = []
        if by_hand:
            count = parachute.attempts(tables, self.metres.value())
            notes.append(self.tr("%n essai(s) d’ouverture.", "", count))
        if by_hand and band is not None and band.penalty:
            told = self.tr("L’initiative a un malus de {penalty}.")
            notes.append(told.format(penalty=band.penalty))
        if one.wears("parachute-ventral"):
            told = self.tr("Parachute ventral : {percent} % par segment de faire échouer un sort.")
            notes.append(told.format(percent=parachute.spell_failure(tables, 1)))
        elif not one.wears("parachute"):
            notes.append(self.tr("La fiche ne porte aucun parachute."))
        self.notes.setText(" ".join(notes))
        self.notes.setVisible(bool(notes))
        down = result is not None and result.fallen is None
        self.safe.setText(self.tr("On arrive au sol sans mal.") if down else "")
        self.safe.setVisible(down)
        self.landing.show_fallen(None if result is None else result.fallen)


class SceneWindow(PageFrame[Subject]):
    """The parachute of one character. Raises `KnownError` when he is gone."""

    def __init__(self, context: Context, character_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        subject = Subject(context, character_id, self.banner, self)
        self.page = ParachutePage(subject)
        self.hold(subject, self.page, self.tr("Parachute"))
