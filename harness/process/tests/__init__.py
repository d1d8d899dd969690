"""Tests of nnconform.harness.process."""
