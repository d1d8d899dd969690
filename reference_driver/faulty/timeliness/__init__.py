"""Faults of deadlines, of the limits of loops, and of priorities."""
