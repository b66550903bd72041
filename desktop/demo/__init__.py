"""The demonstration: what a person would do at the table, played without one."""
