"""Faults around the buffers that a driver manages, and around what keeps its clients apart."""
