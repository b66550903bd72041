"""Characters who have something in every place of a sheet; how their sheets are laid out is kept in
`tests/data/golden`."""

import msgspec

from desktop.rules.nightprowler.document.character import (
    Armour,
    Character,
    Contact,
    Health,
    Identity,
    Item,
    Kits,
    Origins,
    Override,
    Pools,
    Reputation,
    Skills,
    Switches,
    TraitPick,
    Weapon,
)
from tests.rules.nightprowler.characters import PERCEUR, plain

RICH = plain(
    name="Isabeau Vif-Argent",
    player="Jo",
    identity=PERCEUR,
    origins=Origins(
        race="humain", culture="metis", raised="khaler", mother="soloman", milieu="esclave"
    ),
    cassure="fuite",
    cassure_text="la rue des Tanneurs",
    traits=(
        TraitPick("p0", "veteran"),
        TraitPick("p1", "dette", "le parrain"),
        TraitPick("p2", "handicap", "un œil"),
    ),
    choices={"veteran.open": ("soin", "langue:cassar", "art:Sculpture"), "veteran.age": ("12",)},
    kits=Kits(
        professional={"cambriole": 12, "acrobatie": 10, "combat-arme:Lames courtes": 9},
        birth={"commerce": 13, "langue:*": 6},
        milieu={"athletisme": 8},
    ),
    skills=Skills(opened=("comedie", "autre:Chasse"), raised={"comedie": 2}, custom=("Chasse",)),
    adjustments={"heroism": 2, "skill:cambriole": 1},
    health=Health(
        vitality=(2, 1, 0, 0, 0), endurance=(1, 0, 0, 0, 0), bleeding=1, sequelae=("boite",)
    ),
    pools=Pools(heroism_spent=1, crasse=2, jetons=7, couronnes=31),
    switches=Switches(vitality_italic=True),
    weapons=(
        Weapon("w0", "Dague", "lames-courtes", 1, price=4, note="volée"),
        Weapon(
            "w1", "Arc", "armes-de-tir", penetration_short=2, penetration_long=1, ranges="30/60"
        ),
        Weapon("w2", "Gourdin", "masses", 1, blunt=True, broken=True),
    ),
    armours=(
        Armour("a0", "Peau de cuir", 1, 0, 20, price=10),
        Armour("a1", "Mailles", 2, 2, lost=1),
    ),
    shield="targe",
    items=(Item("i0", "Corde", 2, 3, "vingt mètres"), Item("i1", "Rossignols")),
    contacts=(Contact("c0", "La Fouine", "Pègre", "influent", "doit un service"),),
    reputations=(Reputation("r0", "franche"), Reputation("r1", "bavarde", positive=False)),
    prison=("evade",),
    overrides=(Override("NP-TRAIT-PM-SIGN", "accord de la table"),),
    appearance="rousse",
    history="née sur un quai",
    notes="se méfie",
)
CHARACTERS: dict[str, Character] = {
    "blank": Character(),
    "rich": RICH,
    "created": msgspec.structs.replace(
        RICH,
        created=True,
        identity=Identity("retors", "tentateur", "corrompu", "notaire", "doigte"),
    ),
}
