"""Generates calls at extremes: extents beside the thresholds of vectors, tiles and counters, and arguments over a
function's whole domain.
"""
