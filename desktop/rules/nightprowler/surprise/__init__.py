"""Legal choices at random."""
