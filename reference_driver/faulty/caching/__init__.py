"""Faults around the saving of prepared models to cache files, and around what is believed of such files."""
