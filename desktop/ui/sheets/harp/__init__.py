"""The sheet window of HARP | TdM."""
