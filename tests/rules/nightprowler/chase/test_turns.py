"""Turns of a chase: points, goals, several pursuers, manœuvres, and what ends it (VI.B)."""

import msgspec
import pytest

from desktop.rules.fightview import Stage
from desktop.rules.nightprowler.chase import commands as c
from desktop.rules.nightprowler.chase.state import Verdict
from desktop.rules.nightprowler.document.character import Track as Health
from desktop.rules.system import FIGHT, Refused
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.chase.track import Track, chase, runner


def crowd(rules: Rules) -> Track:
    """F and G before P and Q; P runs after F, Q after G."""
    track = Track(rules)
    for name, side in (("f", 0), ("g", 0), ("p", 1), ("q", 1)):
        track.join(name, side, runner())
    track.run(c.Begin())
    quarry = {"p": "f", "q": "g"}
    track.state = msgspec.structs.replace(
        track.state,
        runners=tuple(
            msgspec.structs.replace(one, quarry=quarry.get(one.id, ""))
            for one in track.state.runners
        ),
    )
    return track


@pytest.mark.rule("NP-CHASE-TURN")
@pytest.mark.parametrize(
    ("subtracts", "die", "points"), [(False, 13, 11), (False, 20, 7), (True, 13, 11), (True, 20, 2)]
)
def test_only_successes_add_up(rules: Rules, subtracts: bool, die: int, points: int) -> None:
    track = chase(rules.reading(chase_subtract_failures=subtracts), runner(athletisme=13))
    track.set_points(f=7)
    track.turn({"f": "foncer", "p": "foncer"}, f=die, p=20)
    assert track.points("f") == points


@pytest.mark.rule("NP-CHASE-TURN")
def test_a_failure_of_minus_3_is_worth_nothing_unless_the_campaign_says_so(rules: Rules) -> None:
    for subtracts, points in ((False, 7), (True, 4)):
        track = chase(rules.reading(chase_subtract_failures=subtracts), runner(athletisme=8))
        track.set_points(f=7)
        track.turn({"f": "foncer", "p": "foncer"}, f=10, p=20)
        assert track.points("f") == points


@pytest.mark.rule("NP-CHASE-TURN")
def test_a_turn_waits_for_every_choice_and_shows_them_at_once(rules: Rules) -> None:
    track = chase(rules)
    track.choose("f", "foncer")
    assert track.refused(c.Reveal()) == "np.chase.why.choices-missing"
    assert track.refused(c.Choose(fighter="f", move="sprint")) == "np.chase.why.locked"
    track.run(c.Unlock(fighter="f"))
    assert track.refused(c.Unlock(fighter="f")) == "np.chase.why.not-locked"
    track.choose("f", "sprint")
    track.choose("p", "foncer")
    assert all(one.choice is None for one in track.rules.redacted(track.state).runners)
    track.run(c.Reveal())
    assert {spec.key.actor for spec in track.specs()} == {"f", "p"}
    assert track.refused(c.Reveal()) == "np.chase.why.not-choosing"
    track.roll(f=12, p=12)
    assert track.refused(c.Resolve()) == "np.chase.why.not-rolling"
    assert (track.points("f"), track.points("p")) == (4, 3)
    track.run(track.rules.advance(track.state))
    assert (track.state.round, track.phase(), track.one("f").choice) == (2, "choice", None)


@pytest.mark.rule("NP-CHASE-GOAL")
@pytest.mark.parametrize(
    ("before", "die", "fate"), [(13, 9, "running"), (14, 9, "escaped"), (16, 20, "running")]
)
def test_a_fugitive_must_exceed_sixteen(rules: Rules, before: int, die: int, fate: str) -> None:
    track = chase(rules)
    track.set_points(f=before)
    track.turn({"f": "foncer", "p": "foncer"}, f=die, p=20)
    assert track.fate("f") == fate
    assert (track.phase() == "closed") == (fate == "escaped")


@pytest.mark.rule("NP-CHASE-GOAL", "NP-CHASE-SWITCH-TO-COMBAT")
@pytest.mark.parametrize(("before", "fate"), [(13, "running"), (14, "contact"), (15, "contact")])
def test_a_pursuer_makes_contact_above_sixteen(rules: Rules, before: int, fate: str) -> None:
    track = chase(rules)
    track.set_points(p=before)
    track.turn({"f": "foncer", "p": "foncer"}, f=20, p=9)
    view = track.rules.view(track.state)
    assert track.fate("p") == fate
    if fate == "contact":
        assert (track.fate("f"), track.phase(), view.stage) == ("caught", "contact", Stage.RUNNING)
        assert view.sequel is not None
        assert view.sequel.kind == FIGHT
        assert [one.id for one in view.fighters] == ["f", "p"]
        track.run(track.rules.advance(track.state))
        assert track.rules.view(track.state).stage is Stage.CLOSED
    else:
        assert view.sequel is None


@pytest.mark.rule("NP-CHASE-SWITCH-TO-COMBAT")
def test_an_escape_closes_the_chase(rules: Rules) -> None:
    track = chase(rules)
    track.set_points(f=16)
    track.turn({"f": "foncer", "p": "foncer"}, f=1, p=20)
    view = track.rules.view(track.state)
    assert (view.stage, view.sequel, view.advance) == (Stage.CLOSED, None, None)
    assert track.refused(c.NextTurn()) == "np.chase.why.closed"


@pytest.mark.rule("NP-CHASE-SIMULTANEOUS-FINISH")
@pytest.mark.parametrize(
    ("f", "p", "fates"),
    [
        (15, 14, ("escaped", "running")),
        (14, 15, ("caught", "contact")),
        (14, 14, ("running", "running")),
    ],
)
def test_the_higher_total_wins_a_double_finish(
    rules: Rules, f: int, p: int, fates: tuple[str, str]
) -> None:
    track = chase(rules)
    track.set_points(f=f, p=p)
    track.turn({"f": "foncer", "p": "foncer"}, f=9, p=9)
    assert (track.fate("f"), track.fate("p")) == fates
    if fates[0] == "running":
        track.run(c.NextTurn())
        track.turn({"f": "foncer", "p": "foncer"}, f=9, p=20)
        assert track.fate("f") == "escaped"


@pytest.mark.rule("NP-CHASE-GOAL", "NP-CHASE-TURN")
def test_each_of_several_pursuers_gathers_his_own(rules: Rules) -> None:
    track = crowd(rules)
    track.set_points(p=15, q=3, g=15)
    track.turn(dict.fromkeys("fgpq", "foncer"), f=20, g=9, p=9, q=9)
    fates = {who: track.fate(who) for who in "fgpq"}
    assert fates == {"f": "caught", "p": "contact", "g": "escaped", "q": "running"}
    assert track.phase() == "contact"


@pytest.mark.rule("NP-CHASE-GOAL")
def test_a_pursuer_whose_prey_is_gone_takes_another(rules: Rules) -> None:
    track = crowd(rules)
    track.set_points(f=16)
    track.turn(dict.fromkeys("fgpq", "foncer"), f=1, g=20, p=20, q=20)
    assert (track.fate("f"), track.one("p").quarry, track.phase()) == ("escaped", "g", "result")
    track.run(c.NextTurn())
    bad = c.Choose(fighter="p", move="foncer", quarry="f")
    assert track.refused(bad) == "np.chase.why.quarry"


@pytest.mark.rule("NP-CHASE-TRAQUE")
@pytest.mark.parametrize(
    ("die", "fate", "prey"),
    [
        (8, "shadowing", "shadowed"),
        (12, "shadowing", "shadowed"),
        (13, "lost", "escaped"),
        (15, "lost", "escaped"),
    ],
)
def test_traque_ends_the_pursuit_either_way(rules: Rules, die: int, fate: str, prey: str) -> None:
    track = chase(rules, pursuer=runner(ph=3))
    track.turn({"f": "foncer", "p": "traque"}, f=20, p=die)
    assert (track.fate("p"), track.fate("f")) == (fate, prey)
    assert (track.phase(), track.one("p").heroism, track.points("p")) == ("closed", 1, 0)


@pytest.mark.rule("NP-CHASE-TRAQUE")
def test_traque_needs_two_points_and_a_pursuer(rules: Rules) -> None:
    track = chase(rules, pursuer=runner(ph=1))
    assert track.refused(c.Choose(fighter="p", move="traque")) == "np.scene.why.heroism"
    assert track.refused(c.Choose(fighter="f", move="traque")) == "np.chase.why.move"


@pytest.mark.rule("NP-CHASE-TRAQUE")
def test_others_go_on_when_one_shadows(rules: Rules) -> None:
    track = Track(rules)
    for name, side in (("f", 0), ("p", 1), ("q", 1)):
        track.join(name, side, runner())
    track.run(c.Begin())
    track.turn({"f": "foncer", "p": "traque", "q": "foncer"}, f=20, p=8, q=9)
    assert (track.phase(), track.fate("p"), track.fate("f")) == ("result", "shadowing", "running")
    track.run(c.NextTurn())
    assert track.refused(c.Choose(fighter="p", move="foncer")) == "np.chase.why.out"
    track.turn({"f": "foncer", "q": "traque"}, f=20, q=20)
    assert (track.fate("q"), track.fate("f"), track.phase()) == ("lost", "shadowed", "closed")


@pytest.mark.rule("NP-CHASE-AU-VOLEUR")
def test_each_point_of_au_voleur_calls_a_citizen(rules: Rules) -> None:
    track = chase(rules)
    choice = c.Choose(fighter="p", move="foncer", citizens=2)
    track.turn({"f": "foncer", "p": choice}, avoid=(13, 1), f=9, p=9)
    assert [roll.success for roll in track.one("f").avoided] == [True, True]
    assert (track.one("p").heroism, track.phase(), track.points("f")) == (4, "result", 3)
    goals = {gauge.goal for gauge in track.rules.view(track.state).gauges}
    assert goals == {17}
    thief = c.Choose(fighter="f", move="foncer", citizens=1)
    track.run(c.NextTurn())
    assert track.refused(thief) == "np.chase.why.citizens"
    many = c.Choose(fighter="p", move="foncer", citizens=5)
    assert track.refused(many) == "np.scene.why.heroism"


@pytest.mark.rule("NP-CHASE-AU-VOLEUR")
@pytest.mark.parametrize(
    ("verdict", "points", "fate"),
    [
        (Verdict.STOPPED, 0, "running"),
        (Verdict.CAUGHT, 0, "caught"),
        (Verdict.NOTHING, 3, "running"),
    ],
)
def test_the_gm_judges_who_is_stopped(
    rules: Rules, verdict: Verdict, points: int, fate: str
) -> None:
    track = chase(rules)
    choice = c.Choose(fighter="p", move="foncer", citizens=2)
    track.turn({"f": "foncer", "p": choice}, avoid=(14, 13), f=9, p=9)
    assert (track.phase(), track.points("f")) == ("arrest", 0)
    assert isinstance(track.rules.advance(track.state), Refused)
    (ask,) = track.rules.view(track.state).asks
    assert ask.fields[0].default == "stopped"
    answer = track.rules.answer(track.state, ask.id, {"verdict": verdict.value})
    track.run(answer)
    assert (track.points("f"), track.fate("f")) == (points, fate)
    assert track.points("p") == (0 if fate == "caught" else 3)


@pytest.mark.rule("NP-CHASE-AU-VOLEUR")
def test_a_uniform_makes_citizens_harder_to_avoid(rules: Rules) -> None:
    track = chase(rules)
    track.choose("f", "foncer")
    track.choose("p", "foncer", citizens=1)
    track.run(c.Reveal())
    track.run(c.AdjustAvoidance(fighter="f", modifier=-4, skill="discretion"))
    nobody = c.AdjustAvoidance(fighter="p", modifier=-4)
    assert track.refused(nobody) == "np.chase.why.no-citizen"
    track.roll((9,), f=20, p=20)
    (avoided,) = track.one("f").avoided
    assert (avoided.result.threshold.total, avoided.success, track.phase()) == (8, False, "arrest")


@pytest.mark.rule("NP-CHASE-MASCARADE")
def test_mascarade_needs_eight_points_and_two_ph(rules: Rules) -> None:
    wanted = c.Choose(fighter="f", move="mascarade")
    track = chase(rules)
    track.set_points(f=7)
    assert track.refused(wanted) == "np.chase.why.points"
    track = chase(rules, runner(ph=1))
    track.set_points(f=8)
    assert track.refused(wanted) == "np.scene.why.heroism"
    assert track.refused(c.Choose(fighter="p", move="mascarade")) == "np.chase.why.move"


@pytest.mark.rule("NP-CHASE-MASCARADE")
def test_mascarade_escapes_or_restarts_for_both(rules: Rules) -> None:
    track = chase(rules, runner(ph=2), leads=("grande", "petite"))
    track.turn({"f": "mascarade", "p": "foncer"}, f=5, p=9)
    assert (track.fate("f"), track.phase(), track.one("f").heroism) == ("escaped", "closed", 0)
    track = chase(rules, runner(ph=2), leads=("grande", "petite"))
    track.turn({"f": "mascarade", "p": "foncer"}, f=11, p=9)
    assert (track.points("f"), track.points("p"), track.one("f").heroism) == (0, 0, 0)
    assert (track.fate("f"), track.phase()) == ("running", "result")


@pytest.mark.rule("NP-CHASE-MASCARADE")
def test_a_failed_mascarade_does_not_undo_a_contact(rules: Rules) -> None:
    track = chase(rules)
    track.set_points(f=9, p=15)
    track.turn({"f": "mascarade", "p": "foncer"}, f=20, p=9)
    assert (track.fate("f"), track.phase(), track.points("p")) == ("caught", "contact", 18)


@pytest.mark.rule("NP-CHASE-MASCARADE")
def test_the_skill_of_mascarade_is_a_setting_and_the_gms(rules: Rules) -> None:
    track = chase(rules.reading(mascarade_skill="comedie"), runner(ph=9, comedie=15))
    track.set_points(f=8)
    track.choose("f", "mascarade")
    track.choose("p", "foncer")
    track.run(c.Reveal())
    asked = {ask.id: ask for ask in track.rules.view(track.state).asks}
    assert asked["adjust:f"].fields[0].default == "comedie"
    track.run(c.Adjust(fighter="f", skill="acrobatie", modifier=-1))
    assert track.refused(c.Adjust(fighter="f", skill="rien")) == "np.scene.why.skill"
    assert track.refused(c.Adjust(fighter="f", modifier=31)) == "np.scene.why.range"
    track.roll(f=12, p=20)
    assert (track.threshold("f"), track.fate("f")) == (12, "escaped")


def test_wounds_and_corrections_count_and_the_sheet_gets_them(rules: Rules) -> None:
    track = chase(rules)
    document = track.one("f").document
    track.run(track.rules.correct_box("f", "vitalite", 1, True, "branche"))
    blank = track.rules.correct_box("f", "vitalite", 1, True, " ")
    assert track.refused(blank) == "np.scene.why.reason"
    track.run(track.rules.correct_pool("f", "heroism", 2, "oubli"))
    live = track.rules.live_document(track.state, "f", document)
    assert live.health.ticks(Health.VITALITY)[1] == 1
    assert live.pools.heroism_spent == 4
    assert track.rules.participant(track.state, "f") == live
    track.turn({"f": "foncer", "p": "foncer"}, f=20, p=20)
    assert track.threshold("f") < 12
    better = msgspec.structs.replace(live, notes="prudent")
    track.run(track.rules.document_edited("f", better))
    assert track.one("f").health == live.health


def test_who_leaves_ends_the_chase_with_the_last_of_a_side(rules: Rules) -> None:
    track = chase(rules)
    track.run(c.Remove(fighter="p", reason="essoufflé"))
    assert (track.fate("f"), track.phase()) == ("escaped", "closed")
    assert track.rules.participant(track.state, "p") is None
    track = chase(rules)
    track.run(c.Remove(fighter="f"))
    assert track.phase() == "closed"


def test_a_fugitive_who_falls_is_caught(rules: Rules) -> None:
    track = chase(rules)
    fallen = msgspec.structs.replace(track.one("f").health, unconscious=True)
    document = msgspec.structs.replace(track.one("f").document, health=fallen)
    track.run(track.rules.document_edited("f", document))
    track.choose("p", "foncer")
    track.run(c.Reveal())
    track.roll(p=20)
    assert (track.fate("f"), track.fate("p"), track.phase()) == ("caught", "contact", "contact")


def test_a_stopped_fugitive_who_leaves_frees_the_turn(rules: Rules) -> None:
    track = crowd(rules)
    choice = c.Choose(fighter="p", move="foncer", citizens=1)
    turn: dict[str, str | c.Choose] = {"f": "foncer", "g": "foncer", "p": choice, "q": "foncer"}
    track.turn(turn, avoid=(20,), f=9, g=9, p=9, q=9)
    assert track.phase() == "arrest"
    track.run(c.Remove(fighter="f"))
    assert (track.phase(), track.points("g"), track.points("q")) == ("result", 3, 3)


def test_beginning_needs_both_sides_and_closing_is_always_possible(rules: Rules) -> None:
    track = Track(rules)
    track.join("f", 0, runner())
    assert track.refused(c.Begin()) == "np.chase.why.both-sides"
    assert track.rules.view(track.state).advance is None
    track.join("p", 5, runner(), "f")
    assert (track.one("p").side, track.one("p").name) == (1, "f 2")
    again = track.rules.join("p", 1, runner(), "p", "")
    assert track.refused(again) == "np.scene.why.already-in"
    track.run(c.Begin())
    assert track.refused(c.Begin()) == "np.chase.why.begun"
    track.run(c.Close())
    assert track.phase() == "closed"
