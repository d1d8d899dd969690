"""Benchmarks of random graphs, mutants and the service."""
