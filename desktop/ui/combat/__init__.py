"""The combat window: order, asks, exchanges, health and journal of a fight of any rule system."""
