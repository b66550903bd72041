"""What `cassure resolve` answers for HARP | TdM."""
