"""Words that a surprise writes on a sheet: ours, and the player's to change.

They are content of a document, like what a player would type, so they are in French only.
"""

NAMES = (
    "Aldo Brisefer",
    "Béatrix Sansloi",
    "Corvin",
    "Dame Pernelle",
    "Ezzo le Borgne",
    "Fanchon Deux-Liards",
    "Gaspard Lanterne",
    "Hermine",
    "Isabeau Vif-Argent",
    "Jehan Courtepaille",
    "Korso",
    "Lise Passe-Muraille",
    "Mère Grelot",
    "Nestor Bec-de-Fer",
    "Odile Main-Froide",
    "Pollux",
    "Quentin Rase-Mottes",
    "Rosalba",
    "Silvio Demi-Mot",
    "Tiphaine Ruelle",
    "Urbain Clé-d’Os",
    "Vasco l’Anguille",
)

PROFESSIONS = (
    "apothicaire",
    "changeur",
    "clerc de notaire",
    "drapier",
    "fossoyeur",
    "maître d’armes",
    "percepteur",
    "sculpteur",
)

SPECIALISATIONS = {
    "art": ("Sculpture", "Conte"),
    "connaissance": ("Navigation", "Héraldique"),
    "falsification": ("sceaux", "lettres", "monnaies", "tableaux"),
    "langue": ("elfique", "nain", "gouri", "félis"),
    "lire-et-ecrire": ("elfique", "nain"),
}
"""Specialisations that may be named where a list is open, by skill id."""

TRAIT_TEXTS = {
    "arcane": ("faire danser les ombres", "parler aux corbeaux", "éteindre les flammes"),
    "cause": ("le feu", "les espaces clos", "le sang", "la foule"),
    "héritage": ("une rapière damasquinée", "un mastiff", "un plan des égouts"),
    "personne": ("une petite sœur", "un vieux maître aveugle", "un fils caché"),
    "perte": ("un œil", "deux doigts", "l’ouïe d’une oreille"),
    "savoir": ("le chemin d’une salle murée", "le vrai nom d’un chef de Famille"),
    "secret": ("un meurtre", "un mariage", "un faux nom"),
    "substance": ("le lotus gris", "l’eau-de-brume"),
    "école": ("École umélorienne", "École de la rue"),
}
"""What the traits that ask for words may be about, by what they ask for."""
