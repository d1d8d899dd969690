"""Level 2, which models and requests the contract admits, derived from the table of operations."""
