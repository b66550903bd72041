"""An interrogation in its window: four lines, and how many come out."""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtWidgets import QLineEdit

from desktop.rules.warhammer.document import Character
from desktop.ui.context import Context
from desktop.ui.scenes.warhammer.interrogation import SceneWindow
from tests.rules.warhammer.people import person
from tests.ui.scenes.hands import click, write

replace = msgspec.structs.replace
# Untrained Intimidation at 45, as Arnolf has it; the suspect has FM 40.
ARNOLF = replace(person(f=90), name="Arnolf")
SUSPECT = replace(person(fm=40), name="Le témoin")


@pytest.fixture
def arnolf(keep: Callable[[Character], str]) -> str:
    identity = keep(ARNOLF)
    keep(SUSPECT)
    return identity


@pytest.fixture
def window(context: Context, arnolf: str, shown) -> SceneWindow:
    window = shown(SceneWindow(context, arnolf))
    click(window.sample)
    return window


def die(side) -> QLineEdit:
    return side.die.stops()[0]


def come_out(window: SceneWindow) -> int:
    return len(window.known.text().splitlines())


@pytest.mark.rule("WH-INTERRO-EXAMPLE")
@pytest.mark.rule("WH-INTERRO-RELUCTANT")
def test_arnolf_learns_three_lines_and_not_the_fourth(window: SceneWindow) -> None:
    assert window.match.first.target.text() == "45"
    write(die(window.match.first), "22")
    write(die(window.match.second), "35")
    click(window.ask)
    assert come_out(window) == 3
    assert "boucher" not in window.known.text()
    assert "Lignes 0 à 2 (2 °R)" in window.state.text()


@pytest.mark.rule("WH-INTERRO-WILLING")
def test_two_failures_roll_again_and_somebody_willing_tells_at_once(window: SceneWindow) -> None:
    write(die(window.match.first), "90")
    write(die(window.match.second), "90")
    assert "relancent" in window.match.verdict.text()
    click(window.ask)  # the program rolls both anew
    assert window.match.first.die.value() != 90 or window.match.second.die.value() != 90
    # Somebody willing tells the first line at once.
    click(window.sample)
    click(window.reluctant)
    assert not window.match.second.isVisible()
    assert come_out(window) == 1
    write(die(window.match.first), "22")
    click(window.ask)
    assert come_out(window) == 4


@pytest.mark.rule("WH-INTERRO-ROLEPLAY")
@pytest.mark.rule("WH-INTERRO-TORTURE")
@pytest.mark.rule("WH-INTERRO-DISCREET")
def test_torture_adds_its_degrees_once_and_others_are_asked_otherwise(window: SceneWindow) -> None:
    # A note reminds that the scene is played.
    assert window.reminder.isVisible()
    assert "ne remplacent ni la scène ni le dialogue" in window.reminder.text()
    # Torture adds its degrees once.
    assert not window.hurt.isEnabled()
    write(die(window.match.first), "35")
    write(die(window.match.second), "95")
    click(window.ask)
    assert come_out(window) == 2
    write(window.torture.modifier, "40")
    write(die(window.torture), "20")
    click(window.hurt)
    assert come_out(window) == 4
    assert not window.hurt.isEnabled()
    # A talk asks for charm and knows no torture.
    click(window.discreet)
    asked = window.match.first.asked
    assert asked is not None
    assert asked.id == "charisme"
    assert not window.hurt.isVisible()


@pytest.mark.rule("WH-INTERRO-LINES")
def test_what_is_typed_in_the_lines_is_there_again(
    context: Context, window: SceneWindow, arnolf: str, shown
) -> None:
    window.lines[2].setFocus()
    window.lines[2].setPlainText("un\ndeux\n\n<b>trois</b>")
    click(window.reluctant)
    window.close()
    again = shown(SceneWindow(context, arnolf))
    assert again.case.lines[2] == ("un", "deux", "<b>trois</b>")
    assert not again.reluctant.isChecked()
    assert len(again.lines) == 4
