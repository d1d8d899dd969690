"""Tests of harness.process."""
