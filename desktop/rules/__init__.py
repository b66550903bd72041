"""The rules: pure values and functions, one folder per rule system."""
