"""Level 2: cases, and reading and writing them as specs (``.mod.py``) and as ``.jsonl``."""
