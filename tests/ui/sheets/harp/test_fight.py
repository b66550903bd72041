"""A sheet whose character a fight owns: what is done here is done there."""

from pytestqt.qtbot import QtBot

from desktop.rules.harp.document import Character, Life, Wound
from desktop.ui.context import Context
from desktop.ui.sheets.harp.health_page import HealthPage
from tests.ui.sheets.harp.helps import Opened
from tests.ui.sheets.helps import Made, opened, press, type_dice, write


def test_what_is_done_on_the_sheet_is_done_in_the_fight(
    qtbot: QtBot, context: Context, create: Made, open_sheet: Opened
) -> None:
    id = create(hp=-61, life=Life(left=40), wounds=(Wound(id="w", bleeding=4),))
    sheet = open_sheet(id)
    page = opened(sheet, HealthPage)
    assert page.life.go_by.isVisible()
    session = context.library.fights.open(context.library.fights.create("harp", "Le pont"))
    session.join_character(id, 0)
    assert "Le pont" in sheet.form.fight.text()
    # Its rounds are the fight's.
    assert not page.life.go_by.isVisible()
    (fighter,) = session.view().fighters
    write(qtbot, page.life.skill, "20")
    press(qtbot, page.life.stabilise)
    type_dice(qtbot, page.life.asking, 98, 45)
    (card,) = page.wounds.cards.widgets()
    press(qtbot, card.treat)
    write(qtbot, page.points.points, "-12")
    there = session.participant(fighter.id)
    assert isinstance(there, Character)
    assert (there.hp, there.life.stabilised, there.wounds[0].treated) == (-12, True, True)
    sheet.check.open_roll("skill", "c")
    assert sheet.check.isVisible()
