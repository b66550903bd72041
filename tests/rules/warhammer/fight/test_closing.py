"""What a fight leaves behind lands on the sheet, or is kept off it, as the GM says."""

from collections.abc import Mapping
from typing import cast

import msgspec

from desktop.rules.closing import NO, YES, Closes
from desktop.rules.system import Edited
from desktop.rules.warhammer.build import Warhammer
from desktop.rules.warhammer.document import (
    Ammunition,
    Character,
    Doom,
    Hand,
    Origin,
    PieceHeld,
    State,
    WeaponHeld,
    Wound,
)
from tests.systems import WARHAMMER

SYSTEM = cast("Warhammer", WARHAMMER.get("warhammer"))
SETTINGS = SYSTEM.default_settings()
replace = msgspec.structs.replace

OLD = Wound(id="old", kind="pugilat", location="corps", value=2, cared=True)
CUT = Wound(id="cut", kind="tranchantes", location="bras", value=5, bleeding=True)
BEFORE = Character(
    name="Otto",
    origin=Origin(race="humain", destiny_die=10),
    weapons=(WeaponHeld(id="s", weapon="bouclier", hand=Hand.LEFT, lost=1),),
    armour=(PieceHeld(id="p", piece="maille-gilet"),),
    ammunition=(Ammunition(id="a", ammunition="balles", count=6),),
    wounds=(OLD,),
    fortune_spent=1,
)
AFTER = replace(
    BEFORE,
    weapons=(replace(BEFORE.weapons[0], lost=6, broken=True),),
    armour=(replace(BEFORE.armour[0], lost={"corps": 1}),),
    ammunition=(replace(BEFORE.ammunition[0], count=2),),
    wounds=(OLD, CUT),
    fortune_spent=3,
    state=State(prone=True, unconscious=True, stunned=2, half=True),
)


def landed(after: Character, values: Mapping[str, str]) -> Character:
    """The sheet once the answers are written onto what the fight left."""
    character = after
    for command in SYSTEM.closing_edits(BEFORE, after, SETTINGS, values, "x"):
        outcome = SYSTEM.edit(character, SETTINGS, command)
        assert isinstance(outcome, Edited), outcome
        character = cast("Character", outcome.document)
    return character


def asked(before: Character, after: Character) -> dict[str, str]:
    """What is asked, and the answer that nobody has to think about."""
    fields = SYSTEM.closing_fields(before, after, SETTINGS)
    return {one.id: one.default for one in fields}


def test_everything_that_changed_is_asked_once() -> None:
    assert isinstance(SYSTEM, Closes)
    assert asked(BEFORE, AFTER) == {
        "wound:cut": YES,
        "wear": YES,
        "missiles": YES,
        "fortune": YES,
        "awake": YES,
        "care": NO,
        "reward": "0",
        "days": "0",
    }
    assert asked(BEFORE, BEFORE) == {"reward": "0", "days": "0"}


def test_by_default_all_lands_and_the_fighter_gets_up() -> None:
    assert landed(AFTER, {}) == replace(AFTER, state=State())


def test_what_is_kept_off_is_as_it_was() -> None:
    answers = dict.fromkeys(("wound:cut", "wear", "missiles", "fortune"), NO)
    assert landed(AFTER, answers) == BEFORE


def test_care_reward_and_days() -> None:
    after = landed(AFTER, {"care": YES, "reward": "3", "days": "2"})
    cut = after.wounds[1]
    assert (cut.cared, cut.bleeding, cut.days) == (True, False, 2)
    assert after.purse.sous == 36
    assert after.fortune_spent == 0


def test_the_dead_stay_so_unless_the_gm_spares_them() -> None:
    fatal = replace(CUT, doom=Doom(left=1, unit="rounds"))
    dead = replace(AFTER, wounds=(fatal,), state=State(dead=True, unconscious=True, prone=True))
    assert "fate" in asked(BEFORE, dead)
    assert not {"care", "reward", "days"} & set(asked(BEFORE, dead))
    assert landed(dead, {}).state.dead
    assert landed(dead, {"fate": NO}).state == State()
    dying = replace(AFTER, state=State(dying="lente", unconscious=True, stunned=1))
    assert landed(dying, {}).state == State(dying="lente", unconscious=True)
