"""Benchmarks of what the runner puts together."""
