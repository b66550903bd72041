"""Ratios of Cassure's work to bare baselines of the same run (`python tasks.py bench`)."""
