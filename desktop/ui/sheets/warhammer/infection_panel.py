"""The test of the day after: what was done for the wound, the target, the die, what it brings."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.rules.breakdown import Breakdown
from desktop.rules.dice import DieKey, DieSpec
from desktop.rules.members import found
from desktop.rules.message import say
from desktop.rules.warhammer.care import feverish
from desktop.rules.warhammer.commands.health import TestInfection
from desktop.rules.warhammer.document import Wound
from desktop.rules.warhammer.infection import Treatment, course, festers, infection_target
from desktop.rules.warhammer.percent import FACES, attempt
from desktop.rules.warhammer.sheet.words import wound_name
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Choose, Labelled, Tick
from desktop.ui.sheets.common.guide_panel import GuidePanel, Sum
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.numbers import NumberField

_FOULEST = -30
_STITCHED = {"": None, "reussie": True, "ratee": False}


class InfectionPanel(GuidePanel):
    """Conditions first, then the d100 of E."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._subject = subject
        self._wound = ""
        self.washed = Tick(self.tr("plaie lavée"))
        self.stitched = Choose(self.tr("Suture"))
        self.stitched.offer(
            (
                ("", self.tr("aucune")),
                ("reussie", self.tr("test de Soins réussi")),
                ("ratee", self.tr("test de Soins raté")),
            )
        )
        self.ointment = Tick(self.tr("onguent"))
        self.hygiene = Tick(self.tr("mauvaise hygiène"))
        self.foul = NumberField(self.tr("Environnement infect"), _FOULEST, 0)
        self.in_bed = Tick(self.tr("alité si elle s’infecte"))
        self.in_bed.setChecked(True)
        self.forced = Note(tone=theme.Tone.MUTED)
        self.target = Sum(subject, self.tr("Seuil d’E"))
        self.die = DieField(self.tr("Test d’E"), FACES)
        self.told = Note()
        self.step(
            self.washed,
            Labelled(self.tr("Suture"), self.stitched),
            self.ointment,
            self.hygiene,
            Labelled(self.tr("Environnement infect"), self.foul),
            self.in_bed,
        )
        self.step(self.forced)
        self.step(self.target, Labelled(self.tr("Dé"), self.die))
        self.step(self.told)
        self.told.hide()
        for tick in (self.washed, self.ointment, self.hygiene):
            tick.toggled.connect(self.refresh)
        self.stitched.activated.connect(self.refresh)
        self.foul.valueCommitted.connect(self.refresh)
        self.die.dieEntered.connect(self._enter)
        self.die.rollAsked.connect(self._roll)

    def open_wound(self, wound: str) -> None:
        """Lead through the test of a wound."""
        self._wound = wound
        for tick in (self.washed, self.ointment, self.hygiene):
            tick.setChecked(False)
        self.stitched.show_value("")
        self.foul.set_value(0)
        self.die.set_value(None)
        self.told.hide()
        self.show()
        self.refresh()
        self.washed.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Show the target under these conditions."""
        if self.isHidden():
            return
        wound = self._found()
        if wound is None:
            self.leave()
            return
        subject = self._subject
        title = subject.texts.render(wound_name(wound))
        self.name(self.tr("Test d’infection : {wound}").format(wound=title))
        calls = festers(wound)
        self.forced.setText("" if calls else self.tr("Au choix du MJ : rien ne l’impose ici."))
        self.forced.setVisible(not calls)
        self.target.show_sum(self._target(wound))
        self.die.setEnabled(not wound.tested)

    def treatment(self) -> Treatment:
        """What was done, and where the wounded lies."""
        return Treatment(
            washed=self.washed.isChecked(),
            stitched=_STITCHED[self.stitched.value()],
            ointment=self.ointment.isChecked(),
            foul=self.foul.value(),
            hygiene=self.hygiene.isChecked(),
        )

    def _found(self) -> Wound | None:
        return found(self._subject.character.wounds, self._wound)

    def _target(self, wound: Wound) -> Breakdown:
        subject = self._subject
        return infection_target(
            subject.tables,
            subject.settings,
            subject.character,
            feverish(
                subject.settings,
                subject.character,
                subject.profile.now["e"],
                subject.profile.be.total,
                subject.profile.natural_be,
            ),
            wound,
            self.treatment(),
        )

    def _roll(self) -> None:
        spec = DieSpec(DieKey("infection", self._subject.id), FACES, say("wh.die.test"))
        self._enter(self._subject.roll(spec))

    def _enter(self, face: int) -> None:
        wound = self._found()
        if wound is None or not self.foul.flush():
            return
        target = self._target(wound).total
        tested = attempt(target, face)
        brought = course(self._subject.tables, tested)
        command = TestInfection(
            id=wound.id, roll=face, treatment=self.treatment(), in_bed=self.in_bed.isChecked()
        )
        if not self._subject.run(command):
            self.die.set_value(None)
            return
        if brought is None:
            told = self.tr("{roll} contre {target} : la plaie reste saine.")
        else:
            told = self.tr("{roll} contre {target} : la plaie s’infecte.")
        self.told.setText(told.format(roll=face, target=target))
        self.told.show()
        self.die.set_value(face)
