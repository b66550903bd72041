"""The catalogue: what is bought, sold and earned."""
