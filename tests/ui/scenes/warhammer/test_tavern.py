"""Tavern games in their window, played with typed dice and real clicks."""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtWidgets import QLineEdit

from desktop.rules.warhammer.document import Character, Purse, SkillHeld
from desktop.rules.warhammer.tavern.combinations import deck
from desktop.ui.context import Context
from desktop.ui.scenes.warhammer.tavern.game import Cheating
from desktop.ui.scenes.warhammer.tavern.window import SceneWindow
from desktop.ui.widgets.die_field import DieField
from tests.rules.warhammer.people import person
from tests.ui.scenes.hands import click, write

replace = msgspec.structs.replace
Stored = Callable[[str], Character]
GAMBLER = (SkillHeld(id="j", skill="jeu"),)
OTTO = replace(
    person(f=40, int=37, ct=45, e=40), purse=Purse(sous=120), skills=GAMBLER, name="Otto"
)
FRIEDA = replace(person(f=50, ct=45), purse=Purse(sous=60), name="Frieda")


@pytest.fixture
def pair(keep: Callable[[Character], str]) -> tuple[str, str]:
    """Otto, who has learnt Jeu, and Frieda, who has not."""
    first = keep(OTTO)
    return first, keep(FRIEDA)


@pytest.fixture
def window(context: Context, pair: tuple[str, str], shown) -> SceneWindow:
    return shown(SceneWindow(context, pair[0]))


def field(die: DieField) -> QLineEdit:
    text = die.stops()[0]
    assert isinstance(text, QLineEdit)
    return text


def throw(game, *faces: int) -> None:
    for side, face in zip(game.sides, faces, strict=True):
        write(field(side.die), str(face))
    click(game.do)


def cheat(cheating: Cheating, own: int, other: int) -> None:
    if not cheating.open.isChecked():
        click(cheating.open)
    write(field(cheating.cheat.die), str(own))
    for watcher in cheating.watchers:
        if watcher.isVisible():
            write(field(watcher.die), str(other))
    click(cheating.do)


class TestArm:
    @pytest.mark.rule("WH-TAVERN-ARM-FULL")
    @pytest.mark.rule("WH-TAVERN-ARM-CHEAT")
    @pytest.mark.rule("WH-TAVERN-ARM-SIMPLE")
    def test_rounds_are_won_by_margins_and_helped_by_cheats(self, window: SceneWindow) -> None:
        game = window.play("arm")
        throw(game, 22, 45)
        assert [side.target.text() for side in game.sides] == ["58", "55"]
        throw(game, 20, 90)
        assert "Otto\u00a0: 1 sur 2" in game.state.text()
        assert [side.target.text() for side in game.sides] == ["40", "50"]
        throw(game, 20, 90)
        assert game.state.text() == "Otto gagne."
        assert not game.do.isEnabled()
        # Two failures are rolled again.
        click(game.again)
        game = window.play("arm")
        throw(game, 90, 90)
        assert "relancez" in game.state.text()
        assert not game.over
        # A cheat that works adds ten for a round.
        click(game.again)
        game = window.play("arm")
        cheat(game.cheating, 5, 95)
        assert game.sides[0].target.text() == "50"
        throw(game, 20, 90)
        assert game.sides[0].target.text() == "40"
        cheat(game.cheating, 95, 5)
        assert "Démasqué" in game.cheating.told.text()
        assert game.sides[0].target.text() == "40"
        # The simple version is one test.
        click(game.again)
        game = window.play("arm")
        game.version.show_value("simple")
        throw(game, 60, 22)
        assert game.state.text() == "Frieda gagne."
        # Another player begins the games anew.
        game.version.show_value("full")
        game = window.play("arm")
        throw(game, 20, 90)
        window.choices[1].who.show_value("*")
        write(window.choices[1].name, "Un inconnu <b>gras</b>")
        assert "0 sur 2" in game.state.text()
        assert game.sides[1].title.text() == "Un inconnu <b>gras</b>"


class TestScore:
    @pytest.mark.rule("WH-TAVERN-CARDS-SIMPLE")
    @pytest.mark.rule("WH-TAVERN-DICE-SIMPLE")
    def test_scores_are_doubled_by_cheats_of_who_can(self, window: SceneWindow) -> None:
        game = window.play("cards-simple")
        click(game.cheating.open)
        assert not game.cheating.do.isEnabled()
        click(game.cheating.means)
        write(field(game.rows[0].die), "45")
        assert game.rows[0].value.text() == "63"
        cheat(game.cheating, 5, 95)
        assert game.rows[0].value.text() == "81"
        write(field(game.rows[1].die), "80")
        assert game.rows[1].value.text() == "80"
        click(game.do)
        assert game.state.text() == "Otto gagne."
        # Nobody cheats without loaded dice or Jeu.
        game = window.play("dice-simple")
        click(game.cheating.open)
        assert not game.cheating.cheat.isVisible()
        game.cheating.who.show_value("1")
        click(game.cheating.means)
        assert not game.cheating.do.isEnabled()
        assert "Jeu" in game.cheating.told.text()


class TestDice:
    def show(self, game, first: tuple[int, ...], second: tuple[int, ...]) -> None:
        for row, values in zip(game.rows, (first, second), strict=True):
            for die, face in zip(row.dice, values, strict=True):
                write(field(die), str(face))

    @pytest.mark.rule("WH-TAVERN-DICE-FULL")
    @pytest.mark.rule("WH-TAVERN-DICE-RANKS")
    def test_the_first_to_two_manches_takes_the_stakes(
        self, window: SceneWindow, pair: tuple[str, str], stored: Stored
    ) -> None:
        game = window.play("dice")
        write(window.stake.fields[2], "5")
        self.show(game, (4, 4, 4, 2, 1), (3, 3, 2, 2, 6))
        assert [row.combination.text() for row in game.rows] == ["Brelan", "Double paire"]
        write(game.raise_by.fields[2], "3")
        click(game.raising)
        click(game.do)
        assert "Frieda 1" in game.state.text()
        for _ in range(2):
            self.show(game, (1, 2, 3, 4, 5), (6, 6, 6, 6, 2))
            click(game.do)
        assert game.state.text() == "Otto gagne."
        click(window.settle)
        assert stored(pair[0]).purse.sous == 120 + 8
        assert stored(pair[1]).purse.sous == 60 - 8
        assert not window.settle.isEnabled()

    @pytest.mark.rule("WH-TAVERN-DICE-FULL")
    @pytest.mark.rule("WH-TAVERN-DICE-LOADED")
    def test_manches_are_abandoned_and_dice_rolled_again_or_loaded(
        self, window: SceneWindow
    ) -> None:
        # Chosen dice are rolled again, once.
        game = window.play("dice")
        self.show(game, (6, 6, 1, 2, 3), (1, 1, 2, 3, 4))
        row = game.rows[0]
        for tick in row.again[2:]:
            click(tick)
        click(game.reroll)
        kept = row.values()
        assert kept is not None
        assert kept[:2] == (6, 6)
        click(row.again[0])
        click(game.reroll)
        assert row.values() == kept
        # A manche that is abandoned is lost.
        click(game.again)
        game = window.play("dice")
        self.show(game, (1, 2, 2, 4, 6), (6, 6, 6, 6, 6))
        click(game.rows[1].follows)
        click(game.raising)
        assert "Otto 1" in game.state.text()
        # Loaded dice fall as the d20 lets them.
        for chance, face in ((3, 6), (4, 1)):
            click(game.again)
            self.show(game, (1, 2, 3, 4, 4), (1, 2, 3, 4, 4))
            row = game.rows[0]
            write(row.loaded, "3")
            write(field(row.chance), str(chance))
            click(row.again[0])
            click(row.trick)
            values = row.values()
            assert values is not None
            assert values[0] == face, chance


class TestDrink:
    @pytest.mark.rule("WH-TAVERN-DRINK")
    def test_who_fails_four_times_is_under_the_table(self, window: SceneWindow) -> None:
        game = window.play("drink")
        for _ in range(3):
            throw(game, 1, 98)
        cheat(game.cheating, 5, 95)
        throw(game, 98, 1)  # spared: Otto's die does not count
        assert [one.failures for one in game.drinkers] == [0, 3]
        throw(game, 1, 98)
        assert game.state.text() == "Otto gagne."
        # Both under the table is nobody’s victory.
        click(game.again)
        game = window.play("drink")
        for _ in range(4):
            throw(game, 98, 98)
        assert game.state.text() == "Personne ne gagne."
        assert not window.settle.isEnabled()


class TestKnives:
    @pytest.mark.rule("WH-TAVERN-KNIVES")
    def test_margins_and_consolations_add_up(
        self, context: Context, keep: Callable[[Character], str], shown
    ) -> None:
        window = shown(SceneWindow(context, keep(OTTO)))
        second = window.choices[1]
        write(second.name, "La borgne")
        write(second.value, "45")
        click(second.throws)
        game = window.play("knives")
        assert [side.target.text() for side in game.sides] == ["22", "45"]
        throw(game, 22, 20)
        throw(game, 22, 45)
        write(field(game.throwers[1].consolation), "6")
        throw(game, 22, 80)
        assert game.points == [0, 31]
        assert "La borgne gagne." in game.state.text()

    @pytest.mark.rule("WH-TAVERN-KNIVES")
    def test_jeu_gives_one_throw_again(self, window: SceneWindow) -> None:
        game = window.play("knives")
        assert not game.throwers[1].retry.isVisible()
        write(field(game.sides[0].die), "90")
        click(game.throwers[0].retry)
        assert game.sides[0].test() is None
        write(field(game.sides[0].die), "90")
        assert not game.throwers[0].retry.isEnabled()


class TestCards:
    @pytest.mark.rule("WH-TAVERN-CARDS-ROUND")
    def test_a_hand_is_dealt_bet_changed_and_shown(
        self, window: SceneWindow, pair: tuple[str, str], stored: Stored
    ) -> None:
        game = window.play("cards")
        assert game.hand is not None
        held = [card for seat in game.hand.seats for card in seat.cards]
        assert len({*held, *game.hand.deck}) == len(deck(32))
        write(game.more.fields[2], "4")
        click(game.bet)
        click(game.do)
        assert "pas égales" in game.state.text()
        click(game.bet)
        first = game.rows[game._place()]
        for card in first.cards:
            click(card)
        click(game.change)
        assert "0 à 4" in game.state.text()
        click(first.cards[0])
        click(game.change)
        assert not any(card.isChecked() for card in first.cards)
        click(game.do)
        assert game.over
        if len(game.winners) == 1:
            click(window.settle)
            moved = 4 if game.winners == (0,) else -4
            assert stored(pair[0]).purse.sous == 120 + moved
            assert stored(pair[1]).purse.sous == 60 - moved

    @pytest.mark.rule("WH-TAVERN-CARDS-CHEAT")
    def test_cards_are_hidden_and_who_folds_loses_what_he_put_in(self, window: SceneWindow) -> None:
        game = window.play("cards")
        folding = game._place()
        click(game.fold)
        assert game.winners == (1 - folding,)
        dealer = game.hand
        click(game.again)
        assert game.hand is not dealer
        assert not game.over
        # A hidden card comes into the hand.
        click(game.again)
        game = window.play("cards")
        for code in ("14:0", "13:0"):
            game.up_sleeve.show_value(code)
            click(game.hide_card)
        game.up_sleeve.show_value("12:0")
        click(game.hide_card)
        assert "2 cartes cachées" in game.state.text()
        assert game.hand is not None
        dealt = [card for seat in game.hand.seats for card in seat.cards]
        assert (14, 0) not in (*dealt, *game.hand.deck)
        removed = game.hand.seats[0].cards[2]
        click(game.rows[0].cards[2])
        cheat(game.cheating, 5, 95)
        assert game.hand.seats[0].cards[2] == (14, 0)
        assert game._sleeves[0] == ((13, 0), removed)


class TestStake:
    def test_who_cannot_pay_is_told_and_nothing_moves(
        self, window: SceneWindow, pair: tuple[str, str], stored: Stored
    ) -> None:
        write(window.stake.fields[0], "1")
        game = window.play("arm")
        game.version.show_value("simple")
        throw(game, 20, 90)
        click(window.settle)
        assert window.banner.isVisible()
        assert (stored(pair[0]).purse.sous, stored(pair[1]).purse.sous) == (120, 60)


class TestManyPlayers:
    """Four at a table: Otto and Frieda of the library, two by name."""

    @pytest.fixture
    def four(self, window: SceneWindow) -> SceneWindow:
        for name in ("Gauche", "Droite"):
            click(window.join)
            # At once: at every letter that is typed the games begin anew.
            window.choices[-1].name.setText(name)
        write(window.stake.fields[2], "5")
        return window

    def test_the_last_who_sits_wins_and_fewer_may_play(
        self, four: SceneWindow, pair: tuple[str, str], stored: Stored
    ) -> None:
        game = four.play("drink")
        for _ in range(4):
            throw(game, 1, 98, 1, 1)
        assert [side.isEnabled() for side in game.sides] == [True, False, True, True]
        assert "Frieda : sous la table" in game.state.text()
        assert not game.over
        click(game.cheating.open)
        assert [one.isVisible() for one in game.cheating.watchers] == [False, True, True]
        cheat(game.cheating, 5, 95)
        for _ in range(4):
            for side in (game.sides[2], game.sides[3]):
                write(field(side.die), "98")
            write(field(game.sides[0].die), "1")
            click(game.do)
        assert game.state.text() == "Otto gagne."
        click(four.settle)
        assert (stored(pair[0]).purse.sous, stored(pair[1]).purse.sous) == (135, 55)
        # A game of fewer says who plays.
        game = four.play("arm")
        assert len(game.players) == 2
        assert "Otto, Frieda" in four.limit.text()
        click(four.leave)
        click(four.leave)
        assert four.limit.text() == ""
        assert not four.leave.isEnabled()
        for _ in range(6):
            click(four.join)
        assert not four.join.isEnabled()
        assert len(four.play("dice").players) == 4
        assert len(four.play("drink").players) == 8

    @pytest.mark.rule("WH-TAVERN-DICE-FULL")
    def test_four_play_cards_and_dice(self, four: SceneWindow) -> None:
        # One who sees it gives the cheat away.
        game = four.play("cards-simple")
        click(game.cheating.open)
        click(game.cheating.means)
        cheating = game.cheating
        for side, face in zip((cheating.cheat, *cheating.watchers), (18, 95, 95, 2), strict=True):
            write(field(side.die), str(face))
        click(cheating.do)
        assert "Démasqué" in cheating.told.text()
        # Those who are level roll again among themselves.
        game = four.play("dice-simple")
        for row, face in zip(game.rows, (1, 90, 90, 89), strict=True):
            write(field(row.die), str(face))
        click(game.do)
        assert "Frieda, Gauche relancent" in game.state.text()
        for row, face in zip(game.rows[1:3], (2, 3), strict=True):
            write(field(row.die), str(face))
        click(game.do)
        assert game.state.text() == "Gauche gagne."
        # Those who do not follow a raise leave the manche.
        game = four.play("dice")
        rolls = ((1, 2, 2, 4, 6), (1, 1, 2, 4, 6), (6, 6, 6, 6, 6), (1, 2, 3, 4, 6))
        for row, values in zip(game.rows, rolls, strict=True):
            for die, face in zip(row.dice, values, strict=True):
                write(field(die), str(face))
        write(game.raise_by.fields[2], "3")
        click(game.rows[2].follows)
        click(game.raising)
        assert not game.rows[2].isEnabled()
        assert game.put_in(5) == (8, 8, 5, 8)
        click(game.do)
        assert "Otto 1, Frieda 0, Gauche 0, Droite 0" in game.state.text()

    @pytest.mark.rule("WH-TAVERN-KNIVES")
    @pytest.mark.rule("WH-TAVERN-CARDS-DECK", "WH-TAVERN-CARDS-ROUND")
    def test_everybody_throws_three_knives_and_a_fifth_brings_more_cards(
        self, four: SceneWindow
    ) -> None:
        game = four.play("knives")
        for _ in range(3):
            throw(game, 22, 22, 5, 15)
        assert game.points == [0, 0, 30, 0]
        assert "Gauche gagne." in game.state.text()
        # A fifth player brings more cards.
        click(four.join)
        four.choices[-1].name.setText("Milieu")
        game = four.play("cards")
        assert game.hand is not None
        assert (game.hand.size, len(game.rows)) == (40, 5)
        assert game._place() == 1
        for place in (1, 2, 3):
            assert game._place() == place
            click(game.fold)
        write(game.more.fields[2], "2")
        click(game.bet)
        assert game._place() == 0
        click(game.fold)
        assert game.winners == (4,)
        assert game.moves(5) == (-5, -5, -5, -5, 20)

    def test_nobody_sits_twice(self, window: SceneWindow, pair: tuple[str, str]) -> None:
        first, second = window.choices
        assert first.who.findData(pair[1]) < 0
        assert second.who.findData(pair[0]) < 0
        second.who.show_value("*")
        first.who.show_value(pair[1])
        assert [one.name for one in window.play("arm").players] == ["Frieda", "Quelqu’un"]
        click(window.join)
        assert window.choices[2].who.value() == pair[0]
        assert window.choices[2].who.findData(pair[1]) < 0
