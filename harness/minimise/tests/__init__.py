"""Tests of the minimiser."""
