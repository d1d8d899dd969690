"""Tests of harness.selftest."""
