"""Options, techniques and leads of a chase (VI.B.2, VI.B.3)."""

import msgspec
import pytest

from desktop.rules.fightview import AskField
from desktop.rules.nightprowler.chase import commands as c
from desktop.rules.nightprowler.chase.events import Locked
from desktop.rules.nightprowler.chase.moves import moves
from desktop.rules.nightprowler.chase.state import Choice
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.chase.track import Track, chase, runner


def field(track: Track, ask: str, id: str) -> AskField:
    shown = {one.id: one for one in track.rules.view(track.state).asks}
    return next(one for one in shown[ask].fields if one.id == id)


@pytest.mark.rule("NP-CHASE-LEAD", "NP-CHASE-LEAD-DESCRIPTIONS")
@pytest.mark.parametrize(
    ("leads", "points"),
    [
        (("grande", "aucune"), (8, 0)),
        (("aucune", "petite"), (0, 4)),
        (("enorme", "aucune"), (12, 0)),
        (("aucune", "enorme"), (0, 12)),
        (("aucune", "aucune"), (0, 0)),
    ],
)
def test_a_lead_counts_as_points_gathered(
    rules: Rules, leads: tuple[str, str], points: tuple[int, int]
) -> None:
    track = chase(rules, leads=leads)
    assert (track.points("f"), track.points("p")) == points


@pytest.mark.rule("NP-CHASE-LEAD")
def test_an_enormous_lead_and_a_great_success_reach_the_goal(rules: Rules) -> None:
    track = chase(rules, runner(athletisme=20), leads=("enorme", "aucune"))
    track.turn({"f": "foncer", "p": "foncer"}, f=19, p=1)
    assert (track.points("f"), track.fate("f"), track.phase()) == (17, "escaped", "closed")


@pytest.mark.rule("NP-CHASE-LEAD-DESCRIPTIONS")
def test_leads_say_what_they_look_like_on_each_side(rules: Rules) -> None:
    track = Track(rules)
    track.join("f", 0, runner())
    track.join("p", 1, runner())
    told = {
        who: {
            option.value: option.label.params  # type: ignore[union-attr]
            for option in field(track, f"lead:{who}", "lead").options
        }
        for who in "fp"
    }
    assert "foule" in str(told["f"]["grande"]["text"])
    assert told["f"]["grande"]["bonus"] == 8
    assert "coupent la route" in str(told["p"]["enorme"]["text"])
    assert told["p"]["enorme"]["bonus"] == 12
    assert told["p"]["aucune"] == told["f"]["aucune"]
    track.run(c.SetLead(fighter="f", lead="petite"))
    assert field(track, "lead:f", "lead").default == "petite"
    assert track.refused(c.SetLead(fighter="f", lead="immense")) == "np.scene.why.value"
    track.run(c.Begin())
    assert track.refused(c.SetLead(fighter="f", lead="grande")) == "np.chase.why.begun"


@pytest.mark.rule("NP-CHASE-OPTIONS")
def test_five_options_and_no_sixth(rules: Rules) -> None:
    track = chase(rules)
    for who in "fp":
        offered = {move.number for move in moves(rules.tables, track.state, track.one(who))}
        assert offered == {0, 1, 2, 3, 4, 5}
        keys = [option.key for option in field(track, f"choose:{who}", "move").options]
        assert len(set(keys)) == len(keys)
        assert not any(one != other and other.startswith(one) for one in keys for other in keys)
        assert all(
            option.why_not is None or option.value == "mascarade"
            for option in field(track, f"choose:{who}", "move").options
        )
    assert track.refused(c.Choose(fighter="f", move="six")) == "np.chase.why.move"
    assert track.refused(c.Choose(fighter="f", move="reperer")) == "np.chase.why.move"
    assert track.refused(c.Choose(fighter="p", move="louvoyer")) == "np.chase.why.move"


@pytest.mark.rule("NP-CHASE-OPTIONS", "NP-CHASE-SKILLS")
def test_option_5_needs_some_urbanisme(rules: Rules) -> None:
    plain = runner(urbanisme=0)
    track = chase(rules, plain)
    track.choose("f", "connaissance-de-la-ville")
    numbers = msgspec.structs.replace(plain.characteristics, cervelle=2)
    simple = msgspec.structs.replace(plain, characteristics=numbers)
    track = chase(rules, simple)
    wanted = c.Choose(fighter="f", move="connaissance-de-la-ville")
    assert track.refused(wanted) == "np.chase.why.no-skill"
    track = chase(rules.reading(chase_urbanisme_opened=True), plain)
    assert track.refused(wanted) == "np.chase.why.not-opened"
    track = chase(rules.reading(chase_urbanisme_opened=True))
    track.run(wanted)


@pytest.mark.rule("NP-CHASE-SKILLS")
def test_each_move_rolls_its_skill(rules: Rules) -> None:
    track = chase(rules)
    skills = {
        move.id: move.skill
        for who in "fp"
        for move in moves(rules.tables, track.state, track.one(who))
    }
    assert skills == {
        "foncer": "athletisme",
        "louvoyer": "athletisme",
        "planquer": "discretion",
        "reperer": "perception",
        "sprint": "athletisme",
        "marathon": "athletisme",
        "bond-prodigieux": "acrobatie",
        "roule-boule": "acrobatie",
        "connaissance-de-la-ville": "urbanisme",
        "traque": "discretion",
        "mascarade": "deguisement",
    }


@pytest.mark.rule("NP-CHASE-FONCER")
@pytest.mark.parametrize(
    ("athletics", "die", "threshold", "points"),
    [(12, 10, 12, 3), (12, 12, 12, 3), (12, 13, 12, 0), (12, 4, 12, 1), (0, 4, 4, 1), (0, 5, 4, 0)],
)
def test_foncer_is_a_plain_roll(
    rules: Rules, athletics: int, die: int, threshold: int, points: int
) -> None:
    track = chase(rules, runner(athletisme=athletics, robustesse=12))
    track.turn({"f": "foncer", "p": "foncer"}, f=die, p=20)
    assert (track.threshold("f"), track.points("f")) == (threshold, points)


@pytest.mark.rule("NP-CHASE-LOUVOYER")
def test_louvoyer_hampers_the_pursuer_in_the_same_turn_only(rules: Rules) -> None:
    track = chase(rules, runner(athletisme=10))
    track.turn({"f": "louvoyer", "p": "foncer"}, f=20, p=9)
    assert (track.threshold("f"), track.threshold("p"), track.points("p")) == (10, 9, 3)
    track.run(c.NextTurn())
    track.turn({"f": "foncer", "p": "foncer"}, f=20, p=12)
    assert (track.threshold("p"), track.points("p")) == (12, 6)


@pytest.mark.rule("NP-CHASE-LOUVOYER")
def test_louvoyer_concerns_those_who_run_after_him(rules: Rules) -> None:
    track = Track(rules)
    track.join("f", 0, runner())
    track.join("g", 0, runner())
    track.join("p", 1, runner())
    track.join("q", 1, runner())
    track.run(c.Begin())
    track.turn(
        {
            "f": "louvoyer",
            "g": "foncer",
            "p": c.Choose(fighter="p", move="sprint", quarry="f"),
            "q": c.Choose(fighter="q", move="foncer", quarry="g"),
        },
        f=20,
        g=20,
        p=1,
        q=1,
    )
    assert (track.threshold("p"), track.threshold("q")) == (9, 12)


@pytest.mark.rule("NP-CHASE-PLANQUER-REPERER")
def test_hiding_and_searching_add_up(rules: Rules) -> None:
    track = chase(rules, runner(discretion=11))
    track.turn({"f": "planquer", "p": "reperer"}, f=11, p=9)
    assert (track.threshold("f"), track.threshold("p")) == (11, 9)
    assert (track.points("f"), track.points("p"), track.phase()) == (3, 3, "result")


@pytest.mark.rule("NP-CHASE-PLANQUER-REPERER")
@pytest.mark.parametrize(
    ("f", "p", "fate", "points"),
    [
        (9, 4, "escaped", (3, 0)),
        (4, 9, "running", (0, 3)),
        (9, 9, "running", (0, 0)),
        (13, 10, "running", (0, 0)),
        (13, 1, "running", (0, 1)),
    ],
)
def test_hiding_may_be_an_opposition(
    rules: Rules, f: int, p: int, fate: str, points: tuple[int, int]
) -> None:
    track = chase(rules.reading(planquer="opposition"), runner(discretion=12))
    track.turn({"f": "planquer", "p": "reperer"}, f=f, p=p)
    assert (track.fate("f"), (track.points("f"), track.points("p"))) == (fate, points)


@pytest.mark.rule("NP-CHASE-PLANQUER-REPERER")
def test_without_a_search_hiding_is_worth_its_quality(rules: Rules) -> None:
    track = chase(rules.reading(planquer="opposition"))
    track.turn({"f": "planquer", "p": "foncer"}, f=9, p=9)
    assert (track.fate("f"), track.points("f"), track.points("p")) == ("running", 3, 3)
    track = chase(rules.reading(planquer="opposition"))
    track.turn({"f": "foncer", "p": "reperer"}, f=9, p=9)
    assert (track.fate("f"), track.points("f"), track.points("p")) == ("running", 3, 3)


@pytest.mark.rule("NP-CHASE-SPRINT")
def test_sprint_gains_one_each_turn_and_is_paid_each_time(rules: Rules) -> None:
    track = chase(rules)
    track.turn({"f": "sprint", "p": "foncer"}, f=10, p=20)
    assert (track.points("f"), track.one("f").heroism) == (4, 4)
    track.run(c.NextTurn())
    track.turn({"f": "sprint", "p": "foncer"}, f=10, p=20)
    assert (track.points("f"), track.one("f").heroism) == (8, 2)
    track.run(c.NextTurn())
    track.turn({"f": "sprint", "p": "foncer"}, f=20, p=20)
    assert (track.points("f"), track.one("f").heroism) == (8, 0)


@pytest.mark.rule("NP-CHASE-MARATHON")
def test_marathon_is_paid_and_ordinary(rules: Rules) -> None:
    track = chase(rules, pursuer=runner(ph=1))
    assert track.refused(c.Choose(fighter="p", move="marathon")) == "np.scene.why.heroism"
    (closed,) = [o for o in field(track, "choose:p", "move").options if o.value == "marathon"]
    assert closed.why_not is not None
    track.turn({"f": "marathon", "p": "foncer"}, f=10, p=20)
    assert (track.threshold("f"), track.points("f"), track.one("f").heroism) == (12, 3, 4)
    (move,) = [m for m in moves(rules.tables, track.state, track.one("f")) if m.id == "marathon"]
    assert "tient dans la durée" in move.effect


@pytest.mark.rule("NP-CHASE-BOND", "NP-CHASE-SKILLS")
@pytest.mark.parametrize(("die", "points"), [(9, 6), (10, 6), (11, 0), (12, 0)])
def test_bond_is_harder_and_worth_three_more(rules: Rules, die: int, points: int) -> None:
    track = chase(rules)
    track.turn({"f": "bond-prodigieux", "p": "foncer"}, f=die, p=20)
    assert (track.threshold("f"), track.points("f"), track.one("f").heroism) == (10, points, 5)


@pytest.mark.rule("NP-CHASE-ROULE-BOULE")
@pytest.mark.parametrize(("die", "points"), [(6, 3), (10, 4), (11, 0)])
def test_roule_boule_is_worth_one_more(rules: Rules, die: int, points: int) -> None:
    track = chase(rules, runner(acrobatie=10))
    track.turn({"f": "roule-boule", "p": "foncer"}, f=die, p=20)
    assert (track.points("f"), track.one("f").heroism) == (points, 5)


@pytest.mark.rule("NP-CHASE-CITY-KNOWLEDGE")
def test_knowledge_of_the_city_costs_one_and_adds_its_quality(rules: Rules) -> None:
    track = chase(rules, pursuer=runner(ph=0))
    wanted = c.Choose(fighter="p", move="connaissance-de-la-ville")
    assert track.refused(wanted) == "np.scene.why.heroism"
    track.turn({"f": "connaissance-de-la-ville", "p": "foncer"}, f=9, p=20)
    assert (track.points("f"), track.one("f").heroism) == (3, 5)


def test_heroism_raises_the_threshold_and_is_paid_at_the_reveal(rules: Rules) -> None:
    track = chase(rules)
    track.choose("f", "sprint", heroism=2)
    track.choose("p", "foncer")
    assert track.one("f").heroism == 6
    track.run(c.Reveal())
    assert track.one("f").heroism == 2
    track.roll(f=14, p=20)
    assert (track.threshold("f"), track.points("f")) == (14, 5)
    over = c.Choose(fighter="f", move="sprint", heroism=1)
    track.run(c.NextTurn())
    assert track.refused(over) == "np.scene.why.heroism"
    below = c.Choose(fighter="f", move="foncer", heroism=-1)
    assert track.refused(below) == "np.scene.why.negative"


def test_a_sealed_choice_of_a_chase_prints_nothing() -> None:
    kept = Choice("SENTINELLE", quarry="SENTINELLE")
    command = c.Choose(fighter="a", move="SENTINELLE")
    for one in (kept, command, Locked(fighter="a", choice=kept)):
        told = repr(one) + repr(list(one.__rich_repr__())) + str(ValueError(one))
        assert "SENTINELLE" not in told
