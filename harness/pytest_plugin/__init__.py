"""Level 7, the pytest plugin: cases, checks, random graphs and calls at extremes as pytest items."""
