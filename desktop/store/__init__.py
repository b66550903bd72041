"""The library on disk: bytes, ids and journals in SQLite, and no rule of any system."""
