"""The sheet window of Night Prowler."""
