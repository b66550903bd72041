"""Small promises that other tests pass by: one box, one place, one step beside a limit."""

import random

import msgspec
import pytest

from desktop.rules import settingsplaces as editing
from desktop.rules.commands import Command
from desktop.rules.dice import Dice
from desktop.rules.errors import KnownError
from desktop.rules.nightprowler.character import fortune
from desktop.rules.nightprowler.chase import commands as chase_commands
from desktop.rules.nightprowler.commands.creation import FinishCreation
from desktop.rules.nightprowler.commands.play import (
    ClearBox,
    SetPool,
    SetState,
    State,
    StayConscious,
)
from desktop.rules.nightprowler.commands.progress import AwardJetons, RaiseSkill, StrikeLine
from desktop.rules.nightprowler.contract import commands as work_commands
from desktop.rules.nightprowler.creation.steps import problems
from desktop.rules.nightprowler.document.character import (
    Character,
    Health,
    Kits,
    Pools,
    Skills,
    Track,
)
from desktop.rules.nightprowler.document.ledger import Kind
from desktop.rules.nightprowler.document.play_records import LedgerLine
from desktop.rules.nightprowler.health import wounds
from desktop.rules.nightprowler.progression.ledger_words import line_title
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.nightprowler.surprise.fill import surprise
from desktop.rules.system import Refused
from tests.rules.nightprowler.characters import Rules, picks, plain
from tests.rules.nightprowler.chase.track import chase, runner
from tests.rules.nightprowler.contract.work import Work, contract
from tests.rules.nightprowler.playing import played, refused
from tests.rules.outline import kept, outline


@pytest.mark.parametrize("track", Track)
def test_one_box_is_taken_off_and_no_more(rules: Rules, track: Track) -> None:
    hurt = Health(vitality=(3, 0, 0, 0, 0), endurance=(3, 0, 0, 0, 0))
    assert wounds.erase(hurt, track, 0).ticks(track)[0] == 2
    assert wounds.erase(hurt, track, 0, 2).ticks(track)[0] == 1
    assert wounds.erase(hurt, track, 0, 9).ticks(track)[0] == 0
    assert wounds.erase(hurt, track, 1).ticks(track) == (3, 0, 0, 0, 0)
    healed = played(rules, plain(health=hurt), ClearBox(track, 0))
    assert healed.health.ticks(track)[0] == 2
    for line in (-1, 5):
        with pytest.raises(KnownError):
            wounds.erase(hurt, track, line)


@pytest.mark.rule("NP-HEALTH-PENALTY-WORST")
@pytest.mark.parametrize(
    ("vitality", "endurance", "terms"),
    [
        ((0, 1, 0, 0, 0), (0, 0, 1, 0, 0), [-3, 0]),
        ((0, 0, 0, 1, 0), (0, 0, 1, 0, 0), [-4, 0]),
        ((0, 1, 1, 0, 0), (0, 0, 0, 0, 0), [-3]),
        ((1, 0, 0, 0, 0), (3, 0, 0, 0, 0), []),
    ],
)
def test_the_lighter_table_is_noted_and_not_added(
    rules: Rules,
    vitality: tuple[int, int, int, int, int],
    endurance: tuple[int, int, int, int, int],
    terms: list[int],
) -> None:
    health = Health(vitality=vitality, endurance=endurance)
    found = wounds.penalty(rules.tables, rules.settings, health)
    assert [line.amount for line in found.lines] == terms
    assert all(line.source == "NP-HEALTH-PENALTY-WORST" for line in found.lines[1:])
    both = rules.reading(penalty_worst_only=False).settings
    added = wounds.penalty(rules.tables, both, health)
    assert added.total <= found.total
    assert all(line.amount for line in added.lines)


def test_corrections_of_a_pool_in_a_row_are_one_sum(rules: Rules) -> None:
    someone = plain(created=True, pools=Pools(jetons=5, crasse=5, couronnes=5))
    for pool in ("jetons", "crasse", "couronnes"):
        twice = played(rules, someone, SetPool(pool, 3), SetPool(pool, 2))  # type: ignore[arg-type]
        assert len(twice.ledger) == 1
        assert outline(twice.ledger[0]).count("=-3") == 1
        back = played(rules, twice, SetPool(pool, 5))  # type: ignore[arg-type]
        assert back.ledger == ()


def test_what_can_still_be_paid_does_not_fall(rules: Rules) -> None:
    someone = plain(created=True, pools=Pools(jetons=1), kits=Kits(professional={"cambriole": 8}))
    bought = played(
        rules,
        someone,
        AwardJetons("won", 3),
        RaiseSkill("dear", "cambriole", 2),
        RaiseSkill("cheap", "cambriole", 1),
    )
    assert bought.pools.jetons == 1
    after = played(rules, bought, StrikeLine("won"))
    assert [line.id for line in after.ledger] == ["cheap"]
    assert after.pools.jetons == 0


def test_every_line_of_a_ledger_has_its_title(rules: Rules) -> None:
    kinds = [value for name, value in vars(Kind).items() if name.isupper()]
    lines = [
        LedgerLine(id="l", kind=kind, jetons=jetons, amount=amount, key=key, note=note, other="Al")
        for kind in (*kinds, "rien")
        for jetons, amount, key, note in (
            (3, 2, "comedie", "Cuir"),
            (0, 0, "", ""),
            (-3, 1, "doigte", ""),
            (-1, 0, "a0", "Mailles"),
        )
    ]
    lines.append(LedgerLine(id="l", kind=Kind.AWARD, jetons=1, exceptional=True))
    shown = "\n".join(
        f"{each.kind} {each.jetons} {each.amount} {each.key!r} {each.note!r}: "
        + outline(line_title(rules.tables, each))
        for each in lines
    )
    assert shown == kept("nightprowler-ledger-titles", shown)


@pytest.mark.parametrize("group", ["weapons", "armours", "shields", "gear", "prison"])
def test_each_member_comes_back_to_its_own_place(settings: Settings, group: str) -> None:
    for member in getattr(settings, group):
        without = editing.remove(settings, (group, member.id))
        assert editing.gone(without, settings, (group,)) == (member.id,)
        assert editing.reset(without, settings, (group, member.id)) == settings
    first, second = (one.id for one in getattr(settings, group)[:2])
    neither = editing.remove(editing.remove(settings, (group, first)), (group, second))
    again = editing.reset(neither, settings, (group, second))
    assert editing.reset(again, settings, (group, first)) == settings


def test_only_places_that_exist_hold_something(settings: Settings) -> None:
    member = editing.value_at(settings, ("weapons", "dague"))
    assert editing.put(settings, ("weapons", "dague"), member) == settings
    for place in (("weapons", "rien"), ("creation", "rien"), ("rien", "rien")):
        assert editing.value_at(settings, place) is None
        with pytest.raises(KnownError, match="impossible"):
            editing.put(settings, place, 3)
    for place in (("creation",), ("weapons", "dague"), ("rien",)):
        with pytest.raises(KnownError, match="impossible"):
            editing.add(settings, place, {"id": "x"})
    assert editing.gone(settings, settings, ("weapons",)) == ()
    assert editing.fresh_id("Épée", ("epee", "epee-2")) == "epee-3"


def test_a_stay_that_the_campaign_lacks_is_told_and_one_it_has_is_not(rules: Rules) -> None:
    stay = rules.settings.prison[0].id
    for prison, told in (((stay,), False), (("rien",), True), ((stay, "rien"), True)):
        found = problems(rules.tables, plain(cassure="accident", prison=prison), rules.settings)
        assert any(one.text.key == "np.problem.unknown-prison" for one in found) is told
    known = fortune.prison_stays(plain(prison=(stay, "rien")), rules.settings)
    assert [one.id for one in known] == [stay]


@pytest.mark.parametrize(
    ("points", "key"),
    [((4, 3), "ahead"), ((4, 5), "behind"), ((4, 4), "level"), ((9, 3), "ahead")],
)
def test_a_chase_says_how_the_two_stand(rules: Rules, points: tuple[int, int], key: str) -> None:
    track = chase(rules)
    track.turn({"f": "foncer", "p": "foncer"}, f=20, p=20)
    track.set_points(f=points[0], p=points[1])
    (shown,) = track.rules.view(track.state).exchanges
    (outcome,) = shown.outcome
    assert outcome.key == f"np.chase.outcome.{key}"
    assert outcome.params["count"] == abs(points[0] - points[1])


def test_the_mj_changes_the_roll_against_a_citizen(rules: Rules) -> None:
    track = chase(rules, runner(), runner(ph=4))
    track.choose("f", "foncer")
    track.choose("p", "foncer", citizens=1)
    track.run(chase_commands.Reveal())
    asks = {ask.id: ask for ask in track.rules.view(track.state).asks}
    skill, modifier = asks["avoidance:f"].fields
    assert (skill.default, modifier.default) == ("acrobatie", "0")
    values = {"skill": "discretion", "modifier": "2"}
    track.run(track.rules.answer(track.state, "avoidance:f", values))
    asks = {ask.id: ask for ask in track.rules.view(track.state).asks}
    assert [field.default for field in asks["avoidance:f"].fields] == ["discretion", "2"]
    assert [field.default for field in asks["adjust:f"].fields] == ["athletisme", "0"]
    track.roll((14,), f=9, p=9)
    (avoided,) = track.one("f").avoided
    assert (avoided.result.threshold.total, avoided.success) == (14, True)


@pytest.mark.parametrize("kind", ["chase", "contract"])
def test_a_correction_stops_at_the_boxes_that_there_are(rules: Rules, kind: str) -> None:
    played_ = chase(rules) if kind == "chase" else contract(rules)
    who = "f" if kind == "chase" else "a"

    def key(row: int, ticked: bool, reason: str = "erreur", track: str = "vitalite") -> str:
        command = played_.rules.correct_box(who, track, row, ticked, reason)
        outcome = played_.rules.decide(played_.state, command, Dice())
        return outcome.reason.key if isinstance(outcome, Refused) else ""

    def pool(value: int, name: str = "heroism", reason: str = "erreur") -> str:
        command = played_.rules.correct_pool(who, name, value, reason)
        outcome = played_.rules.decide(played_.state, command, Dice())
        return outcome.reason.key if isinstance(outcome, Refused) else ""

    assert key(0, True) == key(4, True) == ""
    assert key(-1, True) == key(5, True) == "np.scene.why.row"
    assert key(0, False) == "np.scene.why.empty"
    assert key(0, True, " ") == pool(1, reason="") == "np.scene.why.reason"
    for _ in range(3):
        played_.run(played_.rules.correct_box(who, "vitalite", 0, True, "erreur"))
    assert key(0, True) == "np.scene.why.full"
    assert key(0, True, track="endurance") == ""
    assert key(0, False) == ""
    most = 6 if kind == "chase" else 4
    assert pool(0) == pool(most) == ""
    assert pool(-1) == pool(most + 1) == "np.scene.why.range"
    assert pool(1, "rien") == "np.scene.why.pool"


def test_documents_of_participants_are_told(rules: Rules) -> None:
    track = chase(rules)
    edited = track.run(track.rules.document_edited("f", runner(athletisme=15)))
    (line,) = track.rules.lines(track.state, "e", chase_commands.Reveal(), edited, ())
    assert line.text.key == "np.scene.line.document"
    assert track.one("f").body.skills["athletisme"] == 15
    numbers = msgspec.structs.replace(runner().health, vitality=(1, 0, 0, 0, 0))
    changed = msgspec.structs.replace(runner(), health=numbers)
    track.run(track.rules.document_edited("f", changed))
    assert track.one("f").health.vitality[0] == 1


@pytest.mark.parametrize(
    ("state", "on", "before", "after"),
    [
        ("unconscious", True, Health(held=True, owed=2), Health(unconscious=True)),
        ("unconscious", False, Health(unconscious=True), Health()),
        ("unconscious", False, Health(held=True, owed=1), Health(held=True)),
        ("dying", True, Health(dead=True), Health(dying=True)),
        ("dying", False, Health(dead=True, dying=True), Health(dead=True)),
        ("dead", True, Health(dying=True), Health(dead=True)),
        ("dead", False, Health(dead=True, dying=True), Health(dying=True)),
    ],
)
def test_a_state_set_by_hand_ends_what_it_excludes(
    rules: Rules, state: State, on: bool, before: Health, after: Health
) -> None:
    assert played(rules, plain(health=before), SetState(state, on)).health == after


def test_limits_are_told_with_the_refusal(rules: Rules) -> None:
    work = contract(rules, period=1)

    def told(command: Command) -> dict[str, object]:
        outcome = work.rules.decide(work.state, command, Dice())
        assert isinstance(outcome, Refused)
        return dict(outcome.reason.params)

    assert told(work_commands.Elapse(amount=1000)) == {"least": 1, "most": 999}
    assert told(work_commands.Elapse(amount=0)) == {"least": 1, "most": 999}
    work.run(work_commands.Elapse(amount=999))
    wild = work_commands.Try(fighter="a", skill="cambriole", modifier=31)
    limit = told(wild)
    assert limit == {"least": -30, "most": 30}
    for modifier in (-30, 30):
        work.run(msgspec.structs.replace(wild, modifier=modifier))
        work.run(work_commands.Withdraw(fighter="a"))
    assert told(msgspec.structs.replace(wild, modifier=-31)) == limit
    blank = Work(rules)
    for terms, least in (((0, 1, 0), 1), ((1, 0, 0), 1), ((100, 1, 0), 1), ((1, 1, -1), 0)):
        threshold, most, period = terms
        command = work_commands.SetTerms(threshold=threshold, most=most, period=period)
        outcome = blank.rules.decide(blank.state, command, Dice())
        assert isinstance(outcome, Refused)
        assert outcome.reason.params == {"least": least, "most": 99}


@pytest.mark.rule("NP-HEALTH-CONSCIOUSNESS")
def test_what_is_owed_never_falls_below_nothing(rules: Rules) -> None:
    held = plain(health=Health(vitality=(0, 0, 0, 2, 0), held=True))
    after = played(rules, held, ClearBox(Track.VITALITY, 3)).health
    assert (after.owed, after.held, after.vitality[3]) == (0, True, 1)
    owing = plain(health=Health(vitality=(0, 0, 0, 2, 0), owed=2))
    assert played(rules, owing, ClearBox(Track.VITALITY, 3)).health.owed == 1


@pytest.mark.rule("NP-HEALTH-KO")
@pytest.mark.parametrize(
    ("exit_", "endurance", "asked"),
    [
        (True, (1, 1, 0, 0, 0), False),
        (True, (0, 0, 0, 0, 1), True),
        (False, (0, 0, 0, 0, 1), False),
    ],
)
def test_only_a_wound_that_fells_asks_for_heroism(
    rules: Rules, exit_: bool, endurance: tuple[int, int, int, int, int], asked: bool
) -> None:
    hurt = plain(health=Health(endurance=endurance))
    reading = rules.reading(ko_ph_exit=exit_)
    if asked:
        assert played(reading, hurt, StayConscious(True)).health.held
    else:
        assert refused(reading, hurt, StayConscious(True)).key == "np.edit.nothing-asked"


def test_the_mj_s_modifier_of_a_chase_stops_at_thirty(rules: Rules) -> None:
    track = chase(rules)
    track.choose("f", "foncer")
    track.choose("p", "foncer")
    track.run(chase_commands.Reveal())
    for modifier in (-30, 30):
        track.run(chase_commands.Adjust(fighter="f", modifier=modifier))
        assert track.one("f").modifier == modifier
    for modifier in (-31, 31):
        wanted = chase_commands.Adjust(fighter="f", modifier=modifier)
        outcome = track.rules.decide(track.state, wanted, Dice())
        assert isinstance(outcome, Refused)
        assert outcome.reason.params == {"least": -30, "most": 30}


@pytest.mark.rule("NP-TRAIT-JEUNOT")
@pytest.mark.parametrize(("kit", "value", "opened"), [(9, 7, True), (8, 6, True), (7, 3, False)])
def test_a_skill_lowered_to_six_is_kept_and_below_it_is_lost(
    rules: Rules, kit: int, value: int, opened: bool
) -> None:
    young = plain(traits=picks("jeunot"), kits=Kits(professional={"cambriole": kit}))
    view = rules.skill(young, "cambriole")
    assert (view.value.total, view.opened) == (value, opened)


@pytest.mark.parametrize(("points", "told"), [(-1, True), (0, False), (1, False)])
def test_no_skill_is_raised_by_less_than_nothing(rules: Rules, points: int, told: bool) -> None:
    someone = plain(
        kits=Kits(professional={"cambriole": 12}), skills=Skills(raised={"cambriole": points})
    )
    keys = [one.text.key for one in problems(rules.tables, someone, rules.settings)]
    assert ("np.problem.raise-negative" in keys) is told


@pytest.mark.rule("NP-PROGRESSION-TOKENS-START", "NP-CRASSE-START")
@pytest.mark.parametrize(("held", "jetons", "crasse"), [(0, 7, 5), (4, 6, 6)])
def test_creation_ends_with_what_the_campaign_and_prison_give(
    rules: Rules, held: int, jetons: int, crasse: int
) -> None:
    stay = rules.settings.prison[0]
    effects = msgspec.structs.replace(stay.effects, jetons=2, crasse=2)
    prison = (msgspec.structs.replace(stay, effects=effects), *rules.settings.prison[1:])
    creation = msgspec.structs.replace(rules.settings.creation, jetons=5, crasse=3)
    settings = msgspec.structs.replace(rules.settings, prison=prison, creation=creation)
    someone = surprise(rules.tables, Character(), settings, None, random.Random(3))
    pools = Pools(jetons=held, crasse=held)
    someone = msgspec.structs.replace(someone, prison=(stay.id,), pools=pools, shield="")
    campaign = Rules(rules.tables, settings)
    after = played(campaign, someone, FinishCreation())
    assert (after.pools.jetons, after.pools.crasse) == (jetons, crasse)
