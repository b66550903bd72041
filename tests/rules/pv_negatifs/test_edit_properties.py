"""Any sequence of edits keeps a document valid: it reads back as it was, hit points stay between
the floor and the maximum, and essence is what its journal says."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules.dice import Rolled, typed
from desktop.rules.document import Loaded, read, write
from desktop.rules.pv_negatifs import below, document
from desktop.rules.pv_negatifs.commands import essence, health, person
from desktop.rules.pv_negatifs.document import (
    Body,
    Character,
    DeepWound,
    Item,
    MortalWound,
    Proficiency,
    Standing,
    Weapon,
)
from desktop.rules.pv_negatifs.edits.apply import EditCommand, edit
from desktop.rules.pv_negatifs.edits.chance import dice_needed
from desktop.rules.pv_negatifs.edits.context import Editing
from desktop.rules.pv_negatifs.edits.essence import essence_dice_needed
from desktop.rules.pv_negatifs.settings import Hidden, Settings
from desktop.rules.system import Edited, Refused
from tests.rules.pv_negatifs.desk import SYSTEM, rendered

ON = Settings(hidden=Hidden(willing_damage=True, essence_presets=True))
numbers = st.integers(-60, 400)
ids = st.sampled_from(["a", "b", "c", ""])
words = st.sampled_from(["", "Ana", "épée", "soins"])
rows = st.sampled_from([*SYSTEM.tables.wounds.ids(), "du-mj", ""])
commands: st.SearchStrategy[EditCommand] = st.one_of(
    st.builds(person.Rename, words),
    st.builds(person.SetNumber, st.sampled_from(["level", "most", "speed", "xp"]), numbers),
    st.builds(person.SetAbility, st.sampled_from(["con", "sag", "dex"]), numbers),
    st.builds(person.AddWeapon, st.builds(Weapon, id=ids, name=words, dice=numbers)),
    st.builds(person.AddItem, st.builds(Item, id=ids, name=words, quantity=numbers)),
    st.builds(person.RemoveItem, ids),
    st.builds(person.UpdateProficiency, st.builds(Proficiency, id=ids, name=words)),
    st.builds(health.Hurt, id=ids, amount=numbers, nonlethal=st.booleans(), willing=st.booleans()),
    st.builds(health.Check, wound=ids, way=st.sampled_from(["sagesse", "heroique"])),
    st.builds(health.Disbelieve, ids),
    st.builds(health.Heroic, id=ids),
    st.builds(health.Heal, points=numbers, wound=ids),
    st.builds(health.Stabilise, skill=numbers, kit=st.booleans()),
    st.builds(health.PassUnits, units=st.integers(-1, 12)),
    st.just(health.DailyChecks()),
    st.builds(health.RestDay, care=st.sampled_from(["seul", "alite", "?"])),
    st.builds(health.RestHours, st.integers(0, 30)),
    st.just(health.CheckClothes()),
    st.builds(health.Revive, hp=numbers),
    st.builds(health.SetHp, numbers, numbers),
    st.builds(health.SetBody, st.builds(Body, standing=st.sampled_from(Standing))),
    st.builds(health.PutDeep, st.builds(DeepWound, id=ids, threshold=numbers)),
    st.builds(health.PutMortal, st.builds(MortalWound, id=ids, wound=rows, open=st.booleans())),
    st.builds(health.RemoveMortal, ids),
    st.builds(essence.LoseEssence, id=ids, cause=words, points=numbers),
    st.builds(essence.RollEssence, id=ids, count=st.integers(-1, 4)),
    st.builds(essence.WillingRounds, id=ids, rounds=st.integers(0, 3)),
)


def rolled(editing: Editing, command: EditCommand, draw: st.DataObject) -> EditCommand:
    """The command with every die that it asks for."""
    dice: tuple[Rolled, ...] = ()
    while True:
        given = msgspec.structs.replace(command, rolled=dice) if dice else command
        if isinstance(given, essence.RollEssence | essence.WillingRounds):
            wanted = essence_dice_needed(editing, given)
        else:
            wanted = dice_needed(editing, given) if isinstance(given, health.Chance) else ()
        if not wanted:
            return given
        faces = [draw.draw(st.integers(1, spec.sides)) for spec in wanted]
        dice = (*dice, *map(typed, wanted, faces))


@settings(max_examples=30)
@given(st.lists(commands, max_size=8), st.data())
def test_documents_stay_valid(given_commands: list[EditCommand], data: st.DataObject) -> None:
    one = Character(name="Ana", most=20, hp=-4, abilities={"con": 12, "sag": 11})
    for command in given_commands:
        full = rolled(Editing(SYSTEM.tables, ON, one), command, data)
        outcome = edit(SYSTEM.tables, ON, one, full)
        if isinstance(outcome, Refused):
            rendered(outcome.reason)
            continue
        assert isinstance(outcome, Edited)
        rendered(outcome.label)
        after = outcome.document
        assert isinstance(after, Character)
        stored = write(Loaded(after))
        assert read(stored, Character, document.VERSION, document.UPCASTERS).value == after
        assert below.floor(after.most) <= after.hp <= after.most
        assert 0 <= after.lost <= after.most - after.hp
        held = [each.id for each in (*after.deep, *after.mortal)]
        assert len(held) == len(set(held))
        assert after.essence.points == 100 + sum(each.amount for each in after.essence.journal)
        assert after.body.countdown is None or after.body.countdown.left >= 0
        if one.dead and not isinstance(full, health.SetBody | health.Revive | health.Disbelieve):
            assert after.dead
        SYSTEM.sheet(after, ON)
        SYSTEM.summary(after, ON)
        one = after
