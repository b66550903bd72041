"""The step secondary profile (IV): the d10 of destiny, attacks, movement, magic and madness, and
the bonuses that follow from the characteristics."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.warhammer.commands.person import Secondary, SetDestinyDie, SetSecondary
from desktop.rules.warhammer.creation import DIE
from desktop.rules.warhammer.edits.person import LEAST_SECONDARY, MOST_SECONDARY
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.page import Page
from desktop.ui.wizard.warhammer.making import Making

_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_FIELD = 64


class SecondaryPage(Page[Making]):
    """What stands beside the characteristics."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "secondary")
        self.set_head(
            self.tr("Profil secondaire"),
            self.tr(
                "1d10 pour les points de Destin ; le reste se corrige si la carrière ou le MJ "
                "l’accorde."
            ),
        )
        self.destiny_die = DieField(self.tr("Dé de destin"), DIE)
        self.destiny = ExplainedValue(self.tr("Points de Destin"))
        self.fortune = ExplainedValue(self.tr("Points de Fortune"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        grid.setVerticalSpacing(theme.SPACE_IN_GROUP)
        grid.setColumnMinimumWidth(0, theme.scaled(self, 220))
        grid.setColumnStretch(3, 1)
        grid.addWidget(PlainLabel(self.tr("Destin : 1d10")), 0, 0, _MIDDLE)
        grid.addWidget(self.destiny_die, 0, 1, _MIDDLE)
        grid.addWidget(self.destiny, 0, 2, _MIDDLE)
        named: tuple[tuple[Secondary, str], ...] = (
            ("destiny", self.tr("Points de Destin en plus")),
            ("attacks", self.tr("Attaques en plus")),
            ("move", self.tr("Mouvement en plus")),
            ("magic", self.tr("Magie")),
            ("madness", self.tr("Points de Folie")),
        )
        self.rows = {
            what: _Row(making, what, name, grid, place, self)
            for place, (what, name) in enumerate(named, start=1)
        }
        self.bonuses = {
            "bf": ExplainedValue(self.tr("Bonus de Force")),
            "be": ExplainedValue(self.tr("Bonus d’Endurance")),
            "ba": ExplainedValue(self.tr("Bonus d’Agilité")),
        }
        below = QGridLayout()
        below.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        below.setColumnStretch(2 * len(self.bonuses) + 2, 1)
        shown = (
            *((one.upper(), value) for one, value in self.bonuses.items()),
            (self.tr("Fortune"), self.fortune),
        )
        for place, (name, value) in enumerate(shown):
            value.setFont(theme.tabular(theme.serif(theme.Size.TITLE)))
            below.addWidget(PlainLabel(name, tone=theme.Tone.MUTED), 0, 2 * place, _MIDDLE)
            below.addWidget(value, 0, 2 * place + 1, _MIDDLE)
        self.destiny.setFont(theme.tabular(theme.serif(theme.Size.TITLE)))
        self.content.addLayout(grid)
        self.content.addWidget(Heading(self.tr("Ce qui en découle"), size=theme.Size.LARGE))
        self.content.addLayout(below)
        self.content.addStretch(1)
        self.destiny_die.dieEntered.connect(self._set_die)
        self.destiny_die.cleared.connect(self._clear_die)
        self.destiny_die.rollAsked.connect(self._roll)
        guard_wheel(self)

    def first(self) -> QWidget | None:
        return self.destiny_die

    def refresh(self) -> None:
        super().refresh()
        profile, texts = self.making.profile, self.making.texts
        self.destiny_die.set_value(self.making.character.origin.destiny_die)
        self.destiny.set_view(explained(texts, self.tr("Points de Destin"), profile.destiny))
        self.fortune.set_view(explained(texts, self.tr("Points de Fortune"), profile.fortune))
        for one, sum in (("bf", profile.bf), ("be", profile.be), ("ba", profile.ba)):
            value = self.bonuses[one]
            value.set_view(explained(texts, one.upper(), sum))
        for row in self.rows.values():
            row.refresh()

    def _set_die(self, face: int) -> None:
        self.making.run(SetDestinyDie(face))

    def _clear_die(self) -> None:
        self.making.run(SetDestinyDie(None))

    def _roll(self) -> None:
        self.making.run(SetDestinyDie(self.making.one(DIE)))


class _Row(QObject):
    """One number of the secondary profile, with what it comes to."""

    def __init__(
        self,
        making: Making,
        what: Secondary,
        name: str,
        grid: QGridLayout,
        place: int,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._making = making
        self._what: Secondary = what
        self._name = name
        label = PlainLabel(name)
        self.field = NumberField(name, LEAST_SECONDARY[what], MOST_SECONDARY[what])
        self.field.setFixedWidth(theme.scaled(parent, _FIELD))
        label.setBuddy(self.field)
        self.total = ExplainedValue(name)
        self.total.setFont(theme.tabular(theme.serif(theme.Size.TITLE)))
        grid.addWidget(label, place, 0, _MIDDLE)
        grid.addWidget(self.field, place, 1, _MIDDLE)
        # Destiny stands beside its die; madness and magic are what is typed.
        if what not in ("attacks", "move"):
            self.total.hide()
        grid.addWidget(self.total, place, 2, _MIDDLE)
        self.field.valueCommitted.connect(self._set)

    def refresh(self) -> None:
        character, profile = self._making.character, self._making.profile
        held: dict[Secondary, tuple[int, Breakdown]] = {
            "destiny": (character.destiny_extra, profile.destiny),
            "attacks": (character.attacks, profile.attacks),
            "move": (character.move, profile.move),
            "magic": (character.magic, start(say("wh.profile.base"), character.magic)),
            "madness": (character.madness, start(say("wh.profile.base"), character.madness)),
        }
        typed, total = held[self._what]
        self.field.set_value(typed)
        self.total.set_view(explained(self._making.texts, self._name, total))

    def _set(self, value: int) -> None:
        self._making.run(SetSecondary(self._what, value))
