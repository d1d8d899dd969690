"""Tests of the values: codes, numbers, memory, graphs, errors."""
