"""Tests of nnconform.harness.oracle."""
