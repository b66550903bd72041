"""Warhammer rénové: the second edition without wound points, by its house rules."""

ROUND_WORD = "round"
"""What a round is called, known without its rules being read."""
