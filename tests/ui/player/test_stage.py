"""The players' screen: everybody at the same size, and nothing that moves alone."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QRegion
from PySide6.QtTest import QTest

from desktop import paths
from desktop.rules.message import say
from desktop.rules.playerview import Person, PlayerView, Points, Wounds
from desktop.ui import theme
from desktop.ui.player.grid import SIDE, grid
from desktop.ui.player.stage import PlayerStage
from desktop.ui.player.window import PlayerWindow
from desktop.ui.widgets.portraits import Thumbnails
from tests.texts import texts_of

LONG = "Sergent de la milice des Sept Cités et de leurs faubourgs"


def nobodys(sha256: str) -> bytes | None:
    return None


def people(count: int) -> PlayerView:
    return PlayerView(
        round=4,
        step=say("np.fight.phase.choice"),
        people=tuple(
            Person(name=f"{LONG} {number}", band=say("np.band.hurt"), ready=number % 2 == 0)
            for number in range(count)
        ),
    )


@pytest.fixture
def stage(qtbot) -> PlayerStage:
    made = PlayerStage(texts_of("fr"), Thumbnails(nobodys))
    qtbot.addWidget(made)
    made.resize(960, 540)
    return made


def picture(stage: PlayerStage) -> QImage:
    return stage.grab().toImage()


@pytest.mark.parametrize("count", [1, 2, 3, 8, 13, 30, 60, 100])
@pytest.mark.parametrize("size", [(1920, 1080), (1440, 1080), (1080, 1920)])
def test_everybody_has_room_and_nobody_overlaps(count: int, size: tuple[int, int]) -> None:
    made = grid(count, *size)
    screen = QRectF(0, 0, *size)
    assert len(made.tiles) == count
    assert all(screen.contains(tile) for tile in made.tiles)
    assert not any(
        one.intersects(other)
        for place, one in enumerate(made.tiles)
        for other in (*made.tiles[place + 1 :], made.head)
    )
    assert len({(tile.width(), tile.height()) for tile in made.tiles}) == 1


def test_names_of_thirty_are_read_from_three_metres() -> None:
    # A letter of 1/35 of the height is 14 mm on a screen of 40 inches: read from beyond 3 m.
    assert grid(30, 1920, 1080).letter >= SIDE / 35


class Counting(PlayerStage):
    """Counts how often it is painted, and keeps what was painted last."""

    painted = 0
    region = QRegion()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted += 1
        self.region = event.region()
        super().paintEvent(event)


def test_an_equal_view_paints_nothing(qtbot) -> None:
    made = Counting(texts_of("fr"), Thumbnails(nobodys))
    qtbot.addWidget(made)
    made.show_view(people(8))
    made.show()
    assert QTest.qWaitForWindowExposed(made)
    qtbot.waitUntil(lambda: made.painted > 0)
    before = made.painted
    made.show_view(people(8))
    QCoreApplication.processEvents()
    assert made.painted == before
    made.show_view(people(7))
    qtbot.waitUntil(lambda: made.painted > before)


def test_the_screen_says_in_words_what_it_shows(stage: PlayerStage) -> None:
    ada = Person(
        name="Ada",
        turn=True,
        ready=True,
        band=say("np.band.hurt"),
        states=(say("np.fight.seen.bleeding"),),
        pools=(Points("PH", 3, 5),),
        tracks=(Wounds("Vitalité", "vitality", ((2, 3), (0, 2))),),
    )
    stage.show_view(PlayerView(round=2, step=say("np.fight.phase.bell"), people=(ada,)))
    assert stage.accessibleDescription().splitlines() == [
        "Tour 2",
        "Fin du tour",
        "Ada, à son tour, prêt, blessé · saigne, PH 3/5, Vitalité\xa0: 2 cochées sur 5",
    ]


def test_the_end_is_calm(stage: PlayerStage) -> None:
    stage.show_view(PlayerView(ended=True))
    assert stage.accessibleDescription() == "C’est terminé."
    assert picture(stage) != picture_of(stage, PlayerView())


def picture_of(stage: PlayerStage, view: PlayerView) -> QImage:
    stage.show_view(view)
    return picture(stage)


def test_a_picture_takes_the_place_of_the_silhouette(qtbot) -> None:
    drawn = (paths.resources_root() / "icons" / "cassure-64.png").read_bytes()
    made = PlayerStage(texts_of("fr"), Thumbnails({"known": drawn}.get))
    qtbot.addWidget(made)
    made.resize(960, 540)
    faces = [
        picture_of(made, PlayerView(people=(Person(name="Ada", picture=sha256),)))
        for sha256 in ("", "known", "unknown")
    ]
    assert faces[0] != faces[1]
    assert faces[0] == faces[2]


def test_it_is_dark_unless_light_is_wanted(stage: PlayerStage) -> None:
    stage.show_view(people(2))
    dark = picture(stage).pixelColor(3, 3)
    stage.show_look(theme.PAPIER)
    light = picture(stage).pixelColor(3, 3)
    assert dark == theme.NUIT.paper
    assert light == theme.PAPIER.paper


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F11])
def test_escape_and_f11_leave(qtbot, key: Qt.Key) -> None:
    window = PlayerWindow(texts_of("fr"), Thumbnails(nobodys), people(2), theme.NUIT)
    qtbot.addWidget(window)
    window.show()
    QTest.keyClick(window, key)
    assert not window.isVisible()


@pytest.mark.parametrize(
    "change",
    [
        {"people": {3: {"turn": True}, 41: {"band": say("np.band.grave")}}},
        {"people": {7: {"out": True}}, "round": 5},
        {"step": say("np.fight.phase.bell")},
    ],
)
def test_what_changes_is_painted_anew_and_little_else(qtbot, change) -> None:
    before = people(60)
    everybody = list(before.people)
    for place, differs in change.get("people", {}).items():
        everybody[place] = replace(everybody[place], **differs)
    after = replace(before, **{**change, "people": tuple(everybody)})
    made = Counting(texts_of("fr"), Thumbnails(nobodys))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show_view(before)
    made.show()
    assert QTest.qWaitForWindowExposed(made)
    qtbot.waitUntil(lambda: made.painted > 0)
    old, painted = picture(made), made.painted
    made.show_view(after)
    qtbot.waitUntil(lambda: made.painted > painted)
    region, new = made.region, picture(made)
    for image in (old, new):
        painter = QPainter(image)
        for rect in region:
            painter.fillRect(rect, Qt.GlobalColor.black)
        painter.end()
    assert old == new
    assert sum(rect.width() * rect.height() for rect in region) < 1280 * 720 / 6
