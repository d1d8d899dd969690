"""Benchmark and accuracy on real networks."""
