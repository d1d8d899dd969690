"""Tests of the stress tests."""
