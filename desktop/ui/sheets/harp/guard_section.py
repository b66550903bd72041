"""The bonus of defence: armour, shield and the rest, or a total by hand; and initiative."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.rules.harp.commands.person import SetGuard
from desktop.rules.harp.edits.person import MOST_OTHER
from desktop.rules.harp.sheet.entries import GUARD
from desktop.rules.members import changed
from desktop.rules.message import say
from desktop.ui.sheets.common.bits import Labelled, Section
from desktop.ui.sheets.common.fields import KeyNumber
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.common.picks import RemoveButton
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.widgets.figures import signed_text


class GuardSection(Section):
    """A total written by hand stands until its cross gives it back to the sum."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Défense"), parent)
        self._subject = subject
        bounds = (-MOST_OTHER, MOST_OTHER)
        name = subject.texts.render(say("harp.sheet.defence"))
        self.total = KeyNumber("total", name, bounds)
        self.total.set_help(self.tr("La somme tant que rien n’est écrit."))
        self.own = RemoveButton("total", self.tr("{name}, total à la main").format(name=name))
        self.parts: dict[str, KeyNumber] = {}
        self.initiative = Sum(subject, self.tr("Initiative"))
        shown: list[QWidget] = [Labelled(name, self.total), self.own]
        for part in GUARD:
            label = subject.texts.render(say(f"harp.sheet.guard-{part}"))
            self.parts[part] = KeyNumber(part, label, bounds)
            self.parts[part].written.connect(self._write)
            shown.append(Labelled(label, self.parts[part]))
        self.add(*shown, self.initiative)
        self.total.written.connect(self._write)
        self.own.removed.connect(self._follow_sum)

    def refresh(self) -> None:
        """Show the defence as it is now."""
        subject, guard = self._subject, self._subject.character.guard
        total = subject.number("defence")
        if total is not None:
            self.total.show_sum(subject, total)
        self.own.setVisible(guard.total is not None)
        for part, number in self.parts.items():
            number.set_value(int(getattr(guard, part)))
        quick = subject.number("initiative")
        self.initiative.show_sum(quick, "" if quick is None else signed_text(quick.total))

    def _write(self, part: str, value: int) -> None:
        self._put(**{part: value})

    def _follow_sum(self, _key: str) -> None:
        self._put(total=None)

    def _put(self, **fields: object) -> None:
        self.commandAsked.emit(SetGuard(changed(self._subject.character.guard, **fields)))
