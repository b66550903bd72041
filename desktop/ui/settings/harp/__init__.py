"""The settings of HARP | TdM."""
