"""Tests of the calls on large tensors."""
