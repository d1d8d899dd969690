"""Tests of the specs themselves: their coverage, their power to detect wrong outputs, and independent confirmation."""
