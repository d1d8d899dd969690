"""Tests of the rules for models and requests."""
