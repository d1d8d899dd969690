"""Tests of the readers of operator tests."""
