"""Joining, names, engagements, weapons, edited sheets, and the protocol's other calls."""

import msgspec
import pytest

from desktop.rules.errors import KnownError
from desktop.rules.message import say
from desktop.rules.nightprowler.document.character import Health, Track
from desktop.rules.nightprowler.fight.commands import (
    Begin,
    ChangeWeapon,
    CorrectBox,
    Engage,
    Separate,
    SetInitiative,
    SetSide,
)
from desktop.rules.nightprowler.fight.rules import NightProwlerFights
from desktop.rules.nightprowler.fight.state import Aim, Phase
from desktop.rules.sheetmodel import BoxState
from desktop.rules.system import FightRules, Refused
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena, arm, duel, swordsman


def test_it_satisfies_the_protocol(rules: Rules) -> None:
    fights: FightRules = NightProwlerFights(rules.tables)
    assert fights.event_version == 1


def test_copies_get_distinct_names(rules: Rules) -> None:
    arena = Arena(rules)
    for number in range(3):
        arena.join(f"m{number}", 1, swordsman(), "Milicien")
    assert [each.name for each in arena.state.fighters] == ["Milicien", "Milicien 2", "Milicien 3"]
    again = arena.fights.join("m0", 1, swordsman(), "Milicien", "")
    assert arena.refused(again) == "np.fight.why.already-in"


def test_a_fight_needs_two_sides(rules: Rules) -> None:
    arena = Arena(rules)
    arena.join("a", 0, swordsman())
    assert arena.refused(Begin()) == "np.fight.why.two-sides"
    assert arena.fights.view(arena.state).advance is None
    arena.join("b", 1, swordsman())
    assert arena.fights.view(arena.state).advance == say("np.fight.advance.setup")
    arena.run(Begin())
    assert arena.refused(Begin()) == "np.fight.why.begun"


def test_everybody_gets_an_adversary_and_none_is_beset_needlessly(rules: Rules) -> None:
    arena = Arena(rules)
    for name, side in (("a", 0), ("b", 0), ("x", 1), ("y", 1), ("z", 1)):
        arena.join(name, side, swordsman())
    arena.begin()
    assert {(each.a, each.b) for each in arena.state.pairs} == {("a", "x"), ("b", "y"), ("a", "z")}


def test_engagements_set_by_hand_are_kept(rules: Rules) -> None:
    arena = Arena(rules)
    for name, side in (("a", 0), ("x", 1), ("y", 1)):
        arena.join(name, side, swordsman())
    arena.run(Engage(fighter="a", foe="y"))
    assert arena.refused(Engage(fighter="a", foe="y")) == "np.fight.why.engaged"
    assert arena.refused(Engage(fighter="x", foe="y")) == "np.fight.why.target"
    arena.begin()
    assert {(each.a, each.b) for each in arena.state.pairs} == {("a", "y"), ("a", "x")}


def test_changing_sides_ends_the_engagement(rules: Rules) -> None:
    arena = duel(rules, swordsman(), swordsman())
    arena.run(SetSide(fighter="b", side=0))
    assert arena.state.pairs == ()


def test_a_weapon_shown_before_the_fight_sets_the_distance(rules: Rules) -> None:
    weapons = (arm("lames-longues", 2), arm("armes-d-hast", 4, hands=2))
    arena = Arena(rules)
    arena.join("a", 0, swordsman(weapons=weapons, shield="rondache"))
    arena.join("b", 1, swordsman())
    arena.run(Engage(fighter="a", foe="b"))
    assert arena.one("a").shield
    heavy = ChangeWeapon(fighter="a", weapon="armes-d-hast", shield=True)
    assert arena.refused(heavy) == "np.fight.why.two-hands"
    assert arena.run(ChangeWeapon(fighter="a", weapon="armes-d-hast"))
    assert arena.state.pairs[0].distance == 4
    # What he shows already is no news.
    assert arena.run(ChangeWeapon(fighter="a", weapon="armes-d-hast")) == ()
    arena.begin()
    arena.run(ChangeWeapon(fighter="a", weapon=""))
    assert arena.state.pairs[0].distance == 2


def test_setup_questions_are_answered_with_their_values(rules: Rules) -> None:
    arena = Arena(rules)
    arena.join("a", 0, swordsman(weapons=(arm(), arm("haches"))))
    ids = [ask.id for ask in arena.fights.view(arena.state).asks]
    assert ids == ["weapon:a", "initiative:a"]
    fights, state = arena.fights, arena.state
    change = fights.answer(state, "weapon:a", {"weapon": "bare-hands"})
    assert change == ChangeWeapon(fighter="a", weapon="")
    assert fights.answer(state, "initiative:a", {"initiative": "7"}) == SetInitiative(
        fighter="a", value=7
    )
    assert isinstance(fights.answer(state, "initiative:a", {"initiative": "x"}), Refused)
    assert isinstance(fights.answer(state, "choose:nobody", {}), Refused)
    assert isinstance(fights.answer(state, "nonsense:a", {}), Refused)


def test_the_live_document_holds_what_the_fight_owns(rules: Rules) -> None:
    document = swordsman(ph=4)
    arena = duel(rules, document, swordsman(19))
    arena.choose("a", 2, heroism=1)
    arena.choose("b", 1, "a")
    arena.reveal()
    arena.roll(a=20, b=7)
    live = arena.fights.live_document(arena.state, "a", document)
    assert live.health.vitality == (0, 1, 0, 0, 0)
    assert live.pools.heroism_spent == 1
    assert rules.derive(live).heroism == arena.one("a").heroism == 3
    assert arena.fights.live_document(arena.state, "nobody", document) is document


def test_an_edited_sheet_changes_numbers_and_leaves_wounds_alone(rules: Rules) -> None:
    document = swordsman(12)
    arena = duel(rules, document, swordsman())
    arena.run(CorrectBox(fighter="a", track=Track.VITALITY, row=1, ticked=True, reason="oubli"))
    live = arena.fights.live_document(arena.state, "a", document)
    better = msgspec.structs.replace(live, kits=swordsman(15).kits)
    (event,) = arena.run(arena.fights.document_edited("a", better))
    assert (event.health, event.heroism) == (None, None)
    assert arena.one("a").arm.base.total == 15
    assert arena.ticks("a") == (0, 1, 0, 0, 0)


def test_wounds_ticked_on_the_sheet_reach_the_fight(rules: Rules) -> None:
    document = swordsman(12)
    arena = duel(rules, document, swordsman())
    hurt = msgspec.structs.replace(
        document,
        health=Health(vitality=(1, 0, 0, 0, 0)),
        pools=msgspec.structs.replace(document.pools, heroism_spent=2),
    )
    arena.run(arena.fights.document_edited("a", hurt))
    assert (arena.ticks("a")[0], arena.one("a").heroism) == (1, 2)


def test_tracks_are_drawn_as_they_stand(rules: Rules) -> None:
    arena = duel(rules, swordsman(19), swordsman(19))
    arena.play({"a": (1, "b"), "b": (1, "a")}, a=7, b=20)
    shown = next(each for each in arena.fights.view(arena.state).fighters if each.id == "b")
    light = shown.tracks[0].rows[1]
    assert [box.state for box in light.boxes] == [BoxState.TICKED, BoxState.FREE, BoxState.FREE]
    assert light.active
    assert light.boxes[2].why_not is not None
    assert shown.penalty == -2


def test_exchanges_are_a_chain_of_links(rules: Rules) -> None:
    arena = duel(rules, swordsman(19), swordsman(19))
    arena.play({"a": (1, "b"), "b": (1, "a")}, a=11, b=3)
    (exchange,) = arena.fights.view(arena.state).exchanges
    labels = [link.label.key.rsplit(".", 1)[1] for link in exchange.left_links]
    assert labels == ["choice", "threshold", "die", "quality", "damage", "wound"]
    threshold = exchange.left_links[1].breakdown
    assert threshold is not None
    assert threshold.total == 19


def test_newer_and_damaged_events_are_told(rules: Rules) -> None:
    fights = NightProwlerFights(rules.tables)
    with pytest.raises(KnownError, match="newer"):
        fights.read_events(2, [])
    with pytest.raises(KnownError, match="event"):
        fights.read_events(1, [{"type": "unheard"}])
    with pytest.raises(KnownError, match="command"):
        fights.read_command({"type": "unheard"})


def test_next_is_refused_while_something_is_asked(rules: Rules) -> None:
    arena = duel(rules, swordsman(19), swordsman(19))
    arena.play({"a": (1, "b"), "b": (2,)}, a=3, b=15)
    assert arena.state.phase is Phase.CONSEQUENCES
    assert isinstance(arena.fights.advance(arena.state), Refused)
    assert arena.fights.view(arena.state).advance is None


def test_thresholds_are_shown_before_the_dice(rules: Rules) -> None:
    arena = duel(rules, swordsman(14), swordsman(12))
    arena.choose("a", 1, "b", heroism=1)
    arena.choose("b", 2)
    arena.reveal()
    (coming,) = arena.fights.view(arena.state).exchanges
    assert [coming.left_links[1].breakdown.total, coming.right_links[1].breakdown.total] == [15, 12]


def test_who_rolls_alone_is_shown_alone(rules: Rules) -> None:
    arena = duel(rules, swordsman(athletics=12), swordsman())
    arena.run(Separate(fighter="a", foe="b"))
    arena.choose("a", 3, aim=Aim.ACTION)
    arena.reveal()
    arena.roll(a=5)
    (alone,) = arena.fights.view(arena.state).exchanges
    assert (alone.left, alone.right, len(alone.left_links)) == ("a", "", 4)
    assert arena.fights.view(arena.state).asks[0].id == "advantage:a"


def test_a_renamed_sheet_renames_its_fighter(rules: Rules) -> None:
    document = swordsman(name="Jo")
    arena = Arena(rules)
    arena.run(arena.fights.join("a", 0, document, "Jo", "character-1"))
    arena.join("b", 1, swordsman(), "Corvin")
    renamed = msgspec.structs.replace(document, name="Corvin")
    arena.run(arena.fights.document_edited("a", renamed))
    assert arena.one("a").name == "Corvin 2"
