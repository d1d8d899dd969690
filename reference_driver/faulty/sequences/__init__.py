"""Faults that only a sequence of calls shows, each of them right by itself."""
