"""The settings of Night Prowler: what the source leaves open, value by value."""
