"""Stays in prison recorded and taken back (I.C.3)."""

import pytest
from msgspec.structs import replace

from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.edits import apply as edits
from desktop.rules.nightprowler.edits.apply import AddPrison, RemovePrison
from desktop.rules.system import Edited, Refused
from tests.rules.nightprowler.characters import Rules, plain


def after(rules: Rules, character: Character, command: AddPrison | RemovePrison) -> Character:
    result = edits.edit(rules.tables, character, rules.settings, command)
    assert isinstance(result, Edited), result
    assert isinstance(result.document, Character)
    return result.document


@pytest.mark.parametrize("place", [0, 1, 2])
def test_one_stay_is_taken_back_by_its_place(rules: Rules, place: int) -> None:
    stays = tuple(stay.id for stay in rules.settings.prison[:3])
    kept = after(rules, plain(prison=stays), RemovePrison(place=place)).prison
    assert kept == stays[:place] + stays[place + 1 :]


@pytest.mark.parametrize("place", [-1, 3])
def test_there_is_no_stay_before_the_first_or_after_the_last(rules: Rules, place: int) -> None:
    stays = tuple(stay.id for stay in rules.settings.prison[:3])
    command = RemovePrison(place=place)
    result = edits.edit(rules.tables, plain(prison=stays), rules.settings, command)
    assert isinstance(result, Refused)


def test_a_stay_that_the_campaign_does_not_know_is_refused(rules: Rules) -> None:
    known = rules.settings.prison[0].id
    character = after(rules, plain(), AddPrison(stay=known))
    assert character.prison == (known,)
    for stay in ("", "bagne"):
        command = AddPrison(stay=stay)
        result = edits.edit(rules.tables, character, rules.settings, command)
        assert isinstance(result, Refused)
    again = after(rules, replace(character), AddPrison(stay=known))
    assert again.prison == (known, known)
