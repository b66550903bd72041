"""Contracts (III.D.1, VI.A): a threshold to reach by adding up the qualities of several rolls."""
