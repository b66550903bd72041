"""Campaign settings: what the source does not give, and how it is read."""
