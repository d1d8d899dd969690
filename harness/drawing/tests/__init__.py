"""Tests of nnconform.harness.drawing."""
