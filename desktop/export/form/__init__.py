"""Sheets as PDF forms: written with fields, and read back without trusting the file."""
