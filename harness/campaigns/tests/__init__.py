"""Tests of nnconform.harness.campaigns."""
