"""Tests of harness.pytest_plugin."""
