"""Metrics of a network's outputs, one file each."""
