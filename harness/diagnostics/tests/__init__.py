"""Tests of nnconform.harness.diagnostics."""
