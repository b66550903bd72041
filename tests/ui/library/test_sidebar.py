"""The left side: campaign, fights with their state, drafts."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.ui.library.sidebar import Kind

SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)


def texts(window) -> list[str]:
    side = window.form.sidebar
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
    item = window.form.sidebar.item_of(Kind.FIGHT, cards["contract"].id)
    assert item.data(SPOKEN) == "Contrat 1, terminé"


def test_the_button_of_new_fights_offers_the_others_too(window) -> None:
    form = window.form
    button = form.toolbar.widgetForAction(form.new_fight)
    told = [window.activities.chase, window.activities.contract]
    assert button.menu().actions() == told
    assert [one for one in form.menu_file.actions() if one in told] == told


def test_a_fight_says_its_state_by_sign_and_word(window, context, gang) -> None:
    fight = context.library.fights.create("nightprowler", "Les toits")
    session = context.library.fights.open(fight)
    for side, name in enumerate(("Corvin", "Isabeau")):
        session.join_character(gang[name], side)
    item = window.form.sidebar.item_of(Kind.FIGHT, fight)
    assert item.data(SPOKEN) == "Les toits, en préparation"
    session.advance()
    item = window.form.sidebar.item_of(Kind.FIGHT, fight)
    assert item.text() == "● Les toits (t. 1)"
    assert item.data(SPOKEN) == "Les toits, en cours, tour 1"


def test_keys_alone_open_a_fight(window, context) -> None:
    fight = context.library.fights.create("nightprowler", "Les toits")
    side = window.form.sidebar
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
    side = window.form.sidebar
    side.setFocus()
    side.setCurrentItem(side.item_of(Kind.DRAFT, made))
    QTest.keyClick(side, Qt.Key.Key_Return)
    assert context.navigator.opened == [("wizard", "nightprowler", made)]


def test_a_draft_that_was_given_up_comes_back_as_it_was(window, context) -> None:
    made = draft(context)
    before = context.library.drafts.get(made)
    side = window.form.sidebar
    side.setFocus()
    side.setCurrentItem(side.item_of(Kind.DRAFT, made))
    QTest.keyClick(side, Qt.Key.Key_Delete)
    assert context.library.drafts.list() == ()
    assert "Tristan" in window.banner.text()
    QTest.mouseClick(window.banner.actions()[0], Qt.MouseButton.LeftButton)
    after = context.library.drafts.get(made)
    assert (after.document, after.step) == (before.document, before.step)


def test_the_campaign_is_named_in_place(window, context) -> None:
    side = window.form.sidebar
    current = context.library.campaigns.current
    item = side.item_of(Kind.CAMPAIGN, current)
    assert item.text() == "Ma campagne"
    item.setText("  Les Sept Cités ")
    assert context.library.campaigns.list()[0].name == "Les Sept Cités"
    assert window.windowTitle() == "Les Sept Cités"
    assert side.item_of(Kind.CAMPAIGN, current).text() == "Les Sept Cités"


def test_delete_on_a_fight_takes_nothing_out(window, context) -> None:
    fight = context.library.fights.create("nightprowler", "Les toits")
    side = window.form.sidebar
    side.setFocus()
    side.setCurrentItem(side.item_of(Kind.FIGHT, fight))
    QTest.keyClick(side, Qt.Key.Key_Delete)
    assert len(context.library.fights.list()) == 1
    assert window.model.count() == 4


def test_the_current_line_stays_when_the_list_changes(window, context) -> None:
    made = draft(context)
    side = window.form.sidebar
    side.setCurrentItem(side.item_of(Kind.DRAFT, made))
    context.library.fights.create("nightprowler", "Les toits")
    assert side.line(side.currentItem()).id == made
