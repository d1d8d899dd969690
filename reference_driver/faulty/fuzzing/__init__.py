"""Faults that only unusual inputs show."""
