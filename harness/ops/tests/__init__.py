"""Tests of the definitions: schema, table, selection, shapes; and against the reference."""
