"""How the players' screen is painted: the round, and one tile for each person who is shown."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from desktop.rules.playerview import Person, PlayerView
from desktop.ui import theme
from desktop.ui.player.grid import Grid, grid
from desktop.ui.player.words import PlayerWords
from desktop.ui.widgets.portraits import Thumbnails

#: Sizes of what stands below a name, as shares of it.
_STATE = 0.62
_SMALL = 0.5
_BOX = 0.4
#: A long name gets smaller before it takes two lines, and is cut only where these are full.
_TIGHTEST = 0.7
_TWO_LINES = 0.56
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def changes(
    before: PlayerView, after: PlayerView, width: float, height: float
) -> tuple[QRectF, ...]:
    """What of a screen that shows one view has to be painted anew for another."""
    if before.ended or after.ended or not 0 < len(before.people) == len(after.people):
        return (QRectF(0, 0, width, height),)
    places = grid(len(after.people), width, height)
    edge = places.letter / 12 + 1
    pairs = zip(before.people, after.people, places.tiles, strict=True)
    found = [tile.adjusted(-edge, -edge, edge, edge) for was, now, tile in pairs if was != now]
    if (before.round, before.step) != (after.round, after.step):
        found.append(places.head)
    return tuple(found)


class Easel:
    """Paints a `PlayerView` in a theme, on a screen of any size."""

    def __init__(self, words: PlayerWords, pictures: Thumbnails) -> None:
        self._words = words
        self._pictures = pictures

    def paint(
        self,
        painter: QPainter,
        view: PlayerView,
        look: theme.Theme,
        width: float,
        height: float,
        wanted: QRectF,
    ) -> None:
        """Paint a screen whose shorter side is `grid.SIDE` long, or what of it is `wanted`."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        screen = QRectF(0, 0, width, height)
        painter.fillRect(screen, look.paper)
        places = grid(len(view.people), width, height)
        if view.ended or not view.people:
            said = self._words.ended() if view.ended else self._words.waiting()
            painter.setPen(look.muted)
            painter.setFont(_serif(64))
            painter.drawText(screen, Qt.AlignmentFlag.AlignCenter, said)
        if view.ended:
            return
        self._paint_head(painter, view, look, places)
        for one, tile in zip(view.people, places.tiles, strict=True):
            if tile.intersects(wanted):
                self._paint_person(painter, one, look, tile, places.letter)

    def _paint_head(
        self, painter: QPainter, view: PlayerView, look: theme.Theme, places: Grid
    ) -> None:
        head = places.head
        painter.setPen(look.ink)
        painter.setFont(theme.tabular(_serif(64)))
        painter.drawText(head, _LEFT, self._words.round(view))
        painter.setPen(look.muted)
        painter.setFont(_serif(48))
        painter.drawText(head, _RIGHT, self._words.step(view))
        painter.setPen(QPen(look.hairline, 2))
        painter.drawLine(head.bottomLeft(), head.bottomRight())

    def _paint_person(
        self, painter: QPainter, one: Person, look: theme.Theme, tile: QRectF, letter: float
    ) -> None:
        edge = letter / 12
        path = QPainterPath()
        path.addRoundedRect(tile, theme.RADIUS, theme.RADIUS)
        painter.fillPath(path, look.surface)
        if one.turn:
            painter.setPen(QPen(look.accent, 2 * edge))
            painter.drawPath(path)
        pad = letter * 0.25
        inner = tile.adjusted(pad, pad, -pad, -pad)
        face = QRectF(inner.left(), inner.top(), inner.height(), inner.height())
        painter.save()
        if one.out:
            painter.setOpacity(theme.UNUSABLE_OPACITY)
        self._paint_face(painter, one, look, face)
        painter.restore()
        text = inner.adjusted(face.width() + 1.5 * pad, 0, 0, 0)
        line = QRectF(text.left(), text.top(), text.width(), letter * 1.2)
        line.setRight(line.right() - self._paint_mark(painter, one, look, line, letter))
        painter.setPen(look.muted if one.out else look.ink)
        sign = f"{theme.DEAD if one.dead else theme.OUT} " if one.out else ""
        _paint_name(painter, f"{sign}{one.name}", line, letter)
        self._paint_state(painter, one, look, line.bottom(), text, letter)

    def _paint_face(self, painter: QPainter, one: Person, look: theme.Theme, face: QRectF) -> None:
        round_ = QPainterPath()
        round_.addRoundedRect(face, theme.RADIUS, theme.RADIUS)
        ratio = painter.device().devicePixelRatioF() * abs(painter.transform().m11())
        made = (
            self._pictures.picture(one.picture, round(face.width()), ratio) if one.picture else None
        )
        painter.save()
        painter.setClipPath(round_)
        if made is not None:
            painter.drawPixmap(face, made, QRectF(made.rect()))
        else:
            painter.fillRect(face, look.paper)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.hairline)
            _paint_silhouette(painter, face)
        painter.restore()

    def _paint_mark(
        self, painter: QPainter, one: Person, look: theme.Theme, line: QRectF, letter: float
    ) -> float:
        """The word at the end of a name's line; the width that it took."""
        if not (one.turn or one.ready):
            return 0.0
        said = f"▶ {self._words.turn()}" if one.turn else f"✓ {self._words.ready()}"
        font = theme.bold(_sans(letter * _STATE))
        painter.setFont(font)
        painter.setPen(look.accent if one.turn else look.good)
        painter.drawText(line, _RIGHT, said)
        return QFontMetricsF(font).horizontalAdvance(said) + letter * 0.3

    def _paint_state(
        self,
        painter: QPainter,
        one: Person,
        look: theme.Theme,
        top: float,
        text: QRectF,
        letter: float,
    ) -> None:
        """How somebody is in words, his points at the end of that line, his boxes below."""
        line = QRectF(text.left(), top, text.width(), letter * _STATE * 1.35)
        font = theme.tabular(_sans(letter * _STATE))
        painter.setFont(font)
        painter.setPen(look.heroism)
        said = "  ".join(self._words.points(pool) for pool in one.pools)
        painter.drawText(line, _RIGHT, said)
        taken = QFontMetricsF(font).horizontalAdvance(said) + letter * 0.3 if said else 0.0
        painter.setPen(look.muted if one.out else look.ink)
        _paint_elided(painter, self._words.state(one), line.adjusted(0, 0, -taken, 0))
        place = QPointF(text.left(), line.bottom() + letter * 0.12)
        self._paint_boxes(painter, one, look, place, text.right(), letter)

    def _paint_boxes(
        self,
        painter: QPainter,
        one: Person,
        look: theme.Theme,
        place: QPointF,
        right: float,
        letter: float,
    ) -> None:
        """Each health table: its initial, then its boxes with a gap between lines."""
        if not one.tracks:
            return
        boxes = sum(row[1] for track in one.tracks for row in track.rows)
        gaps = sum(bool(row[1]) for track in one.tracks for row in track.rows)
        room = right - place.x() - len(one.tracks) * letter * _SMALL * 1.6
        step = min(letter * _BOX * 1.2, room / max(1.0, boxes + gaps * 0.5))
        side = step / 1.25
        font = theme.bold(_sans(letter * _SMALL))
        x = place.x()
        for number, track in enumerate(one.tracks):
            color = _color(track.colour, look)
            painter.setFont(font)
            painter.setPen(color)
            initial = self._words.initial(self._words.track_title(one, number))
            box = QRectF(x, place.y(), letter * _SMALL, letter * _BOX * 1.1)
            painter.drawText(box, _LEFT, initial)
            x += letter * _SMALL * 0.9
            for ticked, usable in track.rows:
                for count in range(usable):
                    square = QRectF(x, place.y() + (letter * _BOX * 1.1 - side) / 2, side, side)
                    painter.setPen(QPen(color, max(1.0, side / 9)))
                    painter.setBrush(color if count < ticked else Qt.BrushStyle.NoBrush)
                    painter.drawRect(square)
                    x += step
                x += step * 0.5 if usable else 0.0
            x += letter * _SMALL * 0.4
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_name(painter: QPainter, name: str, line: QRectF, letter: float) -> None:
    """A name on one line, smaller where it is long, or on two."""
    one_line = " ".join(name.split())
    painter.setFont(theme.bold(_serif(letter)))
    share = line.width() / max(1.0, QFontMetricsF(painter.font()).horizontalAdvance(one_line))
    if share >= _TIGHTEST:
        painter.setFont(theme.bold(_serif(letter * min(1.0, share * 0.98))))
        _paint_elided(painter, one_line, line)
        return
    painter.setFont(theme.bold(_serif(letter * _TWO_LINES)))
    first, rest = _broken(one_line, QFontMetricsF(painter.font()), line.width())
    middle = line.center().y()
    _paint_elided(painter, first, QRectF(line.topLeft(), QPointF(line.right(), middle)))
    _paint_elided(painter, rest, QRectF(QPointF(line.left(), middle), line.bottomRight()))


def _broken(text: str, metrics: QFontMetricsF, width: float) -> tuple[str, str]:
    """A text cut after the last word that fits the first line."""
    words = text.split()
    count = len(words)
    while count > 1 and metrics.horizontalAdvance(" ".join(words[:count])) > width:
        count -= 1
    return " ".join(words[:count]), " ".join(words[count:])


def _paint_elided(painter: QPainter, text: str, line: QRectF) -> None:
    shown = QFontMetricsF(painter.font()).elidedText(
        text, Qt.TextElideMode.ElideRight, line.width()
    )
    painter.drawText(line, _LEFT | Qt.TextFlag.TextSingleLine, shown)


def _paint_silhouette(painter: QPainter, face: QRectF) -> None:
    """A head and shoulders, the same for everybody."""
    side = face.width()
    painter.drawEllipse(face.center() - QPointF(0, side * 0.12), side * 0.18, side * 0.21)
    body = QPainterPath()
    body.moveTo(face.left() + side * 0.14, face.bottom())
    body.cubicTo(
        face.left() + side * 0.16,
        face.top() + side * 0.62,
        face.right() - side * 0.16,
        face.top() + side * 0.62,
        face.right() - side * 0.14,
        face.bottom(),
    )
    body.closeSubpath()
    painter.drawPath(body)


def _color(name: str, look: theme.Theme) -> QColor:
    """The colour that a health table names, or ink when the theme knows no such colour."""
    try:
        return look.color(theme.Tone(name))
    except ValueError:
        return look.ink


def _serif(pixels: float) -> QFont:
    return _of_height(theme.serif(theme.Size.DISPLAY), pixels)


def _sans(pixels: float) -> QFont:
    return _of_height(theme.sans(theme.Size.DISPLAY), pixels)


def _of_height(font: QFont, pixels: float) -> QFont:
    # Sizes follow the screen of the table, not the five sizes of a desk.
    font.setPixelSize(max(1, round(pixels)))
    return font
