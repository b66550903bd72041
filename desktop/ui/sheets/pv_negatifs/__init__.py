"""The sheet window of PV négatifs."""
