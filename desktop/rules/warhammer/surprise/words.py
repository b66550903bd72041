"""Words that a surprise writes on a sheet: ours, and the player's to change.

They are content of a document, like what a player would type, so they are in French only.
"""

NAMES = (
    "Adelbert Grau",
    "Brunhild",
    "Conrad l’Éclopé",
    "Dorthe Kessel",
    "Emmerich",
    "Frieda Sans-Terre",
    "Gunther Rabe",
    "Hedwige",
    "Ingo Cinq-Doigts",
    "Jutta Brenner",
    "Klaus le Muet",
    "Liesel",
    "Matthias Holz",
    "Nele",
    "Ottmar Vieux-Pont",
    "Petra Lang",
    "Rolf",
    "Sigrun la Rousse",
    "Till Fischer",
    "Ursel",
    "Volker Stein",
    "Wiebke",
)
SUBJECTS = {
    "alphabet-secret": ("rôdeurs", "voleurs", "éclaireurs"),
    "connaissances-academiques": ("histoire", "droit", "généalogie", "théologie"),
    "connaissances-generales": ("la ville natale", "la province", "le fleuve"),
    "expression-artistique": ("chant", "conteur", "jongleur", "musicien"),
    "langage-mystique": ("magie",),
    "langage-secret": ("voleurs", "bateliers", "chasseurs"),
    "langue": ("langue du pays", "langue du voisin"),
    "metier": ("cuisinier", "forgeron", "tailleur", "charpentier", "boulanger"),
}
"""Of each skill that is learnt on a subject."""
