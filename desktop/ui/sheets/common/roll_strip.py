"""A roll against a number of the sheet, at the foot of its pages: what it aims at, the die, and
what it gives in words."""

from abc import abstractmethod
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.rules.breakdown import Breakdown
from desktop.rules.dice import DieKey, DieSpec
from desktop.rules.message import say
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.sheets.common.bits import Labelled
from desktop.ui.sheets.common.foot_strip import FootStrip, StripTitle
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.common.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel

_WIDEST_RESULT = 640


@dataclass(frozen=True)
class Verdict:
    """What a roll gives in words: well, badly, or neither; and its figures."""

    text: str
    tone: theme.Tone
    detail: str = ""


class RollStrip(FootStrip):
    """The target with the GM's modifier, and a die that may ask for more of its kind.

    A strip makes what else it needs, then calls `furnish`.
    """

    def __init__(
        self,
        subject: Subject,
        sides: int,
        most: int,
        parent: QWidget | None = None,
        *,
        aims: str = "",
    ) -> None:
        """`sides` of the die, `most` of the modifier either way; `aims` names the sum."""
        super().__init__(parent)
        self._aims = aims or self.tr("Seuil")
        self._rolls = subject
        self._sides = sides
        self._faces: tuple[int, ...] = ()
        self.modifier = NumberField(self.tr("Modificateur de difficulté"), -most, most)
        self.title = StripTitle()
        self.target = ExplainedValue(self._aims)
        self.die = DieField(self.tr("Jet"), sides)
        self.result = StripTitle(widest=_WIDEST_RESULT)
        self.detail = Note(tone=theme.Tone.MUTED)
        self.detail.setWordWrap(False)
        self.modifier.valueCommitted.connect(self.refresh)
        self.die.dieEntered.connect(self._enter)
        self.die.rollAsked.connect(self._roll)
        self.die.confirmed.connect(self._stay)

    def furnish(
        self, *parts: QWidget, after: tuple[QWidget, ...] = (), below: tuple[QWidget, ...] = ()
    ) -> None:
        """Set the strip: `parts` stand before the target, `after` behind the result, `below` in
        lines of their own."""
        self.stand(
            self.title,
            Labelled(self.tr("Modificateur"), self.modifier),
            *parts,
            Labelled(self._aims, self.target),
            Labelled(self.tr("d{sides}").format(sides=self._sides), self.die),
            self.result,
            self.detail,
            *after,
            below=below,
        )
        guard_wheel(self)

    @abstractmethod
    def aim(self) -> Breakdown | None:
        """What is aimed at now, the modifier included; None once it is gone from the sheet."""

    def shown(self, total: Breakdown) -> str:
        """The sum as text, "" for a plain number."""
        return ""

    @abstractmethod
    def judge(self, target: Breakdown, faces: tuple[int, ...]) -> Verdict | None:
        """What these dice give; None while another one is to be thrown."""

    def open(self, name: str) -> None:
        """Prepare a roll that is called so."""
        self.title.setText(name)
        self.setAccessibleName(self.tr("Jet : {name}").format(name=name))
        self.modifier.set_value(0)
        self.clear()
        self.rise()
        self.refresh()
        self._stay()

    def refresh(self) -> None:
        """Show the target that the character has now."""
        if self.isHidden():
            return
        total = self.aim()
        if total is None:
            self.leave()
        else:
            view = explained(self._rolls.texts, self._aims, total)
            self.target.set_view(view, self.shown(total))

    def clear(self) -> None:
        """Nothing is rolled yet."""
        self._faces = ()
        self.die.set_value(None)
        self.result.setText("")
        self.detail.setText("")

    def roll_again(self) -> None:
        """Take another die, typed or rolled as the first one was."""
        self.clear()
        self._stay()

    def waiting(self, faces: tuple[int, ...]) -> str:
        """What is said while another die is to be thrown."""
        return self.tr("Encore un dé : {faces}").format(faces=", ".join(map(str, faces)))

    def _roll(self) -> None:
        if not self.modifier.flush():
            return
        key = DieKey("check", self._rolls.id, len(self._faces))
        self._enter(self._rolls.roll(DieSpec(key, self._sides, say("sheet.die"))))
        self._stay()

    def _enter(self, face: int) -> None:
        total = self.aim()
        if total is None or not self.modifier.flush():
            return
        faces = (*self._faces, face)
        told = self.judge(total, faces)
        self.die.set_value(None)
        if told is None:
            self._faces = faces
            self.result.setText("")
            self.detail.setText(self.waiting(faces))
            return
        self._faces = ()
        self.result.setText(told.text)
        self.result.set_tone(told.tone)
        self.detail.setText(told.detail)

    def _stay(self) -> None:
        """The next roll is typed where this one was."""
        self.die.setFocus(Qt.FocusReason.OtherFocusReason)
