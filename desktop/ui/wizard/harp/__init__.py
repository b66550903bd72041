"""The creation wizard of HARP | TdM."""
