"""The step profile (IV): 2d10 for each characteristic, two to four values swapped, progression."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from desktop.rules.message import say
from desktop.rules.warhammer.commands.person import SetAdvance, SetDice, Swap
from desktop.rules.warhammer.creation import DIE, exchanged
from desktop.rules.warhammer.document import CHARACTERISTICS
from desktop.rules.warhammer.profile import race_of
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.icons import IconName, set_icon
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.numberlines import put_columns
from desktop.ui.wizard.common.page import Page
from desktop.ui.wizard.common.picker import Picker
from desktop.ui.wizard.warhammer.making import Making

_MOST = 100


class ProfilePage(Page[Making]):
    """Eight rows: race, 2d10, whose value, progression, and the sum with its reasons."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "profile")
        self.set_head(
            self.tr("Profil"),
            self.tr(
                "2d10 pour chaque caractéristique, tapés ou lancés. Deux à quatre valeurs peuvent "
                "être interverties."
            ),
        )
        self.roll_all = QPushButton(self.tr("Tout lancer"))
        set_icon(self.roll_all, IconName.DIE)
        self.unswap = QPushButton(self.tr("Défaire les échanges"))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        self._grid.setVerticalSpacing(theme.SPACE_IN_GROUP)
        heads = (
            self.tr("Race"),
            self.tr("2d10"),
            self.tr("Valeur de"),
            self.tr("Progression"),
            self.tr("Total"),
        )
        for column, text in enumerate(heads, start=1):
            self._grid.addWidget(PlainLabel(text, tone=theme.Tone.MUTED), 0, column)
        self.rows = {
            one: _Row(making, one, self._grid, place, self)
            for place, one in enumerate(CHARACTERISTICS, start=1)
        }
        put_columns(self._grid, (row.parts for row in self.rows.values()))
        self._grid.setColumnMinimumWidth(0, theme.scaled(self, 170))
        self._grid.setColumnStretch(6, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.SPACE_IN_GROUP)
        buttons.addWidget(self.roll_all)
        buttons.addWidget(self.unswap)
        buttons.addStretch(1)
        self.content.addLayout(self._grid)
        self.content.addLayout(buttons)
        self.content.addStretch(1)
        self.roll_all.clicked.connect(self._roll_all)
        self.unswap.clicked.connect(self._unswap)
        guard_wheel(self)

    def first(self) -> QWidget | None:
        return self.rows[CHARACTERISTICS[0]].die

    def refresh(self) -> None:
        super().refresh()
        for row in self.rows.values():
            row.refresh()
        self.unswap.setEnabled(bool(self.making.character.origin.swapped))

    def _roll_all(self) -> None:
        dice = tuple(SetDice(one, self.making.two(DIE)) for one in CHARACTERISTICS)
        self.making.run_all(dice, say("wh.wizard.rolled"))

    def _unswap(self) -> None:
        self.making.run(Swap({}))
        self.rows[CHARACTERISTICS[0]].taken.setFocus(Qt.FocusReason.OtherFocusReason)


class _Row(QObject):
    """One characteristic in the grid."""

    def __init__(
        self, making: Making, one: str, grid: QGridLayout, place: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._making = making
        self._one = one
        found = making.tables.characteristics.get(one)
        self._name = found.long
        label = Heading(found.name, size=theme.Size.LARGE)
        label.setMinimumWidth(theme.scaled(parent, 40))
        head = QHBoxLayout()
        head.setSpacing(theme.SPACE_IN_GROUP)
        head.addWidget(label)
        head.addWidget(PlainLabel(found.long, tone=theme.Tone.MUTED), 1)
        self.base = PlainLabel()
        self.base.setFont(theme.tabular(self.base.font()))
        self.die = DieField(found.long, DIE, count=2)
        self.taken = Picker(self.tr("{name} : prend la valeur de").format(name=found.long))
        self.taken.setMinimumContentsLength(6)
        self.advance = NumberField(
            self.tr("{name} : progression").format(name=found.long), -_MOST, _MOST
        )
        self.total = ExplainedValue(found.long)
        self.total.setFont(theme.tabular(theme.serif(theme.Size.TITLE)))
        grid.addLayout(head, place, 0)
        self.parts = (self.base, self.die, self.taken, self.advance, self.total)
        self.die.dieEntered.connect(self._set)
        self.die.cleared.connect(self._clear)
        self.die.rollAsked.connect(self._roll)
        self.taken.valueChosen.connect(self._take)
        self.taken.valueConsidered.connect(self._consider)
        self.advance.valueCommitted.connect(self._progress)

    def refresh(self) -> None:
        character = self._making.character
        race = race_of(self._making.tables, character)
        self.base.setText("—" if race is None else integer_text(race.base.get(self._one, 0)))
        self.die.set_value(character.origin.dice.get(self._one))
        names = self._making.tables.characteristics
        entries = tuple((one, names.get(one).name) for one in CHARACTERISTICS)
        self.taken.set_entries(entries, character.origin.swapped.get(self._one, self._one))
        self.advance.set_value(character.advances.get(self._one, 0))
        natural = self._making.profile.natural[self._one]
        self.total.set_view(explained(self._making.texts, self._name, natural))

    def _swap(self, wanted: str) -> Swap:
        return Swap(exchanged(self._making.character.origin.swapped, self._one, wanted))

    def _set(self, sum: int) -> None:
        self._making.run(SetDice(self._one, sum))

    def _clear(self) -> None:
        self._making.run(SetDice(self._one, None))

    def _roll(self) -> None:
        self._making.run(SetDice(self._one, self._making.two(DIE)))

    def _take(self, wanted: str) -> None:
        if not self._making.run(self._swap(wanted)):
            self.refresh()

    def _consider(self, wanted: str) -> None:
        self._making.consider(self._swap(wanted) if wanted else None)

    def _progress(self, value: int) -> None:
        self._making.run(SetAdvance(self._one, value))
