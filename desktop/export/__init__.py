"""A sheet model on paper: laid out in points, painted on any paint device, written as PDF."""
