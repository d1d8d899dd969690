"""Benchmarks of random graphs, mutants, the service and the limit of a hang; and what all benchmarks share."""
