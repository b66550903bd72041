"""A critical effect that strikes: where, how grave, its dice typed or rolled, then applied."""

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.rules.dice import DieKey, DieSpec, Rolled
from desktop.rules.message import say
from desktop.rules.warhammer.commands.health import AddWound
from desktop.rules.warhammer.critical_value import critical_value
from desktop.rules.warhammer.edits.context import Editing
from desktop.rules.warhammer.edits.wounds import wound_dice
from desktop.rules.warhammer.percent import FACES
from desktop.rules.warhammer.sheet.threads import effect_of
from desktop.rules.warhammer.tables.criticals import Critical, Zone
from desktop.rules.warhammer.tables.gear import CriticalKind
from desktop.services.replay import Asked
from desktop.ui import theme
from desktop.ui.combat.dice_rows import DiceRows
from desktop.ui.sheets.common.bits import Act, Labelled, Row, Tick, new_id
from desktop.ui.sheets.common.guide_panel import GuidePanel, Sum
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.common.picks import Pick
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.numbers import NumberField

_MOST_VALUE, _MOST_DAMAGE = 15, 60


class SufferPanel(GuidePanel):
    """The value is typed, or read from damage and a d100; then the dice of the effect itself."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.name(self.tr("Une blessure"))
        self._subject = subject
        self._zone: Zone = "bras"
        self._kind: CriticalKind = "tranchantes"
        self._wound = new_id()
        self._dice: dict[DieKey, Asked] = {}
        self.zone = Pick(self.tr("Où"))
        self.kind = Pick(self.tr("Par quoi"))
        self.value = NumberField(self.tr("Valeur critique"), 1, _MOST_VALUE)
        self.damage = NumberField(self.tr("Dégâts encaissés"), 1, _MOST_DAMAGE)
        self.die = DieField(self.tr("Valeur critique"), FACES)
        self.precise = Tick(self.tr("arme Précise"))
        self.read = Sum(subject, self.tr("Valeur lue"))
        self.effect = Note()
        self.mental = Tick(self.tr("Tester FM au lieu d’E"))
        self.dice = DiceRows(subject.texts, self)
        self.dice.setMaximumWidth(theme.scaled(self, 420))
        self.roll_all = Act(self.tr("Tout lancer"))
        self.apply = Act(self.tr("Infliger"))
        self.told = Note(tone=theme.Tone.WARNING)
        self.step(
            Labelled(self.tr("Où"), self.zone),
            Labelled(self.tr("Par quoi"), self.kind),
            Labelled(self.tr("Valeur critique"), self.value),
        )
        self.step(
            Labelled(self.tr("ou lue : dégâts"), self.damage),
            Labelled(self.tr("d100"), self.die),
            self.precise,
            self.read,
        )
        self.step(self.effect)
        self.step(self.mental)
        self.step(self.dice)
        self.step(self.told)
        self.steps.addWidget(Row(self.roll_all, self.apply))
        for pick in (self.zone, self.kind):
            pick.setMinimumContentsLength(11)
        self._connect()

    def open(self) -> None:
        """Begin a new wound."""
        self.die.set_value(None)
        self.read.show_sum(None)
        self._begin()
        self.show()
        self.refresh()
        self.zone.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Show what the effect is, and the dice that it asks for first."""
        if self.isHidden():
            return
        self.zone.show_value(
            (
                ("tete", self.tr("tête")),
                ("bras", self.tr("bras")),
                ("corps", self.tr("corps")),
                ("jambes", self.tr("jambes")),
            ),
            self._zone,
        )
        self.kind.show_value(
            (
                ("tranchantes", self.tr("arme tranchante")),
                ("contondantes", self.tr("arme contondante")),
                ("projectiles", self.tr("projectile")),
                ("pugilat", self.tr("pugilat")),
            ),
            self._kind,
        )
        value = self.value.value()
        tables = self._subject.tables
        self.effect.setText(effect_of(tables, self._kind, self._zone, value))
        critical = tables.criticals.get((self._kind, self._zone, value))
        self.mental.setVisible(critical is not None and _allows_fm(critical))
        self._show_dice()

    def command(self) -> AddWound:
        """What strikes, with the dice given so far."""
        return AddWound(
            id=self._wound,
            kind=self._kind,
            location=self._zone,
            value=self.value.value(),
            rolled=tuple(one.die for one in self._dice.values() if one.die is not None),
            mental=not self.mental.isHidden() and self.mental.isChecked(),
        )

    def _connect(self) -> None:
        self.zone.picked.connect(self._set_zone)
        self.kind.picked.connect(self._set_kind)
        self.value.valueCommitted.connect(self._begin_again)
        self.damage.valueCommitted.connect(self._read_value)
        self.precise.toggled.connect(self._read_value)
        self.die.dieEntered.connect(self._read_value)
        self.die.rollAsked.connect(self._roll_value)
        self.mental.toggled.connect(self._begin_again)
        self.dice.rollAsked.connect(self._roll_one)
        self.dice.confirmed.connect(self._apply)
        self.dice.refused.connect(self._tell)
        self.roll_all.clicked.connect(self._roll_all)
        self.apply.clicked.connect(self._apply)

    def _begin(self) -> None:
        self._dice = {}
        self._wound = new_id()
        self._tell("")

    def _tell(self, text: str) -> None:
        self.told.setText(text)
        self.told.setVisible(bool(text))

    def _begin_again(self) -> None:
        self._begin()
        self.refresh()

    def _set_zone(self, zone: str) -> None:
        self._zone = cast("Zone", zone)
        self._begin_again()

    def _set_kind(self, kind: str) -> None:
        self._kind = cast("CriticalKind", kind)
        self._begin_again()

    def _roll_value(self) -> None:
        spec = DieSpec(DieKey("critical-value", self._subject.id), FACES, say("wh.die.test"))
        self.die.set_value(self._subject.roll(spec))
        self._read_value()

    def _read_value(self) -> None:
        face = self.die.value()
        if face is None or not self.damage.flush():
            return
        subject = self._subject
        total = critical_value(
            subject.tables,
            self.damage.value(),
            face,
            precise=self.precise.isChecked(),
            tough=subject.character.talent("dur-a-cuire"),
        )
        self.read.show_sum(total)
        self.value.set_value(total.total)
        self._begin_again()

    def _missing(self) -> tuple[DieSpec, ...]:
        subject = self._subject
        editing = Editing(subject.tables, subject.settings, subject.character)
        return wound_dice(editing, self.command())

    def _show_dice(self) -> None:
        missing = self._missing()
        unknown = (Asked(spec, None) for spec in missing)
        self.dice.show_dice((*self._dice.values(), *unknown), {})
        self.roll_all.setVisible(bool(missing))

    def _keep(self, rolled: Sequence[Rolled], asked: Sequence[DieSpec]) -> None:
        """Keep dice: those that are asked for, and those that were typed anew."""
        specs = {spec.key: spec for spec in asked}
        specs |= {key: one.spec for key, one in self._dice.items()}
        self._dice |= {die.key: Asked(specs[die.key], die) for die in rolled}

    def _roll_one(self, spec: DieSpec) -> None:
        self.dice.take(self._subject.roll_all((spec,)))

    def _roll_all(self) -> None:
        # What one die brings may ask for another.
        while missing := self._missing():
            self._keep(self._subject.roll_all(missing), missing)
        self._show_dice()
        self.apply.setFocus(Qt.FocusReason.OtherFocusReason)

    def _apply(self) -> None:
        if not self.value.flush():
            return
        self.dice.flush()
        self._keep(self.dice.changed(), self._missing())
        if missing := self._missing():
            self._show_dice()
            self._tell(self.tr("%n dé(s) à lancer encore.", "", len(missing)))
            self.dice.focus_first()
            return
        if self._subject.run(self.command()):
            self.leave()


def _allows_fm(critical: Critical) -> bool:
    """Whether one of its tests may be made with FM."""
    return not critical.body_only and any(one.characteristic == "e" for one in critical.tests)
