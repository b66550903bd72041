"""The tables of fumbles that a GM writes: each has a name and a row for every throw."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.rules.document import Json
from desktop.rules.harp import settingsrows
from desktop.rules.harp.settings import Fumble, FumbleTable
from desktop.rules.harp.settingsfields import FUMBLES
from desktop.rules.members import changed
from desktop.rules.message import say
from desktop.rules.settingsplaces import Place
from desktop.ui.settings.common.page import Page, Sheet, note
from desktop.ui.settings.common.rowtable import WIDEST, Line, RowTable
from desktop.ui.settings.harp.editor import Editor
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.texts import TextField

_WHAT = say("harp.settings.fumbles")


class FumblesPage(Page[Editor]):
    """A button that adds a table, and every table below it, the newest last."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(editor, parent)
        self.tables: list[FumbleRows] = []
        self.add = QPushButton(self.tr("Ajouter une table"))
        self.sheet = Sheet()
        self.sheet.body.setMaximumWidth(WIDEST)
        self.sheet.column.addWidget(
            note(
                self.tr(
                    "Le document n’en donne aucune : sans table, le MJ décrit la Maladresse. Une "
                    "table couvre chaque tirage de 1 à 100 ; diviser une ligne en fait deux."
                )
            )
        )
        foot = QHBoxLayout()
        foot.addWidget(self.add)
        foot.addStretch(1)
        self.sheet.column.addLayout(foot)
        self.sheet.column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.sheet)
        self.add.clicked.connect(self._add)

    def refresh(self) -> None:
        held = self.editor.shown.fumbles
        kept = {one.id for one in held}
        for table in [one for one in self.tables if one.id not in kept]:
            self._drop(table)
        known = {one.id: one for one in self.tables}
        self.tables = [known.get(one.id) or FumbleRows(self.editor, one.id) for one in held]
        for place, table in enumerate(self.tables, start=2):
            if table.id not in known:
                self.sheet.column.insertWidget(place, table)
                table.show()
            table.refresh()

    def reveal(self, place: Place) -> None:
        table = next((one for one in self.tables if one.id == place[-1]), None)
        if table is None:
            self.add.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        self.sheet.ensureWidgetVisible(table)
        table.name.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _drop(self, table: "FumbleRows") -> None:
        focus = QApplication.focusWidget()
        if focus is not None and table.isAncestorOf(focus):
            self.add.setFocus(Qt.FocusReason.OtherFocusReason)
        self.tables.remove(table)
        self.sheet.column.removeWidget(table)
        let_go(table)

    def _add(self) -> None:
        held = self.editor.shown.fumbles
        new = settingsrows.blank_fumbles(self.tr("Maladresses"), held)
        self.editor.put_rows("fumbles", (*held, new), _WHAT)
        self.tables[-1].name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.tables[-1].name.selectAll()


class FumbleRows(RowTable[Editor]):
    """One table: its name, its rows, and a button that takes all of it away."""

    grows = False
    divides = True

    def __init__(self, editor: Editor, id: str) -> None:
        lead = editor.texts.render(say("harp.settings.fumbles.least"))
        super().__init__(editor, ("fumbles", id), _WHAT, FUMBLES, lead=lead)
        self.id = id
        self.name = TextField(editor.texts.render(say("harp.settings.fumbles.name")))
        self.gone = QPushButton(self.tr("Retirer la table"))
        self.head.insertWidget(1, self.name, 1)
        self.head.addWidget(self.gone)
        self.name.textCommitted.connect(self._rename)
        self.gone.clicked.connect(self._go)

    def lines(self) -> Sequence[Line]:
        rows = self._table().rows
        return tuple(
            Line(
                cells={"most": row.most, "text": row.text, "deadly": row.deadly},
                locked=frozenset({"most"} if place == len(rows) - 1 else ()),
                lead=integer_text(row.least),
                removable=len(rows) > 1,
                splits=row.least < row.most,
            )
            for place, row in enumerate(rows)
        )

    def refresh(self) -> None:
        super().refresh()
        table = self._table()
        self.name.set_value(table.name)
        self.gone.setAccessibleName(self.tr("Retirer la table : {name}").format(name=table.name))

    def change(self, row: int, name: str, value: Json) -> None:
        rows = self._table().rows
        if name == "most":
            self._put(settingsrows.ending(rows, row, int(str(value))))
            return
        self._put(
            tuple(
                changed(one, **{name: value}) if place == row else one
                for place, one in enumerate(rows)
            )
        )

    def add_row(self) -> None:
        self.split(len(self.rows) - 1)

    def split(self, row: int) -> None:
        self._put(settingsrows.split(self._table().rows, row))
        self.enter(row + 1)

    def remove(self, row: int) -> None:
        self._put(settingsrows.without(self._table().rows, row))
        self.enter(row)

    def _table(self) -> FumbleTable:
        return next(one for one in self.editor.shown.fumbles if one.id == self.id)

    def _put(self, rows: tuple[Fumble, ...]) -> None:
        self._replace(changed(self._table(), rows=rows))

    def _rename(self, name: str) -> None:
        table = self._table()
        self._replace(changed(table, name=" ".join(name.split()) or table.name))
        self.name.set_value(self._table().name)

    def _replace(self, table: FumbleTable) -> None:
        held = self.editor.shown.fumbles
        tables = tuple(table if one.id == self.id else one for one in held)
        self.editor.put_rows("fumbles", tables, say("settings.of", name=_WHAT, what=table.name))

    def _go(self) -> None:
        held = self.editor.shown.fumbles
        label = say("settings.of", name=_WHAT, what=self._table().name)
        self.editor.put_rows("fumbles", tuple(one for one in held if one.id != self.id), label)
