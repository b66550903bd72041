"""The one place for the look: colours, sizes, spacing and fonts of both themes.

Widgets ask `current()` while they paint, so a theme change needs nothing but the repaint that Qt
sends with `PaletteChange`. Whoever keeps something made from a colour (an icon) listens to
`appearance().changed`. What a palette role can express goes through the palette; `style_sheet()`
holds the little that it cannot.
"""

import enum
import sys
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from desktop import fonts
from desktop.paths import resources_root

_APPEARANCE = "appearance"
#: A property of an application that has its style already (`desktop.ui.start`).
STYLED = "cassureStyled"

#: Spacing in logical pixels, on the 4-pixel grid.
GRID = 4
SPACE_IN_GROUP = 8
SPACE_BETWEEN_GROUPS = 16
PAGE_MARGIN = 24
RADIUS = 4
#: Line widths in logical pixels.
HAIRLINE = 1
BOX_LINE = 2
#: Side of a wound box in logical pixels at 100 %.
BOX_SIDE = 18
#: What stands before the name of the dead, and of who is out of it but alive.
DEAD = "✝"
OUT = "○"
#: How opaque something is that cannot be used.
UNUSABLE_OPACITY = 0.35
#: The least contrast between a text and what it stands on.
LEAST_CONTRAST = 4.5


class Size(float, enum.Enum):
    """The five type sizes, in points at 100 %."""

    SMALL = 9.0
    BODY = 10.5
    LARGE = 13.0
    TITLE = 18.0
    DISPLAY = 28.0


class Scheme(enum.Enum):
    """What the person asked for: the system's choice, or one theme always."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Tone(enum.Enum):
    """A named text colour; the value is the field of `Theme`."""

    INK = "ink"
    MUTED = "muted"
    ACCENT = "accent"
    VITALITY = "vitality"
    ENDURANCE = "endurance"
    HEROISM = "heroism"
    GOOD = "good"
    WARNING = "warning"


class Theme(NamedTuple):
    """The named colours of one theme. Every text colour reads on `paper` and on `surface`."""

    name: str
    paper: QColor
    surface: QColor
    ink: QColor
    muted: QColor
    hairline: QColor
    accent: QColor
    on_accent: QColor
    vitality: QColor
    endurance: QColor
    heroism: QColor
    good: QColor
    warning: QColor

    def color(self, tone: Tone) -> QColor:
        """The colour of a tone in this theme, as the caller's own copy: a QColor can be changed."""
        return QColor(getattr(self, tone.value))


PAPIER = Theme(
    name="papier",
    paper=QColor("#FAF8F3"),
    surface=QColor("#FFFFFF"),
    ink=QColor("#1F1B16"),
    muted=QColor("#6B6358"),
    hairline=QColor("#DDD6C8"),
    accent=QColor("#7A1F2B"),
    on_accent=QColor("#FFFFFF"),
    vitality=QColor("#9B2C2C"),
    endurance=QColor("#2B5C7A"),
    heroism=QColor("#8A6A14"),
    good=QColor("#2F6B3A"),
    warning=QColor("#9A5B00"),
)
NUIT = Theme(
    name="nuit",
    paper=QColor("#15161A"),
    surface=QColor("#1D1F25"),
    ink=QColor("#ECE7DC"),
    muted=QColor("#A39C8D"),
    hairline=QColor("#343741"),
    accent=QColor("#D98C95"),
    on_accent=QColor("#15161A"),
    vitality=QColor("#E5807F"),
    endurance=QColor("#7FB6D9"),
    heroism=QColor("#E0BE62"),
    good=QColor("#8CC79A"),
    warning=QColor("#E3A857"),
)


def contrast(one: QColor, other: QColor) -> float:
    """WCAG contrast ratio of two opaque colours, 1.0 to 21.0, in either order."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(color: QColor) -> float:
    linear = [
        v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4
        for v in (color.redF(), color.greenF(), color.blueF())
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def palette(theme: Theme) -> QPalette:
    """The Qt palette of a theme, every role set."""
    made = QPalette()
    role = QPalette.ColorRole
    for one, color in (
        (role.Window, theme.paper),
        (role.WindowText, theme.ink),
        (role.Base, theme.surface),
        (role.AlternateBase, theme.paper),
        (role.Text, theme.ink),
        (role.PlaceholderText, theme.muted),
        (role.Button, theme.surface),
        (role.ButtonText, theme.ink),
        (role.BrightText, theme.accent),
        (role.ToolTipBase, theme.surface),
        (role.ToolTipText, theme.ink),
        (role.Highlight, theme.accent),
        (role.HighlightedText, theme.on_accent),
        (role.Accent, theme.accent),
        (role.Link, theme.accent),
        (role.LinkVisited, theme.muted),
        (role.Light, theme.surface),
        (role.Midlight, theme.hairline),
        (role.Mid, theme.hairline),
        (role.Dark, theme.muted),
        (role.Shadow, theme.muted),
    ):
        made.setColor(one, color)
    for one in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, one, theme.muted)
    for one in (role.Highlight, role.Accent):
        made.setColor(QPalette.ColorGroup.Disabled, one, theme.hairline)
    return made


def menu_palette(theme: Theme) -> QPalette:
    """The palette of menus: the highlight is a tint, on which signs in ink read as well as words.

    Fusion asks a highlighted entry for the same sign as a hovered tool button, which stays light.
    """
    made = palette(theme)
    made.setColor(QPalette.ColorRole.Highlight, _mixed(theme.accent, theme.surface, 0.25))
    made.setColor(QPalette.ColorRole.HighlightedText, theme.ink)
    return made


def style_sheet(theme: Theme) -> str:
    """What Fusion draws otherwise: gradients on buttons, and frames that vanish in the dark.

    Focus is a line in the accent colour, twice as wide, so that it shows without colour too.
    """
    frame = f"border: 1px solid {_veiled(theme).name()}; border-radius: {RADIUS}px;"
    focus = f"border: 2px solid {theme.accent.name()};"
    check = (resources_root() / "icons" / "marks" / f"check-{theme.name}.svg").as_posix()
    return f"""
QLineEdit, QPlainTextEdit, QTextEdit {{ {frame} background: {theme.surface.name()}; }}
QLineEdit {{ padding: 3px 5px; }}
QLineEdit:focus {{ {focus} padding: 2px 4px; }}
QPlainTextEdit:focus, QTextEdit:focus {{ {focus} }}
QLineEdit:read-only, QLineEdit:disabled {{ background: {theme.paper.name()}; }}
QAbstractSpinBox QLineEdit, QComboBox QLineEdit {{ border: none; padding: 0; }}
QPushButton {{ {frame} background: {theme.surface.name()}; padding: 4px 14px; }}
QPushButton:hover, QPushButton:default {{ border-color: {theme.accent.name()}; }}
QPushButton:focus {{ {focus} padding: 3px 13px; }}
QPushButton:pressed, QPushButton:checked {{
    background: {theme.accent.name()}; color: {theme.on_accent.name()}; }}
QPushButton:disabled {{
    background: {theme.paper.name()}; border-color: {theme.hairline.name()};
    color: {theme.muted.name()}; }}
QCheckBox::indicator, QAbstractItemView[ticks="true"]::indicator {{
    {frame} background: {theme.surface.name()}; width: 14px; height: 14px; }}
QCheckBox::indicator:focus {{ {focus} width: 12px; height: 12px; }}
QCheckBox::indicator:checked, QAbstractItemView[ticks="true"]::indicator:checked {{
    image: url("{check}"); }}
QRadioButton::indicator {{
    {frame} border-radius: 8px; background: {theme.surface.name()}; width: 14px; height: 14px; }}
QRadioButton::indicator:focus {{ {focus} border-radius: 8px; width: 12px; height: 12px; }}
QRadioButton::indicator:checked {{
    background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
        stop: 0 {theme.ink.name()}, stop: 0.54 {theme.ink.name()},
        stop: 0.6 {theme.surface.name()}, stop: 1 {theme.surface.name()}); }}
QCheckBox::indicator:disabled {{ border-color: {theme.hairline.name()}; }}
QToolBar {{
    background: {theme.paper.name()}; border: none; padding: 4px; spacing: 4px;
    border-bottom: 1px solid {theme.hairline.name()}; }}
QTableView {{ gridline-color: {theme.hairline.name()}; }}
QTableCornerButton::section {{ background: {theme.paper.name()}; border: none; }}
QHeaderView::section {{
    background: {theme.paper.name()}; color: {theme.muted.name()}; padding: 3px 6px;
    border: none; border-bottom: 1px solid {theme.hairline.name()}; }}
"""


def _veiled(theme: Theme) -> QColor:
    """The frame of a control: between ink and paper, at least 3 to 1 against what is around."""
    return _mixed(theme.ink, theme.paper, 0.5)


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    """`share` (0 to 1) of one colour, the rest of another."""
    return QColor.fromRgbF(
        one.redF() * share + other.redF() * (1 - share),
        one.greenF() * share + other.greenF() * (1 - share),
        one.blueF() * share + other.blueF() * (1 - share),
    )


class Appearance(QObject):
    """Applies the theme, and follows the system while the person left the choice to it."""

    #: The colours on screen are another theme's now.
    changed = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.setObjectName(_APPEARANCE)
        self._app = app
        self._scheme = Scheme.LIGHT
        self._shown: Theme | None = None
        if not app.property(STYLED):
            app.setStyle("Fusion")
        #: Embedded faces that are damaged; another family stands in for them.
        self.unreadable = fonts.load()
        app.styleHints().colorSchemeChanged.connect(self._follow_system)

    @property
    def scheme(self) -> Scheme:
        """What was asked for last."""
        return self._scheme

    def apply(self, scheme: Scheme) -> None:
        """Show the theme of `scheme` in every window."""
        self._scheme = scheme
        hints = self._app.styleHints()
        # Told to Qt as well: title bars and native dialogs follow where the platform can.
        if scheme is Scheme.SYSTEM:
            hints.unsetColorScheme()
            self._show(hints.colorScheme())
        else:
            wanted = Qt.ColorScheme.Dark if scheme is Scheme.DARK else Qt.ColorScheme.Light
            hints.setColorScheme(wanted)
            self._show(wanted)

    def _follow_system(self, system: Qt.ColorScheme) -> None:
        if self._scheme is Scheme.SYSTEM:
            self._show(system)

    def _show(self, system: Qt.ColorScheme) -> None:
        wanted = NUIT if system == Qt.ColorScheme.Dark else PAPIER
        if wanted is self._shown:
            return
        self._shown = wanted
        made = palette(wanted)
        self._app.setPalette(made)
        # PySide takes the name as text and refuses the bytes that its stubs ask for.
        self._app.setPalette(menu_palette(wanted), "QMenu")  # type: ignore[arg-type]
        QToolTip.setPalette(made)
        self.changed.emit()


class _Dress(QObject):
    """Keeps the style sheet of a window that of the theme for as long as the window lives."""

    def __init__(self, window: QWidget, more: str) -> None:
        super().__init__(window)
        self._more = more
        window.setStyleSheet(self._sheet())
        appearance().changed.connect(self._show)

    def _sheet(self) -> str:
        return style_sheet(current()) + self._more

    def _show(self) -> None:
        window = self.parent()
        if not isinstance(window, QWidget):
            return
        # Another style sheet makes Qt forget the fonts of some labels that are on screen.
        own = Qt.WidgetAttribute.WA_SetFont
        parts = [one for one in window.findChildren(QWidget) if one.testAttribute(own)]
        held = [(one, one.font()) for one in parts]
        window.setStyleSheet(self._sheet())
        for one, font in held:
            if one.font() != font:
                one.setFont(font)


def dress(window: QWidget, more: str = "") -> None:
    """Give a window the theme's style sheet, and `more` of its own, before it has any parts.

    The sheet of a whole application would do as well, but Qt then goes through every part of a
    panel again each time the panel, still without a window, is put into another one: opening a
    sheet took twice as long. What has a parent follows that one's window.
    """
    if window.parentWidget() is None:
        _Dress(window, more)


def appearance() -> Appearance:
    """The application's one `Appearance`, a child of the QApplication, made at the first call."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise RuntimeError("a QApplication must exist before its appearance")
    # By name, among its own children: all others would be made known to Python, which takes long.
    near = Qt.FindChildOption.FindDirectChildrenOnly
    return app.findChild(Appearance, _APPEARANCE, near) or Appearance(app)


def apply(app: QApplication, scheme: Scheme) -> None:
    """Dress the application: Fusion style, palette, fonts.

    Called before the first window, and again at each change of the setting.
    """
    # Asked before the embedded fonts are there to stand in. fontconfig lists aliases even without
    # a single font; a font that nothing backs has no family.
    has_font = bool(QFontDatabase.families() and QFontInfo(app.font()).family())
    appearance().apply(scheme)
    if not has_font:
        # A platform without any font would draw each letter of the chrome as an empty box.
        app.setFont(sans(Size.BODY))


def current() -> Theme:
    """The theme that is on screen now, read from the application's palette."""
    return NUIT if QApplication.palette().window().color().lightness() < 128 else PAPIER


def serif(size: Size) -> QFont:
    """The embedded serif at one of the house's sizes, for headings and numbers that matter."""
    return _sized(fonts.embedded_serif(), size)


def sans(size: Size) -> QFont:
    """The embedded sans at one of the house's sizes, for labels and text of sheets and journal."""
    return _sized(fonts.embedded_sans(), size)


def tabular(font: QFont) -> QFont:
    """A copy of `font` with figures of one width that stand on the line, for columns."""
    return fonts.tabular(font)


def bold(font: QFont) -> QFont:
    """A bold copy of `font`."""
    made = QFont(font)
    made.setBold(True)
    return made


def _sized(font: QFont, size: Size) -> QFont:
    # macOS counts 72 pixels to the inch, the others 96: the same look needs more points there.
    font.setPointSizeF(size * 96 / 72 if sys.platform == "darwin" else float(size))
    return font


def scaled(widget: QWidget, pixels: int) -> int:
    """`pixels` at 100 % for `widget`: larger where the system enlarges its text only."""
    return max(pixels, round(pixels * widget.logicalDpiY() / 96))
