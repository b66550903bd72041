"""Tests of a character in their window: plain, opposed, extended, hidden."""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.warhammer.document import Character, Origin, SkillHeld
from desktop.rules.warhammer.trial import Asked
from desktop.ui.context import Context
from desktop.ui.scenes.warhammer.side import Side
from desktop.ui.scenes.warhammer.trials.window import SceneWindow
from tests.rules.warhammer.people import person
from tests.ui.scenes.hands import click, write

replace = msgspec.structs.replace
Stored = Callable[[str], Character]
LUCKY = replace(person(ag=45), origin=Origin(race="humain", destiny_die=9))
GUARD = replace(person(int=60), name="Le garde")


@pytest.fixture
def thief(keep: Callable[[Character], str]) -> str:
    """Somebody with fortune points, and a guard beside him in the library."""
    identity = keep(LUCKY)
    keep(GUARD)
    return identity


@pytest.fixture
def window(context: Context, thief: str, shown) -> SceneWindow:
    return shown(SceneWindow(context, thief))


def throw(side: Side, face: int) -> None:
    write(side.die.stops()[0], str(face))


def said(widget: QWidget) -> str:
    """Everything that a page shows or speaks."""
    labels = [label.text() for label in widget.findChildren(QLabel)]
    spoken = [each.accessibleName() for each in widget.findChildren(QWidget)]
    described = [each.accessibleDescription() for each in widget.findChildren(QWidget)]
    tips = [each.toolTip() for each in widget.findChildren(QWidget)]
    return "\n".join((*labels, *spoken, *described, *tips))


class TestPlain:
    @pytest.mark.rule("WH-TEST-NORMAL")
    @pytest.mark.rule("WH-TEST-FAILURE-DEGREES")
    @pytest.mark.rule("WH-TEST-CRIT-FAILURE")
    def test_a_plain_test_is_typed_graded_and_made_again_by_fortune(
        self, window: SceneWindow, thief: str, stored: Stored
    ) -> None:
        # A typed die decides.
        side = window.plain.side
        side.ask(Asked("characteristic", "ag"))
        assert side.target.text() == "65"
        throw(side, 22)
        assert side.result.text() == "Réussite (4 °R)"
        throw(side, 99)
        assert side.result.text() == "Échec critique (3 °E)"
        # A graded failure says what it costs.
        page = window.plain
        throw(page.side, 75)
        assert not page.grade.isVisible()
        click(page.graded)
        for face, word in ((75, "léger"), (86, "plus lourd"), (97, "total")):
            throw(page.side, face)
            assert word in page.grade.text(), face
        # Fortune rolls a failure again, but no critical one.
        side = window.plain.side
        side.ask(Asked("characteristic", "ag"))
        throw(side, 99)
        assert not side.again.isVisible()
        throw(side, 80)
        assert side.again.isVisible()
        click(side.again)
        assert stored(thief).fortune_spent == 1
        assert side.test() is None
        # A modifier and its reason are part of the sum.
        side = window.plain.side
        side.ask(Asked("characteristic", "ag"))
        write(side.modifier, "-30")
        write(side.reason, "corde <b>mouillée</b>")
        assert side.target.text() == "35"
        aim = side.aim()
        assert aim is not None
        assert aim.lines[-1].label == "corde <b>mouillée</b>"
        write(side.modifier, "0")
        # A test that is made unseen says so.
        page = window.plain
        page.side.ask(Asked("skill", "fouille"))
        assert "toujours" in page.unseen.text()
        page.side.ask(Asked("skill", "escalade"))
        assert not page.unseen.isVisible()
        # Somebody without a sheet has a value.
        side = window.plain.side
        side.who.show_value("*")
        write(side.name, "Le bourgmestre")
        write(side.value, "52")
        throw(side, 52)
        assert side.result.text() == "Réussite (0 °R)"
        assert not side.what.isVisible()


class TestOpposed:
    @pytest.mark.rule("WH-TEST-OPPOSED-PAIRS")
    @pytest.mark.rule("WH-TEST-OPPOSED")
    @pytest.mark.rule("WH-TEST-OPPOSED-MODIFIERS")
    def test_opposed_tests_propose_compare_and_roll_again(self, window: SceneWindow) -> None:
        # The opposing skill is proposed.
        window.tabs.setCurrentWidget(window.opposed)
        match = window.opposed.match
        for skill, against in (
            ("filature", Asked("skill", "perception")),
            ("charisme", Asked("characteristic", "fm")),
            ("marchandage", Asked("skill", "marchandage")),
        ):
            match.first.ask(Asked("skill", skill))
            assert match.second.asked == against
        # Higher degrees win, and two failures roll again.
        window.tabs.setCurrentWidget(window.opposed)
        page, match = window.opposed, window.opposed.match
        match.first.ask(Asked("characteristic", "ag"))
        match.second.ask(Asked("characteristic", "int"))
        throw(match.first, 40)
        assert match.verdict.text() == ""
        throw(match.second, 20)
        assert match.verdict.text() == "Le garde l’emporte."
        click(page.again)
        throw(match.first, 80)
        throw(match.second, 95)
        assert "relancent" in match.verdict.text()
        click(page.do)
        assert match.winner() is not None
        # Mud hinders the thief and leaves the guard alone.
        window.tabs.setCurrentWidget(window.opposed)
        match = window.opposed.match
        match.first.ask(Asked("skill", "deplacement-silencieux"))
        before = (match.first.target.text(), match.second.target.text())
        assert before == ("32", "30")
        write(match.first.modifier, "-20")
        assert (match.first.target.text(), match.second.target.text()) == ("12", "30")
        write(match.second.modifier, "-30")
        assert (match.first.target.text(), match.second.target.text()) == ("12", "0")
        assert "boue" in window.opposed.hint.text()


class TestGroups:
    @pytest.mark.rule("WH-TEST-OPPOSED-GROUPS")
    def test_groups_oppose_one_by_one_and_all_failing_roll_again(self, window: SceneWindow) -> None:
        page = window.groups
        window.tabs.setCurrentWidget(page)
        for side in (page.groups[0][0], page.groups[1][0]):
            throw(side, 97)
        click(page.do)
        assert "tous relancent" in page.state.text()
        assert page.groups[0][0].test() is None
        click(page.join[1])
        assert len(page.groups[1]) == 2
        click(page.leave[1])
        assert len(page.groups[1]) == 1
        assert not page.leave[1].isEnabled()
        # Who saw the thief saw him for himself alone.
        click(page.again)
        page = window.groups
        window.tabs.setCurrentWidget(page)
        click(page.join[0])
        for side in (*page.groups[0], *page.groups[1]):
            side.who.show_value("*")
            write(side.value, "50")
        guards, thief = page.groups[0], page.groups[1][0]
        for side, name in zip((*guards, thief), ("G1", "G2", "Le voleur"), strict=True):
            write(side.name, name)
        for side, face in zip((*guards, thief), (3, 89, 75), strict=True):
            throw(side, face)
        click(page.do)
        assert page.won.text() == "G1 l’emporte, avec 3."
        assert page.state.text().endswith("G2.")
        assert not guards[0].isEnabled()
        throw(guards[1], 56)
        throw(thief, 27)
        click(page.do)
        assert page.won.text().endswith("Le voleur l’emporte, avec 27.")
        assert page.state.text() == "C’est décidé."
        assert not page.do.isEnabled()


class TestExtended:
    @pytest.mark.rule("WH-TEST-EXTENDED")
    @pytest.mark.rule("WH-TEST-EXTENDED-SKILLS")
    def test_extended_tests_count_what_is_made(self, window: SceneWindow) -> None:
        window.tabs.setCurrentWidget(window.extended)
        page = window.extended
        page.side.ask(Asked("characteristic", "ag"))
        for face in (10, 90, 10, 90, 10):
            throw(page.side, face)
        assert "Réussi au test 5" in page.progress.text()
        assert not page.do.isEnabled()
        click(page.again)
        for _ in range(4):
            throw(page.side, 90)
        assert "Échoué au test 4" in page.progress.text()
        # A test that fortune makes again has not counted.
        click(page.again)
        page = window.extended
        window.tabs.setCurrentWidget(page)
        page.side.ask(Asked("characteristic", "ag"))
        throw(page.side, 90)
        assert page.task.failed == 1
        click(page.side.again)
        assert page.task.made == 0
        # Each success of intimidation is a line.
        click(page.again)
        page = window.extended
        window.tabs.setCurrentWidget(page)
        page.side.ask(Asked("skill", "intimidation"))
        write(page.most, "4")
        assert not page.needed.isVisible()
        for face in (1, 90, 95, 1):
            throw(page.side, face)
        assert "Lignes apprises\u00a0: 2" in page.progress.text()
        assert not page.do.isEnabled()

    @pytest.mark.rule("WH-TEST-EXTENDED-SKILLS")
    def test_suited_skills_say_their_use_and_time(
        self, context: Context, keep: Callable[[Character], str], shown
    ) -> None:
        burglar = replace(
            person(ag=50),
            skills=(
                SkillHeld(id="1", skill="crochetage"),
                SkillHeld(id="2", skill="connaissances-academiques", subject="histoire"),
            ),
        )
        window = shown(SceneWindow(context, keep(burglar)))
        page = window.extended
        window.tabs.setCurrentWidget(page)
        page.side.ask(Asked("characteristic", "ag"))
        assert "Crochetage" in page.suited.text()
        page.side.ask(Asked("skill", "crochetage"))
        assert "un test prend 10 s" in page.suited.text()
        for face in (10, 90, 95, 20):
            throw(page.side, face)
        assert "Temps\u00a0: 40 s" in page.progress.text()
        click(page.again)
        page.side.ask(Asked("skill", "connaissances-academiques", "histoire"))
        for face in (10, 90, 20):
            throw(page.side, face)
        assert "12 h" in page.progress.text()


class TestHidden:
    def test_a_hidden_roll_is_told_while_the_gm_looks_at_it(
        self, qtbot: QtBot, window: SceneWindow, thief: str, context: Context
    ) -> None:
        page = window.hidden
        window.tabs.setCurrentWidget(page)
        page.side.ask(Asked("skill", "pistage"))
        assert "toujours" in page.kind.text()
        before = len(context.library.characters.history(thief))
        click(page.do)
        assert "Réussite" not in said(page)
        assert "Échec" not in said(page)
        assert "Dé " not in said(page)
        click(page.look)
        assert "sous 25" in page.result.text()
        click(page.look)
        assert "Dé " not in said(page)
        assert len(context.library.characters.history(thief)) == before
        # Turning away hides it again.
        page = window.hidden
        window.tabs.setCurrentWidget(page)
        click(page.do)
        click(page.look)
        assert page.result.text().startswith("Dé")
        window.tabs.setCurrentWidget(window.plain)
        window.tabs.setCurrentWidget(page)
        assert not page.result.text().startswith("Dé")
        # So does another window.
        page = window.hidden
        window.tabs.setCurrentWidget(page)
        click(page.do)
        click(page.look)
        assert page.result.text().startswith("Dé")
        other = QWidget()
        qtbot.addWidget(other)
        other.show()
        other.activateWindow()
        qtbot.waitUntil(other.isActiveWindow)
        assert "Dé " not in said(page)
