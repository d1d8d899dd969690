"""Calls on large tensors for the driver of ``--driver``."""
