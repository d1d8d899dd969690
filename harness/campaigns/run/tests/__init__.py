"""Tests of nnconform.harness.campaigns.run."""
