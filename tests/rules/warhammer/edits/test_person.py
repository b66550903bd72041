"""Edits of who somebody is."""

from typing import get_args

import msgspec
import pytest

from desktop.rules.warhammer.commands import person as p
from desktop.rules.warhammer.document import (
    CHARACTERISTICS,
    Character,
    Kind,
    SkillHeld,
    TalentHeld,
)
from desktop.rules.warhammer.profile import profile
from desktop.rules.warhammer.skills import skill_target
from tests.rules.warhammer.edits.desk import Desk
from tests.rules.warhammer.people import person

replace = msgspec.structs.replace


def test_name_texts_and_kind(desk: Desk) -> None:
    after = desk.edited(
        Character(),
        p.Rename("Otto"),
        p.SetText("personality", "Grincheux, fidèle"),
        p.SetText("past", "Manant"),
        p.SetCareer(" Soldat "),
        p.SetKind(Kind.MONSTER),
    )
    assert (after.name, after.kind) == ("Otto", Kind.MONSTER)
    assert after.personality == "Grincheux, fidèle"
    assert (after.origin.career, after.origin.past) == ("Soldat", "Manant")


def test_a_race_must_exist(desk: Desk) -> None:
    assert desk.edited(Character(), p.ChooseRace("elfe")).origin.race == "elfe"
    assert desk.edited(Character(), p.ChooseRace("elfe"), p.ChooseRace("")).origin.race == ""
    assert desk.refused(Character(), p.ChooseRace("ogre")) == "wh.problem.race"


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (p.SetDice("cc", 1), "wh.problem.dice"),
        (p.SetDice("cc", 21), "wh.problem.dice"),
        (p.SetDice("pv", 10), "wh.edit.no-characteristic"),
        (p.SetDestinyDie(11), "wh.edit.destiny-die-range"),
        (p.Swap({"cc": "ct"}), "wh.problem.swap"),
        (p.Swap({"cc": "pv", "pv": "cc"}), "wh.problem.swap"),
        (p.SetAdvance("cc", 101), "wh.edit.range"),
        (p.SetAdvance("pv", 1), "wh.edit.no-characteristic"),
        (p.SetSecondary("attacks", -1), "wh.edit.range"),
    ],
)
def test_what_no_dice_give_is_refused(desk: Desk, command: msgspec.Struct, key: str) -> None:
    assert desk.refused(Character(), command) == key


def test_numbers_are_kept_and_taken_back(desk: Desk) -> None:
    after = desk.edited(
        Character(),
        p.SetDice("cc", 14),
        p.SetDestinyDie(8),
        p.SetAdvance("cc", 10),
        p.SetSecondary("attacks", 1),
        p.SetSecondary("magic", 2),
        p.SetSecondary("madness", 3),
        p.SetSecondary("move", -1),
        p.SetSecondary("destiny", 1),
    )
    origin = after.origin
    assert (origin.dice, origin.destiny_die, after.advances) == ({"cc": 14}, 8, {"cc": 10})
    assert (after.attacks, after.magic, after.madness) == (1, 2, 3)
    assert (after.move, after.destiny_extra) == (-1, 1)
    cleared = desk.edited(
        after, p.SetDice("cc", None), p.SetDestinyDie(None), p.SetAdvance("cc", 0)
    )
    assert (cleared.origin.dice, cleared.origin.destiny_die, cleared.advances) == ({}, None, {})


@pytest.mark.rule("WH-CREATE-SWAP")
def test_a_swap_moves_values_and_is_taken_back_whole(desk: Desk) -> None:
    human = p.ChooseRace("humain")
    born = desk.edited(Character(), human, p.SetDice("cc", 20), p.SetDice("ct", 2))
    swapped = desk.edited(born, p.Swap({"cc": "ct", "ct": "cc"}))
    values = profile(desk.tables, desk.settings, swapped)
    assert (values.of("cc"), values.of("ct")) == (22, 40)
    assert desk.edited(swapped, p.Swap({})).origin.swapped == {}


@pytest.mark.rule("WH-CREATE-NO-SHALLYA")
def test_no_edit_of_creation_replaces_a_roll_by_an_average(desk: Desk) -> None:
    # What changes the profile says its number itself; nothing fills a low roll up.
    reaching = {
        str(kind.__struct_config__.tag)
        for kind in get_args(p.PersonCommand)
        if {"dice", "swapped", "characteristic"} & set(kind.__struct_fields__)
    }
    assert reaching == {"set-dice", "swap", "set-advance"}
    dice = [p.SetDice(one, 2 if one == "cc" else 11) for one in CHARACTERISTICS]
    born = desk.edited(Character(), p.ChooseRace("humain"), *dice)
    assert profile(desk.tables, desk.settings, born).of("cc") == 22
    swapped = desk.edited(born, p.Swap({"cc": "ct", "ct": "cc"}))
    values = profile(desk.tables, desk.settings, swapped)
    assert sorted(values.of(one) for one in CHARACTERISTICS) == [22, *[31] * 7]


def test_skills_are_learnt_once_each_up_to_three_times(desk: Desk) -> None:
    skill = SkillHeld(id="a", skill="langue", subject="bretonnien")
    after = desk.edited(Character(), p.AddSkill(skill))
    assert desk.refused(after, p.AddSkill(replace(skill, id="b"))) == "wh.edit.skill-twice"
    assert desk.refused(after, p.AddSkill(replace(skill, subject="x"))) == "edit.id-taken"
    more = replace(skill, level=3)
    assert desk.edited(after, p.SetSkill(more)).skills == (more,)
    assert desk.refused(after, p.SetSkill(replace(skill, level=4))) == "wh.edit.range"
    assert desk.edited(after, p.RemoveSkill("a")).skills == ()
    assert desk.refused(after, p.RemoveSkill("b")) == "edit.no-such-entry"
    assert desk.refused(after, p.AddSkill(SkillHeld(id="c", skill=" "))) == "wh.edit.no-name"


@pytest.mark.rule("WH-SKILL-BASE")
@pytest.mark.parametrize(("level", "target"), [(0, 16), (1, 32), (2, 42), (3, 52)])
def test_a_basic_skill_counts_half_until_it_is_learnt(desk: Desk, level: int, target: int) -> None:
    skill = desk.tables.skills.get("filature")
    character = person(ag=32)
    if level:
        held = SkillHeld(id="a", skill="filature", level=level)
        character = desk.edited(character, p.AddSkill(held))
    values = profile(desk.tables, desk.settings, character)
    total = skill_target(values, character, skill)
    assert total is not None
    assert total.total == target
    assert skill_target(values, character, desk.tables.skills.get("soins")) is None


def test_talents_of_the_tables_and_of_the_table_at_home(desk: Desk) -> None:
    ours = TalentHeld(id="a", talent="Voix de stentor", text="+10 aux ordres")
    sturdy = TalentHeld(id="b", talent="robuste")
    after = desk.edited(Character(), p.AddTalent(ours), p.AddTalent(sturdy))
    assert after.talent("robuste")
    assert desk.refused(after, p.AddTalent(replace(sturdy, id="c"))) == "wh.edit.talent-twice"
    changed = replace(ours, text="+20")
    assert desk.edited(after, p.SetTalent(changed)).talents[0].text == "+20"
    assert desk.edited(after, p.RemoveTalent("b")).talents == (ours,)
    assert desk.refused(after, p.RemoveTalent("z")) == "edit.no-such-entry"
