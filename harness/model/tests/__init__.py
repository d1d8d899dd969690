"""Tests of the value types: codes, numbers, memory, graphs, errors."""
