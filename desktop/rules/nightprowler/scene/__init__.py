"""What chases and contracts share: people with a live state, their rolls and their corrections."""
