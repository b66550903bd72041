"""Whom a roll is made against, and the MJ's Crasse that makes a PNJ succeed."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.rules.message import say
from desktop.rules.nightprowler.document.character import Character, Kits, Origins
from desktop.rules.nightprowler.progression.crasse import RESERVE
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.ui.context import Context
from desktop.ui.sheets.nightprowler.check_strip import CheckStrip
from desktop.ui.sheets.nightprowler.window import SheetWindow

LEFT = Qt.MouseButton.LeftButton
SYSTEM = "nightprowler"
Made = Callable[..., str]
Opened = Callable[..., SheetWindow]


def stubborn(context: Context, create: Made) -> str:
    """Somebody whose milieu gives the trait Caractère."""
    tables = context.library.registry.get(SYSTEM).tables
    milieu = next(one.id for one in tables.milieux if one.trait == "caractere-milieu")
    origins = Origins(race="humain", culture="umelorien", milieu=milieu)
    return create(name="Têtu", origins=origins, traits=(), cassure="")


def prepare(window: SheetWindow, other: str) -> CheckStrip:
    strip = window.check
    strip.open_skill("intimidation")
    QApplication.processEvents()
    against = strip.others.against
    place = against.findData(other)
    assert place > 0
    against.setCurrentIndex(place)
    against.activated.emit(place)
    return strip


def read(context: Context, reading: str) -> None:
    settings = context.library.campaigns.settings(SYSTEM).value
    assert isinstance(settings, Settings)
    readings = replace(settings.readings, caractere_trait=reading)
    context.library.campaigns.change(SYSTEM, replace(settings, readings=readings))


@pytest.mark.rule("NP-TRAIT-SOCIAL-CARACTERE")
def test_intimidation_is_harder_against_some(
    context: Context, create: Made, open_sheet: Opened
) -> None:
    other = stubborn(context, create)
    window = open_sheet(create(traits=(), kits=Kits(professional={"intimidation": 13}), cassure=""))
    for reading, threshold, steps in (
        ("points", 10, 0),
        ("bande-suivante", 12, 0),
        ("qualite", 13, -1),
    ):
        read(context, reading)
        strip = prepare(window, other)
        before = window.subject.derived.skill("intimidation")
        assert before is not None
        missing = 13 - before.value.total
        assert int(strip.threshold.text()) == threshold - missing, reading
        assert sum(line.amount for line in strip.request().qualities) == steps, reading


@pytest.mark.rule("NP-CRASSE-MJ-USES")
def test_the_mj_s_crasse_makes_a_pnj_succeed(
    qtbot: QtBot, context: Context, create: Made, open_sheet: Opened
) -> None:
    document = context.library.characters.get(create()).document
    assert isinstance(document, Character)
    pnj = context.library.characters.create(SYSTEM, replace(document, name="Garde"), kind="npc")[0]
    window = open_sheet(pnj)
    strip = window.check
    strip.open_skill("acrobatie")
    QApplication.processEvents()
    granted = strip.others.granted
    assert granted.isVisible()
    assert not granted.isEnabled()
    context.library.reserves.change(SYSTEM, RESERVE, 1, say("np.crasse.spent", use="x"))
    assert granted.isEnabled()
    qtbot.mouseClick(granted, LEFT, pos=QPoint(8, granted.height() // 2))
    field = strip.die.stops()[0]
    qtbot.keyClicks(field, "20")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert strip.result.words.text() == "Réussite automatique"
    assert context.library.reserves.total(SYSTEM, RESERVE) == 0
    assert not granted.isChecked()
    assert not granted.isEnabled()


def test_a_player_s_roll_offers_no_crasse_of_the_mj(sheet: SheetWindow) -> None:
    sheet.check.open_skill("acrobatie")
    assert not sheet.check.others.granted.isVisible()
