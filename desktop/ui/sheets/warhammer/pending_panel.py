"""A test that a wound still asked for: the target, the die, and the legs that a paralysis takes."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.rules.dice import DieKey, DieSpec
from desktop.rules.members import found
from desktop.rules.message import say
from desktop.rules.warhammer import critical
from desktop.rules.warhammer.commands.health import TestPending
from desktop.rules.warhammer.document import Pending
from desktop.rules.warhammer.edits.context import Editing
from desktop.rules.warhammer.edits.pending import pending_target
from desktop.rules.warhammer.harm import label
from desktop.rules.warhammer.percent import FACES, attempt
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Labelled
from desktop.ui.sheets.common.guide_panel import GuidePanel, Sum
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.die_field import DieField


class PendingPanel(GuidePanel):
    """The d100; where failing it paralyses, a d10 says which leg."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._subject = subject
        self._wound = ""
        self._place = 0
        self.target = Sum(subject, self.tr("Seuil"))
        self.die = DieField(self.tr("Test à venir"), FACES)
        self.legs = DieField(self.tr("Jambe paralysée"), critical.DIE)
        self._legs = Labelled(self.tr("raté : quelle jambe"), self.legs)
        self.told = Note(tone=theme.Tone.WARNING)
        self.step(self.target, Labelled(self.tr("Dé"), self.die), self._legs)
        self.step(self.told)
        self.die.dieEntered.connect(self._enter)
        self.die.rollAsked.connect(self._roll)
        self.legs.dieEntered.connect(self._finish)
        self.legs.rollAsked.connect(self._roll_legs)

    def open_test(self, wound: str, place: int) -> None:
        """Lead through the test of that place of a wound."""
        self._wound, self._place = wound, place
        self.die.set_value(None)
        self.legs.set_value(None)
        self._legs.hide()
        self._tell("")
        self.show()
        self.refresh()
        self.die.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Show the target that the character has now."""
        if self.isHidden():
            return
        test = self._found()
        if test is None:
            self.leave()
            return
        self.target.show_sum(pending_target(self._editing(), test))

    def _editing(self) -> Editing:
        subject = self._subject
        return Editing(subject.tables, subject.settings, subject.character)

    def _found(self) -> Pending | None:
        wound = found(self._subject.character.wounds, self._wound)
        if wound is None or wound.healed or self._place >= len(wound.pending):
            return None
        name = self._subject.texts.render(label(wound))
        self.name(self.tr("Test à venir : {wound}").format(wound=name))
        return wound.pending[self._place]

    def _roll(self) -> None:
        spec = DieSpec(DieKey("pending", self._subject.id), FACES, say("wh.die.test"))
        self._enter(self._subject.roll(spec))

    def _roll_legs(self) -> None:
        die = DieSpec(DieKey("paralysis", self._subject.id), critical.DIE, say("wh.die.paralysis"))
        self.legs.set_value(self._subject.roll(die))
        self._finish()

    def _enter(self, face: int) -> None:
        test = self._found()
        if test is None:
            return
        self.die.set_value(face)
        failed = not attempt(pending_target(self._editing(), test).total, face).success
        if failed and critical.PARALYSIS in test.fails and self.legs.value() is None:
            self._legs.show()
            self._tell(self.tr("Raté : un d10 dit quelle jambe est paralysée."))
            self.legs.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self._finish()

    def _finish(self) -> None:
        face = self.die.value()
        if face is None:
            return
        command = TestPending(id=self._wound, place=self._place, roll=face, legs=self.legs.value())
        if self._subject.run(command):
            self.leave()

    def _tell(self, text: str) -> None:
        self.told.setText(text)
        self.told.setVisible(bool(text))
