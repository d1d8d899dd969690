"""Faults around the preparation of models and in what a device says of itself."""
