"""The creation wizard of Night Prowler: a shell, one module for each step, and the miniature."""
