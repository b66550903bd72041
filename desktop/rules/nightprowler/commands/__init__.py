"""What a person asks of a sheet."""
