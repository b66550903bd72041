"""A character as stored."""
