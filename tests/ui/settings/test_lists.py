"""Kits, Arts, the prison table and the price lists."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.edits.apply import ChooseBranch, ChooseSpecialty, ChooseStyle
from tests.ui.settings.helps import shipped_again

SYSTEM = "nightprowler"
LEFT = Qt.MouseButton.LeftButton

# Lists that drop down grab the keyboard; the offscreen platform has none to grab.
pytestmark = pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)


def page(window, section):
    window.open_section(section)
    return window.page(section)


def type_into(qtbot, field, text):
    field.setFocus()
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_Delete)
    for sign in text:  # the test library's own keys know no accents
        event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, sign)
        QApplication.sendEvent(field, event)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def version(window):
    return window.context.library.campaigns.settings(SYSTEM).version


# The prison table


def test_the_prison_table(window, stored, qtbot) -> None:
    a_hole_in_the_prison_table_is_shown_and_not_stored(window, stored, qtbot)
    the_way_to_what_is_wrong_and_the_way_back(window, qtbot)
    a_stay_is_added_behind_another_and_takes_its_last_face(window, stored, qtbot)
    a_stay_behind_one_of_a_single_face_waits(window, stored, qtbot)
    the_last_face_belongs_to_somebody(window, qtbot)
    an_effect_of_a_stay_is_typed(window, stored, qtbot)


def a_hole_in_the_prison_table_is_shown_and_not_stored(window, stored, qtbot) -> None:
    shipped_again(window)
    before = version(window)
    prison = page(window, "prison")
    prison.select("argot")
    type_into(qtbot, prison.row("max").control.field, "10")
    assert stored().prison_stay(11).id == "argot"
    assert "non enregistré" in prison.row("max").mark.word.text()
    prison.select("geolier")
    assert prison.row("min").trouble.text() == "valeur impossible, attendu\u00a0: 11"
    assert prison.list.item(6).text().startswith("!")
    type_into(qtbot, prison.row("min").control.field, "11")
    assert stored().prison_stay(11).id == "geolier"
    assert version(window) == before + 1
    assert not prison.row("min").trouble.isVisible()


def the_way_to_what_is_wrong_and_the_way_back(window, qtbot) -> None:
    shipped_again(window)
    before = version(window)
    prison = page(window, "prison")
    prison.select("argot")
    type_into(qtbot, prison.row("max").control.field, "12")
    window.open_section("gear")
    go, give_up = window.ui.held.actions()
    qtbot.mouseClick(go, LEFT)
    assert window.section == "prison"
    assert prison.current == "geolier"
    assert prison.row("min").control.field.hasFocus()
    qtbot.mouseClick(give_up, LEFT)
    assert not window.ui.held.isVisible()
    prison.select("argot")
    assert prison.row("max").control.field.value() == 11
    assert version(window) == before


def a_stay_is_added_behind_another_and_takes_its_last_face(window, stored, qtbot) -> None:
    shipped_again(window)
    prison = page(window, "prison")
    prison.select("silence")
    qtbot.mouseClick(prison.add, LEFT)
    assert prison.current == "nouveau-sejour"
    assert prison.row("text").control.field.hasFocus()
    type_into(qtbot, prison.row("text").control.field, "Une évasion manquée.")
    stays = [stored().prison_stay(face).id for face in (17, 18, 19)]
    assert stays == ["silence", "nouveau-sejour", "service"]
    assert stored().prison_stay(18).text == "Une évasion manquée."
    assert prison.list.currentItem().text().startswith("+")


def a_stay_behind_one_of_a_single_face_waits(window, stored, qtbot) -> None:
    shipped_again(window)
    before = version(window)
    prison = page(window, "prison")
    prison.select("endurci")
    qtbot.mouseClick(prison.add, LEFT)
    assert version(window) == before
    assert window.ui.held.isVisible()
    qtbot.mouseClick(prison.remove, LEFT)
    assert not window.ui.held.isVisible()
    assert stored() == window.editor.shipped


def the_last_face_belongs_to_somebody(window, qtbot) -> None:
    shipped_again(window)
    prison = page(window, "prison")
    prison.select("endurci")
    qtbot.mouseClick(prison.remove, LEFT)
    assert prison.trouble.isVisible()
    assert "20" in prison.trouble.text()
    prison.restore.options()[0].trigger()
    assert not prison.trouble.isVisible()
    assert prison.current == "endurci"


def an_effect_of_a_stay_is_typed(window, stored, qtbot) -> None:
    shipped_again(window)
    prison = page(window, "prison")
    prison.select("ennemi")
    type_into(qtbot, prison.row("effects.jetons").control.field, "-2")
    assert stored().prison_stay(16).effects.jetons == -2
    skill = prison.row("effects.skill").control
    type_into(qtbot, skill.field, "intimidation")
    assert stored().prison_stay(16).effects.skill == "intimidation"
    type_into(qtbot, skill.field, "aucune")
    assert stored().prison_stay(16).effects.skill == ""


# Weapons, armours, shields, gear


def test_weapons_and_things(window, stored, qtbot) -> None:
    a_weapon_is_changed_and_marked(window, stored, qtbot)
    penetration_comes_in_two(window, stored, qtbot)
    a_thing_is_added_named_and_removed(window, stored, qtbot)
    a_removed_thing_is_put_back_where_it_was(window, stored, qtbot)
    armours_have_prices_only(window, stored, qtbot)
    a_shield_is_of_wood_or_not(window, stored, qtbot)


def a_weapon_is_changed_and_marked(window, stored, qtbot) -> None:
    shipped_again(window)
    weapons = page(window, "weapons")
    weapons.select("dague")
    type_into(qtbot, weapons.row("price").control.field, "9")
    assert stored().weapon("dague").price == 9
    assert weapons.list.currentItem().text() == "● Dague · 9 c."
    qtbot.mouseClick(weapons.row("flags").control.boxes["hampe"], LEFT, pos=QPoint(8, 8))
    assert stored().weapon("dague").flags == ("hampe",)
    type_into(qtbot, weapons.row("name").control.field, "<b>Dague</b>")
    assert weapons.list.currentItem().text().startswith("● <b>Dague</b>")
    assert weapons.heading.text() == "<b>Dague</b>"
    assert weapons.heading.textFormat() == Qt.TextFormat.PlainText


def penetration_comes_in_two(window, stored, qtbot) -> None:
    shipped_again(window)
    weapons = page(window, "weapons")
    weapons.select("dague")
    short, long = weapons.row("penetration_short"), weapons.row("penetration_long")
    type_into(qtbot, short.control.field, "beaucoup")
    assert short.trouble.text().startswith("un nombre de 0")
    type_into(qtbot, short.control.field, "2")
    assert long.trouble.isVisible()
    assert stored().weapon("dague").penetration_short is None
    type_into(qtbot, long.control.field, "1")
    assert stored().weapon("dague").penetration_short == 2
    assert stored().weapon("dague").penetration_long == 1


def a_thing_is_added_named_and_removed(window, stored, qtbot) -> None:
    shipped_again(window)
    gear = page(window, "gear")
    qtbot.mouseClick(gear.add, LEFT)
    assert stored().gear[-1].name == "Nouvel objet"
    assert gear.row("name").control.field.hasFocus()
    type_into(qtbot, gear.row("name").control.field, "Échelle")
    assert (stored().gear[-1].id, stored().gear[-1].name) == ("nouvel-objet", "Échelle")
    type_into(qtbot, gear.row("name").control.field, " ")
    assert gear.row("name").trouble.text() == "il manque un texte"
    assert stored().gear[-1].name == "Échelle"
    type_into(qtbot, gear.row("name").control.field, "Échelle")
    qtbot.mouseClick(gear.remove, LEFT)
    assert stored() == window.editor.shipped
    assert gear.current == "sifflet"


def a_removed_thing_is_put_back_where_it_was(window, stored, qtbot) -> None:
    shipped_again(window)
    gear = page(window, "gear")
    gear.select("corde")
    qtbot.mouseClick(gear.remove, LEFT)
    assert "corde" not in [one.id for one in stored().gear]
    (offer,) = gear.restore.options()
    offer.trigger()
    assert stored() == window.editor.shipped


def armours_have_prices_only(window, stored, qtbot) -> None:
    shipped_again(window)
    armours = page(window, "armours")
    assert not armours.add.isVisible()
    type_into(qtbot, armours.row("repair_percent").control.field, "25")
    assert stored().armours[0].repair_percent == 25
    type_into(qtbot, armours.row("repair_percent").control.field, "")
    assert stored().armours[0].repair_percent is None


def a_shield_is_of_wood_or_not(window, stored, qtbot) -> None:
    shipped_again(window)
    shields = page(window, "shields")
    shields.select("targe")
    qtbot.mouseClick(shields.row("wooden").control.box, LEFT)
    assert stored().shield("targe").wooden


# Kits


def a_kit_is_changed_line_by_line(window, stored, qtbot) -> None:
    shipped_again(window)
    kits = page(window, "kits-specialty")
    kits.select("perceur")
    first = kits.skills.rows[0]
    type_into(qtbot, first.value.field, "13")
    type_into(qtbot, kits.skills.rows[4].skill.field, "Artisanat (au choix)")
    kit = stored().kits.of_specialty("perceur")
    assert (kit.skills[0].value, kit.skills[4].skill) == (13, "artisanat:*")
    assert "modifié" in first.mark.word.text()
    assert "ajouté" in kits.skills.rows[4].mark.word.text()
    qtbot.mouseClick(first.mark.back, LEFT)
    assert stored().kits.of_specialty("perceur").skills[0].value == 12
    qtbot.mouseClick(kits.mark.back, LEFT)
    assert stored() == window.editor.shipped


def a_skill_is_typed_as_people_write_it(window, stored, qtbot) -> None:
    for typed, key in (
        ("connaissance (loi)", "connaissance:Loi"),
        ("Langue (troll)", "langue:troll"),
        ("ATHLETISME", "athletisme"),
        ("Lire et écrire (umélorien)", "lire-et-ecrire:umélorien"),
    ):
        shipped_again(window)
        kits = page(window, "kits-milieu")
        kits.select("esclave")
        type_into(qtbot, kits.skills.rows[2].skill.field, typed)
        if key == "athletisme":  # there already
            assert kits.skills.rows[2].trouble.text() == "déjà présent plus haut"
        else:
            assert stored().kits.of_milieu("esclave").skills[2].skill == key


def test_kits_and_arts(window, stored, qtbot, context) -> None:
    an_unknown_skill_is_said_at_its_line(window, stored, qtbot)
    a_kit_is_changed_line_by_line(window, stored, qtbot)
    a_skill_is_typed_as_people_write_it(window, stored, qtbot)
    a_skill_is_added_to_a_kit(window, stored, qtbot)
    a_finished_character_keeps_the_kit_that_it_received(window, context, qtbot)
    a_skill_changes_its_art(window, stored, qtbot)
    a_specialisation_has_an_art_of_its_own(window, stored, qtbot)


def an_unknown_skill_is_said_at_its_line(window, stored, qtbot) -> None:
    shipped_again(window)
    kits = page(window, "kits-specialty")
    type_into(qtbot, kits.skills.rows[1].skill.field, "Danse")
    assert kits.skills.rows[1].trouble.text() == "«\u00a0Danse\u00a0» n’existe pas"
    assert stored() == window.editor.shipped
    assert kits.list.item(0).text().startswith("!")
    qtbot.mouseClick(kits.skills.rows[1].remove, LEFT)
    assert len(stored().kits.specialty[0].skills) == 5
    assert not window.ui.held.isVisible()


def a_skill_is_added_to_a_kit(window, stored, qtbot) -> None:
    shipped_again(window)
    kits = page(window, "kits-culture")
    qtbot.mouseClick(kits.skills.add, LEFT)
    assert len(stored().kits.culture[0].skills) == 4
    type_into(qtbot, kits.native.field, "vieux parler")
    assert stored().kits.culture[0].native == "vieux parler"
    elven = page(window, "kits-elven")
    qtbot.mouseClick(elven.choice.rows[0].remove, LEFT)
    assert [one.skill for one in stored().kits.elven.choice] == [
        "breuvage:Alchimie",
        "lire-et-ecrire:mélorien",
    ]


def a_finished_character_keeps_the_kit_that_it_received(window, context, qtbot) -> None:
    shipped_again(window)
    library = context.library
    character, _ = library.characters.create(SYSTEM, Character(name="Isabeau"))
    specialty = window.editor.tables.specialty("perceur")
    branch = window.editor.tables.branch(specialty.branch)
    for command in (
        ChooseStyle(branch.style),
        ChooseBranch(branch.id),
        ChooseSpecialty("perceur"),
    ):
        library.characters.edit(character, command, "test")
    before = library.characters.get(character).document
    kits = page(window, "kits-specialty")
    kits.select("perceur")
    type_into(qtbot, kits.skills.rows[0].value.field, "15")
    assert library.characters.get(character).document == before


# Arts


def a_skill_changes_its_art(window, stored, qtbot) -> None:
    shipped_again(window)
    arts = page(window, "arts")
    pick = arts.rows["soin"].pick
    pick.setFocus()
    qtbot.keyClicks(pick, "Art fermier")
    qtbot.keyClick(pick, Qt.Key.Key_Return)
    assert stored().arts.of("soin") == "fermier"
    assert "modifié" in arts.rows["soin"].mark.word.text()
    qtbot.mouseClick(arts.restore, LEFT)
    assert stored() == window.editor.shipped


def a_specialisation_has_an_art_of_its_own(window, stored, qtbot) -> None:
    shipped_again(window)
    arts = page(window, "arts")
    type_into(qtbot, arts.skill.field, "Soin")
    qtbot.mouseClick(arts.add, LEFT)
    assert arts.trouble.isVisible()
    type_into(qtbot, arts.skill.field, "Connaissance (Loi)")
    qtbot.mouseClick(arts.add, LEFT)
    assert stored().arts.of("connaissance:Loi") == "livresque"
    assert "connaissance:Loi" in stored().arts.livresque
    qtbot.mouseClick(arts.rows["connaissance:Loi"].remove, LEFT)
    assert "connaissance:Loi" not in stored().arts.livresque
