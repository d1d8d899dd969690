"""Level 2, what a driver is: the interface, and the shortest way to implement it."""
