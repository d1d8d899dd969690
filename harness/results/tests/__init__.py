"""Tests of harness.results."""
