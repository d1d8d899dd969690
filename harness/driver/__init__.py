"""Level 2: the driver interface, and the shortest way to implement it."""
