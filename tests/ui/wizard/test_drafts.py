"""Half-way is kept: every change is on disk, and the wizard goes on where it was left."""

from collections.abc import Callable
from typing import cast

import pytest

from desktop.rules.errors import KnownError
from desktop.rules.nightprowler.creation.steps import STEPS
from desktop.rules.nightprowler.document.character import (
    Character,
    Identity,
    Origins,
    Skills,
    TraitPick,
    Weapon,
)
from desktop.rules.nightprowler.edits.apply import ChooseSpecialty, Rename
from desktop.services.changes import ChangeSet
from desktop.ui.context import Context
from desktop.ui.wizard.nightprowler.window import WizardWindow
from desktop.ui.wizard.registry import wizard_window
from tests.ui.wizard.conftest import Mouse, start_over, type_into


def test_looking_around_leaves_no_draft(
    wizard: WizardWindow, mouse: Mouse, context: Context
) -> None:
    mouse.open("traits")
    wizard.close()
    assert context.library.drafts.list() == ()


def test_draft_goes_on_after_the_library_was_closed(
    open_context: Callable[[], Context], show_wizard: Callable[..., WizardWindow]
) -> None:
    first = show_wizard(open_context())
    first.making.run(Rename("Isabeau"))
    first.making.run(ChooseSpecialty("perceur"))
    Mouse(first).open("cassure")
    first.close()

    again = open_context()
    (card,) = again.library.drafts.list()
    assert (card.name, card.system, card.step) == ("Isabeau", "nightprowler", "cassure")
    second = show_wizard(again, card.id)
    assert second.current().step == "cassure"
    assert second.making.character == first.making.character
    second.making.run(Rename("Isabeau Vif-Argent"))
    assert [one.id for one in again.library.drafts.list()] == [card.id]


def every_change_is_stored_at_once(wizard: WizardWindow, context: Context) -> None:
    start_over(wizard)
    heard: list[ChangeSet] = []
    context.hub.changed.connect(heard.append)
    wizard.making.run(Rename("Corvin"))
    (card,) = context.library.drafts.list()
    stored = cast("Character", context.library.drafts.get(card.id).document)
    assert stored == wizard.making.character
    assert [change.library for change in heard] == [True]


def text_being_typed_is_kept_when_the_window_closes(
    wizard: WizardWindow, mouse: Mouse, context: Context
) -> None:
    start_over(wizard)
    mouse.open("summary")
    type_into(wizard.summary.name, "Mère Grelot")
    wizard.close()
    (card,) = context.library.drafts.list()
    assert card.name == "Mère Grelot"


def text_being_typed_is_kept_when_the_step_changes(wizard: WizardWindow, mouse: Mouse) -> None:
    start_over(wizard)
    mouse.open("summary")
    type_into(wizard.summary.name, "Mère Grelot")
    wizard.open_step("style")
    assert wizard.making.character.name == "Mère Grelot"


def test_half_way_is_kept(
    wizard: WizardWindow, context: Context, monkeypatch: pytest.MonkeyPatch, mouse: Mouse
) -> None:
    refused_storage_leaves_the_screen_as_the_disk_is(wizard, context, monkeypatch)
    every_change_is_stored_at_once(wizard, context)
    text_being_typed_is_kept_when_the_step_changes(wizard, mouse)
    text_being_typed_is_kept_when_the_window_closes(wizard, mouse, context)


def refused_storage_leaves_the_screen_as_the_disk_is(
    wizard: WizardWindow, context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    start_over(wizard)

    def refuse(*_arguments: object, **_more: object) -> str:
        from desktop.rules.errors import known

        raise known("store.no-draft", path="bibliotheque")

    with monkeypatch.context() as disk:
        disk.setattr(context.library.drafts, "save", refuse)
        wizard.making.run(Rename("Corvin"))
    assert wizard.ui.banner.isVisible()
    assert wizard.making.character.name == ""
    assert wizard.making.undo_label is None


def test_draft_that_names_unknown_things_opens_on_every_step(
    context: Context, show_wizard: Callable[..., WizardWindow]
) -> None:
    strange = Character(
        name="Venu d’ailleurs",
        identity=Identity(style="x", branch="x", specialty="x", secondary="x"),
        origins=Origins(race="x", culture="x", raised="x", mother="x", milieu="x"),
        cassure="x",
        traits=(TraitPick("p", "trait-inconnu", "mot"),),
        choices={"x": ("y",)},
        skills=Skills(opened=("x:y",), raised={"x": 3}),
        prison=("x",),
        shield="x",
        weapons=(Weapon("w", "Chose", family="x"),),
    )
    draft = context.library.drafts.save(None, "nightprowler", strange)
    window = show_wizard(context, draft)
    for step in STEPS:
        window.open_step(step)
    window.open_step("traits")
    page = window.page("traits")
    Mouse(window).press(page.taken.rows()[0].remove)
    assert window.making.character.traits == ()


def test_lost_draft_is_a_known_error(context: Context) -> None:
    with pytest.raises(KnownError):
        wizard_window("nightprowler")(context, "disparu")


def test_system_without_wizard_is_a_known_error() -> None:
    with pytest.raises(KnownError):
        wizard_window("toy")
