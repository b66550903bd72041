"""Wounds, their consequences and their recovery."""
