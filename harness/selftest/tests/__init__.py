"""Tests of nnconform.harness.selftest."""
