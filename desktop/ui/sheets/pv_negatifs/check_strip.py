"""A d20 under an ability or a skill, or a save, at the foot of the sheet."""

from typing import cast

from PySide6.QtWidgets import QWidget

from desktop.rules.breakdown import Breakdown
from desktop.rules.members import changed
from desktop.rules.pv_negatifs import checks
from desktop.rules.pv_negatifs.checks import Check, Kind
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Tick
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.common.roll_strip import RollStrip, Verdict
from desktop.ui.sheets.pv_negatifs.subject import Subject
from desktop.ui.widgets.figures import integer_text

_MOST_MODIFIER = 50


class CheckStrip(RollStrip):
    """Abilities and skills are not to be passed, saves are to be reached."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(subject, checks.FACES, _MOST_MODIFIER, parent)
        self._subject = subject
        self._check: Check | None = None
        self.damage = Tick(self.tr("contre un sort de dégâts"))
        self.guarded = Tick(self.tr("en full défense, contre une zone"))
        self.none = Note(tone=theme.Tone.WARNING)
        self.none.setWordWrap(False)
        self.none.hide()
        self.damage.toggled.connect(self._against)
        self.guarded.toggled.connect(self._against)
        self.furnish(self.damage, self.guarded, self.none)

    def open_roll(self, kind: str, id: str) -> None:
        """Prepare a roll: of an ability or a save by its id, of a skill by its entry."""
        self._check = Check(cast("Kind", kind), id)
        for tick in (self.damage, self.guarded):
            tick.setChecked(False)
            tick.setVisible(kind == "save")
        name = checks.title(self._subject.tables, self._subject.character, self._check)
        if name is not None:
            self.open(self._subject.texts.render(name))

    def refresh(self) -> None:
        super().refresh()
        check = self._check
        if check is None or self.isHidden():
            return
        # States may forbid a save against damage; its number stands again without the tick.
        forbidden = check.damage and self._total(check) is None
        self.none.setVisible(forbidden)
        self.none.setText(self.tr("Son état ne laisse aucun jet.") if forbidden else "")
        self.die.setEnabled(not forbidden)

    def aim(self) -> Breakdown | None:
        """What the die must not pass, or reach for a save."""
        check = self._check
        if check is None:
            return None
        total = self._total(check)
        if total is None and check.damage:
            return self._total(changed(check, damage=False))
        return total

    def judge(self, target: Breakdown, faces: tuple[int, ...]) -> Verdict | None:
        subject, check = self._subject, self._check
        if check is None or len(faces) < checks.dice(subject.settings, subject.character, check):
            return None
        made = checks.passed(check, target.total, faces)
        text = self.tr("Réussi") if made else self.tr("Raté")
        told = self.tr("{roll} pour {target} ou plus") if check.kind == "save" else None
        told = told or self.tr("{roll} sous {target}")
        detail = told.format(
            roll=", ".join(integer_text(face) for face in faces),
            target=integer_text(target.total),
        )
        return Verdict(text, theme.Tone.GOOD if made else theme.Tone.VITALITY, detail)

    def _total(self, check: Check) -> Breakdown | None:
        subject = self._subject
        return checks.target(
            subject.tables, subject.settings, subject.character, check, self.modifier.value()
        )

    def _against(self, _on: bool) -> None:
        if self._check is not None:
            damage, guarded = self.damage.isChecked(), self.guarded.isChecked()
            self._check = changed(self._check, damage=damage, guarded=guarded)
            self.clear()
            self.refresh()
