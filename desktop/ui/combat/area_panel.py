"""Area damage: a number, those whom it strikes, Enter. Shift strikes by half.

What would become of each target is told before anything is done; all of it is one step.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QComboBox, QHBoxLayout, QPushButton, QSpinBox, QWidget

from desktop.rules.errors import KnownError
from desktop.rules.fightview import AskField, FighterView, FightView
from desktop.rules.system import Refused, Struct
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.combat.area_targets import TargetList
from desktop.ui.combat.wording import side_letter, wounds
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.floating import Floating
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.wheel import guard_wheel

if TYPE_CHECKING:
    from desktop.ui.combat.window import CombatWindow

_MOST_ROWS = 8


class AreaPanel(Floating):
    """The panel; its owner foretells and strikes."""

    #: Something that is asked for was changed.
    changed = Signal()
    #: Enter.
    confirmed = Signal()
    #: The panel was closed.
    closed = Signal()

    def __init__(self, texts: Catalogue, over: QWidget) -> None:
        super().__init__(over)
        self._texts = texts
        self._fields: tuple[tuple[AskField, QSpinBox | QComboBox], ...] = ()
        self._sides: dict[str, frozenset[str]] = {}
        self.column.addWidget(Heading(self.tr("Dégâts de zone"), self, size=theme.Size.LARGE))
        self._asked = QWidget(self)
        self.column.addWidget(self._asked)
        self._sides_row = QWidget(self)
        self.column.addWidget(self._sides_row)
        self.targets = TargetList(self)
        self.targets.targetsChanged.connect(self.changed)
        self.targets.confirmed.connect(self.confirmed)
        self.targets.digitTyped.connect(self._take_digit)
        self.column.addWidget(self.targets)
        self.hint = PlainLabel(parent=self, tone=theme.Tone.MUTED)
        self.hint.setWordWrap(True)
        self.strike = QPushButton(self.tr("Frapper ⏎"), self)
        self.strike.setAutoDefault(False)
        self.strike.clicked.connect(self.confirmed)
        self.column.addWidget(self.hint)
        self.column.addWidget(self.strike, 0, Qt.AlignmentFlag.AlignRight)

    def open(
        self,
        fields: tuple[AskField, ...],
        fighters: tuple[FighterView, ...],
        chosen: frozenset[str],
    ) -> None:
        """Ask for damage; `chosen` are struck at first."""
        self._ask(fields)
        self._offer_sides(fighters)
        self.targets.offer(fighters, chosen)
        rows = min(max(1, self.targets.count()), _MOST_ROWS)
        self.targets.setFixedHeight(rows * self.targets.sizeHintForRow(0) + 2 * theme.GRID)
        self.show()
        self.raise_()
        self.place()
        self._first().setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.changed.emit()

    def close_panel(self) -> None:
        """Close without doing anything."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def values(self) -> dict[str, str]:
        """What is asked for."""
        return {
            field.id: str(part.value()) if isinstance(part, QSpinBox) else str(part.currentData())
            for field, part in self._fields
        }

    def fields(self) -> tuple[QSpinBox | QComboBox, ...]:
        """The parts that take the values, in order."""
        return tuple(part for _, part in self._fields)

    def say(self, text: str, *, wrong: bool) -> None:
        """Say what keeps it from being done, or how it is done."""
        self.hint.set_tone(theme.Tone.VITALITY if wrong else theme.Tone.MUTED)
        self.hint.setText(
            text or self.tr("Espace ou clic frappe, avec Maj moitié ; Entrée applique à tous.")
        )
        self.strike.setEnabled(not wrong)
        self.place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self.close_panel()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.confirmed.emit()
            case Qt.Key.Key_Down if isinstance(QApplication.focusWidget(), QSpinBox):
                self.targets.setFocus(Qt.FocusReason.TabFocusReason)
            case _:
                super().keyPressEvent(event)

    def _ask(self, fields: tuple[AskField, ...]) -> None:
        old, self._asked = self._asked, QWidget(self)
        row = QHBoxLayout(self._asked)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        made: list[tuple[AskField, QSpinBox | QComboBox]] = []
        for field in fields:
            name = self._texts.render(field.label)
            row.addWidget(PlainLabel(name, self._asked, tone=theme.Tone.MUTED))
            part = self._choice(field) if field.options else self._number(field)
            part.setAccessibleName(name)
            row.addWidget(part)
            made.append((field, part))
        row.addStretch(1)
        self._fields = tuple(made)
        self._swap(old, self._asked)
        guard_wheel(self._asked)

    def _number(self, field: AskField) -> QSpinBox:
        part = QSpinBox(self._asked)
        part.setRange(field.least, field.most)
        part.setValue(int(field.default) if field.default.isdecimal() else max(1, field.least))
        part.selectAll()
        part.valueChanged.connect(self.changed)
        return part

    def _choice(self, field: AskField) -> QComboBox:
        part = QComboBox(self._asked)
        for option in field.options:
            part.addItem(self._texts.render(option.label), option.value)
        part.setCurrentIndex(max(0, part.findData(field.default)))
        part.currentIndexChanged.connect(self.changed)
        return part

    def _offer_sides(self, fighters: tuple[FighterView, ...]) -> None:
        """A button for all of a side, where there are several, and one for everybody."""
        old, self._sides_row = self._sides_row, QWidget(self)
        row = QHBoxLayout(self._sides_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        sides = sorted({one.side for one in fighters})
        self._sides = {self.tr("Tous"): frozenset(one.id for one in fighters)}
        for side in sides if len(sides) > 1 else ():
            name = self.tr("Camp {side}").format(side=side_letter(side))
            self._sides[name] = frozenset(one.id for one in fighters if one.side == side)
        for name in self._sides:
            button = _SideButton(name, self._sides_row)
            button.chosen.connect(self._strike_side)
            row.addWidget(button)
        row.addStretch(1)
        self._swap(old, self._sides_row)

    def _swap(self, old: QWidget, new: QWidget) -> None:
        self.column.replaceWidget(old, new)
        let_go(old)

    def _strike_side(self, name: str) -> None:
        self.targets.strike(self._sides[name])

    def _first(self) -> QWidget:
        return self._fields[0][1] if self._fields else self.targets

    def _take_digit(self, digit: str) -> None:
        """A digit typed among the targets begins the number anew."""
        part = next((one for one in self.fields() if isinstance(one, QSpinBox)), None)
        if part is not None and part.minimum() <= int(digit) <= part.maximum():
            part.setValue(int(digit))
            part.setFocus(Qt.FocusReason.OtherFocusReason)
            part.lineEdit().end(False)


class _SideButton(QPushButton):
    """A button that says whom it strikes."""

    chosen = Signal(str)

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self._name = name
        self.setAutoDefault(False)
        self.clicked.connect(self._choose)

    def _choose(self) -> None:
        self.chosen.emit(self._name)


class Area(QObject):
    """Opens the panel over a window, foretells, and has the damage done."""

    def __init__(self, window: "CombatWindow") -> None:
        super().__init__(window)
        self._window = window
        self.panel = AreaPanel(window.context.texts, window.form.page)
        self.panel.changed.connect(self._foretell)
        self.panel.confirmed.connect(self._strike)
        self.panel.closed.connect(self._give_keyboard_back)
        window.menu.area.triggered.connect(self.open)

    def open(self) -> None:
        """Ask for area damage; the selected fighter, or those of the selected group who stand, are
        struck at first."""
        window = self._window
        fields = window.session.area_fields()
        gone = {slot.fighter for slot in window.view().slots if slot.gone}
        fighters = tuple(one for one in window.view().fighters if one.id not in gone)
        if not fields or not fighters or not window.writable:
            window.hands.say(self.tr("Ici, rien ne peut frapper plusieurs personnes à la fois."))
            return
        row = window.order.row()
        if row is not None and row.is_group:
            chosen = frozenset(one.id for one in row.members if not one.out)
        else:
            chosen = frozenset(one.id for one in fighters if one.id == window.order.selected())
        self.panel.open(fields, fighters, chosen)

    def _command(self) -> Struct | Refused:
        return self._window.session.rules.area(self.panel.targets.targets(), self.panel.values())

    def _foretell(self) -> None:
        """Say what would become of each target."""
        panel, render = self.panel, self._window.context.texts.render
        if not panel.targets.targets():
            panel.targets.foretell({})
            panel.say(self.tr("Personne n’est encore choisi."), wrong=True)
            return
        command = self._command()
        if isinstance(command, Refused):
            panel.say(render(command.reason), wrong=True)
            return
        try:
            after = self._window.session.foreseen((command,))
        except KnownError as error:
            panel.say(render(error.message), wrong=True)
            return
        if isinstance(after, FightView):
            panel.targets.foretell(self._differences(after))
            panel.say("", wrong=False)
        else:
            panel.targets.foretell({})
            panel.say(self.tr("Des dés en décideront ; Entrée les demande."), wrong=False)

    def _differences(self, after: FightView) -> dict[str, str]:
        """What changes about each fighter: boxes by table, points, how he looks, whether he is
        out."""
        render = self._window.context.texts.render
        found: dict[str, str] = {}
        then = {one.id: one for one in after.fighters}
        for one in self._window.view().fighters:
            other = then.get(one.id)
            if other is None:
                continue
            words: list[str] = []
            for track, later in zip(one.tracks, other.tracks, strict=False):
                for row, (was, now) in enumerate(zip(wounds(track), wounds(later), strict=False)):
                    if was[0] != now[0]:
                        line = render(track.rows[row].label)
                        words.append(
                            self.tr("{line} {was} → {now}").format(
                                line=line, was=was[0], now=now[0]
                            )
                        )
            for pool, later in zip(one.pools, other.pools, strict=False):
                if pool.value != later.value:
                    words.append(
                        self.tr("{line} {was} → {now}").format(
                            line=render(pool.title),
                            was=integer_text(pool.value),
                            now=integer_text(later.value),
                        )
                    )
            if not words and other.harm != one.harm and other.band is not None:
                words.append(render(other.band))
            if other.out and not one.out:
                words.append(self.tr("hors de combat"))
            found[one.id] = ", ".join(words) or self.tr("rien")
        return found

    def _strike(self) -> None:
        command = self._command()
        if not self.panel.targets.targets() or isinstance(command, Refused):
            self._foretell()
        elif reason := self._window.conductor.refusal((command,)):
            self.panel.say(self._window.context.texts.render(reason), wrong=True)
        else:
            self.panel.close_panel()
            self._window.conductor.run_all((command,))

    def _give_keyboard_back(self) -> None:
        self._window.order.setFocus(Qt.FocusReason.OtherFocusReason)
