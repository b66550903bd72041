"""The sheet of PV négatifs: pages, what may be filled in, and what that means."""
