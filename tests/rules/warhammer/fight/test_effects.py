"""Each of the 240 critical effects through a fight: what its row says happens to its victim, in the
rounds after, under care, and once the fight is over."""

from collections.abc import Callable, Iterator

import msgspec
import pytest

from desktop.rules.dice import Dice, DieSpec, Rolled
from desktop.rules.system import Accepted, NeedDice
from desktop.rules.warhammer.critical_value import critical_value
from desktop.rules.warhammer.document import Character, Hand
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.fight import sums
from desktop.rules.warhammer.fight.parts import Place
from desktop.rules.warhammer.fight.rules import WarhammerFights
from desktop.rules.warhammer.fight.state import Fighter, State
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.criticals import Amount, Critical
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.fight.arena import replace, soldier
from tests.rules.warhammer.people import weapon

Faces = Callable[[DieSpec], int]
ARMS = {
    "tranchantes": ("epee", "attaquer"),
    "contondantes": ("masse-marteau", "attaquer"),
    "projectiles": ("arc-simple", "tirer"),
    "pugilat": ("", "attaquer"),
}
DEGREES = {"jambes": 0, "bras": 2, "corps": 3, "tete": 4}
CC, AG = 40, 50
GROUPS = [(kind, zone) for kind in ARMS for zone in DEGREES]


class Play:
    """A fight that is played by commands; a die shows what `faces` says of it."""

    def __init__(self, tables: Tables, state: State) -> None:
        self.tables = tables
        self.rules = WarhammerFights(tables)
        self.state = state

    def run(self, command: msgspec.Struct, faces: Faces) -> list[DieSpec]:
        """Do a command; the dice that it wanted."""
        dice, asked = Dice(), list[DieSpec]()
        while isinstance(outcome := self.rules.decide(self.state, command, dice), NeedDice):
            asked += outcome.specs
            dice = dice.plus(Rolled(spec.key, spec.sides, faces(spec)) for spec in outcome.specs)
        assert isinstance(outcome, Accepted), outcome
        for event in outcome.events:
            self.state = self.rules.apply(self.state, event)
        return asked

    def need(self, command: msgspec.Struct) -> int:
        """What the first die of a command is rolled under."""
        outcome = self.rules.decide(self.state, command, Dice())
        assert isinstance(outcome, NeedDice)
        return int(str(outcome.specs[0].label.params["need"]))

    @property
    def victim(self) -> Fighter:
        return self.state.fighter("karl")

    def value(self, stat: str) -> int:
        """A characteristic, or M, of the victim now."""
        mine = sums.of(self.tables, self.state, self.victim)
        return mine.move.total if stat == "m" else mine.base[stat].total

    def statuses(self) -> set[str]:
        """What the fight says of the victim."""
        view = self.rules.view(self.state)
        return {one.key for one in next(f for f in view.fighters if f.id == "karl").status}


def archer(row: str) -> Character:
    """The attacker, with a weapon of each kind of effects."""
    one = soldier(cc=50, ct=90, f=90, ag=60, a=1, arm=row if row != "arc-simple" else "")
    if row != "arc-simple":
        return one
    return replace(one, weapons=(weapon(row, Hand.BOTH),))


def begun(tables: Tables, kind: str, endurance: int) -> Play:
    """Otto's turn, against Karl whose BE takes off what Otto adds to the damage die."""
    play = Play(tables, WarhammerFights(tables).blank(Settings()))
    victim = soldier(cc=CC, e=endurance, ag=AG, fm=30, f=35, soc=30, m=4, a=2)
    for id, side, document in (("otto", 0, archer(ARMS[kind][0])), ("karl", 1, victim)):
        play.run(c.Join(fighter=id, side=side, name=id, document=document, character=id), tens)
    play.run(c.Begin(), tens)
    play.run(c.TakeTurn(slot="otto"), tens)
    return play


def tens(spec: DieSpec) -> int:
    return 10


def struck(play: Play, kind: str, zone: str, damage: int, critical: int, faces: Faces) -> int:
    """Otto's attack lands in a zone; how many dice tests of the effect wanted."""
    held = next(iter(play.state.fighter("otto").document.weapons), None)
    act = c.Act(
        fighter="otto",
        action=ARMS[kind][1],
        target="karl",
        arm="" if held is None else held.id,
        place=Place(metres=5 if kind == "projectiles" else 0),
    )
    roll = play.need(act) - 10 * DEGREES[zone]

    def rolled(spec: DieSpec) -> int:
        match spec.key.purpose:
            case "attack":
                return roll
            case "damage":
                return damage
            case "critical":
                return critical
            case _:
                return faces(spec)

    play.run(act, rolled)
    play.run(c.Defend(fighter="karl", reply="subir"), rolled)
    asked = play.run(c.Settle(), rolled)
    return sum(spec.key.purpose == "critical-test" for spec in asked)


class Yard:
    """The fights of each kind of weapon, begun once."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.endurance: dict[str, int] = {}
        self._states: dict[str, State] = {}
        self._hits: dict[tuple[str, str, int, Faces], tuple[State, int]] = {}
        for kind in ARMS:
            play = begun(tables, kind, 30)
            struck(play, kind, "jambes", 5, 95, tens)
            reached = play.state.records[-1].damage
            assert reached is not None
            # With this E the damage is what the die shows.
            self.endurance[kind] = 30 + 10 * (reached.total - 5)
            self._states[kind] = begun(tables, kind, self.endurance[kind]).state

    def hit(self, row: Critical, faces: Faces) -> tuple[Play, int]:
        """A fight right after an effect, and how many tests it made."""
        key = (row.kind, row.location, row.value, faces)
        if key not in self._hits:
            play = Play(self.tables, self._states[row.kind])
            damage, critical = reaches(self.tables, row.value)
            tests = struck(play, row.kind, row.location, damage, critical, faces)
            self._hits[key] = play.state, tests
        state, tests = self._hits[key]
        return Play(self.tables, state), tests


@pytest.fixture(scope="module")
def yard(tables: Tables) -> Yard:
    return Yard(tables)


def reaches(tables: Tables, value: int) -> tuple[int, int]:
    """The damage and the d100 that lead to a critical value."""
    pairs = ((damage, roll) for damage in range(1, 11) for roll in range(5, 100, 10))
    return next(
        pair
        for pair in pairs
        if critical_value(tables, *pair, precise=False, tough=False).total == value
    )


def best(spec: DieSpec) -> int:
    return 10 if spec.key.purpose == "initiative" else 1


def worst(spec: DieSpec) -> int:
    return 10 if spec.key.purpose == "initiative" else spec.sides


def rows(tables: Tables, group: tuple[str, str]) -> Iterator[Critical]:
    yield from (tables.criticals[(*group, value)] for value in range(1, 16))


def amount(one: Amount | None, die: int) -> int:
    """An amount of the table when the die shows `die`."""
    match one:
        case None | "1/2":
            return 0
        case "1d10":
            return die
        case "1d10/2":
            return (die + 1) // 2
        case _:
            return int(one)


@pytest.fixture(params=[best, worst], ids=["passed", "failed"])
def faces(request: pytest.FixtureRequest) -> Faces:
    found: Faces = request.param
    return found


MARKS = pytest.mark.rule(
    *(f"WH-CRIT-{kind.upper()}-{zone.upper()}" for kind, zone in GROUPS),
    "WH-CRIT-NO-ACTION",
    "WH-CRIT-CUMULATIVE",
    "WH-CRIT-DEADLINE",
)


def changed(row: Critical, stat: str, die: int) -> tuple[int, bool]:
    """What an effect adds to a stat at once, and whether it halves it."""
    lost = amount(row.loss.dice, die) if row.loss is not None and row.loss.dice else 1
    found = [each for each in row.penalties if each.stat == stat]
    total = sum(each.amount for each in found)
    halves = any(each.halved for each in found)
    for each in row.permanent:
        if each.stat != stat or each.only in ("main", "deux-mains"):
            continue
        if each.only == "dix" and die != 10:
            continue
        times = (lost + 1) // 2 if each.per_two else lost
        total += each.amount * (times if each.per is not None else 1)
        halves = halves or each.halved
    return total, halves


@MARKS
@pytest.mark.parametrize("group", GROUPS, ids="-".join)
def test_an_effect_does_at_once_what_its_row_says(
    yard: Yard, group: tuple[str, str], faces: Faces
) -> None:
    failed, die = faces is worst, 10 if faces is worst else 1
    for row in rows(yard.tables, group):
        play, asked = yard.hit(row, faces)
        body = play.victim.document.state
        at_once = [each for each in row.tests if each.after is None and not each.if_alive]
        assert asked == len(at_once), row
        fates = {*row.auto, *(fate for each in at_once if failed for fate in each.fails)}
        out = bool(fates & {"inconscient", "evanoui"})
        mode = row.death.mode if row.death is not None else ""
        waits = mode in ("agonie", "lente", "rapide")
        assert body.prone == (out or "chute" in fates), row
        assert body.unconscious == (out or waits), row
        assert (body.dead, body.dying) == (mode == "immediate", mode if waits else ""), row
        held = [one.hand for one in play.victim.document.weapons]
        assert (Hand.NONE in held) == ("lache" in fates), row
        lost = [amount(row.no_action, die)]
        for each in at_once:
            whole = amount(each.rounds, die)
            lost.append(whole if failed else (whole + 1) // 2 if each.halves else 0)
        assert body.no_action == max(lost), row
        stumbles = failed and any(each.rounds == "1/2" for each in at_once)
        assert (body.half, body.last) == (row.stand_up or stumbles, row.acts_last), row
        for stat, before in (("cc", CC), ("ag", AG), ("f", 35), ("soc", 30), ("m", 4)):
            more, halved = changed(row, stat, die)
            after = max(0, before + more) if stat == "m" else before + more
            assert play.value(stat) == (after // 2 if halved else after), (row, stat)
        otto, karl = play.state.fighter("otto"), play.victim
        combat = sums.combat(yard.tables, play.state, otto, karl)
        assert combat.total == 50 + 50 - play.value("cc"), row


@MARKS
@pytest.mark.parametrize("group", GROUPS, ids="-".join)
def test_an_effect_runs_its_rounds_and_ends(
    yard: Yard, group: tuple[str, str], faces: Faces
) -> None:
    die = 10 if faces is worst else 1
    for row in rows(yard.tables, group):
        play, _ = yard.hit(row, faces)
        lost = play.victim.document.state.no_action
        doom = row.death if row.death is not None and row.death.unit == "rounds" else None
        left = 0 if doom is None else amount(doom.amount, die)
        be = yard.endurance[row.kind] // 10 + 3
        faints = {be * (2 if each.after == "be2" else 1) for each in row.tests if each.after}
        again = [each for each in row.tests if each.repeat and each.after is None]
        for bell in range(1, 12):
            if not bell_rung(play, faces):
                break
            body, wound = play.victim.document.state, play.victim.document.wounds[-1]
            dead = bool(left) and bell >= left
            assert body.dead == dead, (row, bell)
            if dead:
                break
            assert body.no_action == max(0, lost - bell), (row, bell)
            lasting = {"2": 2, "1d10": die, "1d10/2": (die + 1) // 2}
            running = [one for one in row.penalties if lasting.get(one.duration, 99) > bell]
            assert len(wound.penalties) == len(running), (row, bell)
            if faces is worst and faints and bell >= min(faints):
                assert body.unconscious, (row, bell)
            if faces is best and again:
                # Passed each time; each time it is harder.
                assert [one.modifier for one in wound.pending] == [
                    one.modifier + one.repeat * (bell + 1) for one in again
                ]


def bell_rung(play: Play, faces: Faces) -> bool:
    """End the round; False where nothing counts it."""
    play.run(c.Ring(), faces)
    if play.state.phase.value != "bell":
        return False
    play.run(c.Bell(), faces)
    return True


@MARKS
@pytest.mark.parametrize("group", GROUPS, ids="-".join)
def test_care_stops_what_care_can_stop(yard: Yard, group: tuple[str, str]) -> None:
    for row in rows(yard.tables, group):
        play, _ = yard.hit(row, best)
        wound = play.victim.document.wounds[-1]
        assert (wound.kind, wound.location, wound.value) == (row.kind, row.location, row.value)
        assert (wound.bleeding, wound.useless) == (row.bleeds, row.useless or ""), row
        assert wound.lodged == (row.lodged is not None), row
        if not play.victim.document.state.dead:
            assert ("wh.fight.seen.bleeding" in play.statuses()) == row.bleeds, row
            assert bool(
                {"wh.fight.status.useless-arm", "wh.fight.status.useless-leg"} & play.statuses()
            ) == bool(row.useless), row
        asked = play.run(c.Care(fighter="karl", wound=wound.id), worst)
        after = play.victim.document.wounds[-1]
        assert not after.bleeding
        curable = row.death is not None and row.death.curable
        assert (after.doom is None) == (curable or wound.doom is None), row
        assert [one.until for one in after.penalties] == [
            one.until for one in wound.penalties if one.until != "soins"
        ], row
        survived = [each for each in row.tests if each.if_alive]
        assert sum(spec.key.purpose == "survival" for spec in asked) == len(survived), row
        legs = ("jambe-droite", "jambe-gauche") if survived else ()
        assert play.victim.document.state.paralysed == legs, row


@MARKS
@pytest.mark.parametrize("group", GROUPS, ids="-".join)
def test_the_end_of_a_fight_leaves_what_lasts(yard: Yard, group: tuple[str, str]) -> None:
    for row in rows(yard.tables, group):
        play, _ = yard.hit(row, worst)
        before = play.victim.document.wounds[-1]
        play.run(c.Close(), worst)
        after = play.victim.document.wounds[-1]
        assert [one.until for one in after.penalties] == [
            one.duration for one in row.penalties if one.duration in ("soins", "guerison")
        ], row
        assert after.injuries == before.injuries
        assert bool(after.injuries) == bool(
            row.permanent or row.loss or any("sterile" in each.fails for each in row.tests)
        ), row
        body = play.victim.document.state
        assert (body.no_action, body.last, body.half) == (0, 0, False)


@pytest.mark.rule("WH-CRIT-MAGES")
def test_who_lost_his_voice_casts_no_spell(yard: Yard) -> None:
    silent = [one for one in yard.tables.criticals.values() if one.voice]
    assert silent
    for row in (one for one in silent if one.death is None or one.death.mode != "immediate"):
        play, _ = yard.hit(row, best)
        while play.victim.document.state.no_action:
            bell_rung(play, best)
        if not play.victim.able:
            continue
        play.run(c.TakeTurn(slot="karl"), best)
        ask = next(one for one in play.rules.view(play.state).asks if one.id == "do:karl")
        spell = next(one for one in ask.fields[0].options if one.value == "lancer-un-sort")
        assert spell.why_not is not None
        assert spell.why_not.key == "wh.fight.why.voiceless"
