"""Generates calls on tensors of a few thousand elements, one for each signature of each operation."""
