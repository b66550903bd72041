"""The second page: weapons with what they do, armour on the body."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.sheetmodel import BodyZone
from desktop.rules.warhammer.document import Character, Hand, OwnShot, PieceHeld, WeaponHeld
from desktop.ui.sheets.warhammer.combat_page import CombatPage
from desktop.ui.sheets.warhammer.window import SheetWindow
from tests.ui.sheets.helps import become

LEFT = Qt.MouseButton.LeftButton
Stored = Callable[[], Character]
Made = Callable[..., str]
Opened = Callable[..., SheetWindow]


@pytest.mark.rule("WH-WPN-CATALOGUE", "WH-RANGE-BANDS", "WH-RNG-RELOAD")
def test_weapons(sheet: SheetWindow, qtbot: QtBot, stored: Stored) -> None:
    a_weapon_shows_its_score_and_damage(sheet)
    hands_are_changed_by_keys_and_free_what_they_held(qtbot, sheet)
    a_homebrew_weapon_keeps_its_unknown_attribute_out_of_automation(qtbot, sheet, stored)
    a_halberd_shows_each_of_its_uses(sheet)
    a_broken_weapon_leaves_the_hand(qtbot, sheet, stored)
    renaming_to_the_name_of_the_row_is_no_name(qtbot, sheet, stored)
    a_homebrew_weapon_is_made_to_shoot(qtbot, sheet)


def a_weapon_shows_its_score_and_damage(sheet: SheetWindow) -> None:
    become(sheet)
    page = sheet.page(CombatPage)
    (sword,) = page.weapons.lines.widgets()
    # CC 35, BF 3 + 3; the table gives a sword no damage of its own.
    assert (sword.score.text(), sword.damage.text()) == ("35", "+6")
    assert "Vicelarde" in sword.attributes.text()
    assert page.weapons.bare_damage.text() == "+2"


def hands_are_changed_by_keys_and_free_what_they_held(qtbot: QtBot, sheet: SheetWindow) -> None:
    weapons = (
        WeaponHeld(id="epee", weapon="epee", hand=Hand.RIGHT),
        WeaponHeld(id="dague", weapon="dague"),
    )
    become(sheet, weapons=weapons)
    page = sheet.page(CombatPage)
    dagger = page.weapons.lines.widgets()[1]
    dagger.hand.setFocus()
    qtbot.keyClick(dagger.hand, Qt.Key.Key_Down)
    held = [one.hand for one in sheet.subject.character.weapons]
    assert held == [Hand.NONE, Hand.RIGHT]


def a_homebrew_weapon_keeps_its_unknown_attribute_out_of_automation(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    page = sheet.page(CombatPage)
    add = page.weapons.add
    add.button.chosen.emit("*")
    qtbot.keyClicks(add.words, "Rasoir")
    qtbot.keyClick(add.words, Qt.Key.Key_Return)
    razor = page.weapons.lines.widgets()[-1]
    qtbot.mouseClick(razor.own.attributes, LEFT)
    qtbot.keyClicks(razor.own.attributes, "rapide, tranche-tout")
    qtbot.keyClick(razor.own.attributes, Qt.Key.Key_Return)
    assert stored().weapons[-1].attributes == ("rapide", "tranche-tout")
    razor = page.weapons.lines.widgets()[-1]
    assert razor.attributes.text() == "Rapide"
    qtbot.waitUntil(razor.unknown.isVisible)
    assert "tranche-tout" in razor.unknown.text()
    assert razor.damage.text() == "+6"


def a_halberd_shows_each_of_its_uses(sheet: SheetWindow) -> None:
    weapons = (WeaponHeld(id="h", weapon="hallebarde-armes-d-hast"),)
    become(sheet, weapons=weapons)
    (line,) = sheet.page(CombatPage).weapons.lines.widgets()
    assert len(line.uses.children()) > 1
    assert line.unknown.text() == "Sans la Maîtrise : moitié."


def a_broken_weapon_leaves_the_hand(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    (sword,) = sheet.page(CombatPage).weapons.lines.widgets()
    sword.broken.setFocus()
    qtbot.keyClick(sword.broken, Qt.Key.Key_Space)
    (held,) = stored().weapons
    assert (held.broken, held.hand) == (True, Hand.NONE)


def renaming_to_the_name_of_the_row_is_no_name(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    (sword,) = sheet.page(CombatPage).weapons.lines.widgets()
    for name in ("Mordante", ""):
        qtbot.mouseClick(sword.name, LEFT)
        sword.name.selectAll()
        qtbot.keyClick(sword.name, Qt.Key.Key_Delete)
        qtbot.keyClicks(sword.name, name)
        qtbot.keyClick(sword.name, Qt.Key.Key_Return)
        assert stored().weapons[0].name == name
    assert sword.name.text() == "Épée"


@pytest.mark.rule("WH-ARMOUR-LAYERS")
def test_armour(sheet: SheetWindow, qtbot: QtBot, stored: Stored) -> None:
    layers_lie_on_the_body_with_fractions_and_wear(sheet)
    what_does_not_go_together_is_said_before_and_after(qtbot, sheet)
    wear_is_written_and_mended(qtbot, sheet, stored)
    an_unknown_piece_is_kept_and_said_so(qtbot, sheet, stored)
    a_homebrew_piece_is_given_its_zones_and_counts(qtbot, sheet, stored)


def layers_lie_on_the_body_with_fractions_and_wear(sheet: SheetWindow) -> None:
    armour = (
        PieceHeld(id="m", piece="matelassee-gilet", lost={"corps": 1}),
        PieceHeld(id="c", piece="maille-gilet", pa_lost={"corps": 1}),
        PieceHeld(id="t", piece="cuir-bouilli-cerveliere"),
    )
    become(sheet, armour=armour)
    section = sheet.page(CombatPage).armour
    assert section.body.worn()[BodyZone.TRUNK] == (4, 4)
    assert section.body.worn()[BodyZone.HEAD] == (2,)
    assert section.zones["corps"].points.text() == "2"
    told = section.zones["corps"].layers.text()
    assert "1 PV sur 10 perdus" in told
    assert "1 PA perdus" in told
    assert "d100 ≤ 50" in section.zones["tete"].layers.text()
    assert section.zones["bras"].layers.text() == "rien"


def what_does_not_go_together_is_said_before_and_after(qtbot: QtBot, sheet: SheetWindow) -> None:
    armour = (
        PieceHeld(id="m", piece="maille-gilet"),
        PieceHeld(id="e", piece="ecailles-cotte", worn=False),
    )
    become(sheet, armour=armour)
    page = sheet.page(CombatPage)
    scales = page.pieces.lines.widgets()[1]
    assert "ne vont pas ensemble (corps)" in scales.refusal.text()
    scales.worn.setFocus()
    qtbot.keyClick(scales.worn, Qt.Key.Key_Space)
    assert scales.refusal.text() == ""
    clash = page.armour.zones["corps"].clash
    qtbot.waitUntil(clash.isVisible)
    assert "Écailles va avec : Matelassée, Maille cousue" in clash.text()
    assert sheet.problems.conflicts()


def wear_is_written_and_mended(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    (mail,) = sheet.page(CombatPage).pieces.lines.widgets()
    assert not mail.mend.isVisible()
    mail.lost["corps"].setFocus()
    qtbot.keyClicks(mail.lost["corps"], "3")
    qtbot.keyClick(mail.lost["corps"], Qt.Key.Key_Return)
    assert stored().armour[0].lost == {"corps": 3}
    qtbot.mouseClick(mail.mend, LEFT)
    assert stored().armour[0].lost == {}


def an_unknown_piece_is_kept_and_said_so(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    page = sheet.page(CombatPage)
    page.pieces.add.button.chosen.emit("*")
    qtbot.keyClicks(page.pieces.add.words, "Cape du roi")
    qtbot.keyClick(page.pieces.add.words, Qt.Key.Key_Return)
    assert stored().armour[1].piece == "Cape du roi"
    assert "hors automatisme" in page.pieces.lines.widgets()[1].refusal.text()


def test_the_gm_waives_a_clash_on_the_sheet_and_takes_it_back(
    qtbot: QtBot, create: Made, open_sheet: Opened
) -> None:
    armour = (
        PieceHeld(id="m", piece="maille-gilet"),
        PieceHeld(id="e", piece="ecailles-cotte"),
    )
    sheet = open_sheet(create(armour=armour))
    row = sheet.problems.rows()[0]
    assert row.waive is not None
    qtbot.mouseClick(row.waive, LEFT)
    qtbot.keyClicks(row.reason.field, "Cotte sur mesure")
    qtbot.keyClick(row.reason.field, Qt.Key.Key_Return)
    (waived,) = sheet.subject.character.overrides
    assert waived.reason == "Cotte sur mesure"
    assert not sheet.problems.conflicts()
    assert "Cotte sur mesure" in " ".join(sheet.problems.texts())
    restored = next(one.restore for one in sheet.problems.rows() if one.restore is not None)
    qtbot.mouseClick(restored, LEFT)
    assert sheet.subject.character.overrides == ()
    assert sheet.problems.conflicts()


def write(qtbot: QtBot, field: QWidget, text: str) -> None:
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def a_homebrew_piece_is_given_its_zones_and_counts(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    page = sheet.page(CombatPage)
    add = page.pieces.add
    add.button.chosen.emit("*")
    qtbot.keyClicks(add.words, "Carapace <b>")
    qtbot.keyClick(add.words, Qt.Key.Key_Return)
    shell = page.pieces.lines.widgets()[-1]
    qtbot.waitUntil(shell.isVisible)
    assert "dites ce qu’elle couvre" in shell.refusal.text()
    assert shell.own is not None
    shell.own.like.setFocus()
    qtbot.keyClick(shell.own.like, Qt.Key.Key_Down)
    head = shell.own.zones["tete"]
    assert not head.pa.isVisible()
    head.part.setFocus()
    qtbot.keyClick(head.part, Qt.Key.Key_End)
    # It begins with the PA of what it is made like.
    assert head.pa.isVisible()
    assert (head.part.currentText(), head.pa.text()) == ("entier", "1")
    write(qtbot, head.pa, "4")
    assert page.armour.zones["tete"].points.text() == "4"
    assert "Carapace <b>" in page.armour.zones["tete"].layers.text()
    write(qtbot, shell.lost["tete"], "2")
    assert not shell.lost["bras"].isVisible()
    write(qtbot, shell.own.name, "Bassinet")
    held = stored().armour[-1]
    assert held.own is not None
    assert (held.piece, held.own.like, held.own.pa, held.lost) == (
        "Bassinet",
        "cuir-bouilli",
        {"tete": 4},
        {"tete": 2},
    )
    assert page.pieces.lines.widgets()[-1] is shell
    assert shell.refusal.text() == ""


def a_homebrew_weapon_is_made_to_shoot(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, weapons=(WeaponHeld(id="f", name="Fronde-serpent", damage=4),))
    page = sheet.page(CombatPage)
    (sling,) = page.weapons.lines.widgets()
    qtbot.waitUntil(sling.isVisible)
    assert sling.own is not None
    assert not sling.own.reach.isVisible()
    qtbot.mouseClick(sling.own.shoots, LEFT)
    write(qtbot, sling.own.reach, "30")
    write(qtbot, sling.own.most, "90")
    write(qtbot, sling.own.reload, "1")
    assert sling.loaded.isVisible()
    qtbot.mouseClick(sling.own.fixed, LEFT)
    (held,) = sheet.subject.character.weapons
    assert held.shot == OwnShot(reach=30, most=90, strength=4, reload=1)
    assert page.weapons.lines.widgets() == (sling,)
    assert sling.damage.text() == "+4"
    assert "30" in sling.attributes.text()
    # A long range below the first is none.
    write(qtbot, sling.own.most, "10")
    (held,) = sheet.subject.character.weapons
    assert held.shot is not None
    assert (held.shot.most, sling.own.most.text()) == (None, "0")
    qtbot.mouseClick(sling.own.shoots, LEFT)
    (held,) = sheet.subject.character.weapons
    assert held.shot is None
    assert not sling.loaded.isVisible()
