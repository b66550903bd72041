"""Chases and contracts (VI.A, VI.B) as requests."""

from tests.resolve.kit import Case, Count, case

LEADS = {"aucune": 0, "petite": 4, "grande": 8, "enorme": 12}
SIZES = {
    "minime": (2, 4),
    "petite": (4, 8),
    "moyenne": (6, 12),
    "grande": (8, 16),
    "enorme": (12, 20),
}

TABLES = [
    case("CONTRACT-EXAMPLES", "table", Count(19), table="contract_examples"),
    *(
        case(
            "CONTRACT-EXAMPLES",
            "table",
            {"max_rolls": rolls, "threshold": threshold},
            table="contract_sizes",
            row=size,
        )
        for size, (rolls, threshold) in SIZES.items()
    ),
    *(
        case("CHASE-LEAD-DESCRIPTIONS", "table", {"bonus": bonus}, table="chase_leads", row=lead)
        for lead, bonus in LEADS.items()
    ),
]

CASES: list[Case] = [*TABLES]
