"""How good a network's answers are. One file for each metric."""
