"""Sheet windows, one folder per rule system."""
