"""Tests of the spec language, its reader and writer, and the reader of plain-data cases."""
