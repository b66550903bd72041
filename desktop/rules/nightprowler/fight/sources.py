"""Which entry of the inventory of rules stands behind each technique (IV.B.4, IV.B.5.f)."""

TECHNIQUES = {
    "feinte": "NP-TECHNIQUE-ESTOC-FEINTE",
    "perforation": "NP-TECHNIQUE-ESTOC-PERFORATION",
    "percee": "NP-TECHNIQUE-COURTES-PERCEE",
    "attaque-surprise": "NP-TECHNIQUE-COURTES-ATTAQUE-SURPRISE",
    "attaque-brutale": "NP-TECHNIQUE-LONGUES-ATTAQUE-BRUTALE",
    "destruction": "NP-TECHNIQUE-LONGUES-DESTRUCTION",
    "charge": "NP-TECHNIQUE-HAST-CHARGE",
    "mur": "NP-TECHNIQUE-HAST-MUR",
    "assommer": "NP-TECHNIQUE-MASSES-ASSOMMER",
    "coup-violent": "NP-TECHNIQUE-MASSES-COUP-VIOLENT",
    "ecrasement": "NP-TECHNIQUE-HACHES-ECRASEMENT-PIQUAGE",
    "piquage": "NP-TECHNIQUE-HACHES-ECRASEMENT-PIQUAGE",
    "fendage": "NP-TECHNIQUE-HACHES-FENDAGE",
    "agripper": "NP-TECHNIQUE-FLEAUX-AGRIPPER",
    "attaque-parfaite": "NP-TECHNIQUE-FLEAUX-ATTAQUE-PARFAITE",
    "tir-vise": "NP-TECHNIQUE-TIR-VISE",
    "tir-reflexe": "NP-TECHNIQUE-TIR-REFLEXE",
    "lancer-precis": "NP-TECHNIQUE-JET-LANCER-PRECIS",
    "lancer-puissant": "NP-TECHNIQUE-JET-LANCER-PUISSANT",
    "immobilisation": "NP-TECHNIQUE-EMPOIGNADE-IMMOBILISATION",
    "fauchage": "NP-TECHNIQUE-EMPOIGNADE-FAUCHAGE",
    "la-corne-du-belier": "NP-TECHNIQUE-ECOLE-CORNE-DU-BELIER",
    "le-fourbe-l-emporte": "NP-TECHNIQUE-ECOLE-FOURBE",
    "defense-sanglante": "NP-TWO-WEAPONS-DEFENSE-SANGLANTE",
    "attaque-a-outrance": "NP-TWO-WEAPONS-OUTRANCE",
}


def source(technique: str) -> str:
    """The inventory id of a technique; "" for one that only a later table knows."""
    return TECHNIQUES.get(technique, "")
