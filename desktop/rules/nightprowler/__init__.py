"""Night Prowler: thieves, d20, Vitalité and Endurance boxes, duels with sealed choices."""

ROUND_WORD = "tour"
"""What a round is called, known without its rules being read."""
