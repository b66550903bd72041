"""How a fight of Warhammer comes to a moment: what is done from one and the same start on."""

import copy
from collections.abc import Callable

from desktop.rules.warhammer.document import (
    Ammunition,
    Character,
    Hand,
    Origin,
    WeaponHeld,
    Wound,
)
from desktop.rules.warhammer.document import State as Body
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.fight.arena import Arena, replace, soldier
from tests.rules.warhammer.people import piece, weapon

CUT = Wound(id="w", kind="tranchantes", location="bras", value=5)
SWORD, SHIELD, SPEAR = "w-epee-droite", "w-bouclier-gauche", "w-lance-deux"
Moment = Callable[[Arena], None]


def otto() -> Character:
    """Sword and shield, a dagger and a bow put away; he has points of destiny."""
    one = soldier(cc=50, ct=45, ag=50, a=2, f=35, fm=35)
    away = (weapon("dague", Hand.NONE), weapon("arc-simple", Hand.NONE, ammunition="classiques"))
    return replace(
        one,
        origin=Origin(race="humain", destiny_die=10),
        fortune_spent=1,
        weapons=(*one.weapons, weapon("bouclier", Hand.LEFT), *away),
        armour=(piece("maille-gilet"), piece("cuir-bouilli-calotte")),
        ammunition=(Ammunition(id="m", ammunition="classiques", count=3),),
    )


def karl() -> Character:
    """A lance in both hands, mastered."""
    return soldier("maitrise-cavalerie", "desarmement", cc=40, a=2, f=40, e=45, fm=30, arm="lance")


def start(tables: Tables, settings: Settings | None = None) -> Arena:
    """Otto and Elke against Karl and Hans; Otto's turn."""
    found = Arena(tables, settings)
    found.join("otto", 0, otto(), "sheet")
    found.join("elke", 0, soldier("coups-assommants", ag=30, a=1, arm="epee-batarde"))
    found.join("karl", 1, karl())
    found.join("hans", 1, soldier(cc=35, ag=20, a=1, arm=""))
    found.begin("otto")
    return found


def again(arena: Arena) -> Arena:
    """Another fight at the same point, with a journal that begins there."""
    found = copy.copy(arena)
    found.entries = []
    return found


def edit(fighter: str, *wounds: Wound, body: Body | None = None, **fields: object) -> Moment:
    """A fighter's sheet as it is changed from outside."""

    def run(arena: Arena) -> None:
        one = arena.of(fighter).document
        changed = replace(one, wounds=(*one.wounds, *wounds), state=body or one.state, **fields)
        arena.run(c.DocumentEdited(fighter=fighter, document=changed))

    return run


def do(*commands: object, **dice: object) -> Moment:
    """Commands; the dice are those of the last one."""

    def run(arena: Arena) -> None:
        *first, last = commands
        for each in first:
            arena.run(each)  # type: ignore[arg-type]
        arena.run(last, **dice)  # type: ignore[arg-type]

    return run


def all_of(*moments: Moment) -> Moment:
    """One after the other."""

    def run(arena: Arena) -> None:
        for each in moments:
            each(arena)

    return run


def act(fighter: str, action: str, target: str = "", **fields: object) -> c.Act:
    return c.Act(fighter=fighter, action=action, target=target, **fields)  # type: ignore[arg-type]


def strike(roll: int = 20) -> Moment:
    return do(act("otto", "attaquer", "karl", arm=SWORD), attack=roll)


def suffers(fighter: str = "karl") -> Moment:
    return do(c.Defend(fighter=fighter, reply="subir"))


def engaged(*pairs: tuple[str, str]) -> Moment:
    return do(*(c.Engage(fighter=one, foe=foe, engaged=True) for one, foe in pairs))


def turn(slot: str) -> Moment:
    return do(c.TakeTurn(slot=slot))


def next_round(**dice: object) -> Moment:
    def run(arena: Arena) -> None:
        arena.end_round(**dice)  # type: ignore[arg-type]

    return run


def armed(*weapons: WeaponHeld, talents: Character | None = None, **fields: object) -> Moment:
    """Otto with other weapons."""
    if talents is not None:
        fields["talents"] = talents.talents
    return edit("otto", weapons=weapons, **fields)  # type: ignore[arg-type]


def ticking(id: str, **fields: object) -> Wound:
    return replace(CUT, id=id, **fields)
