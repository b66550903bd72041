"""The creation wizard of PV négatifs."""
