"""The chances of a duel: what each choice of one does against each of the other's.

Shows what it is given; `Odds` works it out. For the GM's window only.
"""

from fractions import Fraction

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QTableWidgetItem, QVBoxLayout, QWidget

from desktop.rules.foresight import Duel, Way
from desktop.rules.odds import Cell, Chances, Fate, best
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.combat.odds_table import BEST_ROLE, OddsTable
from desktop.ui.combat.odds_text import OddsText
from desktop.ui.widgets.labels import PlainLabel, plain_tooltip


class OddsPanel(QWidget):
    """A table of choices by choices, and the whole of the chosen pair below it."""

    #: Another adversary was chosen (his id).
    foeChosen = Signal(str)

    def __init__(self, texts: Catalogue, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts = texts
        self._say = OddsText(texts, self)
        self._duel: Duel | None = None
        self._cells: list[Cell] = []
        self.heading = PlainLabel(parent=self)
        self.heading.setFont(theme.bold(theme.sans(theme.Size.BODY)))
        self.foe = QComboBox(self)
        self.foe.setAccessibleName(self.tr("Adversaire dont on compte les chances"))
        self.foe.activated.connect(self._choose_foe)
        self.state = PlainLabel(parent=self, tone=theme.Tone.MUTED)
        self.table = OddsTable(self)
        self.table.currentCellChanged.connect(self._show_current)
        self.detail = PlainLabel(parent=self)
        self.detail.setWordWrap(True)
        self.detail.setFont(theme.tabular(theme.sans(theme.Size.BODY)))
        self.state.setFont(theme.sans(theme.Size.BODY))
        self.legend = PlainLabel(
            self.tr("Dans chaque case : chance de toucher / d’être touché."),
            self,
            tone=theme.Tone.MUTED,
        )
        self.legend.setFont(theme.sans(theme.Size.SMALL))
        top = QHBoxLayout()
        top.setSpacing(theme.SPACE_IN_GROUP)
        top.addWidget(self.heading)
        top.addWidget(self.foe)
        top.addStretch(1)
        top.addWidget(self.state)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addLayout(top)
        column.addWidget(self.legend)
        column.addWidget(self.table)
        column.addWidget(self.detail)
        self.hide()

    def cells(self) -> list[Cell]:
        """What is shown so far."""
        return list(self._cells)

    def show_nothing(self, name: str) -> None:
        """There is no duel of this fighter ("" for nobody) now."""
        self._duel = None
        self._cells = []
        self.heading.setText(self._title(name))
        self.foe.hide()
        self.table.hide()
        self.legend.hide()
        self.state.setText("")
        self.detail.setText(
            self.tr(
                "Les chances se comptent pour le participant choisi, pendant les choix, ou "
                "des choix révélés jusqu’aux dés."
            )
        )

    def show_duel(self, duel: Duel, names: dict[str, str], foes: tuple[str, ...]) -> None:
        """Begin a table of `duel`; `foes` are those whom its left side may face."""
        self._duel = duel
        self._cells = []
        self.heading.setText(self._title(names.get(duel.left, duel.left)))
        self.foe.blockSignals(True)
        self.foe.clear()
        for foe in foes:
            self.foe.addItem(names.get(foe, foe), foe)
        self.foe.setCurrentIndex(foes.index(duel.right))
        self.foe.blockSignals(False)
        self.foe.show()
        self._say.begin(names.get(duel.left, duel.left), names.get(duel.right, duel.right))
        self._lay_out(duel)
        self.detail.setText("")
        self._show_state()

    def add_cell(self, cell: Cell) -> None:
        """A pair was worked out."""
        duel = self._duel
        if duel is None:
            return
        self._cells.append(cell)
        self._fill(cell)
        if sum(each.right == cell.right for each in self._cells) == len(duel.left_ways):
            self._mark_best(duel, cell.right)
        if sum(each.left == cell.left for each in self._cells) == len(duel.right_ways):
            self._average(duel, cell.left)
        self._show_state()
        if len(self._cells) == 1:
            self.table.setCurrentCell(0, 0)

    def show_failure(self, text: str) -> None:
        """The work failed; why."""
        self.state.setText(text)

    def _title(self, name: str) -> str:
        return self.tr("CHANCES de {name} contre").format(name=name) if name else self.tr("CHANCES")

    def _lay_out(self, duel: Duel) -> None:
        render = self._texts.render
        columns = [render(way.label) for way in duel.right_ways]
        if len(columns) > 1:
            columns.append(self.tr("en moyenne"))
        self.table.lay_out([render(way.label) for way in duel.left_ways], columns)
        self.table.setAccessibleName(
            self.tr("{title} {foe} : chance de toucher, puis d’être touché").format(
                title=self.heading.text(), foe=self.foe.currentText()
            )
        )
        self.table.show()
        self.legend.show()

    def _fill(self, cell: Cell) -> None:
        duel = self._duel
        if duel is None:
            return
        row, column = duel.left_ways.index(cell.left), duel.right_ways.index(cell.right)
        item = self.table.item(row, column)
        if item is None:
            return
        item.setText(self._say.short(cell))
        whole = self._say.whole(cell)
        item.setToolTip(plain_tooltip(whole))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, whole)
        if (row, column) == (self.table.currentRow(), self.table.currentColumn()):
            self.detail.setText(whole)

    def _mark_best(self, duel: Duel, right: Way) -> None:
        """Shade the left side's best answer to a choice of the right side, and say so."""
        ways = best(self._cells, right)
        if len(ways) == len(duel.left_ways):
            # Nothing is better than anything else.
            return
        column = duel.right_ways.index(right)
        for way in ways:
            item = self.table.item(duel.left_ways.index(way), column)
            if item is not None:
                self._mark(item)

    def _mark(self, item: QTableWidgetItem) -> None:
        item.setData(BEST_ROLE, True)
        item.setText(self.tr("{chances}\nmeilleur").format(chances=item.text()))
        said = str(item.data(Qt.ItemDataRole.AccessibleTextRole))
        item.setData(
            Qt.ItemDataRole.AccessibleTextRole, self.tr("Meilleur choix. {said}").format(said=said)
        )

    def _average(self, duel: Duel, left: Way) -> None:
        known = [each.chances for each in self._cells if each.left == left and each.chances]
        item = self.table.item(duel.left_ways.index(left), len(duel.right_ways))
        if item is None or not known:
            return
        mean = Chances(
            left=_mean([each.left for each in known]),
            right=_mean([each.right for each in known]),
            decisions=sum(each.decisions for each in known),
            margin=max(each.margin for each in known),
        )
        item.setText(self._say.pair(mean))
        whole = self._say.told(self._texts.render(left.label), self.tr("toute réponse"), mean)
        item.setToolTip(plain_tooltip(whole))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, whole)

    def _show_current(self, row: int, column: int, *_: int) -> None:
        item = self.table.item(row, column)
        said = None if item is None else item.data(Qt.ItemDataRole.AccessibleTextRole)
        self.detail.setText(str(said) if said else "")

    def _show_state(self) -> None:
        duel = self._duel
        if duel is None:
            return
        total = len(duel.left_ways) * len(duel.right_ways)
        drawn = [c.chances for c in self._cells if c.chances is not None and not c.chances.exact]
        if len(self._cells) < total:
            self.state.setText(
                self.tr("calcul : {done} sur {total}").format(done=len(self._cells), total=total)
            )
        elif drawn:
            margin = max(each.margin for each in drawn)
            self.state.setText(
                self.tr("%n case(s) par tirage, à {margin} près", "", len(drawn)).format(
                    margin=self._say.share(margin)
                )
            )
        else:
            self.state.setText(self.tr("exact : chaque face comptée"))

    def _choose_foe(self, index: int) -> None:
        self.foeChosen.emit(str(self.foe.itemData(index)))


def _mean(fates: list[Fate]) -> Fate:
    """Several fates, each as likely."""
    share = Fraction(1, len(fates))
    return Fate(
        hurt=sum((each.hurt for each in fates), Fraction()) * share,
        countered=sum((each.countered for each in fates), Fraction()) * share,
        boxes=sum((each.boxes for each in fates), Fraction()) * share,
        wound=sum((each.wound for each in fates), Fraction()) * share,
        out=sum((each.out for each in fates), Fraction()) * share,
        dying=sum((each.dying for each in fates), Fraction()) * share,
        dead=sum((each.dead for each in fates), Fraction()) * share,
    )
