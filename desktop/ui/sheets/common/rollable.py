"""A number of the sheet that can be rolled: a button without a frame that paints name and value."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QMenu, QSizePolicy, QWidget

from desktop.ui import theme
from desktop.ui.sheets.common.inplace import ValueEditor
from desktop.ui.widgets.breakdown_tip import BreakdownTip, BreakdownView
from desktop.ui.widgets.figures import integer_text

#: What a person may write over a value, far beyond anything the rules give.
_LEAST, _MOST = -99, 99


class Rollable(QAbstractButton):
    """One number: a click or Enter rolls it, F1 explains."""

    #: The number of this key is to be rolled.
    rollAsked = Signal(str)

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        self._value = 0
        self._tip = BreakdownTip(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self._roll)

    def tip(self) -> BreakdownTip:
        """What explains the number."""
        return self._tip

    def show_value(self, value: int, view: BreakdownView | None, spoken: str) -> None:
        """Show another value, with the sum that explains it and its name for screen readers."""
        self._value = value
        self._tip.set_view(view)
        self.setAccessibleName(spoken)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Lancer le dé…")).triggered.connect(self._roll)
        self.fill_menu(menu)
        menu.addAction(self.tr("Expliquer (F1)")).triggered.connect(self._tip.show)
        menu.popup(event.globalPos())

    def fill_menu(self, menu: QMenu) -> None:
        """Add what else can be done with this number."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paint_state(self, painter: QPainter) -> None:
        """The wash below a pointed number and the ring around a focused one."""
        look = theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        if self.underMouse() and self.isEnabled():
            wash = look.color(theme.Tone.ACCENT)
            wash.setAlphaF(0.08)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(wash)
            painter.drawRoundedRect(area, theme.RADIUS, theme.RADIUS)
        if self.hasFocus():
            painter.setPen(QPen(look.accent, 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area, theme.RADIUS, theme.RADIUS)

    def _roll(self) -> None:
        self.rollAsked.emit(self.key)


class Writable(Rollable):
    """A number that F2 or a double click writes over."""

    #: Another value was written: key and value.
    valueEntered = Signal(str, int)

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(key, parent)
        self._editor: ValueEditor | None = None

    def editor(self) -> ValueEditor | None:
        """The field that is open over the value, if one is."""
        return self._editor

    def show_value(self, value: int, view: BreakdownView | None, spoken: str) -> None:
        super().show_value(value, view, spoken)
        if self._editor is not None:
            self._editor.set_value(value)

    def value_rect(self) -> QRect:
        """Where the value is drawn, in this widget's coordinates."""
        return self.rect()

    def edit_value(self) -> None:
        """Open a field over the value."""
        if self._editor is not None:
            return
        name = self.tr("Valeur : {name}").format(name=self.accessibleName())
        editor = ValueEditor(name, _LEAST, _MOST, self)
        editor.set_value(self._value)
        editor.valueCommitted.connect(self._enter)
        editor.left.connect(self._close_editor)
        hint = editor.sizeHint()
        rect = self.value_rect()
        left = max(0, min(rect.center().x() - hint.width() // 2, self.width() - hint.width()))
        editor.setGeometry(left, 0, hint.width(), self.height())
        editor.show()
        editor.setFocus(Qt.FocusReason.OtherFocusReason)
        self._editor = editor

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.edit_value()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F2:
            self.edit_value()
        else:
            super().keyPressEvent(event)

    def fill_menu(self, menu: QMenu) -> None:
        menu.addAction(self.tr("Changer la valeur (F2)")).triggered.connect(self.edit_value)

    def _enter(self, value: int) -> None:
        self.valueEntered.emit(self.key, value)

    def _close_editor(self) -> None:
        editor, self._editor = self._editor, None
        if editor is None:
            return
        had_focus = editor.hasFocus()
        editor.hide()
        editor.deleteLater()
        if had_focus:
            self.setFocus(Qt.FocusReason.OtherFocusReason)


class Characteristic(Writable):
    """A characteristic: its name in capitals, its value large, * or ° after it."""

    def __init__(self, key: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(key, parent)
        self._name = name
        self._mark = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_characteristic(self, value: int, mark: str, role: str, view: BreakdownView) -> None:
        """Show a value with its mark; `role` says the mark in words."""
        self._mark = mark
        spoken = f"{self._name} {integer_text(value)}"
        self.show_value(value, view, f"{spoken}, {role}" if role else spoken)
        self.updateGeometry()

    def text(self) -> str:
        """What is shown as value."""
        return f"{integer_text(self._value)}{self._mark}"

    def value_rect(self) -> QRect:
        name = self._name_metrics().horizontalAdvance(self._name.upper())
        return QRect(name + 12, 0, self.width() - name - 12, self.height())

    def sizeHint(self) -> QSize:
        name = self._name_metrics().horizontalAdvance(self._name.upper())
        figures = QFontMetrics(theme.tabular(theme.serif(theme.Size.DISPLAY)))
        value = max(figures.horizontalAdvance(text) for text in ("00*", self.text()))
        return QSize(name + 20 + value, figures.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        painter = QPainter(self)
        self.paint_state(painter)
        figures = theme.tabular(theme.serif(theme.Size.DISPLAY))
        metrics = QFontMetrics(figures)
        baseline = (self.height() + metrics.ascent() - metrics.descent()) // 2
        painter.setFont(self._name_font())
        painter.setPen(look.muted)
        painter.drawText(6, baseline, self._name.upper())
        painter.setFont(figures)
        painter.setPen(look.ink)
        painter.drawText(self.value_rect().left(), baseline, self.text())

    def _name_metrics(self) -> QFontMetrics:
        return QFontMetrics(self._name_font())

    def _name_font(self) -> QFont:
        font = theme.bold(theme.sans(theme.Size.BODY))
        font.setLetterSpacing(font.SpacingType.PercentageSpacing, 106)
        return font
