"""What the rules of PV négatifs look up, one module for each subject."""
