"""Tests of harness.oracle."""
