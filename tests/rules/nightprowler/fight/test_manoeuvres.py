"""Ambushes, tenailles, the shield, care and fear in a fight, broken things, séquelles (IV.B.2,
IV.B.5, V.A)."""

import msgspec
import pytest

from desktop.rules.dice import typed
from desktop.rules.nightprowler.document.character import Health, Track
from desktop.rules.nightprowler.fight.commands import (
    Advantage,
    Ambush,
    Begin,
    ChangeWeapon,
    Choose,
    Close,
    CorrectBox,
    DamageArmour,
    DocumentEdited,
    EndPincer,
    FirstAid,
    Fright,
    Resolve,
)
from desktop.rules.nightprowler.fight.options import why_not_option
from desktop.rules.nightprowler.fight.state import Aim, Query
from desktop.rules.nightprowler.health.recovery import Equipment
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena, arm, armour, bout, duel, swordsman

Q1, Q2, Q3, Q4, FAIL = 3, 7, 11, 15, 20


def lurking(rules: Rules, ambushers: int = 1, *, ph: int = 4, reach: int = 2) -> Arena:
    """Ambushers a, b, c wait for D; nobody is engaged yet."""
    arena = Arena(rules)
    for name in "abc"[:ambushers]:
        hidden = swordsman(19, weapons=(arm(allonge=reach),), initiative=5)
        kit = {**hidden.kits.professional, "discretion": 17}
        kits = msgspec.structs.replace(hidden.kits, professional=kit)
        arena.join(name, 0, msgspec.structs.replace(hidden, kits=kits))
    watcher = swordsman(19, ph=ph, athletics=19, weapons=(arm(allonge=3),))
    kit = {**watcher.kits.professional, "perception": 17}
    kits = msgspec.structs.replace(watcher.kits, professional=kit)
    arena.join("d", 1, msgspec.structs.replace(watcher, kits=kits))
    return arena


def options(arena: Arena, fighter: str) -> list[int]:
    state, one = arena.state, arena.one(fighter)
    return [n for n in range(1, 7) if why_not_option(arena.tables, state, one, n) is None]


@pytest.mark.rule("NP-GUET-APENS-TEST")
@pytest.mark.parametrize(("mine", "theirs", "caught"), [(Q3, Q2, True), (Q2, Q2, False)])
def test_an_ambush_is_discretion_against_perception(
    rules: Rules, mine: int, theirs: int, caught: bool
) -> None:
    arena = lurking(rules)
    arena.act(Ambush(fighter="a", foe="d", allonge=2), a=mine, d=theirs)
    assert arena.state.off_guard("d") is caught
    if not caught:
        assert arena.asked() == []
        arena.run(Begin())
        assert options(arena, "d") != [3]


@pytest.mark.rule("NP-GUET-APENS-EFFECT")
def test_who_is_caught_moves_with_a_quality_less(rules: Rules) -> None:
    arena = lurking(rules)
    arena.act(Ambush(fighter="a", foe="d", allonge=2), a=Q3, d=Q2)
    arena.reply("d", Query.REFLEX, "no")
    arena.run(Begin())
    # Not even the higher Initiative of D forces A, who is hidden.
    assert options(arena, "d") == [3]
    assert 1 in options(arena, "a")
    arena.choose("a", 1, "d")
    arena.choose("d", 3, aim=Aim.ACTION)
    arena.reveal()
    arena.roll(a=Q2, d=Q3)
    exchange = arena.exchange()
    assert (exchange.winner, exchange.quality("a").total) == ("a", 3)  # type: ignore[union-attr]
    assert exchange.quality("d").total == 2  # type: ignore[union-attr]
    assert arena.ticks("d") == (0, 0, 1, 0, 0)
    arena.bell()
    assert 1 in options(arena, "d")


@pytest.mark.rule("NP-GUET-APENS-EFFECT")
def test_a_success_that_loses_a_quality_stays_a_success(rules: Rules) -> None:
    arena = lurking(rules)
    arena.act(Ambush(fighter="a", foe="d", allonge=2), a=Q3, d=Q2)
    arena.reply("d", Query.REFLEX, "no")
    arena.run(Begin())
    arena.choose("a", 1, "d")
    arena.choose("d", 3, aim=Aim.ACTION)
    arena.reveal()
    arena.roll(a=FAIL, d=Q1)
    assert arena.exchange().quality("d").total == 0  # type: ignore[union-attr]
    assert arena.exchange().winner == "d"


@pytest.mark.rule("NP-COMBAT-REFLEXE-DEFENSIF")
def test_a_reflex_against_each_ambusher_is_a_defence_without_riposte(rules: Rules) -> None:
    arena = lurking(rules, 3)
    for name in "abc":
        arena.act(Ambush(fighter=name, foe="d", allonge=2), **{name: Q3, "d": Q2})
        arena.reply("d", Query.REFLEX, "yes")
    assert arena.one("d").heroism == 1
    arena.run(Begin())
    assert options(arena, "d") == [2]
    for name in "abc":
        arena.choose(name, 1, "d")
    arena.choose("d", 2)
    arena.reveal()
    arena.roll(a=Q1, b=Q1, c=Q1, d=Q4)
    assert arena.asked() == []
    assert sum(arena.ticks("d")) == 0


@pytest.mark.rule("NP-COMBAT-REFLEXE-DEFENSIF")
def test_a_reflex_against_one_of_two_leaves_the_other(rules: Rules) -> None:
    arena = lurking(rules, 2, ph=1)
    arena.act(Ambush(fighter="a", foe="d", allonge=2), a=Q3, d=Q2)
    arena.reply("d", Query.REFLEX, "yes")
    arena.act(Ambush(fighter="b", foe="d", allonge=2), b=Q3, d=Q2)
    # The one PH is spent: nothing is asked against the second.
    assert arena.asked() == []
    arena.run(Begin())
    assert options(arena, "d") == [3]
    arena.choose("a", 1, "d")
    arena.choose("b", 1, "d")
    arena.choose("d", 3, aim=Aim.ACTION)
    arena.reveal()
    arena.roll(a=Q4, b=Q4, d=Q2)
    damage = {
        each.strike.attacker: each.strike.damage.total
        for each in arena.state.exchanges
        if each.strike
    }
    # 4 less the defence of 2 against the one; 4 and the quality of the ambush against the other.
    assert damage == {"a": 2, "b": 5}


@pytest.mark.rule("NP-ALLONGE-START")
def test_an_ambusher_chooses_the_starting_allonge(rules: Rules) -> None:
    arena = lurking(rules, reach=1)
    arena.act(Ambush(fighter="a", foe="d", allonge=1), a=Q3, d=Q2)
    arena.reply("d", Query.REFLEX, "no")
    arena.run(Begin())
    assert arena.state.pairs[0].distance == 1
    assert 1 in options(arena, "a")
    far = Ambush(fighter="a", foe="d", allonge=4)
    assert lurking(rules).refused(far) == "np.fight.why.range"


def beset(rules: Rules, attackers: int = 2, value: int = 10) -> Arena:
    """D against a and b, both on his other side."""
    arena = Arena(rules)
    arena.join("d", 0, swordsman(19, athletics=19))
    for name in "abc"[:attackers]:
        arena.join(name, 1, swordsman(value, athletics=19))
    arena.run(Begin())
    arena.state = msgspec.structs.replace(arena.state, round=2)
    return arena


def pinced(rules: Rules, attackers: int = 2) -> Arena:
    """B has got behind D, whom A keeps busy."""
    arena = beset(rules, attackers)
    arena.choose("b", 3, "d", aim=Aim.BEHIND)
    for name in "ac"[: attackers - 1]:
        arena.choose(name, 2)
    arena.choose("d", 2)
    arena.reveal()
    arena.roll(b=Q2, d=FAIL, a=FAIL, **({"c": FAIL} if attackers > 2 else {}))
    arena.run(Advantage(fighter="b", which=Aim.BEHIND, target="d"))
    arena.bell()
    return arena


@pytest.mark.rule("NP-TENAILLE-SETUP")
def test_a_tenaille_needs_a_won_mouvement_and_a_comrade(rules: Rules) -> None:
    assert beset(rules).state.pincers == ()
    alone = duel(rules, swordsman(), swordsman())
    behind = Choose(fighter="a", option=3, target="b", aim=Aim.BEHIND)
    assert alone.refused(behind) == "np.fight.why.no-comrade"
    arena = pinced(rules)
    pincer = arena.state.pincer("d")
    assert pincer is not None
    assert (pincer.behind, pincer.front) == ("b", "a")


@pytest.mark.rule("NP-TENAILLE-EFFECT")
@pytest.mark.parametrize(("focus", "thresholds"), [("a", (11, 10)), ("b", (10, 11))])
def test_the_one_who_is_not_faced_gains_a_quality_for_his_bonus(
    rules: Rules, focus: str, thresholds: tuple[int, int]
) -> None:
    arena = pinced(rules)
    arena.choose("a", 1, "d")
    arena.choose("b", 1, "d")
    arena.choose("d", 2, focus=focus)
    arena.reveal()
    arena.roll(a=Q2, b=Q2, d=FAIL)
    assert (arena.threshold("a"), arena.threshold("b")) == thresholds
    damage = {
        each.strike.attacker: each.strike.damage.total
        for each in arena.state.exchanges
        if each.strike
    }
    neglected, faced = ("b", "a") if focus == "a" else ("a", "b")
    assert (damage[neglected], damage[faced]) == (3, 2)


@pytest.mark.rule("NP-TENAILLE-EFFECT", "NP-COMBAT-VISTA")
def test_vista_cancels_a_tenaille_for_a_turn(rules: Rules) -> None:
    arena = pinced(rules)
    arena.choose("a", 1, "d")
    arena.choose("b", 1, "d")
    arena.choose("d", 2, vista=True)
    arena.reveal()
    arena.roll(a=Q2, b=Q2, d=FAIL)
    assert (arena.threshold("a"), arena.threshold("b")) == (10, 10)
    assert arena.ticks("d") == (0, 2, 0, 0, 0)
    assert arena.state.pincers != ()


@pytest.mark.rule("NP-TENAILLE-ESCAPE")
def test_a_won_mouvement_or_a_wall_frees_from_a_tenaille(rules: Rules) -> None:
    arena = pinced(rules)
    arena.choose("a", 1, "d")
    arena.choose("b", 1, "d")
    arena.choose("d", 3, aim=Aim.MOVE)
    arena.reveal()
    arena.roll(a=FAIL, b=FAIL, d=Q2)
    arena.run(Advantage(fighter="d", which=Aim.MOVE))
    assert arena.state.pincers == ()
    arena = pinced(rules)
    arena.run(EndPincer(fighter="d"))
    assert arena.state.pincers == ()
    assert len(arena.state.active_foes("d")) == 2
    assert arena.refused(EndPincer(fighter="d")) == "np.fight.why.no-pincer"


def test_a_tenaille_ends_with_who_makes_it(rules: Rules) -> None:
    arena = pinced(rules)
    arena.run(CorrectBox(fighter="a", track=Track.VITALITY, row=0, ticked=True, reason="r"))
    assert arena.state.pincers != ()
    arena.run(arena.fights.remove("a", "parti"))
    assert arena.state.pincers == ()


@pytest.mark.rule("NP-OUTNUMBERED-ATTITUDES")
def test_a_technique_of_the_outnumbered_opens_him_too(rules: Rules) -> None:
    arena = beset(rules, 3)
    for name in "abc":
        arena.choose(name, 1, "d")
    arena.choose("d", 5, "a")
    arena.reveal()
    arena.roll(a=FAIL, b=FAIL, c=FAIL, d=FAIL)
    # 10, and 2 comrades, and 2 for the technique.
    assert arena.threshold("a") == 14


@pytest.mark.rule("NP-OUTNUMBERED-ATTITUDES")
def test_by_a_reading_each_adversary_has_his_own_roll(rules: Rules) -> None:
    arena = beset(rules.reading(one_roll_per_opponent=True), 2, 19)
    arena.choose("a", 1, "d")
    arena.choose("b", 1, "d")
    arena.choose("d", 2)
    arena.reveal()
    specs = arena.specs()
    assert [spec.key.actor for spec in specs] == ["d", "d", "a", "b"]
    faces = {"option-2:a": Q4, "option-2:b": FAIL, "option-1": Q2}
    arena.run(Resolve(), [typed(spec, faces[spec.key.purpose]) for spec in specs])
    first, second = arena.state.exchanges
    assert {first.left, first.right} == {"a", "d"}
    assert first.winner == "d"
    assert second.winner == "b"
    assert arena.asked() == [(Query.COUNTER, "d")]


@pytest.mark.rule("NP-SHIELD-DEFENSIVE", "NP-SHIELD-OTHER")
def test_a_shield_need_not_be_used(rules: Rules) -> None:
    arena = duel(rules, swordsman(12, shield="rondache"), swordsman(12))
    for used, expected in ((True, 10), (False, 12)):
        arena.choose("a", 1, "b", shield=used)
        arena.choose("b", 2)
        arena.reveal()
        arena.roll(a=FAIL, b=FAIL)
        assert arena.threshold("a") == expected
        arena.bell()
    arena.choose("a", 4, "b")
    arena.choose("b", 1, "a")
    arena.reveal()
    arena.roll(a=FAIL, b=FAIL)
    # A technique that attacks is an attack too.
    assert arena.threshold("a") == 10


@pytest.mark.rule("NP-HEALTH-BLEEDING", "NP-HEALTH-DEATH")
@pytest.mark.parametrize(
    ("equipment", "face", "stops"),
    [
        (Equipment.PROPER, 12, True),
        (Equipment.PROPER, 13, False),
        (Equipment.NONE, 7, True),
        (Equipment.NONE, 8, False),
    ],
)
def test_first_aid_stops_a_bleeding(
    rules: Rules, equipment: Equipment, face: int, stops: bool
) -> None:
    healer = swordsman()
    kit = {**healer.kits.professional, "soin": 12}
    kits = msgspec.structs.replace(healer.kits, professional=kit)
    arena = duel(
        rules,
        msgspec.structs.replace(healer, kits=kits),
        swordsman(health=Health(bleeding=2, dying=True, vitality=(0, 0, 0, 0, 1))),
    )
    arena.act(FirstAid(fighter="a", foe="b", equipment=equipment), a=face)
    health = arena.one("b").health
    assert (health.bleeding, health.dying) == ((0, False) if stops else (2, True))
    healthy = FirstAid(fighter="a", foe="a", equipment=equipment)
    assert arena.refused(healthy) == "np.fight.why.no-need"


@pytest.mark.rule("NP-COMBAT-EFFROI")
@pytest.mark.parametrize(("caractere", "ph", "expected"), [(9, 0, 4), (14, 0, 5), (9, 2, 6)])
def test_fear_is_met_with_half_of_caractere(
    rules: Rules, caractere: int, ph: int, expected: int
) -> None:
    document = swordsman()
    points = msgspec.structs.replace(document.characteristics, caractere=caractere)
    arena = duel(rules, msgspec.structs.replace(document, characteristics=points), swordsman())
    events = arena.act(Fright(fighter="a", heroism=ph), a=expected)
    trial = events[0]
    assert trial.result.threshold.total == expected  # type: ignore[attr-defined]
    assert events[1].text.key == "np.fight.note.steadfast"  # type: ignore[attr-defined]
    assert arena.one("a").heroism == 4 - ph
    events = arena.act(Fright(fighter="a"), a=FAIL)
    assert events[1].text.key == "np.fight.note.flees"  # type: ignore[attr-defined]
    assert arena.refused(Fright(fighter="a", heroism=9)) == "np.fight.why.heroism"


@pytest.mark.rule("NP-ARMOUR-TABLE", "NP-ARMOUR-REPAIR")
def test_an_armour_loses_points_by_the_gm_s_word(rules: Rules) -> None:
    arena = duel(rules, swordsman(19), swordsman(19, armours=(armour(2),)))
    broken = DamageArmour(fighter="b", armour="armure", lost=1, reason="coup de hache")
    arena.run(broken)
    arena.play({"a": (1, "b"), "b": (2,)}, a=Q3, b=FAIL)
    assert arena.ticks("b") == (0, 1, 0, 0, 0)
    saved = arena.fights.live_document(arena.state, "b", arena.one("b").document)
    assert saved.armours[0].lost == 1  # type: ignore[attr-defined]
    much = DamageArmour(fighter="b", armour="armure", lost=3, reason="r")
    assert arena.refused(much) == "np.fight.why.range"
    unsaid = DamageArmour(fighter="b", armour="armure", lost=1, reason=" ")
    assert arena.refused(unsaid) == "np.fight.why.reason"


def test_a_repair_on_the_sheet_holds_against_the_fight(rules: Rules) -> None:
    arena = duel(rules, swordsman(19), swordsman(19, armours=(armour(2),)))
    arena.run(DamageArmour(fighter="b", armour="armure", lost=2, reason="r"))
    shown = arena.fights.live_document(arena.state, "b", arena.one("b").document)
    renamed = msgspec.structs.replace(shown, notes="n")
    arena.run(DocumentEdited(fighter="b", document=renamed))  # type: ignore[arg-type]
    # An edit of something else leaves the damage the fight's own.
    assert arena.one("b").gear.lost == {"armure": 2}
    assert arena.one("b").document.armours[0].lost == 0
    assert arena.one("b").stats.protection.total == 0
    mended = msgspec.structs.replace(
        renamed,
        armours=(msgspec.structs.replace(renamed.armours[0], lost=1),),  # type: ignore[attr-defined]
    )
    arena.run(DocumentEdited(fighter="b", document=mended))  # type: ignore[arg-type]
    assert arena.one("b").gear.lost == {}
    assert arena.one("b").stats.protection.total == 1


@pytest.mark.rule("NP-HEALTH-SEQUELAE")
def test_a_survived_mortal_wound_leaves_a_mark_at_the_close(rules: Rules) -> None:
    arena = duel(rules, swordsman(19, ph=5), swordsman(19, ph=8, health=Health()))
    arena.play({"a": (4, "b"), "b": (2,)}, a=18, b=FAIL)
    assert arena.ticks("b") == (0, 0, 0, 0, 1)
    view = arena.fights.view(arena.state)
    while view.asks and not view.asks[0].optional:
        ask = view.asks[0]
        values = {field.id: field.default for field in ask.fields}
        arena.run(arena.fights.answer(arena.state, ask.id, values))  # type: ignore[arg-type]
        view = arena.fights.view(arena.state)
    arena.act(FirstAid(fighter="a", foe="b", equipment=Equipment.PROPER, heroism=4), a=1)
    arena.run(Close())
    health = arena.one("b").health
    assert health.sequelae == ("Blessures mortelles (Corvin)",)
    saved = arena.fights.live_document(arena.state, "b", arena.one("b").document)
    assert rules.derive(saved).heroism_max.total == 5  # type: ignore[arg-type]
    assert arena.one("a").health.sequelae == ()


@pytest.mark.rule("NP-HEALTH-SEQUELAE")
def test_the_dead_and_the_dying_have_survived_nothing(rules: Rules) -> None:
    arena = duel(rules, swordsman(19, ph=5), swordsman(19, ph=8))
    arena.play({"a": (4, "b"), "b": (2,)}, a=18, b=FAIL)
    assert arena.one("b").health.dying
    arena.run(Close())
    assert arena.one("b").health.sequelae == ()


def test_a_weapon_put_away_leaves_the_second_hand_free(rules: Rules) -> None:
    both = (arm("lames-courtes", 1), arm("lames-courtes", 1, id="autre"))
    arena = duel(rules, swordsman(weapons=both, shield="rondache"), swordsman())
    held = ChangeWeapon(fighter="a", weapon="lames-courtes", shield=True, second="autre")
    assert arena.refused(held) == "np.fight.why.shield-and-second"
    same = ChangeWeapon(fighter="a", weapon="lames-courtes", second="lames-courtes")
    assert arena.refused(same) == "np.fight.why.weapon"
    arena.run(ChangeWeapon(fighter="a", weapon="lames-courtes", second="autre"))
    assert arena.one("a").second == "autre"
    arena.run(ChangeWeapon(fighter="a", weapon="lames-courtes", shield=True))
    assert (arena.one("a").second, arena.one("a").shield) == ("", True)


def test_a_bout_of_plain_attitudes_asks_nothing_more(rules: Rules) -> None:
    arena = bout(rules)
    arena.play({"a": (1, "b"), "b": (1, "a")}, a=Q3, b=Q2)
    assert arena.asked() == []
