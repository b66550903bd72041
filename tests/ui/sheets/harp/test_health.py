"""The second page: hit points, life and death, wounds, healing, diseases and poisons."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.rules.harp.document import Ailment, Cause, Life, Parts, Wound
from desktop.rules.harp.settings import HealingRow, Settings
from desktop.rules.members import changed
from desktop.ui.context import Context
from desktop.ui.sheets.common.tab_order import focus_chain
from desktop.ui.sheets.harp.health_page import HealthPage
from desktop.ui.sheets.harp.window import SheetWindow
from desktop.ui.widgets.box_painting import BoxState
from tests.ui.sheets.harp.helps import Stored
from tests.ui.sheets.helps import become, opened, press, type_dice, write

CUT = Wound(id="w", name="Entaille", bleeding=4, penalty=-30, structure="os", main=True)
DYING = Life(left=40)


@pytest.mark.rule(
    "HARP-HEAL-MAGIC",
    "HARP-HEAL-HERBS",
    "HARP-DYING-ROUNDS",
    "HARP-STAB-SOINS",
    "HARP-STAB-SPELL",
    "HARP-DECAY-START",
    "HARP-DECAY-RESTORE",
    "HARP-DEATH-CAUSES",
    "HARP-DECAY-ZERO",
    "HARP-WOUND-WORST",
    "HARP-HEAL-BLEED",
    "HARP-HEAL-ROLL",
    "HARP-HEAL-PENALTY-PRORATA",
)
def test_life_wounds_and_healing(
    qtbot: QtBot, context: Context, sheet: SheetWindow, stored: Stored
) -> None:
    the_dying_bleed_and_die_in_the_last_round(qtbot, sheet)
    the_dying_are_held_by_care_by_a_spell_or_by_the_gm(qtbot, sheet)
    the_dead_decay_and_are_restored_and_raised(qtbot, sheet, stored)
    who_has_a_characteristic_at_zero_is_beyond_recall(sheet)
    wounds_are_noted_and_treated(qtbot, sheet, stored)
    rest_waits_for_the_blood_and_heals_day_by_day(qtbot, sheet)
    the_campaigns_table_says_the_days(qtbot, context, sheet)
    hit_points_by_box_by_blow_by_remedy_and_by_hand(qtbot, sheet, stored)


def hit_points_by_box_by_blow_by_remedy_and_by_hand(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    part = opened(sheet, HealthPage).points
    line = part.track.lines()[0]
    line.setFocus()
    qtbot.keyClick(line, Qt.Key.Key_1)
    assert stored().hp == 37
    part.track.boxCleared.emit(0)
    assert stored().hp == 40
    write(qtbot, part.lost, "45")
    press(qtbot, part.hurt)
    assert stored().hp == -5
    ticked = [sum(box.state is BoxState.TICKED for box in row.boxes) for row in part.track.rows()]
    assert ticked == [14, 2]
    write(qtbot, part.given, "6")
    press(qtbot, part.heal)
    assert stored().hp == 1
    write(qtbot, part.points, "-60")
    assert stored().hp == -60
    write(qtbot, part.points, "41")
    assert part.points.problem
    assert stored().hp == -60
    assert part.threshold.value.text() == "−60"

    # A remedy says when it works.
    assert part.when.text().startswith("agit en 1 round")
    assert not part.herb.isVisible()
    part.remedy.setFocus()
    qtbot.keyClick(part.remedy, Qt.Key.Key_End)
    qtbot.keyClicks(part.herb, "Arnica")
    write(qtbot, part.after, "3")
    press(qtbot, part.heal)
    (herb,) = stored().herbs
    assert (herb.name, herb.points, herb.left, stored().hp) == ("Arnica", 6, 10_800, -60)
    (line,) = part.taken.lines.widgets()
    press(qtbot, line.hour)
    assert "Arnica\N{NO-BREAK SPACE}: agit dans 2 h" in line.text.text()
    press(qtbot, line.now)
    assert (stored().hp, stored().herbs, part.taken.isVisible()) == (-54, (), False)


def the_dying_bleed_and_die_in_the_last_round(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, hp=-59, wounds=(CUT,))
    life = opened(sheet, HealthPage).life
    assert not life.bind.isVisible()
    assert life.bleeding.value.text() == "4"
    press(qtbot, life.go_by)
    # The round in which the threshold is passed counts.
    assert (sheet.subject.character.hp, sheet.subject.character.life.left) == (-63, 64)
    assert life.span.value.text() == "65"
    write(qtbot, life.left, "2")
    write(qtbot, life.rounds, "2")
    press(qtbot, life.go_by)
    assert sheet.subject.character.life.cause is Cause.SHOCK
    assert not life.go_by.isVisible()
    sheet.form.undo.trigger()
    assert sheet.subject.character.life.left == 2
    assert life.go_by.isVisible()


def the_dying_are_held_by_care_by_a_spell_or_by_the_gm(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, hp=-61, life=DYING)
    life = opened(sheet, HealthPage).life
    # Nothing milder than Extrêmement Difficile is offered.
    assert [life.degree.itemData(at) for at in range(life.degree.count())] == [
        "extremement-difficile",
        "pure-folie",
        "absurde",
    ]
    write(qtbot, life.skill, "20")
    press(qtbot, life.stabilise)
    type_dice(qtbot, life.asking, 98, 45)
    assert sheet.subject.character.life == Life(left=40, stabilised=True)
    assert "103" in life.asking.told.text()
    press(qtbot, life.stable)
    assert not sheet.subject.character.life.stabilised
    press(qtbot, life.stabilise)
    type_dice(qtbot, life.asking, 70)
    # Nothing changed, and it is told all the same.
    assert "30, pas stabilisé" in life.asking.told.text()
    press(qtbot, life.bind)
    assert sheet.subject.character.life == Life(left=40, stabilised=True)


def the_dead_decay_and_are_restored_and_raised(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    life = opened(sheet, HealthPage).life
    life.cause.setFocus()
    qtbot.keyClick(life.cause, Qt.Key.Key_End)
    press(qtbot, life.die)
    assert stored().life.cause is Cause.OTHER
    write(qtbot, life.minutes, "13")
    press(qtbot, life.decay)
    type_dice(qtbot, life.asking, 8, 8, 1)
    assert stored().life.decayed == {"presence": 2, "force": 1}
    assert "13" in life.since.text()
    force, presence = life.decayed.widgets()
    assert presence.label.text() == "Présence\N{NO-BREAK SPACE}: −2"
    chain = focus_chain(life)
    assert chain.index(force.give) < chain.index(presence.give) < chain.index(life.back)
    press(qtbot, force.give)
    assert stored().life.decayed == {"presence": 2}
    write(qtbot, life.back, "5")
    press(qtbot, life.raising)
    assert (stored().life.cause, stored().hp) == (None, 5)


def who_has_a_characteristic_at_zero_is_beyond_recall(sheet: SheetWindow) -> None:
    lost = Life(cause=Cause.SHOCK, minutes=90, decayed={"presence": 60})
    life = opened(become(sheet, life=lost), HealthPage).life
    assert not life.raising.isEnabled()
    assert "à zéro" in life.state.text()


def wounds_are_noted_and_treated(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    become(sheet)
    part = opened(sheet, HealthPage).wounds
    assert part.severity.text() == "Indemne"
    press(qtbot, part.add)
    (card,) = part.cards.widgets()
    write(qtbot, card.name, "Entaille")
    write(qtbot, card.bleeding, "4")
    write(qtbot, card.penalty, "-30")
    card.structure.setFocus()
    qtbot.keyClick(card.structure, Qt.Key.Key_Down)
    press(qtbot, card.main)
    assert stored().wounds == (changed(CUT, id=stored().wounds[0].id),)
    assert part.severity.text() == "Moyennement blessé"
    assert part.penalty.value.text() == "−30"
    assert part.bleeding.value.text() == "4"
    write(qtbot, card.penalty, "5")
    assert card.penalty.problem
    press(qtbot, card.treat)
    assert card.treated.isChecked()
    assert not card.treat.isVisible()
    press(qtbot, card.treated)
    assert not stored().wounds[0].treated
    press(qtbot, card.remove)
    assert stored().wounds == ()


def rest_waits_for_the_blood_and_heals_day_by_day(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet, hp=20, wounds=(CUT,))
    page = opened(sheet, HealthPage)
    part = page.healing
    assert "Le sang coule" in part.told.text()
    press(qtbot, part.rest)
    assert sheet.subject.character.hp == 20
    assert sheet.banner.isVisible()
    (card,) = page.wounds.cards.widgets()
    press(qtbot, card.treat)
    assert part.per_rest.value.text() == "3"
    write(qtbot, part.hours, "24")
    press(qtbot, part.rest)
    assert sheet.subject.character.hp == 29
    assert part.added.value.text() == "+4"
    write(qtbot, part.word, "10")
    press(qtbot, part.roll)
    type_dice(qtbot, part.asking, 50)
    assert sheet.subject.character.wounds[0].needs == 10
    assert not part.roll.isVisible()
    write(qtbot, part.days, "9")
    press(qtbot, part.rest_days)
    assert card.rested.value() == 9
    write(qtbot, card.rested, "10")
    assert card.now.text() == "Malus à présent\N{NO-BREAK SPACE}: 0"


def the_campaigns_table_says_the_days(qtbot: QtBot, context: Context, sheet: SheetWindow) -> None:
    rules = context.library.registry.get("harp").default_settings()
    assert isinstance(rules, Settings)
    rows = (HealingRow(id="r", least=1, light=2, middle=7, severe=30),)
    context.library.campaigns.change("harp", changed(rules, healing=rows))
    become(sheet, wounds=(changed(CUT, treated=True),))
    part = opened(sheet, HealthPage).healing
    assert not part.told.isVisible()
    write(qtbot, part.word, "0")
    press(qtbot, part.roll)
    type_dice(qtbot, part.asking, 50)
    assert sheet.subject.character.wounds[0].needs == 7


@pytest.mark.rule(
    "HARP-JRC-POISON",
    "HARP-DIS-PNEUMONIE",
    "HARP-DIS-PNEUMONIE-COMA",
    "HARP-DIS-LEPRE-LOSS",
    "HARP-DIS-LEPRE-FINGERS",
    "HARP-DIS-ALLERGIE",
)
def test_diseases_and_poisons(qtbot: QtBot, sheet: SheetWindow, stored: Stored) -> None:
    a_poison_is_resisted_and_kills_by_rounds(qtbot, sheet, stored)
    a_disease_runs_by_hours_and_days(qtbot, sheet)
    what_an_ailment_took_is_corrected_by_hand(qtbot, sheet)
    an_ailment_that_no_table_knows_is_noted_by_name(qtbot, sheet, stored)
    dice_that_are_given_up_leave_everything_as_it_was(qtbot, sheet)


def a_poison_is_resisted_and_kills_by_rounds(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    page = opened(sheet, HealthPage)
    part = page.ailments
    assert not part.resist.isVisible()
    _pick(qtbot, page, "poison-externe")
    press(qtbot, part.resist)
    # 34 of the body: 47 + 34 = 81, level B.
    type_dice(qtbot, part.asking, 47)
    assert (stored().ailments[0].level, "Critique B" in part.asking.told.text()) == (
        "critique-b",
        True,
    )
    press(qtbot, part.resist)
    type_dice(qtbot, part.asking, 90)
    assert "aucun effet (JR 124)" in part.asking.told.text()
    assert len(stored().ailments) == 1
    press(qtbot, part.resist)
    type_dice(qtbot, part.asking, 20, 2)
    card = part.cards.widgets()[1]
    assert card.numbers["rounds"].value() == 2
    write(qtbot, page.life.rounds, "2")
    press(qtbot, page.life.go_by)
    assert stored().life.cause is Cause.POISON


def a_disease_runs_by_hours_and_days(qtbot: QtBot, sheet: SheetWindow) -> None:
    ill = Ailment(id="a", disease="pneumonie", level="survie", fever=1, target=120)
    become(sheet, ailments=(ill,))
    part = opened(sheet, HealthPage).ailments
    (card,) = part.cards.widgets()
    assert card.weight.value.text() == "−40"
    press(qtbot, card.hour)
    assert sheet.subject.character.ailments[0].coma
    assert card.ticks["coma"].isChecked()
    press(qtbot, card.day)
    type_dice(qtbot, part.asking, 95)
    assert "survit ce jour" in part.asking.told.text()
    press(qtbot, card.day)
    type_dice(qtbot, part.asking, 10)
    assert sheet.subject.character.life.cause is Cause.DISEASE


def what_an_ailment_took_is_corrected_by_hand(qtbot: QtBot, sheet: SheetWindow) -> None:
    leper = Ailment(id="a", disease="lepre", days=6)
    allergy = Ailment(id="b", disease="allergie")
    become(sheet, ailments=(leper, allergy))
    part = opened(sheet, HealthPage).ailments
    lost, near = part.cards.widgets()
    press(qtbot, lost.day)
    type_dice(qtbot, part.asking, 7)
    assert sheet.subject.character.ailments[0].parts == Parts(fingers=(1, 0))
    write(qtbot, lost.numbers["fingers-1"], "3")
    write(qtbot, lost.numbers["toes-0"], "5")
    write(qtbot, lost.numbers["teeth"], "2")
    wanted = Parts(teeth=2, toes=(5, 0), fingers=(1, 3))
    assert sheet.subject.character.ailments[0].parts == wanted
    assert "main droite inutilisable" in lost.told.text()
    write(qtbot, near.substance, "alcool")
    press(qtbot, near.ticks["near"])
    assert near.weight.value.text() == "−20"
    assert sheet.subject.character.ailments[1].substance == "alcool"
    press(qtbot, near.remove)
    assert len(sheet.subject.character.ailments) == 1


def an_ailment_that_no_table_knows_is_noted_by_name(
    qtbot: QtBot, sheet: SheetWindow, stored: Stored
) -> None:
    become(sheet)
    page = opened(sheet, HealthPage)
    part = page.ailments
    _pick(qtbot, page, "*")
    press(qtbot, part.note)
    assert stored().ailments == ()
    assert sheet.banner.isVisible()
    part.name.setFocus()
    qtbot.keyClicks(part.name, "Mal du pays")
    press(qtbot, part.note)
    assert stored().ailments[0].name == "Mal du pays"
    (card,) = part.cards.widgets()
    write(qtbot, card.note, "depuis hier")
    write(qtbot, card.numbers["days"], "4")
    assert (stored().ailments[0].note, stored().ailments[0].days) == ("depuis hier", 4)


def dice_that_are_given_up_leave_everything_as_it_was(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    steps = len(sheet.subject.history())
    page = opened(sheet, HealthPage)
    _pick(qtbot, page, "peste")
    press(qtbot, page.ailments.resist)
    edit, _roll = page.ailments.asking.panel.dice[0].stops()
    qtbot.keyClicks(edit, "101")
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert page.ailments.asking.panel.dice[0].problem
    qtbot.keyClick(edit, Qt.Key.Key_Escape)
    assert not page.ailments.asking.panel.isVisible()
    assert len(sheet.subject.history()) == steps


def _pick(qtbot: QtBot, page: HealthPage, value: str) -> None:
    """Go through the list with the keyboard, as far as a value."""
    which = page.ailments.which
    which.setFocus()
    qtbot.keyClick(which, Qt.Key.Key_Home)
    while which.value() != value:
        before = which.currentIndex()
        qtbot.keyClick(which, Qt.Key.Key_Down)
        assert which.currentIndex() > before
