"""Benchmarks of the generators."""
