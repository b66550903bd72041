"""The sheet and the library card as data."""
