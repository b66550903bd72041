"""Any sequence of edits keeps a document valid: it reads back as it was, hit points stay below
their maximum, and only the dying have a clock."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules.dice import Rolled, typed
from desktop.rules.document import Loaded, read, write
from desktop.rules.harp import death, document
from desktop.rules.harp.commands import health, person
from desktop.rules.harp.commands.health import Chance
from desktop.rules.harp.death import State
from desktop.rules.harp.document import Ailment, Cause, Character, Skill, Task, Wound
from desktop.rules.harp.edits.apply import EditCommand, edit
from desktop.rules.harp.edits.chance import dice_needed
from desktop.rules.harp.edits.context import Editing
from desktop.rules.system import Refused
from tests.rules.harp.desk import SETTINGS, SYSTEM, rendered

numbers = st.integers(-60, 200)
ids = st.sampled_from(["a", "b", ""])
ills = st.sampled_from([*SYSTEM.tables.diseases.ids(), *SYSTEM.tables.cascades.ids(), "?"])
known = st.sampled_from(["a", "b", "saut", "perception", "baratin", "?"])
commands: st.SearchStrategy[EditCommand] = st.one_of(
    st.builds(person.SetNumber, st.just("most"), numbers),
    st.builds(person.SetScore, st.sampled_from(["constitution", "force"]), numbers),
    st.builds(person.AddSkill, st.builds(Skill, id=ids, name=st.just("Rêver"), ranks=numbers)),
    st.builds(person.AddTask, st.builds(Task, id=ids, name=st.just("Forger"))),
    st.builds(health.Hurt, numbers),
    st.builds(health.Heal, numbers),
    st.builds(health.SetHp, numbers),
    st.builds(health.PutWound, st.builds(Wound, id=ids, bleeding=numbers, main=st.booleans())),
    st.builds(health.TreatWound, ids),
    st.builds(health.RemoveWound, ids),
    st.builds(health.Rest, numbers),
    st.builds(health.RestDays, numbers),
    st.just(health.BindSoul()),
    st.builds(health.PassRounds, numbers),
    st.builds(health.Die, st.sampled_from(Cause)),
    st.builds(health.Raise, numbers),
    st.builds(health.PutAilment, st.builds(Ailment, id=ids, disease=ills, days=numbers)),
    st.builds(health.Catch, id=ids, disease=ills, target=numbers),
    st.builds(health.PassHour, id=ids),
    st.builds(health.PassDay, id=ids),
    st.builds(health.Stabilise, bonus=numbers),
    st.builds(health.HealingRoll, days=st.integers(0, 20)),
    st.builds(health.Decay, minutes=st.integers(0, 14)),
    st.builds(health.Manoeuvre, id=ids, skill=known, helps=st.sampled_from(["", "saut"])),
    st.builds(health.Manoeuvre, id=ids, skill=known, task=ids),
)


def rolled(editing: Editing, command: EditCommand, draw: st.DataObject) -> EditCommand:
    """The command with every die that it asks for."""
    if not isinstance(command, Chance):
        return command
    dice: tuple[Rolled, ...] = ()
    while wanted := dice_needed(editing, msgspec.structs.replace(command, rolled=dice)):
        faces = [draw.draw(st.integers(1, spec.sides)) for spec in wanted]
        dice = (*dice, *map(typed, wanted, faces))
    return msgspec.structs.replace(command, rolled=dice)


@settings(max_examples=60)
@given(st.lists(commands, max_size=8), st.data())
def test_documents_stay_valid(given_commands: list[EditCommand], data: st.DataObject) -> None:
    tables = SYSTEM.tables
    one = Character(name="Ana", most=20, hp=8, scores={"constitution": 40})
    for command in given_commands:
        full = rolled(Editing(tables, SETTINGS, one), command, data)
        outcome = edit(tables, SETTINGS, one, full)
        if isinstance(outcome, Refused):
            rendered(outcome.reason)
            continue
        rendered(outcome.label)
        after = outcome.document
        assert isinstance(after, Character)
        stored = write(Loaded(after))
        assert read(stored, Character, document.VERSION, document.UPCASTERS).value == after
        assert after.hp <= after.most
        state = death.state(tables, SETTINGS, after)
        if state is State.DYING:
            assert after.life.left is not None
            assert after.life.left > 0
        elif not after.life.stabilised:
            assert after.life.left is None
        if one.dead and not isinstance(full, health.Raise):
            assert after.dead
        held = [each.id for each in (*after.prepared,)]
        assert len(held) == len(set(held))
        SYSTEM.sheet(after, SETTINGS)
        SYSTEM.summary(after, SETTINGS)
        one = after
