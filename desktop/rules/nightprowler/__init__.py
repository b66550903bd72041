"""Night Prowler: thieves, d20, Vitalité and Endurance boxes, duels with sealed choices."""
