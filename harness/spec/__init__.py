"""Level 2, cases, and the specs (``.mod.py``) that they are read from and written to."""
