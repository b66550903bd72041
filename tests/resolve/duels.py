"""Fights as requests: fighters from a few numbers, and the steps of a turn."""

from collections.abc import Mapping, Sequence

from tests.resolve.kit import Case, case, only, total

FAMILIES = {
    "armes-d-estoc": "Armes d’estoc",
    "lames-courtes": "Lames courtes",
    "lames-longues": "Lames longues",
    "armes-d-hast": "Armes d’hast",
    "masses": "Masses",
    "haches": "Haches",
    "fleaux": "Fléaux",
    "armes-de-tir": "Armes de tir",
    "armes-de-jet": "Armes de jet",
    "armes-a-poudre": "Armes à poudre",
}
ONE, SEVERAL = ("a", "b"), ("a", "b", "c")


def weapon(family: str = "lames-longues", allonge: int = 2, **more: object) -> dict[str, object]:
    """A weapon named after its family."""
    return {"id": family or "bare", "name": family, "family": family, "allonge": allonge, **more}


def fighter(
    value: int = 19,
    *,
    trained: str = "lames-longues",
    weapons: Sequence[Mapping[str, object]] | None = None,
    ph: int = 4,
    initiative: int = 10,
    athletics: int = 8,
    fists: int = 7,
    armour: int = 0,
    **changes: object,
) -> dict[str, object]:
    """Somebody trained in one family at `value`, with `ph` PH left of as many.

    Equal Initiatives leave the first turn free.
    """
    kit = {
        f"combat-arme:{FAMILIES[trained]}": value,
        "athletisme": athletics,
        "corps-a-corps": fists,
    }
    plate = {"id": "armour", "name": "Armure", "protection": armour, "protection_blunt": armour}
    return {
        "origins": {"race": "humain", "culture": "umelorien"},
        "characteristics": {"doigte": 10, "caractere": 10, "robustesse": 10, "cervelle": 10},
        "kits": {"professional": kit},
        "weapons": [weapon(trained)] if weapons is None else list(weapons),
        "armours": [plate] if armour else [],
        "adjustments": {"heroism": ph - 4, "initiative": initiative - 10},
        **changes,
    }


def do(type: str, dice: Mapping[str, int] | None = None, **fields: object) -> dict[str, object]:
    """One step: a command, and faces by fighter."""
    faces = [{"actor": actor, "value": value} for actor, value in (dice or {}).items()]
    return {"do": {"type": type, **fields}, "dice": faces}


def joined(*sides: Sequence[Mapping[str, object]]) -> list[dict[str, object]]:
    """Everybody joins: a, b, c… in the order of the sides, and the fight begins."""
    steps: list[dict[str, object]] = []
    for side, members in enumerate(sides):
        for document in members:
            name = "abcdef"[len(steps)]
            steps.append(do("join", fighter=name, side=side, name=name, document=document))
    return [*steps, do("begin")]


def turn(
    choices: Mapping[str, Mapping[str, object]], dice: Mapping[str, int]
) -> list[dict[str, object]]:
    """Everybody chooses, nobody reacts, and the dice fall."""
    chosen = [do("choose", fighter=name, **fields) for name, fields in choices.items()]
    return [*chosen, do("reveal"), do("end-reactions"), do("resolve", dice)]


def attack(target: str, **more: object) -> dict[str, object]:
    return {"option": 1, "target": target, **more}


DEFEND: dict[str, object] = {"option": 2}


def move(aim: str, **more: object) -> dict[str, object]:
    return {"option": 3, "aim": aim, **more}


def duel(
    rules: str,
    a: Mapping[str, object],
    b: Mapping[str, object],
    choices: Mapping[str, Mapping[str, object]],
    dice: Mapping[str, int],
    result: object,
    *after: Mapping[str, object],
    settings: Mapping[str, object] | None = None,
) -> Case:
    """One turn of A against B, and what is done after it."""
    steps = [*joined([a], [b]), *turn(choices, dice), *after]
    more = {"settings": dict(settings)} if settings else {}
    return case(rules, "fight", result, steps=steps, **more)


def ticked(
    who: str, vitality: Sequence[int] = (), endurance: Sequence[int] = ()
) -> dict[str, object]:
    """The boxes of a fighter; a table that is left out has none ticked."""
    none = (0, 0, 0, 0, 0)
    health = {"vitality": only(*(vitality or none)), "endurance": only(*(endurance or none))}
    return {"refused": None, "owned": {who: {"health": health}}}


def hit(who: str, quality: int, endurance: bool = False) -> dict[str, object]:
    """One wound of this quality, or none for 0."""
    row = [0, 0, 0, 0, 0]
    if quality:
        row[quality - 1] = 1
    return ticked(who, (), row) if endurance else ticked(who, row)


def unhurt(*who: str) -> dict[str, object]:
    return {"refused": None, "owned": {each: ticked(each)["owned"][each] for each in who}}  # type: ignore[index]


def seuil(value: int, side: str = "left") -> dict[str, object]:
    """The threshold that the first fighter of the first exchange (or the other) rolled against."""
    return {"view": {"exchanges": [{f"{side}_links": [{"breakdown": total(value)}]}]}}
