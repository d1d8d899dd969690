"""Tests of nnconform.harness.conversion."""
