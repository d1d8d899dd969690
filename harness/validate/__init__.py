"""Level 2: checks which models and requests the contract admits, derived from the table of operations."""
