"""Making a character: steps, swaps, what is missing, random characters, the GM's word."""

import random
from typing import cast

import msgspec
import pytest

from desktop.rules.progress import StepState, blocking, state_of
from desktop.rules.system import Edited, Refused
from desktop.rules.warhammer.careers import added_skills, added_talents, career_of, suggested
from desktop.rules.warhammer.commands import person as p
from desktop.rules.warhammer.creation import (
    MISSING,
    STEPS,
    exchanged,
    finished,
    in_creation,
    is_swap,
    problems,
)
from desktop.rules.warhammer.document import CHARACTERISTICS, Character, Hand, Origin, TalentHeld
from desktop.rules.warhammer.edits.apply import edit
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.surprise.fill import FILLERS, surprise
from desktop.rules.warhammer.tables.tables import Tables

replace = msgspec.structs.replace


@pytest.mark.rule("WH-CREATE-SWAP")
def test_taking_a_value_gives_ones_own_in_exchange() -> None:
    once = exchanged({}, "cc", "ct")
    assert once == {"cc": "ct", "ct": "cc"}
    thrice = exchanged(once, "cc", "f")
    assert thrice == {"cc": "f", "ct": "cc", "f": "ct"}
    assert is_swap(thrice)
    assert exchanged(once, "cc", "cc") == {}
    five = exchanged(exchanged(thrice, "cc", "e"), "cc", "ag")
    assert not is_swap(five)


def test_a_blank_character_lacks_something_in_every_step(
    tables: Tables, settings: Settings
) -> None:
    found = in_creation(tables, settings, Character())
    of = {step: tuple(one for one in found if one.step == step) for step in STEPS}
    assert {step: state_of(of[step], MISSING) for step in STEPS} == dict.fromkeys(
        STEPS, StepState.INCOMPLETE
    )
    assert {one.step for one in blocking(found)} == {"race", "profile"}


@pytest.mark.rule("WH-CREATE-MONEY")
@pytest.mark.parametrize("seed", range(12))
def test_a_random_character_is_legal_and_complete(
    tables: Tables, settings: Settings, seed: int
) -> None:
    found = surprise(tables, settings, Character(), None, random.Random(seed))
    assert in_creation(tables, settings, found) == ()
    assert set(found.origin.dice) == set(CHARACTERISTICS)
    assert [one.hand in (Hand.RIGHT, Hand.BOTH) for one in found.weapons] == [True]
    assert 0 <= found.purse.sous <= 240
    assert surprise(tables, settings, Character(), None, random.Random(seed)) == found


@pytest.mark.parametrize("step", STEPS)
def test_a_step_at_random_is_done_and_leaves_the_others(
    tables: Tables, settings: Settings, step: str
) -> None:
    after = surprise(tables, settings, Character(), step, random.Random(3))
    found = in_creation(tables, settings, after)
    assert [one for one in found if one.step == step] == []
    assert {one.step for one in found} == set(STEPS) - {step}
    assert set(FILLERS) == set(STEPS)


def test_texts_and_name_stay_when_everything_is_rolled_anew(
    tables: Tables, settings: Settings
) -> None:
    before = Character(name="Otto", history="né au moulin", origin=Origin(past="valet"))
    after = surprise(tables, settings, before, None, random.Random(1))
    assert (after.name, after.history, after.origin.past) == ("Otto", "né au moulin", "valet")


@pytest.mark.rule("WH-CREATE-CAREERS-CROSSBOW")
@pytest.mark.rule("WH-CREATE-CAREERS-GUARD")
def test_careers_by_any_spelling_say_what_they_add(tables: Tables) -> None:
    assert [one.id for one in added_talents(tables, " éclaireur ")] == ["maitrise-arbaletes"]
    assert [one.id for one in added_talents(tables, "ECLAIREUR")] == ["maitrise-arbaletes"]
    assert [one.id for one in added_skills(tables, "garde")] == ["filature"]
    assert career_of(tables, "Montreur d’ours") is None
    assert len(tables.careers) == 14


def test_what_is_learnt_is_suggested_no_more(tables: Tables) -> None:
    soldier = Character(origin=Origin(career="Soldat"))
    assert [one.id for one in suggested(tables, soldier)] == ["maitrise-arbaletes"]
    learnt = replace(soldier, talents=(TalentHeld(id="t", talent="maitrise-arbaletes"),))
    assert suggested(tables, learnt) == ()


def test_the_gm_waives_a_rule_and_takes_it_back(tables: Tables, settings: Settings) -> None:
    def done(character: Character, command: msgspec.Struct) -> Character:
        outcome = edit(tables, settings, character, command)
        assert isinstance(outcome, Edited), outcome
        return cast("Character", outcome.document)

    waived = done(Character(), p.Waive("WH-CREATE-ELF-E", " né d’un démon "))
    assert {one.overridden for one in problems(tables, settings, waived)} == {"né d’un démon"}
    assert isinstance(finished(tables, settings, waived), Edited)
    back = done(waived, p.Restore("WH-CREATE-ELF-E"))
    assert isinstance(finished(tables, settings, back), Refused)
    for command in (p.Waive("", "x"), p.Waive("X", " "), p.Restore("X")):
        assert isinstance(edit(tables, settings, back, command), Refused)


def test_creation_ends_once_no_rule_is_broken(tables: Tables, settings: Settings) -> None:
    refused = finished(tables, settings, Character())
    assert isinstance(refused, Refused)
    assert refused.reason.key == "wh.edit.creation-blocked"
    whole = surprise(tables, settings, Character(name=" Otto "), None, random.Random(5))
    ended = finished(tables, settings, whole)
    assert isinstance(ended, Edited)
    assert cast("Character", ended.document).name == "Otto"
