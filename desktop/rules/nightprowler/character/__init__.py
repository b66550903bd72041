"""What follows from a character."""
