"""Benchmarks of the loaders: each module prints its figures when run."""
