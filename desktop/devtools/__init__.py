"""Tools for people who work on Cassure: compiled forms and translations. Not in the wheel."""
