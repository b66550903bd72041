"""Wounds on the sheet: real clicks, overflow, questions, and undo that survives a restart."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.rules.nightprowler.document.character import Health, Track
from desktop.rules.nightprowler.edits.apply import SpendHeroism
from desktop.ui.context import Context
from desktop.ui.sheets.nightprowler.window import SheetWindow
from desktop.ui.widgets.wound_boxes import WoundBoxes
from tests.ui.sheets.helps import become

LEFT = Qt.MouseButton.LeftButton


def click_box(qtbot: QtBot, boxes: WoundBoxes, row: int, box: int) -> None:
    line = boxes.lines()[row]
    qtbot.mouseClick(line, LEFT, pos=line.box_rect(box).center())


def health(window: SheetWindow) -> Health:
    return window.subject.character.health


def test_boxes_and_what_follows_them(qtbot: QtBot, sheet: SheetWindow) -> None:
    click_on_a_free_box_ticks_it_and_on_a_ticked_one_clears_it(qtbot, sheet)
    full_line_overflows_and_says_so(qtbot, sheet)
    unusable_box_says_why_and_changes_nothing(qtbot, sheet)
    grave_wound_asks_for_heroism_without_blocking(qtbot, sheet)
    who_has_no_heroism_left_can_only_fall(qtbot, sheet)
    question_goes_when_the_wound_is_undone(qtbot, sheet)
    knock_out_is_told(qtbot, sheet)
    dying_leaves_the_choice_to_the_gm(qtbot, sheet)


def click_on_a_free_box_ticks_it_and_on_a_ticked_one_clears_it(
    qtbot: QtBot, sheet: SheetWindow
) -> None:
    become(sheet)
    vitality = sheet.first.tracks.vitality
    click_box(qtbot, vitality, 1, 0)
    assert health(sheet).vitality == (0, 1, 0, 0, 0)
    assert sheet.first.tracks.penalty.text() == "−2"
    click_box(qtbot, vitality, 1, 0)
    assert health(sheet).vitality == (0, 0, 0, 0, 0)


def full_line_overflows_and_says_so(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    vitality = sheet.first.tracks.vitality
    for box in range(3):
        click_box(qtbot, vitality, 0, box)
    assert health(sheet).vitality == (3, 0, 0, 0, 0)
    # No box of a full line is free to be clicked: its digit still means one more wound.
    qtbot.keyClicks(vitality.lines()[0], "1")
    assert health(sheet).vitality == (3, 1, 0, 0, 0)
    assert sheet.form.consequence.isVisible()
    assert "Égratignures" in sheet.form.consequence.text()
    assert "Blessures légères" in sheet.form.consequence.text()


def test_undo_after_reopening_the_library_takes_the_wounds_back(
    qtbot: QtBot,
    create: Callable[..., str],
    open_sheet: Callable[..., SheetWindow],
    open_context: Callable[[], Context],
) -> None:
    first = open_context()
    character = create(first)
    before = open_sheet(character, first)
    for box in range(3):
        click_box(qtbot, before.first.tracks.endurance, 0, box)
    qtbot.keyClicks(before.first.tracks.endurance.lines()[0], "1")
    assert health(before).endurance == (3, 1, 0, 0, 0)
    before.close()

    after = open_sheet(character, open_context())
    assert health(after).endurance == (3, 1, 0, 0, 0)
    assert after.form.undo.toolTip().startswith("Annuler : ")
    for expected in ((3, 0, 0, 0, 0), (2, 0, 0, 0, 0)):
        qtbot.keyClick(after, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert health(after).endurance == expected
    qtbot.keyClick(after, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert health(after).endurance == (3, 0, 0, 0, 0)
    shown = after.first.tracks.rows(Track.ENDURANCE)[0]
    assert [box.state.value for box in shown.boxes][:3] == ["ticked"] * 3


def unusable_box_says_why_and_changes_nothing(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    vitality = sheet.first.tracks.vitality
    row = vitality.rows()[1]
    shut = next(place for place, box in enumerate(row.boxes) if not box.usable)
    assert row.boxes[shut].tip
    click_box(qtbot, vitality, 1, shut)
    assert health(sheet).vitality == (0, 0, 0, 0, 0)


def grave_wound_asks_for_heroism_without_blocking(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    before = sheet.subject.derived.heroism
    click_box(qtbot, sheet.first.tracks.vitality, 3, 0)
    question = sheet.form.consequence
    assert question.isVisible()
    assert len(question.actions()) == 2
    qtbot.mouseClick(question.actions()[0], LEFT)
    assert sheet.subject.derived.heroism == before - 1
    assert health(sheet).held
    assert not question.isVisible()


def who_has_no_heroism_left_can_only_fall(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    sheet.subject.run(SpendHeroism(sheet.subject.derived.heroism))
    click_box(qtbot, sheet.first.tracks.vitality, 3, 0)
    (fall,) = sheet.form.consequence.actions()
    qtbot.mouseClick(fall, LEFT)
    assert health(sheet).unconscious
    assert "Inconscient" in sheet.first.header.state.text()


def question_goes_when_the_wound_is_undone(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    click_box(qtbot, sheet.first.tracks.vitality, 3, 0)
    assert sheet.form.consequence.isVisible()
    sheet.form.undo.trigger()
    assert not sheet.form.consequence.isVisible()
    assert health(sheet).vitality == (0, 0, 0, 0, 0)


def knock_out_is_told(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    click_box(qtbot, sheet.first.tracks.endurance, 4, 0)
    assert "KO" in sheet.form.consequence.text()
    assert health(sheet).unconscious


def dying_leaves_the_choice_to_the_gm(qtbot: QtBot, sheet: SheetWindow) -> None:
    for choice in (0, 1):
        become(sheet)
        leave_dying(qtbot, sheet, choice)


def leave_dying(qtbot: QtBot, sheet: SheetWindow, choice: int) -> None:
    last = sheet.first.tracks.vitality.lines()[4]
    for _ in range(3):
        qtbot.keyClicks(last, "5")
        if health(sheet).dying:
            break
    assert health(sheet).dying
    assert len(sheet.form.consequence.actions()) == 2
    qtbot.mouseClick(sheet.form.consequence.actions()[choice], LEFT)
    assert health(sheet).dead is (choice == 1)
