"""Chases (VI.B): who runs after whom, sealed choices, rolls, points gathered, and the end."""
