"""The first page: characteristics, skills, resistances, identity, sight."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from desktop.rules.harp.document import Ailment, Prepared, Resistance, Vision
from desktop.ui.sheets.common.tab_order import focus_chain
from desktop.ui.sheets.harp.skills import Skills
from desktop.ui.sheets.harp.window import SheetWindow
from desktop.ui.widgets.labels import PlainLabel
from tests.ui.sheets.harp.helps import Opened, Stored
from tests.ui.sheets.helps import Made, become, press, write


@pytest.mark.rule(
    "HARP-DIS-RHUME",
    "HARP-VISION-TYPES",
    "HARP-VDN-DARK",
    "HARP-VDN-LIGHT",
    "HARP-DYING",
    "HARP-WOUND-AGGREGATE",
)
def test_characteristics_resistances_and_identity(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    a_score_gives_a_bonus_until_one_is_written(qtbot, sheet, stored)
    a_bonus_says_where_it_comes_from_and_how_sure_that_is(qtbot, sheet)
    resistances_add_up_until_a_total_is_written(qtbot, sheet, stored)
    who_he_is_and_how_he_sees(qtbot, sheet, stored)
    the_head_tells_wounds_in_words_and_numbers(sheet)


def a_score_gives_a_bonus_until_one_is_written(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    part = sheet.person.characteristics
    write(qtbot, part.scores["force"], "105")
    assert (stored().scores["force"], part.bonuses["force"].value()) == (105, 15)
    write(qtbot, part.racial["force"], "3")
    assert part.bonuses["force"].value() == 18
    assert not part.own["force"].isVisible()
    write(qtbot, part.bonuses["force"], "-4")
    assert (stored().bonuses, part.bonuses["force"].value()) == ({"force": -4}, -1)
    press(qtbot, part.own["force"])
    assert (stored().bonuses, part.bonuses["force"].value()) == ({}, 18)
    write(qtbot, part.scores["force"], "0")
    assert "force" not in stored().scores
    assert part.now["force"].text() == "—"
    write(qtbot, part.scores["force"], "106")
    assert part.scores["force"].problem
    assert "force" not in stored().scores


def a_bonus_says_where_it_comes_from_and_how_sure_that_is(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, ailments=(Ailment(id="a", disease="rhume"),))
    part = sheet.person.characteristics
    assert (part.scores["agilite"].value(), part.now["agilite"].text()) == (93, "88")
    bonus = part.bonuses["agilite"]
    bonus.setFocus()
    qtbot.keyClick(bonus, Qt.Key.Key_F1)
    tip = bonus.tip()
    assert tip is not None
    panel = tip.panel()
    assert panel is not None
    texts = [one.text() for one in panel.findChildren(PlainLabel)]
    assert "Agilité 88" in texts
    assert "valeur de campagne (certaine)" in texts


@pytest.mark.rule("HARP-BTC-SUM", "HARP-RANK-BONUS")
def test_skills(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    a_skill_adds_up(qtbot, sheet, stored)
    a_skill_says_more_of_itself(qtbot, sheet, stored)
    skills_are_learnt_and_forgotten(qtbot, sheet, stored)
    what_was_prepared_may_be_given_up(qtbot, sheet)


def a_skill_adds_up(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    line = sheet.person.skills.lines.widgets()[0]
    assert line.button.value_text() == "+55"
    assert "équipement +10" in line.button.accessibleDescription()
    write(qtbot, line.numbers["ranks"], "11")
    assert (stored().skills[0].ranks, line.button.value_text()) == (11, "+77")
    # Ten at five, one at two: the second row is less sure than the first.
    assert "publique, sûre" in line.button.accessibleDescription()
    write(qtbot, line.numbers["equipment"], "-10")
    write(qtbot, line.numbers["other"], "1")
    assert line.button.value_text() == "+58"
    write(qtbot, line.numbers["ranks"], "201")
    assert line.numbers["ranks"].problem
    assert stored().skills[0].ranks == 11


def a_skill_says_more_of_itself(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    line = sheet.person.skills.lines.widgets()[1]
    press(qtbot, line.fold)
    part = line.details
    assert part is not None
    assert part.isVisible()
    # Its name is that of the tables.
    assert not part.name.isVisible()
    write(qtbot, part.specialty, "pierre")
    part.first.setFocus()
    qtbot.keyClick(part.first, Qt.Key.Key_Down)
    part.method.setFocus()
    qtbot.keyClick(part.method, Qt.Key.Key_End)
    press(qtbot, part.closed)
    one = stored().skills[1]
    assert (one.specialty, one.first, one.method, one.closed) == ("pierre", "force", "jr", True)
    assert line.button.accessibleName().startswith("Artisanat (pierre)")
    press(qtbot, line.fold)
    assert not part.isVisible()


def skills_are_learnt_and_forgotten(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    part = sheet.person.skills
    assert "crochetage-pieges" not in _offered(part)
    _offered(part)["saut"].trigger()
    assert stored().skills[-1].skill == "saut"
    _offered(part)["artisanat*"].trigger()
    write(qtbot, part.add.words, "cuir")
    assert (stored().skills[-1].skill, stored().skills[-1].specialty) == ("artisanat", "cuir")
    _offered(part)["*"].trigger()
    write(qtbot, part.add.words, "Dames")
    assert (stored().skills[-1].skill, stored().skills[-1].name) == ("", "Dames")
    line = part.lines.widgets()[-1]
    assert line.button.value_text() == "−25"
    chain = focus_chain(sheet.person)
    assert chain.index(line.numbers["ranks"]) < chain.index(part.untrained)
    press(qtbot, line.remove)
    assert len(stored().skills) == 4


def resistances_add_up_until_a_total_is_written(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    part = sheet.person.resistances
    assert part.totals["corps"].value() == 34
    write(qtbot, part.ranks["corps"], "5")
    write(qtbot, part.others["corps"], "12")
    assert part.totals["corps"].value() == 41
    write(qtbot, part.totals["corps"], "60")
    assert stored().resistances["corps"] == Resistance(ranks=5, other=12, total=60)
    press(qtbot, part.own["corps"])
    assert part.totals["corps"].value() == 41


def who_he_is_and_how_he_sees(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    _write_identity(qtbot, sheet, stored)
    part = sheet.person.sight
    assert part.metres["moon"].value() == 20
    assert "Sans lumière, rien." in part.told.text()
    assert not part.range.isVisible()
    part.kind.setFocus()
    qtbot.keyClick(part.kind, Qt.Key.Key_End)
    write(qtbot, part.range, "15")
    assert stored().vision == Vision(kind="noir", range=15)
    assert "15 m, sans couleurs" in part.told.text()
    assert "L + 15" in part.told.text()
    assert part.metres["stars"].value() == 15
    write(qtbot, part.metres["stars"], "12")
    assert stored().vision.stars == 12
    press(qtbot, part.own["stars"])
    assert stored().vision.stars is None


def _write_identity(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    part = sheet.person.identity
    part.people.setFocus()
    qtbot.keyClick(part.people, Qt.Key.Key_End)
    chosen = sheet.subject.tables.races.get(stored().people)
    assert (stored().race, stored().racial) == (chosen.name, dict(chosen.bonuses))
    assert chosen.name in part.endurance.value.accessibleDescription()
    write(qtbot, part.race, "Elfe")
    write(qtbot, part.profession, "Rodeur")
    write(qtbot, part.level, "3")
    write(qtbot, part.most, "52")
    assert (stored().race, stored().profession, stored().level) == ("Elfe", "Rodeur", 3)
    assert (stored().hp, sheet.person.header.points.text()) == (52, "52 / 52")
    assert sheet.person.header.concept.text() == "Elfe — Rodeur"
    write(qtbot, part.most, "douze")
    assert part.most.problem
    assert stored().most == 52


def the_head_tells_wounds_in_words_and_numbers(sheet: SheetWindow) -> None:
    header = become(sheet, hp=-61).person.header
    assert "En train de trépasser" in header.state.text()
    assert "Gravement blessé" in header.state.text()
    assert header.points.text() == "−61 / 40"
    assert {path: one.text() for path, one in header.sums.items()} == {
        "threshold": "−60",
        "defence": "+14",
        "initiative": "+8",
        "penalty": "0",
    }


def what_was_prepared_may_be_given_up(qtbot: QtBot, sheet: SheetWindow) -> None:
    ready = (Prepared(id="p", skill="c", amount=20), Prepared(id="q", skill="c", amount=10))
    become(sheet, prepared=ready)
    first, second = sheet.person.prepared.lines.widgets()
    assert "+20" in first.text.text()
    press(qtbot, first.remove)
    assert sheet.subject.character.prepared == ready[1:]
    press(qtbot, second.remove)
    assert not sheet.person.prepared.isVisible()


def test_a_rule_is_waived_with_a_reason(qtbot: QtBot, create: Made, open_sheet: Opened) -> None:
    sheet = open_sheet(create(scores={}))
    row = sheet.problems.rows()[0]
    assert row.waive is not None
    press(qtbot, row.waive)
    qtbot.keyClicks(row.reason.field, "figurant")
    qtbot.keyClick(row.reason.field, Qt.Key.Key_Return)
    assert sheet.subject.character.overrides[0].reason == "figurant"
    again = next(one for one in sheet.problems.rows() if one.restore is not None)
    assert again.restore is not None
    press(qtbot, again.restore)
    assert sheet.subject.character.overrides == ()


def _offered(part: Skills) -> dict[str, QAction]:
    """What may be learnt; the list is another one after each."""
    return {str(one.data()): one for one in part.add.button.options()}
