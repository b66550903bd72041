"""Manoeuvres of HARP in their window: skills, characteristics, resistances, oppositions."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.rules.dice import Origin
from desktop.rules.harp.commands.health import Prepare
from desktop.rules.harp.document import Character, Prepared, Task
from desktop.rules.harp.settings import Fumble, FumbleTable, Settings
from desktop.rules.harp.trial import Asked
from desktop.ui.context import Context
from desktop.ui.scenes.harp.manoeuvres.opposed import OpposedPage
from desktop.ui.scenes.harp.manoeuvres.resisting import ResistPage
from desktop.ui.scenes.harp.manoeuvres.trying import CharacteristicPage, SkillPage
from desktop.ui.scenes.harp.manoeuvres.window import SceneWindow
from tests.ui.scenes.hands import click, write
from tests.ui.scenes.harp.conftest import HURT, LEPER, NYNYVE, throw

Stored = Callable[[str], Character]
Keep = Callable[[Character], str]
LOCKS = Asked("skill", "c")


@pytest.fixture
def window(context: Context, nynyve: str, orc: str, shown) -> SceneWindow:
    return shown(SceneWindow(context, nynyve))


def tick(box: QWidget) -> None:
    """Tick a box, or take the tick back."""
    box.setFocus()
    key(box, Qt.Key.Key_Space)


def key(widget: QWidget, which: Qt.Key) -> None:
    QTest.keyClick(widget, which)


@pytest.mark.rule("HARP-STAT-ONE", "HARP-STAT-TWO", "HARP-STAT-AON")
def test_every_page_opens_on_what_it_says_and_characteristics_count(window: SceneWindow) -> None:
    # The usual difficulty adds nothing, before anybody touches the page too.
    skill, one = window.pages.of(SkillPage), window.pages.of(CharacteristicPage)
    two, other = window.pages.of(ResistPage), window.pages.of(OpposedPage)
    for roller in (skill.roller, one.roller, two.attack, other.attack):
        burdens = sum(each.amount for each in roller.modifiers())
        own = int(roller.own.text().replace("−", "-"))
        assert roller.total.text() == f"dés {own + burdens:+}".replace("-", "−")
        assert (roller.difficulty.value(), roller.typed.value()) == ("moyenne", 0)
    # One characteristic counts four times, two twice.
    page = window.pages.of(CharacteristicPage)
    roller = page.roller
    assert [roller.what.itemText(0), roller.what.itemText(7)] == ["Force", "Présence"]
    assert roller.own.text() == "+28"
    throw(roller.chain, 72)
    assert page.outcome.text() == "Réussite"
    roller.ask(Asked("characteristic", "force", "agilite"))
    assert roller.own.text() == "+32"
    throw(roller.chain, 67)
    assert page.outcome.text() == "Échec"
    assert not page.purpose.isVisible()
    assert not page.keeping.isVisible()


class TestSkill:
    @pytest.mark.rule("HARP-JSL-CHAIN", "HARP-JSL-OPEN")
    @pytest.mark.rule("HARP-MANOEUVRE-TOTAL", "HARP-SITUATION-STACK")
    def test_the_chain_of_dice_is_kept_corrected_and_thrown_on(self, window: SceneWindow) -> None:
        chain = window.pages.of(SkillPage).roller.chain
        throw(chain, 97, 96, 30)
        assert chain.throws() == (97, 96, 30)
        assert chain.sum.text() == "= 223"
        write(chain.dice[1].stops()[0], "95")
        assert chain.throws() == (97, 95)
        write(chain.dice[0].stops()[0], "00")
        assert chain.throws() == (100, 95)
        write(chain.dice[0].stops()[0], "50")
        assert chain.throws() == (50,)
        edit = chain.dice[0].stops()[0]
        edit.setFocus()
        key(edit, Qt.Key.Key_Delete)
        key(edit, Qt.Key.Key_Return)
        assert chain.chain() is None
        assert window.pages.of(SkillPage).outcome.text() == ""
        # The program throws until the chain ends.
        page = window.pages.of(SkillPage)
        throw(page.roller.chain, 99)
        assert page.roller.score() is None
        click(page.do)
        chain = page.roller.chain
        assert chain.chain() is not None
        origins = [one.origin for one in chain.rolled("manoeuvre")]
        assert origins[0] is Origin.TYPED
        assert set(origins[1:]) == {Origin.ROLLED}
        click(page.again)
        assert chain.throws() == ()
        click(chain.dice[0].stops()[1])
        assert chain.throws() != ()
        # The lock of the source is opened.
        click(page.again)
        page = window.pages.of(SkillPage)
        roller = page.roller
        roller.ask(LOCKS)
        assert roller.own.text() == "+55"
        easy, rising = roller.situation.lines
        write(easy.reason, "serrure facile")
        write(easy.amount, "20")
        write(rising.reason, "eau <b>qui monte</b>")
        write(rising.amount, "-10")
        assert roller.total.text() == "dés +65"
        throw(roller.chain, 38)
        assert roller.total.text() == "103"
        assert page.outcome.text() == "Réussite"
        score = roller.score()
        assert score is not None
        assert score.sum.lines[-1].label == "eau <b>qui monte</b>"
        assert not page.keeping.isVisible()
        click(easy.tick)
        assert page.outcome.text() == "Échec"

    @pytest.mark.rule("HARP-UNTRAINED-ALLOWED", "HARP-UNTRAINED-MALUS")
    @pytest.mark.rule("HARP-DIFF-TABLE", "HARP-DIFF-NOROLL")
    def test_degrees_and_skills_and_what_a_66_brings(self, window: SceneWindow) -> None:
        # What was never learnt is offered.
        roller = window.pages.of(SkillPage).roller
        roller.ask(Asked("skill", "natation"))
        assert roller.what.currentText() == "Natation (sans rang)"
        assert roller.own.text() == f"{-25 + 9 + 7:+d}".replace("-", "−")
        # Degrees say what they are.
        roller = window.pages.of(SkillPage).roller
        roller.ask(LOCKS)
        roller.difficulty.show_value("extremement-difficile")
        assert roller.total.text() == "dés −5"
        assert "poutre" in roller.hard.text()
        roller.difficulty.show_value("banale")
        assert "Pas de jet" in roller.hard.text()
        assert roller.typed.value() == 80
        write(roller.typed, "70")
        assert roller.total.text() == "dés +125"
        roller.difficulty.show_value("difficile")
        assert "valeur de campagne (publique, sûre)" in roller.hard.text()
        roller.difficulty.show_value("moyenne")
        assert not roller.hard.isVisible()
        # A 66 brings something.
        for skill, words in (("c", "effet spectaculaire"), ("natation", "mauvais incident")):
            window.pages.of(SkillPage).roller.ask(Asked("skill", skill))
            throw(window.pages.of(SkillPage).roller.chain, 66)
            assert words in window.pages.of(SkillPage).told.text()
        # Somebody without a sheet has a bonus.
        roller = window.pages.of(SkillPage).roller
        roller.who.show_value("*")
        write(roller.name, "Le marchand")
        write(roller.bonus, "44")
        throw(roller.chain, 56)
        assert window.pages.of(SkillPage).outcome.text() == "Réussite"
        assert not roller.what.isVisible()
        assert not window.pages.of(SkillPage).keeping.isVisible()

    @pytest.mark.rule("HARP-NEAR-MISS")
    def test_a_near_miss_waits_on_the_sheet_for_one_second_try(
        self, window: SceneWindow, nynyve: str, stored: Stored
    ) -> None:
        page = window.pages.of(SkillPage)
        roller = page.roller
        roller.ask(LOCKS)
        throw(roller.chain, 40)
        assert "+20" in page.told.text()
        click(page.keeping.do)
        (waiting,) = stored(nynyve).prepared
        assert (waiting.skill, waiting.amount, waiting.near_miss) == ("c", 20, True)
        assert page.done.text().startswith("Porté")
        assert [tick.text() for tick in roller.situation.held] == ["préparé +20"]
        throw(roller.chain, 20)
        assert roller.total.text() == "95"
        assert "Raté de peu" not in page.told.text()
        click(page.keeping.do)
        assert stored(nynyve).prepared == ()
        QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert stored(nynyve).prepared == (waiting,)

    @pytest.mark.rule("HARP-FUMBLE-AUTOFAIL", "HARP-FUMBLE-TABLE", "HARP-FUMBLE-ADAPT")
    def test_a_fumble_is_read_on_the_table_that_the_gm_picks(
        self, context: Context, window: SceneWindow
    ) -> None:
        page = window.pages.of(SkillPage)
        page.roller.ask(LOCKS)
        throw(page.roller.chain, 3)
        assert page.outcome.text() == "Maladresse (3)"
        assert page.fumble.none.isVisible()
        rows = (
            Fumble(id="a", least=1, most=40, text="Une chute"),
            Fumble(id="b", least=41, most=100, text="La mort", deadly=True),
        )
        settings = window.subject.settings
        assert isinstance(settings, Settings)
        table = FumbleTable(id="t", name="Compétence", rows=rows)
        context.library.campaigns.change("harp", replace(settings, fumbles=(table,)))
        fumble = page.fumble
        assert fumble.table.isVisible()
        write(fumble.die.stops()[0], "41")
        assert fumble.event_.text() == "La mort"
        assert fumble.warning.isVisible()
        click(fumble.critical)
        assert not fumble.warning.isVisible()
        write(fumble.change, "-1")
        assert fumble.event_.text() == "Une chute"
        write(fumble.event_, "Il glisse")
        assert fumble.event_.text() == "Il glisse"
        click(fumble.die.stops()[1])
        assert fumble.event_.text() in ("Une chute", "La mort")

    @pytest.mark.rule("HARP-66-FAIL", "HARP-66-SUCCESS")
    def test_wounds_count_unless_they_are_waived(self, context: Context, keep: Keep, shown) -> None:
        window = shown(
            SceneWindow(context, keep(replace(NYNYVE, wounds=(HURT,), ailments=(LEPER,))))
        )
        roller = window.pages.of(SkillPage).roller
        roller.ask(LOCKS)
        assert roller.total.text() == "dés +45"
        touch, move = roller.situation.bearing
        assert not move.isVisible()
        tick(touch)
        assert roller.total.text() == "dés +33"
        tick(roller.situation.held[0])
        assert roller.total.text() == "dés +43"
        throw(roller.chain, 52)
        score = roller.score()
        assert score is not None
        assert score.sum.lines[-1].amount == 10
        assert (
            window.pages.of(SkillPage)
            .keeping.said.text()
            .startswith("Crochetage & Pièges\u00a0: 95")
        )
        click(roller.situation.more)
        assert len(roller.situation.lines) == 3


class TestWays:
    @pytest.mark.rule("HARP-PCT-USE", "HARP-PCT-CUMUL", "HARP-PCT-FAIL")
    def test_progress_of_a_task_is_kept_from_roll_to_roll(
        self, window: SceneWindow, nynyve: str, stored: Stored
    ) -> None:
        page = window.pages.of(SkillPage)
        purpose = page.purpose
        page.roller.ask(Asked("skill", "natation"))
        purpose.way.show_value("pourcentage")
        purpose.task.show_value("+")
        click(purpose.create_)
        assert stored(nynyve).tasks == ()
        write(purpose.task_name, "Forger")
        write(purpose.period, "jour")
        click(purpose.create_)
        (task,) = stored(nynyve).tasks
        assert (task.name, task.period) == ("Forger", "jour")
        for face, done in ((55, 40), (49, 70)):
            throw(page.roller.chain, face)
            click(page.keeping.do)
            assert stored(nynyve).tasks[0].done == done
        assert "70\u00a0% (jets\u00a0: 2, un par jour)" in purpose.progress.text()
        page.roller.difficulty.show_value("absurde")
        throw(page.roller.chain, 9)
        assert page.outcome.text() == "Échec"
        click(page.keeping.do)
        assert stored(nynyve).tasks[0].done == 0

    @pytest.mark.rule("HARP-CAST", "HARP-TABLE-USES")
    @pytest.mark.rule("HARP-PCT-HAGGLE")
    @pytest.mark.rule("HARP-BONUS-USE", "HARP-BONUS-STACK")
    def test_a_price_a_target_and_help_are_read(
        self, window: SceneWindow, nynyve: str, orc: str, stored: Stored
    ) -> None:
        # A target is read for a defender.
        page = window.pages.of(SkillPage)
        page.roller.ask(LOCKS)
        page.purpose.way.show_value("jr")
        throw(page.roller.chain, 29)
        assert page.outcome.text() == "Nombre Cible 100"
        assert not page.keeping.isVisible()
        page.purpose.way.show_value("")
        assert page.outcome.text() == "Échec"
        # A part of the price is obtained.
        page = window.pages.of(SkillPage)
        page.roller.ask(Asked("skill", "natation"))
        page.purpose.way.show_value("pourcentage")
        write(page.purpose.price, "20")
        throw(page.roller.chain, 55)
        assert "8 sur 20" in page.told.text()
        # Help waits on the sheet of whom it is for.
        page = window.pages.of(SkillPage)
        purpose = page.purpose
        page.roller.ask(LOCKS)
        purpose.way.show_value("bonus")
        purpose.who.show_value(nynyve)
        purpose.skill.show_value("skill:d")
        throw(page.roller.chain, 56)
        assert page.outcome.text() == "+10 au second jet"
        click(page.keeping.do)
        assert [(one.skill, one.amount) for one in stored(nynyve).prepared] == [("d", 10)]
        purpose.who.show_value(orc)
        purpose.skill.show_value("skill:x")
        throw(page.roller.chain, 56)
        assert page.keeping.said.text().startswith("L’orc")
        click(page.keeping.do)
        (ready,) = stored(orc).prepared
        assert (ready.skill, ready.amount, ready.reason) == ("x", 10, "aide de Nynyve")


class TestResistance:
    @pytest.mark.rule("HARP-JR-VARIABLE", "HARP-JR-TWO-STEPS", "HARP-JR-RESIST")
    @pytest.mark.rule("HARP-JR-STATIC", "HARP-JR-PARSE")
    def test_a_target_is_set_by_an_attack_or_read(self, window: SceneWindow) -> None:
        page = window.pages.of(ResistPage)
        page.effect.show_value("mental")
        assert page.defence.asked == Asked("resistance", "esprit")
        page.attack.who.show_value("*")
        throw(page.attack.chain, 84)
        assert page.target.value() == 100
        assert "84 donne 100" in page.source.text()
        throw(page.defence.chain, 90)
        assert page.verdict.text() == "L’orc résiste."
        throw(page.defence.chain, 89)
        assert page.verdict.text() == "L’orc subit l’effet."
        write(page.target, "99")
        assert page.verdict.text() == "L’orc résiste."
        assert "du MJ" in page.source.text()
        throw(page.attack.chain, 2)
        assert "Maladresse" in page.verdict.text()
        # A notation is read.
        click(page.again)
        page = window.pages.of(ResistPage)
        write(page.notation_, "jr esprit (80)")
        assert page.notation_.text() == "JR Esprit (80)"
        assert not page.attack.isVisible()
        throw(page.defence.chain, 70)
        assert page.verdict.text() == "L’orc résiste."
        write(page.target, "90")
        page.notation_.setFocus()
        page.defence.chain.take_keyboard()
        assert page.target.value() == 90
        write(page.notation_, "n’importe quoi")
        assert "pas une notation" in page.source.text()
        click(page.again)
        click(page.do)
        assert page.verdict.text() != ""

    @pytest.mark.rule("HARP-JRC-STATIC", "HARP-JRC-POISON")
    @pytest.mark.rule("HARP-DIS-PNEUMONIE")
    def test_an_ailment_stays_on_the_sheet(
        self, window: SceneWindow, orc: str, stored: Stored
    ) -> None:
        page = window.pages.of(ResistPage)
        page.cascade.show_value("poison-externe")
        throw(page.defence.chain, 47)
        assert page.verdict.text() == "L’orc\u00a0: Critique B."
        assert "▸ JRC (80)\u00a0: Critique B" in page.levels.text()
        throw(page.defence.chain, 80)
        assert page.verdict.text() == "L’orc\u00a0: aucun effet."
        assert not page.catching.keeping.isVisible()
        throw(page.defence.chain, 10)
        (die,) = page.catching.dice
        assert not page.catching.keeping.isVisible()
        write(die.stops()[0], "7")
        click(page.catching.keeping.do)
        (poison,) = stored(orc).ailments
        assert (poison.disease, poison.level, poison.rounds) == ("poison-externe", "mort", 7)
        assert page.defence.chain.throws() == ()
        # A disease asks for its dice.
        page = window.pages.of(ResistPage)
        page.cascade.show_value("pneumonie")
        assert page.defence.asked == Asked("resistance", "corps")
        throw(page.defence.chain, 21)
        assert len(page.catching.dice) == 2
        click(page.catching.all)
        fever = sum(die.value() or 0 for die in page.catching.dice)
        click(page.catching.keeping.do)
        _, ill = stored(orc).ailments
        assert (ill.level, ill.fever, ill.target) == ("coma", fever, 120)
        page.kind.show_value("variable")
        page.attack.who.show_value("*")
        throw(page.attack.chain, 84)
        throw(page.defence.chain, 50)
        click(page.catching.keeping.do)
        assert [one.target for one in stored(orc).ailments[1:]] == [120, 100]

    @pytest.mark.rule("HARP-JRC-VARIABLE", "HARP-JRC-TONNERRE")
    def test_a_variable_cascade_hangs_on_the_attack(self, window: SceneWindow) -> None:
        page = window.pages.of(ResistPage)
        page.cascade.show_value("coup-de-tonnerre")
        assert page.kind.value() == "variable"
        assert page.defence.asked == Asked("resistance", "magie")
        page.attack.who.show_value("*")
        throw(page.defence.chain, 85)
        assert page.verdict.text() == ""
        throw(page.attack.chain, 84)
        assert page.verdict.text() == "L’orc\u00a0: étourdi et sourd 5 rounds."

    @pytest.mark.rule("HARP-JR-PARSE", "HARP-JRC-VARIABLE")
    def test_a_spell_of_ones_own_is_written_and_stays(
        self, window: SceneWindow, orc: str, stored: Stored
    ) -> None:
        page = window.pages.of(ResistPage)
        page.cascade.show_value("*")
        for text in ("JRC (NC", "JRC (NC) : hébété\nJRC (NC + 20) : rien"):
            page.own.setFocus()
            page.own.selectAll()
            page.own.insertPlainText(text)
            page.own.flush()
        assert window.banner.isVisible()
        assert page.kind.value() == "variable"
        page.attack.who.show_value("*")
        throw(page.attack.chain, 84)
        throw(page.defence.chain, 80)
        assert page.verdict.text() == "L’orc\u00a0: rien."
        assert not page.catching.keeping.isVisible()
        throw(page.defence.chain, 50)
        assert page.verdict.text() == "L’orc\u00a0: hébété."
        assert "▸ JRC (NC)\u00a0: hébété" in page.levels.text()
        click(page.catching.keeping.do)
        assert [one.name for one in stored(orc).ailments] == ["hébété"]


class TestOpposition:
    @pytest.mark.rule("HARP-CVC", "HARP-CVC-PAIRS", "HARP-JR-SKILL")
    def test_who_hides_is_not_seen(self, window: SceneWindow) -> None:
        page = window.pages.of(OpposedPage)
        page.attack.ask(Asked("skill", "b"))
        assert page.defence.asked == Asked("resistance", "esprit")
        page.attack.ask(Asked("skill", "d"))
        assert page.defence.asked == Asked("skill", "x")
        bonus = int(page.attack.own.text())
        throw(page.attack.chain, 127 - bonus)
        assert page.target.value() == 130
        throw(page.defence.chain, 76)
        assert page.verdict.text() == "Nynyve l’emporte sur L’orc."
        throw(page.defence.chain, 98, 12)
        assert page.verdict.text() == "L’orc tient tête à Nynyve."
        assert "Dissimulation contre Perception" in page.usual.text()


def test_a_manoeuvre_by_keyboard_alone(window: SceneWindow, nynyve: str, stored: Stored) -> None:
    """From the list of skills to the sheet: arrows, numbers, Enter, Tab, Space."""
    page = window.pages.of(SkillPage)
    roller = page.roller
    roller.what.setFocus()
    QTest.keyClicks(roller.what, "Croch")
    assert roller.asked == LOCKS
    roller.chain.take_keyboard()
    edit = QApplication.focusWidget()
    assert edit is roller.chain.dice[0].stops()[0]
    QTest.keyClicks(edit, "97")
    key(edit, Qt.Key.Key_Return)
    second = QApplication.focusWidget()
    assert second is roller.chain.dice[1].stops()[0]
    QTest.keyClicks(second, "9")
    key(second, Qt.Key.Key_Return)
    assert page.outcome.text() == "Réussite"
    roller.chain.take_keyboard()
    QTest.keyClicks(edit, "40")
    key(edit, Qt.Key.Key_Return)
    for _ in range(12):
        here = QApplication.focusWidget()
        assert here is not None
        if here is page.keeping.do:
            break
        key(here, Qt.Key.Key_Tab)
    key(page.keeping.do, Qt.Key.Key_Space)
    assert [one.near_miss for one in stored(nynyve).prepared] == [True]
    assert QApplication.focusWidget() is roller.chain.dice[0].stops()[0]


def test_another_window_that_changes_him_is_followed(
    context: Context, window: SceneWindow, nynyve: str
) -> None:
    roller = window.pages.of(SkillPage).roller
    roller.ask(LOCKS)
    ready = Prepared(id="p", skill="c", amount=10, reason="aide de l’orc")
    context.library.characters.edit(nynyve, Prepare(ready), "elsewhere")
    assert roller.total.text() == "dés +65"
    assert window.pages.of(SkillPage).roller.who.currentText() == "Nynyve"


def test_a_task_of_the_sheet_is_offered(context: Context, keep: Keep, shown) -> None:
    who = keep(replace(NYNYVE, tasks=(Task(id="t", name="Forger", done=40, rolls=1),)))
    window = shown(SceneWindow(context, who))
    window.pages.of(SkillPage).purpose.way.show_value("pourcentage")
    window.pages.of(SkillPage).purpose.task.show_value("t")
    assert "40\u00a0%" in window.pages.of(SkillPage).purpose.progress.text()
