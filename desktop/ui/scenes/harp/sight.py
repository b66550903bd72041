"""Light and vision: how far somebody sees, and what dim sight costs a roll of Perception."""

from fractions import Fraction

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.rules.harp.commands.health import Change
from desktop.rules.harp.trial import Asked
from desktop.rules.harp.vision import Place, Sight, perception, sight
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.scenes.frame import Frame, ScenePage, scrolled
from desktop.ui.scenes.harp.manoeuvres.trying import TryPage
from desktop.ui.sheets.common.bits import Choose, Labelled, Row
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel

_MOST = 10_000
_TORCH, _FAR = 10, 12
_PERCEPTION = "perception"


def metres(distance: Fraction) -> str:
    """A distance in metres, to the half metre."""
    whole = distance.numerator // distance.denominator
    return f"{integer_text(whole)},5 m" if distance != whole else f"{integer_text(whole)} m"


class SightPage(ScenePage):
    """What light there is and how far the thing is; below it the roll of Perception, which takes
    what dim sight costs (HARP-VISION-INDISTINCT)."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.place = Choose(self.tr("Lumière"))
        self.place.offer(
            [
                (Place.DAY.value, self.tr("plein jour")),
                (Place.STARS.value, self.tr("nuit étoilée")),
                (Place.MOON.value, self.tr("pleine lune")),
                (Place.DARK.value, self.tr("noir complet, intérieur sans lumière")),
                (Place.LIT.value, self.tr("éclairage (torche, sort…)")),
            ]
        )
        self.radius = NumberField(self.tr("Rayon de l’éclairage en mètres"), 0, _MOST)
        self.radius.set_value(_TORCH)
        self.distance = NumberField(self.tr("Distance de ce qu’il y a à voir en mètres"), 0, _MOST)
        self.distance.set_value(_FAR)
        self.eyes = Note(tone=theme.Tone.MUTED)
        self.reach = Note()
        self.seen = Note()
        self.seen.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.perception = TryPage(subject, self.tr("Jet de Perception"), ("skill",))
        self.perception.sides.setContentsMargins(0, 0, 0, 0)
        self._lit = Labelled(self.tr("Rayon (m)"), self.radius)
        column = QVBoxLayout(self)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addWidget(
            Row(
                Labelled(self.tr("Lumière"), self.place),
                self._lit,
                Labelled(self.tr("Distance (m)"), self.distance),
            )
        )
        for part in (self.eyes, self.reach, self.seen):
            column.addWidget(part)
        column.addWidget(self.perception, 1)
        self.place.show_value(Place.LIT.value)
        self.perception.roller.ask(self._skill())
        self.place.currentIndexChanged.connect(self.show_sight)
        self.radius.valueCommitted.connect(self.show_sight)
        self.distance.valueCommitted.connect(self.show_sight)
        self.perception.roller.who.currentIndexChanged.connect(self._change_person)
        guard_wheel(self)
        self.show_sight()

    @property
    def sight(self) -> Sight | None:
        """How far the one who rolls sees; None for somebody without a sheet."""
        one = self.perception.roller.person.character
        if one is None:
            return None
        place = Place(self.place.value())
        return sight(self._subject.tables, one.vision, place, self.radius.value())

    def refresh(self) -> None:
        self.perception.refresh()
        self.show_sight()

    def show_sight(self) -> None:
        """Say how far he sees, and what the distance costs."""
        self._lit.setVisible(self.place.value() == Place.LIT.value)
        one, seen = self.perception.roller.person.character, self.sight
        situation = self.perception.roller.situation
        for part in (self.eyes, self.reach):
            part.setVisible(one is not None)
        if one is None or seen is None:
            self.seen.setText(self.tr("Sans fiche, le MJ dit ce qu’il voit."))
            situation.add()
            return
        row = self._subject.tables.visions.get(one.vision.kind)
        name = self.tr("{vision}, {metres} m") if row.ranged else "{vision}"
        vision = self._subject.texts.render(row.name)
        self.eyes.setText(name.format(vision=vision, metres=one.vision.range))
        self.reach.setText(self._reach(seen))
        malus = perception(self._subject.tables, one.vision, seen, self.distance.value())
        if malus is None:
            self.seen.setText(self.tr("Trop loin : il ne voit rien."))
            self.seen.set_tone(theme.Tone.VITALITY)
        elif malus:
            self.seen.setText(
                self.tr("Vu indistinctement : Perception à {malus}.").format(
                    malus=integer_text(malus)
                )
            )
            self.seen.set_tone(theme.Tone.WARNING)
        else:
            self.seen.setText(self.tr("Vu clairement."))
            self.seen.set_tone(theme.Tone.GOOD)
        situation.add(*([Change(self.tr("vision indistincte"), malus)] if malus else []))

    def _reach(self, seen: Sight) -> str:
        if seen.clear is None or seen.dim is None:
            return self.tr("Il voit sans limite.")
        clear, dim = metres(seen.clear), metres(seen.dim)
        if seen.dim == seen.clear:
            line = self.tr("Il voit clairement jusqu’à {clear}.")
        else:
            line = self.tr("Il voit clairement jusqu’à {clear}, indistinctement jusqu’à {dim}.")
        text = line.format(clear=clear, dim=dim)
        return text if seen.colours else self.tr("{line} Sans les couleurs.").format(line=text)

    def _skill(self) -> Asked:
        one = self.perception.roller.person.character
        held = () if one is None else one.skills
        own = next((each.id for each in held if each.skill == _PERCEPTION), _PERCEPTION)
        return Asked("skill", own)

    def _change_person(self) -> None:
        self.perception.roller.ask(self._skill())
        self.show_sight()


class SceneWindow(Frame[Subject]):
    """What one character sees. Raises `KnownError` when he is gone."""

    def __init__(self, context: Context, character_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        subject = Subject(context, character_id, self.banner, self)
        self.page = SightPage(subject)
        self.body.addWidget(scrolled(self.page), 1)
        self.begin(subject, self.tr("Lumière et vision"))

    def refresh(self) -> None:
        self.page.refresh()
