"""Tests of nnconform.harness.cluster."""
