"""Commands turned into documents."""
