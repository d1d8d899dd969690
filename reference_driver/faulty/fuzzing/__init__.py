"""Faults that only odd inputs show. ``FOUND_BY`` is the fuzz target that must find it, ``AS`` the verdict of that."""
