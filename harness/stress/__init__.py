"""Level 6: stress tests: clients in many threads and processes load a driver, compare all outputs, and are killed."""
