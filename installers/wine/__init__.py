"""The Windows program proven on Debian: built, tested, installed and removed under Wine."""
