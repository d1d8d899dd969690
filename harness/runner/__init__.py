"""Level 5, runs cases on drivers and comes to verdicts."""
