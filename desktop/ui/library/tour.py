"""The first tour of the library: five short remarks beside what they are about, shown once."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from desktop.ui import preferences, theme
from desktop.ui.library.window import LibraryWindow
from desktop.ui.widgets.floating import Floating
from desktop.ui.widgets.labels import PlainLabel

_LINE = 3


class Tour(QObject):
    """Begins when there is something to show, takes no focus, and never comes back once it was
    ended or left."""

    def __init__(self, window: LibraryWindow) -> None:
        super().__init__(window)
        self._window = window
        self._step = 0
        self._stops = self._made()
        self.panel = Floating(window.form.page)
        self.text = PlainLabel(parent=self.panel)
        self.text.setWordWrap(True)
        self.count = PlainLabel(parent=self.panel, tone=theme.Tone.MUTED)
        self.skip = QPushButton(self.tr("Passer la visite"), self.panel)
        self.next = QPushButton(self.panel)
        self.outline = Outline(window)
        row = QHBoxLayout()
        row.addWidget(self.count, 1)
        for button in (self.skip, self.next):
            button.setAutoDefault(True)
            row.addWidget(button)
        self.panel.column.addWidget(self.text)
        self.panel.column.addLayout(row)
        self.skip.clicked.connect(self.end)
        self.next.clicked.connect(self._go_on)

    def begin(self) -> None:
        """Begin now, or once the library holds something; never a second time."""
        library = self._window.context.library
        if library.readonly or preferences.has_toured(library):
            return
        pages = self._window.form.pages
        if pages.currentWidget() is self._window.form.shelves:
            self._show()
        else:
            pages.currentChanged.connect(self._begin_later, Qt.ConnectionType.SingleShotConnection)

    def end(self) -> None:
        """Put the tour away for good."""
        self.panel.hide()
        self.outline.point_at(None)
        preferences.store_toured(self._window.context.library)

    def _begin_later(self) -> None:
        self.begin()

    def _go_on(self) -> None:
        self._step += 1
        if self._step == len(self._stops):
            self.end()
        else:
            self._show()

    def _show(self) -> None:
        target, text = self._stops[self._step]
        last = self._step + 1 == len(self._stops)
        self.text.setText(text)
        self.count.setText(
            self.tr("{step} sur {all}").format(step=self._step + 1, all=len(self._stops))
        )
        self.next.setText(self.tr("Terminer la visite") if last else self.tr("Suivant"))
        self.skip.setVisible(not last)
        self.panel.show()
        self.panel.place()
        self.panel.raise_()
        self.outline.point_at(target())

    def _made(self) -> tuple[tuple[Callable[[], QWidget | None], str], ...]:
        form = self._window.form
        return (
            (
                lambda: form.roster,
                self.tr(
                    "Vos personnages. Entrée ouvre une feuille ; tout s’y modifie sur place, et "
                    "chaque nombre dit d’où il vient (survol ou F1)."
                ),
            ),
            (
                lambda: form.search_field,
                self.tr("Ctrl+F cherche un nom, un métier, un lieu, sans souci des accents."),
            ),
            (
                lambda: form.toolbar.widgetForAction(form.new_fight),
                self.tr(
                    "Un combat s’ouvre ici, ou d’un clic depuis une rencontre préparée. Vos dés "
                    "ou ceux du programme, comme vous voulez."
                ),
            ),
            (
                lambda: self._window.sidebar,
                self.tr(
                    "Campagnes, rencontres, combats et bandes. Un combat interrompu reprend au "
                    "même tour, même le mois prochain."
                ),
            ),
            (
                lambda: None,
                self.tr(
                    "Il n’y a rien à enregistrer : ce que vous voyez est gardé. Ctrl+Z reprend "
                    "tout, ce qui est retiré revient, et une sauvegarde se fait chaque jour."
                ),
            ),
        )


class Outline(QWidget):
    """A line around another widget of the window, which lets every click through."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._target: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        window.installEventFilter(self)
        self.hide()

    def point_at(self, target: QWidget | None) -> None:
        """Stand around `target`, or nowhere."""
        self._target = target
        self.setVisible(target is not None)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.current().accent, _LINE))
        inset = _LINE / 2
        edge = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(edge, theme.RADIUS, theme.RADIUS)

    def _place(self) -> None:
        if self._target is None:
            return
        corner = self._target.mapTo(self.window(), QPoint(0, 0))
        around = QRect(corner, self._target.size()).adjusted(-_LINE, -_LINE, _LINE, _LINE)
        self.setGeometry(around.intersected(self.window().rect()))
        self.raise_()
