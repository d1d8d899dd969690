"""Tests of nnconform.harness.pytest_plugin."""
