"""Sheets on paper: chosen, looked at, printed, written as files, and read back."""
