"""A character of whom every part of the document says something."""

from msgspec.structs import replace

from desktop.rules.overrides import Override
from desktop.rules.warhammer.document import (
    Ammunition,
    Character,
    Doom,
    Hand,
    Infection,
    Injury,
    Item,
    Kind,
    Ongoing,
    Origin,
    OwnPiece,
    Pending,
    PieceHeld,
    Purse,
    SkillHeld,
    State,
    TalentHeld,
    WeaponHeld,
    Wound,
)


def hero() -> Character:
    """A dwarf who has lived: armed, armoured in layers, wounded, in debt."""
    return Character(
        name="Gunnar Poing-de-Fer",
        player="Léa",
        origin=Origin(
            race="nain",
            dice={"cc": 14, "ct": 8, "f": 13, "e": 15, "ag": 9, "int": 11, "fm": 12, "soc": 7},
            swapped={"int": "fm", "fm": "int"},
            career="Combattant des Tunnels",
            past="Mineur, puis milicien",
            destiny_die=8,
        ),
        advances={"cc": 15, "e": 10, "f": 5},
        attacks=1,
        magic=2,
        madness=1,
        destiny_spent=1,
        fortune_spent=1,
        skills=(
            SkillHeld(id="s1", skill="esquive"),
            SkillHeld(id="s2", skill="perception", level=2),
            SkillHeld(id="s3", skill="metier", subject="armurier", level=3),
            SkillHeld(id="s4", skill="Chant des mines"),
        ),
        talents=(
            TalentHeld(id="t1", talent="dur-a-cuire"),
            TalentHeld(id="t2", talent="robuste"),
            TalentHeld(id="t3", talent="Vision nocturne", text="trente mètres"),
        ),
        weapons=(
            WeaponHeld(id="w1", weapon="hache-pic", hand=Hand.RIGHT, quality="bonne"),
            WeaponHeld(id="w2", weapon="bouclier", hand=Hand.LEFT, lost=3),
            WeaponHeld(id="w3", weapon="hallebarde-armes-d-hast", broken=True),
            WeaponHeld(
                id="w4", weapon="arbalete-a-levier", ammunition="bodkin", loaded=False, left=4
            ),
            WeaponHeld(
                id="w5",
                name="Pic du grand-père",
                damage=1,
                attributes=("percutante", "Runique"),
                note="rune éteinte",
            ),
        ),
        armour=(
            PieceHeld(id="p1", piece="maille-gilet", lost={"corps": 2}),
            PieceHeld(id="p2", piece="matelassee-chemise", quality="mediocre"),
            PieceHeld(id="p3", piece="cuir-bouilli-calotte", pa_lost={"tete": 1}),
            PieceHeld(id="p4", piece="plates-greves", worn=False),
        ),
        ammunition=(Ammunition(id="a1", ammunition="barbeles", bolts=True, count=12),),
        items=(Item(id="i1", name="Corde", quantity=2, note="dix mètres chacune"),),
        purse=Purse(sous=3 * 240 + 7 * 12 + 5, liards=9),
        wounds=(
            Wound(
                id="x1",
                kind="tranchantes",
                location="bras",
                value=8,
                bleeding=True,
                doom=Doom(left=5, unit="heures", days=11),
                penalties=(Ongoing(stat="cc", amount=-10, rounds=3),),
                pending=(Pending(characteristic="e", modifier=-10, rounds=6),),
                fragment=True,
                weapon_state="sale",
            ),
            Wound(
                id="x2",
                kind="projectiles",
                location="jambes",
                value=5,
                cared=True,
                useless="jambe",
                lodged=True,
                barbed=True,
                infection=Infection(course="fievre", day=2, in_bed=False),
                penalties=(Ongoing(stat="m", halved=True, until="guerison"),),
                days=3,
            ),
            Wound(
                id="x3",
                kind="contondantes",
                location="tete",
                value=6,
                healed=True,
                injuries=(Injury(what="dents", count=3), Injury(stat="soc", amount=-2)),
            ),
        ),
        state=State(prone=True, paralysed=("jambe-gauche",), stunned=2, half=True),
        sex="naine",
        age="cent-dix ans",
        appearance="Barbe rousse tressée de fils d’or.",
        personality="Bourru et fidèle.",
        history="Né sous la montagne, il compte les pas et les dettes.",
        overrides=(Override("WH-CREATE-SWAP", "un don des ancêtres"),),
        notes="Doit douze pistoles à l’aubergiste du Sanglier.",
    )


def odd() -> Character:
    """A monster of whom little is usual: what no table knows, parts of things, wounds of all
    sorts."""
    cut = Wound(id="a", kind="tranchantes", location="bras", value=5)
    return Character(
        name="Gruk",
        kind=Kind.MONSTER,
        origin=Origin(race="orque", career="Soldat"),
        advances={"cc": 41, "f": 52, "e": 47, "ag": 23},
        destiny_extra=2,
        skills=(
            SkillHeld(id="s1", skill="langue", subject="khazalid", level=2),
            SkillHeld(id="s2", skill="soins"),
        ),
        talents=(TalentHeld(id="t1", talent="Ouïe fine"),),
        weapons=(
            WeaponHeld(id="w1", weapon="sabre-d-orque", hand=Hand.LEFT, quality="mediocre"),
            WeaponHeld(id="w2", weapon="arc-simple", ammunition="fleches-noires", hand=Hand.BOTH),
            WeaponHeld(id="w3", weapon="pistolet-a-repetition", left=2, loaded=False),
            WeaponHeld(id="w4", weapon="coup-de-poing", version=1, quality="exceptionnelle"),
        ),
        armour=(
            PieceHeld(id="p1", piece="cuir-bouilli-gantelet"),
            PieceHeld(id="p2", piece="Peau de loup", own=OwnPiece(covers={"corps": 2})),
            PieceHeld(id="p3", piece="bouts de fer"),
        ),
        ammunition=(Ammunition(id="m1", ammunition="fleches-noires", count=4),),
        purse=Purse(liards=3),
        wounds=(
            replace(cut, side="gauche", useless="avant-bras-soins"),
            replace(cut, id="b", side="dessous", value=12, healed=True),
            replace(cut, id="c", kind="morsures", doom=Doom(left=2, unit="jours", curable=False)),
            replace(
                cut,
                id="d",
                pending=(
                    Pending(characteristic="e", modifier=-10, rounds=0),
                    Pending(characteristic="fm", rounds=None),
                    Pending(characteristic="ag", modifier=20, rounds=1),
                ),
                infection=Infection(course="peste", day=3),
                weapon_state="souillee",
                days=1,
            ),
            replace(
                cut,
                id="e",
                location="jambes",
                lodged=True,
                infection=Infection(course="grave", day=2),
                penalties=(
                    Ongoing(stat="luck", amount=5, rounds=1),
                    Ongoing(stat="cc", amount=-5, until="minuit"),
                ),
                injuries=(
                    Injury(stat="cc", amount=-6, only="main"),
                    Injury(what="orteils", count=2, broken=True),
                    Injury(what="queue"),
                    Injury(stat="f", halved=True),
                ),
            ),
        ),
        state=State(dead=True, dying="rapide", unconscious=True, no_action=1, last=2),
    )
