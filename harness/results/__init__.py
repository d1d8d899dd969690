"""Verdicts of cases, and the results store."""
