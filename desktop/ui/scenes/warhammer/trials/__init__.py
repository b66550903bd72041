"""Tests outside a fight: plain, opposed, extended, hidden."""
