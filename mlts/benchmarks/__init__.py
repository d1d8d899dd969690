"""Benchmarks on real networks: each module prints its figures when run."""
