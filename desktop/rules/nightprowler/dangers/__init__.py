"""Falls, fire and asphyxia."""
