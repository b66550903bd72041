"""An infected limb cut off: the healer's test where there is one, then the E test that saves."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.rules.dice import DieKey, DieSpec
from desktop.rules.members import found
from desktop.rules.message import say
from desktop.rules.warhammer.commands.health import Amputate
from desktop.rules.warhammer.document import Wound
from desktop.rules.warhammer.infection import amputation_target
from desktop.rules.warhammer.percent import FACES, Percent, attempt
from desktop.rules.warhammer.sheet.words import wound_name
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Labelled
from desktop.ui.sheets.common.guide_panel import GuidePanel, Sum
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.numbers import NumberField

_MOST_TARGET = 200


class AmputationPanel(GuidePanel):
    """The limb is lost either way."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._subject = subject
        self._wound = ""
        self.care_target = NumberField(self.tr("Seuil de Soins du chirurgien"), 0, _MOST_TARGET)
        self.care_die = DieField(self.tr("Test de Soins"), FACES)
        self.target = Sum(subject, self.tr("Seuil d’E"))
        self.die = DieField(self.tr("Test d’E"), FACES)
        self.told = Note(
            self.tr("Le membre est perdu ; le test d’E dit si la gangrène l’est aussi."),
            tone=theme.Tone.MUTED,
        )
        self.step(
            Labelled(self.tr("Soins du chirurgien, seuil"), self.care_target),
            Labelled(self.tr("dé, s’il y en a un"), self.care_die),
        )
        self.step(self.target, Labelled(self.tr("Dé"), self.die))
        self.step(self.told)
        self.care_target.valueCommitted.connect(self.refresh)
        self.care_die.dieEntered.connect(self.refresh)
        self.care_die.cleared.connect(self.refresh)
        self.care_die.rollAsked.connect(self._roll_care)
        self.die.dieEntered.connect(self._enter)
        self.die.rollAsked.connect(self._roll)

    def open_wound(self, wound: str) -> None:
        """Lead through the amputation of a wounded limb."""
        self._wound = wound
        self.care_target.set_value(0)
        self.care_die.set_value(None)
        self.die.set_value(None)
        self.show()
        self.refresh()
        self.care_target.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Show the target with the healer's help."""
        if self.isHidden():
            return
        wound = self._found()
        if wound is None:
            self.leave()
            return
        title = self._subject.texts.render(wound_name(wound))
        self.name(self.tr("Amputation : {wound}").format(wound=title))
        self.target.show_sum(amputation_target(self._subject.profile.now["e"], self._helped()))

    def _found(self) -> Wound | None:
        return found(self._subject.character.wounds, self._wound)

    def _helped(self) -> Percent | None:
        face = self.care_die.value()
        return None if face is None else attempt(self.care_target.value(), face)

    def _roll_care(self) -> None:
        spec = DieSpec(DieKey("amputation-care", self._subject.id), FACES, say("wh.die.test"))
        self.care_die.set_value(self._subject.roll(spec))
        self.refresh()

    def _roll(self) -> None:
        spec = DieSpec(DieKey("amputation", self._subject.id), FACES, say("wh.die.test"))
        self._enter(self._subject.roll(spec))

    def _enter(self, face: int) -> None:
        if not self.care_target.flush() or not self.care_die.flush():
            return
        care_face = self.care_die.value()
        command = Amputate(
            id=self._wound,
            roll=face,
            care_target=None if care_face is None else self.care_target.value(),
            care_roll=care_face,
        )
        if self._subject.run(command):
            self.leave()
        else:
            self.die.set_value(None)
