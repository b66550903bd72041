"""Whatever is done at the table: every slot once, events that rebuild the state, words for all."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules.document import raw
from desktop.rules.system import Struct
from desktop.rules.table.clocks import Change, Start, Stop, consequence_id
from desktop.rules.table.groups import Disband, Gather, Leave, Rename
from desktop.rules.table.notes import Afflict, Relieve, Write
from desktop.rules.table.order import ActNow, ByScore, Delay, Hold, Move
from desktop.rules.table.state import Moment
from tests.rules.table.played import Played, every_text
from tests.texts import texts_of

who = st.sampled_from(("a", "b", "c", "d", "a#2", "d#2"))
moment = st.sampled_from(Moment)
clock = st.sampled_from(("c1", "c2", "c3"))
rounds = st.integers(0, 3)
commands = st.one_of(
    st.builds(Move, who, st.integers(-1, 8), st.booleans()),
    st.builds(ByScore),
    st.builds(Hold, who),
    st.builds(Delay, who, who),
    st.builds(ActNow, who),
    st.builds(Start, label=st.just("h"), left=rounds, anchor=who, moment=moment, every=rounds),
    st.builds(Start, label=st.just("r"), left=rounds, moment=moment),
    st.builds(Change, clock=clock, label=st.just("z"), left=rounds, anchor=who),
    st.builds(Stop, clock),
    st.builds(Write, who, st.sampled_from(("", "note"))),
    st.builds(Afflict, who, st.sampled_from(("ivre", "sourd")), rounds, who),
    st.builds(Relieve, who, st.sampled_from(("ivre", "sourd"))),
    st.builds(Gather, st.just("groupe"), st.lists(who, max_size=3).map(tuple)),
    st.builds(Rename, st.sampled_from(("g1", "g2")), st.just("bande")),
    st.builds(Disband, st.sampled_from(("g1", "g2"))),
    st.builds(Leave, who),
)
steps = st.one_of(
    commands,
    st.sampled_from(("next", "next", "guard", "skip", "join", "leave")),
)


def take(played: Played, step: Struct | str) -> None:
    match step:
        case "next":
            played.next()
        case "skip":
            played.next(consequence_id("c1"))
        case "guard":
            played.guard()
        case "join":
            played.join("D")
        case "leave":
            played.do(played.rules.remove("d", "parti"))
        case _ if isinstance(step, ActNow) and played.view().turns:
            if played.do(step):
                played.do(played.rules.take_turn(played.state, step.slot))
        case _ if not isinstance(step, str):
            played.do(step)


@settings(max_examples=120, deadline=None)
@given(st.integers(0, 2), st.lists(steps, max_size=30))
def test_order_clocks_and_groups_hold_whatever_is_done(
    turns: int, plan: list[Struct | str]
) -> None:
    played = Played("A", "B", "C", turns=turns)
    known = set(played.slots())
    for step in plan:
        take(played, step)
        view = played.view()
        slots = [slot.id for slot in view.slots]
        known |= set(slots)
        assert sorted(slots) == sorted(known)
        fighters = {slot.fighter for slot in view.slots}
        members = [one for group in view.groups for one in group.members]
        assert len(members) == len(set(members))
        assert set(members) <= fighters
        for group in view.groups:
            places = [n for n, slot in enumerate(view.slots) if slot.fighter in group.members]
            assert places == list(range(places[0], places[0] + len(places)))
        assert all((each.left >= 1) != each.rung for each in view.clocks)
    again = played.rules.blank(played.settings)
    stored = [raw(event) for event in played.events]
    for event in played.rules.read_events(played.rules.event_version, stored):
        again = played.rules.apply(again, event)
    assert msgspec.to_builtins(again) == msgspec.to_builtins(played.state)
    for language in ("fr", "en"):
        assert every_text(texts_of(language), played.told)


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 2), st.lists(st.one_of(commands, st.just("next")), max_size=14))
def test_every_able_slot_has_one_turn_a_round(turns: int, plan: list[Struct | str]) -> None:
    played = Played("A", "B", "C", turns=turns)
    played.next()
    played.guard()
    ended: list[str] = []
    for step in [*plan, *["next"] * 8]:
        if not played.view().turns:
            break
        before = played.state.table.order.ended
        take(played, step)
        ended.extend(each for each in played.state.table.order.ended if each not in before)
        assert len(ended) == len(set(ended))
    assert not played.view().turns
