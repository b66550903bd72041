"""Long tasks by percentage over rounds, of one or several people."""
