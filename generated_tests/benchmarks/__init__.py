"""Benchmarks of the conformance suite: ``nnconform bench``."""
