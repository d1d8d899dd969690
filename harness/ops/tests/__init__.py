"""Tests of what operations are: schema, table, selection, shapes; and of the definitions against the reference."""
