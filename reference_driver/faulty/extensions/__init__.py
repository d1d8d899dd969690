"""Faults around vendor extensions."""
