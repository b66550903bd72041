"""Contracts (III.D.1, VI.A): totals, maximum, periods, several characters, skills, breaking."""

import msgspec
import pytest

from desktop.rules.fightview import Stage
from desktop.rules.nightprowler.contract import commands as c
from desktop.rules.nightprowler.contract.state import Counting, Unit
from desktop.rules.system import Refused
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.contract.work import Work, burglar, contract

# With Cambriole 12 the faces 1, 5, 9 succeed at +1, +2, +3; 13, 17, 20 fail at -2, -1, -5.


@pytest.mark.rule("NP-CONTRACT-DEFINITION")
def test_qualities_add_up_successes_and_failures(rules: Rules) -> None:
    work = contract(rules, threshold=20, most=9)
    work.roll(a=9)
    work.roll(a=13)
    work.roll("discretion", a=13)
    assert [line.amount for line in work.state.score.lines] == [3, -2, 4]
    assert (work.state.total, work.state.rolls, work.state.failures) == (5, 3, 1)
    assert work.one("a").share.total == 5


@pytest.mark.rule("NP-CONTRACT-DEFINITION", "NP-CONTRACT-COMPLETION", "NP-CONTRACT-MAX-ROLLS")
@pytest.mark.parametrize(
    ("faces", "total", "phase"),
    [
        ((13, 13), 8, "fulfilled"),
        ((9, 9, 5), 8, "fulfilled"),
        ((9, 1, 1, 5), 7, "unfulfilled"),
        ((9, 9, 1, 1), 8, "fulfilled"),
        ((9, 9, 1), 7, "work"),
    ],
)
def test_the_threshold_fulfils_and_the_maximum_ends(
    rules: Rules, faces: tuple[int, ...], total: int, phase: str
) -> None:
    work = contract(rules, threshold=8, most=4)
    for face in faces:
        work.roll("discretion", a=face)
    assert (work.state.total, work.phase()) == (total, phase)


@pytest.mark.rule("NP-CONTRACT-MAX-ROLLS")
def test_no_more_rolls_than_the_maximum(rules: Rules) -> None:
    work = contract(rules, threshold=20, most=4)
    for _ in range(4):
        work.roll(a=1)
    assert work.refused(c.Try(fighter="a", skill="cambriole")) == "np.contract.why.unfulfilled"
    assert work.refused(c.Roll()) == "np.contract.why.unfulfilled"
    work = contract(rules, threshold=6, most=4)
    work.roll(a=9)
    work.roll(a=9)
    assert (work.phase(), work.state.rolls) == ("fulfilled", 2)


@pytest.mark.rule("NP-CONTRACT-MAX-ROLLS")
def test_each_roll_counts_unless_the_gm_counts_periods(rules: Rules) -> None:
    work = contract(rules, threshold=50, most=2, people="abc")
    work.run(c.Try(fighter="a", skill="cambriole"))
    work.run(c.Try(fighter="b", skill="cambriole"))
    third = c.Try(fighter="c", skill="cambriole")
    assert work.refused(third) == "np.contract.why.most"
    work.run(c.Withdraw(fighter="b"))
    work.run(third)
    work = contract(rules, threshold=50, most=2, people="abc", counting=Counting.PERIODS)
    work.roll(a=1, b=1, c=1)
    assert (work.phase(), work.state.left, work.state.rolls) == ("work", 1, 3)
    work.roll(a=1, b=1, c=1)
    assert (work.phase(), work.state.left, work.state.rolls) == ("unfulfilled", 0, 6)


@pytest.mark.rule("NP-CONTRACT-COMPLETION")
@pytest.mark.parametrize(("before", "phase"), [(9, "fulfilled"), (8, "work")])
def test_twelve_of_twelve_is_fulfilled_and_ends_the_rolls(
    rules: Rules, before: int, phase: str
) -> None:
    work = contract(rules, threshold=12, most=6)
    work.state = msgspec.structs.replace(work.state, score=work.state.score.plus("déjà", before))
    work.roll(a=9)
    assert (work.state.total, work.phase()) == (before + 3, phase)
    if phase == "fulfilled":
        assert work.refused(c.Try(fighter="a", skill="cambriole")) == "np.contract.why.fulfilled"
        assert work.rules.view(work.state).stage is Stage.RUNNING
        work.run(work.rules.advance(work.state))
        assert work.rules.view(work.state).stage is Stage.CLOSED
        assert isinstance(work.rules.advance(work.state), Refused)


@pytest.mark.rule("NP-CONTRACT-LONG-ACTION")
def test_a_test_at_the_end_of_each_period_only(rules: Rules) -> None:
    work = contract(rules, threshold=50, most=20, period=1, unit=Unit.DAY)
    wanted = c.Try(fighter="a", skill="cambriole")
    assert work.refused(wanted) == "np.contract.why.wait"
    work.run(c.Elapse(amount=3))
    for _ in range(3):
        work.roll(a=1)
    assert work.refused(wanted) == "np.contract.why.wait"
    assert (work.state.rolls, work.state.wait) == (3, 1)
    assert work.refused(c.Elapse(amount=0)) == "np.scene.why.range"


@pytest.mark.rule("NP-CONTRACT-LONG-ACTION")
@pytest.mark.parametrize(("elapsed", "wait"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_no_test_in_the_middle_of_a_period(rules: Rules, elapsed: int, wait: int) -> None:
    work = contract(rules, threshold=50, most=20, period=2, unit=Unit.HOUR)
    if elapsed:
        work.run(c.Elapse(amount=elapsed))
    assert work.state.wait == wait
    if not wait:
        work.roll(a=1)
        assert work.state.wait == 4 - elapsed
    else:
        work.run(work.rules.advance(work.state))
        assert (work.state.elapsed, work.state.wait) == (2, 0)


@pytest.mark.rule("NP-CONTRACT-COMBINED")
@pytest.mark.parametrize(
    ("faces", "total", "phase"),
    [((9, 5, 17), 4, "fulfilled"), ((9, 5, 11), 8, "fulfilled"), ((9, 5, 20), 0, "work")],
)
def test_the_rolls_of_several_are_added_together(
    rules: Rules, faces: tuple[int, ...], total: int, phase: str
) -> None:
    work = contract(rules, threshold=4, most=9, people="abc")
    work.roll(**dict(zip("abc", faces, strict=True)))
    assert (work.state.total, work.phase()) == (total, phase)


@pytest.mark.rule("NP-CONTRACT-COMBINED")
def test_two_great_successes_fulfil_eight(rules: Rules) -> None:
    work = contract(rules, threshold=8, people="ab")
    work.run(c.Try(fighter="a", skill="discretion", heroism=1))
    work.roll("discretion", a=17, b=13)
    assert (work.state.total, work.phase(), work.state.rolls) == (9, "fulfilled", 2)


@pytest.mark.rule("NP-CONTRACT-COMBINED")
@pytest.mark.parametrize(("each", "total", "phase"), [(False, 2, "work"), (True, 5, "fulfilled")])
def test_one_period_is_compared_at_once_unless_the_campaign_says_so(
    rules: Rules, each: bool, total: int, phase: str
) -> None:
    work = contract(
        rules.reading(combined_contract_each_roll=each), threshold=4, most=9, people="abc"
    )
    work.run(c.Try(fighter="c", skill="cambriole", modifier=-2))
    work.roll(a=9, b=5, c=11)
    assert (work.state.total, work.phase()) == (total, phase)
    assert work.state.rolls == (2 if each else 3)
    assert work.one("c").attempt is None


@pytest.mark.rule("NP-CONTRACT-SKILLS")
def test_only_announced_skills_and_the_gm_adds_more(rules: Rules) -> None:
    work = contract(rules)
    wanted = c.Try(fighter="a", skill="commerce", explanation="en marchandant")
    assert work.refused(wanted) == "np.contract.why.skill"
    work.run(c.Announce(skill="commerce"))
    assert work.refused(c.Announce(skill="commerce")) == "np.contract.why.announced"
    assert work.refused(c.Announce(skill="rien")) == "np.scene.why.skill"
    work.run(wanted)
    meant = work.one("a").attempt
    assert meant is not None
    assert meant.explanation == "en marchandant"
    work.run(c.Withdraw(fighter="a"))
    assert work.refused(c.Withdraw(fighter="a")) == "np.contract.why.not-trying"
    work.run(c.Announce(skill="commerce", on=False))
    assert work.refused(wanted) == "np.contract.why.skill"


@pytest.mark.rule("NP-CONTRACT-SKILLS")
def test_a_roll_has_a_place_for_its_explanation(rules: Rules) -> None:
    work = contract(rules)
    ask = next(one for one in work.rules.view(work.state).asks if one.id == "try:a")
    assert [(field.id, field.prose) for field in ask.fields][-1] == ("explanation", True)
    assert [option.value for option in ask.fields[0].options] == ["cambriole", "discretion"]
    values = {"skill": "cambriole", "ph": "1", "modifier": "-2", "explanation": "au rossignol"}
    work.run(work.rules.answer(work.state, "try:a", values))
    work.roll(a=11)
    assert (work.one("a").explained, work.one("a").heroism, work.state.total) == (
        "au rossignol",
        3,
        3,
    )


@pytest.mark.rule("NP-CONTRACT-SKILLS")
def test_specialisations_of_an_announced_skill_are_open(rules: Rules) -> None:
    work = Work(rules)
    key = f"artisanat:{rules.tables.skill('artisanat').specialisations[0]}"
    smith = burglar(**{key: 14})
    work.run(work.rules.join("a", 0, smith, "A", ""))
    work.run(c.Announce(skill="artisanat"))
    work.run(c.Begin())
    ask = next(one for one in work.rules.view(work.state).asks if one.id == "try:a")
    assert [option.value for option in ask.fields[0].options] == [key]
    work.roll(key, a=14)
    assert work.state.total == 4


@pytest.mark.rule("NP-CONTRACT-BREAK")
def test_only_the_gm_breaks_a_contract(rules: Rules) -> None:
    work = contract(rules, threshold=20, most=9)
    for face in (20, 20, 20):
        work.roll(a=face)
    assert (work.state.failures, work.phase()) == (3, "work")
    work.state = msgspec.structs.replace(work.state, score=work.state.score.plus("déjà", 20))
    assert work.state.total == 5
    work.run(c.Break(reason="le garde s’éveille"))
    assert work.phase() == "broken"
    assert work.refused(c.Try(fighter="a", skill="cambriole")) == "np.contract.why.broken"
    assert work.refused(c.Roll()) == "np.contract.why.broken"
    assert work.refused(c.Break()) == "np.contract.why.broken"


@pytest.mark.rule("NP-CONTRACT-CRITICAL-FAILURE")
def test_a_natural_20_is_the_lowest_quality_and_a_flag(rules: Rules) -> None:
    work = contract(rules, threshold=20, most=9)
    work.roll(a=9)
    work.roll(a=9)
    work.roll(a=19)
    assert (work.state.total, work.state.disasters) == (5, 0)
    work.roll(a=20)
    assert (work.state.total, work.state.disasters) == (0, 1)
    shown = work.rules.view(work.state)
    assert shown.expected.key == "np.contract.expected.disaster"
    work = contract(rules, threshold=20, most=9)
    work.roll(a=20)
    assert work.state.total == -5
    work.state = msgspec.structs.replace(work.state, score=work.state.score.plus("déjà", 11))
    work.roll(a=20)
    assert work.state.total == 1


@pytest.mark.rule("NP-CONTRACT-EXAMPLES")
@pytest.mark.parametrize(("most", "threshold"), [(2, 4), (4, 8), (6, 12), (8, 16), (12, 20)])
def test_the_five_sizes(rules: Rules, most: int, threshold: int) -> None:
    size = next(one for one in rules.tables.contract_sizes if one.max_rolls == most)
    work = Work(rules)
    work.run(c.TakeTask(size=size.id))
    assert (work.state.terms.most, work.state.terms.threshold) == (most, threshold)


@pytest.mark.rule("NP-CONTRACT-EXAMPLES")
def test_nineteen_sample_tasks_to_start_from(rules: Rules) -> None:
    work = Work(rules)
    ask = work.rules.view(work.state).asks[0]
    values = [option.value for option in ask.fields[0].options]
    tasks = [value for value in values if value.startswith("task:")]
    assert (len(tasks), len(values)) == (19, 24)
    by_size = [one.size for one in rules.tables.contract_examples]
    sizes = rules.tables.contract_sizes.ids()
    assert [by_size.count(size) for size in sizes] == [4, 3, 5, 4, 3]
    for value in values:
        work.run(work.rules.answer(work.state, "task", {"task": value}))
    assert work.state.terms.task == rules.tables.contract_examples.ids()[-1]
    assert (work.state.terms.threshold, work.state.terms.most) == (20, 12)
    assert work.refused(c.TakeTask(task="rien")) == "np.scene.why.value"
    assert work.refused(c.TakeTask(size="rien")) == "np.scene.why.value"


@pytest.mark.rule("NP-CONTRACT-DEFINITION")
@pytest.mark.parametrize(
    ("terms", "ok"),
    [
        ({"threshold": 1, "most": 1}, True),
        ({"threshold": 0, "most": 1}, False),
        ({"threshold": 1, "most": 0}, False),
        ({"threshold": 99, "most": 99, "period": 99}, True),
        ({"threshold": 100, "most": 99}, False),
        ({"threshold": 1, "most": 1, "period": 100}, False),
        ({"threshold": 1, "most": 1, "period": -1}, False),
    ],
)
def test_terms_have_limits(rules: Rules, terms: dict[str, int], ok: bool) -> None:
    work = Work(rules)
    if ok:
        work.run(c.SetTerms(**terms))  # type: ignore[arg-type]
    else:
        assert work.refused(c.SetTerms(**terms)) == "np.scene.why.range"  # type: ignore[arg-type]


def test_a_contract_begins_with_somebody_and_a_skill(rules: Rules) -> None:
    work = Work(rules)
    assert work.refused(c.Begin()) == "np.contract.why.nobody"
    work.run(work.rules.join("a", 1, burglar(), "", ""))
    assert work.refused(c.Begin()) == "np.contract.why.no-skill"
    assert work.rules.view(work.state).advance is None
    assert work.refused(c.Try(fighter="a", skill="cambriole")) == "np.contract.why.setup"
    work.run(c.Announce(skill="cambriole"))
    work.run(work.rules.advance(work.state))
    assert work.refused(c.Begin()) == "np.contract.why.begun"
    assert work.refused(c.TakeTask(size="minime")) == "np.contract.why.begun"
    assert work.refused(c.SetTerms(threshold=1, most=1)) == "np.contract.why.begun"
    assert work.refused(c.Elapse(amount=1)) == "np.contract.why.no-period"
    assert work.refused(c.Roll()) == "np.contract.why.nobody-tries"


def test_heroism_is_paid_at_the_roll_and_goes_onto_the_sheet(rules: Rules) -> None:
    work = contract(rules, threshold=20, most=9)
    dear = c.Try(fighter="a", skill="cambriole", heroism=5)
    assert work.refused(dear) == "np.scene.why.heroism"
    work.run(c.Try(fighter="a", skill="cambriole", heroism=3, modifier=1))
    work.run(work.rules.correct_pool("a", "heroism", 2, "oubli"))
    work.roll(a=15)
    made = work.one("a").roll
    assert made is not None
    assert (made.result.threshold.total, made.quality, work.one("a").heroism) == (15, 4, 0)
    document = work.one("a").document
    assert work.rules.live_document(work.state, "a", document).pools.heroism_spent == 4
    assert work.rules.live_document(work.state, "nobody", document) is document
