"""What `cassure resolve` answers for PV négatifs."""
