"""What the journal says of each kind of event, with the names and numbers of that event."""

import msgspec
import pytest

from desktop.rules.breakdown import start
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.document.character import Character, Health, Track
from desktop.rules.nightprowler.fight import events as e
from desktop.rules.nightprowler.fight import marks as m
from desktop.rules.nightprowler.fight import parts as p
from desktop.rules.nightprowler.fight.commands import Ambush, Begin, Bell, EndReactions, LetGo
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena, duel, swordsman

A, B = "Corvin", "Sergent"
CHOICE = p.Choice(option=2)
DEFENDS = say("np.fight.option.2")


@pytest.fixture
def arena(rules: Rules) -> Arena:
    return duel(rules, swordsman(), swordsman())


def told(arena: Arena, *events: msgspec.Struct) -> list[tuple[str, dict[str, object]]]:
    """Keys and parameters of the lines of some events."""
    found = arena.fights.lines(arena.state, "e", Bell(), events, ())
    assert all((line.entry, line.round) == ("e", arena.state.round) for line in found)
    return [
        (line.text.key.removeprefix("np.fight.line."), dict(line.text.params)) for line in found
    ]


def details(arena: Arena, *events: msgspec.Struct) -> tuple[Message, ...]:
    (line,) = arena.fights.lines(arena.state, "e", Bell(), events, ())
    return line.detail


NAMED = {"name": A, "foe": B}


@pytest.mark.parametrize(
    ("event", "key", "params"),
    [
        (e.Parted(pair=p.Pair("a", "b", 2)), "parted", NAMED),
        (e.Paired(pair=p.Pair("a", "b", 3)), "distance", {**NAMED, "distance": 3}),
        (e.Locked(fighter="a", choice=CHOICE), "locked", {"name": A}),
        (e.Unlocked(fighter="a"), "unlocked", {"name": A}),
        (e.Confronted(fighter="a", foe="b", spent=2), "confronted", {**NAMED, "spent": 2}),
        (e.Reacted(fighter="b"), "passed", {"name": B}),
        (e.InitiativeSet(fighter="a", value=13), "initiative", {"name": A, "value": 13}),
        (e.ModifierSet(fighter="b", value=-3), "modifier", {"name": B, "value": -3}),
        (e.Removed(fighter="a", reason=" "), "removed", {"name": A}),
        (e.Removed(fighter="a", reason="fuit"), "removed-why", {"name": A, "reason": "fuit"}),
        (e.PhaseEntered(phase=p.Phase.CLOSED, round=2), "closed", {}),
        (m.Gripped(bond=p.Bond(p.Grip.HELD, "a", "b")), "gripped-held", NAMED),
        (m.Gripped(bond=p.Bond(p.Grip.ENTANGLED, "a", "b")), "gripped-entangled", NAMED),
        (m.Released(bond=p.Bond(p.Grip.HELD, "b", "a")), "released-held", {"name": B, "foe": A}),
        (m.Surprised(surprise=p.Surprise(victim="b", by="a")), "surprised", NAMED),
        (
            m.Pinced(pincer=p.Pincer(victim="b", front="b", behind="a")),
            "pinced",
            {**NAMED, "other": B},
        ),
        (m.Unpinced(victim="b"), "unpinced", {"name": B}),
        (m.BloodDrawn(fighter="b", health=Health(bleeding=1)), "blood", {"name": B}),
        (m.SteadySet(fighter="a", on=True), "steady-on", {"name": A}),
        (m.SteadySet(fighter="a", on=False), "steady-off", {"name": A}),
        (m.GroundSet(fighter="b", on=True), "ground-on", {"name": B}),
        (m.GroundSet(fighter="b", on=False), "ground-off", {"name": B}),
        (m.Hindered(fighter="b", until=5), "hindered", {"name": B, "count": 3}),
        (m.Rehearsed(fighter="a", on=True), "rehearsed", {"name": A}),
        (m.Rehearsed(fighter="a", on=False), "performed", {"name": A}),
        (
            m.Reloaded(fighter="a", reloading=p.Reloading(weapon="w", ready=6)),
            "reloading",
            {"name": A, "round": 6},
        ),
        (
            m.ShotSet(
                fighter="a",
                shot=p.Shot(band=p.Band.LONG, moving=-2, unstable=-4, visibility=-8),
            ),
            "shot",
            {"name": A, "band": say("np.fight.band.long"), "value": -14},
        ),
        (
            m.Swept(fighter="b", track=Track.ENDURANCE, damage=start("chute", 3)),
            "swept",
            {"name": B, "value": 3, "track": say("np.fight.track.endurance")},
        ),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, msgspec.Struct) else None,
)
def test_an_event_is_told_with_who_and_how_much(
    arena: Arena, event: msgspec.Struct, key: str, params: dict[str, object]
) -> None:
    assert told(arena, event) == [(key, params)]


@pytest.mark.parametrize(
    "event",
    [
        e.PhaseEntered(phase=p.Phase.BELL, round=2, bell=True),
        e.Confronted(fighter="a", foe="b"),
        e.Asked(question=p.Question(p.Query.STUN, "a")),
        e.HeroismSet(fighter="a", heroism=3, text=say("np.fight.answer.paid")),
        m.Surprised(surprise=p.Surprise(victim="b", by="a", reflex=True)),
        m.Avoided(fighter="a", foe="b", heroism=2),
    ],
    ids=lambda event: type(event).__name__,
)
def test_what_another_line_tells_is_not_told_twice(arena: Arena, event: msgspec.Struct) -> None:
    assert told(arena, event) == []


def test_a_first_meeting_and_a_change_of_distance_are_two_things(rules: Rules) -> None:
    arena = Arena(rules)
    arena.join("a", 0, swordsman(), A)
    arena.join("b", 1, swordsman(), B)
    met = told(arena, e.Paired(pair=p.Pair("a", "b", 2)), e.Paired(pair=p.Pair("a", "b", 1)))
    assert [key for key, _ in met] == ["paired", "distance"]


def test_corrections_say_what_is_left(arena: Arena) -> None:
    why = say("np.fight.corrected.heroism", value=3, reason="oubli")
    event = e.HeroismSet(fighter="a", heroism=3, text=why)
    assert told(arena, event) == [("corrected", {"name": A, "what": why})]
    assert details(arena, event) == (say("np.fight.detail.left", left=3),)


def test_a_reaction_and_a_reveal_say_what_they_cost(arena: Arena) -> None:
    reacted = e.Reacted(fighter="a", choice=CHOICE, spent=1, heroism=3)
    revealed = e.Revealed(fighter="b", choice=CHOICE, spent=2, heroism=2)
    free = e.Revealed(fighter="b", choice=CHOICE, spent=0, heroism=4)
    assert [key for key, _ in told(arena, reacted, revealed)] == ["reacted", "revealed"]
    assert told(arena, reacted)[0][1]["spent"] == 1
    assert details(arena, reacted) == (say("np.fight.detail.spent", spent=1, left=3),)
    assert details(arena, revealed) == (say("np.fight.detail.spent", spent=2, left=2),)
    assert details(arena, free) == ()
    changed = msgspec.structs.replace(free, replaced=say("np.fight.why.out", name=A))
    key, params = told(arena, changed)[0]
    assert (key, params["why"]) == ("replaced", say("np.fight.why.out", name=A))


def test_no_reaction_is_one_line_for_all(arena: Arena) -> None:
    passed = (e.Reacted(fighter="a"), e.Reacted(fighter="b"), e.Unlocked(fighter="a"))
    found = arena.fights.lines(arena.state, "e", EndReactions(), passed, ())
    assert [line.text.key for line in found] == [
        "np.fight.line.no-reaction",
        "np.fight.line.unlocked",
    ]


def test_a_side_is_named_by_its_letter(arena: Arena) -> None:
    ((key, params),) = told(arena, e.SideSet(fighter="a", side=2))
    assert (key, params) == ("side", {"name": A, "side": "C"})


def test_damage_is_told_with_its_arithmetic(arena: Arena) -> None:
    damage = start("écart", 3, "NP-COMBAT-DAMAGE-QUALITY").plus("armure", -1)
    strike = p.Strike(attacker="a", victim="b", track=Track.VITALITY, damage=damage, line=1)
    for event, key in (
        (e.Countered(strike=strike), "counter"),
        (e.Delivered(strike=strike), "strike"),
    ):
        assert told(arena, event) == [(key, {**NAMED, "value": 2})]
        assert [each.params["value"] for each in details(arena, event)] == [3, -1]
    swept = m.Swept(fighter="b", track=Track.VITALITY, damage=damage)
    assert [each.params["value"] for each in details(arena, swept)] == [3, -1]


def exchange(**more: object) -> p.Exchange:
    base = p.Exchange(left="a", right="b")
    return msgspec.structs.replace(base, **more)


def blow(line: int | None = 1, **more: object) -> p.Strike:
    base = p.Strike(
        attacker="b", victim="a", track=Track.VITALITY, damage=start("écart", 2), line=line
    )
    return msgspec.structs.replace(base, **more)


@pytest.mark.parametrize(
    ("compared", "key", "params"),
    [
        (exchange(), "draw", NAMED),
        (exchange(winner="b"), "better", {**NAMED, "winner": B}),
        (exchange(winner="b", precision=True), "precision", {**NAMED, "winner": B}),
        (exchange(winner="b", strike=blow(), pending=True), "better", {**NAMED, "winner": B}),
        (exchange(winner="b", strike=blow()), "strike", {"name": B, "foe": A, "value": 2}),
        (
            exchange(winner="b", strike=blow(), precision=True),
            "precision-strike",
            {"name": B, "foe": A, "value": 2},
        ),
        (exchange(winner="b", strike=blow(None)), "stopped", {"name": B, "foe": A}),
    ],
)
def test_a_comparison_says_who_was_better_and_by_what(
    arena: Arena, compared: p.Exchange, key: str, params: dict[str, object]
) -> None:
    assert told(arena, e.Compared(exchange=compared)) == [(key, params)]


def test_a_comparison_that_waited_for_its_blow_is_told_once(arena: Arena) -> None:
    waiting = e.Compared(exchange=exchange(winner="b", pending=True))
    assert [key for key, _ in told(arena, waiting, waiting)] == ["better"]
    struck = e.Compared(exchange=exchange(winner="b", strike=blow()))
    assert [key for key, _ in told(arena, waiting, struck)] == ["better", "strike"]


@pytest.mark.parametrize(("damage", "key"), [(2, "second-hit"), (0, "second-missed")])
def test_a_chained_attack_is_told_with_its_rolls(arena: Arena, damage: int, key: str) -> None:
    made = exchange(second=True, winner="a", strike=blow(damage=start("écart", damage)))
    ((found, params),) = told(arena, e.Compared(exchange=made))
    assert (found, params["value"], params["name"], params["foe"]) == (key, damage, A, B)
    none = say("np.fight.line.second-roll", name=A, threshold=0, die=0, value=0)
    assert params["left"] == none


def test_a_document_that_changed_is_told(arena: Arena, rules: Rules) -> None:
    assert isinstance(arena.one("a").document, Character)
    told_of = arena.run(arena.fights.document_edited("a", swordsman(13)))
    assert told(arena, *told_of) == [("document", {"name": A})]


def test_a_grip_is_opened_by_its_holder_alone(arena: Arena) -> None:
    bond = p.Bond(p.Grip.HELD, "a", "b")
    arena.state = msgspec.structs.replace(arena.state, bonds=(bond,))
    assert arena.refused(LetGo(fighter="b")) == "np.fight.why.holds-nothing"
    assert arena.run(LetGo(fighter="a")) == (m.Released(bond=bond),)
    assert arena.state.bonds == ()


def test_an_ambush_waits_for_its_answer_and_is_laid_once(rules: Rules) -> None:
    arena = Arena(rules)
    arena.join("a", 0, swordsman(), A)
    arena.join("b", 1, swordsman(), B)
    ambush = Ambush(fighter="a", foe="b", allonge=2)
    arena.act(ambush, a=2, b=19)
    assert arena.asked() == [(p.Query.REFLEX, "b")]
    assert arena.refused(Begin()) == "np.fight.why.answer-first"
    arena.reply("b", p.Query.REFLEX, "no")
    assert arena.refused(ambush) == "np.fight.why.ambushed"
    arena.run(Begin())
    assert arena.refused(ambush) == "np.fight.why.begun"
