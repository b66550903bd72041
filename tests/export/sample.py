"""A rich sheet model in the manner of a Night Prowler sheet, for pictures and tests."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.sheetmodel import (
    Block,
    Box,
    BoxKind,
    BoxRow,
    BoxState,
    Cell,
    Column,
    Field,
    Fields,
    Item,
    Items,
    Pips,
    Prose,
    SheetModel,
    Table,
    Track,
    Zone,
)

TITLE = "Isabeau Vif-Argent"
OPENED_BY = say("sample.opened-by")


def total(value: int, base: str, amount: int, source: str = "NP-SKILL-BASE") -> Breakdown:
    """A sum of two terms."""
    return start(base, amount, source).plus("points investis", value - amount, "NP-SKILL-RAISE")


SKILLS: tuple[tuple[str, int, str, int], ...] = (
    ("Acrobatie", 13, "Professionnel", 0),
    ("Art de la scène", 5, "Débutant", 0),
    ("Baratin", 11, "Confirmé", 0),
    ("Cambriole", 16, "Professionnel", 0),
    ("Combat à mains nues", 8, "Amateur", 0),
    ("Combat armé", 0, "", 0),
    ("Lames courtes", 11, "Confirmé", 1),
    ("Armes de trait", 7, "Amateur", 1),
    ("Contacts", 9, "Amateur", 0),
    ("Déguisement", 10, "Confirmé", 0),
    ("Discrétion", 14, "Professionnel", 0),
    ("Doigts d’or", 15, "Professionnel", 0),
    ("Empathie", 4, "", 0),
    ("Équitation", 4, "", 0),
    ("Escalade", 13, "Professionnel", 0),
    ("Esquive", 12, "Confirmé", 0),
    ("Évaluation des œuvres", 11, "Confirmé", 0),
    ("Herboristerie", 3, "", 0),
    ("Intimidation", 5, "", 0),
    ("Jeu", 9, "Amateur", 0),
    ("Langue des ombres", 12, "Confirmé", 0),
    ("Lire et écrire", 10, "Confirmé", 0),
    ("Natation", 4, "", 0),
    ("Observation", 13, "Professionnel", 0),
    ("Premiers soins", 6, "Débutant", 0),
    ("Rues et ruelles", 12, "Confirmé", 0),
    ("Savoir : cœur de Mor-Ÿs", 8, "Amateur", 0),
    ("Serrurerie", 16, "Professionnel", 0),
    ("Survie", 4, "", 0),
    ("Volonté", 9, "Amateur", 0),
)


def skill_row(name: str, value: int, level: str, indent: int) -> tuple[Cell, ...]:
    """A row of the table of skills; without a level the skill stands at its default."""
    if not value:
        return (Cell(name), Cell(""), Cell(""))
    muted = not level
    return (
        Cell(f"({name})" if muted else name, muted=muted, indent=indent),
        Cell(str(value), total(value, "Doigté", 4), muted=muted, strong=value >= 14),
        Cell(level or "par défaut", muted=muted),
    )


def boxes(free: int, ticked: int, italic: int, dashed: int) -> tuple[Box, ...]:
    """A line of boxes: ticked and free ones, then italic and dashed ones that are closed."""
    return (
        *(Box(BoxState.TICKED) for _ in range(ticked)),
        *(Box(BoxState.FREE) for _ in range(free)),
        *(Box(BoxState.FREE, BoxKind.ITALIC, OPENED_BY) for _ in range(italic)),
        *(Box(BoxState.FREE, BoxKind.DASHED, OPENED_BY) for _ in range(dashed)),
    )


def tracks() -> tuple[Block, ...]:
    """Both health tables."""
    vitality = Track(
        id="vitality",
        title="Vitalité",
        zone=Zone.RIGHT,
        rows=(
            BoxRow("Égratignures", boxes(1, 2, 0, 0), 0),
            BoxRow("B. légères", boxes(1, 1, 1, 0), -2, active=True),
            BoxRow("B. graves", boxes(1, 0, 1, 1), -3),
            BoxRow("B. critiques", boxes(1, 0, 1, 1), -4),
            BoxRow("B. mortelles", boxes(1, 0, 1, 0), -8),
        ),
    )
    endurance = Track(
        id="endurance",
        title="Endurance",
        zone=Zone.RIGHT,
        colour="endurance",
        rows=(
            BoxRow("Égratignures", boxes(3, 0, 0, 0), 0),
            BoxRow("Ecchymoses", boxes(2, 0, 1, 0), -2),
            BoxRow("Coups", boxes(1, 0, 1, 0), -3),
            BoxRow("Blessures", boxes(1, 0, 1, 0), -4),
            BoxRow("K.O.", boxes(1, 0, 1, 0), -8),
        ),
    )
    return vitality, endurance


def first_page() -> tuple[Block, ...]:
    """What is read at the table."""
    return (
        Fields(
            id="characteristics",
            title="",
            zone=Zone.BAND,
            large=True,
            fields=(
                Field("Doigté", "14", total(14, "départ", 10, "NP-CHAR-BASE"), mark="*"),
                Field("Caractère", "9", total(9, "départ", 8, "NP-CHAR-BASE")),
                Field("Robustesse", "8", total(8, "départ", 7, "NP-CHAR-BASE")),
                Field("Cervelle", "12", total(12, "départ", 9, "NP-CHAR-BASE"), mark="°"),
            ),
        ),
        Table(
            id="skills",
            title="Compétences",
            zone=Zone.LEFT,
            columns=(
                Column("Compétence", weight=5),
                Column("Valeur", numeric=True),
                Column("Niveau", weight=3),
            ),
            rows=tuple(skill_row(*skill) for skill in SKILLS),
            blank_rows=5,
        ),
        *tracks(),
        Pips(id="heroism", title="Héroïsme", zone=Zone.RIGHT, filled=4, total=5),
        Pips(id="crasse", title="Crasse", zone=Zone.RIGHT, filled=2, total=6),
        Pips(id="tokens", title="Jetons", zone=Zone.RIGHT, filled=14, total=14),
        Fields(
            id="fight",
            title="Combat",
            zone=Zone.RIGHT,
            fields=(
                Field("Initiative", "12", total(12, "Doigté", 14)),
                Field("Parade", "11", total(11, "Lames courtes", 11)),
                Field("Allonge", "1"),
            ),
        ),
        Table(
            id="weapons",
            title="Armes",
            zone=Zone.RIGHT,
            columns=(
                Column("Arme", weight=4),
                Column("Compétence", weight=4),
                Column("Allonge", numeric=True),
                Column("Dégâts", numeric=True),
            ),
            rows=(
                (Cell("Dague"), Cell("Lames courtes"), Cell("1"), Cell("+1")),
                (Cell("Dague de jet"), Cell("Armes de jet"), Cell("—"), Cell("0")),
                (Cell("Arbalète de poing"), Cell("Armes de trait"), Cell("—"), Cell("+2")),
            ),
            blank_rows=2,
        ),
        Items(
            id="traits",
            title="Traits de mémoire",
            zone=Zone.RIGHT,
            items=(
                Item("Nyctalope", "voit la nuit comme au crépuscule ; ébloui en plein midi."),
                Item("Contact (−1 PM)", "Mère Grelot, oreille des mendiants du Pont-aux-Ânes."),
                Item("Secret (+2 PM)", "a laissé mourir son frère d’armes sous le beffroi."),
                Item("Agile", "la première acrobatie de chaque scène ne coûte rien."),
            ),
        ),
    )


def second_page() -> tuple[Block, ...]:
    """What is read at leisure."""
    return (
        Fields(
            id="identity",
            title="Origines",
            zone=Zone.BAND,
            page=2,
            fields=(
                Field("Race", "Humaine"),
                Field("Culture", "Cités franches"),
                Field("Élevée par", "Peuple des toits"),
                Field("Mère", "Ysaline, couturière"),
                Field("Milieu", "Bas quartiers"),
                Field("Âge", "24"),
                Field("Joueuse", "Zoé"),
                Field(
                    "Apparence",
                    "Petite, rousse, un œil vairon ; toujours gantée, même pour dormir.",
                ),
            ),
        ),
        Items(
            id="cassure",
            title="Cassure",
            zone=Zone.LEFT,
            page=2,
            items=(
                Item(
                    "Ruine",
                    "Avantage : connaît la valeur de toute chose au premier regard.\n"
                    "Inconvénient : ne sait pas quitter une pièce sans en emporter un objet.",
                ),
            ),
        ),
        Table(
            id="equipment",
            title="Équipement",
            zone=Zone.LEFT,
            page=2,
            columns=(
                Column("Objet", weight=5),
                Column("Nombre", numeric=True),
                Column("Où", weight=2),
            ),
            rows=(
                (Cell("Crochets de maître"), Cell("1"), Cell("manche")),
                (Cell("Corde de soie, 20 m"), Cell("1"), Cell("taille")),
                (Cell("Lanterne sourde"), Cell("1"), Cell("sac")),
                (Cell("Fioles d’huile"), Cell("3"), Cell("sac")),
                (Cell("Gants de chevreau"), Cell("2"), Cell("mains")),
            ),
            blank_rows=8,
        ),
        Table(
            id="contacts",
            title="Relations",
            zone=Zone.RIGHT,
            page=2,
            columns=(Column("Nom", weight=3), Column("Lien", weight=4)),
            rows=(
                (Cell("Mère Grelot"), Cell("mendiante, oreille du Pont")),
                (Cell("Corvin"), Cell("spadassin, dette d’honneur")),
                (Cell("Le Chanoine"), Cell("receleur ; ne pas lui tourner le dos")),
            ),
            blank_rows=3,
        ),
        Fields(
            id="purse",
            title="Bourse",
            zone=Zone.RIGHT,
            page=2,
            fields=(Field("Couronnes", "37"), Field("Sous", ""), Field("Dettes", "")),
        ),
        Prose(
            id="history",
            title="Histoire",
            zone=Zone.RIGHT,
            page=2,
            text="Née l’année du grand gel, Isabeau a grandi sur les toits de la ville haute, "
            "entre les cheminées des orfèvres et les volières du Prévôt.\n\n"
            "On lui prête trois cambrioles qu’elle n’a pas commises — et pas une seule des "
            "sept qu’elle a signées d’un gant d’enfant.",
        ),
        Prose(id="notes", title="Notes", zone=Zone.FULL, page=2, text="", blank_lines=6),
    )


def isabeau() -> SheetModel:
    """The burglar of the pictures."""
    return SheetModel(
        system="nightprowler",
        title=TITLE,
        subtitle=("Doigts de fée", "Monte-en-l’air", "Perceur"),
        blocks=(*first_page(), *second_page()),
    )
