"""Moments of fights of PV négatifs that come seldom, and commands to try at each."""

import msgspec

from desktop.rules.pv_negatifs.document import (
    Character,
    Countdown,
    Item,
    Proficiency,
    Unit,
    Until,
)
from desktop.rules.pv_negatifs.fight import commands as c
from desktop.rules.pv_negatifs.fight.parts import Push
from desktop.rules.pv_negatifs.settings import Hidden, Settings
from tests.rules.pv_negatifs.fight.arena import BITE, BOW, DAGGER, SWORD, Arena, duel, soldier
from tests.rules.pv_negatifs.people import (
    conditions,
    deep,
    mortal,
    reading,
    replace,
    standing,
    worn,
)

WILLING = Settings(hidden=Hidden(willing_damage=True))
MAGIC = replace(SWORD, magic=3)
COMA = Countdown(until=Until.COMA, unit=Unit.HOUR, left=1)
DEATH = Countdown(until=Until.DEATH, unit=Unit.MINUTE, left=2)
HEALER = soldier(
    proficiencies=(Proficiency(id="p", skill="soins", value=9),),
    items=(Item(id="k", name="Trousse", kind="trousse"),),
)


def moments() -> dict[str, Arena]:
    """Each of them by what it shows."""
    return {**_rounds(), **_bodies(), **_turns(), **_blows()}


def _rounds() -> dict[str, Arena]:
    """Before a fight, after it, at its bells, and while people come and go."""
    alone = Arena()
    alone.join("ana", 0, soldier())
    ready = Arena()
    ready.join("ana", 0, soldier())
    ready.join("bruno", 1, soldier(hp=-3))
    hurt = Arena()
    hurt.join("ana", 0, soldier(hp=-3, mortal=(mortal("torse-eventre", open=True),)))
    hurt.join("bruno", 1, soldier())
    closed = duel(ana=soldier(hp=7, body=conditions("confus")))
    closed.run(c.Close())
    doomed = duel(
        bruno=soldier(
            hp=-3,
            mortal=(
                mortal("tete-carotide-touchee", rounds=1),
                mortal("bras-epaule-coupee", id="n", rounds=5),
                mortal("torse-eventre", id="o", rounds=2, healed=True),
            ),
        ),
        carl=soldier(),
    )
    doomed.run(c.Swallow(fighter="ana", creature="carl", base=6))
    doomed.run(c.Ring())
    left = duel(carl=soldier(hp=18))
    left.run(c.Remove(fighter="bruno"))
    won = duel()
    won.run(c.Remove(fighter="bruno"))
    late = duel(reading(initiative="haut"))
    late.join("carl", 1, soldier(hp=-2))
    low = duel()
    low.join("carl", 1, soldier())
    return {
        "alone": alone,
        "ready": ready,
        "hurt": hurt,
        "closed": closed,
        "doomed": doomed,
        "left": left,
        "won": won,
        "late": late,
        "low": low,
    }


def _bodies() -> dict[str, Arena]:
    """People in a bad way."""
    beyond = duel(ana=soldier(hp=-2, con=60, mortal=(mortal("bras-main-cassee"),)))
    unknown = duel(
        ana=soldier(hp=-2, mortal=(mortal("x", note="Bosse"), mortal("y", id="n", healed=True)))
    )
    asked = _owing(soldier(hp=-2, con=60, mortal=(mortal("bras-main-cassee", open=True),)))
    strange = _owing(soldier(hp=-2, mortal=(mortal("x", open=True),)))
    plain_row = _owing(soldier(hp=-2, mortal=(mortal("tete-decapite", open=True),)))
    dying = duel(
        carl=standing(soldier(hp=-8, lost=3), "impotent", countdown=COMA, stabilised=True),
        dora=standing(soldier(hp=-15), "coma", countdown=DEATH),
        ada=standing(soldier(hp=-6, deep=deep(6)), "evanoui", tried=True),
    )
    tended = duel(
        ana=HEALER,
        ada=replace(HEALER, items=()),
        carl=standing(soldier(hp=-6, deep=deep(6)), "impotent"),
        dora=soldier(hp=-1),
    )
    spent = duel(ana=soldier(hp=3, lost=9, essence=replace(soldier().essence, points=-110)))
    heroic = duel(ana=soldier(hp=-4, deep=deep(2, 4), attacks=0))
    heroic.run(c.TakeStand(fighter="ana", stand="heroique"), heroic=1)
    single = duel(ana=soldier(deep=deep(3)))
    willing = duel(WILLING, ana=soldier(hp=4, resistance=30))
    willing.run(c.Hurt(fighter="ana", amount=2, willing=True), mortal=100)
    willing.run(c.TakeStand(fighter="ana", stand="heroique"), heroic=(1, 1))
    return {
        "beyond": beyond,
        "unknown": unknown,
        "asked": asked,
        "strange": strange,
        "plain-row": plain_row,
        "many-dying": dying,
        "tended": tended,
        "spent": spent,
        "heroic": heroic,
        "single": single,
        "willing": willing,
    }


def _turns() -> dict[str, Arena]:
    """What somebody did, or holds him back, in his turn."""
    stopped = duel(ana=soldier(body=replace(conditions("confus"), margin=2)))
    stopped.run(c.Clear(fighter="ana", ability="sag"), confused=9)
    cleared = duel(ana=soldier(body=conditions("confus")))
    cleared.run(c.Clear(fighter="ana", ability="sag"), confused=12)
    guarded = duel()
    guarded.run(c.Do(fighter="ana", deed="full-defense"))
    guarded.turn("bruno")
    disarmed = duel(ana=soldier(weapons=(replace(SWORD, away=True),)), carl=soldier())
    hindered = duel(
        ana=replace(soldier(items=worn("parachute-ventral")), attacks=2), carl=soldier()
    )
    hindered.run(c.Engage(fighter="ana", foe="bruno", engaged=True))
    hindered.turn("carl")
    hindered.run(c.Interpose(fighter="carl", target="ana", other="bruno"))
    hindered.turn("ana")
    alone = duel(ana=soldier(mortal=(mortal("bras-doigts-casses"),)), carl=soldier())
    alone.turn("carl")
    alone.run(c.Interpose(fighter="carl", target="ana"))
    alone.turn("ana")
    blind = duel(
        reading(blind_shots="permis"),
        ana=soldier(body=conditions("aveugle"), weapons=(DAGGER, BOW)),
    )
    hunted = duel(ana=soldier(), ada=soldier())
    hunted.run(c.Condition(fighter="ana", what="a-capturer", on=True))
    early = hunted.state
    hunted.end_round()
    hunted.turn("ana")
    hunted.end_round()
    hunted.turn("ana")
    unready = Arena()
    unready.state = early
    both = duel(ada=soldier())
    both.run(c.Do(fighter="ana", deed="retenir"))
    both.turn("bruno")
    both.run(c.Do(fighter="bruno", deed="retenir"))
    shot = duel(ana=soldier(weapons=(BOW,), attacks=3))
    shot.attack("ana", "bruno", 2, "bow")
    stalker = duel(
        ana=soldier(infiltrator=True, weapons=(DAGGER, BOW)),
        bruno=soldier(body=conditions("surpris")),
        carl=soldier(body=conditions("sans-defense", "peur")),
    )
    return {
        "stopped": stopped,
        "cleared": cleared,
        "guarded": guarded,
        "disarmed": disarmed,
        "hindered": hindered,
        "hindered-alone": alone,
        "blind-allowed": blind,
        "hunted": hunted,
        "hunted-early": unready,
        "both-held": both,
        "shot": shot,
        "stalker": stalker,
    }


def _blows() -> dict[str, Arena]:
    """Blows and free attacks under way, and people inside a creature."""
    hasted = _leaving(bruno=soldier(weapons=(replace(BITE, to_hit=2), DAGGER)), carl=soldier())
    hasted.run(c.Condition(fighter="bruno", what="accelere", on=True))
    _breaks_off(hasted)
    second = _leaving()
    second.run(c.Condition(fighter="bruno", what="accelere", on=True))
    _breaks_off(second)
    twice = c.Strike(fighter="bruno", target="ana", made=True, weapon="sword", way="attaques")
    second.run(twice, attack=3)
    slow = _leaving(bruno=soldier(mortal=(mortal("bras-doigts-casses"),)))
    _breaks_off(slow)
    pushing = duel(bruno=soldier(dex=9))
    pushing.attack("ana", "bruno", 15, push=Push.GRAVE)
    helpless = duel(bruno=soldier(hp=30, most=30, body=conditions("sans-defense")))
    helpless.attack("ana", "bruno", 20)
    sparing = duel(bruno=soldier(hp=1))
    sparing.attack("ana", "bruno", 18, nonlethal=True)
    friend = duel(ana=soldier(weapons=(MAGIC,)), ada=soldier())
    friend.attack("ana", "bruno", 1, ally="ada")
    bitten = duel(ana=soldier(weapons=(BITE,)))
    bitten.attack("ana", "bruno", 1, "bite")
    unarmed = duel(ana=soldier(weapons=()))
    unarmed.attack("ana", "bruno", 1, "")
    fists = duel(ana=soldier(weapons=(replace(SWORD, away=True),)))
    fists.attack("ana", "bruno", 15, "")
    carcass = duel(bruno=soldier(hp=-25, most=13), carl=soldier())
    carcass.run(c.Swallow(fighter="ana", creature="bruno", base=4))
    carcass.attack("ana", "bruno", 12)
    carcass.settle(damage=5)
    carcass.turn("carl")
    carcass.attack("carl", "bruno", 15)
    inside = duel(carl=soldier())
    inside.run(c.Swallow(fighter="ana", creature="bruno", base=4))
    inside.attack("ana", "bruno", 12)
    swallowed = duel(ada=soldier())
    swallowed.run(c.Swallow(fighter="ana", creature="bruno", base=4))
    resistant = duel(bruno=soldier(hp=9, resistance=40, lost=2))
    stabbing = duel(ana=soldier(infiltrator=True), bruno=soldier(body=conditions("surpris")))
    stabbing.attack("ana", "bruno", 10, times=3)
    return {
        "hasted": hasted,
        "second": second,
        "slow": slow,
        "pushing": pushing,
        "helpless": helpless,
        "sparing": sparing,
        "friend": friend,
        "bitten": bitten,
        "unarmed": unarmed,
        "fists": fists,
        "carcass": carcass,
        "inside": inside,
        "inside-free": swallowed,
        "resistant": resistant,
        "stabbing": stabbing,
    }


def _owing(ana: Character) -> Arena:
    """Ana comes with a wound that waits for its check: nobody takes a turn."""
    arena = Arena()
    arena.join("ana", 0, ana)
    arena.join("bruno", 1, soldier())
    arena.begin()
    return arena


def _leaving(**people: Character) -> Arena:
    arena = duel(**people)
    arena.run(c.Engage(fighter="ana", foe="bruno", engaged=True))
    return arena


def _breaks_off(arena: Arena) -> None:
    arena.run(c.Do(fighter="ana", deed="rompre"), leave_ana=5, leave_bruno=5)


def _attack(**fields: object) -> c.Attack:
    known: dict[str, object] = {"fighter": "ana", "target": "bruno", "weapon": "sword"}
    return c.Attack(**{**known, **fields})  # type: ignore[arg-type]


COMMANDS: tuple[msgspec.Struct, ...] = (
    c.Begin(),
    c.Ring(),
    c.Bell(),
    c.Settle(),
    c.Join(fighter="bruno", side=1, name="Bruno", document=Character(name="Bruno")),
    *(c.TakeTurn(slot=each) for each in ("ana", "bruno", "carl")),
    *(c.TakeStand(fighter=each, stand="defensif") for each in ("ana", "bruno")),
    *(c.Clear(fighter=each, ability="int") for each in ("ana", "bruno")),
    _attack(),
    _attack(fighter="bruno", target="ana"),
    _attack(target="carl", weapon=""),
    _attack(weapon="bow"),
    _attack(weapon="bow", guided=True),
    _attack(weapon="bow", shot="a-risque"),
    _attack(weapon="bow", push=Push.PLAIN),
    _attack(weapon="", nonlethal=True),
    _attack(nonlethal=True, push=Push.GRAVE),
    *(_attack(ally=each) for each in ("ada", "bruno", "carl")),
    *(
        c.Do(fighter="ana", deed=deed)
        for deed in ("full-defense", "rompre", "retenir", "alerte", "ramasser", "attendre")
    ),
    c.Do(fighter="bruno", deed="attendre"),
    c.Cast(fighter="ana", segments=2, far=True),
    *(c.Interpose(fighter="ana", target=each) for each in ("bruno", "carl")),
    c.Interpose(fighter="ana", target="bruno", other="carl"),
    *(c.Tend(fighter="ana", target=each) for each in ("ana", "bruno", "carl", "dora", "ada")),
    *(c.Drink(fighter="ana", points=4, wound=each) for each in ("", "d4", "d6")),
    *(c.Heal(fighter=each, points=4, wound="d6") for each in ("ana", "carl", "ada")),
    *(c.Heal(fighter=each, points=4, potion=True) for each in ("ana", "bruno", "carl")),
    *(c.React(fighter="ana", foe=each, reaction="autre") for each in ("bruno", "carl")),
    c.React(fighter="bruno", foe="ana", reaction="sort-court"),
    *(
        c.Strike(fighter="bruno", target="ana", made=made, weapon=weapon, way=way)
        for made, weapon, way in (
            (False, "", "attaque"),
            (True, "", "attaque"),
            (True, "sword", "attaques"),
            (True, "bite", "sort-et-attaque"),
            (True, "", "sort"),
            (True, "", "deux-sorts"),
            (True, "x", "attaque"),
            (True, "", "x"),
        )
    ),
    *(c.Check(fighter="ana", wound="m", way=way) for way in ("sagesse", "heroique")),
    *(c.Disbelieve(fighter=each, wound="m") for each in ("ana", "bruno")),
    c.Disbelieve(fighter="ana", wound="n"),
    *(c.Engage(fighter="ana", foe="bruno", engaged=each) for each in (False, True)),
    *(c.Condition(fighter="ana", what="confus", on=each, margin=3) for each in (False, True)),
    *(c.Condition(fighter="ana", what="a-capturer", on=each) for each in (False, True)),
    *(c.Condition(fighter="bruno", what="accelere", on=each) for each in (False, True)),
    c.Condition(fighter="ana", what="rien", on=True),
    *(
        c.Bears(fighter="carl", standing=each)
        for each in ("valide", "impotent", "evanoui", "coma", "mort", "mort-atroce")
    ),
    *(c.Hurt(fighter=each, amount=3) for each in ("ana", "bruno", "carl")),
    c.Hurt(fighter="ana", amount=3, willing=True),
    *(c.Sweep(targets=((each, True),), damage=5) for each in ("ana", "bruno", "carl")),
    *(c.Clock(fighter=each, units=1) for each in ("ana", "carl", "dora")),
    *(c.Swallow(fighter="ana", creature=each, base=3) for each in ("bruno", "carl")),
    c.Swallow(fighter="ana", creature="", base=0),
    *(c.CorrectPool(fighter="ana", pool="hp", value=each) for each in (-41, -40, 20, 21)),
    c.CorrectBox(fighter="ana", track="x", row=0, ticked=True),
    c.Close(),
    *(c.Remove(fighter=each) for each in ("bruno", "carl")),
)
"""Commands, each of them taken at some moments and refused at others."""

EDGES: tuple[tuple[str, msgspec.Struct], ...] = (
    *((name, c.Settle()) for name in ("pushing", "helpless", "sparing", "friend", "bitten")),
    *((name, c.Settle()) for name in ("unarmed", "fists", "carcass", "inside", "stabbing")),
    ("doomed", c.Bell()),
    *(("asked", c.Check(fighter="ana", wound="m", way=way)) for way in ("sagesse",)),
    *(
        ("wounded", c.Check(fighter="bruno", wound="f1-1", way=way))
        for way in ("sagesse", "heroique")
    ),
    *(
        (name, c.Check(fighter="ana", wound="m", way="sagesse"))
        for name in ("strange", "plain-row")
    ),
    ("below", c.TakeStand(fighter="ana", stand="heroique")),
    ("confused", c.Clear(fighter="ana", ability="int")),
    ("confused", c.Clear(fighter="ana", ability="sag")),
    ("tended", c.Tend(fighter="ana", target="carl")),
    ("tended", c.Tend(fighter="ana", target="dora")),
    ("hindered", c.Cast(fighter="ana", segments=1)),
    ("hindered-alone", c.Cast(fighter="ana", segments=1)),
    ("inside-free", c.Cast(fighter="ana", segments=2)),
    ("resistant", c.Heal(fighter="bruno", points=4, potion=True)),
    ("resistant", c.Heal(fighter="bruno", points=4)),
    ("resistant", c.Sweep(targets=(("bruno", True), ("ana", True)), damage=5, spell=True, level=9)),
    ("resistant", c.Sweep(targets=(("bruno", True), ("ana", False)), damage=5, spell=True)),
    ("resistant", c.Sweep(targets=(("bruno", True),), damage=5, level=9)),
    ("stalker", c.Sweep(targets=(("bruno", True), ("carl", True)), damage=5, spell=True)),
    ("stalker", c.Sweep(targets=(("bruno", True), ("carl", True)), damage=5)),
    ("willing", c.Drink(fighter="ana", points=4)),
    ("many-dying", c.Clock(fighter="carl", units=1)),
    ("many-dying", c.Clock(fighter="dora", units=2)),
    ("many-dying", c.Hurt(fighter="carl", amount=1)),
    ("many-dying", c.Hurt(fighter="carl", amount=5, nonlethal=True)),
    ("plain", _attack()),
    ("stalker", _attack(weapon="dagger", times=2)),
    ("stalker", _attack(weapon="bow", behind=True, modifier=2)),
    ("plain", _attack(weapon="", push=Push.PLAIN)),
    ("plain", _attack(times=2)),
    ("plain", _attack(times=1, behind=True)),
    ("plain", c.ApplySettings(settings=WILLING)),
    ("late", c.Ring()),
    ("both-held", c.React(fighter="ana", foe="bruno", reaction="autre")),
    ("held", c.React(fighter="ana", foe="bruno", reaction="autre")),
    ("hasted", c.Strike(fighter="bruno", target="ana", made=True, weapon="bite", way="attaques")),
    ("hasted", c.Strike(fighter="bruno", target="ana", made=True, way="deux-sorts")),
    ("second", c.Strike(fighter="bruno", target="ana", made=True, weapon="sword")),
    ("second", c.Strike(fighter="bruno", target="ana", made=False)),
    ("carcass", c.Remove(fighter="bruno")),
    ("leaving", c.Remove(fighter="bruno")),
    ("leaving", c.Remove(fighter="ana")),
    ("friend", c.Remove(fighter="ada")),
    ("doomed", c.Close()),
    ("disarmed", c.Do(fighter="ana", deed="ramasser")),
    ("disarmed", c.Close()),
    *(
        ("many-dying", c.Bears(fighter=fighter, standing=standing))
        for fighter in ("carl", "ana")
        for standing in ("valide", "coma", "mort", "mort-atroce")
        if (fighter, standing) != ("ana", "valide")
    ),
    ("plain", c.CorrectPool(fighter="ana", pool="essence", value=40, reason="rêve")),
    ("spent", c.CorrectPool(fighter="ana", pool="hp", value=-3)),
    ("spent", c.CorrectPool(fighter="ana", pool="hp", value=15)),
    ("spent", c.Hurt(fighter="ana", amount=200)),
    ("willing", c.Hurt(fighter="ana", amount=3, willing=True)),
    ("inside-free", c.Swallow(fighter="ana", creature="", base=0)),
    ("plain", c.Swallow(fighter="bruno", creature="ana", base=2, ac=3)),
    ("plain", c.Condition(fighter="ana", what="confus", on=True, margin=4, reason="sort")),
    ("confused", c.Condition(fighter="ana", what="confus", on=False)),
    ("heroic", c.Heal(fighter="ana", points=3, wound="d4")),
    ("heroic", c.Heal(fighter="ana", points=4, wound="d4")),
    ("heroic", c.Drink(fighter="ana", points=2)),
    ("blind-allowed", _attack(weapon="bow", shot="tres-risque", target="bruno")),
)
"""Deeds that take dice, by the moment at which they are done."""
