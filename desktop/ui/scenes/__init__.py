"""Windows of a rule system that open from a sheet: what is bought, asked, tried and played."""
