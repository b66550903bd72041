"""The sheet of HARP | TdM: pages, what may be filled in, and what that means."""
