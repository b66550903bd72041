"""A fall, led step by step: the height, Acrobatie, the ground, and what it breaks."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.rules.message import say
from desktop.rules.nightprowler.commands.care import Ending, Fall
from desktop.rules.nightprowler.dangers import guides
from desktop.rules.nightprowler.dangers.guides import FallGuide
from desktop.rules.nightprowler.dangers.hazards import GROUND_LABELS, Ground
from desktop.rules.nightprowler.rolls.check import spec
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Choose, Labelled, Tick
from desktop.ui.sheets.common.guide_panel import GuidePanel, Sum
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.nightprowler.check_parts import Difficulty, ResultLine
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.numbers import NumberField

_MOST_METRES = 999


class FallPanel(GuidePanel):
    """Each step appears once the one before is settled; applying it is one edit."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.subject = subject
        self.name(self.tr("Chute"))
        self.metres = NumberField(self.tr("Hauteur en mètres"), 0, _MOST_METRES)
        self.ground = Choose(self.tr("Sol"))
        self.acrobatics = Tick(self.tr("Amortir par Acrobatie"))
        self.difficulty = Difficulty(subject.tables)
        self.heroism = NumberField(self.tr("Points d’Héroïsme sur le seuil"), 0, 99)
        self.threshold = Sum(subject, self.tr("Seuil"))
        self.needed = Note(tone=theme.Tone.MUTED)
        self.why_not = Note(tone=theme.Tone.WARNING)
        self.die = DieField(self.tr("Acrobatie"), subject.tables.constants.de)
        self.result = ResultLine(subject.texts)
        self.instead = Tick("")
        self.ending = Choose(self.tr("Choix du MJ"))
        self.lines = Sum(subject, self.tr("Lignes de dommages dans chaque table"))
        self.apply = Act(self.tr("Appliquer la chute"))
        self.ground.offer(
            [
                (str(ground.value), subject.texts.render(GROUND_LABELS[ground]))
                for ground in (Ground.ORDINARY, Ground.SOFT, Ground.HARD)
            ]
        )
        self.ending.offer(
            (
                ("critique", self.tr("une Blessure critique")),
                ("mortelle", self.tr("une Blessure mortelle")),
                ("mort", self.tr("la mort")),
            )
        )
        self.step(
            Labelled(self.tr("Hauteur (m)"), self.metres),
            Labelled(self.tr("Sol"), self.ground),
            self.acrobatics,
        )
        self.step(self.why_not)
        self._roll_step = self.step(
            Labelled(self.tr("Difficulté"), self.difficulty),
            Labelled(self.tr("PH"), self.heroism),
            self.threshold,
        )
        self.step(self.needed)
        self._die_step = self.step(Labelled(self.tr("Dé"), self.die))
        self.step(self.result)
        self._ending_step = self.step(Labelled(self.tr("Le MJ choisit"), self.ending))
        self.step(self.instead)
        self.step(self.lines, self.apply)
        self._connect()

    def open(self) -> None:
        """Begin a new fall."""
        self.difficulty.set_value(0)
        self.heroism.set_value(0)
        self.instead.setChecked(False)
        self._forget_die()
        self.show()
        self.refresh()
        self.metres.setFocus(Qt.FocusReason.OtherFocusReason)

    def command(self) -> Fall:
        """The fall as far as it is told."""
        ending: Ending = "critique"
        match self.ending.value():
            case "mort":
                ending = "mort"
            case "mortelle":
                ending = "mortelle"
        return Fall(
            metres=self.metres.value(),
            ground=int(self.ground.value()),
            rolled=self.acrobatics.isChecked(),
            die=self.die.value(),
            difficulty=self.difficulty.value(),
            heroism=self.heroism.value(),
            instead=self.instead.isChecked(),
            ending=ending,
        )

    def guide(self) -> FallGuide:
        """What the rules make of it."""
        subject = self.subject
        return guides.fall(subject.tables, subject.settings, subject.character, self.command())

    def refresh(self) -> None:
        """Show the steps that are due."""
        if self.isHidden():
            return
        guide, texts = self.guide(), self.subject.texts
        deadly = guide.landing is not None and guide.landing.deadly
        reason = guide.why_no_roll or guide.refused
        if guide.harmless:
            reason = say("np.hazard.no-harm", metres=self.metres.value())
        self.why_not.setText("" if reason is None else texts.render(reason))
        self.why_not.setVisible(reason is not None)
        self.acrobatics.setEnabled(guide.why_no_roll is None and not guide.harmless)
        rolled = self.acrobatics.isChecked() and self.acrobatics.isEnabled()
        self._roll_step.setVisible(rolled)
        self.threshold.show_sum(guide.threshold)
        self._show_needed(guide, rolled)
        self._die_step.setVisible(guide.needs_die or self.die.value() is not None)
        if guide.result is None:
            self.result.clear()
        else:
            self.result.show_result(guide.result)
        self._ending_step.setVisible(deadly)
        price = 0 if guide.landing is None else guide.landing.heroism_instead
        self.instead.setVisible(price > 0)
        self.instead.setText(
            self.tr("Dépenser {points} PH plutôt que subir les lignes").format(points=price)
        )
        lines = None if guide.landing is None or deadly else guide.landing.lines
        self.lines.show_sum(lines)
        self.apply.setEnabled(guide.wounded is not None and guide.refused is None)

    def _show_needed(self, guide: FallGuide, rolled: bool) -> None:
        text = ""
        if rolled and guide.needed:
            text = self.tr("Il faut une réussite de qualité {quality}.").format(
                quality=guide.needed
            )
        elif rolled:
            text = self.tr("Une simple réussite suffit.")
        elif guide.needs_die:
            text = self.tr("Sans jet, un dé donne la qualité de l’échec.")
        if rolled and guide.roll_price:
            price = self.tr("Le jet coûte {points} PH.").format(points=guide.roll_price)
            text = f"{text} {price}"
        self.needed.setText(text)
        self.needed.setVisible(bool(text))

    def _connect(self) -> None:
        # Another height or way of falling is another die.
        self.metres.valueCommitted.connect(self._start_anew)
        self.acrobatics.toggled.connect(self._start_anew)
        for choose in (self.ground, self.ending):
            choose.activated.connect(self.refresh)
        self.difficulty.changed.connect(self.refresh)
        self.heroism.valueCommitted.connect(self.refresh)
        self.instead.toggled.connect(self.refresh)
        self.die.dieEntered.connect(self.refresh)
        self.die.cleared.connect(self.refresh)
        self.die.rollAsked.connect(self._roll)
        self.apply.clicked.connect(self._apply)

    def _start_anew(self) -> None:
        self._forget_die()
        self.refresh()

    def _forget_die(self) -> None:
        self.die.set_value(None)

    def _roll(self) -> None:
        self.heroism.flush()
        die = spec(self.subject.tables, self.subject.id, "fall", say("np.check.value"))
        self.die.set_value(self.subject.roll(die))
        self.refresh()

    def _apply(self) -> None:
        guide = self.guide()
        if self.subject.run(self.command()):
            if guide.wounded is not None:
                self.subject.wounded.emit(guide.wounded)
            self.leave()
