"""Tests of the reference driver and of the faulty ones."""
