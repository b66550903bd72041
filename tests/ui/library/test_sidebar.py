"""The left side: campaign, fights with their state, drafts."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from desktop.ui.library.sidebar import Shelf
from desktop.ui.library.sidebar_lines import Kind, Line, start_rect
from desktop.ui.widgets.banner import Severity

SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)


def texts(window) -> list[str]:
    side = window.sidebar
    return [side.item(row).text() for row in range(side.count())]


def draft(context, name: str = "Tristan") -> str:
    blank = context.library.registry.get("nightprowler").blank(name)
    return context.library.drafts.save(None, "nightprowler", blank, "origins")


def test_a_new_fight_is_named_listed_and_opened(window, context) -> None:
    for _ in range(2):
        QTest.keyClick(
            window,
            Qt.Key.Key_N,
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
        )
    names = {card.name: card.id for card in context.library.fights.list()}
    assert set(names) == {"Rencontre 1", "Rencontre 2"}
    assert context.navigator.opened == [
        ("fight", names["Rencontre 1"]),
        ("fight", names["Rencontre 2"]),
    ]
    assert "○ Rencontre 1" in texts(window)


def test_new_chases_and_contracts_are_listed_apart(window, context) -> None:
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    QTest.keyClick(window, Qt.Key.Key_P, keys)
    QTest.keyClick(window, Qt.Key.Key_C, keys)
    cards = {card.kind: card for card in context.library.fights.list()}
    assert {kind: card.name for kind, card in cards.items()} == {
        "chase": "Poursuite 1",
        "contract": "Contrat 1",
    }
    assert context.navigator.opened == [
        ("fight", cards["chase"].id),
        ("fight", cards["contract"].id),
    ]
    shown = texts(window)
    assert shown[-6:] == [
        "Rencontres",
        "aucune",
        "Poursuites",
        "○ Poursuite 1",
        "Contrats",
        "○ Contrat 1",
    ]
    context.library.fights.open(cards["contract"].id).close()
    item = window.sidebar.item_of(Kind.FIGHT, cards["contract"].id)
    assert item.data(SPOKEN) == "Contrat 1, terminé"


def test_the_button_of_new_fights_offers_the_others_too(window) -> None:
    form = window.form
    button = window.fight_button
    told = [window.acts.activities.chase, window.acts.activities.contract]
    assert button.menu().actions() == told
    assert [one for one in form.menu_file.actions() if one in told] == told


def test_a_fight_says_its_state_by_sign_and_word(window, context, gang) -> None:
    fight = context.library.fights.create("nightprowler", "Les toits")
    session = context.library.fights.open(fight)
    for side, name in enumerate(("Corvin", "Isabeau")):
        session.join_character(gang[name], side)
    item = window.sidebar.item_of(Kind.FIGHT, fight)
    assert item.data(SPOKEN) == "Les toits, en préparation"
    session.advance()
    item = window.sidebar.item_of(Kind.FIGHT, fight)
    assert item.text() == "● Les toits (t. 1)"
    assert item.data(SPOKEN) == "Les toits, en cours, tour 1"
    # Another system has its own word for it.
    card = replace(context.library.fights.list()[0], round_word="round")
    side = window.sidebar
    side.show_all(Shelf(campaigns=(), current="", fights=(card,)), context.texts)
    item = side.item_of(Kind.FIGHT, fight)
    assert (item.text(), item.data(SPOKEN)) == (
        "● Les toits (r. 1)",
        "Les toits, en cours, round 1",
    )


def test_keys_alone_open_a_fight(window, context) -> None:
    fight = context.library.fights.create("nightprowler", "Les toits")
    side = window.sidebar
    QTest.keyClick(window.form.roster, Qt.Key.Key_Backtab)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Backtab)
    assert side.hasFocus()
    for _ in range(side.count()):
        if side.line(side.currentItem()) is not None and (
            side.line(side.currentItem()).kind is Kind.FIGHT
        ):
            break
        QTest.keyClick(side, Qt.Key.Key_Down)
    QTest.keyClick(side, Qt.Key.Key_Return)
    assert context.navigator.opened == [("fight", fight)]


def test_a_draft_goes_on_where_it_was(window, context) -> None:
    made = draft(context)
    side = window.sidebar
    side.setFocus()
    side.setCurrentItem(side.item_of(Kind.DRAFT, made))
    QTest.keyClick(side, Qt.Key.Key_Return)
    assert context.navigator.opened == [("wizard", "nightprowler", made)]


def test_a_draft_that_was_given_up_comes_back_as_it_was(window, context) -> None:
    made = draft(context)
    before = context.library.drafts.get(made)
    side = window.sidebar
    side.setFocus()
    side.setCurrentItem(side.item_of(Kind.DRAFT, made))
    QTest.keyClick(side, Qt.Key.Key_Delete)
    assert context.library.drafts.list() == ()
    assert "Tristan" in window.banner.text()
    QTest.mouseClick(window.banner.actions()[0], Qt.MouseButton.LeftButton)
    after = context.library.drafts.get(made)
    assert (after.document, after.step) == (before.document, before.step)


def test_the_campaign_is_named_in_place(window, context) -> None:
    side = window.sidebar
    current = context.library.campaigns.current
    item = side.item_of(Kind.CAMPAIGN, current)
    assert item.text() == "Ma campagne"
    item.setText("  Les Sept Cités ")
    assert context.library.campaigns.list()[0].name == "Les Sept Cités"
    assert window.windowTitle() == "Les Sept Cités"
    assert side.item_of(Kind.CAMPAIGN, current).text() == "Les Sept Cités"


def test_a_fight_is_taken_out_by_delete_and_comes_back(window, context) -> None:
    fight = context.library.fights.create("nightprowler", "Les toits")
    side = window.sidebar
    side.setFocus()
    side.setCurrentItem(side.item_of(Kind.FIGHT, fight))
    QTest.keyClick(side, Qt.Key.Key_Delete)
    assert context.library.fights.list() == ()
    assert "Les toits" in window.banner.text()
    window.form.undo.trigger()
    assert [card.id for card in context.library.fights.list()] == [fight]
    assert window.model.count() == 4


def test_a_campaign_is_taken_out_by_delete_and_comes_back_from_the_menu(window, context) -> None:
    campaigns = context.library.campaigns
    first, second = campaigns.current, campaigns.create("Le port")
    side = window.sidebar
    side.setFocus()
    side.setCurrentItem(side.item_of(Kind.CAMPAIGN, second))
    QTest.keyClick(side, Qt.Key.Key_Delete)
    assert campaigns.current == first
    assert side.item_of(Kind.CAMPAIGN, second) is None
    assert "Le port" in window.banner.text()
    QTest.mouseClick(window.banner.actions()[0], Qt.MouseButton.LeftButton)
    assert campaigns.current == second
    campaigns.remove(second)
    window.acts.preparing.removed.aboutToShow.emit()
    (back,) = window.acts.preparing.removed.actions()
    back.trigger()
    assert side.item_of(Kind.CAMPAIGN, second) is not None
    campaigns.remove(second)
    # The last one stays.
    side.setCurrentItem(side.item_of(Kind.CAMPAIGN, first))
    QTest.keyClick(side, Qt.Key.Key_Delete)
    assert window.banner.severity() is Severity.ERROR
    assert [row.id for row in campaigns.list()] == [first]


@pytest.mark.parametrize("kind", [Kind.FIGHT, Kind.DRAFT])
def test_what_could_not_be_taken_back_can_be_tried_again(window, context, kind: Kind) -> None:
    name = context.library.fights.create("nightprowler", "Les toits")
    if kind is Kind.DRAFT:
        name = draft(context)
    side = window.sidebar
    side.setFocus()
    side.setCurrentItem(side.item_of(kind, name))
    QTest.keyClick(side, Qt.Key.Key_Delete)
    connection = context.library._store._database.connection
    connection.execute("PRAGMA query_only = 1")
    window.form.undo.trigger()
    connection.execute("PRAGMA query_only = 0")
    assert window.banner.severity() is Severity.ERROR
    assert side.item_of(kind, name) is None
    window.form.undo.trigger()
    assert side.item_of(kind, name) is not None
    assert not window.form.undo.isEnabled()


def test_the_current_line_stays_when_the_list_changes(window, context) -> None:
    made = draft(context)
    side = window.sidebar
    side.setCurrentItem(side.item_of(Kind.DRAFT, made))
    context.library.fights.create("nightprowler", "Les toits")
    assert side.line(side.currentItem()).id == made


# --- What is prepared ---


def typed(window, text: str) -> None:
    """Type a name into the line that is being edited."""
    editor = window.sidebar.findChild(QLineEdit)
    editor.selectAll()
    QTest.keyClicks(editor, text)
    accept(editor)


def accept(editor: QLineEdit) -> None:
    """Enter; the list takes the name over, and the editor away, from the event loop."""
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_second_campaign_is_begun_named_and_left_again(window, context) -> None:
    first = context.library.campaigns.current
    window.acts.preparing.campaign.trigger()
    second = context.library.campaigns.current
    typed(window, "Vieux Monde")
    assert {row.name for row in context.library.campaigns.list()} == {"", "Vieux Monde"}
    assert (window.model.count(), window.windowTitle()) == (0, "Vieux Monde")
    side = window.sidebar
    side.setFocus()
    side.setCurrentItem(side.item_of(Kind.CAMPAIGN, first))
    QTest.keyClick(side, Qt.Key.Key_Return)
    assert context.library.campaigns.current == first != second
    assert window.model.count() == 4
    assert side.item_of(Kind.CAMPAIGN, first).data(SPOKEN) == "Ma campagne, campagne ouverte"


def test_a_character_moves_to_another_campaign(window, context, gang) -> None:
    first = context.library.campaigns.current
    other = context.library.campaigns.create("Ailleurs")
    context.library.campaigns.choose(first)
    window.form.roster.select(gang["Corvin"])
    window.acts.preparing.move.aboutToShow.emit()
    (target,) = window.acts.preparing.move.actions()
    target.trigger()
    assert window.model.count() == 3
    context.library.campaigns.choose(other)
    assert [card.name for card in context.library.characters.list()] == ["Corvin"]


def test_a_party_is_founded_named_filled_and_shown_alone(window, context, gang) -> None:
    window.form.roster.select(gang["Corvin"])
    window.acts.preparing.party.trigger()
    typed(window, "Les Rats")
    (card,) = context.library.parties.list()
    assert (card.name, card.members) == ("Les Rats", (gang["Corvin"],))
    window.form.roster.select(gang["Isabeau"])
    window.acts.preparing.join.aboutToShow.emit()
    (join,) = window.acts.preparing.join.actions()
    assert not join.isChecked()
    join.trigger()
    side = window.sidebar
    side.setFocus()
    side.setCurrentItem(side.item_of(Kind.PARTY, card.id))
    QTest.keyClick(side, Qt.Key.Key_Return)
    assert window.model.shown() == 2
    # With or without the translation that chooses the plural.
    assert window.form.count.text() in (
        "Les Rats\u00a0: 2 sur 4 personnage(s)",
        "Les Rats\u00a0: 2 sur 4 personnages",
    )
    assert side.item_of(Kind.PARTY, card.id).text() == "▸ Les Rats (2)"
    QTest.keyClick(side, Qt.Key.Key_Return)
    assert window.model.shown() == 4


def test_a_line_is_named_with_its_bare_name(window, context) -> None:
    fight = context.library.fights.create("nightprowler", "Les toits")
    side = window.sidebar
    side.setFocus()
    side.setCurrentItem(side.item_of(Kind.FIGHT, fight))
    QTest.keyClick(side, Qt.Key.Key_F2)
    editor = side.findChild(QLineEdit)
    assert editor.text() == "Les toits"
    accept(editor)
    assert side.item_of(Kind.FIGHT, fight).text() == "○ Les toits"
    QTest.keyClick(side, Qt.Key.Key_F2)
    typed(window, "Les quais")
    assert context.library.fights.list()[0].name == "Les quais"
    assert side.item_of(Kind.FIGHT, fight).text() == "○ Les quais"
    assert context.navigator.opened == []


def prepared(context, text: str = "3 miliciens") -> str:
    encounter = context.library.encounters.create("nightprowler", "La milice")
    context.library.encounters.enter(encounter, text, 1)
    return encounter


def test_one_click_starts_a_prepared_encounter(window, context) -> None:
    encounter = prepared(context, "3 miliciens, isabeau")
    side = window.sidebar
    item = side.item_of(Kind.PREPARED, encounter)
    assert item.text() == "La milice (4)"
    # With or without the translation that chooses the plural.
    assert item.data(SPOKEN) in (
        "La milice, rencontre préparée, 4 participant(s)",
        "La milice, rencontre préparée, 4 participants",
    )
    place = start_rect(side.visualItemRect(item)).center()
    QTest.mouseClick(side.viewport(), Qt.MouseButton.LeftButton, pos=place)
    (fight,) = context.library.fights.list()
    assert context.navigator.opened == [("fight", fight.id)]
    assert len(context.library.fights.open(fight.id).view().fighters) == 4
    assert side.item_of(Kind.PREPARED, encounter) is not None


def test_keys_start_and_open_a_prepared_encounter(window, context) -> None:
    encounter = prepared(context)
    side = window.sidebar
    side.setFocus()
    side.setCurrentItem(side.item_of(Kind.PREPARED, encounter))
    QTest.keyClick(side, Qt.Key.Key_Return)
    assert context.navigator.opened == [("encounter", encounter)]
    QTest.keyClick(side, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert [what for what, _ in context.navigator.opened] == ["encounter", "fight"]


def test_the_menu_of_a_fight_prepares_one_like_it_and_plays_it_again(window, context) -> None:
    fight = context.library.encounters.start(prepared(context)).fight
    menu = window.acts.shelf.menu_for(Line(Kind.FIGHT, fight))
    acts = {action.text(): action for action in menu.actions()}
    acts["Préparer à partir de ce combat"].trigger()
    copy = context.library.encounters.list()[-1]
    assert (copy.count, context.navigator.opened[-1]) == (3, ("encounter", copy.id))
    acts["Rejouer"].trigger()
    assert len(context.library.fights.list()) == 2


def test_a_refused_start_says_why(window, context) -> None:
    encounter = context.library.encounters.create("nightprowler", "Vide")
    side = window.sidebar
    side.setCurrentItem(side.item_of(Kind.PREPARED, encounter))
    QTest.keyClick(side, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert "Vide" in window.banner.text()
    assert context.library.fights.list() == ()


def test_what_was_put_away_before_is_in_the_menu(window, context) -> None:
    encounter = prepared(context)
    context.library.encounters.remove(encounter)
    window.acts.preparing.removed.aboutToShow.emit()
    (back,) = window.acts.preparing.removed.actions()
    assert back.text() == "La milice"
    back.trigger()
    assert [card.id for card in context.library.encounters.list()] == [encounter]


def test_an_npc_is_made_from_a_ready_adversary(window, context) -> None:
    window.acts.preparing.npcs.aboutToShow.emit()
    names = [action.text() for action in window.acts.preparing.npcs.actions()]
    assert len(names) == 10
    window.acts.preparing.npcs.actions()[0].trigger()
    assert names[0] in {card.name for card in context.library.bestiary.list()}
