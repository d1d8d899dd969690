"""Level 7, the pytest plugin: cases, checks, random graphs and calls on large tensors as pytest items."""
