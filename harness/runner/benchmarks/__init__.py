"""Benchmarks of the runner: ``nnconform bench``."""
