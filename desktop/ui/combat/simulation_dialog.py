"""A whole fight played out many times beside the interface: who wins, who falls, in what ranges.

It begins at once, shows what it has found so far, and can be stopped; nothing of it is stored. For
the GM's eyes only.
"""

import random
from collections.abc import Callable, Iterator

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.rules.errors import KnownError
from desktop.rules.fightview import FighterView
from desktop.rules.simulation import LONGEST, NOBODY, Run, Summary, simulate, summary
from desktop.services.rehearsal import Rehearsal
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.beside import Beside
from desktop.ui.combat.shares_table import SharesTable, Told
from desktop.ui.combat.simulation_text import SimulationText
from desktop.ui.combat.wording import side_letter
from desktop.ui.widgets.banner import Banner, Severity
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.room import resize_within_screen
from desktop.ui.widgets.wheel import guard_wheel

MOST_RUNS = 1000
USUAL_RUNS = 100
_SIZE = (760, 640)
_LEAST_LINES = 3
_UPDATES = 20
"""So many times at most what was found is shown anew."""


class SimulationDialog(QDialog):
    """`rehearse` gives what the fight is played from, at each beginning anew, or None."""

    def __init__(
        self,
        texts: Catalogue,
        name: str,
        rehearse: Callable[[], Rehearsal | None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Simulation : {name}").format(name=name))
        self._texts = texts
        self._say = SimulationText(texts, self)
        self._rehearse = rehearse
        self._rehearsal: Rehearsal | None = None
        self._people: tuple[FighterView, ...] = ()
        self._found: Summary | None = None
        self.work = Beside(self)
        self.work.found.connect(self._take)
        self.work.ended.connect(self._end)
        self.work.failed.connect(self._fail)
        self.banner = Banner(self)
        self.start = PlainLabel(parent=self)
        self.runs = NumberField(self.tr("Nombre de combats"), 1, MOST_RUNS, self)
        self.runs.set_value(USUAL_RUNS)
        self.runs.valueCommitted.connect(self.begin)
        self.act = QPushButton(self)
        self.act.clicked.connect(self._act)
        self.progress = QProgressBar(self)
        self.progress.setAccessibleName(self.tr("Avancement de la simulation"))
        self.progress.setFormat(self.tr("%v sur %m"))
        self.counted = PlainLabel(parent=self)
        self.duration = PlainLabel(parent=self)
        self.sides = SharesTable(self.tr("Camps"), self)
        self.people = SharesTable(self.tr("Participants"), self)
        self.assumed = PlainLabel(parent=self, tone=theme.Tone.MUTED)
        self._lay_out(name)
        resize_within_screen(self, *_SIZE)
        guard_wheel(self)
        self.begin()
        self.act.setFocus(Qt.FocusReason.OtherFocusReason)

    def begin(self) -> None:
        """Play the fight from where it stands now; what was found before is put away."""
        self.work.drop()
        self.banner.hide()
        self._found = None
        try:
            self._rehearsal = self._rehearse()
        except KnownError as error:
            self._rehearsal = None
            self._refuse(self._texts.render(error.message))
            return
        if self._rehearsal is None:
            self._refuse(
                self.tr(
                    "Ce combat ne peut pas être simulé : il est terminé, ou son système de jeu ne "
                    "dit pas comment chacun joue quand on le laisse faire."
                )
            )
            return
        if len({one.side for one in self._rehearsal.people if not one.out}) < 2:
            self._refuse(self.tr("Un seul camp tient debout : personne n’a d’adversaire."))
            return
        self._show_rehearsal(self._rehearsal)
        runs, here = self.runs.value(), self._rehearsal
        # The same fight gives the same draws, so that looking twice shows one thing.
        played = simulate(here.foresight, here.state, runs, random.Random(0), here.arrivals)
        self.work.begin(_gathered(played, runs))
        self._show_state()

    def outdate(self) -> None:
        """The fight has moved on: what is shown is about a moment that is over."""
        if not self.act.isEnabled():
            # It could not be played before: perhaps it can now.
            self.begin()
            return
        self.work.drop()
        self._show_state()
        self.banner.show_message(
            Severity.WARNING,
            self.tr("La situation a changé : « Recommencer » simule celle de maintenant."),
        )

    def found(self) -> Summary | None:
        """What is shown."""
        return self._found

    def done(self, result: int) -> None:
        self.work.finish()
        super().done(result)

    # Working.

    def _act(self) -> None:
        if self.work.busy():
            self.work.drop()
            self._show_state()
        elif self.runs.flush() and not self.work.busy():
            # A number that was still being typed has begun it already.
            self.begin()

    def _take(self, found: object) -> None:
        if isinstance(found, Summary):
            self._found = found
            self._show_found(found)
            self.progress.setValue(found.runs)
        elif isinstance(found, int):
            self.progress.setValue(found)

    def _end(self) -> None:
        self._show_state()

    def _fail(self, error: object) -> None:
        self._show_state()
        if isinstance(error, KnownError):
            self.banner.show_error(self._texts.render(error.message))
            return
        self.banner.show_error(self.tr("La simulation n’a pas pu aller jusqu’au bout."))
        if isinstance(error, Exception):
            raise error

    # Showing.

    def _refuse(self, why: str) -> None:
        for part in (self.start, self.progress, self.sides, self.people, self.act, self.runs):
            part.setEnabled(False)
        self.start.setText("")
        self._show_state()
        self.banner.show_message(Severity.WARNING, why)

    def _show_rehearsal(self, rehearsal: Rehearsal) -> None:
        for part in (self.start, self.progress, self.sides, self.people, self.act, self.runs):
            part.setEnabled(True)
        self._people = tuple(sorted(rehearsal.people, key=_side))
        self.start.setText(self._say.start(rehearsal))
        self.assumed.setText(self._say.assumed(rehearsal, LONGEST))
        self.progress.setRange(0, self.runs.value())
        self.progress.setValue(0)
        self.sides.lay_out((self.tr("Camp"), self.tr("L’emporte"), self.tr("Tombent")), 0)
        heads = [self.tr("Qui"), self.tr("Camp"), self.tr("Tombe"), self.tr("Blessures")]
        heads += [self._say.pool(title) for title in self._pools(rehearsal).values()]
        self.people.lay_out(heads, 0)
        self.duration.setText("")

    def _pools(self, rehearsal: Rehearsal) -> dict[str, str]:
        """The pools that anybody has, by id, as people write them."""
        found: dict[str, str] = {}
        for one in self._people:
            for pool in one.pools:
                found.setdefault(pool.id, pool.short or self._texts.render(pool.title))
        return found

    def _show_state(self) -> None:
        busy = self.work.busy()
        self.act.setText(self.tr("Arrêter") if busy else self.tr("Recommencer"))
        found = self._found
        if found is None:
            self.counted.setText(self.tr("Premier combat…") if busy else "")
        else:
            self.counted.setText(self._say.counted(found))

    def _show_found(self, found: Summary) -> None:
        rehearsal = self._rehearsal
        if rehearsal is None:
            return
        self.counted.setText(self._say.counted(found))
        self.duration.setText(self._say.duration(found))
        self.sides.show_rows(self._side_rows(rehearsal, found))
        self.sides.fit_rows()
        pools = self._pools(rehearsal)
        rows: list[list[Told]] = []
        for one in self._people:
            toll = found.tolls.get(one.id)
            if toll is None:
                continue
            cells = [
                Told(one.name),
                Told(side_letter(one.side)),
                Told(
                    self._say.fall(toll, found.runs),
                    toll.falls / found.runs,
                    theme.Tone.VITALITY,
                ),
                Told(self._say.spread(toll.boxes)),
            ]
            for pool in pools:
                spent = toll.spent.get(pool)
                cells.append(Told("" if spent is None else self._say.spread(spent)))
            rows.append(cells)
        self.people.show_rows(rows)

    def _side_rows(self, rehearsal: Rehearsal, found: Summary) -> list[list[Told]]:
        rows: list[list[Told]] = []
        for side, lost in found.losses.items():
            members = tuple(one for one in self._people if one.side == side)
            title = self.tr("{side} : {names}").format(
                side=self._say.side(rehearsal, side), names=self._say.names(members)
            )
            wins = found.wins.get(side, 0)
            fallen = self.tr("{spread} sur {count}").format(
                spread=self._say.spread(lost), count=len(members)
            )
            rows.append([Told(title), self._won(wins, found.runs), Told(fallen)])
        if undecided := found.wins.get(NOBODY, 0):
            rows.append([Told(self.tr("Personne")), self._won(undecided, found.runs), Told("")])
        return rows

    def _won(self, count: int, runs: int) -> Told:
        return Told(self._say.share(count, runs), count / runs, theme.Tone.ENDURANCE)

    def _lay_out(self, name: str) -> None:
        self.duration.setFont(theme.bold(theme.sans(theme.Size.BODY)))
        self.assumed.setWordWrap(True)
        self.assumed.setFont(theme.sans(theme.Size.SMALL))
        legend = PlainLabel(
            self.tr(
                "« de 3 à 7 (5) » : huit combats sur dix vont de 3 à 7, et la moitié ne dépasse "
                "pas 5."
            ),
            self,
            tone=theme.Tone.MUTED,
        )
        legend.setWordWrap(True)
        legend.setFont(theme.sans(theme.Size.SMALL))
        head = QHBoxLayout()
        head.setSpacing(theme.SPACE_IN_GROUP)
        runs = PlainLabel(self.tr("Combats"), self)
        runs.setBuddy(self.runs)
        head.addWidget(runs)
        head.addWidget(self.runs)
        head.addWidget(self.progress, 1)
        head.addWidget(self.act)
        buttons = QDialogButtonBox(self)
        close = buttons.addButton(self.tr("Fermer"), QDialogButtonBox.ButtonRole.RejectRole)
        close.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        self.act.setDefault(True)
        column = QVBoxLayout(self)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addWidget(self.banner)
        column.addWidget(Heading(name, self))
        column.addWidget(self.start)
        column.addLayout(head)
        column.addWidget(self.counted)
        column.addWidget(self.duration)
        column.addWidget(self.sides)
        column.addWidget(self.people, 1)
        column.addWidget(legend)
        column.addWidget(_Scrolled(self.assumed, self.tr("Ce que suppose la simulation"), self))
        column.addWidget(buttons)


class _Scrolled(QScrollArea):
    """A long text, whole where there is room for it."""

    def __init__(self, text: PlainLabel, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = text
        self.setAccessibleName(name)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setMinimumHeight(_LEAST_LINES * text.fontMetrics().lineSpacing())
        self.setWidget(text)

    def sizeHint(self) -> QSize:
        width = self.viewport().width()
        return QSize(super().sizeHint().width(), self._text.heightForWidth(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()


def _gathered(played: Iterator[Run | None], total: int) -> Iterator[Summary | int | None]:
    """How many runs are done, and now and then what they have in common; None for pauses."""
    every = max(1, total // _UPDATES)
    runs: list[Run] = []
    for run in played:
        if run is None:
            yield None
            continue
        runs.append(run)
        done = len(runs)
        yield summary(runs) if done in (1, total) or done % every == 0 else done


def _side(one: FighterView) -> int:
    return one.side
