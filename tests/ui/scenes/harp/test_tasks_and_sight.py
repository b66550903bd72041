"""Tasks of several, and what is seen, in their windows."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.rules.harp.commands.health import Prepare
from desktop.rules.harp.commands.person import RemoveTask
from desktop.rules.harp.document import Character, Prepared, Task, Vision
from desktop.rules.harp.trial import Asked
from desktop.ui.context import Context
from desktop.ui.scenes.harp.sight import SceneWindow as SightWindow
from desktop.ui.scenes.harp.tasks.window import SceneWindow, TaskPage
from tests.ui.scenes.hands import click, write
from tests.ui.scenes.harp.conftest import NYNYVE, ORC, throw

Stored = Callable[[str], Character]
Keep = Callable[[Character], str]
SWIM = Asked("skill", "natation")


@pytest.fixture
def window(context: Context, nynyve: str, orc: str, shown) -> SceneWindow:
    return shown(SceneWindow(context, nynyve))


@pytest.fixture
def page(window: SceneWindow) -> TaskPage:
    return window.page


def done(page: TaskPage) -> list[str]:
    return [one.progress.text() for one in page.workers]


@pytest.mark.rule("HARP-PCT-CONTEST", "HARP-PCT-FUMBLE")
def test_a_race_is_run_round_by_round(
    page: TaskPage, nynyve: str, orc: str, stored: Stored
) -> None:
    click(page.join)
    write(page.period, "round")
    write(page.name, "Ouvrir le coffre")
    first, rival = page.workers
    assert rival.person.id == orc
    assert [len(stored(each).tasks) for each in (nynyve, orc)] == [1, 1]
    rival.who.show_value("*")
    write(rival.name, "Le rival")
    first.ask(SWIM)
    first.who.show_value(nynyve)
    own = int(first.total.text().removeprefix("dés ").replace("−", "-"))
    for faces, percents in (((46 - own, 29), ["40 %", "20 %"]), ((40 - own, 3), ["70 %", "0 %"])):
        throw(first.chain, faces[0])
        throw(rival.chain, faces[1])
        click(page.do)
        assert [one.replace("\N{NO-BREAK SPACE}", " ") for one in done(page)] == percents
    assert "Maladresse" in rival.told.text()
    assert stored(nynyve).tasks[0].done == 70
    assert stored(orc).tasks[0].done == 0
    assert "chacun pour soi" in page.about.text()
    throw(first.chain, 99, 10)
    throw(rival.chain, 50)
    click(page.do)
    assert page.state.text().replace("\N{NO-BREAK SPACE}", " ") == "A fini : Nynyve."


@pytest.mark.rule("HARP-PCT-CUMUL", "HARP-PCT-FAIL")
def test_what_is_done_together_adds_up_and_is_lost_together(
    page: TaskPage, nynyve: str, orc: str, stored: Stored, context: Context
) -> None:
    ready = Prepared(id="p", skill="natation", amount=10)
    context.library.characters.edit(nynyve, Prepare(ready), "elsewhere")
    click(page.join)
    click(page.ingredients)
    click(page.together)
    write(page.name, "Le gué")
    for one in page.workers:
        one.ask(SWIM)
    write(page.workers[1].modifier, "15")
    before = [int(one.total.text().removeprefix("dés ").replace("−", "-")) for one in page.workers]
    for one, own in zip(page.workers, before, strict=True):
        throw(one.chain, 55 - own)
    click(page.do)
    assert [stored(each).tasks[0].done for each in (nynyve, orc)] == [50, 50]
    assert stored(nynyve).prepared == ()
    assert page.state.text() == "La tâche est finie."
    QTest.keyClick(page.window(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert [stored(each).tasks[0].done for each in (nynyve, orc)] == [0, 0]
    assert len(stored(nynyve).prepared) == 1
    throw(page.workers[0].chain, 60)
    throw(page.workers[1].chain, 2)
    click(page.do)
    assert [stored(each).tasks[0].done for each in (nynyve, orc)] == [0, 0]
    assert [stored(each).tasks[0].lost for each in (nynyve, orc)] == [False, True]
    assert "à recommencer" in page.state.text()


def test_a_task_goes_on_with_those_who_hold_it(context: Context, keep: Keep, shown) -> None:
    task = Task(id="t", name="Forger", done=30, rolls=1, shared=True)
    smith = keep(replace(NYNYVE, tasks=(task,)))
    keep(replace(ORC, tasks=(replace(task, done=20),)))
    keep(replace(ORC, name="Un autre"))
    window = shown(SceneWindow(context, smith))
    page = window.page
    assert [one.called for one in page.workers] == ["Nynyve", "L’orc"]
    assert "50" in page.about.text()
    assert not page.name.isVisible()
    click(page.join)
    assert page.workers[2].called == "Un autre"
    page.workers[2].who.show_value(smith)
    click(page.do)
    assert "une fois" in page.state.text()
    click(page.leave)
    click(page.do)
    assert page.state.text() != ""
    context.library.characters.edit(smith, RemoveTask("t"), "elsewhere")
    assert page.name.isVisible()
    assert not page.do.isEnabled()


def test_a_task_needs_a_name_and_a_difficulty_counts(page: TaskPage) -> None:
    click(page.start)
    assert page.task.count() == 1
    assert not page.do.isEnabled()
    worker = page.workers[0]
    worker.ask(SWIM)
    before = worker.total.text()
    page.difficulty.show_value("facile")
    assert worker.total.text() != before
    page.difficulty.show_value("banale")
    assert page.typed.value() == 80
    write(page.typed, "20")
    page.difficulty.show_value("moyenne")
    assert worker.total.text() == before


@pytest.mark.rule("HARP-VDNUIT-LIGHT", "HARP-VISION-INDISTINCT")
def test_what_dim_sight_costs_is_part_of_the_roll(
    context: Context, nynyve: str, orc: str, shown
) -> None:
    window = shown(SightWindow(context, nynyve))
    page = window.page
    roller = page.perception.roller
    assert roller.asked == Asked("skill", "perception")
    assert "20 m" in page.reach.text().replace("\N{NO-BREAK SPACE}", " ")
    assert page.seen.text() == "Vu clairement."
    before = roller.total.text()
    write(page.distance, "25")
    assert "−40" in page.seen.text()
    assert roller.total.text() != before
    write(page.distance, "31")
    assert "Trop loin" in page.seen.text()
    roller.who.show_value(orc)
    assert roller.asked == Asked("skill", "x")
    write(page.radius, "5")
    assert "7,5 m" in page.reach.text().replace("\N{NO-BREAK SPACE}", " ")
    page.place.show_value("jour")
    assert not page.radius.isVisible()
    assert page.seen.text() == "Vu clairement."
    assert "sans limite" in page.reach.text()
    roller.who.show_value("*")
    assert "MJ" in page.seen.text()


@pytest.mark.rule("HARP-VDN-DARK", "HARP-VN-INDOOR")
def test_who_sees_in_the_dark_sees_no_colours(context: Context, keep: Keep, shown) -> None:
    dwarf = keep(replace(NYNYVE, vision=Vision(kind="noir", range=20)))
    window = shown(SightWindow(context, dwarf))
    page = window.page
    page.place.show_value("noir")
    assert "couleurs" in page.reach.text()
    assert "20 m" in page.eyes.text()
    page.place.show_value("etoiles")
    assert "couleurs" not in page.reach.text()
