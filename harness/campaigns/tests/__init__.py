"""Tests of harness.campaigns."""
