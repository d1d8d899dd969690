"""Tests of the random graphs."""
