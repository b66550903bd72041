"""What a fight leaves on a sheet when it is over, and what is kept off."""

from msgspec.structs import replace

from desktop.rules.closing import Closes
from desktop.rules.harp import death
from desktop.rules.harp.document import Cause, Character, Life
from desktop.rules.system import Edited
from tests.rules.harp.desk import SETTINGS, SYSTEM, rendered
from tests.rules.harp.fight.arena import soldier
from tests.rules.harp.people import ill, wound

BEFORE = soldier(wounds=(wound(id="old"),))
HURT = replace(
    BEFORE,
    hp=25,
    wounds=(*BEFORE.wounds, wound(id="new", name="Bras", penalty=-10)),
    ailments=(ill("poison-externe", id="p", level="critique-a"),),
)


def asked(after: Character, before: Character = BEFORE) -> dict[str, str]:
    """The questions with their defaults."""
    assert isinstance(SYSTEM, Closes)
    fields = SYSTEM.closing_fields(before, after, SETTINGS)
    assert all(rendered(field.label) for field in fields)
    return {field.id: field.default for field in fields}


def landed(after: Character, before: Character = BEFORE, **values: str) -> Character:
    """The sheet after the answers, each edit accepted."""
    given = {name.replace("_", ":"): value for name, value in values.items()}
    for command in SYSTEM.closing_edits(before, after, SETTINGS, given, "s"):
        outcome = SYSTEM.edit(after, SETTINGS, command)
        assert isinstance(outcome, Edited), outcome
        assert isinstance(outcome.document, Character)
        after = outcome.document
    return after


def test_what_is_new_is_asked_about() -> None:
    assert asked(HURT) == {"hp": "yes", "wound:new": "yes", "ailment:p": "yes", "rest": "0"}
    assert asked(BEFORE) == {"rest": "0"}
    assert landed(HURT) == HURT


def test_what_is_kept_off_does_not_land() -> None:
    after = landed(HURT, hp="no", wound_new="no", ailment_p="no")
    assert (after.hp, after.wounds, after.ailments) == (40, BEFORE.wounds, ())
    assert landed(HURT, wound_new="no").hp == 25


def test_hours_of_rest_follow() -> None:
    assert landed(HURT, rest="16").hp == 25 + 2


def test_nobody_rests_who_bleeds_or_dies() -> None:
    bleeding = replace(HURT, wounds=(wound(id="new", bleeding=2),))
    assert "rest" not in asked(bleeding)
    dying = death.with_hp(SYSTEM.tables, SETTINGS, BEFORE, -50)
    assert "rest" not in asked(dying)
    assert "rest" not in asked(death.died(HURT, Cause.SHOCK))


def test_a_death_may_be_taken_back_unless_the_body_is_lost() -> None:
    dead = replace(death.died(HURT, Cause.CRITICAL), hp=-60)
    assert asked(dead)["fate"] == "yes"
    assert landed(dead).dead
    spared = landed(dead, fate="no", hp="no")
    assert (spared.dead, spared.hp) == (False, 40)
    assert landed(dead, fate="no").hp == 1
    assert landed(death.died(HURT, Cause.CRITICAL), fate="no").hp == 25
    # Who came dead is not asked about, nor who is beyond recall.
    assert "fate" not in asked(dead, dead)
    lost = replace(dead, life=Life(cause=Cause.CRITICAL, decayed={"presence": 50}))
    assert "fate" not in asked(lost)
