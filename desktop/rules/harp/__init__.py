"""HARP | TdM: manoeuvres, resistance, light, diseases, wounds and death, as pure rules."""

ROUND_WORD = "round"
"""What a round is called, known without its rules being read."""
