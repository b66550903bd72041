"""What players see does not depend on anybody or anything that is hidden from them."""

from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules.fightview import FighterView, FightView, PoolView, SlotView, Stage, Step
from desktop.rules.looks import Look, Showing
from desktop.rules.message import Message, say
from desktop.rules.playerview import Face, PlayerView, player_view
from desktop.rules.system import Struct
from desktop.rules.table.showing import SetLook, SetShowing
from tests.rules.table.test_showing import HIDDEN, Watched

SECRET = "SENTINELLE"
replace = msgspec.structs.replace


def seen(view: FightView) -> PlayerView:
    """With every character a player's."""
    return player_view(view, {one.id: Face(True) for one in view.fighters if one.character})


def hidden(**fields: object) -> FighterView:
    """Somebody hidden whose every text is the sentinel."""
    secret = say(SECRET, name=SECRET)
    made = FighterView(
        id=SECRET,
        name=SECRET,
        side=1,
        character=SECRET,
        status=(secret,),
        pools=(PoolView(SECRET, SECRET, 7777, 8888),),
        band=Message(SECRET),
        seen=(Message(SECRET),),
        look=Look(shown=False, alias=SECRET, picture=SECRET),
    )
    return replace(made, **fields)


ANNE = FighterView(id="anne", name="Anne", side=0, character="anne")
STEP = Step(text=say("open"), among=("anne",), quiet=say("quiet"))
FIGHT = FightView(
    stage=Stage.RUNNING,
    round=3,
    phase=say("phase"),
    expected=say("expected"),
    fighters=(ANNE,),
    step=STEP,
)


def test_words_of_the_shown_that_name_anybody_are_left_out() -> None:
    talkative = replace(
        ANNE,
        status=(say("facing", name=SECRET),),
        band=say("hurt-by", name=SECRET),
        seen=(say("held-by", names=(say("name", name=SECRET),)), say("grounded")),
    )
    view = replace(FIGHT, fighters=(talkative,), step=Step(text=say("turn-of", name=SECRET)))
    assert SECRET not in repr(seen(view))
    assert seen(view).people[0].states == (say("grounded"),)


secrets = st.builds(
    hidden,
    out=st.booleans(),
    locked=st.booleans(),
    penalty=st.integers(-9, 0),
    score=st.none() | st.integers(-5, 30),
)


@given(
    st.lists(secrets, max_size=3), st.integers(0, 3), st.booleans(), st.sampled_from(["", SECRET])
)
def test_a_hidden_participant_leaves_no_trace(
    people: list[FighterView], place: int, acts: bool, current: str
) -> None:
    fighters = [ANNE]
    fighters[min(place, 1) : min(place, 1)] = [
        replace(one, id=f"{SECRET}{number}") for number, one in enumerate(people)
    ]
    among = ("anne", *(one.id for one in people)) if acts else ("anne",)
    view = replace(FIGHT, fighters=tuple(fighters), step=replace(STEP, among=among))
    assert seen(view) == seen(FIGHT)
    assert SECRET not in repr(seen(view))


def slots(*ids: str, current: str, gone: str = "") -> tuple[SlotView, ...]:
    return tuple(
        SlotView(id=each, fighter=each, name=each, current=each == current, gone=each == gone)
        for each in ids
    )


@pytest.mark.parametrize(
    ("begun", "whose"),
    [
        (("anne",), ["Anne"]),
        (("anne", "ghoul"), ["Anne"]),
        (("anne", "ghoul", "first"), ["Anne"]),
        (("anne", "bea"), ["Bea"]),
        # He cuts in before her in the order: her turn goes on afterwards.
        (("anne", "bea", "first"), ["Bea"]),
        (("first",), []),
        (("anne", "carl", "ghoul"), ["Anne"]),
    ],
)
def test_the_turn_of_a_hidden_one_changes_nothing(begun: tuple[str, ...], whose: list[str]) -> None:
    bea, carl = replace(ANNE, id="bea", name="Bea"), replace(ANNE, id="carl", name="Carl", out=True)
    ghouls = (hidden(id="first"), hidden(id="ghoul"))
    step = Step(text=say("turns"), among=(begun[-1],), quiet=say("postures"))
    view = replace(
        FIGHT,
        step=step,
        fighters=(ghouls[0], ANNE, carl, ghouls[1], bea),
        slots=slots("first", "anne", "carl", "ghoul", "bea", current=begun[-1]),
        begun=begun,
    )
    shown = seen(view)
    assert [one.name for one in shown.people if one.turn] == whose
    assert shown.round == view.round
    # Before the first turn that they see it is still the step that came before.
    assert shown.step == say("turns" if whose else "postures")


def test_who_left_is_gone_from_the_screen() -> None:
    view = replace(FIGHT, slots=slots("anne", "bea", current="bea", gone="anne"))
    assert seen(view).people == ()


def test_a_step_that_only_hidden_people_take_does_not_show() -> None:
    step = Step(text=say("open"), among=(SECRET,), quiet=say("quiet"))
    view = replace(FIGHT, fighters=(ANNE, hidden()), step=step)
    assert seen(view).step == say("quiet")


acts: list[Callable[[Watched], object]] = [
    lambda fight: fight.join("Ombre 2"),
    lambda fight: fight.do(fight.rules.correct_box("ombre", "hits", 0, True, SECRET)),
    lambda fight: fight.do(fight.rules.correct_pool("ombre", "grit", 1, SECRET)),
    lambda fight: fight.choose("ombre", "strike", "ada"),
    lambda fight: fight.choose("ombre", "guard"),
    lambda fight: fight.do(fight.rules.remove("ombre", SECRET)),
    lambda fight: fight.do(look_of_shadow(fight, alias="l’Ombre")),
]


def look_of_shadow(fight: Watched, **fields: object) -> Struct:
    return SetLook("ombre", replace(HIDDEN, **fields))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, len(acts) - 1), max_size=6), st.booleans())
def test_nothing_that_a_hidden_one_does_changes_what_players_see(
    plan: list[int], locked: bool
) -> None:
    fight = Watched("Ada", "Ombre", players=("Ada",))
    fight.do(SetShowing(Showing(hide_npcs=True)))
    fight.do(look_of_shadow(fight))
    fight.advance()
    if locked:
        fight.choose("ada", "guard")
    before = fight.seen()
    assert [one.ready for one in before.people] == [locked]
    there = True
    for number in plan:
        # Who has left can do nothing more.
        if there or number == 0:
            acts[number](fight)
        there = there and number != 5
    assert fight.seen() == before


def test_names_are_in_alphabetical_order_whatever_their_accents() -> None:
    names = ("Zoé", "Élan", "Œil", "anne", "Fred", "Paul")
    fighters = tuple(replace(ANNE, id=name, name=name, character=name) for name in names)
    view = replace(FIGHT, fighters=fighters, showing=Showing(order=False))
    shown = [person.name for person in seen(view).people]
    assert shown == ["anne", "Élan", "Fred", "Œil", "Paul", "Zoé"]
