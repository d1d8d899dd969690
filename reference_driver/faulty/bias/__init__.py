"""Faults in roundings: each result is within the tolerance, but their errors lie on one side."""
