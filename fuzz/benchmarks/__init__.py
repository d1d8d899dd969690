"""Benchmarks of the fuzzer."""
