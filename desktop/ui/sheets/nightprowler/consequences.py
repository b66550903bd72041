"""What a wound asks for, as a question that waits in the window and blocks nothing."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from desktop.rules.nightprowler.edits.apply import SetState, StayConscious
from desktop.rules.nightprowler.health.wounds import Consequence, Wounded
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.widgets.banner import Banner, Severity


class Consequences(QObject):
    """Reads the outcome of a wound: overflow, consciousness, KO, dying, dead."""

    def __init__(self, subject: Subject, banner: Banner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._banner = banner
        self._answers: tuple[Callable[[], None], ...] = ()
        subject.wounded.connect(self.tell)
        subject.refreshed.connect(self._settle)
        banner.actionTriggered.connect(self._answer)
        self._health = subject.character.health

    def tell(self, outcome: Wounded) -> None:
        """Say what a wound did and ask what it asks."""
        self._health = self._subject.character.health
        overflow = self._overflow(outcome)
        due = outcome.due
        if Consequence.DEAD in due:
            self._show(Severity.ERROR, overflow, self.tr("Le personnage est mort."))
        elif Consequence.DYING in due:
            self._show(
                Severity.ERROR,
                overflow,
                self.tr("Mourant : le MJ choisit entre la mort et un sursis."),
                (self.tr("Sursis"), self._banner.hide),
                (self.tr("Mort"), self._die),
            )
        elif Consequence.STAY_CONSCIOUS in due:
            self._ask_consciousness(overflow, self._health.owed or outcome.heroism_due)
        elif Consequence.KNOCKED_OUT in due:
            self._show(Severity.WARNING, overflow, self.tr("KO : le personnage est inconscient."))
        elif Consequence.OVERFLOW in due:
            self._show(
                Severity.WARNING,
                "",
                self.tr("Plus aucune case d’Endurance : au MJ de dire ce que devient la blessure."),
            )
        elif overflow:
            self._show(Severity.INFO, overflow, "")
        else:
            self._banner.hide()

    def _ask_consciousness(self, overflow: str, price: int) -> None:
        left = self._subject.derived.heroism
        question = self.tr("Rester conscient coûte {price} PH (il en reste {left}).").format(
            price=price, left=left
        )
        fall = (self.tr("Perdre conscience"), self._fall)
        if left < price:
            self._show(Severity.WARNING, overflow, question, fall)
            return
        stay = (self.tr("Dépenser {price} PH").format(price=price), self._stay)
        self._show(Severity.WARNING, overflow, question, stay, fall)

    def _overflow(self, outcome: Wounded) -> str:
        for hit in outcome.hits:
            if hit.line is not None and hit.overflowed:
                lines = self._subject.derived.track(hit.track).lines
                return self.tr("{full} : plus de case libre. {line} : une case cochée.").format(
                    full=lines[hit.meant].name, line=lines[hit.line].name
                )
        return ""

    def _show(
        self,
        severity: Severity,
        overflow: str,
        text: str,
        *answers: tuple[str, Callable[[], None]],
    ) -> None:
        whole = " ".join(part for part in (overflow, text) if part)
        self._answers = tuple(answer for _label, answer in answers)
        labels = tuple(label for label, _answer in answers)
        self._banner.show_message(severity, whole, actions=labels)

    def _settle(self) -> None:
        # An undo, or another window, changed the wounds: the question is another one now.
        if self._subject.character.health != self._health:
            self._health = self._subject.character.health
            self._banner.hide()

    def _answer(self, place: int) -> None:
        answers = self._answers
        if place < len(answers):
            answers[place]()

    def _stay(self) -> None:
        if self._subject.run(StayConscious(True)):
            self._banner.hide()

    def _fall(self) -> None:
        if self._subject.run(StayConscious(False)):
            self._banner.hide()

    def _die(self) -> None:
        if self._subject.run(SetState("dead", True)):
            self._banner.hide()
