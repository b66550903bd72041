"""Small widgets without rules, shared by every window; each module has one subject."""
