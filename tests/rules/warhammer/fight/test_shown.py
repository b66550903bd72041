"""What a window shows of a fighter and of the moment, and what the rules answer of them."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec
import pytest

from desktop import paths
from desktop.rules.fightview import FighterView, Stage
from desktop.rules.message import Message
from desktop.rules.warhammer.document import Doom, Infection, Ongoing, Origin, State, Wound
from desktop.rules.warhammer.fight import budget
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.tables.tables import Tables
from desktop.text import Catalogue
from tests.rules.warhammer.fight.arena import Arena, replace, soldier

FRENCH = Catalogue("fr", paths.resources_root())
CUT = Wound(id="w", kind="tranchantes", location="bras", value=5)


@pytest.fixture
def arena(tables: Tables) -> Arena:
    found = Arena(tables)
    found.join("otto", 0, soldier(cc=50, a=2, ag=50), "sheet")
    found.join("karl", 1, soldier(cc=40, a=1), "sheet-2")
    return found


def shown(arena: Arena, fighter: str) -> FighterView:
    return next(one for one in arena.rules.view(arena.state).fighters if one.id == fighter)


def hurt(arena: Arena, *wounds: Wound, **state: object) -> FighterView:
    """Karl as he is shown with these wounds and in this state."""
    karl = arena.of("karl").document
    changed = replace(karl, wounds=wounds, state=State(**state))  # type: ignore[arg-type]
    arena.run(c.DocumentEdited(fighter="karl", document=changed))
    return shown(arena, "karl")


def texts(value: object) -> Iterator[str]:
    """Every message of a view in French."""
    match value:
        case Message():
            yield FRENCH.render(value)
        case msgspec.Struct():
            for name in value.__struct_fields__:
                yield from texts(getattr(value, name))
        case str() | int() | None:
            return
        case Mapping():
            for member in value.values():
                yield from texts(member)
        case Sequence():
            for member in value:
                yield from texts(member)


@pytest.mark.parametrize(
    ("value", "harm", "band"),
    [
        (1, 100 // 15, "wh.fight.band.hurt"),
        (7, 700 // 15, "wh.fight.band.hurt"),
        (8, 800 // 15, "wh.fight.band.grave"),
        (15, 100, "wh.fight.band.grave"),
    ],
)
def test_harm_goes_by_the_gravest_open_wound(
    arena: Arena, value: int, harm: int, band: str
) -> None:
    healed = replace(CUT, id="h", value=15, healed=True)
    light = replace(CUT, id="l", value=1)
    found = hurt(arena, healed, light, replace(CUT, value=value))
    assert (found.harm, found.band.key) == (harm, band)
    assert found.half is (value >= 8)
    unhurt = hurt(arena, healed)
    assert (unhurt.harm, unhurt.band.key, unhurt.out) == (0, "wh.fight.band.unhurt", False)


@pytest.mark.parametrize(
    ("state", "band"),
    [({"dead": True}, "wh.fight.band.dead"), ({"unconscious": True}, "wh.fight.band.down")],
)
def test_who_is_down_is_wholly_hurt(arena: Arena, state: dict[str, object], band: str) -> None:
    found = hurt(arena, CUT, **state)
    assert (found.harm, found.band.key, found.out) == (100, band, True)


def test_wounds_and_fevers_weigh_on_what_is_shown(arena: Arena) -> None:
    weak = replace(CUT, penalties=(Ongoing(stat="cc", amount=-20, rounds=2),))
    assert hurt(arena, weak).penalty == -20
    sick = replace(weak, infection=Infection(course="fievre", day=1))
    assert hurt(arena, sick).penalty == -30
    assert hurt(arena).penalty == 0


def test_everybody_sees_who_lies_bleeds_and_reels(arena: Arena) -> None:
    bleeding = replace(CUT, bleeding=True, doom=Doom(left=4, unit="rounds"))
    found = hurt(arena, bleeding, prone=True, stunned=2, no_action=1)
    assert [one.key for one in found.seen] == [
        "wh.fight.seen.prone",
        "wh.fight.seen.stunned",
        "wh.fight.seen.bleeding",
    ]
    keys = [one.key for one in found.status]
    for key in ("no-action", "stunned", "doom"):
        assert f"wh.fight.status.{key}" in keys
    dead = hurt(arena, bleeding, prone=True, dead=True)
    assert [one.key for one in dead.seen] == ["wh.fight.seen.bleeding"]
    assert [one.key for one in dead.status] == ["wh.fight.status.dead"]
    dying = hurt(arena, dying="lente", unconscious=True)
    assert dying.status[0].key == "wh.fight.status.dying"


def test_steps_and_next_follow_the_moment(arena: Arena) -> None:
    view = arena.rules.view(arena.state)
    assert (view.stage, view.step) == (Stage.SETUP, None)
    assert view.advance is not None
    arena.begin("otto")
    running = arena.rules.view(arena.state)
    assert running.stage is Stage.RUNNING
    assert running.step is not None
    assert running.step.among == ("otto",)
    arena.act("otto", "attaquer", "karl", attack=10)
    waiting = arena.rules.view(arena.state)
    assert waiting.advance is None
    assert any(one.id.startswith("defend") for one in waiting.asks)
    arena.defend("karl", "subir")
    struck = arena.rules.view(arena.state)
    assert struck.advance is not None
    assert struck.advance.key == "wh.fight.advance.blow-hit"
    arena.run(c.Close())
    closed = arena.rules.view(arena.state)
    assert (closed.stage, closed.step, closed.advance) == (Stage.CLOSED, None, None)


def test_nobody_to_fight_is_no_fight(tables: Tables) -> None:
    alone = Arena(tables)
    alone.join("otto", 0, soldier())
    assert alone.rules.view(alone.state).advance is None
    assert alone.rules.view(alone.state).stage is Stage.SETUP


def test_what_is_owned_of_a_document_is_written_back(arena: Arena) -> None:
    hurt(arena, CUT, prone=True)
    fresh = replace(soldier(cc=61), name="Karl le Roux")
    live = arena.rules.live_document(arena.state, "karl", fresh)
    assert (live.wounds, live.state.prone, live.name) == ((CUT,), True, "Karl le Roux")
    assert arena.rules.live_document(arena.state, "nobody", fresh) == fresh
    came = arena.rules.participant(arena.state, "karl")
    assert came is not None
    assert came.wounds == (CUT,)
    assert arena.rules.participant(arena.state, "nobody") is None
    arena.run(c.Remove(fighter="karl"))
    assert arena.rules.participant(arena.state, "karl") is None


def test_an_action_that_is_none_is_refused(arena: Arena) -> None:
    arena.begin("otto")
    otto = arena.of("otto")
    why = budget.illegal(arena.tables, arena.state, otto, "dormir")
    assert why is not None
    assert why.key == "wh.fight.why.unknown-action"
    assert budget.illegal(arena.tables, arena.state, otto, "attaquer") is None
    assert budget.illegal(arena.tables, arena.state, arena.of("karl"), "attaquer") is not None


def test_everything_shown_is_in_words(arena: Arena) -> None:
    def told() -> list[str]:
        return [text for text in texts(arena.rules.view(arena.state)) if "wh." in text]

    assert told() == []
    arena.begin("otto")
    assert told() == []
    arena.act("otto", "attaquer", "karl", attack=5)
    assert told() == []
    arena.defend("karl", "subir")
    assert told() == []
    hurt(
        arena,
        replace(CUT, bleeding=True, doom=Doom(left=4, unit="heures"), useless="jambe"),
        prone=True,
    )
    assert told() == []


@pytest.fixture
def lucky(tables: Tables) -> Arena:
    """Otto, who has three points of destiny (humans with a 10) and has spent one fortune point."""
    found = Arena(tables)
    born = Origin(race="humain", destiny_die=10)
    found.join("otto", 0, replace(soldier(cc=30), origin=born, fortune_spent=1), "sheet")
    found.join("karl", 1, soldier(cc=40))
    return found


def pools(arena: Arena) -> dict[str, tuple[int, int]]:
    return {one.id: (one.value, one.most) for one in shown(arena, "otto").pools}


@pytest.mark.parametrize("pool", ["destiny", "fortune"])
def test_points_are_set_from_none_to_all_and_no_further(lucky: Arena, pool: str) -> None:
    assert pools(lucky) == {"destiny": (3, 3), "fortune": (2, 3)}
    assert shown(lucky, "karl").pools == ()
    for value in (0, 1, 3):
        lucky.run(lucky.rules.correct_pool("otto", pool, value, ""))
        now, most = pools(lucky)[pool]
        assert now == value
        assert most == 3
    for beyond in (-1, 4):
        refused = lucky.refusal(lucky.rules.correct_pool("otto", pool, beyond, ""))
        assert refused == "wh.fight.why.range"
    assert lucky.refusal(lucky.rules.correct_pool("otto", "sous", 1, "")) == "wh.fight.why.value"


@pytest.mark.parametrize(
    "command",
    [
        c.Care(fighter="nobody", wound="w"),
        c.Condition(fighter="nobody", what="prone", on=True),
        c.Hurt(fighter="nobody", kind="pugilat", zone="bras", value=1),
        c.Remove(fighter="nobody"),
        c.CorrectPool(fighter="nobody", pool="fortune", value=0),
    ],
)
def test_nobody_can_be_judged_who_is_not_there(arena: Arena, command: msgspec.Struct) -> None:
    assert arena.refusal(command) == "wh.fight.why.nobody"


def clock(arena: Arena, fighter: str) -> int:
    doom = arena.of(fighter).document.wounds[0].doom
    assert doom is not None
    return doom.left


def test_the_bell_counts_for_the_living_who_are_there(tables: Tables) -> None:
    running = replace(CUT, doom=Doom(left=9, unit="rounds"))
    arena = Arena(tables)
    arena.join("otto", 0, soldier())
    for name, state in (("karl", State()), ("hans", State(dead=True)), ("udo", State())):
        arena.join(name, 1, replace(soldier(), wounds=(running,), state=state))
    arena.begin()
    arena.run(c.Remove(fighter="udo"))
    arena.end_round()
    assert [clock(arena, name) for name in ("karl", "hans", "udo")] == [8, 9, 9]


@pytest.mark.rule("WH-SPEC-PIERCING")
@pytest.mark.parametrize(("pierced", "legal"), [(1, True), (5, True), (6, False)])
def test_a_blow_pierces_so_much_and_no_more(arena: Arena, pierced: int, legal: bool) -> None:
    arena.begin("otto")
    held = arena.of("otto").document.weapons[0].id
    blow = c.Act(fighter="otto", action="coup-perforant", target="karl", arm=held, pierced=pierced)
    if legal:
        arena.run(blow, attack=99)
    else:
        assert arena.refusal(blow).startswith("wh.fight.why.")


def test_rounds_that_are_lost_run_out_one_by_one(arena: Arena) -> None:
    arena.begin()
    karl = arena.of("karl").document
    reeling = State(no_action=3, stunned=3, last=3, half=True)
    arena.run(c.DocumentEdited(fighter="karl", document=replace(karl, state=reeling)))
    arena.end_round()
    now = arena.of("karl").document.state
    assert (now.no_action, now.stunned, now.last) == (2, 2, 2)
