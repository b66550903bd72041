"""The settings of PV négatifs."""
