"""PV négatifs: house rules of AD&D 2e for what lies below zero hit points, and around it."""

ROUND_WORD = "round"
"""What a round is called, known without its rules being read."""
