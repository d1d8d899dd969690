"""Level 1: definitions of operations: the schema, the shape rules, and the table of all definitions."""
