"""Tests of nnconform.harness.execution."""
