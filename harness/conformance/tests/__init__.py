"""Tests of the API checks."""
