"""Characters at random."""
