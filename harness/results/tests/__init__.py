"""Tests of nnconform.harness.results."""
