"""Level 1, what each operation is: the schema, the shape rules, and the table of all definitions."""
