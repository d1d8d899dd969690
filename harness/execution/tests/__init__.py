"""Tests of harness.execution."""
