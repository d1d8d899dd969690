"""Calls on large tensors for whatever ``--driver`` names."""
